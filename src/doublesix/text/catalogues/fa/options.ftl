# جدول گزینه‌ها: نام هر گزینه، اثرش، و هر مقدارش به زبان ساده.
# مقداری که فهرست است واژه‌های اجزایش را کنار هم می‌گذارد؛ .value-number و .value-hands عدد می‌گیرند و .value-holder قطعه.

option-set-max-pip = ست قطعه‌ها
    .effect = با کدام قطعه‌ها بازی می‌شود.
    .value-number = ست دو-{ $number }
option-teams = تیم‌ها
    .effect = آیا دو یارِ روبه‌رو امتیاز مشترک دارند.
    .value-none = هر کس برای خودش
    .value-pairs = دو به دو، یارها روبه‌روی هم
option-direction = جهت
    .effect = ترتیب نوبت‌ها دور میز.
    .value-cw = در جهت عقربه‌های ساعت
    .value-ccw = خلاف عقربه‌های ساعت
option-hand-size = قطعه‌های پخش‌شده
    .effect = هر بازیکن چند قطعه می‌گیرد.
    .value-number = { $number ->
        [one] { $number } قطعه برای هر نفر
       *[other] { $number } قطعه برای هر نفر
    }
    .value-all = همه‌ی ست به‌طور مساوی
option-tile-value-double-blank = ارزش جفت صفر
    .effect = جفت صفر در دست چند خال حساب می‌شود.
    .value-number = { $number ->
        [one] { $number } خال
       *[other] { $number } خال
    }
option-goal = برنده
    .effect = کدام امتیاز برنده است.
    .value-high = بیشترین امتیاز می‌برد
    .value-low = کمترین امتیاز می‌برد
option-target = هدف
    .effect = مسابقه با چه تمام می‌شود.
    .value-number = { $number ->
        [one] { $number } امتیاز
       *[other] { $number } امتیاز
    }
    .value-hands = { $number ->
        [one] { $number } دست
       *[other] { $number } دست
    }
    .value-hands-all = برای هر لوکوموتیو یک دست
option-target-check = زمان سنجش هدف
    .effect = کی امتیازها با هدف سنجیده می‌شود.
    .value-immediate = همان دم؛ قطعه‌ای که به هدف برساند مسابقه را تمام می‌کند
    .value-end-of-hand = پس از تسویه‌ی دست
option-target-tie = برابری بهترین‌ها
    .effect = اگر در پایان بهترین امتیازها برابر باشد چه می‌شود.
    .value-extra-hand = یک دست دیگر بازی می‌شود
    .value-shared = برد مشترک است
option-max-hands = بیشترین شمار دست‌ها
    .effect = مسابقه دست بالا پس از چند دست تمام می‌شود.
    .value-none = بی‌حد
    .value-number = { $number ->
        [one] { $number } دست
       *[other] { $number } دست
    }
option-score-floor = کف امتیاز
    .effect = کم شدن امتیاز تا کجا پیش می‌رود.
    .value-none = امتیاز می‌تواند زیر صفر برود
    .value-number = هرگز زیر { $number } نمی‌رود
option-settle = تسویه
    .effect = خال‌های مانده به چه کسی می‌رسد.
    .value-none = تسویه‌ای نیست
    .value-opponents-sum = برنده خال‌های دست حریفان را می‌گیرد
    .value-opponents-minus-own = برنده خال‌های دست حریفان را منهای خال‌های خودش می‌گیرد
    .value-each-subtracts-own = هر کس خال‌های دست خودش را از دست می‌دهد
    .value-penalty-own = خال‌های دست هر کس امتیاز منفی خودش می‌شود
option-settle-round = گرد کردن
    .effect = آیا خال‌های تسویه گرد می‌شود.
    .value-none = گرد نمی‌شود
    .value-nearest-5 = به نزدیک‌ترین مضرب پنج
    .value-nearest-3 = به نزدیک‌ترین مضرب سه
option-settle-round-scope = چه چیزی گرد می‌شود
    .effect = هر دست جداگانه گرد می‌شود یا تنها مجموع.
    .value-each-hand = هر دست جداگانه
    .value-sum = تنها مجموع
option-block-winner = برنده‌ی بن‌بست
    .effect = وقتی هیچ‌کس نتواند بازی کند چه کسی می‌برد.
    .value-lowest-hand = کسی که کمترین خال را دارد
    .value-lowest-team = تیمی که کمترین خال را دارد
    .value-none = هیچ‌کس
option-block-tie = برابری در بن‌بست
    .effect = میان کمترین‌های برابر، به ترتیب، چه چیزی تعیین می‌کند.
    .value-fewest-tiles = قطعه‌ی کمتر
    .value-none = هیچ‌کس نمی‌برد
    .value-split = تقسیم می‌کنند
option-turn-seconds = زمان نوبت
    .effect = مهلت فکر کردن سر میز آنلاین.
    .value-none = بی‌حد
    .value-number = { $number ->
        [one] { $number } ثانیه
       *[other] { $number } ثانیه
    }
