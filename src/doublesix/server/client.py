"""One connection as a table sees it: a seat or a spectator, and a bounded queue of what is to be sent."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

__all__ = ["Client"]

_MOST_WAITING = 256


class Client:
    """What is sent waits here until the client reads it; the table never waits.

    A client that leaves more than a few hundred messages unread, or is sent something while a message has been
    waiting for ``timeout`` seconds, is dropped: ``is_slow`` says so.
    """

    __slots__ = ("_busy_since", "_dropped", "_pump", "_queue", "_timeout", "_waiting", "is_slow", "seat")

    def __init__(self, timeout: float):
        self.seat: int | None = None
        self.is_slow = False
        self._queue: deque[str] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._pump: asyncio.Task[None] | None = None
        self._busy_since: float | None = None
        self._dropped = False
        self._timeout = timeout

    @property
    def queued(self) -> tuple[str, ...]:
        """What waits to be sent."""
        return tuple(self._queue)

    def send(self, text: str) -> None:
        """Queue a message."""
        if self._dropped:
            return
        if len(self._queue) >= _MOST_WAITING or self._is_stuck:
            self.is_slow = True
            self.drop()
            return
        self._queue.append(text)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    @property
    def _is_stuck(self) -> bool:
        return self._busy_since is not None and time.monotonic() - self._busy_since > self._timeout

    def drop(self) -> None:
        """Send nothing more, not even what is queued."""
        self._dropped = True
        self._queue.clear()
        if self._pump is not None:
            self._pump.cancel()

    def pump(self, send: Callable[[str], Awaitable[None]]) -> asyncio.Task[None]:
        """A task that sends what is queued until the client is dropped."""
        self._pump = asyncio.create_task(self._work(send))
        if self._dropped:
            self._pump.cancel()
        return self._pump

    async def _work(self, send: Callable[[str], Awaitable[None]]) -> None:
        while True:
            while self._queue:
                self._busy_since = time.monotonic()
                await send(self._queue.popleft())
            self._busy_since = None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
            self._waiting = None
