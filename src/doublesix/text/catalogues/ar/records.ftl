# Records of games and pictures of the table.

diagram-bare = لا شيء على الطاولة.
diagram-line = على الطاولة من اليسار إلى اليمين: { $tiles }.
diagram-arm-N = على الفرع العلوي نحو الخارج: { $tiles }.
diagram-arm-S = على الفرع السفلي نحو الخارج: { $tiles }.
diagram-spinner = المحور هو { $tile }.
diagram-ends = الأطراف المفتوحة: { $ends }.
diagram-end = { $name } { $pip }
diagram-count = مجموع الأطراف: { $count }.

count-records = { $records ->
    [zero] لا سجلات
    [one] سجل واحد
    [two] سجلان
    [few] { $records } سجلات
    [many] { $records } سجلًا
   *[other] { $records } سجل
}
check-progress = جارٍ التحقق من السجلات
check-summary = { count-records }: { $true } صحيح، { $false } غير صحيح، { $unreadable } غير مقروء.
error-usage-folder = { $name }: لا يمكن الكتابة في المجلد «{ $text }» ({ $reason }).
