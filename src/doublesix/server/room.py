"""Who is connected to a table, and what each of them is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ..ruleset import RuleSet
from ..view import view, views
from . import translate, wire
from .client import Client
from .entries import Entry, decode_entry, shown
from .store import Row
from .tablestate import SeatState, TableState

__all__ = ["Room", "event_messages", "text_of"]

_encoder = msgspec.json.Encoder()


def text_of(message: wire.ServerMessage) -> str:
    """A message as it is sent."""
    return _encoder.encode(message).decode()


def event_messages(rows: Sequence[Row], rules: RuleSet, audience: int | None) -> list[wire.EventMessage]:
    """Lines of the log as this audience may know them."""
    return [wire.EventMessage(row.seq, row.at, shown(decode_entry(row.body), rules, audience)) for row in rows]


class Room:
    """The clients of one table."""

    __slots__ = ("clients",)

    def __init__(self) -> None:
        self.clients: set[Client] = set()

    @property
    def online(self) -> set[int]:
        """The seats whose persons are connected."""
        return {client.seat for client in self.clients if client.seat is not None}

    @property
    def spectators(self) -> int:
        """How many watch."""
        return sum(client.seat is None for client in self.clients)

    def seats(self, state: TableState) -> list[wire.Seat]:
        """The seats of the table with who is there."""
        online = self.online
        return [
            wire.Seat(number, _kind(seat), seat.name, seat.level, number in online, seat.away)
            for number, seat in enumerate(state.seats, 1)
        ]

    def show_seats(self, state: TableState, but: Client | None = None) -> None:
        """Tell everybody who is there."""
        text = text_of(wire.SeatsMessage(self.seats(state), self.spectators))
        for client in self.clients:
            if client is not but:
                client.send(text)

    def show(
        self,
        rows: Sequence[Row],
        entries: Sequence[Entry],
        state: TableState,
        clock: wire.Clock | None,
        pause: float | None,
    ) -> None:
        """Show everybody new events and the view after them. Each text is made once for all that may see it."""
        texts: dict[int | None, list[str]] = {client.seat: [] for client in self.clients}
        public: dict[int, str] = {}
        seats = self.seats(state)
        seen = {} if state.match is None else translate.views_of(views(state.match.state, texts))
        for audience, to_send in texts.items():
            for row, entry in zip(rows, entries, strict=True):
                to_send.append(_event_text(row, entry, state, audience, public))
            view = seen.get(audience)
            message = wire.ViewMessage(state.seq, state.phase, state.match_number, seats, view, clock, pause)
            to_send.append(text_of(message))
        for client in self.clients:
            for text in texts[client.seat]:
                client.send(text)

    def drop_all(self) -> None:
        """Send nobody anything more."""
        for client in self.clients:
            client.drop()


def view_of(state: TableState, audience: int | None) -> wire.View | None:
    """What this audience may know of the hand; `None` before the first deal."""
    return None if state.match is None else translate.view_of(view(state.match.state, audience, past=False))


def _kind(seat: SeatState) -> Literal["free", "person", "computer"]:
    if seat.level is not None:
        return "computer"
    return "free" if seat.owner is None else "person"


def _event_text(row: Row, entry: Entry, state: TableState, audience: int | None, public: dict[int, str]) -> str:
    text = public.get(row.seq)
    if text is None:
        event = shown(entry, state.rules, audience)
        text = text_of(wire.EventMessage(row.seq, row.at, event))
        if event is entry:  # nothing in it is hidden from anybody
            public[row.seq] = text
    return text
