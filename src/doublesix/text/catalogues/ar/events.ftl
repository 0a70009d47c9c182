# ما يحدث على الطاولة: لمن فعله (-you) وللآخرين (-player).

event-hand-dealt = الجولة { $hand }.
event-leads-you = أنت البادئ.
event-leads-player = البادئ { $player }.

event-led-you = افتتحتَ بالحجر { $tile }.
event-led-player = افتتح { $player } بالحجر { $tile }.
event-placed-you = لعبتَ الحجر { $tile } { $where }.
event-placed-player = لعب { $player } الحجر { $tile } { $where }.
event-scored = { $count }: { count-points }.
event-drew-you = سحبتَ { $tile }.
event-drew-player = سحب { $player } { count-tiles-object }.
event-passed-you = ليس لديك ما يناسب { $pips }، فمرّرتَ دورك.
event-passed-player = ليس عند { $player } ما يناسب { $pips }، فمرّر دوره.

hand-domino-you = دومينو! لعبتَ آخر أحجارك.
hand-domino-player = دومينو! لعب { $player } آخر أحجاره.
hand-blocked = أُغلقت الجولة: لا أحد يستطيع اللعب.
hand-target-you = بلغتَ الهدف.
hand-target-player = بلغ { $player } الهدف.
hand-won-you = فزتَ بالجولة.
hand-won-player = فاز { $player } بالجولة.
hand-won-team-you = فزتَ أنت و{ $partner } بالجولة.
hand-won-team-player = فاز { $player } و{ $partner } بالجولة.
hand-shared = يتقاسم الجولة: { $players }.
hand-won-nobody = لا فائز في هذه الجولة.

settle-left-you = بقي في يدك من الأحجار { $tiles }: { count-pips }.
settle-left-player = بقي عند { $player } من الأحجار { $tiles }: { count-pips }.
settle-empty-you = لم يبقَ في يدك شيء.
settle-empty-player = لم يبقَ عند { $player } شيء.
settle-sum = المجموع: { $formula }
settle-gain-you = تكسب { count-points-object }.
settle-gain-player = { $player } يكسب { count-points-object }.
settle-gain-team = { $players }: كسب مشترك، { count-points }.
settle-loss-you = تخسر { count-points-object }.
settle-loss-player = { $player } يخسر { count-points-object }.
settle-loss-team = { $players }: خسارة مشتركة، { count-points }.
settle-penalty-you = تُحسب عليك { count-points }.
settle-penalty-player = { $player } تُحسب عليه { count-points }.
settle-penalty-team = { $players }: جزاء مشترك، { count-points }.
settle-nothing = لا يكسب أحد نقاطًا.
settle-floored = لا تنزل النتيجة تحت الصفر.

match-won-you = فزتَ بالمباراة!
match-won-player = فاز { $player } بالمباراة.
match-won-team-you = فزتَ أنت و{ $partner } بالمباراة!
match-won-team-player = فاز { $player } و{ $partner } بالمباراة.
match-shared = يتقاسم الفوز بالمباراة: { $players }.
match-drawn = انتهت المباراة بالتعادل.
match-target-reached = بُلغ الهدف.
match-all-hands-played = لُعبت الجولات كلها.
match-forfeit = انتهت المباراة بالانسحاب.
match-abandoned = أُوقفت المباراة قبل نهايتها.

event-engine = محطة هذه الجولة { $tile }.
event-engine-sought = المحطة ليست عند أحد: يسحب اللاعبون بالدور حتى تظهر.
event-engine-you = وضعتَ المحطة { $tile }.
event-engine-player = وضع { $player } المحطة { $tile }.
event-first-turn-done-you = اكتمل قطارك الأول.
event-first-turn-done-player = أكمل { $player } قطاره الأول.
event-marked-you = عُلّم قطارك: يجوز للآخرين استعماله.
event-marked-player = عُلّم قطار { $player }: يجوز للآخرين استعماله.
event-unmarked-you = رُفعت العلامة عن قطارك.
event-unmarked-player = رُفعت العلامة عن قطار { $player }.
event-passed-train-you = لا تستطيع اللعب، فمرّرتَ دورك.
event-passed-train-player = لا يستطيع { $player } اللعب، فمرّر دوره.
