"""Options of doubles: each value with a position where it makes the difference."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ruleset.effects import shows_in_trains
from tests.trains import ending, legal, marked, play, refused, trains

import doublesix as ds


def double_laid(options: dict[str, Any], stock: str = "10-11 10-10 7-8") -> ds.Match:
    """Seat 1 lays 5-5 on its own train in its second turn; it has a five more, and a tile for the Mexican train."""
    match = trains(["12-12 5-12 5-5 5-7 3-12", "2-12 2-4 5-8 4-4 0-0"], options, stock=stock)
    play(match, "start,5-12@1,done,2-12@2,done,5-5@1")
    return match


@shows_in_trains("double.extra_tile", "anywhere", "must_cover", "none")
@pytest.mark.parametrize(
    ("extra", "to_move", "actions"),
    [
        ("anywhere", 1, {"5-7@1", "3-12@M"}),
        ("must_cover", 1, {"5-7@1"}),
        ("none", 2, {"5-8@1"}),
    ],
)
def test_extra_tile(extra: str, to_move: int, actions: set[str]) -> None:
    """The extra tile goes anywhere, on the double, or there is none and the next seat has to cover."""
    match = double_laid({"double.extra_tile": extra})
    assert (match.to_move, legal(match)) == (to_move, actions)
    if extra == "must_cover":
        code, params = refused(match, "3-12@M")
        assert (code, params["double"], params["end"]) == ("action.cover_laid_double", "5-5", "1")


def test_extra_tile_has_a_draw_of_its_own() -> None:
    """One draw for each tile that must be placed: a double just drawn and laid allows one more."""
    match = trains(["12-12 5-12 0-0", "2-12 2-4 4-4"], stock="5-5 5-9")
    play(match, "start,5-12@1,done,2-12@2,done,draw,5-5@1")
    assert (match.to_move, legal(match)) == (1, {"draw"})
    play(match, "draw,5-9@1")
    assert (match.to_move, marked(match)) == (2, set())


def test_extra_tile_that_fails() -> None:
    """Without an extra tile, after one draw, the seat passes and is marked; the double is left to the next seat."""
    match = trains(["12-12 5-12 5-5 0-0", "2-12 2-4 5-8 4-4"], stock="0-1")
    play(match, "start,5-12@1,done,2-12@2,done,5-5@1,draw")
    assert legal(match) == {"pass"}
    play(match, "pass")
    assert (marked(match), legal(match)) == ({"1"}, {"5-8@1"})


@shows_in_trains("double.max_per_turn", "none", "number")
@pytest.mark.parametrize(
    ("most", "actions"),
    [("none", {"5-5@1", "5-6@1", "done"}), (1, {"5-6@1", "done"}), (2, {"5-5@1", "5-6@1", "done"})],
)
def test_max_per_turn(most: str | int, actions: set[str]) -> None:
    """One double lies in this first-turn train already."""
    hands = ["12-12 4-12 4-4 4-5 5-5 5-6 0-0", "2-12 2-3 3-3 8-8 9-9 7-7 0-1"]
    match = trains(hands, {"double.max_per_turn": most})
    play(match, "start,4-12@1,4-4@1,4-5@1")
    assert legal(match) == actions


@shows_in_trains("double.next_must_satisfy", "true", "false")
@pytest.mark.parametrize(("must", "actions"), [(True, {"5-8@1"}), (False, {"2-4@2"})])
def test_next_must_satisfy(must: bool, actions: set[str]) -> None:
    """A double lies uncovered on the closed train 1: it binds seat 2, or that train is closed like any other."""
    match = double_laid({"double.next_must_satisfy": must})
    play(match, "3-12@M")
    assert (match.to_move, marked(match), legal(match)) == (2, set(), actions)


@shows_in_trains("double.order", "fifo", "lifo", "any")
@pytest.mark.parametrize(
    ("order", "actions", "due"),
    [
        ("fifo", {"5-8@1"}, ["1"]),
        ("lifo", {"7-9@2"}, ["2"]),
        ("any", {"5-8@1", "7-9@2"}, ["1", "2"]),
    ],
)
def test_order(order: str, actions: set[str], due: list[str]) -> None:
    """The first turns left 5-5 and then 7-7, and seat 1 could cover either."""
    match = trains(["12-12 5-12 5-5 5-8 7-9", "7-12 7-7 0-0 0-1 0-2"], {"double.order": order})
    play(match, "start,5-12@1,5-5@1,done,7-12@2,7-7@2,done")
    assert legal(match) == actions
    assert [train.name for train in match.view(None).trains if train.must_be_covered] == due
    assert [train.name for train in match.view(None).trains if train.ends_in_double] == ["1", "2"]


def test_one_double_after_the_other() -> None:
    """fifo: who cannot cover the first may not cover the second; covering one ends the turn, and the next binds."""
    match = trains(["12-12 5-12 5-5 0-8 7-9", "7-12 7-7 5-6 0-1 0-2"], stock="0-0")
    play(match, "start,5-12@1,5-5@1,done,7-12@2,7-7@2,done")
    assert legal(match) == {"draw"}
    code, params = refused(match, "7-9@2")
    assert (code, params["double"], params["end"]) == ("action.cover_double", "5-5", "1")
    play(match, "draw,pass,5-6@1")
    assert (match.to_move, legal(match)) == (1, {"7-9@2"})


@pytest.mark.parametrize(("order", "doubles"), [("fifo", None), ("lifo", None), ("any", ["5-5", "7-7"])])
def test_a_refusal_names_the_doubles_that_come_first(order: str, doubles: list[str] | None) -> None:
    """One of the rules' choice, or all of which any may be covered."""
    match = trains(["12-12 5-12 5-5 5-8 7-9 0-0", "7-12 7-7 2-3 0-1 0-2 1-1"], {"double.order": order})
    play(match, "start,5-12@1,5-5@1,done,7-12@2,7-7@2,done")
    code, params = refused(match, "0-0@1")
    first = {"double": "7-7", "end": "2"} if order == "lifo" else {"double": "5-5", "end": "1"}
    several = {} if doubles is None else {"doubles": doubles}
    assert (code, params) == ("action.cover_double", {"action": "0-0@1", **first, **several})
    with pytest.raises(
        ds.IllegalActionError, match="one of the doubles 5-5, 7-7 must" if doubles else "must be covered"
    ):
        match.apply(ds.Action.parse("0-0@1"))


