# What happens at the table, told to the one who did it (-you) and to the others (-player).

event-hand-dealt = Hand { $hand }.
event-leads-you = You lead.
event-leads-player = { $player } leads.

event-led-you = You lead { $tile }.
event-led-player = { $player } leads { $tile }.
event-placed-you = You place { $tile } { $where }.
event-placed-player = { $player } places { $tile } { $where }.
event-scored = { $count }: { count-points }.
event-drew-you = You draw { $tile }.
event-drew-player = { $player } draws { count-tiles-object }.
event-passed-you = You have nothing for { $pips } and pass.
event-passed-player = { $player } has nothing for { $pips } and passes.

hand-domino-you = Domino! You placed your last tile.
hand-domino-player = Domino! { $player } placed the last tile.
hand-blocked = The hand is blocked: nobody can play.
hand-target-you = You have reached the target.
hand-target-player = { $player } has reached the target.
hand-won-you = You win the hand.
hand-won-player = { $player } wins the hand.
hand-won-team-you = You and { $partner } win the hand.
hand-won-team-player = { $player } and { $partner } win the hand.
hand-shared = { $players } share the hand.
hand-won-nobody = Nobody wins the hand.

settle-left-you = You hold { $tiles }: { count-pips }.
settle-left-player = { $player } holds { $tiles }: { count-pips }.
settle-empty-you = You hold nothing.
settle-empty-player = { $player } holds nothing.
settle-sum = Together: { $formula }
settle-gain-you = You get { count-points-object }.
settle-gain-player = { $player } gets { count-points-object }.
settle-gain-team = { $players } get { count-points-object } together.
settle-loss-you = You lose { count-points-object }.
settle-loss-player = { $player } loses { count-points-object }.
settle-loss-team = { $players } lose { count-points-object } together.
settle-penalty-you = You are charged { count-points-object }.
settle-penalty-player = { $player } is charged { count-points-object }.
settle-penalty-team = { $players } are charged { count-points-object } together.
settle-nothing = Nobody gets any points.
settle-floored = A total does not fall below zero.

match-won-you = You win the match!
match-won-player = { $player } wins the match.
match-won-team-you = You and { $partner } win the match!
match-won-team-player = { $player } and { $partner } win the match.
match-shared = { $players } share the match.
match-drawn = The match is a draw.
match-target-reached = The target is reached.
match-all-hands-played = All hands have been played.
match-forfeit = The match was given up.
match-abandoned = The match was broken off.

event-engine = The engine is { $tile }.
event-engine-sought = Nobody holds the engine: everyone draws in turn until it appears.
event-engine-you = You lay the engine, { $tile }.
event-engine-player = { $player } lays the engine, { $tile }.
event-first-turn-done-you = Your first train is finished.
event-first-turn-done-player = { $player } has finished the first train.
event-marked-you = Your train is marked: others may use it.
event-marked-player = The train of { $player } is marked: others may use it.
event-unmarked-you = The mark comes off your train.
event-unmarked-player = The mark comes off the train of { $player }.
event-passed-train-you = You cannot play and pass.
event-passed-train-player = { $player } cannot play and passes.
