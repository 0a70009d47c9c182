"""The oracle against counts of whole game trees: block for two on small sets, seat 1 leads any tile."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from tests.oracle.layout import Tile, full_set
from tests.oracle.match import Match
from tests.oracle.options import resolve

Hands = tuple[list[Tile], list[Tile]]


def deals(max_pip: int, size: int) -> Iterator[Hands]:
    """Every way to deal ``size`` tiles to each of two seats."""
    deck = full_set(max_pip)
    for first in combinations(deck, size):
        for second in combinations([tile for tile in deck if tile not in first], size):
            yield list(first), list(second)


def replay(max_pip: int, tiles: Hands, actions: list[str]) -> Match:
    """The match after these actions, from the deal on."""
    given = {"set.max_pip": str(max_pip), "hand_size": str(len(tiles[0]))}
    match = Match(resolve("persian-block", 2, given | {"boneyard.reserve": "0"}), 2)
    rest = [tile for tile in full_set(max_pip) if tile not in [*tiles[0], *tiles[1]]]
    match.deal(list(tiles), rest, leader=1)
    for action in actions:
        match.apply(action)
    return match


def merged(match: Match) -> list[str]:
    """Legal actions where two ends that show the same pip are one."""
    if match.hand is None:
        return []
    ends = match.hand.ends()
    if len(set(ends.values())) == 1 and len(ends) == 2:
        return [action for action in match.hand.legal() if not action.endswith("@E")]
    return match.hand.legal()


def walk(max_pip: int, tiles: Hands, actions: list[str], *, merge: bool) -> list[Match]:
    """Every finished game from here on."""
    match = replay(max_pip, tiles, actions)
    if match.hand is None or match.hand_end is not None:
        return [match]
    legal = merged(match) if merge else match.hand.legal()
    return [end for action in legal for end in walk(max_pip, tiles, [*actions, action], merge=merge)]


def chances(max_pip: int, tiles: Hands, actions: list[str]) -> tuple[Fraction, Fraction]:
    """Mean points of seat 1 less those of seat 2, and chance of a block, when both play at random."""
    match = replay(max_pip, tiles, actions)
    if match.hand is None or match.hand_end is not None:
        blocked = match.hand_end is not None and match.hand_end.termination == "blocked"
        return Fraction(match.scores[0] - match.scores[1]), Fraction(blocked)
    legal = match.hand.legal()
    below = [chances(max_pip, tiles, [*actions, action]) for action in legal]
    return sum((mean for mean, _ in below), Fraction(0)) / len(legal), sum(
        (block for _, block in below), Fraction(0)
    ) / len(legal)


def best(max_pip: int, tiles: Hands, actions: list[str]) -> int:
    """Points of seat 1 less those of seat 2 when both play best."""
    match = replay(max_pip, tiles, actions)
    if match.hand is None or match.hand_end is not None:
        return match.scores[0] - match.scores[1]
    values = [best(max_pip, tiles, [*actions, action]) for action in match.hand.legal()]
    return max(values) if match.hand.mover == 1 else min(values)


@pytest.mark.parametrize(
    ("max_pip", "size", "dealt", "distinct", "merged_games", "blocked"),
    [(1, 1, 6, 6, 6, 0), (2, 2, 90, 357, 267, 9), (3, 2, 1260, 4326, 3474, 546)],
)
def test_numbers_of_games(max_pip: int, size: int, dealt: int, distinct: int, merged_games: int, blocked: int) -> None:
    """Games over all deals, with the two ends distinct and with equal ends merged."""
    every = list(deals(max_pip, size))
    assert len(every) == dealt
    assert sum(len(walk(max_pip, tiles, [], merge=False)) for tiles in every) == distinct
    ends = [match.hand_end for tiles in every for match in walk(max_pip, tiles, [], merge=True)]
    assert len(ends) == merged_games
    assert sum(end is not None and end.termination == "blocked" for end in ends) == blocked


@pytest.mark.parametrize(
    ("max_pip", "size", "mean", "block", "minimax"),
    [
        (1, 1, Fraction(1), Fraction(0), Fraction(1)),
        (2, 2, Fraction(7, 5), Fraction(1, 20), Fraction(23, 10)),
        (3, 2, Fraction(19, 10), Fraction(83, 420), Fraction(1991, 630)),
    ],
)
def test_values(max_pip: int, size: int, mean: Fraction, block: Fraction, minimax: Fraction) -> None:
    """Mean, chance of a block and value of best play, over all deals."""
    every = list(deals(max_pip, size))
    random_play = [chances(max_pip, tiles, []) for tiles in every]
    assert sum((points for points, _ in random_play), Fraction(0)) / len(every) == mean
    assert sum((chance for _, chance in random_play), Fraction(0)) / len(every) == block
    assert Fraction(sum(best(max_pip, tiles, []) for tiles in every), len(every)) == minimax
