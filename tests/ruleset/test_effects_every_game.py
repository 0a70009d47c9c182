"""Options of every game, each value with a position or match where it makes the difference."""

from __future__ import annotations

import pytest
from tests.ruleset.effects import shows
from tests.scenes import legal, play, table

import doublesix as ds

# Seat 1 leads its only tile and is out; seat 2 is left with 4-6, which is ten pips.
OUT_AT_ONCE = ["0-1", "4-6"]
# 5-6 is led and nobody holds a five or a six: blocked at once. Without drawing, so that the stock is no way out.
NO_DRAWING = {"boneyard.draw": "never"}


@shows("set.max_pip", "number")
@pytest.mark.parametrize("n", range(1, 10))
def test_set_max_pip(n: int) -> None:
    """The double-N set has (N+1)(N+2)/2 tiles, its highest is N-N, and the next double is not in it."""
    options = {"set.max_pip": n, "hand_size": 1, "settle": "none", "target": "hands:1"}
    rules = ds.rules("muggins", 2, options)
    assert len(rules.tile_set) == (n + 1) * (n + 2) // 2
    match = ds.Match(rules, deal=ds.Deal([f"{n}-{n}", "0-0"], leader=1))
    play(match, f"{n}-{n}")
    assert match.count == 2 * n
    with pytest.raises(ds.DealError) as refused:
        ds.Match(rules, deal=ds.Deal([f"{n + 1}-{n + 1}", "0-0"], leader=1))
    assert [fault.code for fault in refused.value.faults] == ["deal.tile_outside_set"]


@shows("teams", "none", "pairs")
def test_teams() -> None:
    """Seat 1 goes out on the lead; it takes 10+8+6 alone, or, with seat 3 as its partner, 10+6 for both."""
    hands = ["6-6", "5-5", "4-4", "3-3"]
    alone, paired = table("middle-eastern", hands), table("middle-eastern", hands, {"teams": "pairs"})
    play(alone, "6-6")
    play(paired, "6-6")
    assert alone.scores == (24, 0, 0, 0)
    assert paired.scores == (16, 0, 16, 0)
    assert alone.hand_outcome is not None
    assert paired.hand_outcome is not None
    assert (alone.hand_outcome.winners, paired.hand_outcome.winners) == ((1,), (1, 3))


@shows("direction", "cw", "ccw")
def test_direction() -> None:
    """Seats are numbered clockwise: after seat 1 comes seat 2, or the last seat the other way round."""
    hands = ["5-6 0-0", "5-5 1-1", "6-6 2-2"]
    clockwise, other = table("muggins", hands, leader=1), table("muggins", hands, {"direction": "ccw"}, leader=1)
    play(clockwise, "5-6")
    play(other, "5-6")
    assert (clockwise.to_move, other.to_move) == (2, 3)


@shows("hand_size", "number", "all")
def test_hand_size() -> None:
    """Three tiles each leave 22 of 28; dealing the set out to three gives nine each and leaves one over."""
    three = ds.Match(ds.rules("muggins", 2, {"hand_size": 3}), seed=1).view(None)
    assert (three.tiles_held, three.stock_left) == ((3, 3), 22)
    everything = ds.Match(ds.rules("muggins", 3, {"hand_size": "all"}), seed=1).view(None)
    assert (everything.tiles_held, everything.stock_left) == ((9, 9, 9), 1)


@shows("tile_value.double_blank", "number")
@pytest.mark.parametrize(("worth", "settled"), [(0, 0), (25, 25), (50, 50)])
def test_double_blank(worth: int, settled: int) -> None:
    """0-0 left in a hand counts nothing by itself, or what the table says."""
    match = table("draw", ["1-1", "0-0"], {"tile_value.double_blank": worth})
    play(match, "1-1")
    assert match.scores == (settled, 0)


@shows("tile_value.double_blank", "number")
def test_double_blank_is_worth_nothing_more_on_the_table() -> None:
    """The value of 0-0 belongs to hands: an end that shows it adds nothing to a count."""
    match = table("muggins", ["0-0 1-1", "2-2 3-3"], {"tile_value.double_blank": 25}, leader=1)
    play(match, "0-0")
    assert (match.count, match.scores) == (0, (0, 0))


@shows("goal", "high", "low")
def test_goal() -> None:
    """Seat 1 takes ten points and reaches the target: it wins where high totals do, else seat 2 with none."""
    high = table("draw", OUT_AT_ONCE, {"target": 10, "lead.first_hand": "lot"}, leader=1)
    low = table("draw", OUT_AT_ONCE, {"target": 10, "lead.first_hand": "lot", "goal": "low"}, leader=1)
    play(high, "0-1")
    play(low, "0-1")
    assert high.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (10, 0))
    assert low.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (2,), (10, 0))


