"""How hands and matches end, and what is counted on the way there."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Self

from .tiles import Tile

__all__ = ["Count", "End", "HandOutcome", "Outcome", "Reckoning", "Termination", "Train"]


class Termination(enum.Enum):
    """Why a hand or a match is over."""

    DOMINO = "domino"
    """A seat placed its last tile."""
    BLOCKED = "blocked"
    """Nobody can place and nothing can be drawn."""
    TARGET_REACHED = "target_reached"
    """A total has reached the target: in play, which ends the hand too, or when a hand was settled."""
    ALL_HANDS_PLAYED = "all_hands_played"
    """The agreed number of hands has been played."""
    FORFEIT = "forfeit"
    """A seat gave the match up."""
    ABANDONED = "abandoned"
    """The match was broken off."""


@dataclass(frozen=True, slots=True)
class End:
    """One open end.

    ``pip`` is the number that must be joined; ``contribution`` what the end adds to the count: the pips of the
    outer half, of both halves for a double, nothing for an arm that has no tile yet.
    """

    name: str
    pip: int
    contribution: int

    def __str__(self) -> str:
        return f"{self.name}:{self.pip}"


@dataclass(frozen=True, slots=True)
class Train:
    """One train of a train game.

    ``name`` is the seat's number, or ``M`` for the Mexican train; ``pip`` the number that must be joined; ``length``
    counts its tiles. ``marked`` says that other seats may use it. ``ends_in_double`` is an uncovered double (one that
    has lapsed counts no more), ``must_be_covered`` one that the seat on turn has to cover, or one of several that it
    may choose from.
    """

    name: str
    pip: int
    length: int
    marked: bool
    ends_in_double: bool
    must_be_covered: bool


class Count(int):
    """The count of the open ends: a number that also knows its ``parts`` and the ``points`` it scores.

    >>> count = Count((2, 8), 10)
    >>> count == 10, count.total, count.parts, count.points
    (True, 10, (2, 8), 10)
    >>> print(count)
    2 + 8 = 10

    ``parts`` are the contributions of the ends that have a tile, west to south; an opening double that still
    lies alone is one part, because its halves count once.
    """

    parts: tuple[int, ...]
    points: int

    def __new__(cls, parts: tuple[int, ...], points: int) -> Self:
        count = super().__new__(cls, sum(parts))
        count.parts = parts
        count.points = points
        return count

    def __getnewargs__(self) -> tuple[tuple[int, ...], int]:  # type: ignore[override]
        return self.parts, self.points

    @property
    def total(self) -> int:
        """The count as a plain number."""
        return int(self)

    def __str__(self) -> str:
        return f"{' + '.join(map(str, self.parts)) or '0'} = {int(self)}"

    def __repr__(self) -> str:
        return f"Count({self.parts!r}, points={self.points})"


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How the points of a settlement came about.

    ``pips`` are what each seat has left, as settlements count them (``tile_value.double_blank``). ``entered`` is
    what each hand puts into the settlement, in points: its pips, rounded where each hand is rounded
    (``settle.round``, ``settle.round_scope``); below 0 where it is taken off, `None` where it plays no part. Where
    winners are paid, ``prize`` is the sum of these, rounded where only the sum is and never below 0, before several
    sides share it; where every seat settles by its own hand, it is 0.
    """

    pips: tuple[int, ...]
    entered: tuple[int | None, ...]
    prize: int


@dataclass(frozen=True, slots=True)
class HandOutcome:
    """How a hand ended.

    ``winners`` are seats from 1, both partners of a winning pair; empty where nobody wins. ``settled`` is what
    the end of the hand added to each seat's total, in points; zeros where the match ended in play, for then
    nothing is settled. ``tiles_left`` holds each seat's remaining tiles, `None` for tiles that this reader may
    not know; ``reckoning`` says how the points came about, `None` where nothing was settled or the reader may not
    know the tiles.
    """

    termination: Termination
    winners: tuple[int, ...]
    settled: tuple[int, ...]
    tiles_left: tuple[tuple[Tile, ...] | None, ...]
    reckoning: Reckoning | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: ``winners`` are seats from 1, empty for a draw; ``scores`` the totals by seat."""

    termination: Termination
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def is_draw(self) -> bool:
        """Nobody won."""
        return not self.winners
