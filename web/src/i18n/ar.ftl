# ما لا تقوله إلا الصفحة. أما الكلمات المشتركة ففي فهارس الحزمة.

page-title = doublesix – دومينو
language = اللغة
loading = لحظة من فضلك …
close = إغلاق
cancel = إلغاء
try-again = حاول مرة أخرى
try-now = حاول الآن
to-start = الصفحة الرئيسية

home-title = الدومينو كما ينبغي
home-about = العب مع أصدقائك برابط، أو ضد الحاسوب. لا حساب ولا تثبيت.
home-open = طاولاتك المفتوحة
home-choose = اختر لعبة
home-promise = ثلاث لغات، وقواعد دقيقة، ولا يد تنكشف.
play-now = العب { $game } الآن
play-now-about = ضد الحاسوب، { count-players }
players-range = من { $least } إلى { $most } لاعبين

players = اللاعبون
level = اللاعبون الآليون
level-random = مبتدئ
level-greedy = متمرّس
level-planner = مخطِّط
level-heuristic = ماهر
level-strong = قوي
level-other = مستوى «{ $level }»
your-name = اسمك
guest = ضيف
play-computer = العب ضد الحاسوب
play-friends = العب مع أصدقائك برابط
house-rules = قواعد خاصة
target-points = نقاط
target-hands = جولات
number-typed = عدد

lobby-invite = { $seats ->
    [zero] لا مقاعد شاغرة.
    [one] بقي مقعد شاغر واحد. أرسل الرابط إلى من سيلعب.
    [two] بقي مقعدان شاغران. أرسل الرابط إلى من سيلعب.
    [few] بقيت { $seats } مقاعد شاغرة. أرسل الرابط إلى من سيلعب.
    [many] بقي { $seats } مقعدًا شاغرًا. أرسل الرابط إلى من سيلعب.
   *[other] بقي { $seats } مقعد شاغر. أرسل الرابط إلى من سيلعب.
}
lobby-join = أنت مدعوّ. اختر اسمًا وخذ مقعدًا.
lobby-waiting = { $seats ->
    [zero] تبدأ المباراة الآن.
    [one] تبدأ المباراة حين يُشغل المقعد الأخير.
    [two] تبدأ المباراة حين يُشغل المقعدان.
    [few] تبدأ المباراة حين تُشغل المقاعد كلها.
    [many] تبدأ المباراة حين تُشغل المقاعد كلها.
   *[other] تبدأ المباراة حين تُشغل المقاعد كلها.
}
lobby-watching = المتفرّجون: { $spectators }
invitation = تعال نلعب { $game }.
link = رابط هذه الطاولة
link-code = رمز QR للرابط
copy = انسخ الرابط
copied = نُسخ
copy-yourself = الرابط محدَّد: انسخه.
share = شارك
seats = المقاعد
seat-free = المقعد { $seat }: شاغر
seat-computer = الحاسوب { $seat }
seat-number = المقعد { $seat }
seat-own = أنت
seat-partner = شريكك
seat-away = غائب، ويلعب الحاسوب عنه
pair-first = الزوج الأول
pair-second = الزوج الثاني
sit = اجلس هنا
add-computer = أضف لاعبًا آليًا

you = أنت
table = الطاولة
line = السلسلة
hand = أحجارك
hand-number = الجولة { $hand }
history = ما حدث
rules = القواعد
rules-options = كل الخيارات
settings = الإعدادات
table-bare = لا شيء على الطاولة بعد.
count = مجموع الأطراف:
turn-you = دورك
turn-draw = لا حجر يناسب: اسحب
turn-pass = لا حجر يناسب: مرّر
turn-player = الدور عند { $player }
turn-theirs = الدور له
choose-end = اختر طرفًا
seconds = { $seconds } ث
action-draw-short = اسحب
action-pass-short = مرّر
action-start-short = ضع المحطة
action-done-short = أنهِ قطاري
train-marked = معلَّم: يجوز للآخرين استعماله
train-cover = غطِّه
draw-from = اسحب حجرًا؛ في المخزون: { count-tiles }
tile-fits = يناسب
tile-scores = يكسب { $points }
tile-does-not-fit = { $tile }: لا يناسب الآن.
not-your-turn = ليس دورك.
watching = أنت متفرّج.
spectators = المتفرّجون: { $spectators }
told-seat = { $player }: { $held }، { $score }
told-cover = يجب أن يُغطّى المزدوج { $where }.
told-stock = المخزون: { count-tiles }
arrange = رتّب قطاري
sort = رتّب حسب النقاط
arranged = قطارك: { $train }. خارجه: { $loose }.
arranged-none = لا يمكن الآن تأليف قطار من أحجارك.
tile-in-train = في قطارك
tile-moved = { $tile }: الموضع { $place } من { $tiles }.
tile-moved-train = { $tile }: الموضع { $place } من { $tiles }، في قطارك.
keys-A = ترتيب قطارك (ألعاب القطار)
keys-S = ترتيب أحجارك (ألعاب القطار)
keys-move = نقل حجر في يدك
hands-table = كل الجولات حتى الآن

