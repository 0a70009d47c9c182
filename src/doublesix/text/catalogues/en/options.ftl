# The option table: the name of each option, what it does, and each of its values in words.
# A value of a list joins the words of its items; .value-number and .value-hands take a number, .value-holder a tile.

option-set-max-pip = Tile set
    .effect = Which tiles are played with.
    .value-number = double-{ $number }
option-teams = Teams
    .effect = Whether partners who sit opposite each other share one total.
    .value-none = everyone for themselves
    .value-pairs = pairs who sit opposite each other
option-direction = Direction
    .effect = The order of turns around the table.
    .value-cw = clockwise
    .value-ccw = counter-clockwise
option-hand-size = Tiles dealt
    .effect = How many tiles each player gets.
    .value-number = { $number ->
        [one] { $number } tile each
       *[other] { $number } tiles each
    }
    .value-all = the whole set, shared out evenly
option-tile-value-double-blank = Worth of the double blank
    .effect = What the double blank counts in a hand.
    .value-number = { $number ->
        [one] { $number } pip
       *[other] { $number } pips
    }
option-goal = Goal
    .effect = Which total wins.
    .value-high = the highest total wins
    .value-low = the lowest total wins
option-target = Target
    .effect = What ends the match.
    .value-number = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
    .value-hands = { $number ->
        [one] { $number } hand
       *[other] { $number } hands
    }
    .value-hands-all = all engines, one hand each
option-target-check = Target checked
    .effect = When a total is held to the target.
    .value-immediate = at once; the placement that reaches it ends the match
    .value-end-of-hand = when a hand has been settled
option-target-tie = Equal best totals
    .effect = What happens when the best totals are equal at the end.
    .value-extra-hand = another hand is played
    .value-shared = the match is shared
option-max-hands = Most hands
    .effect = After how many hands the match ends at the latest.
    .value-none = no limit
    .value-number = { $number ->
        [one] { $number } hand
       *[other] { $number } hands
    }
option-score-floor = Lowest total
    .effect = How far a deduction may push a total down.
    .value-none = totals may fall below zero
    .value-number = never below { $number }
option-settle = Settlement
    .effect = Who gets what from the tiles that are left.
    .value-none = nothing is settled
    .value-opponents-sum = the winner takes the pips that the opponents hold
    .value-opponents-minus-own = the winner takes the opponents’ pips less their own
    .value-each-subtracts-own = everyone loses their own pips
    .value-penalty-own = everyone adds their own pips as a penalty
option-settle-round = Rounding
    .effect = Whether settled pips are rounded.
    .value-none = not rounded
    .value-nearest-5 = to the nearest multiple of five
    .value-nearest-3 = to the nearest multiple of three
option-settle-round-scope = What is rounded
    .effect = Whether each hand is rounded or only the sum.
    .value-each-hand = each hand by itself
    .value-sum = only the sum
option-block-winner = Winner of a blocked hand
    .effect = Who wins when nobody can play.
    .value-lowest-hand = the player with the fewest pips
    .value-lowest-team = the pair with the fewest pips
    .value-none = nobody
option-block-tie = Tie in a blocked hand
    .effect = What decides between equal lowest hands, in order.
    .value-fewest-tiles = fewest tiles
    .value-none = nobody wins
    .value-split = they share
