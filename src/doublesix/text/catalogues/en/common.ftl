# Words and counts that every other text uses.
#
# Counts come twice: alone or as a subject, and (-object) after a verb or a preposition, since some languages
# change the noun there.

language-name = English
list-separator = ,{" "}
formula-arrow = →

count-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
count-tiles-object = { count-tiles }
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
count-points-object = { count-points }
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
count-hands-object = { count-hands }
