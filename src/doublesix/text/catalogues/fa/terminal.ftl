# مسابقه در ترمینال.

seat-you = شما
seat-player = بازیکن { $seat }

term-title = { $game } · دست { $hand } · { $target }
term-target-points = تا { count-points }
term-target-hands = از { count-hands }
term-score = { $player }: { count-points }، { count-tiles }
term-score-turn = { $player }: { count-points }، { count-tiles }، نوبت اوست
term-score-turn-you = شما: { count-points }، { count-tiles }، نوبت شماست
term-partner = { $player } (یار شما)
term-stock = انبار: { count-tiles }
term-stock-reserve = انبار: { count-tiles } که { $reserve } تای آخرش کشیده نمی‌شود
term-no-stock = انباری نیست.
term-table-bare = هنوز چیزی روی میز نیست.
term-ends = سرها: { $ends }
term-end = { $name } { $pip }
term-count = مجموع سرها: { $count }
term-your-tiles = قطعه‌های شما:
term-branch-N = شاخه‌ی بالا، روی { $pip }:
term-branch-S = شاخه‌ی پایین، روی { $pip }:
term-you-may = می‌توانید:
term-action-points = { $action } ({ count-points })
term-prompt = حرکت شما؟ (برای راهنمایی ؟ بنویسید)
term-which-end = { $tile } به کدام سر؟
term-choose-end = شماره یا نام سر:
term-next-hand = برای دست بعد اینتر را بزنید.
term-legal-now = اکنون می‌شود: { $actions }.
term-no-such-number = حرکت شماره‌ی { $number } نیست؛ آخرین شماره { $most } است.
term-scores = امتیازها: { $scores }
term-score-of = { $player }: { $points }
term-tally = چوب‌خط (هر خط پنج است و یک ضربدر با چهار ضربدر کوچک پنجاه):
term-tally-rest = و { $points } دیگر
term-goodbye = مسابقه را ترک کردید. به امید دیدار.
term-interrupted = مسابقه قطع شد و نگه داشته نشد.
term-input-ended = ورودی تمام شد و مسابقه نگه داشته نشد.
term-welcome = { $game }، { count-players }: شما در برابر رایانه.
term-welcome-watch = { $game }، { count-players }: رایانه بازی می‌کند و شما تماشا می‌کنید.

term-help-title = چگونه بازی کنم
term-help-number = شماره‌ی حرکت در فهرست: { $number }
term-help-tile = قطعه، هر نیمه که اول بیاید: { $tile } یا { $short }
term-help-end = همراه سر، اگر در چند سر بخورد: { $with_end } یا { $with_word }. سرها: W چپ، E راست، N بالا، S پایین.
term-help-line-end = همراه سر، اگر در چند سر بخورد: { $with_end } یا { $with_word }. سرها: W چپ، E راست.
term-help-draw = بکش: کشیدن یک قطعه از انبار
term-help-pass = رد: پایان نوبت بدون بازی
term-help-rules = قوانین: قوانین این بازی
term-help-quit = خروج: ترک مسابقه
term-help-help = ؟: همین راهنمایی

menu-language = زبان
menu-game = کدام بازی؟
menu-players = چند نفر؟ ({ $least } تا { $most })
menu-choose = شماره (اینتر برای { $default }):
menu-wrong = عددی از { $least } تا { $most } بنویسید.

# آنچه می‌شود نوشت، با ویرگول میانشان؛ واژه‌های زبان‌های دیگر هم فهمیده می‌شود.
input-draw = بکش, کشیدن, ک
input-pass = رد, ر
input-help = راهنما, راهنمایی, ؟
input-quit = خروج
input-rules = قوانین, قانون
input-W = چپ
input-E = راست
input-N = بالا
input-S = پایین

# قطارها.
term-engine = لوکوموتیو: { $tile }
term-train = { $name }، تهش { $pip }
term-train-bare = { $name }، آغاز نشده
term-train-marked = { $train }، نشان‌دار
term-train-double = { $train }، دوبلی که باید پوشانده شود
term-help-train = همراه قطار، اگر در چند قطار بخورد: { $with_end }. قطارها: شماره‌ی صندلی، و M قطار مکزیکی.
term-help-done = تمام: پایان قطار اول
input-start = آغاز
input-done = تمام
input-own = خودم
input-M = مکزیکی
