"""The one door for secrets: what a seat, or a spectator, may know of a match.

Nothing else shows a state to anybody. A view holds the seat's own tiles, the numbers of tiles of everybody, and
what lies open on the table; of other tiles it holds what the rules reveal when a hand is settled. Seats draw in the
open, but what they draw is theirs alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, cast

from .action import Action
from .errors import shown
from .event import Event, HandDealt, HandEnded, TileDrawn, TilePlaced
from .outcome import Count, End, HandOutcome, Outcome, Termination, Train
from .ruleset import RuleSet
from .state import MatchState, PlayedHand
from .tiles import Tile

__all__ = ["LegalAction", "Placement", "View", "redacted", "reveals_hands", "seen_hand", "view", "views"]


@dataclass(frozen=True, slots=True)
class LegalAction:
    """An action that the seat may do now, and the points that it would score."""

    action: Action
    points: int

    def __str__(self) -> str:
        return f"{self.action} +{self.points}" if self.points else str(self.action)


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile on the table: who placed it, and at which end (`None` for the opening tile)."""

    seat: int
    tile: Tile
    end: str | None

    def __str__(self) -> str:
        return str(self.tile) if self.end is None else f"{self.tile}@{self.end}"


@dataclass(frozen=True, slots=True)
class View:
    """What one reader may know.

    ``seat`` is 1 or more, `None` for a spectator. ``tiles_held`` are numbers by seat, ``scores`` totals in points
    by seat, ``layout`` the placements in order, ``history`` the events of this hand, ``hand_outcomes`` those of
    all hands that are over. ``legal_actions`` are empty unless it is this seat's turn.
    """

    seat: int | None
    rules: RuleSet
    hand_number: int
    leader: int | None
    to_move: int | None
    tiles: tuple[Tile, ...]
    tiles_held: tuple[int, ...]
    stock_left: int
    layout: tuple[Placement, ...]
    ends: tuple[End, ...]
    trains: tuple[Train, ...]
    engine: Tile | None
    count: Count
    legal_actions: tuple[LegalAction, ...]
    history: tuple[Event, ...]
    scores: tuple[int, ...]
    hand_outcome: HandOutcome | None
    hand_outcomes: tuple[HandOutcome, ...]
    outcome: Outcome | None

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        held = "" if self.seat is None else f", holding {' '.join(map(str, self.tiles)) or 'nothing'}"
        line = " ".join(map(str, self.layout)) or "nothing"
        return f"<View of {who}: {self.rules.game}, hand {self.hand_number}, on the table {line}{held}>"

    def as_dict(self) -> dict[str, Any]:
        """The view as plain values: texts, numbers, lists and dicts only."""
        return {f.name: _plain(getattr(self, f.name)) for f in fields(self) if f.name != "rules"} | {
            "game": self.rules.game,
            "players": self.rules.players,
            "options": {name: self.rules.text(name) for name in self.rules.options},
        }


def view(state: MatchState, audience: int | None, *, past: bool = True) -> View:
    """What ``audience``, a seat or `None` for a spectator, may know of this state.

    Without ``past`` the ``history`` and the ``hand_outcomes`` are left out, for readers who have seen them happen.
    Raises `ValueError` for a seat that the match does not have.
    """
    rules, hand = state.rules, state.hand
    if audience is not None and (type(audience) is not int or not 1 <= audience <= rules.players):
        raise ValueError(f"seat {shown(audience)} is not one of 1 to {rules.players}")
    seats = range(1, rules.players + 1)
    to_move, over = state.to_move, state.hand_outcome is not None
    shown_outcomes = state.outcomes if past else state.outcomes[-1:] if over else []
    outcomes = tuple(_redacted_outcome(rules, outcome, audience) for outcome in shown_outcomes)
    return View(
        seat=audience,
        rules=rules,
        hand_number=state.number,
        leader=state.leader,
        to_move=to_move,
        tiles=() if audience is None else hand.tiles(audience),
        tiles_held=tuple(hand.n_held(seat) for seat in seats),
        stock_left=hand.stock_left,
        layout=tuple(Placement(e.seat, e.tile, e.end) for e in state.events if isinstance(e, TilePlaced)),
        ends=hand.ends(),
        trains=hand.trains(),
        engine=rules.engine(state.number),
        count=hand.count(state.points_of_last_placement),
        legal_actions=_legal_actions(state, audience, to_move),
        history=tuple(redacted(rules, event, audience) for event in state.events) if past else (),
        scores=hand.scores,
        hand_outcome=outcomes[-1] if over else None,
        hand_outcomes=outcomes if past else (),
        outcome=state.outcome,
    )


