"""What goes on at a table when nobody sends anything: turns whose time is up, computer players, the next hand, and the
places of people who are away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from ..action import Action
from ..view import View
from . import decisions, wire
from .clockwork import Clockwork
from .computers import Computers
from .ledger import Ledger
from .room import Room
from .settings import Settings

__all__ = ["Autoplay"]

_RETRY_SECONDS = 2.0


class _Post(Protocol):
    """Gives the table's actor a job."""

    def __call__(self, job: Callable[..., Awaitable[None]], *arguments: object) -> None: ...


class Autoplay:
    """Runs while somebody who is seated is there; at a table of computers, while somebody watches.

    ``rested`` is called when it stops because everybody is away.
    """

    __slots__ = ("_clockwork", "_computers", "_ledger", "_post", "_rested", "_room", "_settings")

    def __init__(
        self,
        ledger: Ledger,
        room: Room,
        computers: Computers,
        settings: Settings,
        post: _Post,
        rested: Callable[[], None],
    ):
        self._ledger, self._room, self._computers, self._settings = ledger, room, computers, settings
        self._post, self._rested = post, rested
        self._clockwork = Clockwork(partial(post, self._go_on))

    @property
    def is_running(self) -> bool:
        """Play goes on."""
        return self._clockwork.is_running

    @property
    def present(self) -> set[int]:
        """The seats whose persons are connected, or have dropped a moment ago."""
        return self._room.online | self._clockwork.graces

    def start(self) -> None:
        """Play goes on, the turn with its full time."""
        self._clockwork.start()
        self.plan()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._clockwork.stop()

    def came(self, seat: int) -> None:
        """A person is connected."""
        self._clockwork.end_grace(seat)

    def retry(self) -> None:
        """What should have happened could not: try again, for ever, because somebody may make room."""
        self._clockwork.wake_in(_RETRY_SECONDS)

    # What comes next

    def plan(self) -> None:
        """Arrange what happens next, in the present state and with the people who are there."""
        clockwork, state = self._clockwork, self._ledger.state
        clockwork.cancel_next()
        if not clockwork.is_running or state.match is None:
            return
        key = (state.match_number, state.match.hand_number, state.to_move)
        if state.phase == "between_hands":
            clockwork.begin(key, self._settings.pause)
            clockwork.wake_in(clockwork.left or 0)
        elif state.to_move is not None:
            clockwork.begin(key, state.rules.turn_seconds)
            self._plan_turn(state.to_move)
        for seat in state.persons:
            if seat not in self._room.online and not state.seat(seat).away:
                over = partial(self._post, self._grace_is_over, seat)
                clockwork.begin_grace(seat, self._settings.grace, over)

    def _plan_turn(self, number: int) -> None:
        state, left = self._ledger.state, self._clockwork.left
        seat, substitute = state.seat(number), self._computers.substitute(state.rules)
        if seat.level is not None:
            self._think(number, seat.level, "computer", self._settings.pace)
        elif seat.away and number not in self._room.online:
            self._think(number, substitute, "substitute", self._settings.pace)
        elif left is not None and left <= 0:
            self._think(number, substitute, "timeout", 0)
        elif left is not None:
            self._clockwork.wake_in(left)

    def _think(self, seat: int, level: str, by: wire.By, pace: float) -> None:
        state = self._ledger.state
        if state.match is not None:
            self._clockwork.think(self._choose(state.match.view(seat), level, by, pace, state.seq))

    async def _choose(self, view: View, level: str, by: wire.By, pace: float, seq: int) -> None:
        action, _ = await asyncio.gather(self._computers.choose(level, view), asyncio.sleep(pace))
        self._post(self._computer_acts, view.to_move, action, by, seq)

    # Jobs

    async def _computer_acts(self, seat: int, action: Action, by: wire.By, seq: int) -> None:
        if seq != self._ledger.state.seq:
            return  # something else has happened meanwhile
        draft = self._ledger.draft()
        decisions.act(draft, seat, action, by)
        await self._ledger.commit_or_again(draft)

    async def _go_on(self) -> None:
        """The time of something is up."""
        left = self._clockwork.left
        if self.is_running and self._ledger.state.phase == "between_hands" and left is not None and left <= 0:
            draft = self._ledger.draft()
            decisions.deal(draft)
            await self._ledger.commit_or_again(draft)
        else:
            self.plan()

    async def _grace_is_over(self, seat: int) -> None:
        """Somebody has been away for long."""
        self._clockwork.end_grace(seat)
        if not self._room.online:
            if not self._clockwork.graces:
                self.stop()
                self._rested()
            return
        draft = self._ledger.draft()
        if seat not in self._room.online and draft.state.phase in ("playing", "between_hands"):
            draft.add(wire.SeatLeft(seat))
        decisions.start_rematch_if_wanted(draft, self.present)
        await self._ledger.commit_or_again(draft)

    # What is shown of it

    def clock(self) -> wire.Clock | None:
        """The clock of the turn, where turns have one."""
        seconds, seat = self._ledger.state.rules.turn_seconds, self._ledger.state.to_move
        if seconds is None or seat is None:
            return None
        left = self._clockwork.left
        return wire.Clock(seat, seconds if left is None else round(left, 2), seconds)

    def pause_left(self) -> float | None:
        """The seconds until the next hand, between two."""
        if self._ledger.state.phase != "between_hands":
            return None
        left = self._clockwork.left
        return self._settings.pause if left is None else round(left, 2)