option-turn-timeout = پایان زمان
    .effect = وقتی زمان کسی تمام شود چه می‌شود.
    .value-auto-move = بازیکن رایانه‌ای به‌جایش بازی می‌کند
option-boneyard-draw = کشیدن از انبار
    .effect = کی می‌شود از انبار کشید.
    .value-never = هرگز
    .value-when-stuck = تنها وقتی چیزی نخورد
    .value-optional = هر وقت در نوبت، حتی اگر قطعه‌ای بخورد
option-boneyard-count = شمار کشیدن
    .effect = کسی که نتواند بازی کند چند قطعه می‌کشد.
    .value-until-playable = تا قطعه‌ای بخورد
    .value-one = یکی
option-boneyard-reserve = قطعه‌های آخر انبار
    .effect = چند قطعه‌ی انبار هرگز کشیده نمی‌شود.
    .value-number = { $number ->
        [0] هیچ
        [one] { $number } قطعه
       *[other] { $number } قطعه
    }
option-boneyard-drawn-tile = قطعه‌ی کشیده‌ای که می‌خورد
    .effect = آیا باید همان دم گذاشته شود.
    .value-must-play-now = باید همان دم گذاشته شود
    .value-free = می‌شود نگهش داشت
option-dead-line = خط مرده
    .effect = وقتی خالِ همه‌ی سرها تمام شده باشد چه می‌شود.
    .value-play-on = نوبت‌ها مثل همیشه ادامه دارد
    .value-immediate-block = همان دم بن‌بست است
option-lead-first-hand = آغازگر دست اول
    .effect = نخستین آغازگر چگونه تعیین می‌شود.
    .value-lot = با قرعه
    .value-highest-double = دارنده‌ی بالاترین دوبل
    .value-holder = دارنده‌ی { $tile }
option-lead-fallback = اگر کسی نداشته باشد
    .effect = اگر قطعه‌ی تعیین‌کننده دست کسی نباشد چه کسی آغاز می‌کند.
    .value-heaviest-tile = دارنده‌ی سنگین‌ترین قطعه
    .value-lot = با قرعه
option-lead-heaviest-tiebreak = قطعه‌های هم‌وزن
    .effect = از چند قطعه‌ی هم‌وزن کدام تعیین می‌کند.
    .value-high-half = آن که نیمه‌ی بالاتری دارد
    .value-lot = با قرعه
option-lead-first-tile = قطعه‌ی اول دست اول
    .effect = با کدام قطعه می‌شود آغاز کرد.
    .value-any = هر قطعه‌ای
    .value-deciding = قطعه‌ای که آغازگر را تعیین کرد
option-lead-later-hands = آغازگر دست‌های بعد
    .effect = آغازگر دست‌های بعد چگونه تعیین می‌شود؛ اگر به کسی نخورد، با قرعه.
    .value-out-player = کسی که دومینو کرد
    .value-winner = برنده‌ی دست قبل
    .value-left-of-prev-leader = بازیکن سمت چپ آغازگر قبل
    .value-right-of-prev-leader = بازیکن سمت راست آغازگر قبل
    .value-same-rule = مثل دست اول
    .value-lot = با قرعه
    .value-holder = دارنده‌ی { $tile }
option-lead-later-tile = قطعه‌ی اول دست‌های بعد
    .effect = با کدام قطعه می‌شود آغاز کرد.
    .value-any = هر قطعه‌ای
    .value-deciding = قطعه‌ای که آغازگر را تعیین کرد
option-lead-after-block = آغازگر پس از بن‌بست
    .effect = پس از بن‌بست آغازگر چگونه تعیین می‌شود.
    .value-lot = با قرعه
    .value-same-as-later = مثل پس از هر دست دیگر
    .value-lowest-hand = کسی که کمترین خال را داشت
option-spinner = اسپینر
    .effect = خط از کدام دوبل شاخه می‌زند.
    .value-none = هیچ‌کدام؛ خط دو سر دارد
    .value-first = نخستین دوبل
option-spinner-opens = شاخه‌های اسپینر
    .effect = کی می‌شود بالا و پایین اسپینر قطعه گذاشت.
    .value-immediate = همان دم باز است
    .value-after-both-sides = پس از پوشیده شدن دو پهلو باز می‌شود
option-play-score = امتیاز در میان بازی
    .effect = آیا مجموع سرهای باز امتیاز دارد.
    .value-none = نه
    .value-multiples = بله، وقتی مضرب باشد
option-play-score-divisors = مضرب‌های امتیازآور
    .effect = مجموعِ بالای صفر که بر یکی از این عددها بخش‌پذیر باشد امتیاز می‌آورد.
    .value-number = مضرب { $number }
option-play-score-points = امتیاز مجموع
    .effect = مجموعی که امتیاز می‌آورد چند امتیاز است.
    .value-total = خود مجموع
    .value-quotient-sum = هر عدد چند بار در آن می‌گنجد
option-play-score-on-lead = امتیاز قطعه‌ی اول
    .effect = آیا قطعه‌ی اول دست می‌تواند امتیاز بیاورد.
    .value-true = بله
    .value-false = نه