@shows("target", "points", "hands:k")
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
    """After one hand of ten points a match to ten or of one hand is over, one to eleven or of two hands is not."""
    match = table("draw", OUT_AT_ONCE, {"target": target, "lead.first_hand": "lot"}, leader=1)
    play(match, "0-1")
    assert (None if match.outcome is None else match.outcome.termination) == ends


@shows("target.check", "immediate", "end_of_hand")
def test_target_check() -> None:
    """At 240 of 250, ten in play end the match at once and nothing is settled, or the hand is played on."""
    hands = ["5-5 1-1", "2-2 3-3"]
    at_once = table("muggins", hands, leader=1, scores=(240, 0))
    later = table("muggins", hands, {"target.check": "end_of_hand"}, leader=1, scores=(240, 0))
    play(at_once, "5-5")
    play(later, "5-5")
    assert at_once.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (250, 0))
    assert (later.outcome, later.scores, later.to_move) == (None, (250, 0), 2)


@shows("target.tie", "extra_hand", "shared")
@pytest.mark.parametrize(("tie", "winners"), [("extra_hand", None), ("shared", (1, 2))])
def test_target_tie(tie: str, winners: tuple[int, ...] | None) -> None:
    """Seats 1 and 2 share 10 pips of a blocked hand and stand at five each: another hand, or both win."""
    hands = ["5-6 1-1", "0-0 0-2", "2-4 0-4"]
    options = {**NO_DRAWING, "block.tie": "split", "target": 5, "target.tie": tie, "settle": "opponents_sum"}
    match = table("persian-draw", hands, options, leader=1)
    play(match, "5-6")
    assert match.scores == (5, 5, 0)
    assert (None if match.outcome is None else match.outcome.winners) == winners


@shows("max_hands", "none", "number")
@pytest.mark.parametrize(
    ("cap", "outcome"),
    [("none", None), (1, ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1,), (10, 0))), (2, None)],
)
def test_max_hands(cap: int | str, outcome: ds.Outcome | None) -> None:
    """One hand to 10-0 in a match to a hundred: the match goes on, or the better total wins at the cap."""
    match = table("draw", OUT_AT_ONCE, {"max_hands": cap, "lead.first_hand": "lot"}, leader=1)
    play(match, "0-1")
    assert match.outcome == outcome


@shows("score.floor", "none", "0")
@pytest.mark.parametrize(("floor", "total"), [("none", -5), (0, 0), ("0", 0)])
def test_score_floor(floor: int | str, total: int) -> None:
    """Seven pips left cost five points, from a total of nothing."""
    match = table("muggins", ["0-1", "1-6"], {"score.floor": floor}, leader=1)
    play(match, "0-1")
    assert match.scores == (0, total)


@shows("score.floor", "0")
def test_score_floor_stops_a_deduction_half_way() -> None:
    """Of ten points to deduct from five, the floor leaves none below nothing."""
    match = table("muggins", ["0-1", "4-6"], {"score.floor": 0}, leader=1, scores=(0, 5))
    play(match, "0-1")
    assert match.scores == (0, 0)
    assert match.hand_outcome is not None
    assert match.hand_outcome.settled == (0, -5)


@shows("turn_seconds", "none", "number")
def test_turn_seconds() -> None:
    """The time for a turn is for whoever serves the table: the rules say it."""
    assert ds.rules("muggins", 2).turn_seconds is None
    assert ds.rules("fives", 2).turn_seconds == 15
    assert ds.rules("fives", 2, {"turn_seconds": "none"}).turn_seconds is None
    assert ds.rules("muggins", 2, {"turn_seconds": 40}).turn_seconds == 40


@shows("turn_timeout", "auto_move")
def test_turn_timeout() -> None:
    """What happens at zero is for whoever serves the table too, and can only be asked for where there is a clock."""
    assert ds.rules("fives", 2)["turn_timeout"] == "auto_move"
    assert ds.rules("fives", 2, {"turn_timeout": "auto_move"}) == ds.rules("fives", 2)


def test_blocked_scene() -> None:
    """The position that other tests rest on: after 5-6 nobody can place, and the hand is blocked."""
    match = table("persian-block", ["5-6 1-1", "0-0 0-2"], leader=1)
    assert legal(match) == {"5-6", "1-1"}
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert match.hand_outcome.termination is ds.Termination.BLOCKED
