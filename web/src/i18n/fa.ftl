# آنچه تنها صفحه می‌گوید. واژه‌های مشترک در فهرست‌های بسته‌اند.

page-title = doublesix – دومینو
language = زبان
loading = یک لحظه …
close = بستن
cancel = انصراف
try-again = دوباره امتحان کنید
try-now = همین حالا امتحان کنید
to-start = صفحه‌ی اصلی

home-title = دومینو، آن‌گونه که باید
home-about = با یک لینک با دوستان بازی کنید، یا با رایانه. نه حساب کاربری، نه نصب.
home-open = میزهای باز شما
home-choose = یک بازی انتخاب کنید
home-promise = سه زبان، قوانین دقیق، و هیچ دستی لو نمی‌رود.
play-now = همین حالا { $game } بازی کنید
play-now-about = با رایانه، { count-players }
players-range = { $least } تا { $most } بازیکن

players = بازیکنان
level = بازیکنان رایانه‌ای
level-random = تازه‌کار
level-greedy = کارآزموده
level-planner = برنامه‌ریز
level-heuristic = ماهر
level-strong = قوی
level-other = سطح «{ $level }»
your-name = نام شما
guest = مهمان
play-computer = بازی با رایانه
play-friends = بازی با دوستان با لینک
house-rules = قوانین خانگی
target-points = امتیاز
target-hands = دست
number-typed = عدد

lobby-invite = { $seats ->
    [one] یک صندلی خالی است. لینک را برای هم‌بازی‌تان بفرستید.
   *[other] { $seats } صندلی خالی است. لینک را برای هم‌بازی‌هایتان بفرستید.
}
lobby-join = شما دعوت شده‌اید. نامی انتخاب کنید و روی یک صندلی بنشینید.
lobby-waiting = { $seats ->
    [one] وقتی آخرین صندلی پر شود، مسابقه آغاز می‌شود.
   *[other] وقتی همه‌ی صندلی‌ها پر شوند، مسابقه آغاز می‌شود.
}
lobby-watching = تماشاگران: { $spectators }
invitation = بیا با هم { $game } بازی کنیم.
link = لینک این میز
link-code = کد QR لینک
copy = رونوشت لینک
copied = رونوشت شد
copy-yourself = لینک انتخاب شده است: از آن رونوشت بگیرید.
share = هم‌رسانی
seats = صندلی‌ها
seat-free = صندلی { $seat }: خالی
seat-computer = رایانه { $seat }
seat-number = صندلی { $seat }
seat-own = شما
seat-partner = یار شما
seat-away = نیست، رایانه به جایش بازی می‌کند
pair-first = جفت اول
pair-second = جفت دوم
sit = اینجا بنشینید
add-computer = افزودن رایانه

you = شما
table = میز
line = خط
hand = قطعه‌های شما
hand-number = دست { $hand }
history = آنچه گذشت
rules = قوانین
rules-options = همه‌ی گزینه‌ها
settings = تنظیمات
table-bare = هنوز چیزی روی میز نیست.
count = مجموع سرها:
turn-you = نوبت شماست
turn-draw = قطعه‌ای نمی‌خورد: بکشید
turn-pass = قطعه‌ای نمی‌خورد: رد کنید
turn-player = نوبت { $player }
turn-theirs = نوبت اوست
choose-end = یک سر را انتخاب کنید
seconds = { $seconds } ث
action-draw-short = بکشید
action-pass-short = رد کنید
action-start-short = گذاشتن لوکوموتیو
action-done-short = پایان قطار من
train-marked = نشان‌دار: دیگران می‌توانند از آن استفاده کنند
train-cover = بپوشانیدش
draw-from = کشیدن یک قطعه؛ در انبار { count-tiles }
tile-fits = می‌خورد
tile-scores = { $points } امتیاز می‌گیرد
tile-does-not-fit = { $tile } اکنون نمی‌خورد.
not-your-turn = نوبت شما نیست.
watching = شما تماشاگرید.
spectators = تماشاگران: { $spectators }
told-seat = { $player }: { $held }، { $score }
told-cover = دوبل { $where } باید پوشانده شود.
told-stock = انبار: { count-tiles }
arrange = قطارم را بچین
sort = مرتب‌سازی بر پایه‌ی خال
arranged = قطار شما: { $train }. بیرون از آن: { $loose }.
arranged-none = اکنون نمی‌توان از قطعه‌های شما قطاری ساخت.
tile-in-train = در قطار شما
tile-moved = { $tile }: جای { $place } از { $tiles }.
tile-moved-train = { $tile }: جای { $place } از { $tiles }، در قطار شما.
keys-A = چیدن قطار شما (بازی‌های قطار)
keys-S = مرتب‌کردن قطعه‌ها (بازی‌های قطار)
keys-move = جابه‌جا کردن قطعه در دست
hands-table = همه‌ی دست‌ها تا اینجا