event-could-not-you = لا حجر لديك يناسب، فمرّرتَ دورك.
event-could-not-player = لا حجر لدى { $player } يناسب، فمرّر دوره.
event-joined = جلس { $player } إلى الطاولة.
event-left-you = كنتَ غائبًا: يلعب الحاسوب عنك.
event-left-player = غاب { $player }: يلعب الحاسوب عنه.
event-returned-you = عدتَ.
event-returned-player = عاد { $player }.
event-rematch-you = طلبتَ مباراة أخرى.
event-rematch-player = يطلب { $player } مباراة أخرى.

# انتهت المهلة فلعب الحاسوب عن صاحب المقعد.
event-late-engine-you = انتهت المهلة: وضع الحاسوب عنك المحطة { $tile }.
event-late-engine-player = انتهت المهلة: وضع الحاسوب المحطة { $tile } عن { $player }.
event-late-led-you = انتهت المهلة: افتتح الحاسوب عنك بالحجر { $tile }.
event-late-led-player = انتهت المهلة: افتتح الحاسوب بالحجر { $tile } عن { $player }.
event-late-placed-you = انتهت المهلة: لعب الحاسوب عنك الحجر { $tile } { $where }.
event-late-placed-player = انتهت المهلة: لعب الحاسوب عن { $player } الحجر { $tile } { $where }.
event-late-drew-you = انتهت المهلة: سحب الحاسوب عنك { $tile }.
event-late-drew-player = انتهت المهلة: سحب الحاسوب عن { $player } { count-tiles-object }.
event-late-passed-you = انتهت المهلة: مرّر الحاسوب دورك.
event-late-passed-player = انتهت المهلة: مرّر الحاسوب دور { $player }.
event-late-first-turn-done-you = انتهت المهلة: أنهى الحاسوب قطارك الأول.
event-late-first-turn-done-player = انتهت المهلة: أنهى الحاسوب القطار الأول عن { $player }.

# قطار لاعب آخر.
train-of = قطار { $player }
    .at = في قطار { $player }
event-resumed = يستمر اللعب؛ وللدور وقته الكامل من جديد.
event-resumed-untimed = يستمر اللعب.

tiles-left = الأحجار الباقية
tiles-none = لا أحجار باقية
tiles-unseen = مخفية
settlement = التسوية
becomes = ←
rounded-to = بعد التقريب: { $points }
shared-among = { $players ->
    [zero] لكل واحد { $points }
    [one] لواحد { $points }
    [two] تقاسمه اثنان: لكل واحد { $points }
    [few] تقاسمه { $players }: لكل واحد { $points }
    [many] تقاسمه { $players }: لكل واحد { $points }
   *[other] تقاسمه { $players }: لكل واحد { $points }
}
player = اللاعب
total = المجموع
next-hand = { $seconds ->
    [zero] توزَّع الجولة التالية الآن.
    [one] توزَّع الجولة التالية بعد ثانية.
    [two] توزَّع الجولة التالية بعد ثانيتين.
    [few] توزَّع الجولة التالية بعد { $seconds } ثوانٍ.
    [many] توزَّع الجولة التالية بعد { $seconds } ثانية.
   *[other] توزَّع الجولة التالية بعد { $seconds } ثانية.
}
show-result = اعرض النتيجة
rematch = مباراة أخرى
rematch-waiting = بانتظار الآخرين …

