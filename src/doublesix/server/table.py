"""A table: the one task that writes its log.

Whatever happens to a table (a message, a choice of a computer player, time that is up) is a job of its actor, done one
after the other: decide on a draft, store its entries, and only then let the draft be the state, answer, and show
everybody what happened. If a job fails unforeseen, the table is let go and made anew from its log.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import structlog

from ..view import View, view
from . import decisions, translate, wire
from .actor import Actor
from .answers import Answers
from .autoplay import Autoplay
from .client import Client
from .computers import Computers
from .decisions import Draft
from .entries import SeatTaken, decode_entry
from .ledger import Ledger
from .metrics import Metrics
from .names import clean_name
from .problems import ProblemError
from .room import Room, event_messages, text_of, view_of
from .settings import Settings
from .store import ConflictError, EventStore, Row
from .tablestate import TableState
from .tokens import Tokens

__all__ = ["Surroundings", "Table"]

T = TypeVar("T")

_MOST_MISSED = 2000

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all tables share. ``ready`` waits until a game can be played; ``wall`` tells Unix time."""

    store: EventStore
    computers: Computers
    tokens: Tokens
    settings: Settings
    metrics: Metrics
    ready: Callable[[str], Awaitable[None]]
    wall: Callable[[], float] = time.time


class Table:
    """See the module. The hall makes it from a state that is stored; ``gone`` is called when it ends.

    The methods called jobs run inside the actor: ``await table.do(table.take_seat, request)``.
    """

    __slots__ = (
        "_actor",
        "_answers",
        "_around",
        "_autoplay",
        "_gone",
        "_idle_since",
        "_ledger",
        "_room",
        "_was_interrupted",
        "id",
    )

    def __init__(
        self,
        table: str,
        state: TableState,
        around: Surroundings,
        gone: Callable[[Table], None],
        *,
        was_interrupted: bool = False,
    ):
        self.id = table
        self._around = around
        self._gone = gone
        self._was_interrupted = was_interrupted
        self._idle_since = time.monotonic()
        self._room = Room()
        self._ledger = Ledger(table, state, around.store, around.wall, self._changed)
        self._answers = Answers(self._ledger, around.metrics.refusals.inc)
        self._actor = Actor(self._could_not, self._ended)
        self._autoplay = Autoplay(
            self._ledger, self._room, around.computers, around.settings, self._post, self._everybody_is_away
        )

    @property
    def state(self) -> TableState:
        """What the log says so far."""
        return self._ledger.state

    # The actor

    async def do(self, job: Callable[..., Awaitable[T]], *arguments: object) -> T:
        """Have a job done and wait for it; raises what it raises, and `GoneError` when the table was let go."""
        return await self._actor.do(partial(self._with_certainty, job, *arguments))

    def _post(self, job: Callable[..., Awaitable[None]], *arguments: object) -> None:
        self._actor.post(partial(self._with_certainty, job, *arguments))

    async def _with_certainty(self, job: Callable[..., Awaitable[T]], *arguments: object) -> T:
        await self._ledger.make_sure()
        return await job(*arguments)

    def _could_not(self, problem: ProblemError) -> None:
        _log.warning("table waits for its store", code=problem.code)
        self._autoplay.retry()

    def _ended(self, error: BaseException | None) -> None:
        if error is not None:
            _log.error("table failed", exc_info=error)
            self._around.metrics.failures.inc()
        self._autoplay.stop()
        self._room.drop_all()
        self._gone(self)

    async def stop(self) -> None:
        """Let the table go; its log has everything."""
        await self._actor.stop()

    @property
    def looks_idle(self) -> bool:
        """Nobody has been here for long."""
        idle = time.monotonic() - self._idle_since
        return not self._room.clients and not self._autoplay.is_running and idle >= self._around.settings.idle

    def let_go_soon(self) -> None:
        """End, if nobody comes before it is this job's turn."""
        self._actor.post(self._let_go)

    async def _let_go(self) -> None:
        if self.looks_idle:
            self._actor.retire()

    def _changed(self, draft: Draft, rows: Sequence[Row], answer: Callable[[], None] | None) -> None:
        """Entries are stored: go on from there, answer whoever asked for them, and show everybody."""
        self._around.metrics.events.inc(len(rows))
        self._autoplay.plan()
        if answer is not None:
            answer()
        self._room.show(rows, draft.entries, self.state, self._autoplay.clock(), self._autoplay.pause_left())

    def _everybody_is_away(self) -> None:
        self._was_interrupted = True
        self._idle_since = time.monotonic()

    # Coming and going

    async def connect(self, client: Client, hello: wire.Hello) -> None:
        """Job: somebody connects, and is welcomed with the whole state.

        Raises `ProblemError` ``token.…``, ``socket.too_many``, ``store.…``.
        """
        seat, token = self._claim(hello.token)
        most = self._around.settings.most_sockets
        if len(self._room.clients) >= most:
            raise ProblemError("socket.too_many", {"most": most})
        starts = not self._autoplay.is_running and (seat is not None or not self.state.persons)
        await self._note_return(seat, starts)
        missed = await self._missed(hello.since)
        client.seat = seat
        self._room.clients.add(client)
        if seat is not None:
            self._autoplay.came(seat)
        if starts:
            self._was_interrupted = False
            self._autoplay.start()
        client.send(text_of(self._welcome(seat, missed, token)))
        self._room.show_seats(self.state, but=client)

    async def _note_return(self, seat: int | None, starts: bool) -> None:
        """Write down that play is resumed, that a person is back. Where there is no room for that, they may still come
        in and look."""
        draft = self._ledger.draft()
        if starts and self._was_interrupted and self.state.phase in ("playing", "between_hands"):
            draft.add(wire.Resumed())
        if seat is not None and self.state.seat(seat).away:
            draft.add(wire.SeatReturned(seat))
        try:
            await self._ledger.commit_or_again(draft)
        except ProblemError as problem:
            if problem.code != "store.full":
                raise

    def _claim(self, token: str | None) -> tuple[int | None, str | None]:
        """The seat that a token owns, and a fresh token where this one has become old."""
        if token is None:
            return None, None
        claim = self._around.tokens.read(self.id, self.state.key, token)
        if not 1 <= claim.seat <= len(self.state.seats) or self.state.seat(claim.seat).owner != claim.owner:
            raise ProblemError("token.invalid")
        return claim.seat, self.token(claim.seat) if claim.is_old else None

    def token(self, seat: int) -> str:
        """A token that owns the seat of a person."""
        return self._around.tokens.make(self.id, self.state.key, seat, self.state.seat(seat).owner or "")

    async def _missed(self, since: int | None) -> list[Row]:
        """The lines behind ``since``, or those of this hand."""
        seq = self.state.seq
        after = max(0, self.state.dealt_seq - 1)
        if since is not None and seq - _MOST_MISSED <= since <= seq:
            after = since
        return await self._ledger.read(after) if after < seq else []

    def _welcome(self, seat: int | None, missed: Sequence[Row], token: str | None) -> wire.Welcome:
        state = self.state
        outcomes = () if state.match is None else state.match.view(seat).hand_outcomes
        return wire.Welcome(
            table=self.id,
            seat=seat,
            seq=state.seq,
            phase=state.phase,
            match=state.match_number,
            rules=translate.rules_of(state.rules),
            seats=self._room.seats(state),
            spectators=self._room.spectators,
            view=view_of(state, seat),
            clock=self._autoplay.clock(),
            next_hand_in=self._autoplay.pause_left(),
            events=event_messages(missed, state.rules, seat),
            hands=[translate.wire_hand_outcome(outcome) for outcome in outcomes],
            rematch=sorted(state.rematch),
            token=token,
        )

    async def disconnect(self, client: Client) -> None:
        """Job: somebody is gone."""
        if client not in self._room.clients:
            return
        self._room.clients.discard(client)
        self._idle_since = time.monotonic()
        self._room.show_seats(self.state)
        if self.state.persons:
            self._autoplay.plan()  # from now on their grace runs
        elif not self._room.clients:
            self._autoplay.stop()
            self._everybody_is_away()

    # Seats

    async def info(self, link: str) -> wire.TableInfo:
        """Job: what anybody with the link may know."""
        state = self.state
        rules = translate.rules_of(state.rules)
        return wire.TableInfo(self.id, link, state.phase, rules, self._room.seats(state), self._room.spectators)

    async def take_seat(self, request: wire.TakeSeat) -> wire.Seated:
        """Job: a person takes a seat.

        Raises `ProblemError` ``name.invalid``, ``seat.…``, ``table.full``, ``store.…``.
        """
        name = clean_name(request.name)
        key = None if request.id is None else f"seat:{request.id}"
        before = None if key is None else await self._ledger.find(key)
        if before is not None:
            entry = decode_entry(before.body)
            if not isinstance(entry, SeatTaken):
                raise TypeError(f"a seat was asked for, and line {before.seq} answers it")
            return wire.Seated(entry.seat, self.token(entry.seat))
        seat = decisions.free_seat(self.state, request.seat)
        draft = self._ledger.draft()
        decisions.take_seat(draft, seat, name, None)
        decisions.start_if_full(draft)
        try:
            await self._ledger.commit(draft, key)
        except ConflictError:
            raise ProblemError("service.busy") from None
        return wire.Seated(seat, self.token(seat))

    async def fill_seat(self, request: wire.FillSeat, token: str | None) -> None:
        """Job: somebody who is seated puts a computer player on a free seat.

        Raises `ProblemError` ``seat.…``, ``token.…``, ``game.unknown_level``, ``table.full``, ``store.…``.
        """
        if self._claim(token)[0] is None:
            raise ProblemError("seat.needed")
        self._around.computers.check_level(request.level, self.state.rules)
        seat = decisions.free_seat(self.state, request.seat)
        draft = self._ledger.draft()
        decisions.take_seat(draft, seat, None, request.level)
        decisions.start_if_full(draft)
        await self._ledger.commit_or_again(draft)

    async def hand_of(self, token: str | None) -> View:
        """Job: what the seat that the token owns may know, for help with its hand in a train game.

        Raises `ProblemError` ``seat.needed``, ``token.…``, ``game.no_trains``, ``table.waiting``.
        """
        seat = self._claim(token)[0]
        if seat is None:
            raise ProblemError("seat.needed")
        if not self.state.rules.is_trains:
            raise ProblemError("game.no_trains")
        if self.state.match is None:
            raise ProblemError("table.waiting", {"free": self.state.free_seats})
        return view(self.state.match.state, seat, past=False)

    async def read_as(self, token: str | None) -> tuple[int | None, list[Row]]:
        """Job: the seat that a token owns, and the whole log, for a record.

        Raises `ProblemError` ``token.…``, ``store.…``.
        """
        return self._claim(token)[0], await self._ledger.read(0)

    # Playing

    async def act(self, client: Client, message: wire.Act) -> None:
        """Job: see `Answers.act`."""
        await self._answers.act(client, message)

    async def rematch(self, client: Client, message: wire.Rematch) -> None:
        """Job: see `Answers.rematch`."""
        await self._answers.rematch(client, message, self._autoplay.present)
