"""What goes over the wire: every message, every event and every answer, as types.

JSON only. Messages on the socket are told apart by ``type``, events by ``event``. The types here also make
``docs/protocol.md`` and the JSON Schema, so their docstrings are written for whoever writes a client.

Tiles are ``"5-6"``, actions ``"5-6@E"``, ``"draw"``, ``"pass"`` (see `doublesix.Action`), seats count from 1 and
seconds may have fractions. What an audience may not know is ``null``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

__all__ = [
    "Ack",
    "Act",
    "Arranged",
    "By",
    "ClientMessage",
    "Clock",
    "Count",
    "CreateTable",
    "End",
    "Event",
    "EventMessage",
    "Fault",
    "FillSeat",
    "FirstTurnDone",
    "Game",
    "Games",
    "HandDealt",
    "HandEnded",
    "HandOutcome",
    "Health",
    "Hello",
    "LegalAction",
    "MatchEnded",
    "MatchStarted",
    "Option",
    "Outcome",
    "Passed",
    "Phase",
    "Ping",
    "Placement",
    "Plain",
    "Pong",
    "Problem",
    "Reckoning",
    "Refused",
    "Rematch",
    "RematchAsked",
    "Resumed",
    "Rules",
    "Seat",
    "SeatLeft",
    "SeatReturned",
    "SeatTaken",
    "Seated",
    "SeatsMessage",
    "ServerMessage",
    "TableCreated",
    "TableInfo",
    "TableMade",
    "TakeSeat",
    "TileDrawn",
    "TilePlaced",
    "Train",
    "TrainMarked",
    "View",
    "ViewMessage",
    "Welcome",
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


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A body that a client sends."""


# --- parts of messages ---------------------------------------------------------------------------


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


# --- events --------------------------------------------------------------------------------------


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


# --- messages of the client ----------------------------------------------------------------------


class _FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message. ``token`` owns a seat; without it the client watches. ``since`` is the last ``seq`` that the
    client has seen."""

    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class Act(_FromClient, frozen=True, tag="act"):
    """Do an action. ``id`` is made by the client, new for each action and the same when it is sent again: an action is
    done once, however often it is sent."""

    id: ActionId
    action: Annotated[str, Meta(max_length=64)]


class Rematch(_FromClient, frozen=True, tag="rematch"):
    """Ask for another match at this table, after one is finished."""

    id: ActionId


class Ping(_FromClient, frozen=True, tag="ping"):
    """Answered by ``pong``."""


ClientMessage = Hello | Act | Rematch | Ping


# --- messages of the server ----------------------------------------------------------------------


class _FromServer(Struct, frozen=True, tag_field="type"):
    """A message from the service."""


class EventMessage(_FromServer, frozen=True, tag="event"):
    """One event. ``seq`` counts the events of the table from 1, the same for every audience and without a gap; ``at``
    is Unix time in seconds."""

    seq: int
    at: float
    event: Event


class ViewMessage(_FromServer, frozen=True, tag="view"):
    """The state after event ``seq``, complete for this audience.

    ``view`` is null while the table waits for players. ``next_hand_in`` are seconds until the next hand is dealt.
    """

    seq: int
    phase: Phase
    match: int
    seats: list[Seat]
    view: View | None
    clock: Clock | None
    next_hand_in: float | None


class Welcome(_FromServer, frozen=True, tag="welcome"):
    """The answer to ``hello``: the whole state at event ``seq``.

    ``seat`` is the client's own, null for a spectator. ``events`` are those behind ``since``, without a gap; where
    ``since`` was not given, or lies too far back, they begin with the deal of the hand that ``view`` shows.
    ``hands`` are the outcomes of all hands of this match. ``token`` is a fresh one, to be kept in place of the old.
    ``rematch`` are the seats that have asked for one.
    """

    table: str
    seat: int | None
    seq: int
    phase: Phase
    match: int
    rules: Rules
    seats: list[Seat]
    spectators: int
    view: View | None
    clock: Clock | None
    next_hand_in: float | None
    events: list[EventMessage]
    hands: list[HandOutcome]
    rematch: list[int]
    token: str | None


class SeatsMessage(_FromServer, frozen=True, tag="seats"):
    """Who is there has changed: sent when somebody connects or drops, which is no event."""

    seats: list[Seat]
    spectators: int


class Ack(_FromServer, frozen=True, tag="ack"):
    """The action with this ``id`` was done and is event ``seq``. A repeat gets the same answer."""

    id: str
    seq: int


class Refused(_FromServer, frozen=True, tag="refused"):
    """The action with this ``id`` was not done. ``code`` says why; ``legal`` is what would have been accepted, and is
    empty for a seat that is not on turn."""

    id: str
    code: str
    params: dict[str, Any]
    legal: list[str]


class Fault(Plain, frozen=True):
    """One of several things that are wrong: ``where`` names the option or the field."""

    code: str
    where: str
    params: dict[str, Any]


class Problem(_FromServer, frozen=True, tag="problem"):
    """Something is wrong with a message or a request; its codes are listed below. ``faults`` says what in detail."""

    code: str
    params: dict[str, Any]
    faults: list[Fault] = []


class Pong(_FromServer, frozen=True, tag="pong"):
    """The answer to ``ping``."""


ServerMessage = Welcome | EventMessage | ViewMessage | SeatsMessage | Ack | Refused | Problem | Pong


# --- HTTP ----------------------------------------------------------------------------------------


class CreateTable(_Request, frozen=True):
    """``POST /api/tables``: make a table.

    ``options`` are house rules as text, number or truth value; ``computers`` maps seats to levels. With a ``name``
    the maker takes a seat: ``seat``, or the first that is free.
    """

    game: Annotated[str, Meta(max_length=80)]
    players: int | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=80)], str | int | bool], Meta(max_length=100)] = {}
    computers: Annotated[dict[SeatNumber, Annotated[str, Meta(max_length=40)]], Meta(max_length=10)] = {}
    name: RawName | None = None
    seat: SeatNumber | None = None


class TableMade(Plain, frozen=True):
    """The new table. ``link`` invites others; ``token`` owns ``seat`` and is the maker's alone."""

    table: str
    link: str
    seat: int | None
    token: str | None


