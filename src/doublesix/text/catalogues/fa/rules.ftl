# دفترچه‌ی قوانین، از جمله‌هایی که قوانین هر بازی لازم دارد.

rules-heading-aim = هدف بازی
rules-heading-deal = پخش و آغاز
rules-heading-play = بازی
rules-heading-score = امتیاز در میان بازی
rules-heading-draw = وقتی چیزی نمی‌خورد
rules-heading-end = پایان دست
rules-heading-match = مسابقه
rules-heading-options = گزینه‌ها

rules-players-each = { count-players }، هر کس برای خودش.
rules-players-pairs = چهار نفر، دو به دو؛ یارها روبه‌روی هم می‌نشینند و امتیاز مشترک دارند.
rules-set = ست دو-{ $max } با { count-tiles }: هر دو عددی از صفر تا { $max } یک بار.
rules-aim = همه‌ی قطعه‌هایتان را پیش از دیگران بگذارید.
rules-aim-count = همه‌ی قطعه‌هایتان را پیش از دیگران بگذارید و کاری کنید که مجموع سرهای باز امتیاز بیاورد.
rules-hidden = هر کس تنها قطعه‌های خودش را می‌بیند؛ شمار قطعه‌های دیگران را همه می‌دانند.

rules-deal = به هر نفر { count-tiles } می‌رسد.
rules-deal-all = همه‌ی ست پخش می‌شود: به هر نفر { count-tiles } می‌رسد.
rules-stock = { count-tiles } دیگر رو به پایین در انبار می‌ماند.
rules-stock-idle = { count-tiles } دیگر رو به پایین و بیرون از بازی می‌ماند.
rules-order-cw = نوبت‌ها در جهت عقربه‌های ساعت است.
rules-order-ccw = نوبت‌ها خلاف جهت عقربه‌های ساعت است.

rules-lead-first-lot = آغازگر دست اول با قرعه تعیین می‌شود.
rules-lead-first-highest-double = دست اول را دارنده‌ی بالاترین دوبل آغاز می‌کند.
rules-lead-first-holder = دست اول را دارنده‌ی { $tile } آغاز می‌کند.
rules-lead-every-highest-double = دارنده‌ی بالاترین دوبل آغاز می‌کند؛ در هر دست همین‌طور.
rules-lead-every-holder = دارنده‌ی { $tile } آغاز می‌کند؛ در هر دست همین‌طور.
rules-lead-every-lot = آغازگر با قرعه تعیین می‌شود؛ در هر دست همین‌طور.
rules-lead-fallback-heaviest-tile-high-half = اگر کسی نداشت، سنگین‌ترین قطعه تعیین می‌کند؛ از هم‌وزن‌ها آن که نیمه‌ی بالاتری دارد.
rules-lead-fallback-heaviest-tile-lot = اگر کسی نداشت، سنگین‌ترین قطعه تعیین می‌کند؛ میان هم‌وزن‌ها قرعه.
rules-lead-fallback-lot = اگر کسی نداشت، قرعه تعیین می‌کند.
rules-lead-tile-any = با هر قطعه‌ای می‌شود آغاز کرد.
rules-lead-tile-deciding = باید با همان قطعه‌ای آغاز کرد که آغازگر را تعیین کرده است.
rules-lead-later-out-player = دست‌های بعد را کسی آغاز می‌کند که در دست قبل دومینو کرده است.
rules-lead-later-winner = دست‌های بعد را برنده‌ی دست قبل آغاز می‌کند.
rules-lead-later-left-of-prev-leader = دست‌های بعد را بازیکن سمت چپ آغازگر قبل آغاز می‌کند.
rules-lead-later-right-of-prev-leader = دست‌های بعد را بازیکن سمت راست آغازگر قبل آغاز می‌کند.
rules-lead-later-lot = آغازگر دست‌های بعد با قرعه تعیین می‌شود.
rules-lead-later-highest-double = دست‌های بعد را دارنده‌ی بالاترین دوبل آغاز می‌کند.
rules-lead-later-holder = دست‌های بعد را دارنده‌ی { $tile } آغاز می‌کند.
rules-lead-later-tile-deciding = آنجا هم باید با همان قطعه‌ی تعیین‌کننده آغاز کرد.
rules-lead-block-lot = پس از بن‌بست آغازگر با قرعه تعیین می‌شود.
rules-lead-block-lowest-hand = پس از بن‌بست کسی آغاز می‌کند که کمترین خال را داشته است.

