"""The record of a table's match, as whoever asks may know it."""

from __future__ import annotations

from collections.abc import Sequence

from ..record import Record
from .entries import MatchStarted, decode_entry
from .problems import ProblemError
from .store import Row
from .tablestate import DamagedLogError, TableState, fold

__all__ = ["record_text"]


def record_text(rows: Sequence[Row], seat: int | None, number: int | None) -> str:
    """The text of match ``number``, or of the last one, for a seat or for a spectator.

    Raises `ProblemError` ``record.unknown_match``, ``table.damaged``.
    """
    log = [decode_entry(row.body) for row in rows]
    starts = [place for place, entry in enumerate(log) if isinstance(entry, MatchStarted)]
    wanted = len(starts) if number is None else number
    if not 1 <= wanted <= len(starts):
        raise ProblemError("record.unknown_match", {"match": wanted, "matches": len(starts)})
    end = starts[wanted] if wanted < len(starts) else len(log)
    try:
        state = fold(log[:end])
    except DamagedLogError as error:
        raise ProblemError("table.damaged") from error
    return _text(state, seat)


def _text(state: TableState, seat: int | None) -> str:
    if state.match is None:
        raise ProblemError("record.unknown_match", {"match": 0, "matches": 0})
    names = [taken.name for taken in state.seats]
    return Record.of(state.match, names=names, audience="spectator" if seat is None else seat).text()
