# الأحجار والأطراف والحركات.

# أعداد نصف الحجر كما تُنطق.
pip-0 = صفر
pip-1 = واحد
pip-2 = اثنان
pip-3 = ثلاثة
pip-4 = أربعة
pip-5 = خمسة
pip-6 = ستة
pip-7 = سبعة
pip-8 = ثمانية
pip-9 = تسعة
pip-10 = عشرة
pip-11 = أحد عشر
pip-12 = اثنا عشر
pip-13 = ثلاثة عشر
pip-14 = أربعة عشر
pip-15 = خمسة عشر
pip-16 = ستة عشر
pip-17 = سبعة عشر
pip-18 = ثمانية عشر

# $low و$high هما العددان كتابةً، والأصغر هو $low.
tile-spoken = { $high } { $low }
tile-spoken-double = دوبل { $pip }

end-W = اليسار
    .at = عند الطرف الأيسر
end-E = اليمين
    .at = عند الطرف الأيمن
end-N = الأعلى
    .at = على الفرع العلوي
end-S = الأسفل
    .at = على الفرع السفلي

action-lead = الافتتاح بالحجر { $tile }
action-place = { $tile } { $where }
action-draw = سحب حجر
action-pass = تمرير الدور

# القطارات. $seat رقم المقعد.
end-own = قطارك
    .at = في قطارك
end-train = قطار اللاعب { $seat }
    .at = في قطار اللاعب { $seat }
end-M = القطار المكسيكي
    .at = في القطار المكسيكي
action-start = وضع المحطة
action-done = إنهاء قطارك الأول