event-could-not-you = چیزی برای گذاشتن نداشتید و رد کردید.
event-could-not-player = { $player } چیزی برای گذاشتن نداشت و رد کرد.
event-joined = { $player } سر میز نشست.
event-left-you = نبودید: رایانه به جای شما بازی می‌کند.
event-left-player = { $player } نیست: رایانه به جایش بازی می‌کند.
event-returned-you = برگشتید.
event-returned-player = { $player } برگشت.
event-rematch-you = مسابقه‌ی دیگری خواستید.
event-rematch-player = { $player } مسابقه‌ی دیگری می‌خواهد.

# وقت تمام شد و رایانه به جای صاحب صندلی بازی کرد.
event-late-engine-you = وقت تمام شد: رایانه به جای شما لوکوموتیو { $tile } را گذاشت.
event-late-engine-player = وقت تمام شد: رایانه به جای { $player } لوکوموتیو { $tile } را گذاشت.
event-late-led-you = وقت تمام شد: رایانه به جای شما با قطعه‌ی { $tile } آغاز کرد.
event-late-led-player = وقت تمام شد: رایانه به جای { $player } با قطعه‌ی { $tile } آغاز کرد.
event-late-placed-you = وقت تمام شد: رایانه به جای شما قطعه‌ی { $tile } را { $where } گذاشت.
event-late-placed-player = وقت تمام شد: رایانه به جای { $player } قطعه‌ی { $tile } را { $where } گذاشت.
event-late-drew-you = وقت تمام شد: رایانه به جای شما از انبار { $tile } را کشید.
event-late-drew-player = وقت تمام شد: رایانه به جای { $player } از انبار { count-tiles-object } کشید.
event-late-passed-you = وقت تمام شد: رایانه به جای شما رد کرد.
event-late-passed-player = وقت تمام شد: رایانه به جای { $player } رد کرد.
event-late-first-turn-done-you = وقت تمام شد: رایانه قطار اول شما را پایان داد.
event-late-first-turn-done-player = وقت تمام شد: رایانه قطار اول { $player } را پایان داد.

# قطار بازیکنی دیگر.
train-of = قطار { $player }
    .at = در قطار { $player }
event-resumed = بازی ادامه دارد؛ نوبت دوباره وقت کامل دارد.
event-resumed-untimed = بازی ادامه دارد.

tiles-left = قطعه‌های مانده
tiles-none = قطعه‌ای نمانده
tiles-unseen = پنهان
settlement = تسویه
becomes = ←
rounded-to = گرد شده: { $points }
shared-among = میان { $players } برنده: هر یک { $points }
player = بازیکن
total = جمع
next-hand = دست بعد تا { $seconds } ثانیه‌ی دیگر پخش می‌شود.
show-result = نمایش نتیجه
rematch = یک مسابقه‌ی دیگر
rematch-waiting = در انتظار دیگران …

digits = رقم‌ها
digits-native = ۰۱۲۳
theme = ظاهر
theme-auto = مانند دستگاه
theme-light = روشن
theme-dark = تیره
pips = خال‌ها
pips-coloured = رنگی
pips-plain = یک‌رنگ
settings-forgetful = این مرورگر چیزی برای این صفحه نگه نمی‌دارد: تنظیمات و صندلی شما تا بستن صفحه می‌مانند.
keys = کلیدها
keys-hand = میان قطعه‌ها بروید و یکی را بازی کنید
keys-H = شنیدن قطعه‌های شما
keys-E = شنیدن سرهای خط
keys-C = شنیدن مجموع، امتیازها و شمار قطعه‌ها
keys-L = شنیدن همه‌ی خط
keys-D = کشیدن
keys-P = رد کردن
keys-number = رفتن به آن قطعه

