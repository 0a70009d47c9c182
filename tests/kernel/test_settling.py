"""Rounding, over every number of pips that matters; the settlements themselves are told by the options' tests."""

from __future__ import annotations

import pytest
from tests.scenes import play, table


def nearest(pips: int, unit: int) -> int:
    """The multiple of a unit that lies nearest, found by looking at all of them."""
    return min(range(0, pips + unit + 1, unit), key=lambda multiple: abs(multiple - pips))


@pytest.mark.parametrize(("to", "unit"), [("none", 1), ("nearest:3", 3), ("nearest:5", 5)])
def test_rounding(to: str, unit: int) -> None:
    """A lone 0-0 that is worth n pips settles as n rounded: 1 and 2 over a multiple of five down, 3 and 4 up."""
    for pips in range(201):
        match = table("muggins", ["1-1", "0-0"], {"tile_value.double_blank": pips, "settle.round": to}, leader=1)
        play(match, "1-1")
        assert match.scores == (0, -nearest(pips, unit)), pips


@pytest.mark.parametrize(
    ("pips", "fives", "threes"), [(0, 0, 0), (2, 0, 3), (4, 5, 3), (7, 5, 6), (12, 10, 12), (13, 15, 12)]
)
def test_rounding_by_hand(pips: int, fives: int, threes: int) -> None:
    """The examples of the rules: 7 is 5, 13 is 15, 12 is 10; by threes 2 is 3, 4 is 3, 7 is 6."""
    assert (nearest(pips, 5), nearest(pips, 3)) == (fives, threes)


def test_each_hand_of_a_pair_is_rounded() -> None:
    """Partners with 7 and 6 pips lose 5 + 5 together where each hand is rounded."""
    options = {"teams": "pairs"}
    match = table("muggins", ["0-1", "3-4", "0-0", "2-4"], options, leader=1)
    play(match, "0-1")
    assert match.scores == (0, -10, 0, -10)


def test_the_winner_s_partner() -> None:
    """opponents_sum leaves the partner's tiles out; lowest_team subtracts both hands of the winners where own are."""
    hands = ["5-6 1-1", "2-3 0-4", "0-0 0-1", "3-4 4-4"]
    for settle, points in (("opponents_sum", 9 + 15), ("opponents_minus_own", 9 + 15 - 1)):
        options = {"teams": "pairs", "settle": settle, "boneyard.draw": "never", "lead.first_hand": "lot"}
        match = table("draw", hands, options, leader=1)
        play(match, "5-6")
        # Seat 3 has the lowest hand with one pip; its partner's two pips stay out.
        assert match.scores == (points, 0, points, 0)
        match = table("draw", hands, {**options, "block.winner": "lowest_team"}, leader=1)
        play(match, "5-6")
        both = points if settle == "opponents_sum" else 9 + 15 - 1 - 2
        assert match.scores == (both, 0, both, 0)


def test_where_all_share_nobody_pays() -> None:
    """Two seats with two pips each share a block, and there is nobody left to take points from."""
    options = {"boneyard.draw": "never", "block.tie": "split", "lead.first_hand": "lot"}
    match = table("draw", ["5-6 1-1", "0-0 0-2"], options, leader=1)
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert (match.hand_outcome.winners, match.hand_outcome.settled) == ((1, 2), (0, 0))


def test_a_tie_between_partners_is_none() -> None:
    """Seats 1 and 3 have two pips each: their side has the lowest hand, and one of them takes away its own."""
    hands = ["5-6 1-1", "2-3 0-4", "0-0 0-2", "3-4 4-4"]
    options = {"teams": "pairs", "settle": "opponents_minus_own", "boneyard.draw": "never", "lead.first_hand": "lot"}
    match = table("draw", hands, options, leader=1)
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert match.hand_outcome.winners == (1, 3)
    assert match.scores == (9 + 15 - 2, 0, 9 + 15 - 2, 0)


def test_a_prize_is_never_below_nothing() -> None:
    """Lowest team 3 + 3, rounded 5 + 5, against 2 + 7, rounded 0 + 5: five less ten would rob the winners."""
    hands = ["5-6 0-3", "0-0 0-2", "0-1 1-1", "1-2 0-4"]
    rules = {"teams": "pairs", "settle": "opponents_minus_own", "settle.round": "nearest:5"}
    options = {**rules, "block.winner": "lowest_team", "boneyard.draw": "never", "lead.first_hand": "lot"}
    match = table("draw", hands, options, leader=1)
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert (match.hand_outcome.winners, match.hand_outcome.settled) == ((1, 3), (0, 0, 0, 0))
