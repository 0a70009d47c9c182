# كتاب القواعد، مؤلَّفًا من الجمل التي تحتاجها قواعد اللعبة.

rules-heading-aim = الغاية
rules-heading-deal = التوزيع والافتتاح
rules-heading-play = اللعب
rules-heading-score = النقاط أثناء اللعب
rules-heading-draw = إن لم يناسبك حجر
rules-heading-end = نهاية الجولة
rules-heading-match = المباراة
rules-heading-options = الخيارات

rules-players-each = { count-players }، كل لاعب لنفسه.
rules-players-pairs = أربعة لاعبين في فريقين؛ يتقابل الشريكان ولهما نتيجة واحدة.
rules-set = طقم المزدوج { $max }، وعدد أحجاره { $tiles }: كل عددين من الصفر إلى { $max } مرة واحدة.
rules-aim = ضع أحجارك كلها قبل غيرك.
rules-aim-count = ضع أحجارك كلها قبل غيرك، واجعل مجموع الأطراف المفتوحة مما يُسجَّل نقاطًا.
rules-hidden = يرى كل لاعب أحجاره وحده، ويعرف الجميع كم حجرًا عند الآخرين.

rules-deal = لكل لاعب { count-tiles }.
rules-deal-all = يوزَّع الطقم كله، ولكل لاعب { count-tiles }.
rules-stock = ويبقى مقلوبًا في المخزون { count-tiles }.
rules-stock-idle = ويبقى مقلوبًا خارج اللعب { count-tiles }.
rules-order-cw = تدور الأدوار مع عقارب الساعة.
rules-order-ccw = تدور الأدوار عكس عقارب الساعة.
rules-turn-seconds = { $seconds ->
    [zero] لا وقت للدور؛ يلعب الحاسوب عن صاحبه.
    [one] وقت الدور ثانية واحدة على الأكثر؛ ثم يلعب الحاسوب عن صاحبه.
    [two] وقت الدور ثانيتان على الأكثر؛ ثم يلعب الحاسوب عن صاحبه.
    [few] وقت الدور { $seconds } ثوانٍ على الأكثر؛ ثم يلعب الحاسوب عن صاحبه.
    [many] وقت الدور { $seconds } ثانية على الأكثر؛ ثم يلعب الحاسوب عن صاحبه.
   *[other] وقت الدور { $seconds } ثانية على الأكثر؛ ثم يلعب الحاسوب عن صاحبه.
}

rules-lead-first-lot = يُحدَّد بادئ الجولة الأولى بالقرعة.
rules-lead-first-highest-double = يفتتح الجولة الأولى صاحب أعلى مزدوج.
rules-lead-first-holder = يفتتح الجولة الأولى صاحب الحجر { $tile }.
rules-lead-every-highest-double = يفتتح صاحب أعلى مزدوج، وكذلك في كل جولة.
rules-lead-every-holder = يفتتح صاحب الحجر { $tile }، وكذلك في كل جولة.
rules-lead-every-lot = يُحدَّد البادئ بالقرعة، وكذلك في كل جولة.
rules-lead-fallback-heaviest-tile-high-half = فإن لم يوجد افتتح صاحب أثقل حجر؛ وعند التساوي فصاحب النصف الأعلى.
rules-lead-fallback-heaviest-tile-lot = فإن لم يوجد افتتح صاحب أثقل حجر؛ وعند التساوي فبالقرعة.
rules-lead-fallback-lot = فإن لم يوجد فبالقرعة.
rules-lead-tile-any = يجوز الافتتاح بأي حجر.
rules-lead-tile-deciding = ويجب الافتتاح بالحجر الذي حدّد البادئ.
rules-lead-later-out-player = يفتتح الجولات التالية من لعب آخر أحجاره في الجولة السابقة.
rules-lead-later-winner = يفتتح الجولات التالية الفائز بالجولة السابقة.
rules-lead-later-left-of-prev-leader = يفتتح الجولات التالية الجالس على يسار البادئ السابق.
rules-lead-later-right-of-prev-leader = يفتتح الجولات التالية الجالس على يمين البادئ السابق.
rules-lead-later-lot = يُحدَّد بادئ الجولات التالية بالقرعة.
rules-lead-later-highest-double = يفتتح الجولات التالية صاحب أعلى مزدوج.
rules-lead-later-holder = يفتتح الجولات التالية صاحب الحجر { $tile }.
rules-lead-later-tile-deciding = ويجب هناك أيضًا الافتتاح بالحجر الذي حدّد البادئ.
rules-lead-block-lot = وبعد جولة مغلقة يُحدَّد البادئ بالقرعة.
rules-lead-block-lowest-hand = وبعد جولة مغلقة يفتتح صاحب أقل النقاط في اليد.

