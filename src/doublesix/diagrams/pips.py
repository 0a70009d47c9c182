"""The pips of a half, as they are painted on tiles."""

from __future__ import annotations

__all__ = ["MOST_PAINTED", "pips"]

MOST_PAINTED = 12
"""Higher numbers are written as numerals."""

_COLUMNS = tuple((x, y) for x in (-1, 1) for y in (-1, 0, 1))
_THIRD = 1 / 3
_LONG_COLUMNS = tuple((x, y) for x in (-1, 1) for y in (-1, -_THIRD, _THIRD, 1))
_PATTERNS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: _COLUMNS,
    7: (*_COLUMNS, (0, 0)),
    8: (*_COLUMNS, (0, -1), (0, 1)),
    9: (*_COLUMNS, (0, -1), (0, 0), (0, 1)),
    10: (*_LONG_COLUMNS, (0, -_THIRD), (0, _THIRD)),
    11: (*_LONG_COLUMNS, (0, -2 * _THIRD), (0, 0), (0, 2 * _THIRD)),
    12: (*_LONG_COLUMNS, (0, -1), (0, -_THIRD), (0, _THIRD), (0, 1)),
}


def pips(number: int, *, is_upright: bool) -> tuple[tuple[float, float], ...]:
    """Where the pips of a half lie between -1 and 1 around its middle, x to the right and y downwards.

    They are painted for an upright tile and turn with it: the two rows of a six run along the tile.
    """
    pattern = _PATTERNS[number]
    return pattern if is_upright else tuple((-y, x) for x, y in pattern)
