"""What a check finds in a record, and where."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import Fault

__all__ = ["MOST_FAULTS", "Finding", "Kind", "printable", "shown"]

MOST_FAULTS = 1000
"""Unreadable places that are listed for one record; a text with more of them is no record."""
_LONGEST = 40


class Kind(enum.Enum):
    """How bad a finding is."""

    UNREADABLE = "unreadable"
    """The place says nothing that can be read."""
    FALSE = "false"
    """The place says something that is not so."""
    NOTE = "note"
    """Worth knowing; the record is none the worse for it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding: ``line`` and ``column`` count from 1, ``code`` is stable, ``message`` is the English line.

    ``str()`` is the line without the file, as ``doublesix check`` prints it:

    >>> str(Finding(12, 1, Kind.FALSE, "record.points", "claimed +5, is +10"))
    '12: claimed +5, is +10'
    """

    line: int
    column: int
    kind: Kind
    code: str
    message: str
    params: Mapping[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """What is printed behind the line number: one line, whatever the record holds."""
        return printable(self.message if self.kind is Kind.FALSE else f"{self.kind.value}: {self.message}")

    def __str__(self) -> str:
        return f"{self.line}: {self.text}"

    @property
    def fault(self) -> Fault:
        """The finding as errors carry it; ``where`` is ``line:column``."""
        return Fault(self.code, f"{self.line}:{self.column}", self.text, self.params)


def printable(text: str) -> str:
    """A text on one line, in characters that can be seen: others are escaped."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode("ascii") for c in text)


def shown(text: str) -> str:
    """A piece of a record as a message echoes it: quoted, on one line, not too long."""
    return repr(text) if len(text) <= _LONGEST else f"{text[:_LONGEST]!r}…"
