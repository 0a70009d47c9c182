"""Exact numbers of Block for two on small sets, by walking every game through the public API.

Seat 1 leads any tile, and the winner takes the opponent's pips less its own, over all ordered deals. Games are counted
with the two ends distinct, and merged: where both ends show the same number, one of them stands for both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
import pytest

import doublesix as ds
from doublesix.kernel import records
from doublesix.kernel.engine import engine
from doublesix.kernel.tables import rules_table


@dataclass(frozen=True)
class Known:
    """What is known of one set and number of tiles dealt to each."""

    max_pip: int
    size: int
    deals: int
    games: int
    merged: int
    blocked: int
    mean: Fraction
    p_blocked: Fraction
    minimax: Fraction


SMALL = [
    Known(1, 1, 6, 6, 6, 0, Fraction(1), Fraction(0), Fraction(1)),
    Known(2, 2, 90, 357, 267, 9, Fraction(7, 5), Fraction(1, 20), Fraction(23, 10)),
    Known(3, 2, 1260, 4326, 3474, 546, Fraction(19, 10), Fraction(83, 420), Fraction(1991, 630)),
]


def starts(max_pip: int, size: int) -> Iterator[ds.Match]:
    """A match for every way to deal two hands."""
    rules = ds.rules("persian-block", 2, {"set.max_pip": max_pip, "hand_size": size, "target": 1000})
    tiles = list(rules.tile_set)
    for first in combinations(tiles, size):
        for second in combinations([tile for tile in tiles if tile not in first], size):
            yield ds.Match(rules, deal=ds.Deal([first, second], leader=1))


@dataclass
class Tally:
    """What lies below one position: games, games and blocks with equal ends merged, and the values."""

    games: int
    merged: int
    blocked: int
    mean: Fraction
    p_blocked: Fraction
    best: int


def ended(termination: ds.Termination | None, difference: int) -> Tally:
    """One finished game."""
    blocked = termination is ds.Termination.BLOCKED
    return Tally(1, 1, int(blocked), Fraction(difference), Fraction(blocked), difference)


def joined(below: list[tuple[Tally, bool]], seat: int) -> Tally:
    """What lies below a position, from what lies below its actions and whether each stands for another one too."""
    tallies = [tally for tally, _ in below]
    alone = [tally for tally, is_twin in below if not is_twin]
    best = [tally.best for tally in tallies]
    return Tally(
        sum(tally.games for tally in tallies),
        sum(tally.merged for tally in alone),
        sum(tally.blocked for tally in alone),
        sum((tally.mean for tally in tallies), Fraction(0)) / len(tallies),
        sum((tally.p_blocked for tally in tallies), Fraction(0)) / len(tallies),
        max(best) if seat == 1 else min(best),
    )


def explore(match: ds.Match) -> Tally:
    """Walk every game from here to its end, through the public API."""
    seat = match.to_move
    if seat is None:
        assert match.hand_outcome is not None
        return ended(match.hand_outcome.termination, match.scores[0] - match.scores[1])
    equal = len({end.pip for end in match.ends}) == 1
    below = []
    for action in match.legal_actions():
        after = match.copy()
        after.apply(action)
        below.append((explore(after), equal and isinstance(action, ds.Place) and action.end == "E"))
    return joined(below, seat)


class Walk:
    """The same on the kernel's records, one for each depth: hundreds of thousands of positions in seconds."""

    def __init__(self, rules: ds.RuleSet):
        self.table, self.run = rules_table(rules), engine()
        self.hands = np.zeros(2 * len(rules.tile_set) + 2, records.HAND)
        self.results = np.zeros(1, records.RESULT)
        self.numbers = np.zeros(records.MAX_ACTIONS, np.int64)

    def from_start(self, match: ds.Match) -> Tally:
        """Walk every game of a deal."""
        self.hands[0] = match.state.hand._hands[0]
        return self._below(0, match.state.hand.turn, records.RUNNING)

    def _below(self, depth: int, seat: int, over: int) -> Tally:
        if over != records.RUNNING:
            self.run.settle(self.hands, depth, self.table, self.results)
            settled = self.results["settled"][0].tolist()
            return ended(ds.Termination.BLOCKED if over == records.BLOCKED else None, settled[0] - settled[1])
        n = self.run.legal(self.hands, depth, self.table, self.numbers)
        pips = self.hands["end_pip"][depth].tolist()
        below = []
        for code in self.numbers[:n].tolist():
            self.hands[depth + 1] = self.hands[depth]
            _, _, is_over, turn, _ = self.run.step(self.hands, depth + 1, self.table, code)
            is_twin = pips[records.W] == pips[records.E] and code >> 8 == records.E
            below.append((self._below(depth + 1, int(turn) + 1, int(is_over)), is_twin))
        return joined(below, seat)


def check(tallies: list[Tally], known: Known) -> None:
    """The sums over all deals are the known ones."""
    assert len(tallies) == known.deals
    assert sum(tally.games for tally in tallies) == known.games
    assert sum(tally.merged for tally in tallies) == known.merged
    assert sum(tally.blocked for tally in tallies) == known.blocked
    assert sum((tally.mean for tally in tallies), Fraction(0)) / known.deals == known.mean
    assert sum((tally.p_blocked for tally in tallies), Fraction(0)) / known.deals == known.p_blocked
    assert Fraction(sum(tally.best for tally in tallies), known.deals) == known.minimax


@pytest.mark.parametrize("known", SMALL, ids=lambda known: f"double-{known.max_pip}, {known.size} each")
def test_every_game(known: Known) -> None:
    """Deals, games, blocked games, and the values of random and of best play."""
    check([explore(match) for match in starts(known.max_pip, known.size)], known)


def test_every_game_of_double_three_with_three_each() -> None:
    """The largest of the published sets."""
    known = Known(3, 3, 4200, 83_100, 55_212, 11_268, Fraction(739, 504), Fraction(5311, 22680), Fraction(301, 100))
    matches = list(starts(known.max_pip, known.size))
    walk = Walk(matches[0].rules)
    check([walk.from_start(match) for match in matches], known)


def test_numbers_of_deals() -> None:
    """Deals of 7 + 7 and of four hands of 7 from double-six, and hands of seven without a double."""
    assert comb(28, 7) * comb(21, 7) == 137_680_171_200
    assert comb(28, 7) * comb(21, 7) * comb(14, 7) == 472_518_347_558_400
    rules = ds.rules("persian-block")
    doubles = sum(tile.is_double for tile in rules.tile_set)
    plain = len(rules.tile_set) - doubles
    assert Fraction(comb(plain, 7), comb(plain + doubles, 7)) == Fraction(323, 3289)
