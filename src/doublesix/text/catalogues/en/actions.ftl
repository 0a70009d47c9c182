# Tiles, ends and actions.

# The numbers of a half, as they are spoken.
pip-0 = blank
pip-1 = one
pip-2 = two
pip-3 = three
pip-4 = four
pip-5 = five
pip-6 = six
pip-7 = seven
pip-8 = eight
pip-9 = nine
pip-10 = ten
pip-11 = eleven
pip-12 = twelve
pip-13 = thirteen
pip-14 = fourteen
pip-15 = fifteen
pip-16 = sixteen
pip-17 = seventeen
pip-18 = eighteen

# $low and $high are the numbers in words, the lower first.
tile-spoken = { $high } { $low }
tile-spoken-double = double { $pip }

end-W = left
    .at = at the left end
end-E = right
    .at = at the right end
end-N = up
    .at = on the upper arm
end-S = down
    .at = on the lower arm

action-lead = lead { $tile }
action-place = { $tile } { $where }
action-draw = draw a tile
action-pass = pass

# Trains. $seat is the number of a seat.
end-own = Your train
    .at = on your train
end-train = Player { $seat }’s train
    .at = on player { $seat }’s train
end-M = Mexican train
    .at = on the Mexican train
action-start = lay the engine
action-done = finish the first train
