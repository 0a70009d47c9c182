"""What happens at a table, in order.

An event tells all of what happened. A reader who may not know a part of it sees `None` there: view.py makes
that copy, nothing else does.
"""

from __future__ import annotations

from dataclasses import dataclass

from .outcome import Count, HandOutcome, Outcome
from .tiles import Tile

__all__ = [
    "Event",
    "FirstTurnDone",
    "HandDealt",
    "HandEnded",
    "MatchEnded",
    "Passed",
    "TileDrawn",
    "TilePlaced",
    "TrainMarked",
]


class Event:
    """The root of all events."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """Hand number ``hand`` was dealt.

    ``leader`` leads, `None` while a train game has still to find its engine. ``tiles`` are by seat, ``stock_left`` a
    number of tiles.
    """

    hand: int
    leader: int | None
    tiles: tuple[tuple[Tile, ...] | None, ...]
    stock_left: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A seat placed a tile at ``end``; the count after it, and the points it scored.

    ``end`` is `None` for the opening tile of a line and for the engine of a train game.
    """

    seat: int
    tile: Tile
    end: str | None
    count: Count
    points: int


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A seat drew a tile."""

    seat: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat could do nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class FirstTurnDone(Event):
    """A seat has laid the train of its first turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrainMarked(Event):
    """The train of a seat was marked, so that others may use it; or, with ``marked`` false, its mark came off."""

    seat: int
    marked: bool


@dataclass(frozen=True, slots=True)
class HandEnded(Event):
    """The hand is over."""

    outcome: HandOutcome


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The match is over."""

    outcome: Outcome
