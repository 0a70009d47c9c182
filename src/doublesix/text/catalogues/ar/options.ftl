# جدول الخيارات: اسم كل خيار، وأثره، وكل قيمة من قيمه كتابةً.
# القيمة المؤلفة من قائمة تجمع كلمات عناصرها؛ و.value-number و.value-hands تأخذان عددًا، و.value-holder حجرًا.

option-set-max-pip = طقم الأحجار
    .effect = الأحجار التي يُلعب بها.
    .value-number = طقم المزدوج { $number }
option-teams = الفرق
    .effect = هل يتقاسم الشريكان المتقابلان نتيجة واحدة.
    .value-none = كل لاعب لنفسه
    .value-pairs = فريقان، والشريكان متقابلان
option-direction = الاتجاه
    .effect = ترتيب الأدوار حول الطاولة.
    .value-cw = مع عقارب الساعة
    .value-ccw = عكس عقارب الساعة
option-hand-size = الأحجار الموزعة
    .effect = عدد الأحجار لكل لاعب.
    .value-number = { $number ->
        [zero] لا أحجار
        [one] حجر لكل لاعب
        [two] حجران لكل لاعب
        [few] { $number } أحجار لكل لاعب
        [many] { $number } حجرًا لكل لاعب
       *[other] { $number } حجر لكل لاعب
    }
    .value-all = الطقم كله بالتساوي
option-tile-value-double-blank = قيمة دوبل الصفر
    .effect = ما يُحسب لدوبل الصفر إذا بقي في اليد.
    .value-number = { $number ->
        [zero] لا نقاط
        [one] نقطة
        [two] نقطتان
        [few] { $number } نقاط
        [many] { $number } نقطة
       *[other] { $number } نقطة
    }
option-goal = الغاية
    .effect = أي نتيجة تفوز.
    .value-high = أعلى نتيجة تفوز
    .value-low = أدنى نتيجة تفوز
option-target = الهدف
    .effect = ما تنتهي به المباراة.
    .value-number = { $number ->
        [zero] لا نقاط
        [one] نقطة
        [two] نقطتان
        [few] { $number } نقاط
        [many] { $number } نقطة
       *[other] { $number } نقطة
    }
    .value-hands = { $number ->
        [zero] لا جولات
        [one] جولة
        [two] جولتان
        [few] { $number } جولات
        [many] { $number } جولة
       *[other] { $number } جولة
    }
    .value-hands-all = جولة لكل محطة
option-target-check = وقت النظر في الهدف
    .effect = متى تُقارَن النتيجة بالهدف.
    .value-immediate = فورًا؛ الحجر الذي يُبلَغ به الهدف ينهي المباراة
    .value-end-of-hand = بعد تسوية الجولة
option-target-tie = تعادل أفضل نتيجتين
    .effect = ما يحدث إذا تعادلت أفضل النتائج في النهاية.
    .value-extra-hand = تُلعب جولة أخرى
    .value-shared = يتقاسمون الفوز
option-max-hands = أقصى عدد للجولات
    .effect = عدد الجولات الذي تنتهي المباراة بعده على الأكثر.
    .value-none = بلا حد
    .value-number = { $number ->
        [zero] لا جولات
        [one] جولة
        [two] جولتان
        [few] { $number } جولات
        [many] { $number } جولة
       *[other] { $number } جولة
    }
option-score-floor = أدنى نتيجة
    .effect = الحد الذي لا تنزل النتيجة تحته.
    .value-none = يجوز أن تنزل النتيجة تحت الصفر
    .value-number = لا تنزل تحت { $number }
option-settle = التسوية
    .effect = لمن تُحسب نقاط الأحجار الباقية.
    .value-none = لا تسوية
    .value-opponents-sum = يأخذ الفائز نقاط أيدي الخصوم
    .value-opponents-minus-own = يأخذ الفائز نقاط أيدي الخصوم ناقصًا نقاط يده
    .value-each-subtracts-own = يخسر كل لاعب نقاط يده
    .value-penalty-own = تُضاف إلى كل لاعب نقاط يده جزاءً
option-settle-round = التقريب
    .effect = هل تُقرَّب نقاط التسوية.
    .value-none = بلا تقريب
    .value-nearest-5 = إلى أقرب مضاعف للخمسة
    .value-nearest-3 = إلى أقرب مضاعف للثلاثة
option-settle-round-scope = ما الذي يُقرَّب
    .effect = هل تُقرَّب كل يد على حدة أم المجموع وحده.
    .value-each-hand = كل يد على حدة
    .value-sum = المجموع وحده
option-block-winner = الفائز عند الإغلاق
    .effect = من يفوز حين لا يستطيع أحد اللعب.
    .value-lowest-hand = صاحب أقل النقاط في اليد
    .value-lowest-team = الفريق صاحب أقل النقاط
    .value-none = لا أحد
option-block-tie = التعادل عند الإغلاق
    .effect = ما يفصل بين أقل الأيدي إذا تساوت، بالترتيب.
    .value-fewest-tiles = الأقل أحجارًا
    .value-none = لا يفوز أحد
    .value-split = يتقاسمون
