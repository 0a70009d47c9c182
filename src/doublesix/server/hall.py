"""All tables: made here, fetched from their logs when somebody comes, let go when nobody has been there for long."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import structlog

from . import decisions, wire
from .actor import GoneError
from .entries import TableCreated, decode_entry, encode_entry
from .ledger import store_problem
from .names import clean_name
from .problems import ProblemError
from .rulebooks import rules_by
from .store import Row, StoreError
from .table import Surroundings, Table
from .tablestate import DamagedLogError, TableState, fold

__all__ = ["Hall"]

T = TypeVar("T")

_ID_BYTES = 16
_LONGEST_ID = 40
_MOST_TRIES = 5

_log = structlog.get_logger(__name__)


class Hall:
    """Finds the one object that serves a table."""

    def __init__(self, around: Surroundings):
        self._around = around
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._reaper = asyncio.create_task(self._reap())

    async def create(self, request: wire.CreateTable) -> tuple[Table, int | None]:
        """Make a table: it, and the seat that its maker has taken.

        Raises `ProblemError` ``rules.invalid``, ``name.invalid``, ``seat.…``, ``game.unknown_level``, ``store.…``.
        """
        played = rules_by(request.game, request.players, request.options)
        name = None if request.name is None else clean_name(request.name)
        for level in request.computers.values():
            self._around.computers.check_level(level, played)
        made = TableCreated(
            game=played.game,
            version=played.version,
            players=played.players,
            options={option: played.text(option) for option in played.options},
            changes={option: played.text(option) for option in played.changes},
            key=secrets.token_urlsafe(_ID_BYTES),
        )
        await self._around.ready(played.game)
        draft = decisions.create(made)
        for place, level in sorted(request.computers.items()):
            decisions.take_seat(draft, decisions.free_seat(draft.state, place), None, level)
        seat = None if name is None else decisions.free_seat(draft.state, request.seat)
        if seat is not None:
            decisions.take_seat(draft, seat, name, None)
        decisions.start_if_full(draft)
        table = secrets.token_urlsafe(_ID_BYTES)
        await self._store(table, draft)
        self._around.metrics.created.inc()
        _log.info("table made", game=played.game, players=played.players)
        return self._open(table, draft.state), seat

    async def _store(self, table: str, draft: decisions.Draft) -> None:
        at = self._around.wall()
        rows = [Row(number, at, encode_entry(entry)) for number, entry in enumerate(draft.entries, 1)]
        try:
            await self._around.store.append(table, rows)
        except StoreError as error:
            raise store_problem(error) from error

    async def do(self, table: str, job: Callable[[Table], Callable[..., Awaitable[T]]], *arguments: object) -> T:
        """Have a job of a table done: ``await hall.do(id, lambda table: table.info, link)``.

        Raises what the job raises, and `ProblemError` ``table.unknown``, ``table.damaged``, ``store.…``.
        """
        for _ in range(_MOST_TRIES):
            found = await self.find(table)
            try:
                return await found.do(job(found), *arguments)
            except GoneError:
                continue
        raise ProblemError("service.error")

    async def find(self, table: str) -> Table:
        """The object that serves a table, made from the log where there is none."""
        while True:
            found = self._tables.get(table)
            if found is not None:
                return found
            loading = self._loading.get(table)
            if loading is None:
                loading = asyncio.create_task(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            # Whoever gives up waiting must not end it for the others.
            await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        if not 0 < len(table) <= _LONGEST_ID:
            raise ProblemError("table.unknown")
        try:
            rows = await self._around.store.read(table)
        except StoreError as error:
            raise store_problem(error) from error
        if not rows:
            raise ProblemError("table.unknown")
        first = decode_entry(rows[0].body)
        if isinstance(first, TableCreated):
            await self._around.ready(first.game)
        try:
            state = await asyncio.to_thread(lambda: fold(decode_entry(row.body) for row in rows))
        except DamagedLogError as error:
            _log.error("table damaged", error=str(error))
            raise ProblemError("table.damaged") from error
        state.forget_past_hands()
        _log.info("table fetched from its log", game=state.rules.game, events=state.seq)
        return self._open(table, state, was_interrupted=True)

    def _open(self, table: str, state: TableState, *, was_interrupted: bool = False) -> Table:
        made = Table(table, state, self._around, self._gone, was_interrupted=was_interrupted)
        self._tables[table] = made
        self._around.metrics.tables.set(len(self._tables))
        return made

    def _gone(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        self._around.metrics.tables.set(len(self._tables))

    async def _reap(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self._around.settings.idle / 4))
            for table in list(self._tables.values()):
                if table.looks_idle:
                    table.let_go_soon()

    async def close(self) -> None:
        """Let all tables go; their logs have everything."""
        self._reaper.cancel()
        await asyncio.gather(*(table.stop() for table in list(self._tables.values())))