@shows_in_trains("double.fail_marks", "true", "false")
@pytest.mark.parametrize(("marks", "after"), [(True, {"1", "2"}), (False, {"1"})])
def test_fail_marks(marks: bool, after: set[str]) -> None:
    """Seat 2 fails at the double of seat 1. Seat 1 failed at its own, which marks in any case."""
    match = trains(["12-12 5-12 5-5 0-0", "2-12 2-4 6-8 4-4"], {"double.fail_marks": marks}, stock="0-1 0-2 1-2")
    play(match, "start,5-12@1,done,2-12@2,done,5-5@1,draw,pass")
    assert marked(match) == {"1"}
    play(match, "draw,pass")
    assert marked(match) == after


def test_own_double_come_round() -> None:
    """fail_marks = false spares nobody who fails to cover a double of its own, when the duty has come round."""
    match = trains(["12-12 5-12 5-5 0-0", "2-12 2-4 6-8 4-4"], {"double.fail_marks": False}, stock="0-2 0-3")
    play(match, "start,5-12@1,5-5@1,done,2-12@2,done")
    assert (match.to_move, legal(match)) == (1, {"draw"})
    play(match, "draw,pass")
    assert marked(match) == {"1"}


@pytest.mark.parametrize(("order", "after"), [("fifo", {"1"}), ("lifo", set()), ("any", {"1"})])
def test_fail_marks_with_several_doubles(order: str, after: set[str]) -> None:
    """Doubles of seats 1 and 2 lie; seat 1 fails at its own, at that of seat 2, or, where it may choose, at both."""
    options = {"double.fail_marks": False, "double.order": order}
    match = trains(["12-12 5-12 5-5 0-0", "7-12 7-7 0-1 0-2"], options, stock="0-3")
    play(match, "start,5-12@1,5-5@1,done,7-12@2,7-7@2,done,draw,pass")
    assert marked(match) == after


# Double-six for two, dealt out. Train 1 ends in 1-1 when seat 2 lays the last of the seven ones.
ONES = [
    "6-6 1-6 1-2 2-3 1-3 1-4 4-5 1-5 1-1 2-6 0-0 2-2 3-3 4-4",
    "0-6 0-1 0-2 0-3 0-4 0-5 2-4 2-5 3-4 3-5 3-6 4-6 5-5 5-6",
]
ONES_MOVES = "start,1-6@1,1-2@1,2-3@1,1-3@1,1-4@1,4-5@1,1-5@1,1-1@1,done,0-6@2,0-1@2,done"


@shows_in_trains("double.unsatisfiable", "lapse", "lock")
def test_unsatisfiable() -> None:
    """Nobody can ever cover 1-1: it lapses and seat 1 may start the Mexican train, or it binds for good: a block."""
    lapse = trains(ONES, {"set.max_pip": 6, "double.unsatisfiable": "lapse"})
    play(lapse, ONES_MOVES)
    assert (lapse.to_move, legal(lapse)) == (1, {"2-6@M"})
    assert not any(train.ends_in_double for train in lapse.view(None).trains)
    lock = trains(ONES, {"set.max_pip": 6, "double.unsatisfiable": "lock"})
    play(lock, ONES_MOVES)
    assert ending(lock).termination is ds.Termination.BLOCKED


