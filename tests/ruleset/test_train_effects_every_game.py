"""Options of every game where they meet train games: each value with a match where it makes the difference."""

from __future__ import annotations

import pytest
from tests.ruleset.effects import shows_in_trains
from tests.trains import ending, legal, play, trains

import doublesix as ds

# Seat 1 goes out in its first turn; seat 2 lays 2-12 and is left with 4-6, which is ten pips.
OUT_AT_ONCE = ["12-12 5-12", "2-12 4-6"]
OUT = "start,5-12@1,2-12@2,done"

# Double-six for four, dealt out. Every train ends in a six or has not begun when all seven sixes lie: blocked.
BLOCK = "start,1-6@1,1-2@1,2-6@1,done,3-6@2,3-4@2,4-6@2,done,5-6@3,0-5@3,0-6@3,done,pass"
BLOCKING = ["6-6 1-6 1-2 2-6", "3-6 3-4 4-6", "5-6 0-5 0-6", ""]


def blocked(left: list[str], options: dict[str, object]) -> ds.HandOutcome:
    """The end of a blocked hand in which the four seats keep these tiles."""
    hands = [f"{laid} {kept}" for laid, kept in zip(BLOCKING, left, strict=True)]
    match = trains(hands, {"set.max_pip": 6, **options})
    play(match, BLOCK)
    outcome = ending(match)
    assert outcome.termination is ds.Termination.BLOCKED
    assert match.scores == outcome.settled
    return outcome


@shows_in_trains("set.max_pip", "number")
@pytest.mark.parametrize("n", [6, 9, 12, 15, 18])
def test_set_max_pip(n: int) -> None:
    """The double-N set has (N+1)(N+2)/2 tiles, and N-N is the first engine."""
    rules = ds.rules("mexican-train", 2, {"set.max_pip": n, "hand_size": 2})
    assert len(rules.tile_set) == (n + 1) * (n + 2) // 2
    match = trains([f"{n}-{n} 0-1", f"0-{n} 1-1"], {"set.max_pip": n})
    play(match, "start")
    assert match.view(None).engine == ds.Tile(n, n)
    assert legal(match) == {"draw"}


@shows_in_trains("teams", "none", "pairs")
@pytest.mark.parametrize(("teams", "scores"), [("none", (0, 10, 7, 3)), ("pairs", (7, 13, 7, 13))])
def test_teams(teams: str, scores: tuple[int, ...]) -> None:
    """Seat 1 is out, the others keep 10, 7 and 3: each for itself, or both partners pay for the two of them."""
    match = trains(["12-12 5-12", "2-12 4-6", "3-12 3-4", "4-12 1-2"], {"teams": teams})
    play(match, "start,5-12@1,2-12@2,done,3-12@3,done,4-12@4,done")
    assert match.scores == scores
    assert ending(match).winners == ((1,) if teams == "none" else (1, 3))


@shows_in_trains("direction", "cw", "ccw")
@pytest.mark.parametrize(("direction", "order"), [("cw", [1, 2, 3]), ("ccw", [1, 3, 2])])
def test_direction(direction: str, order: list[int]) -> None:
    """After seat 1 comes seat 2, or the last seat the other way round; in search of the engine too."""
    match = trains(["12-12 5-12 0-0", "2-12 4-6 1-1", "3-12 3-4 8-8"], {"direction": direction})
    play(match, "start,5-12@1,done")
    assert match.to_move == order[1]
    seeking = trains(["0-0", "1-1", "2-2"], {"direction": direction}, stock="0-1 0-2 0-3 0-4 12-12")
    seats = [seeking.to_move]
    while "draw" in legal(seeking):
        play(seeking, "draw")
        seats.append(seeking.to_move)
    assert seats == [*order, *order[:2], order[1]]


@shows_in_trains("hand_size", "number", "all")
def test_hand_size() -> None:
    """Five tiles each leave 76 of 91; dealt out, four get 22 and three tiles are over."""
    five = ds.Match(ds.rules("mexican-train", 3, {"hand_size": 5}), seed=1).view(None)
    assert (five.tiles_held, five.stock_left) == ((5, 5, 5), 76)
    everything = ds.Match(ds.rules("mexican-train", 4, {"hand_size": "all"}), seed=1).view(None)
    assert (everything.tiles_held, everything.stock_left) == ((22, 22, 22, 22), 3)
    # With the engine laid beforehand one tile fewer is dealt: 90 give three times 30.
    laid = {"hand_size": "all", "engine.find": "preplaced"}
    without_engine = ds.Match(ds.rules("mexican-train", 3, laid), seed=1).view(None)
    assert (without_engine.tiles_held, without_engine.stock_left) == ((30, 30, 30), 0)


