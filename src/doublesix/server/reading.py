"""Records that somebody sends to step through: read, played and told, aside from everything else.

Nothing is kept. Reading goes on in a thread of its own, one record after another, so that tables go on meanwhile; one
that takes long is left.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec import UNSET

from .. import event as ds_event
from ..action import Action, Draw
from ..errors import Fault, RecordError
from ..record import Finding, Record, Step
from ..ruleset import RuleSet
from . import wire
from .problems import ProblemError
from .translate import (
    ActionEvent,
    action_of,
    public_deal,
    rules_of,
    tile_texts,
    wire_count,
    wire_ends,
    wire_event,
    wire_trains,
)
from .wire import RecordFinding, RecordRead, RecordStep

__all__ = ["LARGEST_BODY", "Reader", "told"]

LARGEST_BODY = 256 * 1024
"""Bytes of the longest record: twice the longest match."""
_MOST_SECONDS = 20.0
_MOST_WAITING = 8

Ready = Callable[[str], Awaitable[None]]


class Reader:
    """Reads records, one at a time."""

    def __init__(self, most_seconds: float = _MOST_SECONDS):
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="records")
        self._most_seconds = most_seconds
        self._waiting = 0

    async def read(self, body: bytes, ready: Ready) -> bytes:
        """A `RecordRead` as JSON; ``ready`` waits until a game can be played.

        Raises `ProblemError` ``record.unreadable``, ``record.too_slow``, ``service.busy``, ``service.starting``.
        """
        if self._waiting >= _MOST_WAITING:
            raise ProblemError("service.busy")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            record = await loop.run_in_executor(self._thread, _parsed, body)
            await ready(record.rules.game)
            return await loop.run_in_executor(self._thread, _encoded, record, self._most_seconds)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Leave what is being read."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _parsed(body: bytes) -> Record:
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        fault = Fault("record.not_unicode", f"{line}:1", "no Unicode text", {})
        raise ProblemError("record.unreadable", {"line": line}, [fault]) from None
    record, faults = Record.read(text)
    if record is None:
        raise ProblemError("record.unreadable", {"line": faults[0].line}, [finding.fault for finding in faults])
    return record


def _encoded(record: Record, most_seconds: float) -> bytes:
    return msgspec.json.encode(told(record, time.monotonic() + most_seconds))


def told(record: Record, until: float = float("inf")) -> RecordRead:
    """The record as it is sent.

    Raises `ProblemError` ``record.too_slow`` where that goes on at ``until`` on the monotonic clock.
    """
    rules = record.rules
    return RecordRead(
        rules=rules_of(rules),
        changed={name: rules.text(name) for name in rules.changes},
        names=list(record.names),
        audience="all" if record.audience is None else str(record.audience),
        start_scores=list(record.start_scores),
        remarks=dict(record.remarks),
        findings=[_finding(finding) for finding in record.check(between=lambda: _in_time(until))],
        steps=list(_steps(record, until)),
    )


def _in_time(until: float) -> None:
    if time.monotonic() > until:
        raise ProblemError("record.too_slow")


def _finding(found: Finding) -> RecordFinding:
    kind = found.kind.value
    return RecordFinding(found.line, found.column, kind, found.code, found.text, dict(found.params))


def _steps(record: Record, until: float) -> Iterator[RecordStep]:
    before: dict[str, Any] = {}
    steps = record.steps()
    while True:
        _in_time(until)
        try:
            step = next(steps, None)
        except RecordError:
            return  # the findings tell why
        if step is None:
            return
        now = _seen(record.rules, step, before)
        fresh = {name: value for name, value in now.items() if before.get(name, UNSET) != value}
        yield RecordStep(step.line, *_action(record.rules, step), step.points, _events(step), **fresh)
        before = now


def _seen(rules: RuleSet, step: Step, before: dict[str, Any]) -> dict[str, Any]:
    """All that there is to see after a step, as it is sent."""
    first, engine = step.events[0], rules.engine(step.hand)
    leader = first.leader if isinstance(first, ds_event.HandDealt) else before.get("leader")
    return {
        "hand": step.hand,
        "engine": None if engine is None else str(engine),
        "leader": leader,
        "to_move": step.to_move,
        "ends": wire_ends(step.ends),
        "trains": wire_trains(step.trains),
        "count": wire_count(step.count),
        "scores": list(step.scores) if step.scores_known else None,
        "tiles": [tile_texts(tiles) for tiles in step.tiles],
        "tiles_held": list(step.tiles_held),
        "stock_left": step.stock_left,
    }


def _action(rules: RuleSet, step: Step) -> tuple[str | None, int | None]:
    """The action of a step as text, and its seat."""
    first = step.events[0]
    if isinstance(first, ds_event.HandDealt):
        return None, None
    entry = wire_event(first, "person", step.scores)
    if not isinstance(entry, ActionEvent):
        raise TypeError(f"{first!r} is no action")
    action: Action = action_of(entry, rules)
    if isinstance(first, ds_event.TileDrawn):
        action = Draw(first.tile)
    return str(action), entry.seat


def _events(step: Step) -> list[wire.Event]:
    events: list[wire.Event] = []
    for event in step.events:
        match event:
            case ds_event.HandDealt():
                dealt = public_deal(event)
                events.append(msgspec.structs.replace(dealt, tiles=[held or None for held in dealt.tiles]))
            case ds_event.HandEnded() | ds_event.MatchEnded() if not step.scores_known:
                pass  # the tiles that decided are not told
            case _:
                events.append(wire_event(event, "person", step.scores))
    return events
