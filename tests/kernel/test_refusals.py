"""Why an action is refused: one position for each reason, and what would have been accepted there."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import NamedTuple

import pytest
from tests.scenes import play, table

import doublesix as ds
from doublesix.kernel import refusal, refusal_reason

# The six tiles of double-two: all dealt, or four dealt and two in the stock.
TINY = {"set.max_pip": 2}
RESERVED = {"set.max_pip": 2, "boneyard.reserve": 2}
ALL_OF_SIX = ("0-0 0-1 0-2", "1-1 1-2 2-2")
FOUR_OF_SIX = ("0-0 0-1", "1-1 1-2")
DEALT = ("5-6 1-1", "0-0 0-6")
STUCK_ONCE = "0-0,pass"
STUCK = ("5-6 1-1", "2-2 3-3")
DECIDED = {"lead.first_hand": "highest_double", "lead.first_tile": "deciding"}


class Refused(NamedTuple):
    """A position, an action that is refused there, its code, and the legal actions."""

    code: str
    action: str
    legal: str
    game: str = "muggins"
    hands: tuple[str, ...] = ("5-6 1-1", "2-2 5-5")
    moves: str = "5-6"
    stock: str = "0-0 4-4"
    options: Mapping[str, object] = {}
    leader: int | None = 1


CASES = [
    Refused("action.trains_only", "start", "5-5@W"),
    Refused("action.trains_only", "done", "5-5@W"),
    Refused("action.tile_outside_set", "7-7@W", "5-5@W"),
    Refused("action.tile_outside_set", "7-7", "5-5@W"),
    Refused("action.tile_not_held", "1-1@W", "5-5@W"),
    Refused("action.tile_not_held", "5-6@W", "5-5@W"),
    Refused("action.does_not_fit", "5-5@E", "5-5@W"),
    Refused("action.does_not_fit", "2-2@E", "5-5@W"),
    Refused("action.fits_nowhere", "2-2", "5-5@W"),
    Refused("action.no_such_end", "5-5@N", "5-5@W"),
    Refused("action.no_such_end", "5-5@M", "5-5@W"),
    Refused("action.no_such_end", "5-5@3", "5-5@W"),
    Refused("action.must_place", "draw", "5-5@W"),
    Refused("action.must_place", "draw 0-0", "5-5@W"),
    Refused("action.must_place", "pass", "5-5@W"),
    Refused("action.must_place_or_draw", "pass", "draw 5-5@W", options={"boneyard.draw": "optional"}),
    Refused(
        "action.must_place",
        "pass",
        "1-1@E 1-2@E",
        hands=("0-1 0-0", "1-1 1-2"),
        moves="0-1",
        stock="",
        options={**RESERVED, "boneyard.draw": "optional"},
    ),
    Refused("action.must_draw", "pass", "draw", hands=("5-6 1-1", "2-2 3-3")),
    Refused("action.fits_nowhere", "2-2", "draw", hands=("5-6 1-1", "2-2 3-3")),
    Refused("action.lead_names_no_end", "5-6@W", "1-1 5-6", moves=""),
    Refused("action.tile_not_held", "2-2", "1-1 5-6", moves=""),
    Refused("action.must_place", "pass", "1-1 5-6", moves=""),
    Refused("action.must_place", "draw", "1-1 5-6", moves=""),
    Refused("action.must_lead", "5-6", "1-1", game="draw", hands=DEALT, moves="", stock="", leader=None),
    Refused("action.must_lead", "5-6@E", "1-1", game="draw", hands=DEALT, moves="", stock="", leader=None),
    Refused("action.never_draw", "draw", "5-5@W", options={"boneyard.draw": "never"}),
    Refused("action.never_draw", "draw", "pass", "block", ("6-6 1-1 0-6", "2-2 3-3 4-4"), "6-6", "", {}, None),
    Refused("action.stock_empty", "draw", "pass", hands=ALL_OF_SIX, moves="0-0", stock="", options=TINY),
    Refused(
        "action.stock_empty",
        "draw",
        "0-1@W 0-1@E 0-2@W 0-2@E",
        hands=ALL_OF_SIX,
        moves="0-0,pass",
        stock="",
        options=TINY,
    ),
    Refused("action.stock_reserved", "draw", "pass", hands=FOUR_OF_SIX, moves="0-0", stock="", options=RESERVED),
    Refused("action.one_draw", "draw", "pass", hands=STUCK, moves="5-6,draw", options={"boneyard.count": "one"}),
    Refused("action.must_place_drawn", "draw", "5-5@W", hands=STUCK, moves="5-6,draw", stock="5-5"),
    Refused("action.must_place_drawn", "pass", "5-5@W", hands=STUCK, moves="5-6,draw", stock="5-5"),
    Refused("action.must_place_drawn", "2-2@W", "5-5@W", hands=STUCK, moves="5-6,draw", stock="5-5"),
    Refused("action.must_place_drawn", "2-2", "5-5@W", hands=STUCK, moves="5-6,draw", stock="5-5"),
    Refused("action.does_not_fit", "5-5@E", "5-5@W", hands=STUCK, moves="5-6,draw", stock="5-5"),
    Refused("action.must_lead", "draw", "5-5", "persian-draw", moves="", options=DECIDED, leader=None),
    Refused("action.arm_closed", "0-5@N", "0-5@W 0-5@E", "all-fives", ("5-5 1-1", "0-5 0-1"), "5-5"),
    Refused("action.arm_closed", "0-5@S", "0-5@W", "all-fives", ("5-6 1-1", "0-5 0-1")),
    Refused("action.arm_closed", "5-5@N", "5-5@W", "fives", options={"lead.first_hand": "lot"}),
    Refused("action.no_such_end", "0-5@M", "0-5@W 0-5@E", "all-fives", ("5-5 1-1", "0-5 0-1"), "5-5"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code} {case.action}")
def test_refusals(case: Refused) -> None:
    """The code says why; the legal actions are named in the error and in its text; nothing has changed."""
    match = table(case.game, case.hands, case.options, stock=case.stock, leader=case.leader)
    if case.moves:
        play(match, case.moves)
    before = match.events
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Action.parse(case.action))
    error = refused.value
    assert error.code == case.code
    assert sorted(map(str, error.legal)) == sorted(case.legal.split())
    assert error.legal == match.legal_actions()
    assert all(str(action) in str(error) for action in error.legal)
    assert str(error).startswith(str(ds.Action.parse(case.action)))
    assert match.events == before


PARAMS: list[tuple[str, Mapping[str, object]]] = [
    ("7-7@W", {"action": "7-7@W", "tile": "7-7", "end": "W"}),
    ("1-1", {"action": "1-1", "tile": "1-1", "end": ""}),
    ("5-5@E", {"action": "5-5@E", "tile": "5-5", "end": "E", "pip": 6}),
    ("2-2", {"action": "2-2", "tile": "2-2", "end": "", "pips": "5, 6"}),
    ("5-5@N", {"action": "5-5@N", "tile": "5-5", "end": "N", "ends": "W, E"}),
    ("draw", {"action": "draw"}),
]


@pytest.mark.parametrize(("action", "params"), PARAMS)
def test_parameters_for_the_texts(action: str, params: Mapping[str, object]) -> None:
    """What the sentences in Arabic, Persian and English are filled with."""
    match = table("muggins", ["5-6 1-1", "2-2 5-5"], leader=1)
    play(match, "5-6")
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Action.parse(action))
    assert dict(refused.value.params) == dict(params)


def test_every_reason_of_line_games_has_a_position() -> None:
    """The codes that the module can give, read from its source, are those of the positions above."""
    source = inspect.getsource(refusal) + inspect.getsource(refusal_reason)
    codes = set(re.findall(r'"(action\.[a-z_]+)"', source))
    assert codes - {case.code for case in CASES} == {"action.unknown"}