@shows_in_trains("tile_value.double_blank", "number")
@pytest.mark.parametrize("worth", [0, 25, 50])
def test_double_blank(worth: int) -> None:
    """0-0 left in a hand costs what the table says."""
    match = trains(["12-12 5-12", "2-12 0-0"], {"tile_value.double_blank": worth})
    play(match, OUT)
    assert match.scores == (0, worth)


@shows_in_trains("goal", "high", "low")
@pytest.mark.parametrize(("goal", "winner"), [("low", 1), ("high", 2)])
def test_goal(goal: str, winner: int) -> None:
    """Seat 2 stands at ten, seat 1 at nothing."""
    match = trains(OUT_AT_ONCE, {"goal": goal, "target": "hands:1"})
    play(match, OUT)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (winner,), (0, 10))


@shows_in_trains("target", "points", "hands:k")
@pytest.mark.parametrize(
    ("target", "ends"),
    [
        (10, ds.Termination.TARGET_REACHED),
        (11, None),
        ("hands:1", ds.Termination.ALL_HANDS_PLAYED),
        ("hands:2", None),
    ],
)
def test_target(target: int | str, ends: ds.Termination | None) -> None:
    """With low totals winning a match to ten points ends when anybody has ten, and the lowest wins."""
    match = trains(OUT_AT_ONCE, {"target": target})
    play(match, OUT)
    assert (None if match.outcome is None else match.outcome.termination) == ends
    assert match.outcome is None or match.outcome.winners == (1,)


@shows_in_trains("target", "hands:all")
@pytest.mark.parametrize(("hand", "engine", "ends"), [(6, "1-1", False), (7, "0-0", True)])
def test_target_all_hands(hand: int, engine: str, ends: bool) -> None:
    """Double-six has seven engines, and the match is over after the hand of the last one."""
    number = engine[0]
    hands = [f"{engine} {number}-5", f"{number}-2 4-6"]
    match = trains(hands, {"set.max_pip": 6, "target": "hands:all"}, hand=hand)
    play(match, f"start,{number}-5@1,{number}-2@2,done")
    assert (match.outcome is not None) == ends


@shows_in_trains("target.check", "end_of_hand", "immediate")
@pytest.mark.parametrize("check", ["end_of_hand", "immediate"])
def test_target_check(check: str) -> None:
    """No placement of a train game scores, so a target is reached by a settlement whenever it is looked at."""
    match = trains(OUT_AT_ONCE, {"target": 10, "target.check": check})
    play(match, OUT)
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (0, 10))
    assert ending(match).settled == (0, 10)


BOTH_OUT = ["12-12 5-12", "2-12 2-4", "3-12 8-9"]
BOTH_OUT_MOVES = "start,5-12@1,2-12@2,2-4@2,3-12@3,done"


@shows_in_trains("target.tie", "shared", "extra_hand")
@pytest.mark.parametrize(("tie", "winners"), [("shared", (1, 2)), ("extra_hand", None)])
def test_target_tie(tie: str, winners: tuple[int, ...] | None) -> None:
    """Seats 1 and 2 both went out in the first turns and stand at nothing: both win, or one more hand is played."""
    match = trains(BOTH_OUT, {"target": "hands:1", "target.tie": tie})
    play(match, BOTH_OUT_MOVES)
    assert match.scores == (0, 0, 17)
    assert (None if match.outcome is None else match.outcome.winners) == winners


def test_no_extra_hand_without_an_engine() -> None:
    """After the last engine there is no hand left to decide in, so the equal seats share."""
    hands = ["0-0 0-5", "0-2 2-4", "0-3 8-9"]
    match = trains(hands, {"target.tie": "extra_hand"}, hand=13)
    play(match, "start,0-5@1,0-2@2,2-4@2,0-3@3,done")
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1, 2), (0, 0, 17))


@shows_in_trains("max_hands", "none", "number")
@pytest.mark.parametrize(("cap", "winners"), [("none", None), (1, (1,)), (2, None)])
def test_max_hands(cap: str | int, winners: tuple[int, ...] | None) -> None:
    """One hand to 0-10 in a match of thirteen: it goes on, or the lower total wins at the cap."""
    match = trains(OUT_AT_ONCE, {"max_hands": cap})
    play(match, OUT)
    assert (None if match.outcome is None else match.outcome.winners) == winners


@shows_in_trains("score.floor", "none", "0")
@pytest.mark.parametrize(("floor", "total"), [("none", -4), (0, 0)])
def test_score_floor(floor: str | int, total: int) -> None:
    """Ten pips are taken off a total of six."""
    match = trains(OUT_AT_ONCE, {"settle": "each_subtracts_own", "score.floor": floor}, scores=(0, 6))
    play(match, OUT)
    assert match.scores == (0, total)


# Pips left by seat: 11, 23, 35, 21.
LEFT = ["0-0 0-4 2-5", "3-3 2-4 1-5 1-4", "5-5 4-5 4-4 3-5", "0-1 0-2 0-3 1-1 1-3 2-2 2-3"]


