"""Where the tiles of a line lie in a picture. Geometry for looking at, never for deciding what is legal.

Lengths are quarters of a tile: a tile is 4 long and 2 wide, so that everything has whole coordinates; x grows to
the right, y downwards. The spinner, or in a game without one the opening tile, lies at the origin. From it the chains
go off, each bending, always in the same sense, into a part of the plane that belongs to it alone: a quarter each where
arms can grow, a half each in a line with two ends. So chains cannot meet, whatever their lengths.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..tiles import Tile
from ..view import Placement

__all__ = ["EAST", "SOUTH", "Chain", "Half", "Label", "Layout", "Piece", "Point", "lay_out"]

LENGTH, WIDTH = 4, 2
_HALF = 2
_ROWS = 6
"""Between the middles of two rows: a crosswise double reaches 2 to either side, and rows never touch."""
_FROM_AXIS = 8
"""A returning row turns this far from the axis of the neighbouring arm."""
_REACH = 24
"""How far from the middle the line goes before it turns."""
_ARM_REACH = 14


class Point(NamedTuple):
    """A point, or a step from one to another."""

    x: int
    y: int

    def plus(self, step: Point, times: int = 1) -> Point:
        """The point that some such steps lead to."""
        return Point(self.x + step.x * times, self.y + step.y * times)

    @property
    def opposite(self) -> Point:
        """The step the other way."""
        return Point(-self.x, -self.y)


class Half(NamedTuple):
    """Half of a tile: its number and the middle of its square."""

    pip: int
    middle: Point


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile as it lies. The halves are in the order of play, the joined one first."""

    tile: Tile
    halves: tuple[Half, Half]
    is_framed: bool = False
    """A spinner, or in train games a double that must be covered."""

    @property
    def is_upright(self) -> bool:
        """It lies from top to bottom."""
        return self.halves[0].middle.x == self.halves[1].middle.x

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom."""
        (ax, ay), (bx, by) = self.halves[0].middle, self.halves[1].middle
        return min(ax, bx) - 1, min(ay, by) - 1, max(ax, bx) + 1, max(ay, by) + 1


class Label(NamedTuple):
    """The name of a train, beside it; ``is_marked`` where others may use it."""

    name: str
    at: Point
    is_marked: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """The pieces in the order of play, and for each end where the next tile would join and which way it would go."""

    pieces: tuple[Piece, ...]
    ends: dict[str, tuple[Point, Point]]
    labels: tuple[Label, ...] = ()


EAST, SOUTH, _WEST, _NORTH = Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)


class Chain:
    """One chain on its way out: ``axis`` leads outwards, ``side`` is where it bends to.

    It begins at ``start`` on the axis; its rows lie between ``nearest`` and ``farthest``, measured along the axis.
    """

    def __init__(self, axis: Point, side: Point, *, start: int, nearest: int, farthest: int):
        self._axis, self._side = axis, side
        self._at = Point(0, 0).plus(axis, start)
        self._heading = axis
        self._back = axis.opposite
        self._after_double = False
        self._row = 0
        self._nearest, self._farthest = nearest, farthest

    def lay(self, tile: Tile, joined: int) -> Piece:
        """Put the next tile on, its half ``joined`` first."""
        if tile.is_double:
            return self._crosswise(tile)
        if self._must_turn():
            self._turn()
        start, heading = self._at, self._heading
        self._at = start.plus(heading, LENGTH)
        self._after_double = False
        first, second = start.plus(heading), start.plus(heading, 3)
        return Piece(tile, (Half(joined, first), Half(tile.other(joined), second)))

    def _crosswise(self, tile: Tile) -> Piece:
        middle = self._at.plus(self._heading)
        across = self._side if self._heading != self._side else self._axis
        self._at = self._at.plus(self._heading, WIDTH)
        self._after_double = True
        return Piece(tile, (Half(tile.low, middle.plus(across, -1)), Half(tile.high, middle.plus(across))))

    def _must_turn(self) -> bool:
        if self._heading == self._side:
            row = self._along(self._side) + (-1 if self._after_double else 1)
            return row - self._row >= _ROWS
        out = self._along(self._axis)
        if self._heading == self._axis:
            return out + LENGTH > self._farthest
        return out - LENGTH < self._nearest

    def _turn(self) -> None:
        """Bend: from a crosswise double through its short end, else around the outer corner of the last half."""
        if self._heading == self._side:
            before, after = self._side, self._back
        else:
            before, after = self._heading, self._side
            self._back = self._heading.opposite
            self._row = self._along(self._side)
        if self._after_double:
            self._at = self._at.plus(before, -1).plus(after, 2)
        else:
            self._at = self._at.plus(before).plus(after, -1)
        self._heading = after

    def _along(self, direction: Point) -> int:
        return self._at.x * direction.x + self._at.y * direction.y

    @property
    def end(self) -> tuple[Point, Point]:
        """Where the next tile would join, and which way it would go."""
        return self._at, self._heading


def lay_out(placements: Sequence[Placement], *, branches: bool) -> Layout:
    """Lay the placements of a hand out. With ``branches`` the first double is the spinner, and arms grow from it."""
    if not placements:
        return Layout((), {})
    line, arms = _sequences(placements)
    doubles = [p for p in placements if p.tile.is_double]
    spinner = doubles[0] if branches and doubles else None
    origin = line.index(spinner or placements[0])
    quarter = spinner is not None
    nearest = _FROM_AXIS if quarter else -_REACH
    middle = line[origin].tile
    start = WIDTH // 2 if middle.is_double else LENGTH // 2
    east = Chain(EAST, SOUTH, start=start, nearest=nearest, farthest=_REACH)
    west = Chain(_WEST, _NORTH, start=start, nearest=nearest, farthest=_REACH)
    laid = {id(line[origin]): _opening(middle, is_spinner=quarter)}
    _lay_chain(east, middle.high, line[origin + 1 :], laid)
    _lay_chain(west, middle.low, line[:origin][::-1], laid)
    ends = {"W": west.end, "E": east.end}
    if quarter:
        north = Chain(_NORTH, EAST, start=LENGTH // 2, nearest=nearest, farthest=_ARM_REACH)
        south = Chain(SOUTH, _WEST, start=LENGTH // 2, nearest=nearest, farthest=_ARM_REACH)
        _lay_chain(north, middle.low, arms["N"], laid)
        _lay_chain(south, middle.low, arms["S"], laid)
        ends |= {"N": north.end, "S": south.end}
    return Layout(tuple(laid[id(p)] for p in placements), ends)


def _sequences(placements: Sequence[Placement]) -> tuple[list[Placement], dict[str, list[Placement]]]:
    """The line from west to east, and the arms from the spinner outwards."""
    by_end: dict[str | None, list[Placement]] = {None: [], "W": [], "E": [], "N": [], "S": []}
    for placement in placements:
        by_end[placement.end].append(placement)
    line = [*by_end["W"][::-1], *by_end[None], *by_end["E"]]
    return line, {"N": by_end["N"], "S": by_end["S"]}


def _opening(tile: Tile, *, is_spinner: bool) -> Piece:
    step = SOUTH if tile.is_double else EAST
    return Piece(tile, (Half(tile.low, step.opposite), Half(tile.high, step)), is_spinner)


def _lay_chain(chain: Chain, joined: int, placements: Sequence[Placement], laid: dict[int, Piece]) -> None:
    for placement in placements:
        laid[id(placement)] = chain.lay(placement.tile, joined)
        joined = placement.tile.other(joined)
