# قطعه‌ها، سرهای خط و حرکت‌ها.

# عددهای هر نیمه، آن‌گونه که گفته می‌شود.
pip-0 = صفر
pip-1 = یک
pip-2 = دو
pip-3 = سه
pip-4 = چهار
pip-5 = پنج
pip-6 = شش
pip-7 = هفت
pip-8 = هشت
pip-9 = نه
pip-10 = ده
pip-11 = یازده
pip-12 = دوازده
pip-13 = سیزده
pip-14 = چهارده
pip-15 = پانزده
pip-16 = شانزده
pip-17 = هفده
pip-18 = هجده

# $low و $high دو عدد به حروف‌اند؛ کوچک‌تر $low است. نشانه‌ی آغازین جهت خواندن را آنجا که قطعه جدا می‌آید نگه می‌دارد.
tile-spoken = {"\u200F"}{ $high } { $low }
tile-spoken-double = جفت { $pip }

end-W = چپ
    .at = در سر چپ
end-E = راست
    .at = در سر راست
end-N = بالا
    .at = روی شاخه‌ی بالا
end-S = پایین
    .at = روی شاخه‌ی پایین

action-lead = آغاز با { $tile }
action-place = { $tile } { $where }
action-draw = کشیدن از انبار
action-pass = رد کردن نوبت

# قطارها. $seat شماره‌ی صندلی است.
end-own = قطار شما
    .at = در قطار شما
end-train = قطار بازیکن { $seat }
    .at = در قطار بازیکن { $seat }
end-M = قطار مکزیکی
    .at = در قطار مکزیکی
action-start = گذاشتن لوکوموتیو
action-done = پایان قطار اول
