"""One task that does jobs one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from .problems import ProblemError

__all__ = ["Actor", "GoneError"]

T = TypeVar("T")

_MOST_JOBS = 512


class GoneError(Exception):
    """This actor does no more jobs."""


class _Job(NamedTuple):
    run: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any] | None


class Actor:
    """Does the jobs that it is given, in order and one at a time, until it stops or a job fails unforeseen.

    `ProblemError` is foreseen: it goes to whoever waits for the job, or to ``on_problem`` where nobody does. With
    anything else the actor ends. ``on_end`` is told the error, `None` after a stop.
    """

    __slots__ = ("_is_gone", "_jobs", "_on_end", "_on_problem", "_task", "_waiting")

    def __init__(self, on_problem: Callable[[ProblemError], None], on_end: Callable[[BaseException | None], None]):
        self._jobs: deque[_Job] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._on_problem, self._on_end = on_problem, on_end
        self._is_gone = False
        self._task = asyncio.create_task(self._work())
        self._task.add_done_callback(self._ended)

    async def do(self, run: Callable[[], Awaitable[T]]) -> T:
        """Do a job and wait for it.

        Raises what the job raises, `GoneError` where it will not be done, and `ProblemError` ``service.busy`` where
        too many jobs wait.
        """
        if self._is_gone:
            raise GoneError
        if len(self._jobs) >= _MOST_JOBS:
            raise ProblemError("service.busy")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._add(_Job(run, done))
        return await done

    def post(self, run: Callable[[], Awaitable[Any]]) -> None:
        """Add a job that nobody waits for."""
        self._add(_Job(run, None))

    def _add(self, job: _Job) -> None:
        self._jobs.append(job)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def retire(self) -> None:
        """End after the present job."""
        self._is_gone = True

    async def stop(self) -> None:
        """End now, in the middle of a job too."""
        self._is_gone = True
        self._task.cancel()
        await asyncio.wait({self._task})

    async def _work(self) -> None:
        while not self._is_gone:
            if not self._jobs:
                self._waiting = asyncio.get_running_loop().create_future()
                await self._waiting
                self._waiting = None
            run, done = self._jobs.popleft()
            try:
                result = await run()
            except ProblemError as problem:
                if done is None:
                    self._on_problem(problem)
                elif not done.done():
                    done.set_exception(problem)
            except BaseException:
                if done is not None and not done.done():
                    done.set_exception(GoneError())
                raise
            else:
                if done is not None and not done.done():
                    done.set_result(result)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._is_gone = True
        while self._jobs:
            done = self._jobs.popleft().done
            if done is not None and not done.done():
                done.set_exception(GoneError())
        self._on_end(None if task.cancelled() else task.exception())
