"""Text into a record: what is sound in it, and every place that cannot be read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ..action import Action, Draw, Place
from ..errors import ParseError
from ..tiles import Tile, TileSet
from .findings import MOST_FAULTS, Finding, Kind, shown
from .header import HEADER_TAGS, REMARKS, HeaderReader, numbers
from .model import Header, Item, RecordedHand, ResultClaim, Totals
from .syntax import Act, Broken, Legal, Tag, read_lines

__all__ = ["LARGEST_TEXT", "ReadText", "read_text"]

LARGEST_TEXT = 1_000_000
"""Characters of the longest text that is read: more than ten times the longest match."""

_NUMBERED = re.compile(r"(Tiles|Seat)([0-9]{1,3})", re.ASCII)
_DIGITS = re.compile(r"[0-9]{1,18}", re.ASCII)
_LONGEST_TILE = 8
_START = Tag(1, 1, "", "", 1)


@dataclass(slots=True)
class ReadText:
    """What a text gave: the header where it is sound, the hands up to the first place that may have changed the
    course of the game, and the unreadable places."""

    header: Header | None
    hands: tuple[RecordedHand, ...]
    faults: tuple[Finding, ...]


@dataclass(slots=True)
class _OpenHand:
    tag: Tag
    number: int
    tags: dict[str, Tag] = field(default_factory=dict)
    tiles: dict[int, list[Tile]] = field(default_factory=dict)
    stock: list[Tile] = field(default_factory=list)
    leader: int | None = None
    items: list[Item] = field(default_factory=list)
    is_dealt: bool = False
    is_sound: bool = True


@lru_cache(maxsize=4096)
def _tile(text: str) -> Tile | None:
    try:
        return Tile.parse(text) if text.isascii() else None
    except ParseError:
        return None


class _TooManyFaultsError(Exception):
    pass


def read_text(text: str) -> ReadText:
    """Read a record as far as it can be read. Never raises."""
    if len(text) > LARGEST_TEXT:
        reason = f"{len(text)} characters, but no record is longer than {LARGEST_TEXT}"
        return ReadText(None, (), (Finding(1, 1, Kind.UNREADABLE, "record.too_long", reason),))
    at = text.find("\0")
    if at >= 0:
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        return ReadText(None, (), (Finding(line, column, Kind.UNREADABLE, "record.nul", "a NUL character"),))
    reader = _Reader()
    try:
        reader.read(text)
    except _TooManyFaultsError:
        last = reader.faults[-1]
        reason = f"more than {MOST_FAULTS} places; the rest is not listed"
        reader.faults.append(Finding(last.line, last.column, Kind.UNREADABLE, "record.too_many", reason))
    faults = sorted(reader.faults, key=lambda fault: (fault.line, fault.column))
    return ReadText(reader.header, tuple(reader.hands), tuple(faults))


class _Reader:
    def __init__(self) -> None:
        self.faults: list[Finding] = []
        self.hands: list[RecordedHand] = []
        self.header: Header | None = None
        self._header = HeaderReader(self._report)
        self._tile_set: TileSet | None = None
        self._hand: _OpenHand | None = None
        self._in_body = False
        self._sound = True
        self._last_number: int | None = None

    def read(self, text: str) -> None:
        last = _START
        for token in read_lines(text):
            match token:
                case Tag():
                    last = token
                    self._tag(token)
                case Broken():
                    self._fault(token.finding)
                    if not token.only_claims:
                        self._lose_track()
                case _:
                    self._statement(token)
        if not self._in_body:
            self._end_header(Tag(last.line, last.column, "", "", last.column))
        self._close_hand()

    # Faults

    def _fault(self, finding: Finding) -> None:
        self.faults.append(finding)
        if len(self.faults) >= MOST_FAULTS:
            raise _TooManyFaultsError

    def _unreadable(
        self, line: int, column: int, code: str, reason: str, params: Mapping[str, Any] | None = None
    ) -> None:
        self._fault(Finding(line, column, Kind.UNREADABLE, code, reason, params or {}))

    def _report(self, tag: Tag, code: str, reason: str, params: Mapping[str, Any] | None = None) -> None:
        self._unreadable(tag.line, tag.column, code, reason, params)

    def _lose_track(self) -> None:
        """What follows can no longer be replayed: something is missing before it."""
        self._sound = False

    # Tags

    def _tag(self, tag: Tag) -> None:
        name = tag.name
        numbered = _NUMBERED.fullmatch(name)
        if numbered:
            # Seat01 is no second name of Seat1.
            name = numbered[1] if tag.name == f"{numbered[1]}{int(numbered[2])}" else ""
        if name == "Hand":
            self._begin_hand(tag)
        elif name in HEADER_TAGS or name == "Seat":
            if self._in_body:
                self._report(tag, "record.late_tag", f"{tag.name} belongs before the first hand")
            else:
                self._header.take(tag)
        elif name in REMARKS:
            self._header.take(tag)
        elif (name == "Tiles" and numbered) or name in ("Stock", "Leader"):
            self._deal_tag(tag, int(numbered[2]) if numbered else 0)
        elif name in ("Settled", "Score", "Result"):
            self._claim_tag(tag)
        else:
            self._report(tag, "record.unknown_tag", f"{tag.name} is no tag of a record")
            if self._hand is not None and not self._hand.is_dealt:
                self._lose_deal(self._hand)

    def _end_header(self, end: Tag) -> None:
        self._in_body = True
        self.header = self._header.finish(end, has_gaps=not self._sound)
        if self.header is None:
            self._lose_track()
        else:
            self._tile_set = self.header.rules.tile_set

    def _begin_hand(self, tag: Tag) -> None:
        if not self._in_body:
            self._end_header(tag)
        self._close_hand()
        value = tag.value.strip(" \t")
        number = int(value) if _DIGITS.fullmatch(value) else 0
        if number < 1:
            self._report(tag, "record.hand_number", f"{shown(tag.value)} is no number of a hand")
            self._lose_track()
        elif self._last_number is not None and number != self._last_number + 1:
            self._report(tag, "record.hand_order", f"hand {number} follows hand {self._last_number}")
            self._lose_track()
        elif self.header is not None and self.header.rules.is_trains and self.header.rules.engine(number) is None:
            self._report(tag, "record.no_engine", f"there is no engine for hand {number}")
            self._lose_track()
        self._last_number = number or (self._last_number or 0) + 1
        self._hand = _OpenHand(tag, number)

    def _close_hand(self) -> None:
        hand = self._hand
        if hand is None:
            return
        self._dealt(hand)
        self._hand = None
        if self.header is not None and hand.is_sound:
            seats = range(1, self.header.rules.players + 1)
            tiles = tuple(tuple(hand.tiles.get(seat, ())) for seat in seats)
            leader_line = hand.tags["Leader"].line if "Leader" in hand.tags else hand.tag.line
            self.hands.append(
                RecordedHand(
                    hand.tag.line,
                    hand.number,
                    tiles,
                    tuple(hand.stock),
                    hand.leader,
                    leader_line,
                    tuple(hand.items),
                )
            )

    # The deal

    def _deal_tag(self, tag: Tag, seat: int) -> None:
        hand = self._hand
        if hand is None:
            self._report(tag, "record.before_hand", f"{tag.name} belongs behind a Hand tag")
        elif tag.name in hand.tags:
            self._report(tag, "record.tag_twice", f"{tag.name} stands twice in this deal")
            self._lose_deal(hand)
        elif hand.is_dealt:
            self._report(tag, "record.late_deal", f"{tag.name} belongs before the first action of the hand")
            self._lose_track()
        else:
            hand.tags[tag.name] = tag
            if tag.name == "Leader":
                self._leader(hand, tag)
            elif tag.name == "Stock":
                hand.stock = self._tiles(hand, tag)
            elif self._is_seat(tag.line, tag.column, seat):
                hand.tiles[seat] = self._tiles(hand, tag)
            else:
                self._lose_deal(hand)

    def _lose_deal(self, hand: _OpenHand) -> None:
        """This deal cannot be played, nor anything after it."""
        hand.is_sound = hand.is_sound and hand.is_dealt
        self._lose_track()

    def _leader(self, hand: _OpenHand, tag: Tag) -> None:
        if not _DIGITS.fullmatch(tag.value):
            self._report(tag, "record.leader", f"{shown(tag.value)} is no seat")
            self._lose_deal(hand)
        elif self._is_seat(tag.line, tag.column, int(tag.value)):
            hand.leader = int(tag.value)
        else:
            self._lose_deal(hand)

    def _tiles(self, hand: _OpenHand, tag: Tag) -> list[Tile]:
        tiles: list[Tile] = []
        for word in re.finditer(r"[^ \t]+", tag.value):
            column = tag.value_column + word.start()
            tile = _tile(word[0][:_LONGEST_TILE])
            if tile is None:
                self._unreadable(tag.line, column, "parse.tile", f"{shown(word[0])} is no tile", {"text": word[0][:40]})
                self._lose_deal(hand)
            elif self._is_tile(tag.line, column, tile):
                tiles.append(tile)
            else:
                self._lose_deal(hand)
        return tiles

    def _dealt(self, hand: _OpenHand) -> None:
        """The deal is complete: what follows is played."""
        if hand.is_dealt:
            return
        where: dict[Tile, str] = {}
        engine = None if self.header is None else self.header.rules.engine(hand.number)
        if self.header is not None and self.header.rules.engine_is_laid and engine is not None:
            where[engine] = "the middle of the table"
        for name, tag in hand.tags.items():
            tiles = hand.stock if name == "Stock" else hand.tiles.get(int(name[5:]), []) if name != "Leader" else []
            for tile in tiles:
                if tile in where:
                    params = {"tile": str(tile), "other": where[tile]}
                    self._report(tag, "deal.tile_twice", f"{tile} is dealt twice, here and in {where[tile]}", params)
                    self._lose_deal(hand)
                where.setdefault(tile, name)
            self._check_size(hand, tag, len(tiles))
        hand.is_sound = hand.is_sound and self._sound
        hand.is_dealt = True

    def _check_size(self, hand: _OpenHand, tag: Tag, n_tiles: int) -> None:
        if self.header is None or tag.name == "Leader":
            return
        rules = self.header.rules
        most = rules.stock_size if tag.name == "Stock" else rules.hand_size
        if n_tiles > most:
            what = "are left after the deal" if tag.name == "Stock" else "are dealt to each seat"
            self._report(tag, "deal.too_many_tiles", f"{n_tiles} tiles, but {most} {what}")
            self._lose_deal(hand)

    # Actions and claims

    def _statement(self, token: Act | Legal) -> None:
        hand = self._hand
        if hand is None:
            self._unreadable(token.line, token.column, "record.before_hand", "an action or claim before the first hand")
            return
        self._dealt(hand)
        actions = token.actions if isinstance(token, Legal) else (token.action,)
        possible = [self._is_possible(token.line, token.column, action) for action in actions]
        fits = all(possible)
        if isinstance(token, Act):
            fits = self._is_seat(token.line, token.column, token.seat) and fits
        if fits:
            self._add(hand, token)
        elif isinstance(token, Act) and not token.refused:
            self._lose_track()

    def _add(self, hand: _OpenHand, item: Item) -> None:
        if self._sound:
            hand.items.append(item)

    def _claim_tag(self, tag: Tag) -> None:
        hand = self._hand
        if hand is None:
            self._report(tag, "record.before_hand", f"{tag.name} belongs behind a Hand tag")
            return
        item = self._result(tag) if tag.name == "Result" else self._totals(tag)
        if item is not None:
            self._add(hand, item)

    def _totals(self, tag: Tag) -> Totals | None:
        players = self._header.players
        values = numbers(tag.value)
        if values is None or (players is not None and len(values) != players):
            wanted = "numbers" if players is None else f"{players} numbers"
            self._report(tag, "record.numbers", f"{shown(tag.value)} is not {wanted}, one for each seat")
            return None
        return Totals(tag.line, tag.column, values, tag.name == "Settled")

    def _result(self, tag: Tag) -> ResultClaim | None:
        value = tag.value.strip(" \t")
        if value == "*":
            return ResultClaim(tag.line, tag.column, None)
        if value == "draw":
            return ResultClaim(tag.line, tag.column, frozenset())
        seats = numbers(value)
        if seats is None or len(set(seats)) != len(seats):
            message = f"{shown(tag.value)} is no result: winning seats, draw, or * while the match is not over"
            self._report(tag, "record.result", message)
            return None
        exist = [self._is_seat(tag.line, tag.column, seat) for seat in seats]
        if not all(exist):
            return None
        return ResultClaim(tag.line, tag.column, frozenset(seats))

    # What the game does not have

    def _is_seat(self, line: int, column: int, seat: int) -> bool:
        players = self._header.players
        if players is None or 1 <= seat <= players:
            return True
        self._unreadable(line, column, "record.no_such_seat", f"there is no seat {seat}, only 1 to {players}")
        return False

    def _is_tile(self, line: int, column: int, tile: Tile) -> bool:
        if self._tile_set is None or tile in self._tile_set:
            return True
        reason = f"{tile} is not in the double-{self._tile_set.max_pip} set"
        self._unreadable(line, column, "deal.tile_outside_set", reason, {"tile": str(tile)})
        return False

    def _is_possible(self, line: int, column: int, action: Action) -> bool:
        match action:
            case Place() | Draw(Tile()):
                return action.tile is None or self._is_tile(line, column, action.tile)
        return True
