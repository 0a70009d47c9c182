"""The entries of a table's log.

The log is the table: its state is the fold of these, in order. Most entries are the public events themselves. Four
hold more than anybody may see: the keys of the table and of its seats, the seeds and the deals. `shown` makes the
event that an audience sees; of what the tiles are it leaves the decision to `doublesix.view`.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from .. import event as ds_event
from ..ruleset import RuleSet
from ..tiles import Tile
from ..view import redacted
from . import translate, wire

__all__ = [
    "Entry",
    "HandDealt",
    "MatchStarted",
    "SeatTaken",
    "TableCreated",
    "decode_entry",
    "encode_entry",
    "shown",
]


class _Private(Struct, frozen=True, tag_field="event", tag=lambda name: name):
    """An entry that holds secrets."""


class TableCreated(_Private, frozen=True):
    """The table was made. ``options`` are all of them as text, so that a later version of the game changes nothing;
    ``changes`` those that differ from the game's own; ``key`` signs the tokens of this table."""

    game: str
    version: int
    players: int
    options: dict[str, str]
    changes: dict[str, str]
    key: str


class SeatTaken(_Private, frozen=True):
    """A seat was taken by a person, whose tokens name ``owner``, or by a computer player of ``level``."""

    seat: int
    name: str | None
    level: str | None
    owner: str | None


class MatchStarted(_Private, frozen=True):
    """A match begins; its hands are dealt from ``seed``, in hexadecimal."""

    match: int
    seed: str


class HandDealt(_Private, frozen=True):
    """A hand was dealt: all tiles by seat, and the stock in the order of drawing."""

    hand: int
    leader: int | None
    tiles: list[str]
    stock: str
    stock_left: int


Entry = (
    TableCreated
    | SeatTaken
    | MatchStarted
    | HandDealt
    | wire.TilePlaced
    | wire.TileDrawn
    | wire.Passed
    | wire.FirstTurnDone
    | wire.TrainMarked
    | wire.HandEnded
    | wire.MatchEnded
    | wire.SeatLeft
    | wire.SeatReturned
    | wire.RematchAsked
    | wire.Resumed
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encode_entry(entry: Entry) -> bytes:
    """The entry as the log keeps it."""
    return _encoder.encode(entry)


def decode_entry(body: bytes) -> Entry:
    """The entry of a line of the log."""
    return _decoder.decode(body)


def shown(entry: Entry, rules: RuleSet, audience: int | None) -> wire.Event:
    """The event as this audience, a seat or `None` for a spectator, may know it."""
    match entry:
        case TableCreated():
            return wire.TableCreated(entry.game, entry.players, entry.changes)
        case SeatTaken():
            return wire.SeatTaken(entry.seat, entry.name, entry.level)
        case MatchStarted():
            return wire.MatchStarted(entry.match)
        case HandDealt():
            tiles = tuple(translate.tiles_of(held) for held in entry.tiles)
            dealt = redacted(rules, ds_event.HandDealt(entry.hand, entry.leader, tiles, entry.stock_left), audience)
            return translate.public_deal(dealt)
        case wire.TileDrawn(tile=str(tile)):
            drawn = redacted(rules, ds_event.TileDrawn(entry.seat, Tile.parse(tile)), audience)
            return translate.public_draw(drawn, entry.by)
        case wire.HandEnded():
            ended = redacted(rules, ds_event.HandEnded(translate.hand_outcome_of(entry.outcome)), audience)
            return translate.public_end(ended, entry.scores)
    return entry
