# سطر الأوامر.

error-usage-value = { $name }: القيمة «{ $text }» غير ممكنة. الممكن: { $choices }.
error-usage-number = { $name }: القيمة { $text } غير ممكنة؛ المجال من { $least } إلى { $most }.
error-usage-option = «{ $text }» ليس خيارًا؛ اكتب name=value.

cli-games-players = عدد اللاعبين من { $least } إلى { $most }
cli-games-players-exactly = عدد اللاعبين { $least }
cli-differs-from-game = الأصل في اللعبة: { $value }
cli-differs-from-default = في غيرها: { $value }
cli-compiling = تُجهَّز القواعد لهذا الحاسوب (في المرة الأولى فقط)
cli-simulating = تُلعب { $game }
cli-interrupted = قُطع التنفيذ.
cli-simulated-players = اللاعبون: { $value }
cli-simulated-hands = الجولات: { $value }
cli-simulated-seconds = الثواني: { $value }
cli-simulated-speed = الجولات في الثانية: { $value }
cli-simulated-blocked = نسبة الجولات المغلقة: { $value }
cli-simulated-tiles = متوسط الأحجار الموضوعة في الجولة: { $value }
cli-simulated-points = متوسط نقاط المقعد { $seat } في الجولة: { $value }
