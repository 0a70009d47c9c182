"""The two simplest players: pure chance, and the most points now."""

from __future__ import annotations

from ..action import LINE_ENDS, Action, Place
from ..shuffle import Chance
from ..view import LegalAction, View

__all__ = ["Greedy", "Random"]

_ENDS = (None, *LINE_ENDS)


def _legal(view: View) -> tuple[LegalAction, ...]:
    if not view.legal_actions:
        raise ValueError(f"nothing to choose in {view!r}: it is not the turn of this seat")
    return view.legal_actions


class Random:
    """Takes any legal action, each as likely as any other."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> Action:
        """See `Player.choose`."""
        return chance.choice(_legal(view)).action


class Greedy:
    """Takes the placement that scores most now, of equals the heaviest tile; draws or passes only when it must.

    Of equally heavy tiles it takes the one with the higher half, at the first end west, east, north, south, so
    that the same view always gives the same action.
    """

    name = "greedy"

    def choose(self, view: View, chance: Chance) -> Action:
        """See `Player.choose`. Nothing is left to chance."""
        return max(_legal(view), key=_worth).action


def _worth(legal: LegalAction) -> tuple[int, ...]:
    action = legal.action
    if not isinstance(action, Place):
        return (0,)
    end = _ENDS.index(action.end) if action.end in _ENDS else len(_ENDS)
    return (1, legal.points, action.tile.pips, action.tile.high, -end)
