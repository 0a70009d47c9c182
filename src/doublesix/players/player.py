"""What a computer player is, and the register of those that there are."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from ..action import Action
from ..errors import DoublesixError
from ..shuffle import Chance
from ..view import View
from .basic import Greedy, Random
from .planner import Planner

__all__ = ["Player", "UnknownPlayerError", "player", "player_names"]


@runtime_checkable
class Player(Protocol):
    """Somebody who chooses actions from what a seat may know.

    A player is given a `View`, never a match or its state, so that it cannot know more than a person in its place.
    """

    @property
    def name(self) -> str:
        """The name of its level."""

    def choose(self, view: View, chance: Chance) -> Action:
        """One of ``view.legal_actions``; the view must be that of the seat on turn.

        All its chance comes from ``chance``, so that a match can be played again. Raises `ValueError` for a view
        without legal actions.
        """


class UnknownPlayerError(DoublesixError):
    """There is no computer player of this name."""

    code = "player.unknown"


_PLAYERS: dict[str, Callable[[], Player]] = {
    "random": Random,
    "greedy": Greedy,
}
_FOR_TRAINS: dict[str, Callable[[], Player]] = {"planner": Planner}


def player_names(layout: str = "line") -> tuple[str, ...]:
    """The names of the computer players of games with this layout, weakest first."""
    return (*_PLAYERS, *(_FOR_TRAINS if layout == "trains" else ()))


def player(name: str) -> Player:
    """The computer player of a level.

    >>> player("greedy").name
    'greedy'

    Raises `UnknownPlayerError` for a name that is not one of `player_names`.
    """
    names = player_names("trains")
    try:
        return (_PLAYERS | _FOR_TRAINS)[name]()
    except KeyError:
        nearest = difflib.get_close_matches(name[:80], names, 1, 0.5)
        hint = f"did you mean {nearest[0]}?" if nearest else f"take one of {', '.join(names)}"
        params = {"name": name[:80], "names": ", ".join(names)}
        raise UnknownPlayerError(f"{name[:80]!r} is no computer player; {hint}", params=params) from None