digits = الأرقام
digits-native = ٠١٢٣
theme = المظهر
theme-auto = كالجهاز
theme-light = فاتح
theme-dark = داكن
pips = النقاط على الأحجار
pips-coloured = ملوّنة
pips-plain = بلون واحد
settings-forgetful = لا يحفظ هذا المتصفح شيئًا لهذه الصفحة: تبقى الإعدادات ومقعدك إلى أن تغلقها.
keys = المفاتيح
keys-hand = تنقّل بين أحجارك والعب أحدها
keys-H = سماع أحجارك
keys-E = سماع الأطراف المفتوحة
keys-C = سماع المجموع والنقاط وعدد الأحجار
keys-L = سماع السلسلة كلها
keys-D = سحب
keys-P = تمرير
keys-number = الانتقال إلى ذلك الحجر

link-connecting = جارٍ الاتصال …
link-online = متصل.
link-waiting = الخدمة لا تجيب؛ تُعاد المحاولة.
link-offline = لا توجد شبكة هنا.
link-restarting = الخدمة تبدأ من جديد؛ يستمر اللعب بعد لحظة.
link-stopped = انتهى الاتصال.
link-nothing-lost = لم يضِع شيء.
link-move-waits = نقلتك تنتظر، وتُرسَل حالما يعود الاتصال.
link-way-on = مقعدك وكل نقلة محفوظان. تكمل الصفحة وحدها حالما تستطيع.
table-lost = لا يمكن فتح هذه الطاولة
seat-lost = لم يعد هذا المقعد لك هنا
seat-again = تفرّج على الطاولة

error-page-unreachable = الخدمة لا تجيب. لم يضِع شيء؛ حاول مرة أخرى بعد لحظة.
error-page-offline = لا توجد شبكة هنا. لم يضِع شيء؛ حاول مرة أخرى حين تتصل.
error-act-id-reused = اختلطت هذه النقلة بأخرى. العبها مرة أخرى من فضلك.
error-game-no-trains = هذه اللعبة بلا قطارات. رتّب أحجارك بيدك.
error-game-unknown-level = لا يوجد لاعب آلي كهذا. اختر غيره.
error-hello-expected = لم يبدأ الاتصال كما ينبغي. تُعاد المحاولة.
error-host-unknown = لا تُعرف الخدمة بهذا الاسم. افتحها من عنوانها.
error-message-invalid = لم تفهم الخدمة هذه الصفحة. أعد تحميل الصفحة.
error-message-too-long = هذا أطول مما ينبغي. اختصره من فضلك.
error-message-too-many-wrong = لم تفهم الخدمة هذه الصفحة. أعد تحميل الصفحة.
error-method-unknown = لم تفهم الخدمة هذه الصفحة. أعد تحميل الصفحة.
error-name-invalid = لا يمكن عرض هذا الاسم. اختر اسمًا من حرف إلى { 40 } حرفًا.
error-origin-foreign = هذه الصفحة لموقع آخر. افتح صفحة الخدمة نفسها.
error-page-missing = لا صفحة في هذا التثبيت.
error-path-unknown = لا شيء في هذا العنوان.
error-rate-actions = كان ذلك أسرع مما ينبغي. يُرسَل مرة أخرى بعد لحظة.
error-rate-requests = طلبات كثيرة من هنا. انتظر لحظة ثم حاول مرة أخرى.
error-record-unknown-match = لم تُلعب على هذه الطاولة مباراة كهذه.
error-rematch-not-finished = لم تنتهِ المباراة بعد.
error-seat-needed = هذا لمن يجلس إلى الطاولة وحده. خذ مقعدًا.
error-seat-taken = شُغل هذا المقعد للتو. خذ مقعدًا آخر.
error-seat-unknown = لا مقعد كهذا على الطاولة. خذ مقعدًا آخر.
error-service-busy = على الطاولة عمل كثير. تُرسَل نقلتك مرة أخرى بعد لحظة.
error-service-error = حدث خطأ. لم يضِع شيء؛ أعد تحميل الصفحة.
error-service-starting = الخدمة ما زالت تبدأ. حاول مرة أخرى بعد لحظة.
error-socket-slow = هذا الاتصال أبطأ من أن يتابع. تُعاد المحاولة.
error-socket-too-many = المتصلون بهذه الطاولة كثيرون. أغلق علامة تبويب، أو حاول لاحقًا.
error-store-full = امتلأ التخزين. نقلتك تنتظر وتُرسَل وحدها من جديد.
error-store-unavailable = التخزين لا يجيب. نقلتك تنتظر وتُرسَل وحدها من جديد.
error-table-damaged = سجل هذه الطاولة لا يوافق هذا الإصدار. أخبر من يستضيفها.
error-table-full = المقاعد كلها مشغولة. يمكنك التفرّج.
error-table-unknown = لا توجد طاولة كهذه. تحقّق من الرابط، أو أنشئ طاولة لك.
error-table-waiting = لم تبدأ المباراة: ثمّة مقاعد شاغرة.
error-token-expired = انتهت صلاحية مقعدك هنا. تفرّج، أو خذ مقعدًا شاغرًا.
error-token-invalid = لا يملك هذا الجهاز مقعدًا على هذه الطاولة. تفرّج، أو خذ مقعدًا شاغرًا.