rules-place = در نوبتتان یک نیمه‌ی یکی از قطعه‌هایتان را کنار سر بازی بگذارید که همان عدد را دارد. نیمه‌ی دیگر سر تازه می‌شود.
rules-doubles = دوبل عمود بر خط گذاشته می‌شود.
rules-spinner-none = خط هیچ‌گاه شاخه نمی‌زند: دو سر دارد.
rules-spinner-immediate = نخستین دوبل هر دست اسپینر است: از همان دم که گذاشته شد بالا و پایینش هم می‌شود قطعه گذاشت، پس شاید چهار سر باز باشد.
rules-spinner-after-both-sides = نخستین دوبل هر دست اسپینر است: وقتی دو پهلویش پوشیده شد بالا و پایینش هم می‌شود قطعه گذاشت، پس شاید چهار سر باز باشد.

rules-count = پس از هر قطعه سرهای باز شمرده می‌شود: نیمه‌ی بیرونی هر سر، و هر دو نیمه‌ی دوبلی که سر خط باشد. دوبلی که بازی با آن آغاز شده، تا تنهاست یک بار شمرده می‌شود.
rules-count-spinner = اسپینر تا وقتی هر دو پهلویش پوشیده نشده شمرده می‌شود؛ شاخه‌ی بی‌قطعه به حساب نمی‌آید.
rules-score-total = اگر مجموع بالای صفر و مضرب { $divisors } باشد، همان مجموع را امتیاز می‌گیرید.
rules-score-quotient-sum = اگر مجموع بالای صفر و مضرب { $divisors } باشد، به شمار دفعاتی که هر کدام در آن می‌گنجد امتیاز می‌گیرید.
rules-score-no-lead = قطعه‌ی اول دست امتیاز ندارد.

rules-draw-never = کشیدن از انبار نیست. اگر چیزی نخورد رد می‌کنید.
rules-draw-when-stuck = اگر قطعه‌ای بخورد باید یکی بگذارید. اگر نخورد، یکی‌یکی از انبار می‌کشید تا قطعه‌ای بخورد.
rules-draw-when-stuck-one = اگر قطعه‌ای بخورد باید یکی بگذارید. اگر نخورد، یک قطعه از انبار می‌کشید.
rules-draw-optional = در نوبتتان هر وقت بخواهید می‌توانید از انبار بکشید، حتی اگر قطعه‌ای بخورد؛ ولی نوبت باید با گذاشتن قطعه تمام شود.
rules-drawn-must-play-now = قطعه‌ی کشیده‌ای که بخورد باید همان دم گذاشته شود.
rules-drawn-free = قطعه‌ی کشیده‌ای را که بخورد می‌شود نگه داشت یا به‌جایش قطعه‌ی دیگری گذاشت.
rules-reserve = { count-tiles } آخر انبار هرگز کشیده نمی‌شود.
rules-pass-stock = تنها وقتی رد می‌کنید که چیزی نخورد و چیزی هم برای کشیدن نباشد.
rules-pass-one = اگر آن هم نخورد رد می‌کنید.
rules-dead-line = اگر خالِ همه‌ی سرها تمام شده باشد، همان دم بن‌بست است.

