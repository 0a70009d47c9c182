"""Talking to the service over real sockets, written like a conversation."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

__all__ = ["Guest", "House", "Invited"]

PATIENCE = 20.0
"""Seconds until a message that does not come is missed; no test waits that long unless it fails."""

Json = dict[str, Any]


class House:
    """The service as clients find it: its HTTP interface, and the way to its sockets."""

    def __init__(self, address: str, headers: dict[str, str] | None = None):
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, headers=headers)

    def close(self) -> None:
        self.http.close()

    def table(self, game: str = "block", **request: Any) -> Invited:
        """Make a table; its maker takes a seat when the request has a ``name``. Turns have no end unless it says so."""
        request["options"] = {"turn_seconds": "none", **request.get("options", {})}
        answer = self.http.post("/api/tables", json={"game": game, **request})
        assert answer.status_code == 201, answer.text
        return Invited(self, answer.json()["table"], answer.json())

    def problem(self, method: str, path: str, **request: Any) -> tuple[int, Json]:
        """What a request is refused with: the status, and the problem."""
        answer = self.http.request(method, path, **request)
        assert answer.json()["type"] == "problem", answer.text
        return answer.status_code, answer.json()


class Invited:
    """A table, for whoever has its link."""

    def __init__(self, house: House, table: str, made: Json):
        self.house, self.id, self.made = house, table, made
        self.tokens: dict[int, str] = {}
        if made["token"] is not None:
            self.tokens[made["seat"]] = made["token"]

    def seat(self, name: str, **request: Any) -> int:
        """Take a seat under a name."""
        answer = self.house.http.post(f"/api/tables/{self.id}/seats", json={"name": name, **request})
        assert answer.status_code == 201, answer.text
        seat: int = answer.json()["seat"]
        self.tokens[seat] = answer.json()["token"]
        return seat

    def info(self) -> Json:
        answer = self.house.http.get(f"/api/tables/{self.id}")
        assert answer.status_code == 200, answer.text
        info: Json = answer.json()
        return info

    def guest(self, seat: int | None = None) -> Guest:
        """A connection that has not said hello, for a seat that was taken or for a spectator."""
        return Guest(self, seat)

    @contextmanager
    def welcomed(self, seat: int | None = None, since: int | None = None) -> Iterator[Guest]:
        """A connection that was welcomed."""
        with self.guest(seat) as guest:
            guest.greets(since)
            yield guest


class Guest:
    """One end of a socket: ``says`` sends, ``hears`` takes the next message and holds it to what is expected."""

    def __init__(self, table: Invited, seat: int | None):
        self.table, self.seat = table, seat
        self.heard: list[str] = []
        """Every byte that came, message by message."""
        self.said: list[str] = []
        """Every message that was sent."""
        self.welcome: Json = {}
        self.view: Json | None = None
        self.phase = ""
        self.seq = 0
        self.events: dict[int, Json] = {}
        """The events by their numbers, as this audience sees them."""
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        address = self.table.house.address.replace("http", "ws", 1)
        url = f"{address}/api/tables/{self.table.id}/socket"
        self.socket = self._stack.enter_context(connect(url, compression=None, max_queue=None, open_timeout=PATIENCE))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def says(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.said.append(json.dumps({"type": kind, **fields}))
        self.socket.send(self.said[-1])

    def greets(self, since: int | None = None) -> Json:
        """Say hello, and be welcomed."""
        hello: Json = {} if self.seat is None else {"token": self.table.tokens[self.seat]}
        self.says("hello", **hello, **({} if since is None else {"since": since}))
        self.welcome = self.hears("welcome", seat=self.seat)
        return self.welcome

    def hears(self, kind: str, **fields: Any) -> Json:
        """The next message, which must be of this kind and have these fields."""
        message = self.next()
        assert message["type"] == kind, f"expected {kind} {fields}, heard {message}"
        for name, value in fields.items():
            assert message[name] == value, f"expected {name} = {value!r} in {message}"
        return message

    def hears_until(self, kind: str, wanted: Callable[[Json], bool] = lambda message: True) -> Json:
        """The first message of this kind that is wanted; what comes before is taken note of."""
        while True:
            message = self.next()
            if message["type"] == kind and wanted(message):
                return message

    def next(self) -> Json:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self._take_note(message)
        return message

    def _take_note(self, message: Json) -> None:
        if message["type"] == "event":
            self._note_event(message)
        elif message["type"] == "welcome":
            for event in message["events"]:
                self._note_event(event)
        if message["type"] in ("welcome", "view"):
            self.view, self.phase, self.seq = message["view"], message["phase"], message["seq"]

    def _note_event(self, event: Json) -> None:
        seq = event["seq"]
        assert seq not in self.events, f"event {seq} came twice"
        assert not self.events or seq == max(self.events) + 1, f"event {seq} does not follow {max(self.events)}"
        self.events[seq] = event["event"]

    def acts(self, action: str, id: str | None = None) -> str:  # noqa: A002 - as the protocol names it
        """Send an action; its id."""
        name = id or f"id {secrets.token_hex(8)}"
        self.says("act", id=name, action=action)
        return name

    @property
    def is_on_turn(self) -> bool:
        """This seat is to move, as its last view says."""
        return self.view is not None and self.view["to_move"] == self.seat and self.phase == "playing"

    @property
    def legal(self) -> list[str]:
        """The actions that its last view offers."""
        assert self.view is not None
        return [legal["action"] for legal in self.view["legal_actions"]]

    def is_closed_with(self) -> int:
        """Wait for the end of the socket: its close code."""
        with pytest.raises(ConnectionClosed) as ended:
            self._drain()
        assert ended.value.rcvd is not None, "the connection broke"
        return ended.value.rcvd.code

    def _drain(self) -> None:
        while True:
            self.next()