def test_locked_while_there_is_a_stock() -> None:
    """lock: with tiles to draw the hand is not blocked yet, but nothing may be done besides drawing and passing."""
    hands = [" ".join(hand.split()[:-1]) for hand in ONES]
    match = trains(hands, {"set.max_pip": 6, "double.unsatisfiable": "lock"}, stock="4-4 5-6")
    play(match, ONES_MOVES)
    assert (match.to_move, legal(match)) == (1, {"draw"})
    play(match, "draw")
    assert legal(match) == {"pass"}
    play(match, "pass,draw,pass")
    assert ending(match).termination is ds.Termination.BLOCKED


# Train 1 ends in 1, all ones but 1-1 lie on the table, and seat 1 is on turn with 1-1 in its hand.
LAST_ONE = ["6-6 1-6 1-2 2-3 1-3 1-4 4-5 1-5 1-1", "0-6 0-1 0-2 0-3 0-4 0-5 2-4 2-5 3-4"]
TO_LAST_ONE = "start,1-6@1,1-2@1,2-3@1,1-3@1,1-4@1,4-5@1,1-5@1,done,0-6@2,0-1@2,done"


@pytest.mark.parametrize("unsatisfiable", ["lapse", "lock"])
def test_lapsed_double_asks_for_no_cover(unsatisfiable: str) -> None:
    """A double that nobody can cover lapses for the seat that lays it too: no cover is owed, and it may go out."""
    options = {"set.max_pip": 6, "double.unsatisfiable": unsatisfiable}
    match = trains(LAST_ONE, {**options, "double.go_out": "must_cover"})
    play(match, f"{TO_LAST_ONE},1-1@1")
    assert (match.hand_outcome is not None) == (unsatisfiable == "lapse")
    hands = [f"{LAST_ONE[0]} 0-0", f"{LAST_ONE[1]} 2-2"]
    match = trains(hands, {**options, "double.extra_tile": "must_cover"})
    play(match, f"{TO_LAST_ONE},1-1@1")
    assert match.to_move == (2 if unsatisfiable == "lapse" else 1)
    anywhere = trains(hands, options)
    play(anywhere, f"{TO_LAST_ONE},1-1@1")
    # The extra tile that may go anywhere is owed all the same.
    assert (anywhere.to_move, legal(anywhere)) == (1, {"draw"})


LAST_DOUBLE = ["12-12 5-12 5-5", "2-12 2-4 5-8"]
TO_LAST_DOUBLE = "start,5-12@1,done,2-12@2,done,5-5@1"


@shows_in_trains("double.go_out", "allowed", "must_cover")
def test_go_out() -> None:
    """The last tile is a double: out at once, or it asks for a tile that covers it, which must be drawn."""
    allowed = trains(LAST_DOUBLE, stock="5-9")
    play(allowed, TO_LAST_DOUBLE)
    assert ending(allowed).winners == (1,)
    covered = trains(LAST_DOUBLE, {"double.go_out": "must_cover"}, stock="5-9")
    play(covered, TO_LAST_DOUBLE)
    assert (covered.hand_outcome, covered.to_move, legal(covered)) == (None, 1, {"draw"})
    play(covered, "draw")
    assert legal(covered) == {"5-9@1"}
    play(covered, "5-9@1")
    assert (ending(covered).winners, ending(covered).settled) == ((1,), (0, 2 + 4 + 5 + 8))


def test_go_out_asks_for_a_cover_and_nothing_else() -> None:
    """A drawn tile that would fit elsewhere does not cover the last double: the seat passes, and is marked."""
    match = trains(LAST_DOUBLE, {"double.go_out": "must_cover"}, stock="3-12")
    play(match, f"{TO_LAST_DOUBLE},draw")
    assert legal(match) == {"pass"}
    assert refused(match, "3-12@M")[0] == "action.cover_laid_double"
    play(match, "pass")
    assert (marked(match), match.to_move, legal(match)) == ({"1"}, 2, {"5-8@1"})


def test_go_out_with_an_empty_stock() -> None:
    """Nothing can be drawn for the cover, so the seat is out.

    Double-six, dealt out to two: seat 1 lays its thirteen tiles in one train, the last of them 3-3.
    """
    match = trains(
        [
            "6-6 5-6 5-5 0-5 0-0 0-4 4-4 2-4 2-2 1-2 1-1 1-6 3-6 3-3",
            "0-1 0-2 0-3 0-6 1-3 1-4 1-5 2-3 2-5 2-6 3-4 3-5 4-5 4-6",
        ],
        {"set.max_pip": 6, "double.go_out": "must_cover"},
    )
    play(match, "start,5-6@1,5-5@1,0-5@1,0-0@1,0-4@1,4-4@1,2-4@1,2-2@1,1-2@1,1-1@1,1-6@1,3-6@1,3-3@1")
    assert match.to_move == 2
    play(match, "0-6@2,done")
    assert ending(match).termination is ds.Termination.DOMINO
    assert ending(match).winners == (1,)
