# Records of games and pictures of the table.

diagram-bare = Nothing lies on the table.
diagram-line = On the table, from left to right: { $tiles }.
diagram-arm-N = On the upper arm, outwards: { $tiles }.
diagram-arm-S = On the lower arm, outwards: { $tiles }.
diagram-spinner = The spinner is { $tile }.
diagram-ends = Open ends: { $ends }.
diagram-end = { $name } { $pip }
diagram-count = Count: { $count }.
diagram-engine = The engine is { $tile }.
diagram-train-seat = Train { $seat }: { $tiles }, open { $pip }.
diagram-train-mexican = Mexican train: { $tiles }, open { $pip }.
diagram-train-empty = no tile
diagram-train-marked = It is marked.
diagram-train-cover = Its double must be covered.

count-records = { $records ->
    [one] { $records } record
   *[other] { $records } records
}
check-progress = Checking records
check-summary = { count-records }: { $true } true, { $false } false, { $unreadable } unreadable.
error-usage-folder = { $name }: the folder “{ $text }” cannot be written to ({ $reason }).

# A fault of a record, behind the number of its line.
error-at-line = Line { $line }: { $text }
error-record-not-unicode = The record is no Unicode text.
