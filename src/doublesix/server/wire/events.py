"""What happened at a table, told to its seats and to who watches; told apart by ``event``."""

from __future__ import annotations

from msgspec import Struct

from .parts import By, Count, HandOutcome, Outcome

__all__ = [
    "Event",
    "FirstTurnDone",
    "HandDealt",
    "HandEnded",
    "MatchEnded",
    "MatchStarted",
    "Passed",
    "RematchAsked",
    "Resumed",
    "SeatLeft",
    "SeatReturned",
    "SeatTaken",
    "TableCreated",
    "TileDrawn",
    "TilePlaced",
    "TrainMarked",
]


class _Event(Struct, frozen=True, tag_field="event", tag=lambda name: name):
    """Something that happened at the table."""


class TableCreated(_Event, frozen=True):
    """The table was made; ``options`` are those that differ from the game's own."""

    game: str
    players: int
    options: dict[str, str]


class SeatTaken(_Event, frozen=True):
    """A person took the seat under a name, or a computer player of a level did."""

    seat: int
    name: str | None
    level: str | None


class MatchStarted(_Event, frozen=True):
    """A match begins; ``match`` counts the matches of this table from 1."""

    match: int


class HandDealt(_Event, frozen=True):
    """A hand was dealt. ``tiles`` are by seat, null for those that this audience may not know."""

    hand: int
    leader: int | None
    tiles: list[list[str] | None]
    stock_left: int


class TilePlaced(_Event, frozen=True):
    """A seat placed a tile at ``end`` (null for the lead and for the engine of a train game), which made this count
    and scored these points."""

    seat: int
    tile: str
    end: str | None
    count: Count
    points: int
    by: By


class TileDrawn(_Event, frozen=True):
    """A seat drew a tile, null for everybody else."""

    seat: int
    tile: str | None
    by: By


class Passed(_Event, frozen=True):
    """A seat passed."""

    seat: int
    by: By


class FirstTurnDone(_Event, frozen=True):
    """Train games: a seat has laid the train of its first turn."""

    seat: int
    by: By


class TrainMarked(_Event, frozen=True):
    """Train games: the train of a seat was marked, so that others may use it; or, not ``marked``, its mark came off."""

    seat: int
    marked: bool


class HandEnded(_Event, frozen=True):
    """The hand is over; ``scores`` are the totals after it."""

    outcome: HandOutcome
    scores: list[int]


class MatchEnded(_Event, frozen=True):
    """The match is over."""

    outcome: Outcome


class SeatLeft(_Event, frozen=True):
    """The person at this seat has been away for long: the computer plays for it until they are back."""

    seat: int


class SeatReturned(_Event, frozen=True):
    """The person at this seat is back and plays again."""

    seat: int


class RematchAsked(_Event, frozen=True):
    """This seat wants another match. It begins when every person who is connected has asked."""

    seat: int


class Resumed(_Event, frozen=True):
    """Play goes on after the service was stopped or everybody was away: the turn has its full time again."""


Event = (
    TableCreated
    | SeatTaken
    | MatchStarted
    | HandDealt
    | TilePlaced
    | TileDrawn
    | Passed
    | FirstTurnDone
    | TrainMarked
    | HandEnded
    | MatchEnded
    | SeatLeft
    | SeatReturned
    | RematchAsked
    | Resumed
)
