# One text for each stable code: why something is refused, and what would be right.

error-action-illegal = That is not possible now.
error-action-unknown = This game has no such action.
error-action-not-your-turn = It is not your turn.
error-action-hand-over = The hand is over.
error-action-match-over = The match is over.
error-action-trains-only = That belongs to train games.
error-action-ambiguous = { $action } fits at several ends; say which.
error-action-other-tile-next = Another tile comes next from the stock.
error-action-must-place-drawn = You have just drawn { $tile } and it fits: place it.
error-action-never-draw = Nobody draws in this game.
error-action-must-lead = The tile that decided who leads must be led: { $tiles }.
error-action-stock-empty = The stock is empty.
error-action-stock-reserved = The last { $reserve ->
    [one] tile of the stock is
   *[other] { $reserve } tiles of the stock are
} never drawn.
error-action-must-place = You hold a tile that fits, so you must place one.
error-action-must-place-or-draw = A turn ends with a placement: place a tile that fits, or draw.
error-action-one-draw = You may draw one tile in a turn.
error-action-must-draw = You must draw before you may pass.
error-action-tile-outside-set = { $tile } is not in this set.
error-action-tile-not-held = You do not hold { $tile }.
error-action-lead-names-no-end = The first tile of a hand needs no end: just name { $tile }.
error-action-fits-nowhere = { $tile } fits nowhere; the ends show { $pips }.
error-action-does-not-fit = { $tile } has no { $pip } to join there.
error-action-arm-closed = This arm of the spinner is not open yet.
error-action-no-such-end = There is no such end now.

error-rules-invalid = No game can be played by these rules.
error-rules-unknown-game = There is no game “{ $game }”. The games are { $games }.
error-rules-unknown-game-nearest = There is no game “{ $game }”; did you mean { $nearest }?
error-rules-players = { $name } is for { $least } to { $most } players, not { $players }.
error-rules-players-exactly = { $name } is for { $least } players, not { $players }.
error-rules-unknown-option = There is no option “{ $option }”.
error-rules-unknown-option-nearest = There is no option “{ $option }”; the nearest is { $nearest }.
error-rules-option-of-trains = { $option } is an option of train games, and this is none.
error-rules-bad-value = { $option } ({ $name }): “{ $value }” is not a value of it. Possible: { $expected }.
error-rules-not-playable-yet = { $option } ({ $name }): “{ $value }” cannot be played yet. Possible: { $expected }.
error-rules-switched-off = { $option }={ $value } would change nothing here; that depends on { $needs_option } ({ $name }).
error-rules-contradiction = { $option }={ $value } does not go with the other options.
error-rules-pairs-need-four = Pairs need four players.
error-rules-deal-too-large = { $option }={ $value } deals more tiles than there are; at most { $most } for each player are possible here.
error-rules-reserve-too-large = { $option }={ $value } keeps back more tiles than the stock has; at most { $most } are possible here.
error-rules-holder-outside-set = { $option }={ $value }: that tile is not in the double-{ $max_pip } set.

error-deal-invalid = The deal does not fit the rules.
error-deal-seats = The deal has tiles for { $seats } seats; the match has { $players }.
error-deal-hand-too-large = Seat { $seat } was dealt { count-tiles }, more than { $hand_size }.
error-deal-stock-too-large = The stock has { count-tiles }; only { $stock } are left after the deal.
error-deal-no-such-seat = There is no seat { $seat }; there are { count-players }.
error-deal-tile-outside-set = { $tile } is not in the set.
error-deal-tile-twice = { $tile } was dealt twice.
error-deal-leader = Seat { $leader } does not lead this hand; { $right } does.
error-deal-leader-needed = A lot decides who leads: name the seat.

error-match-state = That is not possible at this point of the match.
error-match-no-seed = There is no seed to deal from.
error-match-over = The match is over.
error-match-hand-running = The hand is still being played.

error-parse-invalid = “{ $text }” cannot be read.
error-parse-tile = “{ $text }” is no tile. A tile is written as two numbers: { $example }.
error-parse-end = “{ $text }” names no end.
error-parse-action = “{ $text }” cannot be read.

