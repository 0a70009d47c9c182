# خط فرمان.

error-usage-value = { $name }: مقدار «{ $text }» ممکن نیست. شدنی‌ها: { $choices }.
error-usage-number = { $name }: مقدار { $text } ممکن نیست؛ از { $least } تا { $most } می‌شود.
error-usage-option = «{ $text }» گزینه نیست؛ بنویسید name=value.

cli-games-players = { $least } تا { $most } نفره
cli-games-players-exactly = { $least } نفره
cli-differs-from-game = در خود بازی: { $value }
cli-differs-from-default = در بازی‌های دیگر: { $value }
cli-compiling = آماده کردن قوانین برای این رایانه (تنها بار اول)
cli-simulating = در حال بازی: { $game }
cli-interrupted = قطع شد.
cli-simulated-players = بازیکن‌ها: { $value }
cli-simulated-hands = دست‌ها: { $value }
cli-simulated-seconds = ثانیه‌ها: { $value }
cli-simulated-speed = دست در ثانیه: { $value }
cli-simulated-blocked = سهم بن‌بست‌ها: { $value }
cli-simulated-tiles = میانگین قطعه‌های گذاشته در هر دست: { $value }
cli-simulated-points = میانگین امتیاز صندلی { $seat } در هر دست: { $value }
