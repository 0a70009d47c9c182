"""Options of the engine and of the first turns: each value with a position where it makes the difference."""

from __future__ import annotations

import pytest
from tests.ruleset.effects import shows_in_trains
from tests.trains import ending, legal, marked, play, refused, trains

import doublesix as ds

# Nobody holds 12-12; seat 2 draws it, second of all.
SOUGHT = ["0-12 0-1", "1-12 1-3", "2-12 2-4"]


@shows_in_trains("engine.find", "held_else_draw_one_at_a_time", "held_else_draw_rounds")
@pytest.mark.parametrize(
    ("find", "draws", "held"),
    [("held_else_draw_one_at_a_time", 2, (3, 3, 2)), ("held_else_draw_rounds", 3, (3, 3, 3))],
)
def test_engine_find(find: str, draws: int, held: tuple[int, ...]) -> None:
    """The search stops when the engine turns up, or everybody draws equally: in both ways the finder lays it."""
    match = trains(SOUGHT, {"engine.find": find}, stock="5-6 12-12 7-8 9-10")
    n = 0
    while legal(match) == {"draw"}:
        play(match, "draw")
        n += 1
    assert (n, match.view(None).tiles_held) == (draws, held)
    assert (match.to_move, match.leader, legal(match)) == (2, 2, {"start"})


def test_rounds_go_on() -> None:
    """With rounds nobody stops in the middle of the second circle either, and seat 1 has found it."""
    match = trains(SOUGHT, {"engine.find": "held_else_draw_rounds"}, stock="5-6 5-7 5-8 12-12 7-8 9-10")
    play(match, ",".join(["draw"] * 6))
    assert (match.view(None).tiles_held, match.to_move, legal(match)) == ((4, 4, 4), 1, {"start"})


@shows_in_trains("engine.find", "preplaced")
def test_engine_is_laid_beforehand() -> None:
    """No start: the lot names who begins, the engine is in no hand, and in the next hand the next seat begins."""
    hands = ["5-12 5-6", "2-12 2-3", "3-12 3-4"]
    options = {"engine.find": "preplaced"}
    match = trains(hands, options, leader=3)
    assert (match.to_move, match.leader, legal(match)) == (3, 3, {"3-12@3"})
    play(match, "3-12@3,3-4@3,5-12@1,done,2-12@2,done")
    assert ending(match).settled == (11, 5, 0)
    match.next_hand(ds.Deal(["5-11 5-6", "2-11 2-3", "3-11 3-4"]))
    assert (match.to_move, legal(match)) == (1, {"5-11@1"})
    with pytest.raises(ds.DealError) as refusal:
        trains(hands, options)
    assert [fault.code for fault in refusal.value.faults] == ["deal.leader_needed"]
    with pytest.raises(ds.DealError) as refusal:
        ds.Match(match.rules, deal=ds.Deal(["12-12 5-6", *hands[1:]], leader=1))
    assert [fault.code for fault in refusal.value.faults] == ["deal.tile_twice"]


@shows_in_trains("engine.placer_plays", "true", "false")
@pytest.mark.parametrize(("plays", "order"), [(True, [1, 2, 3]), (False, [2, 3, 1])])
def test_engine_placer_plays(plays: bool, order: list[int]) -> None:
    """Whoever lays the engine goes on with the own first turn, or the next seat does and the placer comes last."""
    match = trains(["12-12 5-12 0-0", "2-12 2-3 4-4", "3-12 3-4 8-8"], {"engine.placer_plays": plays})
    play(match, "start")
    seats = []
    for _ in range(3):
        seats.append(match.to_move)
        match.apply(match.legal_actions()[0])
        play(match, "done")
    assert seats == order


@shows_in_trains("train.first_turn", "whole_train", "one_tile")
@pytest.mark.parametrize(("first", "to_move"), [("whole_train", 1), ("one_tile", 2)])
def test_first_turn(first: str, to_move: int) -> None:
    """After one tile the turn goes on, with done, or is over."""
    match = trains(["12-12 5-12 5-6", "2-12 2-3 4-4"], {"train.first_turn": first})
    play(match, "start,5-12@1")
    assert match.to_move == to_move
    assert legal(match) == ({"5-6@1", "done"} if first == "whole_train" else {"2-12@2"})
    if first == "one_tile":
        assert refused(match, "done")[0] == "action.done_first_turn_only"


@shows_in_trains("train.first_turn_own_only", "true", "false")
@pytest.mark.parametrize(
    ("own_only", "second", "third"),
    [(True, {"2-12@2"}, {"3-12@3"}), (False, {"2-12@2", "2-12@1"}, {"3-12@3", "2-7@1"})],
)
def test_first_turn_own_only(own_only: bool, second: set[str], third: set[str]) -> None:
    """Train 1 is marked: in their first turns the others may use it or not. Nobody starts the Mexican train yet."""
    match = trains(
        ["12-12 0-1 0-2", "2-12 4-4 5-5", "3-12 2-7 8-8"], {"train.first_turn_own_only": own_only}, stock="0-3"
    )
    play(match, "start,draw,pass")
    assert legal(match) == second
    play(match, "2-12@2,done" if own_only else "2-12@1,done")
    assert legal(match) == third


