# برای هر کد یک متن: چرا پذیرفته نشد و درستش چیست.

error-action-illegal = این کار اکنون ممکن نیست.
error-action-unknown = این بازی چنین حرکتی ندارد.
error-action-not-your-turn = نوبت شما نیست.
error-action-hand-over = این دست تمام شده است.
error-action-match-over = مسابقه تمام شده است.
error-action-trains-only = این حرکت از بازی‌های قطار است.
error-action-ambiguous = { $action } در چند سر می‌خورد؛ سر را هم بگویید.
error-action-other-tile-next = قطعه‌ی بعدی انبار این نیست.
error-action-must-place-drawn = همین حالا { $tile } را کشیدید و می‌خورد: باید همان را بگذارید.
error-action-never-draw = در این بازی کسی از انبار نمی‌کشد.
error-action-must-lead = باید با قطعه‌ای آغاز کنید که آغازگر را تعیین کرد: { $tiles }.
error-action-stock-empty = انبار خالی است.
error-action-stock-reserved = { $reserve } قطعه‌ی آخر انبار کشیده نمی‌شود.
error-action-must-place = قطعه‌ای دارید که می‌خورد، پس باید یکی بگذارید.
error-action-must-place-or-draw = نوبت با گذاشتن قطعه پایان می‌یابد: قطعه‌ای که می‌خورد بگذارید، یا از انبار بکشید.
error-action-one-draw = در هر نوبت تنها یک قطعه می‌توان کشید.
error-action-must-draw = پیش از رد کردن باید از انبار بکشید.
error-action-tile-outside-set = { $tile } در این ست نیست.
error-action-tile-not-held = { $tile } در دست شما نیست.
error-action-lead-names-no-end = قطعه‌ی اول دست سر نمی‌خواهد: تنها { $tile } را بگویید.
error-action-fits-nowhere = { $tile } به هیچ سری نمی‌خورد؛ سرها: { $pips }.
error-action-does-not-fit = { $tile } نیمه‌ی { $pip } ندارد که آنجا بخورد.
error-action-arm-closed = این شاخه‌ی اسپینر هنوز باز نشده است.
error-action-no-such-end = اکنون چنین سری نیست.

error-rules-invalid = با این قوانین نمی‌شود بازی کرد.
error-rules-unknown-game = بازی‌ای به نام «{ $game }» نیست. بازی‌ها: { $games }.
error-rules-unknown-game-nearest = بازی‌ای به نام «{ $game }» نیست. منظورتان { $nearest } بود؟
error-rules-players = { $name } بازی { $least } تا { $most } نفره است، نه { $players } نفره.
error-rules-players-exactly = { $name } بازی { $least } نفره است، نه { $players } نفره.
error-rules-unknown-option = گزینه‌ای به نام «{ $option }» نیست.
error-rules-unknown-option-nearest = گزینه‌ای به نام «{ $option }» نیست؛ نزدیک‌ترین نام { $nearest } است.
error-rules-option-of-trains = { $option } گزینه‌ی بازی‌های قطار است و این بازی از آن‌ها نیست.
error-rules-bad-value = { $option } ({ $name }): مقدار «{ $value }» پذیرفته نیست. پذیرفته‌ها: { $expected }.
error-rules-not-playable-yet = { $option } ({ $name }): با مقدار «{ $value }» هنوز نمی‌شود بازی کرد. شدنی‌ها: { $expected }.
error-rules-switched-off = { $option }={ $value } اینجا اثری ندارد؛ بسته به { $needs_option } ({ $name }) است.
error-rules-contradiction = { $option }={ $value } با گزینه‌های دیگر جور نیست.
error-rules-pairs-need-four = بازی دو به دو چهار نفر می‌خواهد.
error-rules-deal-too-large = { $option }={ $value } بیش از قطعه‌های ست پخش می‌کند؛ اینجا برای هر نفر بیشینه { $most } است.
error-rules-reserve-too-large = { $option }={ $value } بیش از قطعه‌های انبار نگه می‌دارد؛ اینجا بیشینه { $most } است.
error-rules-holder-outside-set = { $option }={ $value }: این قطعه در ست دو-{ $max_pip } نیست.

