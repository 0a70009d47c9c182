"""The bodies of HTTP requests, and their answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .parts import Phase, Plain, RawName, Rules, Seat, SeatNumber

__all__ = [
    "Arranged",
    "AskRulebook",
    "CreateTable",
    "FillSeat",
    "Game",
    "Games",
    "Health",
    "Option",
    "Rulebook",
    "Seated",
    "Section",
    "TableInfo",
    "TableMade",
    "TakeSeat",
]


HouseRules = Annotated[dict[Annotated[str, Meta(max_length=80)], str | int | bool], Meta(max_length=100)]
"""Options by name, as text, number or truth value."""


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A body that a client sends."""


class CreateTable(_Request, frozen=True):
    """``POST /api/tables``: make a table.

    ``options`` are house rules as text, number or truth value; ``computers`` maps seats to levels. With a ``name``
    the maker takes a seat: ``seat``, or the first that is free.
    """

    game: Annotated[str, Meta(max_length=80)]
    players: int | None = None
    options: HouseRules = {}
    computers: Annotated[dict[SeatNumber, Annotated[str, Meta(max_length=40)]], Meta(max_length=10)] = {}
    name: RawName | None = None
    seat: SeatNumber | None = None


class TableMade(Plain, frozen=True):
    """The new table. ``link`` invites others; ``token`` owns ``seat`` and is the maker's alone."""

    table: str
    link: str
    seat: int | None
    token: str | None


class TakeSeat(_Request, frozen=True):
    """``POST /api/tables/{table}/seats``: take a free seat, this one or the first.

    With an ``id`` that the client makes and keeps to itself, a request that is sent again gets the same seat.
    """

    name: RawName
    seat: SeatNumber | None = None
    id: Annotated[str, Meta(min_length=16, max_length=64)] | None = None


class Seated(Plain, frozen=True):
    """The seat is taken; ``token`` owns it."""

    seat: int
    token: str


class FillSeat(_Request, frozen=True):
    """``POST /api/tables/{table}/computers``: put a computer player on a free seat; only for somebody who is seated,
    whose token comes as ``Authorization: Bearer …``."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Arranged(Plain, frozen=True):
    """``GET /api/tables/{table}/train``: help with the hand of the seat that the token owns, from its own tiles.

    ``train`` is a longest train that continues the seat's own, in the order in which it is laid; ``loose`` are the
    other tiles, heavy ones first. Where no engine is known yet, all are ``loose``.
    """

    train: list[str]
    loose: list[str]


class TableInfo(Plain, frozen=True):
    """``GET /api/tables/{table}``: what anybody with the link may know before joining."""

    table: str
    link: str
    phase: Phase
    rules: Rules
    seats: list[Seat]
    spectators: int


class AskRulebook(_Request, frozen=True):
    """``POST /api/rulebook``: the rules that options make, in words. ``digits`` are those of the language, or 0-9."""

    game: Annotated[str, Meta(max_length=80)]
    players: int | None = None
    options: HouseRules = {}
    lang: Literal["ar", "fa", "en"] = "en"
    digits: Literal["native", "latin"] = "native"


class Section(Plain, frozen=True):
    """A part of a rulebook: its heading, and its sentences in order."""

    heading: str
    sentences: list[str]


class Rulebook(Plain, frozen=True):
    """The rules of a game in words, from the set of tiles to the end of the match."""

    sections: list[Section]


class Option(Plain, frozen=True):
    """An option of games: its default and its values.

    ``kind`` is ``choice`` (one of ``words``), ``flag``, ``number`` (from ``least`` to ``most``, or one of ``words``),
    ``numbers`` (some of them with commas between), ``words`` (some of them, in order, with commas between, those in
    ``last`` only at the end) or ``target`` (points up to ``most``, ``hands:`` and a number, or one of ``words``).
    ``holder`` also allows ``holder:a-b``, the seat that holds a tile.
    """

    name: str
    kind: str
    default: str
    words: list[str]
    last: list[str]
    least: int | None
    most: int | None
    holder: bool


class Game(Plain, frozen=True):
    """A preset: for ``players[0]`` to ``players[1]``; ``options`` are by number of players, then by name, all of them
    in text form. ``layout`` is ``line`` or ``trains``; ``levels`` are those of its computer players, weakest first."""

    name: str
    layout: str
    version: int
    players: list[int]
    options: dict[str, dict[str, str]]
    levels: list[str]


class Games(Plain, frozen=True):
    """``GET /api/games``: what a table can be made of. ``options`` are those of line games, ``train_options`` those of
    train games."""

    games: list[Game]
    options: list[Option]
    train_options: list[Option]


class Health(Plain, frozen=True):
    """``GET /healthz``: status 200 and ``ready``, or 503 while ``starting``.

    ``progress`` is the share of the preparations that is done; train games can be played when it is 1.
    """

    status: Literal["starting", "ready"]
    version: str
    progress: float
