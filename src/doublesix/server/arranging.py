"""Help with a hand of a train game: the longest train that a seat's own tiles can be laid to."""

from __future__ import annotations

from ..players.longest_train import longest_train
from ..view import View
from . import wire

__all__ = ["arranged"]

_NODES = 100_000


def arranged(view: View) -> wire.Arranged:
    """The tiles of a seat, in the order of a longest train that continues its own, and those that are left over.

    It reads the seat's view and nothing else. While no engine is known, every tile is left over.
    """
    own = next((train.pip for train in view.trains if train.name == str(view.seat)), None)
    start = own if own is not None or view.engine is None else view.engine.low
    train = () if start is None else longest_train(view.tiles, start, _NODES).tiles
    loose = sorted(set(view.tiles) - set(train), key=lambda tile: (-tile.pips, tile.index))
    return wire.Arranged([str(tile) for tile in train], [str(tile) for tile in loose])
