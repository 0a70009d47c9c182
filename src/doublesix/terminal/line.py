"""The tiles of a line of play in the order in which they lie, worked out from the placements of a view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..action import ARMS
from ..tiles import Tile
from ..view import Placement

__all__ = ["Line", "Lying", "line_of", "trains_of"]


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile as it lies: its two halves from west to east, or from the spinner outwards on an arm.

    ``number`` is the place of its placement in the hand, from 0.
    """

    first: int
    second: int
    number: int

    @property
    def is_double(self) -> bool:
        """It lies across."""
        return self.first == self.second


@dataclass(frozen=True, slots=True)
class Line:
    """The line from west to east, the place of the spinner in it, and the arms outwards from the spinner."""

    tiles: tuple[Lying, ...]
    spinner: int | None
    arms: dict[str, tuple[Lying, ...]]


def line_of(layout: Sequence[Placement]) -> Line:
    """Lay out the placements of a hand. The spinner is the first double; only a game with arms ever uses it."""
    west: list[Lying] = []
    east: list[Lying] = []
    arms: dict[str, list[Lying]] = {arm: [] for arm in ARMS}
    spinner: Lying | None = None
    for number, placement in enumerate(layout):
        tile, end = placement.tile, placement.end
        if end is None:
            lying = Lying(tile.low, tile.high, number)
            east.append(lying)
        elif end == "W":
            joined = (west[-1] if west else east[0]).first
            lying = Lying(tile.other(joined), joined, number)
            west.append(lying)
        elif end == "E":
            lying = _outwards(tile, east[-1].second, number)
            east.append(lying)
        else:
            inner = arms[end][-1].second if arms[end] else spinner.first if spinner else tile.low
            lying = _outwards(tile, inner, number)
            arms[end].append(lying)
        if spinner is None and tile.is_double:
            spinner = lying
    tiles = (*reversed(west), *east)
    place = None if spinner is None or spinner not in tiles else tiles.index(spinner)
    return Line(tiles, place, {arm: tuple(lying) for arm, lying in arms.items()})


def trains_of(layout: Sequence[Placement], engine: Tile) -> dict[str, tuple[Lying, ...]]:
    """The tiles of each train by its name, from the engine outwards."""
    trains: dict[str, list[Lying]] = {}
    for number, placement in enumerate(layout):
        if placement.end is not None:
            train = trains.setdefault(placement.end, [])
            inner = train[-1].second if train else engine.high
            train.append(_outwards(placement.tile, inner, number))
    return {name: tuple(train) for name, train in trains.items()}


def _outwards(tile: Tile, joined: int, number: int) -> Lying:
    return Lying(joined, tile.other(joined), number)
