"""The paper tally of Muggins: a stroke is five raw points; a big cross with four small ones around it is fifty.

::

     x
    xXx  |||||||      85 points: one fifty, and seven strokes of five
     x
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Tally", "tally_lines", "tally_of"]

STROKE, FIFTY = 5, 50
_SYMBOL = (" x ", "xXx", " x ")


@dataclass(frozen=True, slots=True)
class Tally:
    """A total as paper shows it: fifties, strokes, points that no stroke stands for, and whether it is below zero."""

    fifties: int
    strokes: int
    rest: int
    is_negative: bool


def tally_of(points: int) -> Tally:
    """The tally of a total.

    >>> tally_of(85)
    Tally(fifties=1, strokes=7, rest=0, is_negative=False)
    """
    fifties, left = divmod(abs(points), FIFTY)
    return Tally(fifties, left // STROKE, left % STROKE, points < 0)


def tally_lines(points: int) -> tuple[str, str, str]:
    """The tally drawn on three lines of one width; nothing for a total of 0.

    A minus goes before a total below zero. Points that no stroke stands for are not drawn.
    """
    tally = tally_of(points)
    groups = [_SYMBOL] * tally.fifties
    if tally.strokes:
        groups.append((" " * tally.strokes, "|" * tally.strokes, " " * tally.strokes))
    if tally.is_negative:
        groups.insert(0, (" ", "-", " "))
    top, middle, bottom = ("  ".join(group[n] for group in groups) for n in range(3))
    return top, middle, bottom
