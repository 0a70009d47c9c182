"""Options of the end of a hand. The hand is blocked by its first tile: nobody holds a five or a six."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.ruleset.effects import shows
from tests.scenes import play, table

import doublesix as ds


def blocked(hands: list[str], options: Mapping[str, object]) -> ds.HandOutcome:
    """The end of a hand in which seat 1 leads 5-6 and blocks it."""
    match = table("persian-block", hands, options, leader=1)
    play(match, "5-6")
    outcome = match.hand_outcome
    assert outcome is not None
    assert outcome.termination is ds.Termination.BLOCKED
    assert match.scores == outcome.settled
    return outcome


@shows("settle", "none", "opponents_sum", "opponents_minus_own", "each_subtracts_own", "penalty_own")
@pytest.mark.parametrize(
    ("settle", "settled"),
    [
        ("none", (0, 0, 0)),
        ("opponents_sum", (10 + 12, 0, 0)),
        ("opponents_minus_own", (10 + 12 - 5, 0, 0)),
        ("each_subtracts_own", (-5, -10, -12)),
        ("penalty_own", (5, 10, 12)),
    ],
)
def test_settle(settle: str, settled: tuple[int, ...]) -> None:
    """Seat 1 keeps 5 pips and wins the block, seat 2 keeps 10 and seat 3 keeps 12."""
    hands = ["5-6 1-4", "3-4 1-2", "4-4 2-2"]
    outcome = blocked(hands, {"settle": settle})
    assert (outcome.winners, outcome.settled) == ((1,), settled)


@shows("settle.round", "none", "nearest:5", "nearest:3")
@pytest.mark.parametrize(("to", "points"), [("none", 13), ("nearest:5", 15), ("nearest:3", 12)])
def test_settle_round(to: str, points: int) -> None:
    """Thirteen pips are thirteen points; fifteen and twelve are the nearest multiples of five and of three."""
    outcome = blocked(["5-6 1-4", "4-4 2-3"], {"settle": "opponents_sum", "settle.round": to})
    assert outcome.settled == (points, 0)


@shows("settle.round_scope", "each_hand", "sum")
@pytest.mark.parametrize(("scope", "points"), [("each_hand", 5 + 5), ("sum", 15)])
def test_settle_round_scope(scope: str, points: int) -> None:
    """Twice seven pips: each rounds to five, their sum of fourteen to fifteen."""
    hands = ["5-6 0-0", "1-2 1-3", "0-3 0-4"]
    options = {"settle": "opponents_sum", "settle.round": "nearest:5", "settle.round_scope": scope}
    assert blocked(hands, options).settled == (points, 0, 0)


@pytest.mark.parametrize(("scope", "points"), [("each_hand", 15 - 5), ("sum", 5)])
def test_round_scope_reaches_the_winners_own_hand(scope: str, points: int) -> None:
    """Thirteen against an own seven: 15 - 5 where each hand is rounded, else 13 - 7 = 6, which rounds to five."""
    options = {"settle": "opponents_minus_own", "settle.round": "nearest:5", "settle.round_scope": scope}
    assert blocked(["5-6 3-4", "4-4 2-3"], options).settled == (points, 0)


@shows("block.winner", "lowest_hand", "lowest_team", "none")
@pytest.mark.parametrize(
    ("winner", "winners", "settled"),
    [
        ("lowest_hand", (1, 3), (16, 0, 16, 0)),
        ("lowest_team", (2, 4), (0, 23, 0, 23)),
        ("none", (), (0, 0, 0, 0)),
    ],
)
def test_block_winner(winner: str, winners: tuple[int, ...], settled: tuple[int, ...]) -> None:
    """Seat 1 keeps 3 and its partner 20, the others 10 and 6: the lowest hand is seat 1's, the lowest team theirs."""
    hands = ["5-6 1-2 0-0", "1-1 2-2 0-4", "4-4 3-4 1-4", "0-1 0-2 0-3"]
    options = {"teams": "pairs", "block.winner": winner, "settle": "opponents_sum"}
    outcome = blocked(hands, options)
    assert (outcome.winners, outcome.settled) == (winners, settled)


# Seats 1 and 2 keep eight pips each, in one tile and in two; seat 3 keeps eleven.
TIED = ["5-6 4-4", "0-4 2-2", "3-4 1-3"]


@shows("block.tie", "fewest_tiles", "none", "split")
@pytest.mark.parametrize(
    ("tie", "winners", "settled"),
    [
        ("fewest_tiles", (1,), (8 + 11, 0, 0)),
        ("none", (), (0, 0, 0)),
        ("split", (1, 2), (5, 5, 0)),
        ("fewest_tiles,none", (1,), (8 + 11, 0, 0)),
        (["fewest_tiles", "split"], (1,), (8 + 11, 0, 0)),
    ],
)
def test_block_tie(tie: str | list[str], winners: tuple[int, ...], settled: tuple[int, ...]) -> None:
    """Equal lowest hands: the one with fewer tiles wins, or nobody, or both share the eleven, rounded down."""
    outcome = blocked(TIED, {"block.tie": tie, "settle": "opponents_sum"})
    assert (outcome.winners, outcome.settled) == (winners, settled)


# Seats 2 and 3 keep six pips each in two tiles, seat 1 keeps eight in one.
TIED_TWICE = ["5-6 4-4", "2-2 0-2", "0-1 1-4"]


@pytest.mark.parametrize(
    ("tie", "winners", "settled"),
    [("fewest_tiles", (), (0, 0, 0)), ("fewest_tiles,none", (), (0, 0, 0)), ("fewest_tiles,split", (2, 3), (0, 4, 4))],
)
def test_block_tie_in_order(tie: str, winners: tuple[int, ...], settled: tuple[int, ...]) -> None:
    """Where the number of tiles is equal too, the next word decides, and without one nobody wins."""
    outcome = blocked(TIED_TWICE, {"block.tie": tie, "settle": "opponents_sum"})
    assert (outcome.winners, outcome.settled) == (winners, settled)


def test_split_shares_round_down_to_the_unit() -> None:
    """All Fives for three: thirteen round to fifteen, and half of that down to five."""
    match = table("all-fives", ["5-6 2-2", "0-1 0-3", "4-4 2-3"], {"boneyard.draw": "never"}, leader=1)
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert (match.hand_outcome.winners, match.hand_outcome.settled) == ((1, 2), (5, 5, 0))
