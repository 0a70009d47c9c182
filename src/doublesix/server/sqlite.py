"""The store in one SQLite file: one writing thread, many appends to a commit.

Every append waits until its commit is on the disk (WAL with ``synchronous=FULL``). Appends that come while a commit
runs share the next one, so that the cost of a commit is divided among all tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, TypeVar

from .store import ConflictError, Row, StoreError, StoreFullError

__all__ = ["SqliteStore"]

T = TypeVar("T")

_SCHEMA_VERSION = 1
_SCHEMA = """
CREATE TABLE events (
    "table" TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    body BLOB NOT NULL,
    action TEXT,
    PRIMARY KEY ("table", seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX events_by_action ON events ("table", action) WHERE action IS NOT NULL;
"""
_INSERT = 'INSERT INTO events ("table", seq, at, body, action) VALUES (?, ?, ?, ?, ?)'
_MOST_IN_A_COMMIT = 256
_PAGE_BYTES = 4096


class _Append(NamedTuple):
    table: str
    rows: Sequence[Row]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class SqliteStore:
    """An `EventStore` in a SQLite file, which is made where it is missing.

    ``most_bytes`` limits the size of the file. Raises `StoreError` for a file that cannot be opened or was written by
    a later version.
    """

    def __init__(self, path: Path, most_bytes: int | None = None):
        self._path = path
        self._queue: SimpleQueue[_Append | None] = SimpleQueue()
        try:
            # Nobody else on the machine may read the deals.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            self._writing = self._open()
            self._make_schema()
            if most_bytes is not None:
                self._writing.execute(f"PRAGMA max_page_count = {max(1, most_bytes // _PAGE_BYTES)}")
            self._reading = self._open()
            self._reading.execute("PRAGMA query_only = ON")
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"cannot open {path}: {error}") from error
        self._readers = ThreadPoolExecutor(1, "doublesix-read")
        self._writer = threading.Thread(target=self._write, name="doublesix-write", daemon=True)
        self._writer.start()
        self._closed = False

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _make_schema(self) -> None:
        connection = self._writing
        connection.execute("BEGIN IMMEDIATE")
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version == 0:
                for statement in _SCHEMA.split(";"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {_SCHEMA_VERSION}")
            elif version != _SCHEMA_VERSION:
                raise StoreError(f"{self._path} is of version {version}; this program reads {_SCHEMA_VERSION}")
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    # Writing

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """See `EventStore.append`."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Append(table, rows, loop, done))
        await done

    def _write(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            closing = False
            while len(batch) < _MOST_IN_A_COMMIT and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    closing = True
                    break
                batch.append(following)
            self._commit(batch)
            if closing:
                return

    def _commit(self, batch: Sequence[_Append]) -> None:
        connection = self._writing
        outcomes: list[StoreError | None] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._insert(append) for append in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            outcomes = [_store_error(error)] * len(batch)
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
        for loop in {append.loop for append in batch}:
            answers = [(a.done, outcome) for a, outcome in zip(batch, outcomes, strict=True) if a.loop is loop]
            # The loop may be gone when a service is torn down in the middle of a commit.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, answers)

    def _insert(self, append: _Append) -> StoreError | None:
        """Insert the lines of one append, or none of them where one is there already."""
        connection = self._writing
        lines = [(append.table, row.seq, row.at, row.body, row.action) for row in append.rows]
        if len(lines) > 1:
            connection.execute("SAVEPOINT one")
        try:
            connection.executemany(_INSERT, lines)
        except sqlite3.IntegrityError as error:
            if len(lines) > 1:
                connection.execute("ROLLBACK TO one")
                connection.execute("RELEASE one")
            return ConflictError(str(error))
        if len(lines) > 1:
            connection.execute("RELEASE one")
        return None

    # Reading

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, query, self._reading)
        except sqlite3.Error as error:
            raise _store_error(error) from error

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """See `EventStore.read`."""
        sql = 'SELECT seq, at, body, action FROM events WHERE "table" = ? AND seq > ? ORDER BY seq'
        return await self._read(lambda reading: [Row(*line) for line in reading.execute(sql, (table, after))])

    async def find(self, table: str, action: str) -> Row | None:
        """See `EventStore.find`."""
        sql = 'SELECT seq, at, body, action FROM events WHERE "table" = ? AND action = ?'
        line = await self._read(lambda reading: reading.execute(sql, (table, action)).fetchone())
        return None if line is None else Row(*line)

    async def close(self) -> None:
        """See `EventStore.close`."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.close()
        self._writing.close()


def _answer(answers: Sequence[tuple[asyncio.Future[None], StoreError | None]]) -> None:
    """Wake those whose appends shared a commit, inside their loop."""
    for done, outcome in answers:
        if done.done():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


def _store_error(error: sqlite3.Error) -> StoreError:
    if error.sqlite_errorcode == sqlite3.SQLITE_FULL:
        return StoreFullError(str(error))
    return StoreError(str(error))