def test_first_turn_extends_a_mexican_train() -> None:
    """Where first turns are not bound to the own train, they may extend the Mexican train that somebody has started."""
    options = {"train.first_turn_own_only": False, "mexican.start": "any_turn"}
    match = trains(["12-12 0-12 0-2", "2-12 0-5 5-5"], options)
    play(match, "start,0-12@M")
    assert legal(match) == {"0-2@M", "done"}
    play(match, "done")
    assert legal(match) == {"0-5@M", "2-12@2"}


# Seat 1 lays 5-12 and may go on with 5-5; nothing that it holds follows a five.
ENDS_IN_DOUBLE = ["12-12 5-12 5-5 0-1", "2-12 2-3 5-9 0-4"]


@shows_in_trains("train.first_turn_double", "deferred", "normal", "forbidden_end")
@pytest.mark.parametrize(
    ("when", "seat_1", "seat_2"),
    [
        ("deferred", {"5-5@1", "done"}, {"2-12@2"}),
        ("normal", {"5-5@1", "done"}, {"5-9@1"}),
        ("forbidden_end", {"done"}, {"2-12@2"}),
    ],
)
def test_first_turn_double(when: str, seat_1: set[str], seat_2: set[str]) -> None:
    """A double at the end of a first-turn train: it waits, the next first turn must cover it, or it may not be."""
    match = trains(ENDS_IN_DOUBLE, {"train.first_turn_double": when}, stock="10-11 10-10")
    play(match, "start,5-12@1")
    assert legal(match) == seat_1
    if when == "forbidden_end":
        assert refused(match, "5-5@1")[0] == "action.double_ends_train"
    else:
        play(match, "5-5@1")
    play(match, "done")
    assert legal(match) == seat_2
    if when == "normal":
        # Covering was the first turn of seat 2; the train that it could have laid comes a tile at a time.
        play(match, "5-9@1,draw,pass,2-12@2")
        assert match.to_move == 1
    elif when == "deferred":
        # Everybody has had a first turn: now it binds, seat 1 first of all.
        play(match, "2-12@2,done")
        assert legal(match) == {"draw"}
        play(match, "draw,pass")
        assert legal(match) == {"5-9@1"}
    else:
        # What no first-turn train may end in, a later turn may.
        play(match, "2-12@2,done")
        assert legal(match) == {"5-5@1"}


def test_first_turn_must_not_end_in_a_double() -> None:
    """forbidden_end: a double is laid where another tile follows it, and then that must be laid before the end."""
    hands = ["12-12 5-12 5-5 5-6 0-1", "2-12 2-3 5-9 0-4 0-5"]
    match = trains(hands, {"train.first_turn_double": "forbidden_end"})
    play(match, "start,5-12@1")
    assert legal(match) == {"5-5@1", "5-6@1", "done"}
    play(match, "5-5@1")
    assert legal(match) == {"5-6@1"}
    assert refused(match, "done")[0] == "action.double_ends_train"
    play(match, "5-6@1")
    assert legal(match) == {"done"}


def test_first_turn_may_go_out_with_a_double() -> None:
    """forbidden_end: a last tile ends the hand of the seat, not a train, unless it must be covered first."""
    hands = ["12-12 5-12 5-5", "2-12 2-3 5-9"]
    options = {"train.first_turn_double": "forbidden_end"}
    allowed = trains(hands, options)
    play(allowed, "start,5-12@1")
    assert legal(allowed) == {"5-5@1", "done"}
    covered = trains(hands, {**options, "double.go_out": "must_cover"})
    play(covered, "start,5-12@1")
    assert legal(covered) == {"done"}


def test_first_turn_double_is_covered_before_anything_else() -> None:
    """forbidden_end: where first turns may use other trains, the own double comes first all the same."""
    options = {
        "train.first_turn_double": "forbidden_end",
        "train.first_turn_own_only": False,
        "mexican.start": "any_turn",
    }
    match = trains(["12-12 5-12 5-5 5-6 0-12", "2-12 2-3 5-9 0-4 0-5"], options)
    play(match, "start,5-12@1,5-5@1")
    assert legal(match) == {"5-6@1"}
    code, params = refused(match, "0-12@M")
    assert (code, params["double"], params["end"]) == ("action.cover_laid_double", "5-5", "1")


def test_out_in_the_first_turns() -> None:
    """Whoever goes out in a first turn waits until the others have had theirs; a stuck one is marked as ever."""
    match = trains(["12-12 5-12", "2-7 2-3", "3-12 4-6"], stock="8-9")
    play(match, "start,5-12@1")
    assert (match.hand_outcome, match.to_move) == (None, 2)
    play(match, "draw,pass")
    assert (match.hand_outcome, marked(match)) == (None, {"2"})
    play(match, "3-12@3,done")
    assert ending(match).settled == (0, 2 + 7 + 2 + 3 + 8 + 9, 10)


def test_done_while_a_last_double_wants_a_cover() -> None:
    """forbidden_end is about the own train: a last double elsewhere is refused an end because it must be covered."""
    options = {
        "train.first_turn_double": "forbidden_end",
        "train.first_turn_own_only": False,
        "train.others": "all_open",
        "double.go_out": "must_cover",
    }
    match = trains(["12-12 5-12 0-1", "4-12 4-6 5-5"], options, stock="8-9")
    play(match, "start,5-12@1,done,4-12@2,4-6@2,5-5@1,draw")
    assert (match.to_move, legal(match)) == (2, {"pass"})
    code, params = refused(match, "done")
    assert (code, params["double"], params["end"]) == ("action.cover_laid_double", "5-5", "1")
