# Records of games and pictures of the table.

diagram-bare = Nothing lies on the table.
diagram-line = On the table, from left to right: { $tiles }.
diagram-arm-N = On the upper arm, outwards: { $tiles }.
diagram-arm-S = On the lower arm, outwards: { $tiles }.
diagram-spinner = The spinner is { $tile }.
diagram-ends = Open ends: { $ends }.
diagram-end = { $name } { $pip }
diagram-count = Count: { $count }.

count-records = { $records ->
    [one] { $records } record
   *[other] { $records } records
}
check-progress = Checking records
check-summary = { count-records }: { $true } true, { $false } false, { $unreadable } unreadable.
error-usage-folder = { $name }: the folder “{ $text }” cannot be written to ({ $reason }).