link-connecting = در حال اتصال …
link-online = وصل است.
link-waiting = سرویس پاسخ نمی‌دهد؛ دوباره تلاش می‌شود.
link-offline = اینجا شبکه نیست.
link-restarting = سرویس دوباره راه می‌افتد؛ بازی تا لحظه‌ای دیگر ادامه می‌یابد.
link-stopped = اتصال پایان یافت.
link-nothing-lost = چیزی از دست نرفته است.
link-move-waits = حرکت شما منتظر می‌ماند و همین که اتصال برگردد فرستاده می‌شود.
link-way-on = صندلی شما و همه‌ی حرکت‌ها نگه داشته شده‌اند. صفحه همین که بتواند خودش ادامه می‌دهد.
table-lost = این میز باز نمی‌شود
seat-lost = این صندلی دیگر مال شما نیست
seat-again = تماشای میز

error-page-unreachable = سرویس پاسخ نمی‌دهد. چیزی از دست نرفته است؛ کمی دیگر دوباره امتحان کنید.
error-page-offline = اینجا شبکه نیست. چیزی از دست نرفته است؛ وقتی وصل شدید دوباره امتحان کنید.
error-act-id-reused = آن حرکت با حرکت دیگری اشتباه شد. لطفاً دوباره بازی کنید.
error-game-no-trains = این بازی قطار ندارد. قطعه‌هایتان را خودتان بچینید.
error-game-unknown-level = چنین بازیکن رایانه‌ای نیست. یکی دیگر انتخاب کنید.
error-hello-expected = اتصال آن‌گونه که باید آغاز نشد. دوباره تلاش می‌شود.
error-host-unknown = سرویس را به این نام نمی‌شناسند. آن را با نشانی خودش باز کنید.
error-message-invalid = سرویس این صفحه را نفهمید. صفحه را دوباره باز کنید.
error-message-too-long = بیش از اندازه بلند بود. لطفاً کوتاهش کنید.
error-message-too-many-wrong = سرویس این صفحه را نفهمید. صفحه را دوباره باز کنید.
error-method-unknown = سرویس این صفحه را نفهمید. صفحه را دوباره باز کنید.
error-name-invalid = این نام را نمی‌شود نشان داد. نامی از { 1 } تا { 40 } حرف انتخاب کنید.
error-origin-foreign = این صفحه از سایت دیگری است. صفحه‌ی خود سرویس را باز کنید.
error-page-missing = این نصب صفحه ندارد.
error-path-unknown = در این نشانی چیزی نیست.
error-rate-actions = زیادی تند بود. کمی دیگر دوباره فرستاده می‌شود.
error-rate-requests = درخواست‌ها از اینجا زیاد بود. کمی صبر کنید و دوباره امتحان کنید.
error-record-unknown-match = سر این میز چنین مسابقه‌ای بازی نشده است.
error-rematch-not-finished = مسابقه هنوز تمام نشده است.
error-seat-needed = این کار تنها از کسی برمی‌آید که سر میز نشسته است. روی یک صندلی بنشینید.
error-seat-taken = این صندلی همین حالا پر شد. صندلی دیگری بگیرید.
error-seat-unknown = این میز چنین صندلی‌ای ندارد. صندلی دیگری بگیرید.
error-service-busy = میز سرش شلوغ است. حرکت شما کمی دیگر دوباره فرستاده می‌شود.
error-service-error = خطایی رخ داد. چیزی از دست نرفته است؛ صفحه را دوباره باز کنید.
error-service-starting = سرویس هنوز در حال راه افتادن است. کمی دیگر دوباره امتحان کنید.
error-socket-slow = این اتصال برای دنبال کردن بازی کند است. دوباره تلاش می‌شود.
error-socket-too-many = به این میز زیادی وصل شده‌اند. یک زبانه را ببندید، یا دیرتر امتحان کنید.
error-store-full = جای ذخیره پر است. حرکت شما منتظر می‌ماند و خودش دوباره فرستاده می‌شود.
error-store-unavailable = جای ذخیره پاسخ نمی‌دهد. حرکت شما منتظر می‌ماند و خودش دوباره فرستاده می‌شود.
error-table-damaged = ثبت این میز با این نسخه جور نیست. به میزبان آن خبر دهید.
error-table-full = همه‌ی صندلی‌ها پر است. می‌توانید تماشا کنید.
error-table-unknown = چنین میزی نیست. لینک را بررسی کنید، یا میز خودتان را بسازید.
error-table-waiting = مسابقه آغاز نشده است: صندلی خالی هست.
error-token-expired = مهلت صندلی شما اینجا گذشته است. تماشا کنید، یا روی یک صندلی خالی بنشینید.
error-token-invalid = این دستگاه صندلی‌ای سر این میز ندارد. تماشا کنید، یا روی یک صندلی خالی بنشینید.

