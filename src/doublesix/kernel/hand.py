"""One hand, as Python uses it: a record, the rules it is played by, and the compiled functions over both.

Seats count from 1 here, tiles are `Tile`, actions are `Action`; everything is decided by the kernel's functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ..action import LINE_ENDS, Action, Draw, Pass, Place
from ..outcome import Count, End, Reckoning, Termination
from ..ruleset import RuleSet
from ..tiles import Tile, TileSet
from . import records
from .engine import engine
from .tables import rules_table

__all__ = ["Hand", "HandStep", "Settlement"]

_TERMINATIONS = {
    records.DOMINO: Termination.DOMINO,
    records.BLOCKED: Termination.BLOCKED,
    records.TARGET_REACHED: Termination.TARGET_REACHED,
}
_SCRATCH = 1


class HandStep(NamedTuple):
    """What one action did: points scored, the tile drawn (`None` where there is none or it is unknown)."""

    points: int
    drawn: Tile | None
    is_over: bool


class Settlement(NamedTuple):
    """What the end of a hand gave: seats that won, points added by seat, and how these came about."""

    winners: tuple[int, ...]
    settled: tuple[int, ...]
    reckoning: Reckoning


class _Codes(NamedTuple):
    """The kernel's number of each action, and back."""

    action: dict[int, Action]
    code: dict[Action, int]


@lru_cache(maxsize=16)
def _codes(max_pip: int) -> _Codes:
    slots = (*enumerate(LINE_ENDS), (records.LEAD, None))
    action: dict[int, Action] = {slot << 8 | t.index: Place(t, end) for slot, end in slots for t in TileSet(max_pip)}
    action[records.DRAW] = Draw()
    action[records.PASS] = Pass()
    return _Codes(action, {a: c for c, a in action.items()})


