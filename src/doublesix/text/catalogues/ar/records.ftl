# Records of games and pictures of the table.

diagram-bare = لا شيء على الطاولة.
diagram-line = على الطاولة من اليسار إلى اليمين: { $tiles }.
diagram-arm-N = على الفرع العلوي نحو الخارج: { $tiles }.
diagram-arm-S = على الفرع السفلي نحو الخارج: { $tiles }.
diagram-spinner = المحور هو { $tile }.
diagram-ends = الأطراف المفتوحة: { $ends }.
diagram-end = { $name } { $pip }
diagram-count = مجموع الأطراف: { $count }.
diagram-engine = محطة القطار هي { $tile }.
diagram-train-seat = القطار { $seat }: { $tiles }، المفتوح { $pip }.
diagram-train-mexican = القطار المكسيكي: { $tiles }، المفتوح { $pip }.
diagram-train-empty = بلا أحجار
diagram-train-marked = عليه علامة.
diagram-train-cover = يجب تغطية الحجر المزدوج في آخره.

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

# A fault of a record, behind the number of its line.
error-at-line = السطر { $line }: { $text }
error-record-not-unicode = السجل ليس نصًا بترميز يونيكود.
