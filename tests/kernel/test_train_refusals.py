"""Reasons of train games that rare positions have: each is right, and no other is given."""

from __future__ import annotations

from typing import Any

import pytest
from tests.trains import legal, play, refused, trains

import doublesix as ds

DRAWN = (["12-12 0-1 0-2", "3-12 4-5 5-6"], "0-12 1-1")
"""Seat 1 leads with the engine, has nothing for it, and draws 0-12, which must be placed."""


@pytest.mark.parametrize("action", ["0-1@1", "0-1", "done", "draw", "pass"])
def test_a_drawn_tile_that_fits_is_placed(action: str) -> None:
    hands, stock = DRAWN
    match = trains(hands, stock=stock)
    play(match, "start,draw")
    assert legal(match) == {"0-12@1"}
    assert refused(match, action) == ("action.must_place_drawn", {"action": action, "tile": "0-12"})


def test_tiles_and_trains_that_there_are_not() -> None:
    """A tile of a larger set, one that fits nowhere, a train of nobody."""
    match = trains(["12-12 1-12 0-2", "3-12 4-5 5-6"])
    play(match, "start")
    assert refused(match, "13-13@1")[0] == "action.tile_outside_set"
    assert refused(match, "0-2") == ("action.fits_no_train", {"action": "0-2", "tile": "0-2", "end": ""})
    assert refused(match, "1-12@3")[0] == "action.no_such_train"


class Jump(ds.Action):
    """No game has this."""

    def __str__(self) -> str:
        return "jump"


def test_an_action_that_no_game_has() -> None:
    match = trains(["12-12 1-12 0-2", "3-12 4-5 5-6"])
    play(match, "start")
    jump: Any = Jump()
    with pytest.raises(ds.IllegalActionError) as refusal:
        match.apply(jump)
    assert (refusal.value.code, legal(match)) == ("action.unknown", {"1-12@1"})


def test_a_first_turn_of_one_tile_may_not_end_in_a_double() -> None:
    """Where anybody may lay anywhere at once, seat 2 finds 1 on its own train: with 1-1 that would end in a double."""
    options = {
        "train.first_turn": "one_tile",
        "train.first_turn_own_only": False,
        "train.first_turn_double": "forbidden_end",
        "train.others": "all_open",
        "double.extra_tile": "none",
    }
    match = trains(["12-12 1-12 0-2", "1-1 1-5 5-6"], options)
    play(match, "start,1-12@2")
    assert legal(match) == {"1-5@2"}
    assert refused(match, "1-1@2")[0] == "action.double_ends_train"


def test_a_double_is_covered_before_a_first_turn_is_done() -> None:
    """normal: the first turn of seat 1 ended in 5-5, which seat 2 covers before its own train."""
    match = trains(["12-12 5-12 5-5", "5-6 3-12 1-1"], {"train.first_turn_double": "normal"}, stock="0-0")
    play(match, "start,5-12@1,5-5@1")
    assert legal(match) == {"5-6@1"}
    assert refused(match, "done") == ("action.cover_double", {"action": "done", "double": "5-5", "end": "1"})
