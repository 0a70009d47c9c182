"""The contract that every store keeps, and what is particular to SQLite."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from doublesix.server.sqlite import SqliteStore
from doublesix.server.store import ConflictError, EventStore, Row, StoreError, StoreFullError

Opening = Callable[[Path], EventStore]

STORES: list[Opening] = [lambda folder: SqliteStore(folder / "tables.sqlite3")]
"""Every kind of store, opened on a folder; opening it again finds what was kept there."""


def contract(test: Callable[[Opening, Path], Coroutine[Any, Any, None]]) -> Callable[[Opening, Path], None]:
    """Run a test against every kind of store."""

    @pytest.mark.parametrize("opening", STORES, ids=["sqlite"])
    def run(opening: Opening, tmp_path: Path) -> None:
        asyncio.run(test(opening, tmp_path))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


@asynccontextmanager
async def opened(opening: Opening, folder: Path) -> AsyncIterator[EventStore]:
    store = opening(folder)
    try:
        yield store
    finally:
        await store.close()


def row(seq: int, action: str | None = None) -> Row:
    return Row(seq, 1_700_000_000.25 + seq, f'{{"event":"{seq}"}}'.encode(), action)


@contract
async def test_what_was_appended_is_read(opening: Opening, folder: Path) -> None:
    """In order, with everything, from any place on, also when the store is opened anew; tables are apart."""
    async with opened(opening, folder) as store:
        await store.append("a", [row(1), row(2, "1:x")])
        await store.append("b", [row(1)])
        await store.append("a", [row(3)])
        assert await store.read("a") == [row(1), row(2, "1:x"), row(3)]
    async with opened(opening, folder) as store:
        assert await store.read("a", 1) == [row(2, "1:x"), row(3)]
        assert await store.read("a", 3) == []
        assert await store.read("b") == [row(1)]
        assert await store.read("c") == []


@contract
async def test_an_action_is_found(opening: Opening, folder: Path) -> None:
    """By its key, at its own table only."""
    async with opened(opening, folder) as store:
        await store.append("a", [row(1), row(2, "1:x")])
        assert await store.find("a", "1:x") == row(2, "1:x")
        assert await store.find("a", "1:y") is None
        assert await store.find("b", "1:x") is None


@contract
async def test_numbers_and_actions_are_there_once(opening: Opening, folder: Path) -> None:
    """A second line of a number, or of an action, is refused with all that came with it, and nothing has changed. The
    same action at another table is another."""
    async with opened(opening, folder) as store:
        await store.append("a", [row(1), row(2, "1:x")])
        for rows in ([row(2)], [row(3, "1:x")], [row(3), row(4, "1:x")], [row(3), row(2)], [row(3), row(3)]):
            with pytest.raises(ConflictError):
                await store.append("a", rows)
        assert await store.read("a") == [row(1), row(2, "1:x")]
        await store.append("b", [row(1, "1:x")])
        await store.append("a", [row(3), row(4)])
        assert len(await store.read("a")) == 4


@contract
async def test_many_at_once(opening: Opening, folder: Path) -> None:
    """Appends from many sides: of those for the same number exactly one succeeds, and the others do not hurt those
    that share a commit with them."""
    async with opened(opening, folder) as store:
        good = [store.append(f"table {n}", [row(1), row(2)]) for n in range(100)]
        rivals = [store.append("one", [row(1), row(2)]) for _ in range(50)]
        results = await asyncio.gather(*good[:50], *rivals, *good[50:], return_exceptions=True)
        results = [*results[:50], *results[100:], *results[50:100]]
        assert results[:100] == [None] * 100
        assert sorted(type(result).__name__ for result in results[100:]) == ["ConflictError"] * 49 + ["NoneType"]
        assert await store.read("one") == [row(1), row(2)]
        assert await store.read("table 99") == [row(1), row(2)]


@contract
async def test_a_closed_store(opening: Opening, folder: Path) -> None:
    """What was begun before is finished; afterwards nothing is taken."""
    store = opening(folder)
    begun = [asyncio.ensure_future(store.append("a", [row(n)])) for n in range(1, 20)]
    await asyncio.sleep(0)  # let them begin
    await store.close()
    await asyncio.gather(*begun)
    await store.close()
    with pytest.raises(StoreError):
        await store.append("a", [row(20)])
    with pytest.raises(StoreError):
        await store.read("a")
    async with opened(opening, folder) as again:
        assert len(await again.read("a")) == 19


def test_sqlite_keeps_to_itself(tmp_path: Path) -> None:
    """The file holds deals: nobody else may read it. Commits wait for the disk."""

    async def look() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        await store.append("a", [row(1)])
        assert stat.S_IMODE((tmp_path / "tables.sqlite3").stat().st_mode) == 0o600
        assert store._writing.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert store._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        await store.close()

    asyncio.run(look())


def test_sqlite_is_full(tmp_path: Path) -> None:
    """An append for which there is no room is refused and leaves nothing; what is there can be read, and with more
    room the same append succeeds."""
    path = tmp_path / "tables.sqlite3"

    async def fill() -> int:
        store = SqliteStore(path, most_bytes=64 * 1024)
        with pytest.raises(StoreFullError):
            await append_for_ever(store)
        number = len(await store.read("a"))
        await store.close()
        return number

    async def go_on(number: int) -> None:
        store = SqliteStore(path)
        await store.append("a", [Row(number + 1, 0.0, b"x" * 3000)])
        assert len(await store.read("a")) == number + 1
        await store.close()

    async def append_for_ever(store: EventStore) -> None:
        for number in count(1):
            await store.append("a", [Row(number, 0.0, b"x" * 3000)])

    number = asyncio.run(fill())
    assert number > 5
    asyncio.run(go_on(number))


def test_files_that_are_no_store(tmp_path: Path) -> None:
    """A folder, some other file, a store of a later version: refused, and left as they were."""
    (tmp_path / "text").write_text("this is no database, and long enough to be seen as such" * 20, encoding="utf-8")
    with sqlite3.connect(tmp_path / "later") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    for name in ("", "text", "later", "missing/folder"):
        with pytest.raises(StoreError):
            SqliteStore(tmp_path / name)
    assert (tmp_path / "text").read_text(encoding="utf-8").startswith("this is no database")
