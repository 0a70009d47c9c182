"""The clocks of one table, all monotonic: the turn, the pause between hands, and who has been away since when.

It runs while play goes on. A stop forgets all times, so that a turn has its full time when play is resumed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

__all__ = ["Clockwork"]


class Clockwork:
    """``wake`` is called when the time of something is up."""

    __slots__ = ("_deadline", "_graces", "_key", "_next", "_thinking", "_wake", "is_running")

    def __init__(self, wake: Callable[[], None]):
        self._wake = wake
        self.is_running = False
        self._key: tuple[object, ...] | None = None
        self._deadline: float | None = None
        self._next: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}

    def start(self) -> None:
        """Play goes on."""
        self.is_running = True

    def stop(self) -> None:
        """Play stops."""
        self.is_running = False
        self.cancel_next()
        self._key = self._deadline = None
        for seat in list(self._graces):
            self.end_grace(seat)

    # The turn, or the pause

    def begin(self, key: tuple[object, ...], seconds: float | None) -> None:
        """Something begins that lasts so long, `None` for as long as it likes; what runs already goes on."""
        if key != self._key:
            self._key = key
            self._deadline = None if seconds is None else time.monotonic() + seconds

    @property
    def left(self) -> float | None:
        """The seconds that are left; `None` without an end."""
        return None if self._deadline is None else max(0.0, self._deadline - time.monotonic())

    def cancel_next(self) -> None:
        """Let nothing happen by itself."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def wake_in(self, seconds: float) -> None:
        """Wake after some time."""
        self.cancel_next()
        self._next = asyncio.get_running_loop().call_later(seconds, self._wake)

    def think(self, thinking: Coroutine[Any, Any, None]) -> None:
        """Let somebody think until something else happens."""
        self.cancel_next()
        self._thinking = asyncio.create_task(thinking)

    # Who is away

    def begin_grace(self, seat: int, seconds: float, over: Callable[[], None]) -> None:
        """A person is away; a grace that runs already goes on."""
        if seat not in self._graces:
            self._graces[seat] = asyncio.get_running_loop().call_later(seconds, over)

    def end_grace(self, seat: int) -> None:
        """The person is back, or the grace is over."""
        handle = self._graces.pop(seat, None)
        if handle is not None:
            handle.cancel()

    @property
    def graces(self) -> set[int]:
        """The seats whose persons are away, and not yet for long."""
        return set(self._graces)
