"""The lines of a record: tags, actions and claims, before anything is known of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ..action import Action
from ..errors import ParseError
from .findings import Finding, Kind, shown

__all__ = ["Act", "Broken", "Legal", "Tag", "Token", "read_lines"]


@dataclass(frozen=True, slots=True)
class Tag:
    """``[Name "value"]``; ``value_column`` is where the value begins."""

    line: int
    column: int
    name: str
    value: str
    value_column: int


@dataclass(frozen=True, slots=True)
class Act:
    """``SEAT: ACTION [+N] [=N]``, or with ``refused`` the claim ``!SEAT: ACTION``."""

    line: int
    column: int
    seat: int
    action: Action
    points: int | None = None
    count: int | None = None
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Legal:
    """``? ACTION ACTION …``: exactly these are legal for the seat to move."""

    line: int
    column: int
    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Broken:
    """An unreadable line. Without ``only_claims`` it may have changed the course of the game."""

    finding: Finding
    only_claims: bool = False


Token = Tag | Act | Legal | Broken

_TAG = re.compile(r'\[[ \t]*([A-Za-z]+[0-9]*)[ \t]*"([^"\\]*(?:\\["\\][^"\\]*)*)"[ \t]*\]', re.ASCII)
_TAG_START = re.compile(r'\[[ \t]*([A-Za-z]+[0-9]*)[ \t]*"', re.ASCII)
_STRING = re.compile(r'[^"\\]*(?:\\["\\][^"\\]*)*')
_ESCAPE = re.compile(r"\\(.)")
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f\ud800-\udfff]")
_SEAT = re.compile(r"(!?)[ \t]*([0-9]{1,3})[ \t]*:[ \t]*(.*)", re.ASCII | re.DOTALL)
_CLAIM = re.compile(r"[+=][0-9]{1,18}", re.ASCII)
_BLANKS = re.compile(r"[ \t]+")


def read_lines(text: str) -> Iterator[Token]:
    """The tokens of a record, in order. Every unreadable line gives one `Broken` and is left there."""
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        stripped = line.removesuffix("\r").strip(" \t")
        if not stripped or stripped[0] == ";":
            continue
        column = line.index(stripped[0]) + 1
        if stripped[0] == "[":
            yield from _tags(number, column, stripped)
        else:
            yield _statement(number, column, stripped.partition(";")[0].rstrip(" \t"))


def _unreadable(line: int, column: int, code: str, message: str, text: str = "") -> Finding:
    return Finding(line, column, Kind.UNREADABLE, code, message, {"text": text[:80]})


# Tags


def _tags(line: int, first_column: int, text: str) -> Iterator[Token]:
    place = 0
    while place < len(text) and text[place] != ";":
        found = _TAG.match(text, place)
        column = first_column + place
        if found is None:
            yield Broken(_broken_tag(line, column, text, place))
            return
        name, value = found.groups()
        if control := _CONTROL.search(value):
            at = first_column + found.start(2) + control.start()
            yield Broken(_unreadable(line, at, "record.control_character", "a control character in a text"))
            return
        if "\\" in value:
            value = _ESCAPE.sub(r"\1", value)
        yield Tag(line, column, name, value, first_column + found.start(2))
        place = found.end()
        while place < len(text) and text[place] in " \t":
            place += 1


def _broken_tag(line: int, column: int, text: str, place: int) -> Finding:
    rest = text[place:]
    if text[place] != "[":
        message = f"{shown(rest)} behind a tag: actions and claims stand on lines of their own"
        return _unreadable(line, column, "record.behind_tag", message, rest)
    start = _TAG_START.match(text, place)
    if start is None:
        return _unreadable(line, column, "record.tag", f'{shown(rest)} is no tag as in [Game "fives"]', rest)
    string = _STRING.match(text, start.end())
    end = start.end() if string is None else string.end()
    at = column + end - place
    if end == len(text):
        return _unreadable(line, at, "record.open_quote", "the quotation mark that ends the text is missing")
    if text[end] == "\\":
        message = f'{shown(text[end : end + 2])} in a text: only \\" and \\\\ are escapes'
        return _unreadable(line, at, "record.escape", message)
    return _unreadable(line, at + 1, "record.open_tag", "the bracket that ends the tag is missing")


# Actions and claims


def _statement(line: int, column: int, text: str) -> Token:
    is_claim = text[0] in "?!"
    try:
        return _legal(line, column, text) if text[0] == "?" else _act(line, column, text)
    except ParseError as error:
        return Broken(_unreadable(line, column, error.code, str(error), error.text), is_claim)


def _legal(line: int, column: int, text: str) -> Legal:
    words = _BLANKS.split(text[1:].strip(" \t"))
    return Legal(line, column, tuple(_action(word) for word in words if word))


def _act(line: int, column: int, text: str) -> Act:
    found = _SEAT.fullmatch(text)
    if found is None:
        message = f"{shown(text)} is no tag, action or claim; an action is written as in 1: 5-6@E"
        raise ParseError(message, code="record.line", text=text)
    mark, seat, body = found.groups()
    words = _BLANKS.split(body)
    claims: dict[str, int] = {}
    while words and words[-1][:1] in ("+", "="):
        word = words.pop()
        if not _CLAIM.fullmatch(word) or word[0] in claims or mark:
            raise ParseError(_bad_claim(word, bool(mark)), code="record.claim", text=word)
        claims[word[0]] = int(word[1:])
    action = _action(" ".join(words))
    return Act(line, column, int(seat), action, claims.get("+"), claims.get("="), bool(mark))


def _bad_claim(word: str, refused: bool) -> str:
    if refused:
        return f"{shown(word)} behind a refused action, which scores nothing"
    if _CLAIM.fullmatch(word):
        return f"{shown(word)} is a second claim of its kind"
    return f"{shown(word)} is no claim; write +10 for points and =10 for the count"


@lru_cache(maxsize=8192)
def _action(text: str) -> Action:
    if not text.isascii() or not text.isprintable():
        # Digits are ASCII here, and nothing but spaces and tabs separates words.
        raise ParseError(f"{shown(text)} is no action", code="parse.action", text=text)
    return Action.parse(text)
