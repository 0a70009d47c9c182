"""From the objects of the game to what goes over the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from .. import action
from .. import event as ds_event
from .. import outcome as ds_outcome
from .. import view as ds_view
from ..action import Action
from ..ruleset import RuleSet
from ..tiles import Tile
from . import wire

__all__ = [
    "ActionEvent",
    "action_of",
    "hand_outcome_of",
    "public_deal",
    "public_draw",
    "public_end",
    "rules_of",
    "tile_texts",
    "tiles_of",
    "tiles_text",
    "view_of",
    "views_of",
    "wire_count",
    "wire_ends",
    "wire_event",
    "wire_hand_outcome",
    "wire_trains",
]


ActionEvent = wire.TilePlaced | wire.TileDrawn | wire.Passed | wire.FirstTurnDone
"""The events that tell of an action."""
Done = ActionEvent | wire.TrainMarked


@lru_cache(maxsize=1024)
def _text(item: Tile | Action) -> str:
    return str(item)


def tile_texts(tiles: Sequence[Tile]) -> list[str]:
    """Tiles as they are sent."""
    return [_text(tile) for tile in tiles]


def tiles_text(tiles: Sequence[Tile | None]) -> str:
    """Tiles in one text; those that are not known end it."""
    return " ".join(_text(tile) for tile in tiles if tile is not None)


def tiles_of(text: str) -> tuple[Tile, ...]:
    """The tiles of a text that `tiles_text` made."""
    return tuple(map(Tile.parse, text.split()))


def rules_of(rules: RuleSet) -> wire.Rules:
    """The rules with every option in text form."""
    options = {name: rules.text(name) for name in rules.options}
    return wire.Rules(rules.game, rules.version, rules.players, options)


def wire_count(count: ds_outcome.Count) -> wire.Count:
    """A count of the open ends."""
    return wire.Count(list(count.parts), count.total, count.points)


def wire_ends(ends: Sequence[ds_outcome.End]) -> list[wire.End]:
    """The open ends of a line."""
    return [wire.End(end.name, end.pip, end.contribution) for end in ends]


def wire_trains(trains: Sequence[ds_outcome.Train]) -> list[wire.Train]:
    """The trains of a train game."""
    return [
        wire.Train(train.name, train.pip, train.length, train.marked, train.ends_in_double, train.must_be_covered)
        for train in trains
    ]


def wire_hand_outcome(outcome: ds_outcome.HandOutcome) -> wire.HandOutcome:
    """How a hand ended."""
    left = [None if tiles is None else tile_texts(tiles) for tiles in outcome.tiles_left]
    how = outcome.reckoning
    reckoning = None if how is None else wire.Reckoning(list(how.pips), list(how.entered), how.prize)
    return wire.HandOutcome(outcome.termination.value, list(outcome.winners), list(outcome.settled), left, reckoning)


def hand_outcome_of(outcome: wire.HandOutcome) -> ds_outcome.HandOutcome:
    """How a hand ended, back from its entry."""
    left = tuple(None if tiles is None else tuple(map(Tile.parse, tiles)) for tiles in outcome.tiles_left)
    how = outcome.reckoning
    reckoning = None if how is None else ds_outcome.Reckoning(tuple(how.pips), tuple(how.entered), how.prize)
    termination = ds_outcome.Termination(outcome.termination)
    return ds_outcome.HandOutcome(termination, tuple(outcome.winners), tuple(outcome.settled), left, reckoning)


def _outcome(outcome: ds_outcome.Outcome) -> wire.Outcome:
    return wire.Outcome(outcome.termination.value, list(outcome.winners), list(outcome.scores))


def wire_event(event: ds_event.Event, by: wire.By, scores: Sequence[int]) -> Done | wire.HandEnded | wire.MatchEnded:
    """What an action did, as an event of the log. Deals have an entry of their own."""
    match event:
        case ds_event.TilePlaced():
            tile = _text(event.tile)
            return wire.TilePlaced(event.seat, tile, event.end, wire_count(event.count), event.points, by)
        case ds_event.TileDrawn():
            return wire.TileDrawn(event.seat, None if event.tile is None else _text(event.tile), by)
        case ds_event.Passed():
            return wire.Passed(event.seat, by)
        case ds_event.FirstTurnDone():
            return wire.FirstTurnDone(event.seat, by)
        case ds_event.TrainMarked():
            return wire.TrainMarked(event.seat, event.marked)
        case ds_event.HandEnded():
            return wire.HandEnded(wire_hand_outcome(event.outcome), list(scores))
        case ds_event.MatchEnded():
            return wire.MatchEnded(_outcome(event.outcome))
    raise TypeError(f"no entry is made of {event!r}")


def action_of(entry: ActionEvent, rules: RuleSet) -> Action:
    """The action that an entry tells of."""
    match entry:
        case wire.TilePlaced(end=None) if rules.is_trains:
            return action.Start()
        case wire.TilePlaced():
            return action.Place(Tile.parse(entry.tile), entry.end)
        case wire.TileDrawn():
            return action.Draw()
        case wire.FirstTurnDone():
            return action.Done()
    return action.Pass()


def public_deal(event: ds_event.Event) -> wire.HandDealt:
    """A deal that was redacted for its audience."""
    if not isinstance(event, ds_event.HandDealt):
        raise TypeError(f"{event!r} is no deal")
    tiles = [None if held is None else tile_texts(held) for held in event.tiles]
    return wire.HandDealt(event.hand, event.leader, tiles, event.stock_left)


def public_draw(event: ds_event.Event, by: wire.By) -> wire.TileDrawn:
    """A draw that was redacted for its audience."""
    if not isinstance(event, ds_event.TileDrawn):
        raise TypeError(f"{event!r} is no draw")
    return wire.TileDrawn(event.seat, None if event.tile is None else _text(event.tile), by)


def public_end(event: ds_event.Event, scores: Sequence[int]) -> wire.HandEnded:
    """The end of a hand that was redacted for its audience."""
    if not isinstance(event, ds_event.HandEnded):
        raise TypeError(f"{event!r} ends no hand")
    return wire.HandEnded(wire_hand_outcome(event.outcome), list(scores))


def views_of(views: Mapping[int | None, ds_view.View]) -> dict[int | None, wire.View]:
    """The views of several readers of one state, as they are sent; what is the same for all is made once."""
    made: dict[int | None, wire.View] = {}
    like: wire.View | None = None
    for audience, view in views.items():
        like = view_of(view) if like is None else _of_another(like, view)
        made[audience] = like
    return made


def _of_another(like: wire.View, view: ds_view.View) -> wire.View:
    """The view of another reader of the same state."""
    return msgspec.structs.replace(
        like,
        seat=view.seat,
        tiles=tile_texts(view.tiles),
        legal_actions=_legal(view),
        hand_outcome=None if view.hand_outcome is None else wire_hand_outcome(view.hand_outcome),
    )


def _legal(view: ds_view.View) -> list[wire.LegalAction]:
    return [wire.LegalAction(_text(legal.action), legal.points) for legal in view.legal_actions]


def view_of(view: ds_view.View) -> wire.View:
    """A view as it is sent."""
    return wire.View(
        seat=view.seat,
        hand_number=view.hand_number,
        leader=view.leader,
        to_move=view.to_move,
        tiles=tile_texts(view.tiles),
        tiles_held=list(view.tiles_held),
        stock_left=view.stock_left,
        layout=[wire.Placement(placed.seat, _text(placed.tile), placed.end) for placed in view.layout],
        ends=wire_ends(view.ends),
        trains=wire_trains(view.trains),
        engine=None if view.engine is None else _text(view.engine),
        count=wire_count(view.count),
        legal_actions=_legal(view),
        scores=list(view.scores),
        hand_outcome=None if view.hand_outcome is None else wire_hand_outcome(view.hand_outcome),
        outcome=None if view.outcome is None else _outcome(view.outcome),
    )
