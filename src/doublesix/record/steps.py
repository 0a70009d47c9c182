"""A record step by step, for whoever turns its pages forward and back."""

from __future__ import annotations

from dataclasses import dataclass

from ..event import Event
from ..match import Match
from ..outcome import Count, End, HandOutcome, Outcome, Train
from ..tiles import Tile
from ..view import Placement
from .knowledge import scores_are_known

__all__ = ["Step"]


@dataclass(frozen=True, slots=True)
class Step:
    """What there was to see after one line of a record: a deal or an action.

    ``line`` is the line of the text; ``hand`` the number of the hand; ``events`` what happened here: for a deal the
    deal, for an action the action and, where it was the last one, the end of the hand and of the match. ``layout``
    holds the placements of this hand so far, ``ends`` and ``count`` what is open after them (in a train game
    ``trains``), ``points`` what this step scored, ``scores`` the totals by seat. ``tiles`` are held by each seat as
    far as they are known, ``tiles_held`` their numbers. ``to_move`` is `None` when the hand is over. Where the end of a
    hand was settled by tiles that the record does not tell, ``scores_known`` is false: its outcome is none to rely on.
    """

    line: int
    hand: int
    events: tuple[Event, ...]
    layout: tuple[Placement, ...]
    ends: tuple[End, ...]
    trains: tuple[Train, ...]
    count: Count
    points: int
    scores: tuple[int, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    tiles_held: tuple[int, ...]
    stock_left: int
    to_move: int | None
    hand_outcome: HandOutcome | None
    outcome: Outcome | None
    scores_known: bool


def step_of(match: Match, line: int, events: tuple[Event, ...]) -> Step:
    """The match as it stands after these events."""
    seen = match.view(None)
    hand = match.state.hand
    return Step(
        line=line,
        hand=match.hand_number,
        events=events,
        layout=seen.layout,
        ends=seen.ends,
        trains=seen.trains,
        count=seen.count,
        points=getattr(events[0], "points", 0),
        scores=match.scores,
        tiles=tuple(hand.tiles(seat) for seat in range(1, match.rules.players + 1)),
        tiles_held=seen.tiles_held,
        stock_left=seen.stock_left,
        to_move=match.to_move,
        hand_outcome=match.hand_outcome,
        outcome=match.outcome,
        scores_known=scores_are_known(match),
    )
