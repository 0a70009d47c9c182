"""One connection as a table sees it: a seat or a spectator, and a bounded queue of what is to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

__all__ = ["Client"]

_MOST_WAITING = 256


class Client:
    """What is sent waits here until the client reads it; the table never waits.

    A client that leaves more than a few hundred messages unread, or one message for longer than ``timeout``
    seconds, is dropped.
    """

    __slots__ = ("_dropped", "_queue", "_timeout", "_waiting", "is_slow", "seat")

    def __init__(self, timeout: float):
        self.seat: int | None = None
        self.is_slow = False
        self._queue: deque[str] = deque()
        self._waiting: asyncio.Future[None] | None = None
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
        if len(self._queue) >= _MOST_WAITING:
            self.is_slow = True
            self.drop()
            return
        self._queue.append(text)
        self._wake()

    def drop(self) -> None:
        """Send nothing more."""
        self._dropped = True
        self._queue.clear()
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what is queued until the client is dropped; ``is_slow`` says whether it did not read."""
        while not self._dropped:
            if self._queue:
                try:
                    async with asyncio.timeout(self._timeout):
                        await send(self._queue.popleft())
                except TimeoutError:
                    self.is_slow = True
                    return
            else:
                self._waiting = asyncio.get_running_loop().create_future()
                await self._waiting
                self._waiting = None
