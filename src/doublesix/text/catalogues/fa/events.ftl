# آنچه سر میز رخ می‌دهد: برای خودِ بازیکن (-you) و برای دیگران (-player).

event-hand-dealt = دست { $hand }.
event-leads-you = آغازگر شمایید.
event-leads-player = آغازگر { $player } است.

event-led-you = با قطعه‌ی { $tile } آغاز کردید.
event-led-player = { $player } با قطعه‌ی { $tile } آغاز کرد.
event-placed-you = قطعه‌ی { $tile } را { $where } گذاشتید.
event-placed-player = { $player } قطعه‌ی { $tile } را { $where } گذاشت.
event-scored = { $count }: { count-points }.
event-drew-you = از انبار { $tile } را کشیدید.
event-drew-player = { $player } از انبار { count-tiles-object } کشید.
event-passed-you = چیزی برای { $pips } نداشتید و رد کردید.
event-passed-player = { $player } چیزی برای { $pips } نداشت و رد کرد.

hand-domino-you = دومینو! آخرین قطعه‌تان را گذاشتید.
hand-domino-player = دومینو! { $player } آخرین قطعه‌اش را گذاشت.
hand-blocked = بن‌بست: هیچ‌کس نمی‌تواند بازی کند.
hand-target-you = به امتیاز هدف رسیدید.
hand-target-player = { $player } به امتیاز هدف رسید.
hand-won-you = این دست را بردید.
hand-won-player = { $player } این دست را برد.
hand-won-team-you = شما و { $partner } این دست را بردید.
hand-won-team-player = { $player } و { $partner } این دست را بردند.
hand-shared = برندگان مشترک این دست: { $players }.
hand-won-nobody = این دست برنده‌ای ندارد.

settle-left-you = در دست شما قطعه‌های { $tiles } مانده است: { count-pips }.
settle-left-player = در دست { $player } قطعه‌های { $tiles } مانده است: { count-pips }.
settle-empty-you = در دست شما چیزی نمانده است.
settle-empty-player = در دست { $player } چیزی نمانده است.
settle-sum = روی هم: { $formula }
settle-gain-you = { count-points-object } می‌گیرید.
settle-gain-player = سهم { $player }: { count-points-object }.
settle-gain-team = { $players } با هم { count-points-object } می‌گیرند.
settle-loss-you = { count-points-object } از شما کم می‌شود.
settle-loss-player = { count-points-object } از { $player } کم می‌شود.
settle-loss-team = { count-points-object } از { $players } با هم کم می‌شود.
settle-penalty-you = { count-points-object } منفی برای شما نوشته می‌شود.
settle-penalty-player = { count-points-object } منفی برای { $player } نوشته می‌شود.
settle-penalty-team = { count-points-object } منفی برای { $players } با هم نوشته می‌شود.
settle-nothing = هیچ‌کس امتیازی نمی‌گیرد.
settle-floored = امتیاز از صفر پایین‌تر نمی‌رود.

match-won-you = مسابقه را بردید!
match-won-player = { $player } مسابقه را برد.
match-won-team-you = شما و { $partner } مسابقه را بردید!
match-won-team-player = { $player } و { $partner } مسابقه را بردند.
match-shared = برندگان مشترک مسابقه: { $players }.
match-drawn = مسابقه مساوی شد.
match-target-reached = امتیاز هدف به دست آمد.
match-all-hands-played = همه‌ی دست‌ها بازی شد.
match-forfeit = مسابقه واگذار شد.
match-abandoned = مسابقه نیمه‌کاره ماند.

event-engine = لوکوموتیو این دست { $tile } است.
event-engine-sought = لوکوموتیو دست کسی نیست: به نوبت از انبار می‌کشند تا پیدا شود.
event-engine-you = لوکوموتیو { $tile } را گذاشتید.
event-engine-player = { $player } لوکوموتیو { $tile } را گذاشت.
event-first-turn-done-you = قطار اول شما تمام شد.
event-first-turn-done-player = { $player } قطار اولش را تمام کرد.
event-marked-you = قطار شما نشان‌دار شد: دیگران می‌توانند از آن استفاده کنند.
event-marked-player = قطار { $player } نشان‌دار شد: دیگران می‌توانند از آن استفاده کنند.
event-unmarked-you = نشانه از قطار شما برداشته شد.
event-unmarked-player = نشانه از قطار { $player } برداشته شد.
event-passed-train-you = نمی‌توانید بازی کنید و رد کردید.
event-passed-train-player = { $player } نمی‌تواند بازی کند و رد کرد.
