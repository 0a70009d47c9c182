# واژه‌ها و شمارش‌هایی که متن‌های دیگر به کار می‌برند.

language-name = فارسی
list-separator = ،{" "}
formula-arrow = →

count-tiles = { $tiles ->
    [one] { $tiles } قطعه
   *[other] { $tiles } قطعه
}
count-tiles-object = { count-tiles }
count-points = { $points ->
    [one] { $points } امتیاز
   *[other] { $points } امتیاز
}
count-points-object = { count-points }
count-pips = { $pips ->
    [one] { $pips } خال
   *[other] { $pips } خال
}
count-players = { $players ->
    [one] { $players } نفر
   *[other] { $players } نفر
}
count-hands = { $hands ->
    [one] { $hands } دست
   *[other] { $hands } دست
}
count-hands-object = { count-hands }
