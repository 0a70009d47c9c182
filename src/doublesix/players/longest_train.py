"""The longest train that a hand can lay from a number: exact, by depth-first search, compiled.

A train is a path that uses every tile once at most. Where the path comes to a number whose double is in the hand,
to lay the double there costs nothing, so it is always taken at once.

The bound that cuts the search: a path leaves unused at least one tile for every two numbers that an odd number of
tiles shows, save its two ends. (Each end of a path, and nothing else, uses an odd number of tiles of its number.)
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..kernel.compiled import INTERPRETED, bit_count, compile_entry, first_bit, inner
from ..kernel.records import BIT
from ..tiles import Tile

__all__ = ["MOST_TILES", "LongestTrain", "longest_train"]

MOST_TILES = 64
"""The search keeps a hand in one word; of a larger one it takes the heaviest tiles."""
NODES = 400_000
"""A search that visits more is cut short; hands of twenty tiles rarely come near."""


class LongestTrain(NamedTuple):
    """Tiles in the order in which they are laid; with ``is_exact`` no longer train is possible."""

    tiles: tuple[Tile, ...]
    is_exact: bool


def _search(low: Any, high: Any, n: Any, start: Any, most_nodes: Any, order: Any) -> Any:
    """Fill `order` with the places of the tiles of a longest train; its length and the nodes visited."""
    none = np.uint64(0)
    at = np.zeros(19, np.uint64)
    double = np.full(19, -1, np.int64)
    odd = none  # the numbers that an odd number of unused tiles shows; a double shows its number twice
    for place in range(n):
        at[low[place]] |= BIT[place]
        at[high[place]] |= BIT[place]
        if low[place] == high[place]:
            double[low[place]] = place
        else:
            odd = odd ^ BIT[low[place]] ^ BIT[high[place]]
    used = none
    pip = np.zeros(MOST_TILES + 1, np.int64)
    left = np.zeros(MOST_TILES + 1, np.uint64)
    laid = np.zeros(MOST_TILES + 1, np.int64)
    pip[0] = start
    left[0] = at[start] if double[start] < 0 else BIT[double[start]]
    depth = nodes = best = 0
    most = n - unused_at_least(odd, start)
    while depth >= 0 and nodes < most_nodes and best < most:
        if left[depth] == none:
            depth -= 1
            if depth >= 0:
                used = used ^ BIT[laid[depth]]
                odd = without(odd, low[laid[depth]], high[laid[depth]])
            continue
        place = first_bit(left[depth])
        left[depth] = left[depth] ^ BIT[place]
        nodes += 1
        laid[depth] = place
        used = used | BIT[place]
        odd = without(odd, low[place], high[place])
        outer = low[place] + high[place] - pip[depth]
        depth += 1
        pip[depth] = outer
        inserted = double[outer]
        if n - unused_at_least(odd, outer) <= best:
            left[depth] = none
        elif inserted >= 0 and used & BIT[inserted] == none:
            left[depth] = BIT[inserted]
        else:
            left[depth] = at[outer] & ~used
        if depth > best:
            best = depth
            for step in range(depth):
                order[step] = laid[step]
    return best, nodes


@inner
def without(odd: Any, low: Any, high: Any) -> Any:
    """The odd numbers when a tile is taken away, or put back."""
    return odd if low == high else odd ^ BIT[low] ^ BIT[high]


@inner
def unused_at_least(odd: Any, pip: Any) -> Any:
    """So many tiles at least stay unused by a path from `pip`."""
    n_odd = bit_count(odd)
    if odd & BIT[pip] != np.uint64(0):
        return max(0, (n_odd - 2) // 2)
    return n_odd // 2


@cache
def _compiled() -> Any:
    if INTERPRETED:
        return _search
    from numba import types

    numbers, i8 = types.int64[::1], types.int64
    return compile_entry(_search, (numbers, numbers, i8, i8, i8, numbers))


def longest_train(tiles: Iterable[Tile], start: int, most_nodes: int = NODES) -> LongestTrain:
    """A longest train of these tiles, the first of which joins the number ``start``.

    >>> longest_train([Tile(5, 12), Tile(0, 5), Tile(0, 1), Tile(1, 1), Tile(1, 3), Tile(8, 9)], 12).tiles
    (Tile(5, 12), Tile(0, 5), Tile(0, 1), Tile(1, 1), Tile(1, 3))
    """
    hand = sorted(set(tiles), key=lambda tile: (-tile.pips, tile.index))[:MOST_TILES]
    low = np.array([tile.low for tile in hand], np.int64)
    high = np.array([tile.high for tile in hand], np.int64)
    order = np.zeros(MOST_TILES + 1, np.int64)
    length, nodes = _compiled()(low, high, len(hand), start, most_nodes, order)
    laid = tuple(hand[place] for place in order[:length].tolist())
    return LongestTrain(laid, bool(nodes < most_nodes or length == len(hand)))
