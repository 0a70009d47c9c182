"""The values that messages, events and answers are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "ActionId",
    "By",
    "Clock",
    "Count",
    "End",
    "HandOutcome",
    "LegalAction",
    "Outcome",
    "Phase",
    "Placement",
    "Plain",
    "RawName",
    "Reckoning",
    "Rules",
    "Seat",
    "SeatNumber",
    "Token",
    "Train",
    "View",
]

SeatNumber = Annotated[int, Meta(ge=1, le=10)]
ActionId = Annotated[str, Meta(min_length=1, max_length=64)]
RawName = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(max_length=400)]

Phase = Literal["waiting", "playing", "between_hands", "finished"]
"""``waiting`` for seats to be taken, ``playing`` a hand, ``between_hands`` for a few seconds, ``finished``."""

By = Literal["person", "computer", "timeout", "substitute"]
"""Who did it: the person, the computer player of the seat, the computer because the turn's time was up, or the
computer in place of a person who is away."""


class Plain(Struct, frozen=True):
    """A value inside messages."""


class Count(Plain, frozen=True):
    """The count of the open ends: its parts from west to south, their total, and the points that the last placement
    scored."""

    parts: list[int]
    total: int
    points: int


class End(Plain, frozen=True):
    """An open end: its name, the pip that must be joined, and what it adds to the count."""

    name: str
    pip: int
    contribution: int


class Placement(Plain, frozen=True):
    """A tile on the table, who placed it and at which end (null for the opening tile)."""

    seat: int
    tile: str
    end: str | None


class Train(Plain, frozen=True):
    """A train of a train game: a seat's, by its number, or the Mexican train, ``M``.

    ``pip`` must be joined; ``length`` counts its tiles. ``marked``: other seats may use it. ``ends_in_double``: in a
    double that is not covered; ``must_be_covered``: the seat on turn has to cover it, or may choose from several.
    """

    name: str
    pip: int
    length: int
    marked: bool
    ends_in_double: bool
    must_be_covered: bool


class LegalAction(Plain, frozen=True):
    """An action that this seat may do now, and the points that it would score."""

    action: str
    points: int


class Reckoning(Plain, frozen=True):
    """How a settlement came about: the pips that each seat had left, what each hand entered into the settlement (below
    0 where it was taken off, null where it played no part), and the prize before several sides share it."""

    pips: list[int]
    entered: list[int | None]
    prize: int


class HandOutcome(Plain, frozen=True):
    """How a hand ended: winning seats, what was settled on each total, the tiles that each seat was left with, and how
    the points came about (null where nothing was settled, or the tiles stay hidden).

    ``termination`` is ``domino``, ``blocked`` or ``target_reached``.
    """

    termination: str
    winners: list[int]
    settled: list[int]
    tiles_left: list[list[str] | None]
    reckoning: Reckoning | None = None


class Outcome(Plain, frozen=True):
    """How a match ended: winning seats (none for a draw) and the totals by seat.

    ``termination`` is ``target_reached``, ``all_hands_played``, ``forfeit`` or ``abandoned``.
    """

    termination: str
    winners: list[int]
    scores: list[int]


class Rules(Plain, frozen=True):
    """The rules of a table: every option with its value in text form."""

    game: str
    version: int
    players: int
    options: dict[str, str]


class Seat(Plain, frozen=True):
    """A seat of a table.

    ``kind`` is ``free``, ``person`` or ``computer``; ``level`` is the computer player's. ``online``: a person who
    is connected. ``away``: the computer plays for this person until they are back.
    """

    seat: int
    kind: Literal["free", "person", "computer"]
    name: str | None
    level: str | None
    online: bool
    away: bool


class Clock(Plain, frozen=True):
    """The turn's clock: the seat on turn, how many seconds it has left, and how many a turn has."""

    seat: int
    seconds_left: float
    seconds: int


class View(Plain, frozen=True):
    """All that this audience may know of the hand that is being played, or that has just ended.

    ``seat`` is null for a spectator. ``tiles`` are the seat's own; ``tiles_held`` are numbers by seat, ``scores``
    the totals by seat. ``to_move`` is null between hands. ``legal_actions`` is empty unless it is this seat's turn.
    """

    seat: int | None
    hand_number: int
    leader: int | None
    to_move: int | None
    tiles: list[str]
    tiles_held: list[int]
    stock_left: int
    layout: list[Placement]
    ends: list[End]
    trains: list[Train]
    engine: str | None
    count: Count
    legal_actions: list[LegalAction]
    scores: list[int]
    hand_outcome: HandOutcome | None
    outcome: Outcome | None