option-turn-seconds = Time for a turn
    .effect = How long a player may think at an online table.
    .value-none = no limit
    .value-number = { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
option-turn-timeout = When time runs out
    .effect = What happens to a player whose time is up.
    .value-auto-move = a computer player moves
option-boneyard-draw = Drawing
    .effect = When a player may draw from the stock.
    .value-never = never
    .value-when-stuck = only when nothing fits
    .value-optional = at any time in the turn, also when able to play
option-boneyard-count = Tiles drawn
    .effect = How many tiles a player who is stuck draws.
    .value-until-playable = until one fits
    .value-one = one
option-boneyard-reserve = Reserve
    .effect = How many tiles of the stock are never drawn.
    .value-number = { $number ->
        [0] none
        [one] { $number } tile
       *[other] { $number } tiles
    }
option-boneyard-drawn-tile = A drawn tile that fits
    .effect = Whether it must be placed at once.
    .value-must-play-now = must be placed at once
    .value-free = may be kept
option-dead-line = Dead line
    .effect = What happens when every end shows a number that has run out.
    .value-play-on = turns go on as usual
    .value-immediate-block = the hand is blocked at once
option-lead-first-hand = Who leads the first hand
    .effect = How the first leader is found.
    .value-lot = by lot
    .value-highest-double = whoever holds the highest double
    .value-holder = whoever holds { $tile }
option-lead-fallback = If nobody holds it
    .effect = Who leads when nobody holds the tile that decides.
    .value-heaviest-tile = whoever holds the heaviest tile
    .value-lot = by lot
option-lead-heaviest-tiebreak = Equally heavy tiles
    .effect = Which of several equally heavy tiles decides.
    .value-high-half = the one with the higher half
    .value-lot = by lot
option-lead-first-tile = First tile of the first hand
    .effect = Which tile may be led.
    .value-any = any tile
    .value-deciding = the tile that decided
option-lead-later-hands = Who leads later hands
    .effect = How the leader of the later hands is found; by lot where nobody qualifies.
    .value-out-player = whoever went out
    .value-winner = the winner of the hand before
    .value-left-of-prev-leader = the player to the left of the leader before
    .value-right-of-prev-leader = the player to the right of the leader before
    .value-same-rule = as in the first hand
    .value-lot = by lot
    .value-holder = whoever holds { $tile }
option-lead-later-tile = First tile of later hands
    .effect = Which tile may be led.
    .value-any = any tile
    .value-deciding = the tile that decided
option-lead-after-block = Who leads after a block
    .effect = How the leader is found after a blocked hand.
    .value-lot = by lot
    .value-same-as-later = as after any other hand
    .value-lowest-hand = whoever held the fewest pips
option-spinner = Spinner
    .effect = Which double the line branches from.
    .value-none = none; the line has two ends
    .value-first = the first double
option-spinner-opens = Arms of the spinner
    .effect = When tiles may be placed above and below the spinner.
    .value-immediate = open at once
    .value-after-both-sides = open once both of its sides are covered
option-play-score = Points in play
    .effect = Whether the count of the open ends scores.
    .value-none = no
    .value-multiples = yes, when the count is a multiple
option-play-score-divisors = Multiples that score
    .effect = A count above zero scores when one of these numbers divides it.
    .value-number = of { $number }
option-play-score-points = Points of a count
    .effect = What a count that scores is worth.
    .value-total = the count itself
    .value-quotient-sum = how many times each number goes into it
option-play-score-on-lead = First tile scores
    .effect = Whether the first tile of a hand may score.
    .value-true = yes
    .value-false = no

# Train games.
option-engine-find = Finding the engine
    .effect = How the double that all trains start from comes to the table.
    .value-held-else-draw-one-at-a-time = whoever holds it lays it; else everyone draws in turn until it appears
    .value-held-else-draw-rounds = whoever holds it lays it; else everyone draws, and the round is completed
    .value-preplaced = it lies on the table before the deal
option-engine-placer-plays = After the engine
    .effect = Whether whoever lays the engine also begins.
    .value-true = whoever lays it begins
    .value-false = the next player begins
option-train-first-turn = First turn
    .effect = What a player lays in the first turn.
    .value-whole-train = a whole train
    .value-one-tile = one tile
option-train-first-turn-own-only = First turn on one’s own train
    .effect = Whether a first turn keeps to the player’s own train.
    .value-true = yes
    .value-false = no, open trains may be used as well
option-train-first-turn-double = Double at the end of the first train
    .effect = What a double at the end of a first-turn train means.
    .value-deferred = it need not be covered at once
    .value-normal = the next player must cover it
    .value-forbidden-end = a first train may not end in a double
option-train-others = Trains of others
    .effect = Which trains of other players are open.
    .value-marked = those that are marked
    .value-marked-if-own-started = those that are marked, once one’s own is started
    .value-never = none
    .value-all-open = all
option-mexican-max = Mexican trains
    .effect = How many Mexican trains there may be.
    .value-number = { $number ->
        [0] none
       *[other] { $number }
    }
option-mexican-start = Start of the Mexican train
    .effect = When a player may start it.
    .value-after-first-turn = after the first turn
    .value-after-own-started = once one’s own train is started
    .value-any-turn = in any turn
option-marker-on = Marking a train
    .effect = When a player’s own train is marked.
    .value-pass = when the turn passes without a tile
    .value-drawn-not-on-own = also when a drawn tile is laid elsewhere
option-double-extra-tile = Tile after a double
    .effect = Where the further tile goes that is due after a double.
    .value-anywhere = anywhere it fits
    .value-must-cover = on the double
    .value-none = no further tile
option-double-max-per-turn = Doubles in a turn
    .effect = How many doubles one turn may lay.
    .value-none = no limit
    .value-number = at most { $number }
option-double-next-must-satisfy = Uncovered doubles
    .effect = Whether an uncovered double binds the players who follow.
    .value-true = the next player must cover it
    .value-false = nobody need cover it
option-double-order = Several uncovered doubles
    .effect = Which of them must be covered first.
    .value-fifo = the one that was laid first
    .value-lifo = the one that was laid last
    .value-any = any of them
option-double-fail-marks = Failing to cover
    .effect = Whether failing to cover another player’s double marks one’s own train.
    .value-true = marks one’s own train
    .value-false = marks nothing
option-double-unsatisfiable = Double that nothing can cover
    .effect = What happens to a double whose number has run out.
    .value-lapse = it need no longer be covered
    .value-lock = all draw and pass until the hand is blocked
option-double-go-out = Going out with a double
    .effect = Whether the last tile may be a double.
    .value-allowed = allowed
    .value-must-cover = it must be covered

# What may stand for a value, in the list of possible values.
expects-number = a number from { $least } to { $most }
expects-points = points from { $least } to { $most }
expects-hands = hands:k for k hands
expects-holder = holder:a-b for whoever holds a tile
expects-numbers = different numbers from { $least } to { $most } with commas between them
expects-words = words with commas between them, in the order they apply
expects-hands-all = hands:all for one hand with each engine
