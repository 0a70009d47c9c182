"""How a settlement's points came about, as a view shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

import doublesix as ds

NO_DRAW = {"boneyard.draw": "never"}


class Case(NamedTuple):
    """A hand that seat 1 leads, the actions that end it, and what its reckoning must say."""

    game: str
    tiles: tuple[str, ...]
    actions: str
    pips: tuple[int, ...]
    entered: tuple[int | None, ...]
    prize: int
    settled: tuple[int, ...]
    options: Mapping[str, str] = {}


CASES = {
    # Rule 0.21: a hand totalling 13 deducts 15 from its own score, and the winner gets nothing.
    "muggins": Case(
        "muggins",
        ("0-2 0-4", "5-6 1-1"),
        "0-2 pass 0-4@W",
        (0, 13),
        (0, -15),
        0,
        (0, -15),
        NO_DRAW | {"hand_size": "2"},
    ),
    # Rule 1.19: 13 counts as 15 and 12 as 10.
    "fives": Case(
        "fives",
        ("6-6 5-6", "5-5 1-2", "4-4 1-3"),
        "6-6 pass pass 5-6@W",
        (0, 13, 12),
        (None, 15, 10),
        25,
        (25, 0, 0),
        NO_DRAW | {"hand_size": "2"},
    ),
    # Pagat's All Fives: 7 and 7 make 14, and only the sum is rounded, to 15.
    "all-fives": Case(
        "all-fives", ("0-2", "5-2", "6-1"), "0-2", (0, 7, 7), (None, 7, 7), 15, (15, 0, 0), NO_DRAW | {"hand_size": "1"}
    ),
    # Persian rules, blocked: the others' 13 and 7 less the winner's own 5; the double blank is worth 0.
    "persian-block": Case(
        "persian-block",
        ("0-0 2-3", "6-6 0-1", "5-2 1-1"),
        "0-0 0-1@E 1-1@E",
        (5, 12, 7),
        (-5, 12, 7),
        14,
        (14, 0, 0),
        {"hand_size": "2"},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_reckoning_names_what_each_hand_put_in(case: Case) -> None:
    """The reckoning holds the pips, what each hand puts in with its sign, and what the winners take."""
    rules = ds.rules(case.game, players=len(case.tiles), options=case.options)
    deal = ds.Deal(case.tiles, leader=1)
    match = ds.Match(rules, deal=deal)
    for text in case.actions.split():
        match.apply(ds.Action.parse(text))
    outcome = match.hand_outcome
    assert outcome is not None
    assert outcome.reckoning == ds.Reckoning(case.pips, case.entered, case.prize)
    assert outcome.settled == case.settled
    assert match.view(2).hand_outcomes[-1].reckoning == outcome.reckoning


def test_no_reckoning_where_nothing_is_settled() -> None:
    """Reaching the target in play ends the match without a settlement, and the hands stay hidden (rule 0.22)."""
    rules = ds.rules("muggins", options=NO_DRAW)
    match = ds.Match(rules, deal=ds.Deal(["6-4 1-1", "4-4 0-0"], leader=1), scores=(240, 0))
    match.apply(ds.Action.parse("6-4"))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.view(2).hand_outcomes[-1].reckoning is None
