# Words and counts that every other text uses.

language-name = English
list-separator = ,{" "}
formula-arrow = →

count-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
count-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
count-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
