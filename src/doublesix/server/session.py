"""One WebSocket: hello, then messages one after the other until either side goes."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import wire
from .actor import GoneError
from .client import Client
from .hall import Hall
from .limits import Credits
from .metrics import Metrics
from .problems import ProblemError
from .room import text_of
from .settings import Settings
from .table import Table

__all__ = ["LONGEST_FRAME", "LONGEST_MESSAGE", "Session"]

LONGEST_MESSAGE = 4096
"""In bytes."""
LONGEST_FRAME = 16 * LONGEST_MESSAGE
"""Still longer messages end the socket before they are read, with close code 1009."""
_HELLO_SECONDS = 15
_MOST_WRONG = 20
_RESTARTING = 1012

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Session:
    """Serves one socket of one table."""

    def __init__(self, socket: WebSocket, table: str, hall: Hall, settings: Settings, metrics: Metrics):
        self._socket, self._table_id, self._hall = socket, table, hall
        self._settings, self._metrics = settings, metrics
        self._client = Client(settings.send_timeout)
        self._credits = Credits(settings.messages, settings.message_burst)
        self._wrong = 0

    async def run(self) -> None:
        """Serve the socket until it ends."""
        await self._socket.accept()
        self._metrics.sockets.inc()
        try:
            await self._serve()
        except ProblemError as problem:
            await self._end(problem)
        except WebSocketDisconnect:
            pass
        finally:
            self._metrics.sockets.dec()

    async def _serve(self) -> None:
        hello = await self._hello()
        table = await self._join(hello)
        pump = self._client.pump(self._socket.send_text)
        reading = asyncio.create_task(self._read(table))
        try:
            await asyncio.wait({pump, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            pump.cancel()
            reading.cancel()
            await asyncio.wait({pump, reading})
            await self._leave(table)
        for task in (reading, pump):
            if not task.cancelled() and (error := task.exception()) is not None:
                raise error
        if self._client.is_slow:
            self._metrics.slow.inc()
            raise ProblemError("socket.slow")
        if self._socket.client_state is WebSocketState.CONNECTED:
            await self._socket.close(_RESTARTING)  # the table was let go: connect again

    async def _hello(self) -> wire.Hello:
        try:
            async with asyncio.timeout(_HELLO_SECONDS):
                hello = self._parse(await self._receive())
        except TimeoutError:
            raise ProblemError("hello.expected") from None
        except ProblemError as problem:
            await self._socket.send_text(text_of(problem.message()))
            raise ProblemError("hello.expected") from None
        if not isinstance(hello, wire.Hello):
            raise ProblemError("hello.expected")
        return hello

    async def _join(self, hello: wire.Hello) -> Table:
        for _ in range(3):
            table = await self._hall.find(self._table_id)
            try:
                await table.do(table.connect, self._client, hello)
            except GoneError:
                continue
            return table
        raise ProblemError("service.error")

    async def _leave(self, table: Table) -> None:
        # The table may be gone, or wait for its store.
        with contextlib.suppress(GoneError, ProblemError):
            await asyncio.shield(table.do(table.disconnect, self._client))

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1006))
        data: str | bytes = message.get("text") or message.get("bytes") or ""
        return data

    def _parse(self, data: str | bytes) -> wire.ClientMessage:
        size = len(data.encode()) if isinstance(data, str) and not data.isascii() else len(data)
        if size > LONGEST_MESSAGE:
            raise ProblemError("message.too_long", {"most": LONGEST_MESSAGE})
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ProblemError("message.invalid", {"detail": str(error)[:200]}) from None

    async def _read(self, table: Table) -> None:
        while True:
            data = await self._receive()
            try:
                wait = self._credits.take()
                if wait:
                    raise ProblemError("rate.actions", {"seconds": round(wait, 2)})
                await self._answer(table, self._parse(data))
                self._wrong = 0
            except GoneError:
                return
            except ProblemError as problem:
                self._metrics.problems.labels(problem.code).inc()
                self._client.send(text_of(problem.message()))
                self._wrong += 1
                if self._wrong >= _MOST_WRONG:
                    raise ProblemError("message.too_many_wrong") from None
                if problem.close is not None:
                    raise

    async def _answer(self, table: Table, message: wire.ClientMessage) -> None:
        match message:
            case wire.Act():
                await table.do(table.act, self._client, message)
            case wire.Rematch():
                await table.do(table.rematch, self._client, message)
            case wire.Ping():
                self._client.send(text_of(wire.Pong()))
            case wire.Hello():
                raise ProblemError("message.invalid", {"detail": "hello was said before"})

    async def _end(self, problem: ProblemError) -> None:
        """Say what is wrong and close."""
        self._metrics.problems.labels(problem.code).inc()
        if self._socket.client_state is not WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(self._settings.send_timeout):
                await self._socket.send_text(text_of(problem.message()))
                await self._socket.close(problem.close or 1008, problem.code)
        except (TimeoutError, WebSocketDisconnect):
            pass
