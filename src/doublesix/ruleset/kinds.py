"""The kinds of option value: how each reads, checks and writes itself.

A canonical value is an `int`, `bool`, `str`, `None` (the word ``none`` where a number could stand) or a `tuple`
of those. Every kind reads its canonical values and their text alike.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass

from ..errors import ParseError
from ..tiles import Tile

__all__ = [
    "Choice",
    "Flag",
    "Kind",
    "Number",
    "Numbers",
    "ReservedValueError",
    "Target",
    "Value",
    "Words",
    "is_neutral",
    "value_text",
]


def is_neutral(value: object) -> bool:
    """The value asks for nothing, and so contradicts nothing."""
    return value is False or value in ("any", "none", None, ("none",))


Value = int | bool | str | None | tuple[int, ...] | tuple[str, ...]

_INTEGER = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_HOLDER = "holder:"


class ReservedValueError(ValueError):
    """A value of the wider family of games that cannot be played yet."""


def value_text(value: Value) -> str:
    """The text of a canonical value, as records and the command line write it."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case tuple():
            return ",".join(map(str, value))
    return str(value)


def _integer(raw: object) -> int | None:
    if isinstance(raw, int) and not isinstance(raw, bool):
        return raw
    if isinstance(raw, str) and _INTEGER.fullmatch(raw.strip()):
        return int(raw)
    return None


def _items(raw: object) -> list[object]:
    if isinstance(raw, str):
        raw = raw.split(",")
    items = list(raw) if isinstance(raw, list | tuple) else [raw]
    return [item.strip() if isinstance(item, str) else item for item in items]


class Kind(ABC):
    """How one option's value is read."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """What may stand there, in English."""

    @abstractmethod
    def read(self, raw: object) -> Value:
        """The canonical value; `ValueError` for anything else, `ReservedValueError` for what is to come."""


@dataclass(frozen=True, slots=True)
class Choice(Kind):
    """One of some words; ``holder`` also allows ``holder:a-b``, the seat that holds a tile."""

    words: tuple[str, ...]
    reserved: tuple[str, ...] = ()
    holder: bool = False

    @property
    def expected(self) -> str:
        return ", ".join(self.words + (("holder:a-b",) if self.holder else ()))

    def read(self, raw: object) -> Value:
        word = "none" if raw is None else raw
        if not isinstance(word, str):
            raise ValueError(raw)
        word = word.strip()
        if word in self.words:
            return word
        if word in self.reserved or any(r.endswith(":") and word.startswith(r) for r in self.reserved):
            raise ReservedValueError(word)
        if self.holder and word.startswith(_HOLDER):
            try:
                return f"{_HOLDER}{Tile.parse(word[len(_HOLDER) :])}"
            except ParseError:
                raise ValueError(raw) from None
        raise ValueError(raw)


@dataclass(frozen=True, slots=True)
class Flag(Kind):
    """``true`` or ``false``."""

    @property
    def expected(self) -> str:
        return "true, false"

    def read(self, raw: object) -> Value:
        if isinstance(raw, bool):
            return raw
        if isinstance(raw, str) and raw.strip() in ("true", "false"):
            return raw.strip() == "true"
        raise ValueError(raw)


@dataclass(frozen=True, slots=True)
class Number(Kind):
    """A whole number in a range, or one of some words; the word ``none`` is read as `None`."""

    least: int
    most: int
    words: tuple[str, ...] = ()

    @property
    def expected(self) -> str:
        return ", ".join((*self.words, f"a number from {self.least} to {self.most}"))

    def read(self, raw: object) -> Value:
        word = "none" if raw is None else raw.strip() if isinstance(raw, str) else raw
        if word in self.words:
            return None if word == "none" else str(word)
        number = _integer(raw)
        if number is None or not self.least <= number <= self.most:
            raise ValueError(raw)
        return number


@dataclass(frozen=True, slots=True)
class Numbers(Kind):
    """A list of different whole numbers in a range."""

    least: int
    most: int

    @property
    def expected(self) -> str:
        return f"different numbers from {self.least} to {self.most} with commas between them"

    def read(self, raw: object) -> Value:
        numbers = [_integer(item) for item in _items(raw)]
        found = tuple(number for number in numbers if number is not None)
        if len(found) != len(numbers) or not found or len(set(found)) != len(found):
            raise ValueError(raw)
        if not self.least <= min(found) <= max(found) <= self.most:
            raise ValueError(raw)
        return found


@dataclass(frozen=True, slots=True)
class Words(Kind):
    """A list of different words, of which those in ``last`` can only stand at the end."""

    words: tuple[str, ...]
    last: tuple[str, ...]

    @property
    def expected(self) -> str:
        return f"{', '.join(self.words)} in the order they apply, nothing behind {' or '.join(self.last)}"

    def read(self, raw: object) -> Value:
        items = ["none"] if raw is None else _items(raw)
        found = tuple(item for item in items if isinstance(item, str) and item in self.words)
        if not found or len(found) != len(items) or len(set(found)) != len(found):
            raise ValueError(raw)
        if any(item in self.last for item in found[:-1]):
            raise ValueError(raw)
        return found


@dataclass(frozen=True, slots=True)
class Target(Kind):
    """Points, or ``hands:k``; ``hands:all`` where the game has an engine for each hand."""

    most: int
    all_hands: bool = False

    @property
    def expected(self) -> str:
        return f"points from 1 to {self.most}, or hands:k" + (", or hands:all" if self.all_hands else "")

    def read(self, raw: object) -> Value:
        number = _integer(raw)
        if number is not None and 1 <= number <= self.most:
            return number
        if isinstance(raw, str) and raw.strip().startswith("hands:"):
            word = raw.strip().removeprefix("hands:")
            if word == "all" and self.all_hands:
                return "hands:all"
            hands = _integer(word)
            if hands is not None and 1 <= hands <= self.most:
                return f"hands:{hands}"
        raise ValueError(raw)
