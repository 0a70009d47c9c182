"""The messages on the socket, from the client and from the service; told apart by ``type``."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .events import Event
from .parts import ActionId, Clock, HandOutcome, Phase, Plain, Rules, Seat, Token, View

__all__ = [
    "Ack",
    "Act",
    "ClientMessage",
    "EventMessage",
    "Fault",
    "Hello",
    "Ping",
    "Pong",
    "Problem",
    "Refused",
    "Rematch",
    "SeatsMessage",
    "ServerMessage",
    "ViewMessage",
    "Welcome",
]


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
