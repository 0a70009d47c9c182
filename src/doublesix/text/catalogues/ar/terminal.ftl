# المباراة في الطرفية.

seat-you = أنت
seat-player = اللاعب { $seat }

term-title = { $game } · الجولة { $hand } · { $target }
term-target-points = الهدف { count-points }
term-target-hands = من { count-hands-object }
term-score = { $player }: { count-points }، { count-tiles }
term-score-turn = { $player }: { count-points }، { count-tiles }، والدور له
term-score-turn-you = أنت: { count-points }، { count-tiles }، والدور لك
term-partner = { $player } (شريكك)
term-stock = المخزون: { count-tiles }
term-stock-reserve = المخزون: { count-tiles }، والمحميّ منها { $reserve }
term-no-stock = لا مخزون.
term-table-bare = لا شيء على الطاولة بعد.
term-ends = الأطراف: { $ends }
term-end = { $name } { $pip }
term-count = مجموع الأطراف: { $count }
term-your-tiles = أحجارك:
term-branch-N = الفرع العلوي، على { $pip }:
term-branch-S = الفرع السفلي، على { $pip }:
term-you-may = يمكنك:
term-action-points = { $action } ({ count-points })
term-prompt = حركتك؟ (اكتب ؟ للمساعدة)
term-which-end = عند أي طرف تضع { $tile }؟
term-choose-end = الرقم أو اسم الطرف:
term-next-hand = اضغط مفتاح الإدخال للجولة التالية.
term-legal-now = الممكن الآن: { $actions }.
term-no-such-number = لا توجد حركة رقمها { $number }؛ آخرها { $most }.
term-scores = النتائج: { $scores }
term-score-of = { $player }: { $points }
term-tally = العلامات (الخط خمس نقاط، والصليب بصلبانه الأربعة الصغيرة خمسون):
term-tally-rest = ومعها { $points }
term-goodbye = غادرتَ المباراة. إلى اللقاء.
term-interrupted = قُطعت المباراة ولم تُحفظ.
term-input-ended = انتهى الإدخال ولم تُحفظ المباراة.
term-welcome = { $game }، عدد اللاعبين { $players }: تلعب ضد الحاسوب.
term-welcome-watch = { $game }، عدد اللاعبين { $players }: الحاسوب يلعب وأنت تتفرج.

term-help-title = كيف تلعب
term-help-number = رقم الحركة في القائمة: { $number }
term-help-tile = الحجر، وأي نصفيه أولًا: { $tile } أو { $short }
term-help-end = ومعه الطرف إن ناسب أكثر من طرف: { $with_end } أو { $with_word }. الأطراف: W يسار، E يمين، N أعلى، S أسفل.
term-help-line-end = ومعه الطرف إن ناسب أكثر من طرف: { $with_end } أو { $with_word }. الأطراف: W يسار، E يمين.
term-help-draw = اسحب: سحب حجر من المخزون
term-help-pass = مرر: إنهاء الدور بلا لعب
term-help-rules = قواعد: قواعد هذه اللعبة
term-help-quit = خروج: مغادرة المباراة
term-help-help = ؟: هذه المساعدة

menu-language = اللغة
menu-game = أي لعبة؟
menu-players = كم لاعبًا؟ (من { $least } إلى { $most })
menu-choose = الرقم (أو مفتاح الإدخال لاختيار { $default }):
menu-wrong = اكتب عددًا من { $least } إلى { $most }.

# ما يُكتب، تفصل بينه فواصل؛ وتُفهم كلمات اللغات الأخرى أيضًا.
input-draw = اسحب, سحب, س
input-pass = مرر, مرّر, تمرير, م
input-help = مساعدة, ؟
input-quit = خروج, خ
input-rules = قواعد, القواعد, ق
input-W = يسار, اليسار, أيسر, الأيسر
input-E = يمين, اليمين, أيمن, الأيمن
input-N = أعلى, الأعلى, فوق
input-S = أسفل, الأسفل, تحت

# القطارات.
term-engine = المحطة: { $tile }
term-train = { $name }، آخره { $pip }
term-train-bare = { $name }، لم يبدأ
term-train-marked = { $train }، معلَّم
term-train-double = { $train }، مزدوج تجب تغطيته
term-help-train = ومعه القطار إن ناسب أكثر من قطار: { $with_end }. القطارات: رقم المقعد، وM للقطار المكسيكي.
term-help-done = تم: إنهاء القطار الأول
input-start = ابدأ
input-done = تم, انتهيت
input-own = قطاري
input-M = مكسيكي, المكسيكي
