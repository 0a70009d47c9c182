"""The baseline for Mexican Train: random four-player hands in plain CPython, as fast as we could make them.

Rules: the preset `mexican-train`, the first hand of a match: twelve tiles each of the double-twelve set, the engine
laid by its holder or drawn for, whole trains in the first turn, doubles that ask for another tile and then bind in the
order they were laid, marks, lapsing doubles, the block. Every choice is uniform among the legal actions. Used by
`random_hands.py`.

What makes it quick for CPython: a hand is one integer, the tiles of a number are one mask, the tiles of a mask are
found by bit tricks, and only the trains that are open are looked at.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

PIPS, SIZE, PLAYERS = 13, 12, 4
TILES = [(low, high) for high in range(PIPS) for low in range(high + 1)]
VALUE = [low + high for low, high in TILES]
BIT = [1 << index for index in range(len(TILES))]
MASK = [sum(BIT[index] for index, tile in enumerate(TILES) if pip in tile) for pip in range(PIPS)]
ENGINE = len(TILES) - 1
MEXICAN = PLAYERS


def _pick(mask: int, n: int) -> int:
    for _ in range(n):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


class _Table:
    """What lies on the table; slots, because a hand makes one."""

    __slots__ = ("doubles", "ends", "exhausted", "first", "marked", "mexican", "on_table")

    def __init__(self) -> None:
        self.ends = [PIPS - 1] * (PLAYERS + 1)
        self.marked = [False] * PLAYERS
        self.mexican = False
        self.first = 0
        self.doubles: list[int] = []
        self.on_table = [0] * PIPS
        self.on_table[PIPS - 1] = 1

    def lay(self, train: int, tile: int) -> bool:
        """Join a tile to a train; whether it is a double."""
        low, high = TILES[tile]
        self.ends[train] = low + high - self.ends[train]
        if train == MEXICAN:
            self.mexican = True
        on_table = self.on_table
        on_table[low] += 1
        if low != high:
            on_table[high] += 1
        if self.doubles:
            self.doubles = [t for t in self.doubles if t != train and on_table[self.ends[t]] < PIPS]
        if low == high:
            if on_table[low] < PIPS:
                self.doubles.append(train)
            return True
        return False

    def open_trains(self, seat: int, as_if_marked: bool) -> list[int]:
        if self.doubles:
            return self.doubles[:1]
        if as_if_marked:
            return list(range(PLAYERS + 1))
        marked = self.marked
        return [t for t in range(PLAYERS) if t == seat or marked[t]] + [MEXICAN]


def _first_turn(rand: Callable[[], float], hands: list[int], stock: list[int], table: _Table, seat: int) -> None:
    """Lay a whole train; a double at its end has no effect yet."""
    laid = False
    while True:
        fits = hands[seat] & MASK[table.ends[seat]]
        n = fits.bit_count()
        if not n and not laid and stock:
            tile = stock.pop()
            hands[seat] |= BIT[tile]
            fits = BIT[tile] & MASK[table.ends[seat]]
            n = fits.bit_count()
        if not n:
            if not laid:
                table.marked[seat] = True
            return
        chosen = int(rand() * (n + laid))
        if chosen == n:
            return
        tile = _pick(fits, chosen)
        hands[seat] ^= BIT[tile]
        table.lay(seat, tile)
        laid = True
        if not hands[seat]:
            return


def _turn(rand: Callable[[], float], hands: list[int], stock: list[int], table: _Table, seat: int) -> None:
    """A later turn: one tile, and another after each double; the doubles it lays bind from the next turn on."""
    own_doubles: list[int] = []
    while True:
        trains = table.open_trains(seat, False)
        hand = hands[seat]
        places = [(hand & MASK[table.ends[t]], t) for t in trains]
        n = sum([fits.bit_count() for fits, _ in places])
        if not n and stock:
            tile = stock.pop()
            bit = BIT[tile]
            hands[seat] = hand | bit
            places = [(bit & MASK[table.ends[t]], t) for t in trains]
            n = sum([fits.bit_count() for fits, _ in places])
        if not n:
            table.marked[seat] = True
            break
        chosen = int(rand() * n)
        train, tile = -1, -1
        for fits, place in places:
            here = fits.bit_count()
            if chosen < here:
                train, tile = place, _pick(fits, chosen)
                break
            chosen -= here
        hands[seat] ^= BIT[tile]
        # Doubles laid in this turn do not bind it: they wait beside the queue.
        if own_doubles:
            table.doubles = own_doubles
        is_double = table.lay(train, tile)
        if train == seat:
            table.marked[seat] = False
        if not hands[seat] or not is_double:
            return
        own_doubles, table.doubles = table.doubles, []
    if own_doubles:
        table.doubles = own_doubles


def trains_hand(rand: Callable[[], float], deck: list[int]) -> list[int]:
    """One hand; the penalties."""
    deck.sort(key=lambda _: rand())
    hands = [sum([BIT[tile] for tile in deck[seat * SIZE : seat * SIZE + SIZE]]) for seat in range(PLAYERS)]
    stock = deck[: PLAYERS * SIZE - 1 : -1]
    seat = next((s for s in range(PLAYERS) if hands[s] & BIT[ENGINE]), -1)
    finder = 0
    while seat < 0:
        tile = stock.pop()
        hands[finder] |= BIT[tile]
        if tile == ENGINE:
            seat = finder
        finder = (finder + 1) % PLAYERS
    hands[seat] ^= BIT[ENGINE]
    table = _Table()
    for turn in range(PLAYERS):
        held_back, table.doubles = table.doubles, []
        _first_turn(rand, hands, stock, table, (seat + turn) % PLAYERS)
        table.doubles = [t for t in held_back if table.on_table[table.ends[t]] < PIPS] + table.doubles
    turn = PLAYERS
    while all(hands):
        if not stock and not any(
            hands[s] & MASK[table.ends[t]] for s in range(PLAYERS) for t in table.open_trains(s, True)
        ):
            break
        _turn(rand, hands, stock, table, (seat + turn) % PLAYERS)
        turn += 1
    penalties = []
    for held in hands:
        pips, left = 0, held
        while left:
            lowest = left & -left
            pips += VALUE[lowest.bit_length() - 1]
            left ^= lowest
        penalties.append(pips)
    return penalties


def play(n_hands: int, seed: int) -> tuple[float, list[float]]:
    """Play hands; seconds taken, and the mean penalties by seat."""
    rand, deck = random.Random(seed).random, list(range(len(TILES)))
    totals = [0] * PLAYERS
    start = time.perf_counter()
    for _ in range(n_hands):
        totals = [a + b for a, b in zip(totals, trains_hand(rand, deck), strict=True)]
    return time.perf_counter() - start, [total / n_hands for total in totals]


if __name__ == "__main__":
    seconds, means = play(5_000, 1)
    print(f"mexican-train 4: {5_000 / seconds:,.0f} hands/s, mean penalties {[round(mean, 2) for mean in means]}")
