"""Options of the trains in ordinary turns: each value with a position where it makes the difference."""

from __future__ import annotations

from typing import Any

import pytest
from tests.ruleset.effects import shows_in_trains
from tests.trains import legal, marked, play, refused, trains

import doublesix as ds


def second_turns(options: dict[str, Any], drawn: str) -> ds.Match:
    """Seat 1 has drawn in its second turn. Trains 1 and 3 are marked and have no tile yet, train 2 ends in 2."""
    match = trains(["12-12 0-1 0-3 0-5", "2-12 4-12 2-3 6-6", "4-6 2-9 7-7 8-8"], options, stock=f"1-1 5-5 {drawn} 0-6")
    play(match, "start,draw,pass,2-12@2,done,draw,pass")
    assert (match.to_move, marked(match), legal(match)) == (1, {"1", "3"}, {"draw"})
    play(match, "draw")
    return match


@shows_in_trains("train.others", "marked", "marked_if_own_started", "all_open")
@pytest.mark.parametrize(
    ("others", "actions", "codes"),
    [
        ("marked", {"4-6@1"}, {"2-9@2": "action.train_closed"}),
        ("marked_if_own_started", {"draw"}, {"4-6@1": "action.start_own_first", "2-9@2": "action.train_closed"}),
        ("all_open", {"4-6@1", "2-9@2"}, {}),
    ],
)
def test_train_others(others: str, actions: set[str], codes: dict[str, str]) -> None:
    """Seat 2 begins the marked train 1. Seat 3 has no train yet, a tile for train 1 and one for the closed train 2."""
    match = second_turns({"train.others": others}, "1-5")
    play(match, "pass,4-12@1")
    assert (match.to_move, marked(match)) == (3, {"1", "3"})
    assert legal(match) == actions
    for action, code in codes.items():
        assert refused(match, action)[0] == code


@shows_in_trains("train.others", "never")
@pytest.mark.parametrize(
    ("others", "actions"),
    [("marked", {"4-12@1", "4-12@3", "4-12@M", "2-3@2"}), ("never", {"4-12@M", "2-3@2"})],
)
def test_train_others_never(others: str, actions: set[str]) -> None:
    """Seat 2 has begun its own train; marked trains of others, those without a tile too, are open to it or not."""
    match = second_turns({"train.others": others}, "1-5")
    play(match, "pass")
    assert legal(match) == actions
    if others == "never":
        assert refused(match, "4-12@1")[0] == "action.others_closed"


@shows_in_trains("mexican.max", "number")
@pytest.mark.parametrize(
    ("most", "actions"), [(1, {"4-12@1", "4-12@3", "4-12@M", "2-3@2"}), (0, {"4-12@1", "4-12@3", "2-3@2"})]
)
def test_mexican_max(most: int, actions: set[str]) -> None:
    """There is a Mexican train or none."""
    match = second_turns({"mexican.max": most}, "1-5")
    play(match, "pass")
    assert legal(match) == actions
    assert [train.name for train in match.view(None).trains] == ["1", "2", "3", "M"][: 3 + most]
    if not most:
        assert refused(match, "4-12@M")[0] == "action.no_such_train"


@shows_in_trains("mexican.start", "after_first_turn", "after_own_started")
@pytest.mark.parametrize(
    ("when", "actions"),
    [("after_first_turn", {"1-12@1", "1-12@3", "1-12@M"}), ("after_own_started", {"1-12@1", "1-12@3"})],
)
def test_mexican_start(when: str, actions: set[str]) -> None:
    """Seat 1 draws the engine's number in its second turn, and has no train of its own yet."""
    match = second_turns({"mexican.start": when}, "1-12")
    assert legal(match) == actions
    if when == "after_own_started":
        assert refused(match, "1-12@M")[0] == "action.mexican_not_yet"


def test_mexican_train_that_somebody_started() -> None:
    """after_own_started is about starting it: once it runs, a seat without a train of its own may extend it."""
    match = second_turns({"mexican.start": "after_own_started"}, "1-5")
    play(match, "pass,4-12@M")
    assert (match.to_move, legal(match)) == (3, {"4-6@M"})


@shows_in_trains("mexican.start", "any_turn")
@pytest.mark.parametrize(("when", "mexican"), [("any_turn", {"5-12@M", "0-12@M"}), ("after_first_turn", set())])
def test_mexican_start_in_a_first_turn(when: str, mexican: set[str]) -> None:
    """Where first turns are not bound to the own train, the Mexican train may begin in one, or not yet."""
    match = trains(
        ["12-12 5-12 0-12 0-1", "2-12 2-3 4-4 6-6"], {"train.first_turn_own_only": False, "mexican.start": when}
    )
    play(match, "start")
    assert legal(match) == {"5-12@1", "0-12@1"} | mexican
    if when == "after_first_turn":
        assert refused(match, "5-12@M")[0] == "action.mexican_not_yet"
    else:
        with pytest.raises(ds.RulesError) as refusal:
            ds.rules("mexican-train", 2, {"mexican.start": when})
        assert [fault.where for fault in refusal.value.faults] == ["mexican.start"]


@shows_in_trains("marker.on", "pass", "drawn_not_on_own")
@pytest.mark.parametrize(("on", "after_mexican"), [("pass", set()), ("drawn_not_on_own", {"2"})])
def test_marker_on(on: str, after_mexican: set[str]) -> None:
    """Seat 2 draws a tile and lays it on the Mexican train: nothing has happened to train 2, or it is marked for it."""
    hands = ["12-12 1-12 1-5 0-0", "2-12 4-4 6-6 8-8"]
    match = trains(hands, {"marker.on": on}, stock="3-12 9-10")
    play(match, "start,1-12@1,done,2-12@2,done,1-5@1,draw,3-12@M")
    assert marked(match) == after_mexican
    # Passing marks in both; a drawn tile on the own train never does.
    play(match, "draw,pass")
    assert marked(match) == {"1"} | after_mexican
    own = trains(hands, {"marker.on": on}, stock="2-11")
    play(own, "start,1-12@1,done,2-12@2,done,1-5@1,draw,2-11@2")
    assert marked(own) == set()
    # A tile that was in the hand may go anywhere without a mark.
    elsewhere = trains(["12-12 1-12 3-12 0-0", "2-12 4-4 6-6 8-8"], {"marker.on": on})
    play(elsewhere, "start,1-12@1,done,2-12@2,done,3-12@M")
    assert marked(elsewhere) == set()
