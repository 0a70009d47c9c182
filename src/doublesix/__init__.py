"""Dominoes with exact rules.

>>> import doublesix as ds
>>> match = ds.Match(ds.rules("fives", players=2), seed=7)
>>> match.legal_actions()
(Place(Tile(4, 4)),)

Everything public is named here and loads when it is first used, so that a command that plays nothing starts at once.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .action import Action as Action
    from .action import Done as Done
    from .action import Draw as Draw
    from .action import Pass as Pass
    from .action import Place as Place
    from .action import Start as Start
    from .deal import Deal as Deal
    from .diagrams import Diagram as Diagram
    from .diagrams import diagram as diagram
    from .errors import AmbiguousActionError as AmbiguousActionError
    from .errors import DealError as DealError
    from .errors import DoublesixError as DoublesixError
    from .errors import Fault as Fault
    from .errors import IllegalActionError as IllegalActionError
    from .errors import MatchStateError as MatchStateError
    from .errors import ParseError as ParseError
    from .errors import RecordError as RecordError
    from .errors import RulesError as RulesError
    from .event import Event as Event
    from .event import FirstTurnDone as FirstTurnDone
    from .event import HandDealt as HandDealt
    from .event import HandEnded as HandEnded
    from .event import MatchEnded as MatchEnded
    from .event import Passed as Passed
    from .event import TileDrawn as TileDrawn
    from .event import TilePlaced as TilePlaced
    from .event import TrainMarked as TrainMarked
    from .match import Match as Match
    from .outcome import Count as Count
    from .outcome import End as End
    from .outcome import HandOutcome as HandOutcome
    from .outcome import Outcome as Outcome
    from .outcome import Reckoning as Reckoning
    from .outcome import Termination as Termination
    from .outcome import Train as Train
    from .record import Record as Record
    from .ruleset import RuleSet as RuleSet
    from .ruleset import preset_names as preset_names
    from .ruleset import rules as rules
    from .tiles import Tile as Tile
    from .tiles import TileSet as TileSet
    from .view import LegalAction as LegalAction
    from .view import Placement as Placement
    from .view import View as View

__version__ = "0.1.0"

_MODULES = {
    "action": ("Action", "Done", "Draw", "Pass", "Place", "Start"),
    "deal": ("Deal",),
    "diagrams": ("Diagram", "diagram"),
    "errors": (
        "AmbiguousActionError",
        "DealError",
        "DoublesixError",
        "Fault",
        "IllegalActionError",
        "MatchStateError",
        "ParseError",
        "RecordError",
        "RulesError",
    ),
    "event": (
        "Event",
        "FirstTurnDone",
        "HandDealt",
        "HandEnded",
        "MatchEnded",
        "Passed",
        "TileDrawn",
        "TilePlaced",
        "TrainMarked",
    ),
    "match": ("Match",),
    "outcome": ("Count", "End", "HandOutcome", "Outcome", "Reckoning", "Termination", "Train"),
    "record": ("Record",),
    "ruleset": ("RuleSet", "preset_names", "rules"),
    "tiles": ("Tile", "TileSet"),
    "view": ("LegalAction", "Placement", "View"),
}
_HOME = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [*_HOME]  # noqa: PLE0604 - the names of the table above


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
