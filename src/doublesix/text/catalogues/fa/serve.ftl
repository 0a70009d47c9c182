# سرویس، هنگام آغاز و پایان.

serve-address = این‌جا بازی کنید: { $address }
serve-ending = { $keys } سرویس را پایان می‌دهد. همه‌ی میزها نگه داشته می‌شوند.
serve-ended = سرویس پایان یافت. همه‌ی میزها نگه داشته شده‌اند.
error-serve-already-there = سرویسی از پیش در کار است: { $address }
error-serve-folder-in-use = سرویس دیگری از پوشه‌ی { $folder } استفاده می‌کند.
error-serve-folder-unusable = از پوشه‌ی { $folder } نمی‌توان استفاده کرد: { $reason }
error-serve-port-unusable = از درگاه { $port } روی { $host } نمی‌توان استفاده کرد: { $reason }
error-serve-ports-taken = همه‌ی درگاه‌ها از { $least } تا { $most } گرفته شده‌اند.
error-usage-address = { $name }: «{ $text }» نشانی سرویس نیست. نمونه‌ی نشانی: { $example }.
