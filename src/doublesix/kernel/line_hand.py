"""One hand of a line game, as Python uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import numpy as np

from ..action import LINE_ENDS, Action, Draw, Pass, Place
from ..outcome import Count, End
from ..ruleset import RuleSet
from ..tiles import Tile, TileSet
from . import records
from .engine import engine
from .hand import SCRATCH, Codes, Hand, HandStep, Lead, Leads
from .tables import rules_table
from .unseen_lead import possible_leads

__all__ = ["LineHand"]


@lru_cache(maxsize=16)
def _codes(max_pip: int) -> Codes:
    slots = (*enumerate(LINE_ENDS), (records.LEAD, None))
    action: dict[int, Action] = {slot << 8 | t.index: Place(t, end) for slot, end in slots for t in TileSet(max_pip)}
    action[records.DRAW] = Draw()
    action[records.PASS] = Pass()
    return Codes(action, {a: c for c, a in action.items()})


class LineHand(Hand):
    """A hand of a line game."""

    __slots__ = ("_count", "_open", "_pips", "_used")

    def __init__(
        self,
        rules: RuleSet,
        tiles: Sequence[Sequence[Tile]],
        stock: Sequence[Tile | None],
        scores: Sequence[int],
    ):
        hands = np.zeros(2, records.HAND)
        hand = hands[0]
        hand.drawn = hand.spinner = hand.last = hand.leader = records.NO_TILE
        for seat, held in enumerate(tiles):
            hand.tiles[seat] = TileSet.mask(held)
            hand.unknown[seat] = rules.hand_size - len(held)
        self._fill(hand, stock, scores, rules)
        self._attach(rules, hands, np.zeros(1, records.RESULT))

    def _bind(self, rules: RuleSet) -> None:
        self._table = rules_table(rules)
        self._engine = engine()
        self._codes = _codes(rules.tile_set.max_pip)
        hands = self._hands
        self._pips, self._count = hands["end_pip"][0], hands["end_count"][0]
        self._open, self._used = hands["end_open"][0], hands["end_used"][0]

    def _most_actions(self) -> int:
        return records.MAX_ACTIONS

    def choose_leader(self, before: Hand | None, first: bool) -> tuple[int | None, tuple[int, ...]]:
        results = np.zeros(1, records.RESULT)
        self._hands[SCRATCH] = np.zeros(1, records.HAND)[0]
        self._hands["leader"][SCRATCH] = records.NOBODY
        if before is not None:
            self._hands[SCRATCH] = before._hands[0]
            results = before._results
        leader, lot = self._engine.lead(self._hands, 0, SCRATCH, self._table, results, first)
        seats = tuple(seat + 1 for seat in range(self.rules.players) if lot >> seat & 1)
        return (None if leader == records.LOT else int(leader) + 1), seats

    def begin(self, leader: int | None) -> None:
        if leader is None:
            raise ValueError("somebody leads every line")
        self._engine.begin(self._hands, 0, leader - 1)
        self._changed()

    def leads(self, before: Hand | None, first: bool) -> Leads:
        return possible_leads(self, before, first)

    def open_lead(self, ways: Sequence[frozenset[Tile]]) -> None:
        self.lead_ways = tuple(ways)
        must = all(self.lead_ways)
        tiles = TileSet.mask(tile for way in ways for tile in way) if must else self._table["all_tiles"][0]
        self._hands["playable"][0], self._hands["must_lead"][0] = tiles, must
        self._changed()

    def lead_with(self, held: Mapping[int, Iterable[Tile]], before: Hand | None, first: bool) -> Lead:
        """Who would lead if seats held these tiles besides those that are known; what remains unseen is left aside."""
        twin = self.copy()
        for seat, tiles in held.items():
            twin._tiles[seat - 1] |= TileSet.mask(tiles)
        _, seats = twin.choose_leader(before, first)
        must = twin.is_led_by_rule
        # The same rules, but that whatever decides must be led: the tiles that may be led are then those that decide.
        twin._table = twin._table.copy()
        twin._table["deciding_tile"] = 1
        twin.choose_leader(before, first)
        deciding = int(twin._hands["playable"][0]) if twin.is_led_by_rule else 0
        return Lead(seats, frozenset(TileSet.from_mask(deciding)), must)

    def previews(self) -> tuple[tuple[Action, int], ...]:
        n = self._engine.previews(self._hands, 0, SCRATCH, self._table, self._numbers, self._points)
        codes, points = self._numbers[:n].tolist(), self._points[:n].tolist()
        return tuple((self._codes.action[code], gained) for code, gained in zip(codes, points, strict=True))

    def step(self, code: int) -> HandStep:
        points, tile, over, _, _ = self._engine.step(self._hands, 0, self._table, code)
        self._legal = self._actions = None
        return HandStep(int(points), None if tile < 0 else Tile.from_index(tile), bool(over != records.RUNNING))

    def reveal(self, seat: int, tile: Tile) -> None:
        self._tiles[seat - 1] |= records.BIT[tile.index]
        self._unknown[seat - 1] -= 1
        self._changed()

    @property
    def is_led_by_rule(self) -> bool:
        """A deciding tile must be led."""
        return bool(self._field("must_lead"))

    def tiles(self, seat: int) -> tuple[Tile, ...]:
        return TileSet.from_mask(int(self._tiles[seat - 1]))

    def n_held(self, seat: int) -> int:
        return int(self._tiles[seat - 1]).bit_count() + self.n_unknown(seat)

    def ends(self) -> tuple[End, ...]:
        open_, pips, counts = self._open.tolist(), self._pips.tolist(), self._count.tolist()
        return tuple(End(LINE_ENDS[slot], pips[slot], counts[slot]) for slot in range(4) if open_[slot])

    def count(self, points: int = 0) -> Count:
        west, east, north, south = self._count.tolist()
        used = self._used.tolist()
        if not used[0]:
            return Count((), points)
        pips = self._pips.tolist()
        lies_alone = self._field("lone") and pips[0] == pips[1]
        parts = [west + east] if lies_alone else [west, east]
        if used[2]:
            parts.append(north)
        if used[3]:
            parts.append(south)
        return Count(tuple(parts), points)