record-open = افتح سجل لعبة
record-about = شاهد لعبة من جديد حركةً حركة: افتح سجلها. يُعرض هنا ولا يُحفظ في أي مكان.
record-choose = اختر ملفًا
record-drop = أو أفلته هنا
record-paste = أو ألصق نص السجل
record-show = اعرضه
record-another = سجل آخر
record-save = نزّل السجل
record-step = { $step } من { $steps }
record-slider = الخطوة
record-steps = الحركات
record-hand = الجولة
record-first = إلى البداية
record-previous = خطوة إلى الوراء
record-next = خطوة إلى الأمام
record-last = إلى النهاية
record-true = كل ما في هذا السجل صحيح.
record-findings = الأخطاء في هذا السجل
record-at-line = السطر { $line }: { $text }
record-claimed = يقول السجل { $claimed }، والصحيح { $right }.
record-more = { $places ->
    [zero] ولا مواضع أخرى.
    [one] وموضع آخر.
    [two] وموضعان آخران.
    [few] و{ $places } مواضع أخرى.
    [many] و{ $places } موضعًا آخر.
   *[other] و{ $places } موضع آخر.
}
record-empty = لا يمكن عرض أي جولة من هذا السجل.
record-drew = سحب { $player } الحجر { $tile }.
record-hidden = غير معروضة: { count-tiles }
record-scores-unknown = النقاط غير مذكورة
record-for-spectator = في هذا السجل ما يجوز أن يعرفه المتفرّج.
record-for-seat = في هذا السجل ما يجوز أن يعرفه { $player }.
error-page-file = لا يمكن قراءة الملف.
error-record-too-large = هذا أكبر من أن يكون سجل لعبة.
error-record-too-slow = عرض هذا السجل خطوة خطوة يطول أكثر مما يجوز.
error-record-unreadable = لا تُفهم من هذا النص أي لعبة.
error-record-not-unicode = السجل ليس نصًا بترميز يونيكود.

# في الصفحة تُسمّى الخيارات بأسمائها.
error-rules-bad-value = { $name }: القيمة «{ $value }» غير ممكنة. الممكن: { $expected }.
error-rules-not-playable-yet = { $name }: القيمة «{ $value }» لا يمكن اللعب بها بعد. الممكن: { $expected }.
error-rules-switched-off = { $name }: القيمة «{ $value }» لا أثر لها مع بقية الخيارات.
error-rules-contradiction = { $name }: القيمة «{ $value }» لا تتفق مع بقية الخيارات.
error-rules-deal-too-large = { $name }: القيمة «{ $value }» توزّع أحجارًا أكثر مما في الطقم؛ الحد الأقصى هنا لكل لاعب: { $most }.
error-rules-reserve-too-large = { $name }: القيمة «{ $value }» تحمي أحجارًا أكثر مما في المخزون؛ الحد الأقصى هنا: { $most }.
error-rules-holder-outside-set = { $name }: «{ $value }»: هذا الحجر ليس من طقم المزدوج { $max_pip }.
error-rules-beyond-engines = { $name }: القيمة «{ $value }» أكثر من عدد المحطات؛ أقصى عدد للجولات { $most }.
