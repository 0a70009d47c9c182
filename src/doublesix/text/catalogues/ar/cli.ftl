# The command line.

error-usage-value = { $name }: “{ $text }” is not possible. Possible: { $choices }.
error-usage-number = { $name }: { $text } is not possible; it goes from { $least } to { $most }.
error-usage-option = “{ $text }” is no option; write name=value.

cli-games-players = { $least } to { $most } players
cli-games-players-exactly = { $least } players
cli-differs-from-game = The game itself: { $value }
cli-differs-from-default = Elsewhere: { $value }
cli-compiling = Preparing the rules for this computer (only the first time)
cli-simulating = Playing { $game }
cli-interrupted = Interrupted.
cli-simulated-players = Players: { $value }
cli-simulated-hands = Hands: { $value }
cli-simulated-seconds = Seconds: { $value }
cli-simulated-speed = Hands a second: { $value }
cli-simulated-blocked = Share of blocked hands: { $value }
cli-simulated-tiles = Tiles placed in a hand, mean: { $value }
cli-simulated-points = Points of seat { $seat } in a hand, mean: { $value }
