# The match in the terminal.

seat-you = You
seat-player = Player { $seat }

term-title = { $game } · hand { $hand } · { $target }
term-target-points = to { count-points }
term-target-hands = of { count-hands }
term-score = { $player }: { count-points }, { count-tiles }
term-score-turn = { $player }: { count-points }, { count-tiles }, to move
term-score-turn-you = You: { count-points }, { count-tiles }, to move
term-partner = { $player } (your partner)
term-stock = Stock: { count-tiles }
term-stock-reserve = Stock: { count-tiles }, { $reserve } of them never drawn
term-no-stock = There is no stock.
term-table-bare = Nothing lies on the table yet.
term-ends = Ends: { $ends }
term-end = { $name } { $pip }
term-count = Count: { $count }
term-your-tiles = Your tiles:
term-branch-N = Upper arm, on { $pip }:
term-branch-S = Lower arm, on { $pip }:
term-you-may = You may:
term-action-points = { $action } (+{ $points })
term-prompt = Your move (? for help):
term-which-end = Which end for { $tile }?
term-choose-end = The number or the name of the end:
term-next-hand = Press Enter for the next hand.
term-legal-now = Now possible: { $actions }.
term-no-such-number = There is no move number { $number }; the last one is { $most }.
term-scores = Totals: { $scores }
term-score-of = { $player }: { $points }
term-tally = Tally (a stroke is five, a cross with four small ones is fifty):
term-tally-rest = and { $points }
term-goodbye = You left the match. Goodbye.
term-interrupted = Interrupted; the match is not kept.
term-input-ended = The input has ended; the match is not kept.
term-welcome = { $game }, { count-players }: you play against the computer.
term-welcome-watch = { $game }, { count-players }: the computer plays, you watch.

term-help-title = How to move
term-help-number = The number of a move in the list: { $number }
term-help-tile = A tile, its halves in either order: { $tile } or { $short }
term-help-end = With an end, where several fit: { $with_end } or { $with_word }. Ends: W left, E right, N up, S down.
term-help-line-end = With an end, where several fit: { $with_end } or { $with_word }. Ends: W left, E right.
term-help-draw = draw: take a tile from the stock
term-help-pass = pass: end your turn without playing
term-help-rules = rules: the rules of this game
term-help-quit = quit: leave the match
term-help-help = ?: this help

menu-language = Language
menu-game = Which game?
menu-players = How many players ({ $least } to { $most })?
menu-choose = Number (Enter for { $default }):
menu-wrong = Please type a number from { $least } to { $most }.

# What may be typed, with commas between; the words of the other languages are understood as well.
input-draw = draw, d
input-pass = pass, p
input-help = help, h, ?
input-quit = quit, q, exit
input-rules = rules, r
input-W = left, l
input-E = right
input-N = up, above
input-S = down, below

# Trains.
term-engine = Engine: { $tile }
term-train = { $name }, ends in { $pip }
term-train-bare = { $name }, not started
term-train-marked = { $train }, marked
term-train-double = { $train }, double to be covered
term-help-train = With a train, where several fit: { $with_end }. Trains: the number of a seat, M the Mexican train.
term-help-done = done: finish the first train
input-start = start
input-done = done
input-own = mine, own
input-M = mexican
