# What only the page says. Words that other surfaces share are in the package's catalogues.

page-title = doublesix – dominoes
language = Language
loading = One moment …
close = Close
cancel = Cancel
try-again = Try again
try-now = Try now
to-start = To the start

home-title = Dominoes, done right
home-about = Play with friends by a link, or against the computer. No account, nothing to install.
home-open = Your open tables
home-choose = Choose a game
home-promise = Three languages, exact rules, and no hand that leaks.
play-now = Play { $game } now
play-now-about = against the computer, { count-players }
players-range = { $least } to { $most } players

players = Players
level = Computer players
level-random = Beginner
level-greedy = Steady
level-planner = Planner
level-heuristic = Skilled
level-strong = Strong
level-other = Level “{ $level }”
your-name = Your name
guest = Guest
play-computer = Play against the computer
play-friends = Play with friends by a link
house-rules = House rules
target-points = points
target-hands = hands
number-typed = a number

lobby-invite = { $seats ->
    [one] One seat is free. Send the link to whoever is to play.
   *[other] { $seats } seats are free. Send the link to whoever is to play.
}
lobby-join = You are invited. Choose a name and take a seat.
lobby-waiting = { $seats ->
    [one] The match begins when the last seat is taken.
   *[other] The match begins when all seats are taken.
}
lobby-watching = Looking on: { $spectators }
invitation = Come and play { $game } with me.
link = Link to this table
link-code = QR code of the link
copy = Copy the link
copied = Copied
copy-yourself = The link is selected: copy it.
share = Share
seats = Seats
seat-free = Seat { $seat }: free
seat-computer = Computer { $seat }
seat-number = Seat { $seat }
seat-own = you
seat-partner = Your partner
seat-away = away, the computer plays
pair-first = first pair
pair-second = second pair
sit = Sit here
add-computer = Add a computer

you = You
table = Table
line = Line of play
hand = Your tiles
hand-number = Hand { $hand }
history = What happened
rules = Rules
rules-options = Every option
settings = Settings
table-bare = Nothing lies on the table yet.
count = Count of the ends:
turn-you = Your turn
turn-draw = Nothing fits: draw
turn-pass = Nothing fits: pass
turn-player = { $player } to play
turn-theirs = to play
choose-end = Choose an end
seconds = { $seconds } s
action-draw-short = Draw
action-pass-short = Pass
action-start-short = Lay the engine
action-done-short = Finish my train
train-marked = marked: others may use it
train-cover = cover it
draw-from = Draw a tile; in the stock: { count-tiles }
tile-fits = fits
tile-scores = scores { $points }
tile-does-not-fit = { $tile } does not fit now.
not-your-turn = It is not your turn.
watching = You are watching.
spectators = Looking on: { $spectators }
told-seat = { $player }: { $held }, { $score }
told-cover = The double { $where } must be covered.
told-stock = Stock: { count-tiles }
arrange = Arrange my train
sort = Sort by pips
arranged = Your train: { $train }. Loose: { $loose }.
arranged-none = No train can be laid of your tiles now.
tile-in-train = in your train
tile-moved = { $tile }: place { $place } of { $tiles }.
tile-moved-train = { $tile }: place { $place } of { $tiles }, in your train.
keys-A = arrange your train (train games)
keys-S = sort your tiles (train games)
keys-move = move a tile in your hand
hands-table = All hands so far

event-could-not-you = You cannot play and pass.
event-could-not-player = { $player } cannot play and passes.
event-joined = { $player } sits down.
event-left-you = You were away: the computer plays for you.
event-left-player = { $player } is away: the computer plays on.
event-returned-you = You are back.
event-returned-player = { $player } is back.
event-rematch-you = You ask for another match.
event-rematch-player = { $player } asks for another match.

# When time was up, the computer moved for the seat.
event-late-engine-you = Time was up: the computer laid the engine { $tile } for you.
event-late-engine-player = Time was up: the computer laid the engine { $tile } for { $player }.
event-late-led-you = Time was up: the computer led { $tile } for you.
event-late-led-player = Time was up: the computer led { $tile } for { $player }.
event-late-placed-you = Time was up: the computer placed { $tile } { $where } for you.
event-late-placed-player = Time was up: the computer placed { $tile } { $where } for { $player }.
event-late-drew-you = Time was up: the computer drew { $tile } for you.
event-late-drew-player = Time was up: the computer drew { count-tiles-object } for { $player }.
event-late-passed-you = Time was up: the computer passed for you.
event-late-passed-player = Time was up: the computer passed for { $player }.
event-late-first-turn-done-you = Time was up: the computer finished your first train.
event-late-first-turn-done-player = Time was up: the computer finished the first train of { $player }.

# The train of another player.
train-of = { $player }’s train
    .at = on { $player }’s train
event-resumed = Play goes on; the turn has its full time again.
event-resumed-untimed = Play goes on.

tiles-left = Tiles left
tiles-none = no tiles left
tiles-unseen = not shown
settlement = Settlement
becomes = →
rounded-to = rounded: { $points }
shared-among = shared by { $players }: { $points } each
player = Player
total = Total
next-hand = The next hand is dealt in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
show-result = Show the result
rematch = Another match
rematch-waiting = Waiting for the others …