def views(state: MatchState, audiences: Iterable[int | None]) -> dict[int | None, View]:
    """What several readers may know of the same state, each as `view` tells it without the past.

    What lies open to everybody is worked out once.
    """
    spectator = view(state, None, past=False)
    seen: dict[int | None, View] = {None: spectator}
    for audience in audiences:
        if audience is not None:
            outcome = state.hand_outcome
            seen[audience] = replace(
                spectator,
                seat=audience,
                tiles=state.hand.tiles(audience),
                legal_actions=_legal_actions(state, audience, spectator.to_move),
                hand_outcome=None if outcome is None else _redacted_outcome(state.rules, outcome, audience),
            )
    return seen


def _legal_actions(state: MatchState, audience: int | None, to_move: int | None) -> tuple[LegalAction, ...]:
    """The actions of the seat on turn, for itself alone: those of another would tell its tiles."""
    if audience is None or audience != to_move:
        return ()
    return tuple(LegalAction(action, points) for action, points in state.hand.previews())


def redacted(rules: RuleSet, event: Event, audience: int | None) -> Event:
    """The event as this audience may know it."""
    match event:
        case HandDealt():
            seen = tuple(t if seat == audience else None for seat, t in enumerate(event.tiles, 1))
            return replace(event, tiles=seen)
        case TileDrawn() if event.seat != audience:
            return replace(event, tile=None)
        case HandEnded():
            return HandEnded(_redacted_outcome(rules, event.outcome, audience))
    return event


def seen_hand(rules: RuleSet, hand: PlayedHand, audience: int | None) -> PlayedHand:
    """The hand as this audience may know it: all of it where its end has revealed the tiles, save the stock that
    nobody drew; else with its own tiles and draws only."""
    ending = next((event.outcome for event in hand.events if isinstance(event, HandEnded)), None)
    if ending is not None and reveals_hands(rules, ending.termination):
        n_drawn = sum(isinstance(event, TileDrawn) for event in hand.events)
        return replace(hand, stock=hand.stock[:n_drawn])
    events = tuple(redacted(rules, event, audience) for event in hand.events)
    return replace(hand, stock=(), events=events, has_unknown_tiles=True)


def _redacted_outcome(rules: RuleSet, outcome: HandOutcome, audience: int | None) -> HandOutcome:
    if reveals_hands(rules, outcome.termination):
        return outcome
    seen = tuple(t if seat == audience else None for seat, t in enumerate(outcome.tiles_left, 1))
    return replace(outcome, tiles_left=seen, reckoning=None)


def reveals_hands(rules: RuleSet, termination: Termination) -> bool:
    """Hands stay hidden until a settlement needs them: one that pays by them, or one that compares them."""
    if termination is Termination.DOMINO:
        return rules["settle"] != "none"
    if termination is Termination.BLOCKED:
        return rules["settle"] != "none" or rules["block.winner"] != "none"
    return False


def _plain(value: Any) -> Any:
    match value:
        case Count():
            return {"parts": list(value.parts), "total": value.total, "points": value.points}
        case None | bool() | int() | str():
            return value
        case Tile() | Action():
            return str(value)
        case tuple():
            return [_plain(item) for item in value]
        case Termination():
            return value.value
    named = {f.name: _plain(getattr(value, f.name)) for f in fields(cast(Any, value))}
    return {"event": type(value).__name__} | named if isinstance(value, Event) else named
