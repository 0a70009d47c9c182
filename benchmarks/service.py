"""What the benchmarks of the table service share: the real process, its use of the machine, and a lean client."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

__all__ = ["Measured", "Seat", "four_seats", "play", "serving"]

_ARGUMENTS = (
    "--no-browser", "--port=0", "--pause=0", "--pace=0", "--grace=0.1", "--idle=100000",
    "--messages=1000000", "--message-burst=1000000", "--tables-per-minute=1000000", "--seats-per-minute=1000000",
    "--most-sockets=100000",
)  # fmt: skip


class Measured:
    """A service process: where it is, and what it has used."""

    def __init__(self, address: str, process: int):
        self.address = address
        self._process = process

    @property
    def cpu_seconds(self) -> float:
        """The processor time that it has used so far, of all its threads."""
        fields = Path(f"/proc/{self._process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def resident_bytes(self) -> int:
        """The memory that it has, without what it shares with other processes."""
        rollup = Path(f"/proc/{self._process}/smaps_rollup").read_text(encoding="ascii")
        return 1024 * sum(int(kib) for kib in re.findall(r"Private_\w+: +(\d+) kB", rollup))


@asynccontextmanager
async def serving(data: str) -> AsyncIterator[Measured]:
    """The service on a folder, warm."""
    command = [sys.executable, "-m", "doublesix.cli", "serve", f"--data={data}", *_ARGUMENTS]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        if process.stdout is None:
            raise RuntimeError("no pipe")
        line = (await process.stdout.readline()).decode()
        address = line[line.index("http") :].strip()
        async with httpx.AsyncClient(base_url=address) as http:
            while (await http.get("/healthz")).json()["progress"] < 1:  # noqa: ASYNC110 - another process warms up
                await asyncio.sleep(0.2)
        yield Measured(address, process.pid)
    finally:
        process.terminate()
        await process.wait()


class _Legal(msgspec.Struct):
    action: str


class _View(msgspec.Struct):
    to_move: int | None
    legal_actions: list[_Legal]


class _Message(msgspec.Struct):
    type: str
    seq: int = 0
    id: str = ""
    phase: str = ""
    view: _View | None = None


_decoder = msgspec.json.Decoder(_Message)


class Seat:
    """One socket of one seat, which reads everything and understands only what it needs to move."""

    def __init__(self, url: str, token: str | None):
        self._url, self._token = url, token
        self.view: _View | None = None
        self.phase = ""
        self.seq = 0
        self._sent = 0
        self._name = random.randbytes(6).hex()

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(self._url, compression=None, ping_interval=None, max_queue=None)
        await self.socket.send(msgspec.json.encode({"type": "hello", "token": self._token}).decode())
        await self.hear()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def hear(self) -> _Message:
        """The next message."""
        message = _decoder.decode(await self.socket.recv())
        if message.type in ("welcome", "view"):
            self.view, self.phase, self.seq = message.view, message.phase, message.seq
        return message

    async def act(self, action: str) -> int:
        """Do an action; the number of its event."""
        self._sent += 1
        name = f"{self._name} {self._sent}"
        await self.socket.send(f'{{"type":"act","id":"{name}","action":"{action}"}}')
        while True:
            message = await self.hear()
            if message.type == "ack" and message.id == name:
                return message.seq
            if message.type in ("refused", "problem"):
                raise RuntimeError(f"{action} was refused")


async def four_seats(http: httpx.AsyncClient, game: str, options: dict[str, Any]) -> tuple[str, list[str]]:
    """A table of four persons: the address of its socket, and their tokens."""
    request = {"game": game, "players": 4, "options": options, "name": "seat 1"}
    made = (await http.post("/api/tables", json=request)).raise_for_status().json()
    tokens = [made["token"]]
    for number in range(2, 5):
        answer = await http.post(f"/api/tables/{made['table']}/seats", json={"name": f"seat {number}"})
        tokens.append(answer.raise_for_status().json()["token"])
    address = str(http.base_url).replace("http", "ws", 1).rstrip("/")
    return f"{address}/api/tables/{made['table']}/socket", tokens


async def play(seats: list[Seat], chance: random.Random, moves: int) -> int:
    """Play at random, each move when all four have seen the one before: the number of moves, fewer at a match's end."""
    for done in range(moves):
        newest = max(seat.seq for seat in seats)
        for seat in seats:
            while seat.seq < newest:
                await seat.hear()
        while seats[0].phase == "between_hands":
            for seat in seats:
                await seat.hear()
        mover = next((s for s in seats if s.phase == "playing" and s.view is not None and s.view.legal_actions), None)
        if mover is None or mover.view is None:
            if seats[0].phase == "finished":
                return done
            await seats[0].hear()
            continue
        seq = await mover.act(chance.choice(mover.view.legal_actions).action)
        for seat in seats:
            while seat.seq < seq:
                await seat.hear()
    return moves
