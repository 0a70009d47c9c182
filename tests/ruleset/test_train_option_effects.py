"""Every value of every option of train games changes something: each has a test that would fail without it."""

from __future__ import annotations

from importlib import import_module

import pytest
from tests.ruleset.effects import COVERED_IN_TRAINS, all_train_values
from tests.trains import ending, legal, marked, play, refused, trains

import doublesix as ds

MODULES = ("every_game", "first_turns", "later_turns", "doubles")


@pytest.fixture(scope="module", autouse=True)
def _marked_tests() -> None:
    """Load the tests that carry marks, whichever tests were asked for."""
    for name in MODULES:
        import_module(f"tests.ruleset.test_train_effects_{name}")


def test_every_value_has_a_test() -> None:
    """A value added to the option table without a test of its effect fails here."""
    assert sorted(all_train_values() - COVERED_IN_TRAINS) == []


def test_marks_name_real_values() -> None:
    """A mark for a value that the table does not have is a slip of the pen."""
    assert sorted(COVERED_IN_TRAINS - all_train_values()) == []


# --- the five variants of the source's tips ------------------------------------------------------


def test_one_tile_from_the_beginning() -> None:
    """Tip 1: some lay a single tile in the first turn too; and some let the Mexican train begin in it."""
    hands = ["12-12 5-12 5-6 0-12", "2-12 2-3 4-4 6-6"]
    one = trains(hands, {"train.first_turn": "one_tile"})
    play(one, "start,5-12@1")
    assert (one.to_move, legal(one)) == (2, {"2-12@2"})
    free = trains(
        hands, {"train.first_turn": "one_tile", "train.first_turn_own_only": False, "mexican.start": "any_turn"}
    )
    play(free, "start")
    assert legal(free) == {"5-12@1", "0-12@1", "5-12@M", "0-12@M"}


def test_one_double_in_a_turn() -> None:
    """Tip 2: not more than one double in a turn, so that never more than one is left uncovered."""
    hands = ["12-12 9-12 5-12 5-5 9-9 0-1", "2-12 2-3 4-4 6-6 7-7 8-8"]
    match = trains(hands, {"double.max_per_turn": 1}, stock="10-11 0-9")
    play(match, "start,5-12@1,done,2-12@2,done,9-12@M,2-3@2,5-5@1")
    assert refused(match, "9-9@M")[0] == "action.doubles_per_turn"
    play(match, "draw,pass")
    assert [train.name for train in match.view(None).trains if train.ends_in_double] == ["1"]


# Seat 1 has no train yet and is marked; seat 2 has begun its train, laid on that of seat 1 and left a four there.
OTHERS = ["12-12 0-1 0-2 0-3", "2-12 4-12 5-5 6-6", "3-12 3-8 4-6 7-7"]
OTHERS_STOCK = "1-2 0-5"


@pytest.mark.parametrize(
    ("others", "actions", "code"),
    [("marked", {"3-8@3", "4-6@1"}, None), ("never", {"3-8@3", "4-6@M"}, "action.others_closed")],
)
def test_nobody_on_my_train(others: str, actions: set[str], code: str | None) -> None:
    """Tip 3: some keep the trains of others closed, marked or not."""
    match = trains(OTHERS, {"train.others": others}, stock=OTHERS_STOCK)
    play(match, "start,draw,pass,2-12@2,done,3-12@3,done,draw,pass")
    assert marked(match) == {"1"}
    assert legal(match) == ({"4-12@1", "4-12@M"} if others == "marked" else {"4-12@M"})
    if code is not None:
        assert refused(match, "4-12@1")[0] == code
    play(match, "4-12@1" if others == "marked" else "4-12@M")
    assert legal(match) == actions


@pytest.mark.parametrize(("fail_marks", "after"), [(True, {"1", "2"}), (False, {"1"})])
def test_marking_for_the_double_of_another(fail_marks: bool, after: set[str]) -> None:
    """Tip 4: whether failing to cover the double that somebody else left marks one's own train."""
    match = trains(["12-12 5-12 5-5 0-1", "2-12 2-3 4-4 6-6"], {"double.fail_marks": fail_marks}, stock="0-2 0-3")
    play(match, "start,5-12@1,done,2-12@2,done,5-5@1,draw,pass")
    assert (marked(match), legal(match)) == ({"1"}, {"draw"})
    play(match, "draw,pass")
    assert marked(match) == after


POSITIVE = {"settle": "opponents_sum", "goal": "high", "block.tie": "split"}


def test_positive_points() -> None:
    """Tip 5: whoever goes out gets what the others have left, and the highest total wins."""
    match = trains(["12-12 5-12 5-7", "4-6 2-3 2-12", "11-12 10-12 1-10"], {**POSITIVE, "target": "hands:1"})
    play(match, "start,5-12@1,5-7@1,2-12@2,done,10-12@3,1-10@3,done")
    assert match.scores == (4 + 6 + 2 + 3 + 11 + 12, 0, 0)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1,), (38, 0, 0))


@pytest.mark.parametrize(("rounding", "share"), [("none", 11), ("nearest:5", 10)])
def test_winners_share(rounding: str, share: int) -> None:
    """Tip 5: two who went out in the first turns share the 23 pips of the third, each share rounded down."""
    match = trains(
        ["12-12 5-12 5-7", "2-12 2-3 3-4", "11-12 10-12 1-10"],
        {**POSITIVE, "settle.round": rounding, "target": "hands:1"},
    )
    play(match, "start,5-12@1,5-7@1,2-12@2,2-3@2,3-4@2,10-12@3,1-10@3,done")
    assert ending(match).termination is ds.Termination.DOMINO
    assert (ending(match).winners, ending(match).settled) == ((1, 2), (share, share, 0))
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1, 2), (share, share, 0))