rules-place = في دورك صِل نصف أحد أحجارك بطرف مفتوح يحمل العدد نفسه، فيصبح النصف الآخر هو الطرف الجديد.
rules-doubles = يوضع الحجر المزدوج بالعرض.
rules-spinner-none = لا يتفرع الخط أبدًا: له طرفان.
rules-spinner-immediate = أول حجر مزدوج في الجولة هو المحور: يجوز منذ وضعه اللعب فوقه وتحته أيضًا، فقد تصير الأطراف المفتوحة أربعة.
rules-spinner-after-both-sides = أول حجر مزدوج في الجولة هو المحور: يجوز بعد تغطية جانبيه اللعب فوقه وتحته أيضًا، فقد تصير الأطراف المفتوحة أربعة.

rules-count = بعد كل حجر تُجمع الأطراف المفتوحة: النصف الخارجي من كل طرف، ونصفا الحجر المزدوج إذا كان طرفًا. والحجر المزدوج الذي يُفتتح به يُحسب مرة واحدة ما دام وحده.
rules-count-spinner = ويُحسب المحور إلى أن يُغطّى جانباه؛ والفرع الخالي لا يُحسب.
rules-score-total = إذا كان المجموع موجبًا ومن مضاعفات { $divisors } سجّلتَه نقاطًا.
rules-score-quotient-sum = إذا كان المجموع موجبًا ومن مضاعفات { $divisors } سجّلتَ عدد مرات احتوائه كلًّا منها.
rules-score-no-lead = ولا يسجّل حجر الافتتاح نقاطًا.

rules-draw-never = لا سحب في هذه اللعبة. إن لم يناسبك حجر مرّرتَ دورك.
rules-draw-when-stuck = إن كان في يدك حجر مناسب فعليك اللعب. وإلا فاسحب حجرًا بعد حجر حتى يظهر حجر مناسب.
rules-draw-when-stuck-one = إن كان في يدك حجر مناسب فعليك اللعب. وإلا فاسحب حجرًا واحدًا.
rules-draw-optional = يجوز لك السحب في أي وقت من دورك، حتى إن كنت قادرًا على اللعب؛ لكن الدور لا ينتهي إلا بوضع حجر.
rules-drawn-must-play-now = والحجر المسحوب المناسب يجب لعبه فورًا.
rules-drawn-free = ويجوز الاحتفاظ بالحجر المسحوب المناسب أو لعب غيره.
rules-reserve = ولا تُسحب الأحجار الأخيرة من المخزون، وعددها { $tiles }.
rules-pass-stock = ولا تمرّر دورك إلا إذا لم يناسبك حجر ولم يبقَ ما يُسحب.
rules-pass-one = فإن لم يناسب هو أيضًا مرّرتَ دورك.
rules-dead-line = وإذا نفد العدد الظاهر على الأطراف كلها أُغلقت الجولة فورًا.

