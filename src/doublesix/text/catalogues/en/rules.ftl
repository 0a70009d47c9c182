# The rulebook, made of the sentences that a set of rules needs.

rules-heading-aim = Aim
rules-heading-deal = Deal and lead
rules-heading-play = Play
rules-heading-score = Points in play
rules-heading-draw = When nothing fits
rules-heading-end = End of a hand
rules-heading-match = The match
rules-heading-options = Options

rules-players-each = { count-players }, each for themselves.
rules-players-pairs = Four players in two pairs; partners sit opposite each other and share one total.
rules-set = The double-{ $max } set has { count-tiles }: every pair of numbers from zero to { $max } once.
rules-aim = Place all your tiles before the others do.
rules-aim-count = Place all your tiles before the others do, and make the open ends count to numbers that score.
rules-hidden = Everyone sees their own tiles only, and how many the others hold.

rules-deal = Each player gets { count-tiles }.
rules-deal-all = The whole set is dealt out: { count-tiles } each.
rules-stock = The other { $tiles ->
    [one] tile is the stock
   *[other] { $tiles } tiles are the stock
}, face down.
rules-stock-idle = The other { $tiles ->
    [one] tile stays
   *[other] { $tiles } tiles stay
} face down and out of play.
rules-order-cw = Turns go clockwise.
rules-order-ccw = Turns go counter-clockwise.
rules-turn-seconds = { $seconds ->
    [one] A turn takes { $seconds } second at most; then the computer moves for whoever is on turn.
   *[other] A turn takes { $seconds } seconds at most; then the computer moves for whoever is on turn.
}

rules-lead-first-lot = A lot decides who leads the first hand.
rules-lead-first-highest-double = Whoever holds the highest double leads the first hand.
rules-lead-first-holder = Whoever holds { $tile } leads the first hand.
rules-lead-every-highest-double = Whoever holds the highest double leads; so it is in every hand.
rules-lead-every-holder = Whoever holds { $tile } leads; so it is in every hand.
rules-lead-every-lot = A lot decides who leads; so it is in every hand.
rules-lead-fallback-heaviest-tile-high-half = If nobody does, the heaviest tile decides; of equal ones the one with the higher half.
rules-lead-fallback-heaviest-tile-lot = If nobody does, the heaviest tile decides; between equal ones a lot.
rules-lead-fallback-lot = If nobody does, a lot decides.
rules-lead-tile-any = Any tile may be led.
rules-lead-tile-deciding = The tile that decided must be led.
rules-lead-later-out-player = Later hands are led by whoever went out in the hand before.
rules-lead-later-winner = Later hands are led by the winner of the hand before.
rules-lead-later-left-of-prev-leader = Later hands are led by the player to the left of the leader before.
rules-lead-later-right-of-prev-leader = Later hands are led by the player to the right of the leader before.
rules-lead-later-lot = Later hands are led by lot.
rules-lead-later-highest-double = Later hands are led by whoever holds the highest double.
rules-lead-later-holder = Later hands are led by whoever holds { $tile }.
rules-lead-later-tile-deciding = There, too, the tile that decided must be led.
rules-lead-block-lot = After a blocked hand a lot decides.
rules-lead-block-lowest-hand = After a blocked hand whoever held the fewest pips leads.

rules-place = In your turn, join a half of one of your tiles to an open end that shows the same number. The other half becomes the new end.
rules-doubles = Doubles lie across the line.
rules-spinner-none = The line never branches: it has two ends.
rules-spinner-immediate = The first double of a hand is the spinner: as soon as it lies, tiles may also be placed above and below it, so that there may be four open ends.
rules-spinner-after-both-sides = The first double of a hand is the spinner: once both of its sides are covered, tiles may also be placed above and below it, so that there may be four open ends.

rules-count = After every placement the open ends are counted: the outer half of each end, both halves of a double at an end. A first double that lies alone counts once.
rules-count-spinner = The spinner counts until both of its sides are covered; an arm without a tile counts nothing.
rules-score-total = If the count is above zero and a multiple of { $divisors }, you score the count.
rules-score-quotient-sum = If the count is above zero and a multiple of { $divisors }, you score how many times each of these goes into it.
rules-score-no-lead = The first tile of a hand does not score.

rules-draw-never = There is no drawing. If nothing fits, you pass.
rules-draw-when-stuck = If a tile of yours fits, you must place one. If none does, you draw one tile after another until one fits.
rules-draw-when-stuck-one = If a tile of yours fits, you must place one. If none does, you draw one tile.
rules-draw-optional = You may draw at any time in your turn, also when you could play; but a turn ends with a placement.
rules-drawn-must-play-now = A drawn tile that fits must be placed at once.
rules-drawn-free = A drawn tile that fits may be kept; another tile that fits may be placed instead.
rules-reserve = The last { $tiles ->
    [one] tile of the stock is
   *[other] { $tiles } tiles of the stock are
} never drawn.
rules-pass-stock = You pass only when nothing fits and nothing can be drawn.
rules-pass-one = If that does not fit either, you pass.
rules-dead-line = When every open end shows a number that has run out, the hand is blocked at once.

