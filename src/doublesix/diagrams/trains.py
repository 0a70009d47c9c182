"""Where the tiles of a train game lie in a picture: a row for each train, the engine before them all.

Lengths are those of `layout`. A long train bends within its own band, and bands lie one below the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..outcome import Train
from ..tiles import Tile
from ..view import Placement
from .layout import EAST, SOUTH, Chain, Half, Label, Layout, Piece, Point

__all__ = ["lay_out_trains"]

_REACH = 40
"""How far a train goes before it bends: ten tiles."""
_FIRST = Point(7, 0)
"""Where the rows begin, right of the engine and the names."""
_NAME = 4
_GAP = 2


def lay_out_trains(placements: Sequence[Placement], trains: Sequence[Train], engine: Tile | None) -> Layout:
    """Lay out the trains of a hand; ``engine`` is `None` while it does not lie on the table."""
    if engine is None:
        return Layout((), {})
    laid: dict[int, Piece] = {}
    ends: dict[str, tuple[Point, Point]] = {}
    labels: list[Label] = []
    top = 0
    for train in trains:
        chain = Chain(EAST, SOUTH, start=0, nearest=0, farthest=_REACH)
        joined = engine.low
        own = [placement for placement in placements if placement.end == train.name]
        pieces = []
        for placement in own:
            pieces.append(chain.lay(placement.tile, joined))
            joined = placement.tile.other(joined)
        if train.must_be_covered and pieces:
            pieces[-1] = Piece(pieces[-1].tile, pieces[-1].halves, is_framed=True)
        boxes = [piece.box for piece in pieces] or [(0, -1, 0, 1)]
        down = Point(_FIRST.x, top - min(box[1] for box in boxes))
        laid |= {id(p): _moved(piece, down) for p, piece in zip(own, pieces, strict=True)}
        at, heading = chain.end
        ends[train.name] = at.plus(down), heading
        labels.append(Label(train.name, Point(_NAME, down.y), train.marked))
        top = down.y + max(box[3] for box in boxes) + _GAP
    middle = labels[0].at.y if not labels else (labels[0].at.y + labels[-1].at.y) // 2
    station = Piece(engine, (Half(engine.low, Point(0, middle - 1)), Half(engine.high, Point(0, middle + 1))))
    order = [laid[id(placement)] if placement.end is not None else station for placement in placements]
    return Layout(tuple(order) if station in order else (station, *order), ends, tuple(labels))


def _moved(piece: Piece, step: Point) -> Piece:
    first, second = (Half(half.pip, half.middle.plus(step)) for half in piece.halves)
    return Piece(piece.tile, (first, second), piece.is_framed)