error-deal-invalid = پخش قطعه‌ها با قوانین نمی‌خواند.
error-deal-seats = پخش برای { $seats } صندلی است و مسابقه { $players } صندلی دارد.
error-deal-hand-too-large = به صندلی { $seat } { count-tiles } رسیده که بیش از { $hand_size } است.
error-deal-stock-too-large = انبار { count-tiles } دارد؛ پس از پخش تنها { $stock } می‌ماند.
error-deal-no-such-seat = صندلی { $seat } نیست؛ شمار صندلی‌ها { $players } است.
error-deal-tile-outside-set = { $tile } در ست نیست.
error-deal-tile-twice = { $tile } دو بار پخش شده است.
error-deal-leader = آغازگر این دست صندلی { $leader } نیست، صندلی { $right } است.
error-deal-leader-needed = آغازگر با قرعه تعیین می‌شود: صندلی را نام ببرید.

error-match-state = در این مرحله‌ی مسابقه این کار ممکن نیست.
error-match-no-seed = بذری نیست که از آن پخش شود.
error-match-over = مسابقه تمام شده است.
error-match-hand-running = این دست هنوز تمام نشده است.

error-parse-invalid = «{ $text }» خواندنی نیست.
error-parse-tile = «{ $text }» قطعه نیست. قطعه را با دو عدد بنویسید، مانند { $example }.
error-parse-end = «{ $text }» نام هیچ سری نیست.
error-parse-action = «{ $text }» فهمیده نشد.

error-record-invalid = ثبت بازی جاهای ناخوانا یا نادرست دارد.
error-player-unknown = بازیکن رایانه‌ای «{ $name }» نیست. بازیکن‌ها: { $names }.
error-error = خطایی رخ داد.

# قطارها.
error-action-seek-engine = { $tile } دست کسی نبود: بکشید تا پیدا شود.
error-action-must-start = نخست باید لوکوموتیو { $tile } گذاشته شود.
error-action-engine-lies = لوکوموتیو { $tile } از پیش وسط میز است.
error-action-done-first-turn-only = تنها قطار کاملِ نوبت اول این‌گونه تمام می‌شود.
error-action-done-needs-tile = پیش از پایان قطار اول دست‌کم یک قطعه بگذارید.
error-action-double-ends-train = قطار اول نباید به دوبل ختم شود: قطعه‌ی دیگری رویش بگذارید.
error-action-must-be-done = در نوبت اول قطعه گذاشته‌اید: قطارتان را تمام کنید.
error-action-cover-double = دوبل { $double } هنوز پوشانده نشده است: پیش از هر چیز باید پوشانده شود، حتی روی قطار بسته.
error-action-cover-double-several = دوبل‌های { $doubles } هنوز پوشانده نشده‌اند: پیش از هر چیز باید یکی از آن‌ها پوشانده شود، حتی روی قطار بسته.
error-action-cover-laid-double = دوبلی که همین حالا گذاشتید باید پوشانده شود.
error-action-doubles-per-turn = در این نوبت دوبل دیگری نمی‌توانید بگذارید.
error-action-own-train-only = در نوبت اول تنها در قطار خودتان می‌گذارید.
error-action-mexican-not-yet = قطار مکزیکی را هنوز نمی‌شود آغاز کرد.
error-action-train-closed = این قطار نشان‌دار نیست و برای شما بسته است.
error-action-others-closed = اینجا کسی روی قطار دیگری بازی نمی‌کند.
error-action-start-own-first = پیش از بازی روی قطار دیگران، قطار خودتان را آغاز کنید.
error-action-fits-no-train = { $tile } به هیچ قطاری که برای شما باز است نمی‌خورد.
error-action-no-such-train = چنین قطاری نیست.
error-rules-beyond-engines = { $option }={ $value } بیش از شمار لوکوموتیوهاست؛ بیشینه { $most } دست است.
error-rules-option-of-line = { $option } گزینه‌ی بازی‌های خطی است و این بازی از آن‌ها نیست.