rules-end = تنتهي الجولة حين يلعب أحدهم آخر أحجاره (دومينو)، أو حين لا يستطيع أحد اللعب ولا يبقى ما يُسحب (إغلاق).
rules-out-wins = من أنهى أحجاره فاز بالجولة.
rules-block-lowest-hand = وعند الإغلاق يفوز بالجولة صاحب أقل النقاط في اليد.
rules-block-lowest-team = وعند الإغلاق يفوز بالجولة الفريق صاحب أقل النقاط.
rules-block-none = والجولة المغلقة لا فائز فيها.
rules-tie-none = فإن تساوى الأقل عند أكثر من لاعب لم يفز أحد.
rules-tie-split = فإن تساوى الأقل عند أكثر من لاعب تقاسموا.
rules-tie-fewest-tiles = فإن تساوى الأقل عند أكثر من لاعب فاز الأقل أحجارًا؛ فإن تساوت أيضًا لم يفز أحد.
rules-tie-fewest-tiles-split = فإن تساوى الأقل عند أكثر من لاعب فاز الأقل أحجارًا؛ فإن تساوت أيضًا تقاسموا.
rules-settle-none = والأحجار الباقية لا تُكسب أحدًا نقاطًا.
rules-settle-opponents-sum = يأخذ الفائز النقاط الباقية في أيدي الخصوم.
rules-settle-opponents-minus-own = يأخذ الفائز النقاط الباقية في أيدي الخصوم ناقصًا ما بقي في يده.
rules-settle-each-subtracts-own = تُخصم من كل لاعب النقاط الباقية في يده، ولا يأخذ أحد نقاط غيره.
rules-settle-penalty-own = تُضاف إلى نتيجة كل لاعب النقاط الباقية في يده.
rules-round-5-each-hand = تُقرَّب كل يد إلى أقرب مضاعف للخمسة: تُحسب { $first } على أنها { $first_rounded }، و{ $second } على أنها { $second_rounded }.
rules-round-3-each-hand = تُقرَّب كل يد إلى أقرب مضاعف للثلاثة: تُحسب { $first } على أنها { $first_rounded }، و{ $second } على أنها { $second_rounded }.
rules-round-5-sum = يُقرَّب المجموع وحده إلى أقرب مضاعف للخمسة: تُحسب { $first } على أنها { $first_rounded }، و{ $second } على أنها { $second_rounded }.
rules-round-3-sum = يُقرَّب المجموع وحده إلى أقرب مضاعف للثلاثة: تُحسب { $first } على أنها { $first_rounded }، و{ $second } على أنها { $second_rounded }.
rules-split-shares = والأنصبة تُقرَّب نزولًا إلى نقاط كاملة، أو إلى مضاعف كامل حيث تُقرَّب التسوية.
rules-double-blank = ودوبل الصفر في اليد يُحسب { $pips }.
rules-floor-none = ويجوز أن تنزل النتيجة تحت الصفر.
rules-floor-zero = ولا تنزل النتيجة تحت الصفر.

rules-target-high-immediate = أول من يبلغ { count-points-object } يفوز فورًا، فلا تُكمَل الجولة ولا تُسوّى.
rules-target-high-end-of-hand = إذا سُوّيت جولة وقد بلغ أحدهم { count-points-object } أو أكثر فازت أعلى نتيجة.
rules-target-low-immediate = إذا بلغ أحدهم { count-points-object } انتهت المباراة فورًا وفازت أدنى نتيجة.
rules-target-low-end-of-hand = إذا سُوّيت جولة وقد بلغ أحدهم { count-points-object } أو أكثر فازت أدنى نتيجة.
rules-target-hands-high = طول المباراة { count-hands }، وتفوز أعلى نتيجة.
rules-target-hands-low = طول المباراة { count-hands }، وتفوز أدنى نتيجة.
rules-target-tie-extra-hand = فإن تعادلت أفضل النتائج لُعبت جولة أخرى.
rules-target-tie-shared = فإن تعادلت أفضل النتائج تقاسم أصحابها الفوز.
rules-max-hands = وأقصى طول للمباراة { count-hands }؛ فإن تعادلت أفضل النتائج حينها فالمباراة تعادل.

