# نص واحد لكل رمز ثابت: لماذا رُفض الطلب، وما الصواب.

error-action-illegal = هذا غير ممكن الآن.
error-action-unknown = لا توجد حركة كهذه في هذه اللعبة.
error-action-not-your-turn = ليس دورك.
error-action-hand-over = انتهت الجولة.
error-action-match-over = انتهت المباراة.
error-action-trains-only = هذه الحركة من ألعاب القطار.
error-action-ambiguous = الحجر { $action } يناسب أكثر من طرف؛ حدّد الطرف.
error-action-other-tile-next = الحجر التالي في المخزون غير هذا.
error-action-must-place-drawn = سحبتَ للتو { $tile } وهو مناسب: عليك لعبه.
error-action-never-draw = لا سحب في هذه اللعبة.
error-action-must-lead = يجب الافتتاح بالحجر الذي حدّد البادئ: { $tiles }.
error-action-stock-empty = المخزون فارغ.
error-action-stock-reserved = آخر أحجار المخزون محميّ لا يُسحب، وعدد المحميّ { $reserve }.
error-action-must-place = في يدك حجر مناسب، فعليك أن تلعب حجرًا.
error-action-must-place-or-draw = لا ينتهي الدور إلا بلعب حجر: العب حجرًا مناسبًا أو اسحب.
error-action-one-draw = يجوز سحب حجر واحد في الدور.
error-action-must-draw = عليك أن تسحب قبل أن تمرّر دورك.
error-action-tile-outside-set = الحجر { $tile } ليس من هذا الطقم.
error-action-tile-not-held = الحجر { $tile } ليس في يدك.
error-action-lead-names-no-end = لا يُذكر طرف مع حجر الافتتاح: اكتفِ بالحجر { $tile }.
error-action-fits-nowhere = الحجر { $tile } لا يناسب أي طرف؛ الأطراف المفتوحة: { $pips }.
error-action-does-not-fit = ليس في الحجر { $tile } نصف قيمته { $pip } ليُوصل هناك.
error-action-arm-closed = لم يُفتح هذا الفرع من المحور بعد.
error-action-no-such-end = لا يوجد طرف كهذا الآن.

error-rules-invalid = لا يمكن اللعب بهذه القواعد.
error-rules-unknown-game = لا توجد لعبة باسم «{ $game }». الألعاب: { $games }.
error-rules-unknown-game-nearest = لا توجد لعبة باسم «{ $game }». هل تقصد { $nearest }؟
error-rules-players = عدد اللاعبين في { $name } من { $least } إلى { $most }، لا { $players }.
error-rules-players-exactly = عدد اللاعبين في { $name } هو { $least }، لا { $players }.
error-rules-unknown-option = لا يوجد خيار باسم «{ $option }».
error-rules-unknown-option-nearest = لا يوجد خيار باسم «{ $option }»؛ أقرب الأسماء إليه { $nearest }.
error-rules-option-of-trains = الخيار { $option } خاص بألعاب القطار، وهذه ليست منها.
error-rules-bad-value = { $option } ({ $name }): القيمة «{ $value }» غير مقبولة. المقبول: { $expected }.
error-rules-not-playable-yet = { $option } ({ $name }): القيمة «{ $value }» لا يمكن اللعب بها بعد. الممكن: { $expected }.
error-rules-switched-off = { $option }={ $value } لا أثر له هنا؛ فذلك متوقف على { $needs_option } ({ $name }).
error-rules-contradiction = { $option }={ $value } لا يتفق مع بقية الخيارات.
error-rules-pairs-need-four = اللعب بفريقين يحتاج إلى أربعة لاعبين.
error-rules-deal-too-large = { $option }={ $value } يوزّع أحجارًا أكثر مما في الطقم؛ الحد الأقصى هنا لكل لاعب: { $most }.
error-rules-reserve-too-large = { $option }={ $value } يحمي أحجارًا أكثر مما في المخزون؛ الحد الأقصى هنا: { $most }.
error-rules-holder-outside-set = { $option }={ $value }: هذا الحجر ليس من طقم المزدوج { $max_pip }.

error-deal-invalid = التوزيع لا يوافق القواعد.
error-deal-seats = عدد المقاعد في التوزيع { $seats }، وفي المباراة { $players }.
error-deal-hand-too-large = وُزّع على المقعد { $seat } { count-tiles }، والمقرر { $hand_size }.
error-deal-stock-too-large = في المخزون { count-tiles }، ولا يبقى بعد التوزيع إلا { $stock }.
error-deal-no-such-seat = لا يوجد مقعد { $seat }؛ عدد المقاعد { $players }.
error-deal-tile-outside-set = الحجر { $tile } ليس من الطقم.
error-deal-tile-twice = وُزّع الحجر { $tile } مرتين.
error-deal-leader = المقعد { $leader } لا يفتتح هذه الجولة، بل المقعد { $right }.
error-deal-leader-needed = البادئ يُحدَّد بالقرعة: سمِّ المقعد.

error-match-state = هذا غير ممكن في هذه المرحلة من المباراة.
error-match-no-seed = لا توجد بذرة يُستخرج منها التوزيع.
error-match-over = انتهت المباراة.
error-match-hand-running = لم تنتهِ الجولة بعد.

error-parse-invalid = لا يمكن قراءة «{ $text }».
error-parse-tile = «{ $text }» ليس حجرًا. يُكتب الحجر بعددين، مثل { $example }.
error-parse-end = «{ $text }» ليس اسم طرف.
error-parse-action = لا يمكن فهم «{ $text }».