class Hand:
    """A hand being played.

    ``tiles`` are dealt by seat; a seat dealt fewer than the rules say holds the rest unseen. ``stock`` is in
    the order of drawing, `None` for a tile that is not known, and may stop early. ``scores`` are the totals
    that the match has so far, in points by seat.
    """

    __slots__ = (
        "_actions",
        "_codes",
        "_count",
        "_engine",
        "_hands",
        "_legal",
        "_numbers",
        "_open",
        "_pips",
        "_points",
        "_results",
        "_score",
        "_table",
        "_tiles",
        "_unknown",
        "_used",
        "rules",
    )

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
        for place in range(rules.stock_size):
            tile = stock[place] if place < len(stock) else None
            hand.stock[place] = records.NO_TILE if tile is None else tile.index
        hand.n_stock = rules.stock_size
        for seat, score in enumerate(scores):
            hand.score[seat] = score
        self._attach(rules, hands, np.zeros(1, records.RESULT))

    def _attach(self, rules: RuleSet, hands: Any, results: Any) -> None:
        self.rules = rules
        self._table = rules_table(rules)
        self._engine = engine()
        self._hands, self._results = hands, results
        self._codes = _codes(rules.tile_set.max_pip)
        self._numbers = np.zeros(records.MAX_ACTIONS, np.int64)
        self._points = np.zeros(records.MAX_ACTIONS, np.int64)
        # Views of the record: reading a field through a record costs Python microseconds.
        self._tiles, self._unknown, self._score = hands["tiles"][0], hands["unknown"][0], hands["score"][0]
        self._pips, self._count = hands["end_pip"][0], hands["end_count"][0]
        self._open, self._used = hands["end_open"][0], hands["end_used"][0]
        self._legal: list[int] | None = None
        self._actions: tuple[Action, ...] | None = None

    def copy(self) -> Hand:
        """An independent hand in the same state."""
        twin = object.__new__(Hand)
        twin._attach(self.rules, self._hands.copy(), self._results.copy())
        return twin

    def _field(self, name: str) -> int:
        return int(self._hands[name].item(0))

    # Who leads

    def choose_leader(self, before: Hand | None, first: bool) -> tuple[int | None, tuple[int, ...]]:
        """The seat that leads, or `None` with the seats among which a lot decides.

        ``before`` is the hand before this one in the match, `None` where there is none or it is not known.
        """
        results = np.zeros(1, records.RESULT)
        self._hands[_SCRATCH] = np.zeros(1, records.HAND)[0]
        self._hands["leader"][_SCRATCH] = records.NOBODY
        if before is not None:
            self._hands[_SCRATCH] = before._hands[0]
            results = before._results
        leader, lot = self._engine.lead(self._hands, 0, _SCRATCH, self._table, results, first)
        seats = tuple(seat + 1 for seat in range(self.rules.players) if lot >> seat & 1)
        return (None if leader == records.LOT else int(leader) + 1), seats

    def begin(self, leader: int) -> None:
        """Give the first turn to a seat."""
        self._engine.begin(self._hands, 0, leader - 1)
        self._legal = self._actions = None

    def free_the_lead(self) -> None:
        """Let any tile lead: which one decides cannot be told from the tiles that are known."""
        self._hands["playable"][0] = self._table["all_tiles"][0]
        self._hands["must_lead"][0] = 0
        self._legal = self._actions = None

    # What may be done

    def legal_codes(self) -> list[int]:
        """The kernel's numbers of the legal actions."""
        if self._legal is None:
            n = self._engine.legal(self._hands, 0, self._table, self._numbers)
            self._legal = self._numbers[:n].tolist()
        return self._legal

    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat on turn; empty when the hand is over."""
        if self._actions is None:
            action = self._codes.action
            self._actions = tuple([action[code] for code in self.legal_codes()])
        return self._actions

    def previews(self) -> tuple[tuple[Action, int], ...]:
        """The legal actions, each with the points that it would score."""
        n = self._engine.previews(self._hands, 0, _SCRATCH, self._table, self._numbers, self._points)
        codes, points = self._numbers[:n].tolist(), self._points[:n].tolist()
        return tuple((self._codes.action[code], gained) for code, gained in zip(codes, points, strict=True))

    def action_of(self, code: int) -> Action:
        """The action of one of the kernel's numbers."""
        return self._codes.action[code]

    def code_of(self, action: Action) -> int | None:
        """The kernel's number of an action; `None` for one that this game never has."""
        return self._codes.code.get(action)

    # Doing it

    def step(self, code: int) -> HandStep:
        """Do the legal action of this number."""
        points, tile, over, _, _ = self._engine.step(self._hands, 0, self._table, code)
        self._legal = self._actions = None
        return HandStep(int(points), None if tile < 0 else Tile.from_index(tile), bool(over != records.RUNNING))

    def settle(self) -> Settlement:
        """Settle the hand, which went out or blocked, and add to the totals."""
        self._engine.settle(self._hands, 0, self._table, self._results)
        seats = range(self.rules.players)
        winners = int(self._results["winners"].item(0))
        involved = int(self._results["involved"].item(0))
        entered = self._results["entered"][0].tolist()
        return Settlement(
            tuple(seat + 1 for seat in seats if winners >> seat & 1),
            tuple(self._results["settled"][0].tolist()[: self.rules.players]),
            Reckoning(
                tuple(self._results["pips"][0].tolist()[: self.rules.players]),
                tuple(entered[seat] if involved >> seat & 1 else None for seat in seats),
                int(self._results["prize"].item(0)),
            ),
        )

    def finish_at_random(self, random_state: int) -> None:
        """Play to the end, every legal action as likely as any other, and settle; the state must not be 0."""
        self._hands["rng"][0] = random_state
        self._engine.finish(self._hands, 0, self._table, self._results)
        self._legal = self._actions = None

    def reveal(self, seat: int, tile: Tile) -> None:
        """A tile that a seat held unseen turns out to be this one."""
        self._tiles[seat - 1] |= records.BIT[tile.index]
        self._unknown[seat - 1] -= 1
        self._legal = self._actions = None

    def reveal_next(self, tile: Tile) -> None:
        """The next tile of the stock, not known so far, turns out to be this one."""
        self._hands["stock"][0][self._field("next_stock")] = tile.index

    # What there is to see

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._field("turn") + 1

    @property
    def termination(self) -> Termination | None:
        """How the hand ended; `None` while it runs."""
        return _TERMINATIONS.get(self._field("over"))

    def ended_by(self) -> Termination:
        """How the hand, which is over, ended; `KeyError` while it runs."""
        return _TERMINATIONS[self._field("over")]

    @property
    def last(self) -> int | None:
        """The seat that placed last."""
        last = self._field("last")
        return None if last == records.NOBODY else last + 1

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals of the match, in points by seat."""
        return tuple(self._score.tolist()[: self.rules.players])

    @property
    def n_placed(self) -> int:
        """How many tiles lie on the table."""
        return self._field("n_placed")

    @property
    def is_led_by_rule(self) -> bool:
        """A deciding tile must be led."""
        return bool(self._field("must_lead"))

    @property
    def must_place(self) -> Tile | None:
        """The tile just drawn, where the rules want it placed now."""
        drawn = self._field("drawn")
        return None if drawn == records.NO_TILE else Tile.from_index(drawn)

    @property
    def draws(self) -> int:
        """How many tiles the seat on turn has drawn in this turn."""
        return self._field("draws")

    @property
    def stock_left(self) -> int:
        """How many tiles the stock has, the reserve included."""
        return self._field("n_stock")

    def next_in_stock(self) -> Tile | None:
        """The tile that would be drawn next; `None` where it is not known."""
        tile = int(self._hands["stock"][0][self._field("next_stock")])
        return None if tile == records.NO_TILE else Tile.from_index(tile)

    def stock(self) -> tuple[Tile | None, ...]:
        """The tiles of the stock in the order of drawing."""
        start = self._field("next_stock")
        left = self._hands["stock"][0][start : start + self.stock_left].tolist()
        return tuple(None if tile == records.NO_TILE else Tile.from_index(tile) for tile in left)

    def tiles(self, seat: int) -> tuple[Tile, ...]:
        """The tiles that a seat holds, as far as they are known."""
        return TileSet.from_mask(int(self._tiles[seat - 1]))

    def n_unknown(self, seat: int) -> int:
        """How many tiles a seat holds whose faces are not known."""
        return int(self._unknown[seat - 1])

    @property
    def has_unknown_tiles(self) -> bool:
        """Some seat holds tiles whose faces are not known."""
        return bool(self._unknown.any())

    def n_held(self, seat: int) -> int:
        """How many tiles a seat holds."""
        return int(self._tiles[seat - 1]).bit_count() + self.n_unknown(seat)

    def ends(self) -> tuple[End, ...]:
        """The open ends, west, east, north, south; an arm may be open and bare."""
        open_, pips, counts = self._open.tolist(), self._pips.tolist(), self._count.tolist()
        return tuple(End(LINE_ENDS[slot], pips[slot], counts[slot]) for slot in range(4) if open_[slot])

    def count(self, points: int = 0) -> Count:
        """The count of the open ends, with its parts; ``points`` are what it scored."""
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