option-turn-seconds = مدة الدور
    .effect = مهلة التفكير على الطاولة عبر الشبكة.
    .value-none = بلا حد
    .value-number = { $number ->
        [zero] لا ثوانٍ
        [one] ثانية
        [two] ثانيتان
        [few] { $number } ثوانٍ
        [many] { $number } ثانية
       *[other] { $number } ثانية
    }
option-turn-timeout = عند انتهاء المهلة
    .effect = ما يحدث لمن انتهت مهلته.
    .value-auto-move = يلعب عنه لاعب آلي
option-boneyard-draw = السحب
    .effect = متى يجوز السحب من المخزون.
    .value-never = لا سحب
    .value-when-stuck = حين لا يناسب أي حجر
    .value-optional = في أي وقت من الدور، حتى مع القدرة على اللعب
option-boneyard-count = عدد المسحوب
    .effect = كم حجرًا يسحب من لا يستطيع اللعب.
    .value-until-playable = حتى يظهر حجر مناسب
    .value-one = حجر واحد
option-boneyard-reserve = الاحتياطي المحمي
    .effect = عدد أحجار المخزون التي لا تُسحب أبدًا.
    .value-number = { $number ->
        [zero] لا احتياطي
        [one] حجر
        [two] حجران
        [few] { $number } أحجار
        [many] { $number } حجرًا
       *[other] { $number } حجر
    }
option-boneyard-drawn-tile = الحجر المسحوب المناسب
    .effect = هل يجب لعبه فورًا.
    .value-must-play-now = يجب لعبه فورًا
    .value-free = يجوز الاحتفاظ به
option-dead-line = الخط الميت
    .effect = ما يحدث إذا نفد العدد الظاهر على الأطراف كلها.
    .value-play-on = تستمر الأدوار كالمعتاد
    .value-immediate-block = تُغلق الجولة فورًا
option-lead-first-hand = بادئ الجولة الأولى
    .effect = كيف يُحدَّد أول بادئ.
    .value-lot = بالقرعة
    .value-highest-double = صاحب أعلى مزدوج
    .value-holder = صاحب الحجر { $tile }
option-lead-fallback = إن لم يملكه أحد
    .effect = من يبدأ إن لم يكن الحجر الحاسم عند أحد.
    .value-heaviest-tile = صاحب أثقل حجر
    .value-lot = بالقرعة
option-lead-heaviest-tiebreak = تساوي أثقل الأحجار
    .effect = أي الأحجار المتساوية في الثقل يحسم.
    .value-high-half = صاحب النصف الأعلى
    .value-lot = بالقرعة
option-lead-first-tile = أول حجر في الجولة الأولى
    .effect = الحجر الذي يجوز الافتتاح به.
    .value-any = أي حجر
    .value-deciding = الحجر الذي حدّد البادئ
option-lead-later-hands = بادئ الجولات التالية
    .effect = كيف يُحدَّد بادئ الجولات التالية؛ وبالقرعة إن لم ينطبق على أحد.
    .value-out-player = من لعب آخر أحجاره
    .value-winner = الفائز بالجولة السابقة
    .value-left-of-prev-leader = الجالس على يسار البادئ السابق
    .value-right-of-prev-leader = الجالس على يمين البادئ السابق
    .value-same-rule = كما في الجولة الأولى
    .value-lot = بالقرعة
    .value-holder = صاحب الحجر { $tile }
option-lead-later-tile = أول حجر في الجولات التالية
    .effect = الحجر الذي يجوز الافتتاح به.
    .value-any = أي حجر
    .value-deciding = الحجر الذي حدّد البادئ
option-lead-after-block = البادئ بعد الإغلاق
    .effect = كيف يُحدَّد البادئ بعد جولة مغلقة.
    .value-lot = بالقرعة
    .value-same-as-later = كما بعد أي جولة
    .value-lowest-hand = صاحب أقل النقاط في اليد
option-spinner = المحور
    .effect = أي حجر مزدوج يتفرع منه الخط.
    .value-none = لا محور؛ للخط طرفان
    .value-first = أول حجر مزدوج
option-spinner-opens = فروع المحور
    .effect = متى يجوز اللعب فوق المحور وتحته.
    .value-immediate = تُفتح فورًا
    .value-after-both-sides = تُفتح بعد تغطية جانبيه
option-play-score = النقاط أثناء اللعب
    .effect = هل يُسجَّل مجموع الأطراف المفتوحة.
    .value-none = لا
    .value-multiples = نعم، إذا كان من المضاعفات
option-play-score-divisors = المضاعفات المسجَّلة
    .effect = يُسجَّل المجموع الموجب إذا قبل القسمة على أحد هذه الأعداد.
    .value-number = مضاعفات { $number }
option-play-score-points = نقاط المجموع
    .effect = كم يساوي المجموع المسجَّل.
    .value-total = المجموع نفسه
    .value-quotient-sum = عدد مرات احتوائه كل عدد
