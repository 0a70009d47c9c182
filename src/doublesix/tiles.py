"""Tiles and the sets they come in.

A tile's ``index`` counts the set in triangular order, 0-0, 0-1, 1-1, 0-2, 1-2, 2-2 …, so that a tile has the
same index in every set that holds it, and a set of tiles is the bit mask of their indices.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from .errors import ParseError, shown

__all__ = ["LARGEST_PIP", "Tile", "TileSet", "parse_tiles"]

LARGEST_PIP = 18
_TEXT = re.compile(r"([0-9]{1,2})-([0-9]{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """One tile, its lower half first whichever way it is named.

    >>> Tile(6, 5)
    Tile(5, 6)
    >>> str(Tile.parse("6-5")), Tile(5, 6).pips, Tile(3, 3).is_double
    ('5-6', 11, True)

    Raises `ValueError` for a half below 0 or above 18, `TypeError` for one that is no whole number.
    """

    low: int
    high: int

    def __post_init__(self) -> None:
        if type(self.low) is not int or type(self.high) is not int:
            raise TypeError(f"the halves of a tile are whole numbers, not {self.low!r:.40} and {self.high!r:.40}")
        low, high = sorted((self.low, self.high))
        if low < 0 or high > LARGEST_PIP:
            raise ValueError(f"a half of a tile shows 0 to {LARGEST_PIP} pips, not {self.low}-{self.high}")
        object.__setattr__(self, "low", low)
        object.__setattr__(self, "high", high)

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"

    def __repr__(self) -> str:
        return f"Tile({self.low}, {self.high})"

    def __contains__(self, pip: object) -> bool:
        return pip in (self.low, self.high)

    @property
    def pips(self) -> int:
        """The pips of both halves."""
        return self.low + self.high

    @property
    def is_double(self) -> bool:
        """Both halves show the same number."""
        return self.low == self.high

    @property
    def index(self) -> int:
        """The place in triangular order, the same in every set."""
        return self.high * (self.high + 1) // 2 + self.low

    def other(self, pip: int) -> int:
        """The half that stays open when the half showing ``pip`` is joined; `ValueError` without it."""
        if pip not in self:
            raise ValueError(f"{self} has no half that shows {pip}")
        return self.low + self.high - pip

    @staticmethod
    def parse(text: str) -> Tile:
        """Read ``a-b``, either half first.

        Raises `ParseError` with code ``parse.tile``.
        """
        found = _TEXT.fullmatch(text.strip()) if isinstance(text, str) else None
        if found is None or max(int(half) for half in found.groups()) > LARGEST_PIP:
            raise ParseError(
                f"{shown(text, 40)!r} is no tile; a tile is two numbers from 0 to {LARGEST_PIP} as in 5-6",
                code="parse.tile",
                text=shown(text, 40),
            )
        return Tile(int(found[1]), int(found[2]))

    @staticmethod
    def from_index(index: int) -> Tile:
        """The tile at ``index`` of the triangular order."""
        return _tile_table()[index]


@cache
def _tile_table() -> tuple[Tile, ...]:
    return tuple(Tile(low, high) for high in range(LARGEST_PIP + 1) for low in range(high + 1))


@dataclass(frozen=True, slots=True)
class TileSet:
    """The double-N set: every pair of numbers from 0 to ``max_pip`` once.

    >>> six = TileSet(6)
    >>> len(six), six.pips
    (28, 168)
    """

    max_pip: int

    def __len__(self) -> int:
        return (self.max_pip + 1) * (self.max_pip + 2) // 2

    def __iter__(self) -> Iterator[Tile]:
        return iter(_tile_table()[: len(self)])

    def __contains__(self, tile: object) -> bool:
        return isinstance(tile, Tile) and tile.high <= self.max_pip

    @property
    def pips(self) -> int:
        """The pips of the whole set, n(n+1)(n+2)/2."""
        return self.max_pip * (self.max_pip + 1) * (self.max_pip + 2) // 2

    @staticmethod
    def mask(tiles: Iterable[Tile]) -> int:
        """The bit mask of some tiles."""
        mask = 0
        for tile in tiles:
            mask |= 1 << tile.index
        return mask

    @staticmethod
    def from_mask(mask: int) -> tuple[Tile, ...]:
        """The tiles of a bit mask, in triangular order."""
        table = _tile_table()
        tiles = []
        while mask:
            lowest = mask & -mask
            tiles.append(table[lowest.bit_length() - 1])
            mask ^= lowest
        return tuple(tiles)


def parse_tiles(tiles: str | Iterable[str | Tile]) -> tuple[Tile, ...]:
    """Tiles from ``"5-5 5-1"`` or from tiles and their texts, in the order given."""
    items = tiles.split() if isinstance(tiles, str) else tiles
    return tuple(item if isinstance(item, Tile) else Tile.parse(item) for item in items)