record-open = باز کردن ثبت بازی
record-about = یک بازی را حرکت به حرکت دوباره ببینید: ثبت آن را باز کنید. اینجا نشان داده می‌شود و هیچ‌جا نگه داشته نمی‌شود.
record-choose = انتخاب فایل
record-drop = یا آن را اینجا رها کنید
record-paste = یا متن ثبت را بچسبانید
record-show = نمایش
record-another = ثبتی دیگر
record-save = دریافت ثبت بازی
record-step = { $step } از { $steps }
record-slider = گام
record-steps = حرکت‌ها
record-hand = دست
record-first = به آغاز
record-previous = یک گام به عقب
record-next = یک گام به جلو
record-last = به پایان
record-true = همه‌ی این ثبت درست است.
record-findings = نادرستی‌های این ثبت
record-at-line = خط { $line }: { $text }
record-claimed = ثبت می‌گوید { $claimed }، درستش { $right } است.
record-more = { $places ->
    [one] و یک جای دیگر.
   *[other] و { $places } جای دیگر.
}
record-empty = هیچ دستی از این ثبت را نمی‌توان نشان داد.
record-drew = { $player } قطعه‌ی { $tile } را کشید.
record-hidden = { count-tiles } نشان داده نشده
record-scores-unknown = امتیازها گفته نشده‌اند
record-for-spectator = این ثبت همان را می‌گوید که تماشاگر می‌تواند بداند.
record-for-seat = این ثبت همان را می‌گوید که { $player } می‌تواند بداند.
error-page-file = فایل خواندنی نیست.
error-record-too-large = این برای ثبت یک بازی بیش از اندازه بزرگ است.
error-record-too-slow = گام به گام رفتن در این ثبت بیش از اندازه طول می‌کشد.
error-record-unreadable = از این متن هیچ بازی‌ای فهمیده نمی‌شود.
error-record-not-unicode = ثبت متن یونیکد نیست.

# در صفحه گزینه‌ها به نام خوانده می‌شوند.
error-rules-bad-value = { $name }: مقدار «{ $value }» ممکن نیست. ممکن: { $expected }.
error-rules-not-playable-yet = { $name }: با مقدار «{ $value }» هنوز نمی‌شود بازی کرد. ممکن: { $expected }.
error-rules-switched-off = { $name }: مقدار «{ $value }» کنار گزینه‌های دیگر اثری ندارد.
error-rules-contradiction = { $name }: مقدار «{ $value }» با گزینه‌های دیگر جور نیست.
error-rules-deal-too-large = { $name }: مقدار «{ $value }» بیش از قطعه‌های ست است؛ اینجا برای هر نفر دست بالا { $most }.
error-rules-reserve-too-large = { $name }: مقدار «{ $value }» بیش از قطعه‌های انبار است؛ اینجا دست بالا { $most }.
error-rules-holder-outside-set = { $name }: «{ $value }»: این قطعه در ست دو-{ $max_pip } نیست.
error-rules-beyond-engines = { $name }: مقدار «{ $value }» بیش از شمار لوکوموتیوهاست؛ دست بالا { $most } دست.
