"""What a person types at the table, in any of the languages and digits."""

from __future__ import annotations

import enum
import re
import unicodedata
from dataclasses import dataclass
from functools import cache

from ..action import LINE_ENDS, MEXICAN, Action, Done, Draw, Pass, Place, Start
from ..errors import ParseError
from ..text import LANGUAGES, Catalogue, latin_digits
from ..text.bidi import without_marks
from ..tiles import Tile

__all__ = ["Chosen", "Command", "Does", "Wish", "as_number", "read_command", "read_end"]


class Wish(enum.Enum):
    """What is typed besides actions; the value is the end of its key in the catalogues."""

    HELP = "help"
    RULES = "rules"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Chosen:
    """The number of a line in the list of moves, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class Does:
    """An action; a placement may still lack its end."""

    action: Action


Command = Chosen | Does | Wish

_PLAIN_ACTIONS: dict[str, Action] = {"draw": Draw(), "pass": Pass(), "start": Start(), "done": Done()}

_BETWEEN = r"[\s,،:|/._\-\u2010-\u2015\u2212]"
_TILE = re.compile(
    rf"[\[(]?\s*(?:([0-9]{{1,2}})\s*{_BETWEEN}\s*([0-9]{{1,2}})|([0-9])([0-9]))\s*[\])]?(?![0-9])\s*(@?)\s*(.*)"
)


@cache
def _words(kind: str) -> frozenset[str]:
    """Everything that means this, in every language."""
    words: set[str] = set()
    for lang in LANGUAGES:
        listed = Catalogue(lang).text(f"input-{kind}").replace("،", ",")
        words.update(_plain(word) for word in listed.split(","))
    return frozenset(words)


def _plain(text: str) -> str:
    """Typed text as it is compared: digits 0-9, small letters, the Arabic letters that Persian keyboards vary."""
    parted = without_marks(text).replace("\N{ZERO WIDTH NON-JOINER}", "")
    folded = unicodedata.normalize("NFKC", latin_digits(parted)).casefold()
    return " ".join(folded.replace("ي", "ی").replace("ى", "ی").replace("ك", "ک").split())


def as_number(text: str) -> int | None:
    """The whole number that was typed, in any digits; `None` for anything else."""
    plain = _plain(text)
    return int(plain) if plain.isascii() and plain.isdecimal() and len(plain) <= 9 else None


def read_end(text: str, own_train: str | None = None) -> str | None:
    """The end that was named, by its letter or its word; `None` for anything else.

    In a train game ``own_train`` is the reader's own, and ends are trains.
    """
    plain = _plain(text)
    if own_train is None:
        return next((end for end in LINE_ENDS if plain in _words(end) or plain == end.casefold()), None)
    if plain in _words("own"):
        return own_train
    if plain in _words(MEXICAN) or plain == MEXICAN.casefold():
        return MEXICAN
    return plain if as_number(plain) is not None else None


def read_command(text: str, n_moves: int, own_train: str | None = None) -> Command:
    """What was typed, where ``n_moves`` are listed. A number of that list goes before a tile such as 11.

    Raises `ParseError` with the codes of `Action.parse`.
    """
    plain = _plain(text)
    for wish in Wish:
        if plain in _words(wish.value):
            return wish
    for word, action in _PLAIN_ACTIONS.items():
        if plain in _words(word):
            return Does(action)
    number = as_number(plain)
    if number is not None and (len(plain) != 2 or number <= n_moves):
        return Chosen(number)
    return Does(_placement(plain, text, own_train))


def _placement(plain: str, text: str, own_train: str | None) -> Place:
    found = _TILE.fullmatch(plain)
    if found is None:
        raise ParseError(f"{text[:64]!r} is no move", code="parse.action", text=text[:64])
    first, second, third, fourth, at, rest = found.groups()
    tile = Tile.parse(f"{first or third}-{second or fourth}")
    if not rest and not at:
        return Place(tile)
    end = read_end(rest, own_train)
    if end is None:
        raise ParseError(f"{rest[:64]!r} names no end", code="parse.end", text=rest[:64])
    return Place(tile, end)
