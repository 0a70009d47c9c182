"""Where the logs of tables are kept: what every store must do.

An append is all or nothing, and it has survived a power cut when it returns. ``(table, seq)`` and
``(table, action)`` exist once at most: a second writer, or an action that is sent twice, is refused instead of
doubled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

__all__ = ["ConflictError", "EventStore", "Row", "StoreError", "StoreFullError"]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table's log.

    ``seq`` counts from 1, ``at`` is Unix time in seconds, ``body`` the encoded entry. ``action`` is the key of the
    client's action that it answers, `None` for what no client asked for.
    """

    seq: int
    at: float
    body: bytes
    action: str | None = None


class StoreError(Exception):
    """The store cannot serve; nothing was appended, or whether something was is unknown: read again."""


class StoreFullError(StoreError):
    """There is no room; nothing was appended."""


class ConflictError(StoreError):
    """A line of this number, or of this action, is there already; nothing was appended."""


class EventStore(Protocol):
    """Keeps the logs of tables."""

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        """Append lines to a table's log, all or none; they are safe when this returns.

        Raises `ConflictError`, `StoreFullError`, `StoreError`.
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The lines behind line ``after``, in order; none for a table that is not there."""

    async def find(self, table: str, action: str) -> Row | None:
        """The line that answers an action."""

    async def close(self) -> None:
        """Finish what was begun and let go; nothing can be asked afterwards."""