error-record-invalid = The record has unreadable or false places.
error-player-unknown = There is no computer player “{ $name }”. There are { $names }.
error-error = Something went wrong.

# Trains.
error-action-seek-engine = Nobody held { $tile }: draw until it appears.
error-action-must-start = The engine { $tile } must be laid first.
error-action-engine-lies = The engine { $tile } lies in the middle already.
error-action-done-first-turn-only = Only the whole train of a first turn is finished this way.
error-action-done-needs-tile = Lay at least one tile before you finish your first train.
error-action-double-ends-train = A first train may not end in a double: lay another tile on it.
error-action-must-be-done = You have laid tiles in your first turn: finish your train.
error-action-cover-double = The double { $double } is uncovered: it must be covered before anything else, even on a closed train.
error-action-cover-double-several = The doubles { $doubles } are uncovered: one of them must be covered before anything else, even on a closed train.
error-action-cover-laid-double = The double that you have just laid must be covered.
error-action-doubles-per-turn = You may lay no more doubles in this turn.
error-action-own-train-only = In the first turn you lay on your own train only.
error-action-mexican-not-yet = The Mexican train may not be started yet.
error-action-train-closed = This train is not marked, so it is closed to you.
error-action-others-closed = Here nobody plays on another player’s train.
error-action-start-own-first = Start your own train before you play on another.
error-action-fits-no-train = { $tile } fits no train that is open to you.
error-action-no-such-train = There is no such train.
error-rules-beyond-engines = { $option }={ $value } is more than there are engines; at most { $most } hands are possible.
error-rules-option-of-line = { $option } is an option of line games, and this is none.

# Matches and deals that are only partly known.
error-action-unknown-tiles = That cannot be told while tiles are unknown.
error-deal-too-many-tiles = More tiles are dealt than the set has.
error-match-no-hand = No hand has been dealt.
error-match-nothing-unseen = This seat holds no unseen tile.
error-match-tile-seen = This tile has been seen elsewhere.

# Records.
error-record-audience = This is no audience of a record.
error-record-before-hand = This belongs behind a hand.
error-record-behind-tag = Something stands behind a tag; actions and claims stand on lines of their own.
error-record-claim = This claim cannot be read.
error-record-control-character = There is a control character in a text.
error-record-count = The claimed count is wrong.
error-record-escape = This escape is not known.
error-record-hand = This hand cannot begin here.
error-record-hand-number = This is no number of a hand.
error-record-hand-order = The hands are not in order.
error-record-illegal = This action is not legal here.
error-record-late-deal = This belongs before the first action of the hand.
error-record-late-tag = This belongs before the first hand.
error-record-leader = The claimed leader does not lead this hand.
error-record-legal = The claimed legal actions are not the legal ones.
error-record-line = This line cannot be read.
error-record-missing-tag = The tag { $missing } is missing before the first hand.
error-record-no-hand = No hand of this record can begin.
error-record-no-such-seat = There is no such seat.
error-record-nul = There is a NUL character in the record.
error-record-numbers = This is not one number for each seat.
error-record-open-quote = The quotation mark that ends the text is missing.
error-record-open-tag = The bracket that ends the tag is missing.
error-record-option = This is no option.
error-record-option-twice = An option is given twice.
error-record-other-version = The record was written by other rules of this game.
error-record-players = This is no number of players.
error-record-points = The claimed points are wrong.
error-record-refused = The action that is said to be refused is not refused.
error-record-result = The claimed result is wrong.
error-record-rules = The rules of the record cannot be played by.
error-record-score = The claimed totals are wrong.
error-record-settled = The claimed settlement is wrong.
error-record-tag = This tag cannot be read.
error-record-tag-twice = A tag stands twice.
error-record-team-scores = Partners have different totals.
error-record-too-long = The record is too long.
error-record-too-many = There are more faults than are listed.
error-record-unknown-tag = This tag is not known.
error-record-unwritable = A text holds a character that no record can hold.
error-file-unreadable = This file cannot be read.
error-file-no-records = There are no records here.
error-record-no-engine = There is no engine for this hand.