rules-end = دست وقتی تمام می‌شود که کسی آخرین قطعه‌اش را بگذارد (دومینو)، یا هیچ‌کس نتواند بازی کند و چیزی هم برای کشیدن نباشد (بن‌بست).
rules-out-wins = کسی که دومینو کند دست را می‌برد.
rules-block-lowest-hand = در بن‌بست کسی دست را می‌برد که کمترین خال را دارد.
rules-block-lowest-team = در بن‌بست تیمی دست را می‌برد که روی هم کمترین خال را دارد.
rules-block-none = بن‌بست برنده ندارد.
rules-tie-none = اگر کمترین میان چند نفر برابر باشد، هیچ‌کس نمی‌برد.
rules-tie-split = اگر کمترین میان چند نفر برابر باشد، تقسیم می‌کنند.
rules-tie-fewest-tiles = اگر کمترین میان چند نفر برابر باشد، آن که قطعه‌ی کمتری دارد می‌برد؛ اگر آن هم برابر باشد، هیچ‌کس نمی‌برد.
rules-tie-fewest-tiles-split = اگر کمترین میان چند نفر برابر باشد، آن که قطعه‌ی کمتری دارد می‌برد؛ اگر آن هم برابر باشد، تقسیم می‌کنند.
rules-settle-none = قطعه‌های مانده برای کسی امتیازی ندارد.
rules-settle-opponents-sum = برنده خال‌هایی را که در دست حریفان مانده می‌گیرد.
rules-settle-opponents-minus-own = برنده خال‌هایی را که در دست حریفان مانده، منهای خال‌های خودش، می‌گیرد.
rules-settle-each-subtracts-own = خال‌هایی که در دست هر کس مانده از امتیاز خودش کم می‌شود؛ کسی خال‌های دیگران را نمی‌گیرد.
rules-settle-penalty-own = خال‌هایی که در دست هر کس مانده به امتیاز خودش افزوده می‌شود.
rules-round-5-each-hand = خال‌های هر نفر به نزدیک‌ترین مضرب پنج گرد می‌شود: { $first } می‌شود { $first_rounded } و { $second } می‌شود { $second_rounded }.
rules-round-3-each-hand = خال‌های هر نفر به نزدیک‌ترین مضرب سه گرد می‌شود: { $first } می‌شود { $first_rounded } و { $second } می‌شود { $second_rounded }.
rules-round-5-sum = تنها مجموع به نزدیک‌ترین مضرب پنج گرد می‌شود: { $first } می‌شود { $first_rounded } و { $second } می‌شود { $second_rounded }.
rules-round-3-sum = تنها مجموع به نزدیک‌ترین مضرب سه گرد می‌شود: { $first } می‌شود { $first_rounded } و { $second } می‌شود { $second_rounded }.
rules-split-shares = سهم‌ها رو به پایین به امتیاز کامل گرد می‌شود، یا به مضرب کامل، اگر تسویه گرد می‌شود.
rules-double-blank = جفت صفر در دست { count-pips } حساب می‌شود.
rules-floor-none = امتیاز می‌تواند زیر صفر برود.
rules-floor-zero = امتیاز از صفر پایین‌تر نمی‌رود.

rules-target-high-immediate = نخستین کسی که به { count-points } برسد همان دم می‌برد؛ دست ادامه نمی‌یابد و تسویه نمی‌شود.
rules-target-high-end-of-hand = وقتی دستی تسویه شد و کسی { count-points } یا بیشتر داشت، بیشترین امتیاز می‌برد.
rules-target-low-immediate = وقتی کسی به { count-points } برسد مسابقه همان دم تمام می‌شود و کمترین امتیاز می‌برد.
rules-target-low-end-of-hand = وقتی دستی تسویه شد و کسی { count-points } یا بیشتر داشت، کمترین امتیاز می‌برد.
rules-target-hands-high = مسابقه { count-hands } است و بیشترین امتیاز می‌برد.
rules-target-hands-low = مسابقه { count-hands } است و کمترین امتیاز می‌برد.
rules-target-tie-extra-hand = اگر بهترین امتیازها برابر باشد، یک دست دیگر بازی می‌شود.
rules-target-tie-shared = اگر بهترین امتیازها برابر باشد، برد مشترک است.
rules-max-hands = مسابقه دست بالا پس از { count-hands } تمام می‌شود؛ اگر آنگاه بهترین امتیازها برابر باشد، مساوی است.
