"""A computer player for train games that plans its own train and gets rid of the rest elsewhere."""

from __future__ import annotations

from ..action import MEXICAN, Action, Place
from ..shuffle import Chance
from ..tiles import Tile
from ..view import View
from .basic import Greedy
from .longest_train import longest_train

__all__ = ["Planner"]

_NODES = 20_000
_LOOSE_TILE = 6.0
_PLANNED_PIP = 0.45
_MARKED = 4.0
_OPEN_DOUBLE = 9.0


class Planner:
    """Keeps the longest train of its tiles for itself and plays the loose ones on other trains, heavy ones first.

    It weighs every placement by what would be left in the hand: the pips of tiles that its own train cannot use, less
    heavily those that it can, whether its train is marked, and whether a double would be left uncovered. Where no
    train is laid, it plays as the greedy player does.
    """

    name = "planner"

    def __init__(self) -> None:
        self._greedy = Greedy()

    def choose(self, view: View, chance: Chance) -> Action:
        """See `Player.choose`."""
        placements = [legal.action for legal in view.legal_actions if isinstance(legal.action, Place)]
        seat = view.seat
        if seat is None or not view.trains or not placements:
            return self._greedy.choose(view, chance)
        if len(placements) == 1:
            return placements[0]
        return min(placements, key=lambda place: (_cost(view, seat, place), str(place)))


def _cost(view: View, seat: int, place: Place) -> float:
    """What a placement leaves: lower is better."""
    own = view.trains[seat - 1]
    left = [tile for tile in view.tiles if tile != place.tile]
    on_own = place.end == own.name
    pip = place.tile.other(own.pip) if on_own else own.pip
    planned = longest_train(left, pip, _NODES).tiles
    loose = [tile for tile in left if tile not in planned]
    cost = sum(tile.pips + _LOOSE_TILE for tile in loose) + _PLANNED_PIP * sum(tile.pips for tile in planned)
    if own.marked and not on_own:
        cost += _MARKED
    if place.tile.is_double and left:
        cost += _cost_of_double(view, own.name, place, left)
    return cost


def _cost_of_double(view: View, own: str, place: Place, left: list[Tile]) -> float:
    """A double asks for another tile at once: it is dear where none would be at hand."""
    number = place.tile.low
    ends = {train.pip for train in view.trains if train.marked or train.name in (own, MEXICAN)} | {number}
    follows = any(tile.low in ends or tile.high in ends for tile in left)
    covers = any(number in tile for tile in left)
    if covers:
        return -_OPEN_DOUBLE / 2
    return 0.0 if follows else _OPEN_DOUBLE