error-record-invalid = في السجل مواضع غير مقروءة أو غير صحيحة.
error-player-unknown = لا يوجد لاعب آلي باسم «{ $name }». الموجود: { $names }.
error-error = حدث خطأ.

# القطارات.
error-action-seek-engine = لم يكن الحجر { $tile } عند أحد: اسحب حتى يظهر.
error-action-must-start = يجب وضع المحطة { $tile } أولًا.
error-action-engine-lies = المحطة { $tile } في الوسط من قبل.
error-action-done-first-turn-only = لا يُنهى بهذا إلا قطار الدور الأول كاملًا.
error-action-done-needs-tile = ضع حجرًا على الأقل قبل إنهاء قطارك الأول.
error-action-double-ends-train = لا يجوز أن ينتهي القطار الأول بحجر مزدوج: ضع بعده حجرًا آخر.
error-action-must-be-done = وضعتَ أحجارًا في دورك الأول: أنهِ قطارك.
error-action-cover-double = المزدوج { $double } ما زال بلا تغطية: يجب تغطيته قبل أي شيء آخر، ولو على قطار مغلق.
error-action-cover-double-several = ما زالت { $doubles } بلا تغطية: يجب تغطية أحدها قبل أي شيء آخر، ولو على قطار مغلق.
error-action-cover-laid-double = يجب تغطية المزدوج الذي وضعتَه للتو.
error-action-doubles-per-turn = لا يجوز لك وضع مزدوج آخر في هذا الدور.
error-action-own-train-only = في الدور الأول تضع في قطارك وحده.
error-action-mexican-not-yet = لا يجوز بدء القطار المكسيكي بعد.
error-action-train-closed = هذا القطار غير معلَّم، فهو مغلق أمامك.
error-action-others-closed = هنا لا يلعب أحد على قطار غيره.
error-action-start-own-first = ابدأ قطارك قبل أن تلعب على قطار غيرك.
error-action-fits-no-train = الحجر { $tile } لا يناسب أي قطار مفتوح لك.
error-action-no-such-train = لا يوجد قطار كهذا.
error-rules-beyond-engines = { $option }={ $value } أكثر من عدد المحطات؛ أقصى عدد للجولات { $most }.
error-rules-option-of-line = الخيار { $option } خاص بألعاب الخط، وهذه ليست منها.

# مباريات وتوزيعات لا يُعرف إلا بعضها.
error-action-unknown-tiles = لا يُعرف ذلك ما دامت بعض الأحجار مجهولة.
error-deal-too-many-tiles = وُزّعت أحجار أكثر مما في الطقم.
error-match-no-hand = لم تُوزَّع جولة بعد.
error-match-nothing-unseen = لا يملك هذا المقعد حجرًا غير مكشوف.
error-match-tile-seen = ظهر هذا الحجر في موضع آخر.

# السجلات.
error-record-audience = هذا ليس جمهورًا لسجل.
error-record-before-hand = موضع هذا بعد بداية جولة.
error-record-behind-tag = بعد الوسم شيء آخر؛ للحركات والأقوال أسطر خاصة بها.
error-record-claim = لا يمكن قراءة هذا القول.
error-record-control-character = في النص محرف تحكم.
error-record-count = مجموع الأطراف المذكور غير صحيح.
error-record-escape = هذا الهروب غير معروف.
error-record-hand = لا يمكن أن تبدأ هذه الجولة هنا.
error-record-hand-number = هذا ليس رقم جولة.
error-record-hand-order = الجولات ليست مرتبة.
error-record-illegal = هذه الحركة غير جائزة هنا.
error-record-late-deal = موضع هذا قبل أول حركة في الجولة.
error-record-late-tag = موضع هذا قبل الجولة الأولى.
error-record-leader = البادئ المذكور لا يفتتح هذه الجولة.
error-record-legal = الحركات المذكورة ليست هي الجائزة.
error-record-line = لا يمكن قراءة هذا السطر.
error-record-missing-tag = ينقص الوسم { $missing } قبل الجولة الأولى.
error-record-no-hand = لا يمكن أن تبدأ أي جولة من هذا السجل.
error-record-no-such-seat = لا يوجد مقعد كهذا.
error-record-nul = في السجل محرف فارغ.
error-record-numbers = ليس هذا عددًا لكل مقعد.
error-record-open-quote = تنقص علامة الاقتباس في آخر النص.
error-record-open-tag = ينقص القوس في آخر الوسم.
error-record-option = هذا ليس خيارًا.
error-record-option-twice = ذُكر خيار مرتين.
error-record-other-version = كُتب السجل بإصدار آخر من القواعد.
error-record-players = هذا ليس عددًا للاعبين.
error-record-points = النقاط المذكورة غير صحيحة.
error-record-refused = الحركة التي قيل إنها مرفوضة ليست مرفوضة.
error-record-result = نتيجة المباراة المذكورة غير صحيحة.
error-record-rules = لا يمكن اللعب بقواعد هذا السجل.
error-record-score = النتائج المذكورة غير صحيحة.
error-record-settled = التسوية المذكورة غير صحيحة.
error-record-tag = لا يمكن قراءة هذا الوسم.
error-record-tag-twice = تكرر وسم.
error-record-team-scores = للشريكين نتيجتان مختلفتان.
error-record-too-long = السجل أطول من المسموح.
error-record-too-many = الأخطاء أكثر مما ذُكر.
error-record-unknown-tag = هذا الوسم غير معروف.
error-record-unwritable = في النص محرف لا يُكتب في سجل.
error-file-unreadable = لا يمكن قراءة هذا الملف.
error-file-no-records = لا سجلات هنا.
error-record-no-engine = هذه الجولة لا محطة لها.
