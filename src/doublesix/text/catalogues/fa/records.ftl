# Records of games and pictures of the table.

diagram-bare = چیزی روی میز نیست.
diagram-line = روی میز، از چپ به راست: { $tiles }.
diagram-arm-N = روی شاخه‌ی بالا، رو به بیرون: { $tiles }.
diagram-arm-S = روی شاخه‌ی پایین، رو به بیرون: { $tiles }.
diagram-spinner = اسپینر { $tile } است.
diagram-ends = سرهای باز: { $ends }.
diagram-end = { $name } { $pip }
diagram-count = مجموع سرها: { $count }.
diagram-engine = لوکوموتیو { $tile } است.
diagram-train-seat = قطار { $seat }: { $tiles }، سر باز { $pip }.
diagram-train-mexican = قطار مکزیکی: { $tiles }، سر باز { $pip }.
diagram-train-empty = بدون قطعه
diagram-train-marked = نشانه دارد.
diagram-train-cover = دوبل آخر آن باید پوشانده شود.

count-records = { $records } ثبت
check-progress = بررسی ثبت‌ها
check-summary = { count-records }: { $true } درست، { $false } نادرست، { $unreadable } ناخوانا.
error-usage-folder = { $name }: نمی‌توان در پوشه‌ی «{ $text }» نوشت ({ $reason }).

# A fault of a record, behind the number of its line.
error-at-line = خط { $line }: { $text }
error-record-not-unicode = ثبت متن یونیکد نیست.
