"""The state of one table and its log, which never part: a state is what the stored entries make."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import structlog

from .decisions import Draft
from .entries import decode_entry, encode_entry
from .problems import ProblemError
from .store import ConflictError, EventStore, Row, StoreError, StoreFullError
from .tablestate import TableState

__all__ = ["Ledger", "store_problem"]

_log = structlog.get_logger(__name__)

Changed = Callable[[Draft, Sequence[Row], Callable[[], None] | None], None]


class Ledger:
    """Stores drafts; a draft that is stored becomes the ``state``, and ``changed`` is called with it, its lines, and
    whatever answers the client that asked for it.

    Where it is not known whether the last lines were stored, `make_sure` reads how the log goes on.
    """

    __slots__ = ("_changed", "_is_doubtful", "_store", "_table", "_wall", "state")

    def __init__(self, table: str, state: TableState, store: EventStore, wall: Callable[[], float], changed: Changed):
        self._table, self._store, self._wall, self._changed = table, store, wall, changed
        self.state = state
        self._is_doubtful = False

    def draft(self) -> Draft:
        """An empty draft of what comes next."""
        return Draft.of(self.state)

    async def commit(self, draft: Draft, action: str | None = None, answer: Callable[[], None] | None = None) -> None:
        """Store the draft's entries, the first as what answers ``action``. An empty draft changes nothing.

        Raises `ConflictError` where another program has written or the action was done before, and `ProblemError`
        ``store.…``.
        """
        if not draft.entries:
            return
        at, first = self._wall(), self.state.seq + 1
        rows = [Row(first + n, at, encode_entry(entry), None if n else action) for n, entry in enumerate(draft.entries)]
        try:
            await self._store.append(self._table, rows)
        except ConflictError:
            self._is_doubtful = True
            raise
        except StoreError as error:
            self._is_doubtful = not isinstance(error, StoreFullError)
            raise store_problem(error) from error
        self._advance(draft, rows, answer)

    async def commit_or_again(self, draft: Draft) -> None:
        """As `commit`, for what may simply be asked for again: a conflict is `ProblemError` ``service.busy``."""
        try:
            await self.commit(draft)
        except ConflictError:
            raise ProblemError("service.busy") from None

    def _advance(self, draft: Draft, rows: Sequence[Row], answer: Callable[[], None] | None) -> None:
        self.state = draft.state
        self.state.forget_past_hands()
        self._changed(draft, rows, answer)

    async def make_sure(self) -> None:
        """Go on by what the log holds and the state does not know.

        Raises `ProblemError` ``store.…``.
        """
        if not self._is_doubtful:
            return
        rows = await self.read(self.state.seq)
        self._is_doubtful = False
        if rows:
            draft = self.draft()
            for row in rows:
                draft.add(decode_entry(row.body))
            self._advance(draft, rows, None)

    async def read(self, after: int) -> list[Row]:
        """The lines of the log behind line ``after``. Raises `ProblemError` ``store.…``."""
        try:
            return await self._store.read(self._table, after)
        except StoreError as error:
            raise store_problem(error) from error

    async def find(self, action: str) -> Row | None:
        """The line that answers an action. Raises `ProblemError` ``store.…``."""
        try:
            return await self._store.find(self._table, action)
        except StoreError as error:
            raise store_problem(error) from error


def store_problem(error: StoreError) -> ProblemError:
    """What a client is told when the store cannot serve."""
    if isinstance(error, StoreFullError):
        return ProblemError("store.full")
    _log.error("store failed", error=str(error))
    return ProblemError("store.unavailable")