class TakeSeat(_Request, frozen=True):
    """``POST /api/tables/{table}/seats``: take a free seat, this one or the first.

    With an ``id`` that the client makes and keeps to itself, a request that is sent again gets the same seat.
    """

    name: RawName
    seat: SeatNumber | None = None
    id: Annotated[str, Meta(min_length=16, max_length=64)] | None = None


class Seated(Plain, frozen=True):
    """The seat is taken; ``token`` owns it."""

    seat: int
    token: str


class FillSeat(_Request, frozen=True):
    """``POST /api/tables/{table}/computers``: put a computer player on a free seat; only for somebody who is seated,
    whose token comes as ``Authorization: Bearer …``."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Arranged(Plain, frozen=True):
    """``GET /api/tables/{table}/train``: help with the hand of the seat that the token owns, from its own tiles.

    ``train`` is a longest train that continues the seat's own, in the order in which it is laid; ``loose`` are the
    other tiles, heavy ones first. Where no engine is known yet, all are ``loose``.
    """

    train: list[str]
    loose: list[str]


class TableInfo(Plain, frozen=True):
    """``GET /api/tables/{table}``: what anybody with the link may know before joining."""

    table: str
    link: str
    phase: Phase
    rules: Rules
    seats: list[Seat]
    spectators: int


class Option(Plain, frozen=True):
    """An option of games: its default and its values.

    ``kind`` is ``choice`` (one of ``words``), ``flag``, ``number`` (from ``least`` to ``most``, or one of ``words``),
    ``numbers`` (some of them with commas between), ``words`` (some of them, in order, with commas between, those in
    ``last`` only at the end) or ``target`` (points up to ``most``, or ``hands:`` and a number). ``holder`` also
    allows ``holder:a-b``, the seat that holds a tile.
    """

    name: str
    kind: str
    default: str
    words: list[str]
    last: list[str]
    least: int | None
    most: int | None
    holder: bool


class Game(Plain, frozen=True):
    """A preset: for ``players[0]`` to ``players[1]``; ``options`` are by number of players, then by name, all of them
    in text form. ``layout`` is ``line`` or ``trains``; ``levels`` are those of its computer players, weakest first."""

    name: str
    layout: str
    version: int
    players: list[int]
    options: dict[str, dict[str, str]]
    levels: list[str]


class Games(Plain, frozen=True):
    """``GET /api/games``: what a table can be made of. ``options`` are those of line games, ``train_options`` those of
    train games."""

    games: list[Game]
    options: list[Option]
    train_options: list[Option]


class Health(Plain, frozen=True):
    """``GET /healthz``: status 200 and ``ready``, or 503 while ``starting``.

    ``progress`` is the share of the preparations that is done; train games can be played when it is 1.
    """

    status: Literal["starting", "ready"]
    version: str
    progress: float