option-play-score-on-lead = نقاط حجر الافتتاح
    .effect = هل يجوز أن يسجّل حجر الافتتاح نقاطًا.
    .value-true = نعم
    .value-false = لا

# ألعاب القطار.
option-engine-find = إيجاد المحطة
    .effect = كيف يصل إلى الطاولة المزدوج الذي تبدأ منه القطارات.
    .value-held-else-draw-one-at-a-time = يضعها صاحبها؛ وإلا سحب اللاعبون بالدور حتى تظهر
    .value-held-else-draw-rounds = يضعها صاحبها؛ وإلا سحب اللاعبون دورة كاملة بعد دورة
    .value-preplaced = موضوعة على الطاولة قبل التوزيع
option-engine-placer-plays = بعد وضع المحطة
    .effect = هل يبدأ اللعب من وضع المحطة.
    .value-true = يبدأ من وضعها
    .value-false = يبدأ اللاعب التالي
option-train-first-turn = الدور الأول
    .effect = ما يضعه اللاعب في دوره الأول.
    .value-whole-train = قطار كامل
    .value-one-tile = حجر واحد
option-train-first-turn-own-only = الدور الأول في القطار الخاص
    .effect = هل يقتصر الدور الأول على قطار اللاعب نفسه.
    .value-true = نعم
    .value-false = لا، ويجوز استعمال القطارات المفتوحة
option-train-first-turn-double = مزدوج في آخر القطار الأول
    .effect = حكم المزدوج الذي ينتهي به قطار الدور الأول.
    .value-deferred = لا تجب تغطيته فورًا
    .value-normal = على اللاعب التالي تغطيته
    .value-forbidden-end = لا يجوز أن ينتهي القطار الأول بمزدوج
option-train-others = قطارات الآخرين
    .effect = أي قطارات الآخرين مفتوح.
    .value-marked = المعلَّمة
    .value-marked-if-own-started = المعلَّمة، بعد أن يبدأ اللاعب قطاره
    .value-never = لا شيء منها
    .value-all-open = كلها
option-mexican-max = القطارات المكسيكية
    .effect = كم قطارًا مكسيكيًا يجوز.
    .value-number = { $number ->
        [zero] لا قطار
        [one] قطار واحد
       *[other] { $number }
    }
option-mexican-start = بدء القطار المكسيكي
    .effect = متى يجوز للاعب أن يبدأه.
    .value-after-first-turn = بعد الدور الأول
    .value-after-own-started = بعد أن يبدأ قطاره
    .value-any-turn = في أي دور
option-marker-on = تعليم القطار
    .effect = متى يُعلَّم قطار اللاعب.
    .value-pass = حين يمرّ الدور بلا حجر
    .value-drawn-not-on-own = وكذلك حين يوضع الحجر المسحوب في غيره
option-double-extra-tile = الحجر بعد المزدوج
    .effect = أين يوضع الحجر الإضافي الواجب بعد المزدوج.
    .value-anywhere = حيث يناسب
    .value-must-cover = على المزدوج
    .value-none = لا حجر إضافي
option-double-max-per-turn = المزدوجات في الدور
    .effect = كم مزدوجًا يجوز وضعه في الدور الواحد.
    .value-none = بلا حد
    .value-number = { $number } على الأكثر
option-double-next-must-satisfy = المزدوج غير المغطى
    .effect = هل يُلزم المزدوج غير المغطى اللاعبين التالين.
    .value-true = على اللاعب التالي تغطيته
    .value-false = لا يُلزم أحدًا
option-double-order = مزدوجات عدة غير مغطاة
    .effect = أيها يُغطى أولًا.
    .value-fifo = ما وُضع أولًا
    .value-lifo = ما وُضع آخرًا
    .value-any = أيٌّ منها
option-double-fail-marks = العجز عن التغطية
    .effect = هل يُعلَّم قطار من عجز عن تغطية مزدوج غيره.
    .value-true = يُعلَّم قطاره
    .value-false = لا يُعلَّم شيء
option-double-unsatisfiable = مزدوج لا يغطيه شيء
    .effect = حكم مزدوج نفد عدده.
    .value-lapse = تسقط تغطيته
    .value-lock = يسحب الجميع ويمرّرون إلى أن تُغلق الجولة
option-double-go-out = الإنهاء بمزدوج
    .effect = هل يجوز أن يكون آخر حجر مزدوجًا.
    .value-allowed = جائز
    .value-must-cover = تجب تغطيته

# ما يجوز أن يُكتب قيمةً.
expects-number = عدد من { $least } إلى { $most }
expects-points = نقاط من { $least } إلى { $most }
expects-hands = hands:k لعدد من الجولات
expects-holder = holder:a-b لصاحب حجر بعينه
expects-numbers = أعداد مختلفة من { $least } إلى { $most } تفصل بينها فواصل
expects-words = كلمات تفصل بينها فواصل بترتيب تطبيقها
expects-hands-all = hands:all لجولة مع كل محطة
