# الكلمات والأعداد التي تستعملها بقية النصوص.

language-name = العربية
list-separator = ،{" "}
formula-arrow = ←

count-tiles = { $tiles ->
    [zero] لا أحجار
    [one] حجر
    [two] حجران
    [few] { $tiles } أحجار
    [many] { $tiles } حجرًا
   *[other] { $tiles } حجر
}
count-tiles-object = { $tiles ->
    [zero] لا شيء
    [one] حجرًا
    [two] حجرين
    [few] { $tiles } أحجار
    [many] { $tiles } حجرًا
   *[other] { $tiles } حجر
}
count-points = { $points ->
    [zero] لا نقاط
    [one] نقطة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
count-points-object = { $points ->
    [zero] لا شيء
    [one] نقطة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
count-pips = { $pips ->
    [zero] صفر
    [one] نقطة
    [two] نقطتان
    [few] { $pips } نقاط
    [many] { $pips } نقطة
   *[other] { $pips } نقطة
}
count-players = { $players ->
    [zero] لا لاعبين
    [one] لاعب
    [two] لاعبان
    [few] { $players } لاعبين
    [many] { $players } لاعبًا
   *[other] { $players } لاعب
}
count-hands = { $hands ->
    [zero] لا جولات
    [one] جولة
    [two] جولتان
    [few] { $hands } جولات
    [many] { $hands } جولة
   *[other] { $hands } جولة
}
count-hands-object = { $hands ->
    [zero] لا جولات
    [one] جولة
    [two] جولتين
    [few] { $hands } جولات
    [many] { $hands } جولة
   *[other] { $hands } جولة
}