# بازی‌های قطار.
option-engine-find = یافتن لوکوموتیو
    .effect = دوبلی که همه‌ی قطارها از آن آغاز می‌شود چگونه روی میز می‌آید.
    .value-held-else-draw-one-at-a-time = دارنده‌اش می‌گذارد؛ وگرنه به نوبت می‌کشند تا پیدا شود
    .value-held-else-draw-rounds = دارنده‌اش می‌گذارد؛ وگرنه می‌کشند و دور کامل می‌شود
    .value-preplaced = پیش از پخش روی میز است
option-engine-placer-plays = پس از لوکوموتیو
    .effect = آیا کسی که لوکوموتیو را می‌گذارد بازی را هم آغاز می‌کند.
    .value-true = خودش آغاز می‌کند
    .value-false = نفر بعد آغاز می‌کند
option-train-first-turn = نوبت اول
    .effect = بازیکن در نوبت اول چه می‌گذارد.
    .value-whole-train = یک قطار کامل
    .value-one-tile = یک قطعه
option-train-first-turn-own-only = نوبت اول در قطار خود
    .effect = آیا نوبت اول تنها در قطار خودِ بازیکن است.
    .value-true = بله
    .value-false = نه، از قطارهای باز هم می‌شود استفاده کرد
option-train-first-turn-double = دوبل در ته قطار اول
    .effect = دوبلی که قطار نوبت اول به آن ختم شود چه حکمی دارد.
    .value-deferred = لازم نیست همان دم پوشانده شود
    .value-normal = نفر بعد باید آن را بپوشاند
    .value-forbidden-end = قطار اول نباید به دوبل ختم شود
option-train-others = قطار دیگران
    .effect = کدام قطارهای دیگران باز است.
    .value-marked = نشان‌دارها
    .value-marked-if-own-started = نشان‌دارها، پس از آغاز قطار خود
    .value-never = هیچ‌کدام
    .value-all-open = همه
option-mexican-max = قطار مکزیکی
    .effect = چند قطار مکزیکی می‌شود داشت.
    .value-number = { $number ->
        [0] هیچ
       *[other] { $number }
    }
option-mexican-start = آغاز قطار مکزیکی
    .effect = بازیکن کی می‌تواند آن را آغاز کند.
    .value-after-first-turn = پس از نوبت اول
    .value-after-own-started = پس از آغاز قطار خود
    .value-any-turn = در هر نوبت
option-marker-on = نشان‌دار شدن قطار
    .effect = قطار خودِ بازیکن کی نشان‌دار می‌شود.
    .value-pass = وقتی نوبت بدون قطعه بگذرد
    .value-drawn-not-on-own = همچنین وقتی قطعه‌ی کشیده جای دیگری گذاشته شود
option-double-extra-tile = قطعه‌ی پس از دوبل
    .effect = قطعه‌ی اضافه‌ی پس از دوبل کجا می‌رود.
    .value-anywhere = هر جا که بخورد
    .value-must-cover = روی دوبل
    .value-none = قطعه‌ی اضافه‌ای نیست
option-double-max-per-turn = دوبل در یک نوبت
    .effect = در یک نوبت چند دوبل می‌شود گذاشت.
    .value-none = بی‌حد
    .value-number = دست بالا { $number }
option-double-next-must-satisfy = دوبل پوشیده‌نشده
    .effect = آیا دوبل پوشیده‌نشده بازیکنان بعد را پایبند می‌کند.
    .value-true = نفر بعد باید آن را بپوشاند
    .value-false = کسی را پایبند نمی‌کند
option-double-order = چند دوبل پوشیده‌نشده
    .effect = کدام‌یک باید نخست پوشانده شود.
    .value-fifo = آن که زودتر گذاشته شده
    .value-lifo = آن که دیرتر گذاشته شده
    .value-any = هر کدام
option-double-fail-marks = نپوشاندن دوبل
    .effect = آیا نپوشاندن دوبل دیگران قطار خود را نشان‌دار می‌کند.
    .value-true = قطار خودش نشان‌دار می‌شود
    .value-false = چیزی نشان‌دار نمی‌شود
option-double-unsatisfiable = دوبلی که پوشاندنی نیست
    .effect = با دوبلی که عددش تمام شده چه می‌شود.
    .value-lapse = دیگر پوشاندن نمی‌خواهد
    .value-lock = همه می‌کشند و رد می‌کنند تا دست به بن‌بست برسد
option-double-go-out = تمام کردن با دوبل
    .effect = آیا قطعه‌ی آخر می‌تواند دوبل باشد.
    .value-allowed = می‌شود
    .value-must-cover = باید پوشانده شود

# آنچه می‌شود به‌جای مقدار نوشت.
expects-number = عددی از { $least } تا { $most }
expects-points = امتیازی از { $least } تا { $most }
expects-hands = hands:k برای چند دست
expects-holder = holder:a-b برای دارنده‌ی یک قطعه
expects-numbers = عددهای متفاوت از { $least } تا { $most } با ویرگول میانشان
expects-words = واژه‌ها با ویرگول میانشان، به ترتیب کاربرد
expects-hands-all = hands:all برای یک دست با هر لوکوموتیو
