# الخدمة عند بدئها وانتهائها.

serve-address = العب هنا: { $address }
serve-ending = ينهي { $keys } الخدمة، وتبقى كل الطاولات محفوظة.
serve-ended = انتهت الخدمة، وكل الطاولات محفوظة.
error-serve-already-there = توجد خدمة تعمل من قبل: { $address }
error-serve-folder-in-use = تستعمل خدمة أخرى المجلد { $folder }.
error-serve-folder-unusable = لا يمكن استعمال المجلد { $folder }: { $reason }
error-serve-port-unusable = لا يمكن استعمال المنفذ { $port } على { $host }: { $reason }
error-serve-ports-taken = كل المنافذ من { $least } إلى { $most } مشغولة.
error-usage-address = { $name }: «{ $text }» ليس عنوان خدمة. مثال على عنوان: { $example }.