# مسابقه‌ها و پخش‌هایی که تنها بخشی از آن‌ها معلوم است.
error-action-unknown-tiles = تا برخی قطعه‌ها ناشناخته‌اند این معلوم نیست.
error-deal-too-many-tiles = بیش از قطعه‌های ست پخش شده است.
error-match-no-hand = هنوز دستی پخش نشده است.
error-match-nothing-unseen = این صندلی قطعه‌ی نادیده‌ای ندارد.
error-match-tile-seen = این قطعه جای دیگری دیده شده است.

# ثبت‌ها.
error-record-audience = این خواننده‌ی یک ثبت نیست.
error-record-before-hand = جای این پس از آغاز دست است.
error-record-behind-tag = پس از برچسب چیز دیگری آمده؛ حرکت‌ها و گفته‌ها سطر خود را دارند.
error-record-claim = این گفته خواندنی نیست.
error-record-control-character = در متن نویسه‌ی کنترلی هست.
error-record-count = مجموع سرهای گفته‌شده نادرست است.
error-record-escape = این نویسه‌ی گریز شناخته نیست.
error-record-hand = این دست اینجا آغاز نمی‌شود.
error-record-hand-number = این شماره‌ی دست نیست.
error-record-hand-order = دست‌ها به ترتیب نیستند.
error-record-illegal = این حرکت اینجا مجاز نیست.
error-record-late-deal = جای این پیش از نخستین حرکت دست است.
error-record-late-tag = جای این پیش از دست اول است.
error-record-leader = آغازگر گفته‌شده این دست را آغاز نمی‌کند.
error-record-legal = حرکت‌های مجازِ گفته‌شده درست نیستند.
error-record-line = این سطر خواندنی نیست.
error-record-missing-tag = پیش از دست اول برچسب { $missing } کم است.
error-record-no-hand = هیچ دستی از این ثبت آغاز نمی‌شود.
error-record-no-such-seat = چنین صندلی‌ای نیست.
error-record-nul = در ثبت نویسه‌ی تهی هست.
error-record-numbers = این یک عدد برای هر صندلی نیست.
error-record-open-quote = نشانه‌ی پایان متن کم است.
error-record-open-tag = کروشه‌ی پایان برچسب کم است.
error-record-option = این گزینه نیست.
error-record-option-twice = گزینه‌ای دو بار آمده است.
error-record-other-version = این ثبت با نسخه‌ی دیگری از قوانین نوشته شده است.
error-record-players = این شمار بازیکنان نیست.
error-record-points = امتیاز گفته‌شده نادرست است.
error-record-refused = حرکتی که گفته شده پذیرفته نیست پذیرفته است.
error-record-result = نتیجه‌ی گفته‌شده نادرست است.
error-record-rules = با قوانین این ثبت نمی‌شود بازی کرد.
error-record-score = امتیازهای گفته‌شده نادرست‌اند.
error-record-settled = تسویه‌ی گفته‌شده نادرست است.
error-record-tag = این برچسب خواندنی نیست.
error-record-tag-twice = برچسبی دو بار آمده است.
error-record-team-scores = یارها امتیازهای متفاوت دارند.
error-record-too-long = ثبت بیش از اندازه بلند است.
error-record-too-many = خطاها بیش از آن است که فهرست شده.
error-record-unknown-tag = این برچسب شناخته نیست.
error-record-unwritable = در متن نویسه‌ای هست که در ثبت نوشته نمی‌شود.
error-file-unreadable = این پرونده خواندنی نیست.
error-file-no-records = اینجا ثبتی نیست.
error-record-no-engine = این دست لوکوموتیوی ندارد.
