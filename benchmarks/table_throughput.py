"""Moves a second through sockets, the log and four seats.

The real service process serves tables of four-player Fives, each with four sockets. A client process plays all seats at
random: each move is sent when all four sockets of its table have received the one before, is validated, committed with
``synchronous=FULL``, acknowledged, and shown to all four seats, each with its own view. Reported are the moves a second
that the service and the client reached together, and the processor time of the service for a move: its reciprocal is
what one core would serve if the client cost nothing.

    python benchmarks/table_throughput.py [--tables 16] [--seconds 10] [--data FOLDER]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack

import httpx
from results import write_section
from service import Seat, four_seats, play, serving


async def one_table(seats: list[Seat], until: float, chance: random.Random) -> int:
    """Play one table until it is time: the number of moves."""
    moves = 0
    while time.perf_counter() < until:
        moves += await play(seats, chance, 10)
    return moves


async def measure(tables: int, seconds: float, data: str) -> str:
    """One run, in words."""
    async with serving(data) as service, AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=service.address))
        seated = []
        for _ in range(tables):
            url, tokens = await four_seats(http, "fives", {"target": 1_000_000, "turn_seconds": "none"})
            seated.append([await stack.enter_async_context(Seat(url, token)) for token in tokens])
        chance = random.Random(1)

        async def run(duration: float) -> int:
            until = time.perf_counter() + duration
            return sum(await asyncio.gather(*(one_table(seats, until, chance) for seats in seated)))

        await run(1)
        begin, cpu = time.perf_counter(), service.cpu_seconds
        moves = await run(seconds)
        took, cpu = time.perf_counter() - begin, service.cpu_seconds - cpu
    return (
        f"{moves / took:,.0f} moves a second through {tables} tables of four sockets, client included; the service "
        f"used {cpu / moves * 1e6:.0f} µs of one core for a move, so that a core serves {moves / cpu:,.0f} a second."
    )


def main() -> None:
    """Measure and write the result."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--data", help="a folder on the disk that is measured; a temporary one")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(measure(chosen.tables, chosen.seconds, chosen.data or folder))
    print(result)
    machine = f"{os.cpu_count()} cores, load average {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}"
    write_section("table throughput", f"{result} {machine}.")


if __name__ == "__main__":
    main()
