"""Memory of an idle table and of an idle socket.

The real service process holds many four-seat tables of Fives that have played a hand and more; then their sockets are
closed and play rests. The memory of a table is the slope: what the process had more with all tables than with half of
them, for each table, so that what is needed once, and what the allocator keeps for later, counts for neither. Then idle
sockets are opened as spectators, evenly over the tables, and measured the same way. Memory is that of the process alone
(``Private_*`` of ``smaps_rollup``).

    python benchmarks/idle_memory.py [--tables 400] [--sockets 1000]

The bars: 40 KiB a table, 60 KiB a socket.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import AsyncExitStack

import httpx
from results import write_section
from service import Seat, four_seats, play, serving

TABLE_BAR, SOCKET_BAR = 40 * 1024, 60 * 1024
MOVES = 40
"""Of each table: a hand of four-player Fives has about twenty."""


async def idle_table(http: httpx.AsyncClient, number: int) -> str:
    """A table that has played and is left alone: the address of its socket."""
    url, tokens = await four_seats(http, "fives", {"target": 1_000_000, "turn_seconds": "none"})
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(Seat(url, token)) for token in tokens]
        await play(seats, random.Random(number), MOVES)
    return url


async def measure(tables: int, sockets: int, data: str) -> tuple[float, float]:
    """Bytes of a table and of a socket."""
    async with serving(data) as service, AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=service.address))
        urls: list[str] = []
        at: list[int] = []
        for _ in range(2):
            while len(urls) < (len(at) + 1) * tables // 2:
                urls.append(await idle_table(http, len(urls)))
            await asyncio.sleep(1)  # play rests when the grace is over
            at.append(service.resident_bytes)
        table_bytes = (at[1] - at[0]) / (tables / 2)
        at = []
        for half in range(2):
            for number in range(sockets // 2):
                await stack.enter_async_context(Seat(urls[(half * sockets // 2 + number) % len(urls)], None))
            await asyncio.sleep(1)
            at.append(service.resident_bytes)
        return table_bytes, (at[1] - at[0]) / (sockets / 2)


def main() -> None:
    """Measure, write the result, and fail where a bar is not kept."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--sockets", type=int, default=1000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        table, socket = asyncio.run(measure(chosen.tables, chosen.sockets, folder))
    result = (
        f"An idle four-seat table without its sockets: {table / 1024:.1f} KiB (bar {TABLE_BAR // 1024}). "
        f"An idle socket: {socket / 1024:.1f} KiB (bar {SOCKET_BAR // 1024})."
    )
    print(result)
    write_section(
        "idle memory", f"{result} {chosen.tables} tables, {chosen.sockets} sockets, Python {sys.version.split()[0]}."
    )
    if table > TABLE_BAR or socket > SOCKET_BAR:
        sys.exit(1)


if __name__ == "__main__":
    main()