@shows_in_trains("settle", "none", "opponents_sum", "opponents_minus_own", "each_subtracts_own", "penalty_own")
@pytest.mark.parametrize(
    ("settle", "settled"),
    [
        ("none", (0, 0, 0, 0)),
        ("opponents_sum", (23 + 35 + 21, 0, 0, 0)),
        ("opponents_minus_own", (23 + 35 + 21 - 11, 0, 0, 0)),
        ("each_subtracts_own", (-11, -23, -35, -21)),
        ("penalty_own", (11, 23, 35, 21)),
    ],
)
def test_settle(settle: str, settled: tuple[int, ...]) -> None:
    """Seat 1 has the lowest hand of a blocked one."""
    outcome = blocked(LEFT, {"settle": settle})
    assert (outcome.winners, outcome.settled) == ((1,), settled)


@shows_in_trains("settle.round", "none", "nearest:5", "nearest:3")
@pytest.mark.parametrize(
    ("to", "settled"),
    [("none", (11, 23, 35, 21)), ("nearest:5", (10, 25, 35, 20)), ("nearest:3", (12, 24, 36, 21))],
)
def test_settle_round(to: str, settled: tuple[int, ...]) -> None:
    """Every seat's own pips are rounded."""
    assert blocked(LEFT, {"settle.round": to}).settled == settled


@shows_in_trains("settle.round_scope", "each_hand", "sum")
@pytest.mark.parametrize(("scope", "points"), [("each_hand", 5 + 5), ("sum", 15)])
def test_settle_round_scope(scope: str, points: int) -> None:
    """Twice seven pips: each rounds to five, their sum of fourteen to fifteen."""
    options = {"settle": "opponents_sum", "settle.round": "nearest:5", "settle.round_scope": scope}
    match = trains(["12-12 5-12", "2-12 3-4", "3-12 2-5"], options)
    play(match, "start,5-12@1,2-12@2,done,3-12@3,done")
    assert match.scores == (points, 0, 0)


@shows_in_trains("block.winner", "lowest_hand", "lowest_team", "none")
@pytest.mark.parametrize(
    ("winner", "winners", "settled"),
    [
        ("lowest_hand", (1, 3), (44, 0, 44, 0)),
        ("lowest_team", (2, 4), (0, 46, 0, 46)),
        ("none", (), (0, 0, 0, 0)),
    ],
)
def test_block_winner(winner: str, winners: tuple[int, ...], settled: tuple[int, ...]) -> None:
    """The lowest hand is seat 1's 11, but with seat 3 that is 46, and seats 2 and 4 have 44 together."""
    outcome = blocked(LEFT, {"teams": "pairs", "block.winner": winner, "settle": "opponents_sum"})
    assert (outcome.winners, outcome.settled) == (winners, settled)


# Seats 1 and 2 keep nine pips each, in three tiles and in four; the others 35 and 37.
TIED = ["0-1 0-3 1-4", "0-0 1-1 0-2 2-3", "5-5 4-5 4-4 3-5", "0-4 1-3 1-5 2-2 2-4 2-5 3-3"]


@shows_in_trains("block.tie", "fewest_tiles", "none", "split")
@pytest.mark.parametrize(
    ("tie", "winners", "settled"),
    [
        ("fewest_tiles", (1,), (9 + 35 + 37, 0, 0, 0)),
        ("none", (), (0, 0, 0, 0)),
        ("split", (1, 2), (36, 36, 0, 0)),
    ],
)
def test_block_tie(tie: str, winners: tuple[int, ...], settled: tuple[int, ...]) -> None:
    """Equal lowest hands: the one with fewer tiles wins, or nobody, or both share the 72 of the others."""
    outcome = blocked(TIED, {"block.tie": tie, "settle": "opponents_sum"})
    assert (outcome.winners, outcome.settled) == (winners, settled)


@shows_in_trains("turn_seconds", "none", "number")
def test_turn_seconds() -> None:
    """The time for a turn is for whoever serves the table: the rules say it."""
    assert ds.rules("mexican-train", 2).turn_seconds is None
    assert ds.rules("mexican-train", 2, {"turn_seconds": 40}).turn_seconds == 40


@shows_in_trains("turn_timeout", "auto_move")
def test_turn_timeout() -> None:
    """What happens at zero is for whoever serves the table too."""
    assert ds.rules("mexican-train", 2, {"turn_seconds": 40})["turn_timeout"] == "auto_move"


@shows_in_trains("boneyard.draw", "when_stuck")
def test_boneyard_draw() -> None:
    """Who can place may not draw, who cannot must."""
    match = trains(["12-12 5-12 0-0", "2-3 4-6 1-1"])
    play(match, "start")
    assert legal(match) == {"5-12@1"}
    play(match, "5-12@1,done")
    assert legal(match) == {"draw"}
