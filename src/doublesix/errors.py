"""What can go wrong, and how it is told.

::

    DoublesixError
    ├── RulesError              a set of rules that no game can be played by; .faults
    ├── DealError               a deal that does not fit the rules; .faults
    ├── ParseError              a text that is no tile, action or record; .code
    ├── RecordError             a record with unreadable or false places; .faults
    ├── IllegalActionError      an action that is refused here; .code, .legal
    ├── AmbiguousActionError    a placement that fits several ends; .code, .choices
    └── MatchStateError         a request that the match cannot serve now; .code

Every leaf carries a stable ``code``, which is also the key of its text in Arabic, Persian and English, and
``params`` for that text. ``str()`` is one terse English line for developers: it echoes the input and says
what would have been right.
"""

from __future__ import annotations

import reprlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .action import Action

__all__ = [
    "AmbiguousActionError",
    "DealError",
    "DoublesixError",
    "Fault",
    "IllegalActionError",
    "MatchStateError",
    "ParseError",
    "RecordError",
    "RulesError",
    "shown",
]


def shown(value: object, longest: int = 80) -> str:
    """A short text of any input for a message; it never fails, whatever the input is.

    >>> shown("5-6"), shown([5, 6]), shown("a" * 9, 3)
    ('5-6', '5,6', 'aaa…')
    """
    if isinstance(value, list | tuple) and 0 < len(value) <= 8 and all(isinstance(item, str | int) for item in value):
        text = ",".join(shown(item, longest) for item in value)
    elif isinstance(value, str):
        text = value
    else:
        try:
            text = reprlib.repr(value)
        except ValueError:
            # Python refuses to write numbers of thousands of digits.
            text = f"a huge {type(value).__name__}"
    return text if len(text) <= longest else f"{text[:longest]}…"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, where it is, and what would be right.

    ``code`` is stable and keys the text in each language; ``where`` names the option, the seat or
    ``line:column``; ``message`` is the English line for developers.
    """

    code: str
    where: str
    message: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.where}: {self.message}" if self.where else self.message


class DoublesixError(Exception):
    """The root of every error that doublesix raises on purpose."""

    code: str = "error"

    def __init__(self, message: str, *, code: str | None = None, params: Mapping[str, Any] | None = None):
        super().__init__(message)
        if code is not None:
            self.code = code
        self.params: dict[str, Any] = dict(params or {})


class _FaultsError(DoublesixError):
    """An error that lists every fault at once."""

    def __init__(self, faults: Sequence[Fault]):
        self.faults: tuple[Fault, ...] = tuple(faults)
        super().__init__("; ".join(str(fault) for fault in self.faults))


class RulesError(_FaultsError):
    """The rules cannot be played by; ``faults`` lists everything that is wrong with them."""

    code = "rules.invalid"


class DealError(_FaultsError):
    """The deal does not fit the rules; ``faults`` lists everything that is wrong with it."""

    code = "deal.invalid"


class RecordError(_FaultsError):
    """The record has unreadable or false places; ``faults`` lists them."""

    code = "record.invalid"


class ParseError(DoublesixError):
    """A text that is not what it should be. ``text`` is the input."""

    code = "parse.invalid"

    def __init__(self, message: str, *, code: str, text: str):
        super().__init__(message, code=code, params={"text": text})
        self.text = text


class IllegalActionError(DoublesixError):
    """The action is refused here; the state has not changed.

    ``legal`` holds what would have been accepted from whoever asked: it is empty for a seat that is not on
    turn, because the legal actions of another seat would tell its tiles.
    """

    code = "action.illegal"

    def __init__(
        self,
        message: str,
        *,
        code: str,
        action: Action | None = None,
        legal: Sequence[Action] = (),
        params: Mapping[str, Any] | None = None,
    ):
        self.action = action
        self.legal: tuple[Action, ...] = tuple(legal)
        named = {"action": "" if action is None else str(action), **(params or {})}
        super().__init__(message, code=code, params=named)


class AmbiguousActionError(DoublesixError):
    """The placement names no end and several would do; ``choices`` are the complete actions."""

    code = "action.ambiguous"

    def __init__(self, message: str, *, action: Action, choices: Sequence[Action]):
        self.action = action
        self.choices: tuple[Action, ...] = tuple(choices)
        listed = ", ".join(str(choice) for choice in self.choices)
        super().__init__(message, params={"action": str(action), "choices": listed})


class MatchStateError(DoublesixError):
    """What was asked for cannot be done in this phase of the match (``match.over``, ``match.hand_running``)."""

    code = "match.state"