digits = Digits
digits-native = as in the language
theme = Look
theme-auto = As the device
theme-light = Light
theme-dark = Dark
pips = Pips
pips-coloured = Coloured
pips-plain = Plain
settings-forgetful = This browser keeps nothing for this page: settings and your seat last until you close it.
keys = Keys
keys-hand = go through your tiles and play one
keys-H = hear your tiles
keys-E = hear the open ends
keys-C = hear the count, the points and the tiles held
keys-L = hear the whole line
keys-D = draw
keys-P = pass
keys-number = go to that tile

link-connecting = Connecting …
link-online = Connected.
link-waiting = The service does not answer; trying again.
link-offline = There is no network here.
link-restarting = The service is starting again; play goes on in a moment.
link-stopped = The connection has ended.
link-nothing-lost = Nothing is lost.
link-move-waits = Your move waits and is sent as soon as the connection is back.
link-way-on = Your seat and every move are kept. The page goes on by itself as soon as it can.
table-lost = This table cannot be opened
seat-lost = This seat is no longer yours here
seat-again = Watch, or take a free seat

error-page-unreachable = The service does not answer. Nothing is lost; try again in a moment.
error-page-offline = There is no network here. Nothing is lost; try again when you are connected.
error-act-id-reused = That move was mixed up with another one. Please play it again.
error-game-no-trains = This game has no trains. Arrange your tiles yourself.
error-game-unknown-level = There is no such computer player. Choose another.
error-hello-expected = The connection did not begin as it should. It is tried again.
error-host-unknown = The service does not go by this name. Open it by its own address.
error-message-invalid = The service did not understand this page. Load the page again.
error-message-too-long = That was too long. Please shorten it.
error-message-too-many-wrong = The service did not understand this page. Load the page again.
error-method-unknown = The service did not understand this page. Load the page again.
error-name-invalid = This name cannot be shown. Take { 1 } to { 40 } letters.
error-origin-foreign = This page belongs to another site. Open the service’s own page.
error-page-missing = This installation carries no page.
error-path-unknown = There is nothing at this address.
error-rate-actions = That was too fast. It is sent again in a moment.
error-rate-requests = Too many requests from here. Wait a moment and try again.
error-record-unknown-match = This table has played no such match.
error-rematch-not-finished = The match is not over yet.
error-seat-needed = Only those who sit at the table can do this. Take a seat.
error-seat-taken = This seat has just been taken. Take another one.
error-seat-unknown = The table has no such seat. Take another one.
error-service-busy = The table has a lot to do. Your move is sent again in a moment.
error-service-error = Something went wrong. Nothing is lost; load the page again.
error-service-starting = The service is still starting. Try again in a moment.
error-socket-slow = This connection is too slow to follow. It is tried again.
error-socket-too-many = Too many are connected to this table. Close a tab, or try again later.
error-store-full = The storage is full. Your move waits and is sent again by itself.
error-store-unavailable = The storage does not answer. Your move waits and is sent again by itself.
error-table-damaged = This table’s log does not fit this version. Tell whoever hosts it.
error-table-full = All seats are taken. You can watch.
error-table-unknown = There is no such table. Check the link, or make a table of your own.
error-table-waiting = The match has not begun: some seats are free.
error-token-expired = Your seat here has expired. Watch, or take a free seat.
error-token-invalid = This device does not own a seat of this table. Watch, or take a free seat.

record-open = Open a record
record-about = See a game again, move by move: open its record. It is shown here and kept nowhere.
record-choose = Choose a file
record-drop = or drop it here
record-paste = Or paste the text of a record
record-show = Show it
record-another = Another record
record-save = Download the record
record-step = { $step } of { $steps }
record-slider = Step
record-steps = Moves
record-hand = Hand
record-first = To the beginning
record-previous = One step back
record-next = One step forward
record-last = To the end
record-true = Everything in this record is so.
record-findings = What is wrong with this record
record-at-line = Line { $line }: { $text }
record-claimed = The record says { $claimed }; it is { $right }.
record-more = { $places ->
    [one] And one more place.
   *[other] And { $places } more places.
}
record-empty = No hand of this record can be shown.
record-drew = { $player } draws { $tile }.
record-hidden = { count-tiles } not shown
record-scores-unknown = points not told
record-for-spectator = This record tells what a spectator may know.
record-for-seat = This record tells what { $player } may know.
error-page-file = The file cannot be read.
error-record-too-large = This is too large for a record.
error-record-too-slow = This record takes too long to step through.
error-record-unreadable = No game can be told from this text.
error-record-not-unicode = The record is no Unicode text.

# On the page options are called by their names in words.
error-rules-bad-value = { $name }: “{ $value }” is not possible. Possible: { $expected }.
error-rules-not-playable-yet = { $name }: “{ $value }” cannot be played yet. Possible: { $expected }.
error-rules-switched-off = { $name }: “{ $value }” has no effect beside the other options.
error-rules-contradiction = { $name }: “{ $value }” does not go with the other options.
error-rules-deal-too-large = { $name }: “{ $value }” is more than the set has tiles for; at most { $most } for each here.
error-rules-reserve-too-large = { $name }: “{ $value }” is more than the stock has; at most { $most } here.
error-rules-holder-outside-set = { $name }: “{ $value }”: that tile is not in the double-{ $max_pip } set.
error-rules-beyond-engines = { $name }: “{ $value }” is more than there are engines; at most { $most } hands.