# ألعاب القطار.
rules-heading-train = القطارات
rules-heading-double = المزدوجات
rules-train-engines = لكل جولة محطتها، وهي مزدوج في الوسط: أعلى مزدوج في الجولة الأولى، ثم الذي يليه نزولًا.
rules-train-find-held-else-draw-one-at-a-time = من عنده المحطة يضعها. فإن لم تكن عند أحد سحب كل لاعب حجرًا بالدور حتى تظهر.
rules-train-find-held-else-draw-rounds = من عنده المحطة يضعها. فإن لم تكن عند أحد سحب كل لاعب حجرًا بالدور حتى تظهر، ثم تُكمَل تلك الدورة.
rules-train-find-preplaced = المحطة في الوسط قبل التوزيع، ويُحدَّد البادئ بالقرعة.
rules-train-placer-true = ويبدأ من وضع المحطة.
rules-train-placer-false = ويبدأ اللاعب التالي لمن وضع المحطة.
rules-train-place = لكل لاعب قطاره الذي يبدأ من المحطة. ويُوصل الحجر بآخر القطار بالنصف الذي يحمل العدد نفسه.
rules-train-first-whole-train = في الدور الأول تضع ما شئت من الأحجار واحدًا بعد آخر.
rules-train-first-one-tile = في الدور الأول تضع حجرًا واحدًا كما في غيره.
rules-train-first-own-only = ولا توضع إلا في قطارك.
rules-train-first-open = ويجوز أن توضع في القطارات المفتوحة أيضًا.
rules-train-turn = وفي الأدوار التالية تضع حجرًا واحدًا.
rules-train-mexican-after-first-turn = والقطار المكسيكي واحد للجميع؛ يجوز لأي لاعب بعد دوره الأول أن يبدأه من المحطة.
rules-train-mexican-after-own-started = والقطار المكسيكي واحد للجميع؛ يجوز لمن بدأ قطاره أن يبدأه من المحطة.
rules-train-mexican-any-turn = والقطار المكسيكي واحد للجميع؛ يجوز لأي لاعب أن يبدأه من المحطة في أي دور.
rules-train-mexican-none = ولا قطار مكسيكيًا.
rules-train-others-marked = وقطارات الآخرين مفتوحة لك ما دامت معلَّمة.
rules-train-others-marked-if-own-started = وقطارات الآخرين مفتوحة لك ما دامت معلَّمة، بعد أن تبدأ قطارك.
rules-train-others-never = وقطارات الآخرين مغلقة أمامك دائمًا.
rules-train-others-all-open = وقطارات الآخرين مفتوحة لك دائمًا.
rules-train-draw = إن لم يناسبك حجر سحبتَ حجرًا واحدًا؛ فإن ناسب وجب وضعه فورًا، وإلا مرّ دورك.
rules-train-marker-pass = وإذا مرّ دورك بلا حجر عُلّم قطارك حتى تضع فيه من جديد.
rules-train-marker-drawn-not-on-own = وإذا مرّ دورك بلا حجر، أو وضعتَ الحجر المسحوب في غير قطارك، عُلّم قطارك حتى تضع فيه من جديد.
rules-double-extra-anywhere = بعد المزدوج تضع حجرًا آخر حيث يناسب، أو تسحب لأجله.
rules-double-extra-must-cover = بعد المزدوج تضع حجرًا آخر عليه، أو تسحب لأجله.
rules-double-extra-none = يوضع المزدوج كأي حجر آخر.
rules-double-max = وأكثر ما يوضع في الدور الواحد من المزدوجات { $number }.
rules-double-next-true = والمزدوج غير المغطى يُلزم كل من يأتي بعده، ولو في قطار مغلق: يُغطى قبل وضع أي شيء آخر.
rules-double-next-false = والمزدوج غير المغطى لا يُلزم أحدًا.
rules-double-order-fifo = فإن تعددت فالأول وضعًا أولًا.
rules-double-order-lifo = فإن تعددت فالأخير وضعًا أولًا.
rules-double-order-any = فإن تعددت فأيها شئت أولًا.
rules-double-fail-false = والعجز عن تغطية مزدوج غيرك لا يعلّم قطارك.
rules-double-unsatisfiable-lapse = والمزدوج الذي نفد عدده لا تجب تغطيته.
rules-double-unsatisfiable-lock = والمزدوج الذي نفد عدده يبقى مُلزِمًا: لا يضع أحد بعده حجرًا، ويسحب الجميع ويمرّرون إلى أن تُغلق الجولة.
rules-double-first-deferred = والمزدوج في آخر القطار الأول لا يُلزم أحدًا بعد.
rules-double-first-normal = والمزدوج في آخر القطار الأول يغطيه اللاعب التالي.
rules-double-first-forbidden-end = ولا يجوز أن ينتهي القطار الأول بمزدوج إلا إذا كان آخر أحجار صاحبه.
rules-double-go-out-allowed = ويجوز الإنهاء بمزدوج.
rules-double-go-out-must-cover = والمزدوج إذا كان آخر حجر وجبت تغطيته.
