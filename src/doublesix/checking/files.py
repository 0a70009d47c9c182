"""One file at a time: found, read, checked."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from ..record import Finding, Kind, Record
from ..record.findings import printable

__all__ = [
    "LARGEST_FILE",
    "STANDARD_INPUT",
    "Checked",
    "Status",
    "check_bytes",
    "check_path",
    "find_records",
]

LARGEST_FILE = 4_000_000
"""Bytes of the longest file that is read: more than ten times the longest match."""
STANDARD_INPUT = "-"
"""The name that stands for the standard input."""
_ENDING = ".dpn"


class Status(IntEnum):
    """What became of a file; the exit status of the command is the highest of them."""

    TRUE = 0
    """All that it says is so."""
    FALSE = 1
    """It says something that is not so."""
    UNREADABLE = 2
    """It has places that cannot be read, or cannot be read at all."""


@dataclass(frozen=True, slots=True)
class Checked:
    """One file, named as it was given, with what was found in it; ``record`` is its sound part, if it has one."""

    name: str
    findings: tuple[Finding, ...]
    record: Record | None = None

    @property
    def status(self) -> Status:
        """Unreadable outranks false; notes change nothing."""
        kinds = {finding.kind for finding in self.findings}
        if Kind.UNREADABLE in kinds:
            return Status.UNREADABLE
        return Status.FALSE if Kind.FALSE in kinds else Status.TRUE

    def lines(self) -> Iterator[str]:
        """The findings as they are printed: ``file:line: what``."""
        for finding in self.findings:
            yield f"{printable(self.name)}:{finding.line}: {finding.text}"

    def as_dict(self) -> dict[str, Any]:
        """The file and its findings as plain values."""
        findings = [
            {
                "line": finding.line,
                "column": finding.column,
                "kind": finding.kind.value,
                "code": finding.code,
                "message": finding.text,
            }
            for finding in self.findings
        ]
        return {"file": printable(self.name), "status": int(self.status), "findings": findings}


def find_records(names: Sequence[str]) -> list[str]:
    """The files that these names stand for: of a folder all that end in ``.dpn``, wherever they lie in it, by name."""
    found = []
    for name in names:
        if name == STANDARD_INPUT or not os.path.isdir(name):
            found.append(name)
            continue
        inside = [
            os.path.join(folder, file) for folder, _, files in os.walk(name) for file in files if file.endswith(_ENDING)
        ]
        # A folder without records is as much of a mistake as a missing file: it stays, and cannot be read.
        found.extend(sorted(inside) or [name])
    return found


def check_path(name: str) -> Checked:
    """Check one file, or with ``-`` the standard input. Never raises for what it finds there."""
    if name != STANDARD_INPUT and os.path.isdir(name):
        return _unreadable(name, 1, "file.no_records", f"no file in this folder ends in {_ENDING}")
    try:
        if name == STANDARD_INPUT:
            if sys.stdin is None:
                return _unreadable(name, 1, "file.unreadable", "the standard input is closed")
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            # A pipe in a folder would keep the reader waiting for whoever writes to it.
            if os.path.exists(name) and not os.path.isfile(name):
                return _unreadable(name, 1, "file.unreadable", "this is no regular file")
            with open(name, "rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return _unreadable(name, 1, "file.unreadable", reason)
    return check_bytes(name, data)


def check_bytes(name: str, data: bytes) -> Checked:
    """Check the bytes of a file."""
    if len(data) > LARGEST_FILE:
        return _unreadable(name, 1, "record.too_long", f"more than {LARGEST_FILE} bytes, but no record is so long")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return _unreadable(name, line, "record.not_unicode", f"byte 0x{data[error.start]:02x} is not UTF-8 here")
    record, faults = Record.read(text)
    return Checked(name, faults if record is None else record.check(), record)


def _unreadable(name: str, line: int, code: str, reason: str) -> Checked:
    return Checked(name, (Finding(line, 1, Kind.UNREADABLE, code, reason),))
