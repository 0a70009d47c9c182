# The service, as it starts and ends.

serve-address = Play at { $address }
serve-ending = { $keys } ends the service. Every table is kept.
serve-ended = The service has ended. Every table is kept.
error-serve-already-there = A service is already running: { $address }
error-serve-folder-in-use = Another service is using the folder { $folder }.
error-serve-folder-unusable = The folder { $folder } cannot be used: { $reason }
error-serve-port-unusable = { $host }, port { $port }, cannot be used: { $reason }
error-serve-ports-taken = All ports from { $least } to { $most } are taken.
error-usage-address = { $name }: “{ $text }” is no address of a service. An address looks like { $example }.