rules-end = A hand ends when somebody places their last tile (domino) or when nobody can play and nothing can be drawn (block).
rules-out-wins = Whoever goes out wins the hand.
rules-block-lowest-hand = In a block the player with the fewest pips wins the hand.
rules-block-lowest-team = In a block the pair that holds the fewest pips together wins the hand.
rules-block-none = A blocked hand has no winner.
rules-tie-none = If several have equally few, nobody wins.
rules-tie-split = If several have equally few, they share.
rules-tie-fewest-tiles = If several have equally few, the one with fewer tiles wins; if these are equal too, nobody wins.
rules-tie-fewest-tiles-split = If several have equally few, the one with fewer tiles wins; if these are equal too, they share.
rules-settle-none = Tiles that are left bring nobody any points.
rules-settle-opponents-sum = The winner gets the pips that the opponents still hold.
rules-settle-opponents-minus-own = The winner gets the pips that the opponents still hold, less those they hold themselves.
rules-settle-each-subtracts-own = Everyone loses the pips that they still hold; nobody gets the pips of others.
rules-settle-penalty-own = Everyone adds the pips that they still hold to their own total.
rules-round-5-each-hand = Each hand is rounded to the nearest multiple of five: { $first } counts as { $first_rounded }, { $second } as { $second_rounded }.
rules-round-3-each-hand = Each hand is rounded to the nearest multiple of three: { $first } counts as { $first_rounded }, { $second } as { $second_rounded }.
rules-round-5-sum = Only the sum is rounded to the nearest multiple of five: { $first } counts as { $first_rounded }, { $second } as { $second_rounded }.
rules-round-3-sum = Only the sum is rounded to the nearest multiple of three: { $first } counts as { $first_rounded }, { $second } as { $second_rounded }.
rules-split-shares = Shares are rounded down to whole points, or to whole multiples where settlements are rounded.
rules-double-blank = The double blank counts { count-pips } in a hand.
rules-floor-none = A total may fall below zero.
rules-floor-zero = A total does not fall below zero.

rules-target-high-immediate = The first to reach { count-points } wins at once: the hand is not played on and not settled.
rules-target-high-end-of-hand = When a hand has been settled and somebody has { count-points } or more, the highest total wins.
rules-target-low-immediate = When somebody reaches { count-points }, the match ends at once and the lowest total wins.
rules-target-low-end-of-hand = When a hand has been settled and somebody has { count-points } or more, the lowest total wins.
rules-target-hands-high = The match has { count-hands }; the highest total wins.
rules-target-hands-low = The match has { count-hands }; the lowest total wins.
rules-target-tie-extra-hand = If the best totals are equal, another hand is played.
rules-target-tie-shared = If the best totals are equal, the match is shared.
rules-max-hands = After { count-hands } at the latest the match ends; if the best totals are equal then, it is a draw.

# Train games.
rules-heading-train = Trains
rules-heading-double = Doubles
rules-train-engines = Each hand has its engine, a double in the middle: the highest double in the first hand, then the next lower one.
rules-train-find-held-else-draw-one-at-a-time = Whoever holds the engine lays it. If nobody does, everyone draws a tile in turn until it appears.
rules-train-find-held-else-draw-rounds = Whoever holds the engine lays it. If nobody does, everyone draws a tile in turn until it appears, and that round of draws is completed.
rules-train-find-preplaced = The engine lies in the middle before the deal; a lot decides who begins.
rules-train-placer-true = Whoever lays the engine begins.
rules-train-placer-false = The player after the one who lays the engine begins.
rules-train-place = Everyone has a train of their own, which starts from the engine. A tile joins a train with the half that shows the same number as its end.
rules-train-first-whole-train = In the first turn you lay as many tiles as you like, one behind the other.
rules-train-first-one-tile = In the first turn you lay one tile, as in every other.
rules-train-first-own-only = They go on your own train only.
rules-train-first-open = They may go on other open trains, too.
rules-train-turn = In later turns you lay one tile.
rules-train-mexican-after-first-turn = There is one Mexican train for everyone; after the first turn anybody may start it from the engine.
rules-train-mexican-after-own-started = There is one Mexican train for everyone; whoever has started a train of their own may start it from the engine.
rules-train-mexican-any-turn = There is one Mexican train for everyone; anybody may start it from the engine in any turn.
rules-train-mexican-none = There is no Mexican train.
rules-train-others-marked = The trains of others are open to you while they are marked.
rules-train-others-marked-if-own-started = The trains of others are open to you while they are marked, once your own is started.
rules-train-others-never = The trains of others are never open to you.
rules-train-others-all-open = The trains of others are always open to you.
rules-train-draw = If nothing fits, you draw one tile; if it fits, it must be placed at once, else your turn passes.
rules-train-marker-pass = When your turn passes without a tile, your train is marked, until you lay on it again.
rules-train-marker-drawn-not-on-own = When your turn passes without a tile, or you lay a drawn tile elsewhere, your train is marked, until you lay on it again.
rules-double-extra-anywhere = After a double you lay a further tile, anywhere it fits, or draw for it.
rules-double-extra-must-cover = After a double you lay a further tile on it, or draw for it.
rules-double-extra-none = A double is laid like any other tile.
rules-double-max = In one turn you may lay at most { $number ->
    [one] one double
   *[other] { $number } doubles
}.
rules-double-next-true = An uncovered double binds everyone who follows, even on a closed train: it must be covered before anything else is laid.
rules-double-next-false = An uncovered double binds nobody.
rules-double-order-fifo = Of several, the one that was laid first goes first.
rules-double-order-lifo = Of several, the one that was laid last goes first.
rules-double-order-any = Of several, any may be covered first.
rules-double-fail-false = Failing to cover the double of another player does not mark your train.
rules-double-unsatisfiable-lapse = A double whose number has run out need not be covered.
rules-double-unsatisfiable-lock = A double whose number has run out binds all the same: nobody can place any more, and all draw and pass until the hand is blocked.
rules-double-first-deferred = A double at the end of a first train binds nobody yet.
rules-double-first-normal = A double at the end of a first train must be covered by the next player.
rules-double-first-forbidden-end = A first train may not end in a double, except to go out with it.
rules-double-go-out-allowed = You may go out with a double.
rules-double-go-out-must-cover = A double as the last tile must still be covered.
