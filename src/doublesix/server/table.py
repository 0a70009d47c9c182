"""A table: the one task that writes its log.

Whatever happens to a table (a message, a choice of a computer player, time that is up) is a job of its actor, done one
after the other: decide on a draft, store its entries, and only then let the draft be the state, answer, and show
everybody what happened. If a job fails unforeseen, the table is let go and made anew from its log.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import structlog

from ..action import Action, Place
from ..errors import AmbiguousActionError, DoublesixError, IllegalActionError, ParseError
from ..view import View
from . import decisions, translate, wire
from .actor import Actor
from .client import Client
from .clockwork import Clockwork
from .computers import Computers
from .decisions import Draft
from .entries import SeatTaken, decode_entry, encode_entry
from .metrics import Metrics
from .names import clean_name
from .problems import ProblemError
from .room import Room, event_messages, text_of, view_of
from .settings import Settings
from .store import ConflictError, EventStore, Row, StoreError, StoreFullError
from .tablestate import TableState
from .tokens import Tokens

__all__ = ["Surroundings", "Table"]

T = TypeVar("T")

_MOST_REFUSALS = 16
_MOST_MISSED = 2000
_RETRY_SECONDS = 2.0

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
        "_around",
        "_clockwork",
        "_gone",
        "_idle_since",
        "_is_doubtful",
        "_refusals",
        "_room",
        "_was_interrupted",
        "id",
        "state",
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
        self.state = state
        self._around = around
        self._gone = gone
        self._was_interrupted = was_interrupted
        self._is_doubtful = False
        self._room = Room()
        self._refusals: OrderedDict[str, tuple[str, wire.Refused]] = OrderedDict()
        self._idle_since = time.monotonic()
        self._actor = Actor(self._go_on_later, self._ended)
        self._clockwork = Clockwork(partial(self._post, self._go_on))

    # The actor

    async def do(self, job: Callable[..., Awaitable[T]], *arguments: object) -> T:
        """Have a job done and wait for it; raises what it raises, and `GoneError` when the table was let go."""
        return await self._actor.do(partial(self._with_certainty, job, *arguments))

    def _post(self, job: Callable[..., Awaitable[None]], *arguments: object) -> None:
        self._actor.post(partial(self._with_certainty, job, *arguments))

    async def _with_certainty(self, job: Callable[..., Awaitable[T]], *arguments: object) -> T:
        if self._is_doubtful:
            await self._catch_up()
        return await job(*arguments)

    def _go_on_later(self, problem: ProblemError) -> None:
        """What should have gone on by itself could not: try again, for ever, because somebody may make room."""
        _log.warning("table waits for its store", code=problem.code)
        self._clockwork.wake_in(_RETRY_SECONDS)

    def _ended(self, error: BaseException | None) -> None:
        if error is not None:
            _log.error("table failed", exc_info=error)
            self._around.metrics.failures.inc()
        self._clockwork.stop()
        self._room.drop_all()
        self._gone(self)

    async def stop(self) -> None:
        """Let the table go; its log has everything."""
        await self._actor.stop()

    @property
    def looks_idle(self) -> bool:
        """Nobody has been here for long."""
        idle = time.monotonic() - self._idle_since
        return not self._room.clients and not self._clockwork.is_running and idle >= self._around.settings.idle

    def let_go_soon(self) -> None:
        """End, if nobody comes before it is this job's turn."""
        self._actor.post(self._let_go)

    async def _let_go(self) -> None:
        if self.looks_idle:
            self._actor.retire()

    # Storing

    async def _commit(self, draft: Draft, action: str | None = None, answer: Callable[[], None] | None = None) -> None:
        """Store the draft's entries, the first as what answers ``action``; then it is the state, ``answer`` is called
        and everybody sees what happened."""
        if not draft.entries:
            return
        at, first = self._around.wall(), self.state.seq + 1
        rows = [Row(first + n, at, encode_entry(entry), None if n else action) for n, entry in enumerate(draft.entries)]
        try:
            await self._around.store.append(self.id, rows)
        except ConflictError:
            self._is_doubtful = True
            raise
        except StoreError as error:
            self._is_doubtful = not isinstance(error, StoreFullError)
            raise _store_problem(error) from error
        self._around.metrics.events.inc(len(rows))
        self._advance(draft, rows, answer)

    async def _commit_or_again(self, draft: Draft) -> None:
        """As `_commit`, for what may simply be asked for again when somebody else has written."""
        try:
            await self._commit(draft)
        except ConflictError:
            raise ProblemError("service.busy") from None

    def _advance(self, draft: Draft, rows: Sequence[Row], answer: Callable[[], None] | None = None) -> None:
        self.state = draft.state
        self.state.forget_past_hands()
        self._plan()
        if answer is not None:
            answer()
        self._room.show(rows, draft.entries, self.state, self._clock(), self._pause())

    async def _catch_up(self) -> None:
        """Read how the log goes on, of which we do not know whether our last lines are in it."""
        rows = await self._read(self.state.seq)
        self._is_doubtful = False
        if rows:
            draft = Draft.of(self.state)
            for row in rows:
                draft.add(decode_entry(row.body))
            self._advance(draft, rows)

    async def _read(self, after: int) -> list[Row]:
        try:
            return await self._around.store.read(self.id, after)
        except StoreError as error:
            raise _store_problem(error) from error

    async def _find(self, action: str) -> Row | None:
        try:
            return await self._around.store.find(self.id, action)
        except StoreError as error:
            raise _store_problem(error) from error

    # Coming and going

    async def connect(self, client: Client, hello: wire.Hello) -> None:
        """Job: somebody connects, and is welcomed with the whole state.

        Raises `ProblemError` ``token.…``, ``socket.too_many``, ``store.…``.
        """
        seat, token = self._claim(hello.token)
        most = self._around.settings.most_sockets
        if len(self._room.clients) >= most:
            raise ProblemError("socket.too_many", {"most": most})
        starts = not self._clockwork.is_running and (seat is not None or not self.state.persons)
        draft = Draft.of(self.state)
        if starts and self._was_interrupted and self.state.phase in ("playing", "between_hands"):
            draft.add(wire.Resumed())
        if seat is not None and self.state.seat(seat).away:
            draft.add(wire.SeatReturned(seat))
        await self._commit_or_again(draft)
        missed = await self._missed(hello.since)
        client.seat = seat
        self._room.clients.add(client)
        if seat is not None:
            self._clockwork.end_grace(seat)
        if starts:
            self._was_interrupted = False
            self._clockwork.start()
            self._plan()
        client.send(text_of(self._welcome(seat, missed, token)))
        self._room.show_seats(self.state, but=client)

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
        return await self._read(after) if after < seq else []

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
            clock=self._clock(),
            next_hand_in=self._pause(),
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
        if not self.state.persons:
            if not self._room.clients:
                self._stop_play()
            return
        self._plan()
        online = self._room.online
        if online:
            draft = Draft.of(self.state)
            decisions.start_rematch_if_wanted(draft, online)
            await self._commit_or_again(draft)

    async def _grace_is_over(self, seat: int) -> None:
        self._clockwork.end_grace(seat)
        online = self._room.online
        if not online:
            if not self._clockwork.has_grace:
                self._stop_play()
        elif seat not in online and self.state.phase in ("playing", "between_hands"):
            draft = Draft.of(self.state)
            draft.add(wire.SeatLeft(seat))
            await self._commit_or_again(draft)

    def _stop_play(self) -> None:
        """Everybody is away: nothing goes on until somebody is back."""
        self._clockwork.stop()
        self._was_interrupted = True
        self._idle_since = time.monotonic()

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
        before = None if key is None else await self._find(key)
        if before is not None:
            entry = decode_entry(before.body)
            if not isinstance(entry, SeatTaken):
                raise TypeError(f"a seat was asked for, and line {before.seq} answers it")
            return wire.Seated(entry.seat, self.token(entry.seat))
        seat = decisions.free_seat(self.state, request.seat)
        draft = Draft.of(self.state)
        decisions.take_seat(draft, seat, name, None)
        decisions.start_if_full(draft)
        try:
            await self._commit(draft, key)
        except ConflictError:
            raise ProblemError("service.busy") from None
        return wire.Seated(seat, self.token(seat))

    async def fill_seat(self, request: wire.FillSeat, token: str | None) -> wire.TableInfo:
        """Job: somebody who is seated puts a computer player on a free seat.

        Raises `ProblemError` ``seat.…``, ``token.…``, ``game.unknown_level``, ``table.full``, ``store.…``.
        """
        if self._claim(token)[0] is None:
            raise ProblemError("seat.needed")
        self._around.computers.check_level(request.level)
        seat = decisions.free_seat(self.state, request.seat)
        draft = Draft.of(self.state)
        decisions.take_seat(draft, seat, None, request.level)
        decisions.start_if_full(draft)
        await self._commit_or_again(draft)
        return await self.info("")

    async def read_as(self, token: str | None) -> tuple[int | None, list[Row]]:
        """Job: the seat that a token owns, and the whole log, for a record.

        Raises `ProblemError` ``token.…``, ``store.…``.
        """
        return self._claim(token)[0], await self._read(0)

    # Playing

    async def act(self, client: Client, message: wire.Act) -> None:
        """Job: a seat wants to do an action; it is acknowledged or refused.

        Raises `ProblemError` ``seat.needed``, ``act.id_reused``, ``service.busy``, ``store.…``.
        """
        seat = client.seat
        if seat is None:
            raise ProblemError("seat.needed")
        key = f"{seat}:{message.id}"
        before = self._refusals.get(key)
        if before is not None:
            if before[0] != message.action:
                raise ProblemError("act.id_reused", {"id": message.id})
            client.send(text_of(before[1]))
            return
        try:
            draft = Draft.of(self.state)
            decisions.act(draft, seat, Action.parse(message.action), "person")
            await self._commit(draft, key, self._acknowledging(client, message.id))
        except ConflictError:
            if not await self._acknowledged_before(client, key, message):
                raise ProblemError("service.busy") from None
        except (IllegalActionError, AmbiguousActionError, ParseError) as error:
            # What was done a moment ago is mostly refused when it comes again.
            if not await self._acknowledged_before(client, key, message):
                self._refuse(client, key, message, error)
        except ProblemError as problem:
            if problem.code != "table.waiting":
                raise
            client.send(text_of(wire.Refused(message.id, problem.code, problem.params, [])))

    def _acknowledging(self, client: Client, message_id: str) -> Callable[[], None]:
        ack = text_of(wire.Ack(message_id, self.state.seq + 1))
        return partial(client.send, ack)

    async def _acknowledged_before(self, client: Client, key: str, message: wire.Act) -> bool:
        row = await self._find(key)
        if row is None:
            return False
        entry = decode_entry(row.body)
        if not isinstance(entry, translate.ActionEvent) or not self._tells_of(entry, message.action):
            raise ProblemError("act.id_reused", {"id": message.id})
        client.send(text_of(wire.Ack(message.id, row.seq)))
        return True

    def _tells_of(self, entry: translate.ActionEvent, action: str) -> bool:
        """Whether an entry answers this action; a placement may have left out its end."""
        try:
            asked = Action.parse(action)
        except ParseError:
            return False
        done = translate.action_of(entry, self.state.rules)
        if isinstance(asked, Place) and isinstance(done, Place):
            return asked.tile == done.tile and asked.end in (None, done.end)
        return type(asked) is type(done)

    def _refuse(self, client: Client, key: str, message: wire.Act, error: DoublesixError) -> None:
        legal = error.legal if isinstance(error, IllegalActionError) else ()
        if isinstance(error, AmbiguousActionError):
            legal = error.choices
        refused = wire.Refused(message.id, error.code, error.params, [str(action) for action in legal])
        self._refusals[key] = message.action, refused
        if len(self._refusals) > _MOST_REFUSALS:
            self._refusals.popitem(last=False)
        self._around.metrics.refusals.inc()
        client.send(text_of(refused))

    async def rematch(self, client: Client, message: wire.Rematch) -> None:
        """Job: a seat wants another match.

        Raises `ProblemError` ``seat.needed``, ``store.…``.
        """
        if client.seat is None:
            raise ProblemError("seat.needed")
        key = f"{client.seat}:{message.id}"
        before = await self._find(key)
        if before is not None:
            client.send(text_of(wire.Ack(message.id, before.seq)))
            return
        draft = Draft.of(self.state)
        try:
            decisions.ask_rematch(draft, client.seat)
        except ProblemError as problem:
            client.send(text_of(wire.Refused(message.id, problem.code, problem.params, [])))
            return
        decisions.start_rematch_if_wanted(draft, self._room.online)
        try:
            await self._commit(draft, key, self._acknowledging(client, message.id))
        except ConflictError:
            raise ProblemError("service.busy") from None
        if not draft.entries:
            client.send(text_of(wire.Ack(message.id, self.state.seq)))

    # What goes on by itself

    def _plan(self) -> None:
        """Arrange what happens when nobody sends anything."""
        clockwork, state = self._clockwork, self.state
        clockwork.cancel_next()
        if not clockwork.is_running or state.match is None:
            return
        key = (state.match_number, state.match.hand_number, state.to_move)
        settings = self._around.settings
        if state.phase == "between_hands":
            clockwork.begin(key, settings.pause)
            clockwork.wake_in(clockwork.left or 0)
        elif state.to_move is not None:
            clockwork.begin(key, state.rules.turn_seconds)
            self._plan_turn(state.to_move)
        online = self._room.online
        for seat in state.persons:
            if seat not in online and not state.seat(seat).away:
                clockwork.begin_grace(seat, settings.grace, partial(self._post, self._grace_is_over, seat))

    def _plan_turn(self, number: int) -> None:
        seat, settings, left = self.state.seat(number), self._around.settings, self._clockwork.left
        substitute = self._around.computers.substitute
        if seat.level is not None:
            self._think(number, seat.level, "computer", settings.pace)
        elif seat.away:
            self._think(number, substitute, "substitute", settings.pace)
        elif left is not None and left <= 0:
            self._think(number, substitute, "timeout", 0)
        elif left is not None:
            self._clockwork.wake_in(left)

    def _think(self, seat: int, level: str, by: wire.By, pace: float) -> None:
        match = self.state.match
        if match is not None:
            self._clockwork.think(self._choose(match.view(seat), level, by, pace, self.state.seq))

    async def _choose(self, view: View, level: str, by: wire.By, pace: float, seq: int) -> None:
        pacing = asyncio.sleep(pace)
        action, _ = await asyncio.gather(self._around.computers.choose(level, view), pacing)
        if view.to_move is not None:
            self._post(self._computer_acts, view.to_move, action, by, seq)

    async def _computer_acts(self, seat: int, action: Action, by: wire.By, seq: int) -> None:
        if seq != self.state.seq:
            return  # something else has happened meanwhile
        draft = Draft.of(self.state)
        decisions.act(draft, seat, action, by)
        await self._commit_or_again(draft)

    async def _go_on(self) -> None:
        """Job: the time of something is up."""
        left = self._clockwork.left
        if self._clockwork.is_running and self.state.phase == "between_hands" and left is not None and left <= 0:
            draft = Draft.of(self.state)
            decisions.deal(draft)
            await self._commit_or_again(draft)
        else:
            self._plan()

    def _clock(self) -> wire.Clock | None:
        seconds, seat = self.state.rules.turn_seconds, self.state.to_move
        if seconds is None or seat is None:
            return None
        left = self._clockwork.left
        return wire.Clock(seat, seconds if left is None else round(left, 2), seconds)

    def _pause(self) -> float | None:
        if self.state.phase != "between_hands":
            return None
        left = self._clockwork.left
        return self._around.settings.pause if left is None else round(left, 2)


def _store_problem(error: StoreError) -> ProblemError:
    if isinstance(error, StoreFullError):
        return ProblemError("store.full")
    _log.error("store failed", error=str(error))
    return ProblemError("store.unavailable")
