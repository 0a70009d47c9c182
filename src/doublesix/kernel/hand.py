"""One hand, as Python uses it: a record, the rules it is played by, and the compiled functions over both.

Seats count from 1 here, tiles are `Tile`, actions are `Action`; everything is decided by the kernel's functions.
`LineHand` and `TrainHand` are the two kinds; `open_hand` of `opening` makes the right one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

import numpy as np

from ..action import Action
from ..outcome import Count, End, Reckoning, Termination, Train
from ..ruleset import RuleSet
from ..tiles import Tile
from . import records

__all__ = ["SCRATCH", "Codes", "Hand", "HandStep", "Lead", "Leads", "Settlement"]

Leads = Mapping[int, tuple[frozenset[Tile], ...]]
"""Seats that may lead; see `Hand.leads`."""

_TERMINATIONS = {
    records.DOMINO: Termination.DOMINO,
    records.BLOCKED: Termination.BLOCKED,
    records.TARGET_REACHED: Termination.TARGET_REACHED,
}
SCRATCH = 1
"""The place in a hand's array that previews overwrite."""


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


class Lead(NamedTuple):
    """The seats that lead or among which a lot decides, the tiles that decided, and whether one of them must be led."""

    seats: tuple[int, ...]
    deciding: frozenset[Tile]
    must: bool


class Codes(NamedTuple):
    """The kernel's number of each action, and back."""

    action: dict[int, Action]
    code: dict[Action, int]


class Hand(ABC):
    """A hand being played.

    ``tiles`` are dealt by seat; a seat dealt fewer than the rules say holds the rest unseen. ``stock`` is in
    the order of drawing, `None` for a tile that is not known, and may stop early. ``scores`` are the totals
    that the match has so far, in points by seat.
    """

    __slots__ = (
        "_actions",
        "_codes",
        "_engine",
        "_hands",
        "_legal",
        "_numbers",
        "_points",
        "_results",
        "_score",
        "_table",
        "_tiles",
        "_unknown",
        "lead_ways",
        "rules",
    )

    rules: RuleSet
    lead_ways: tuple[frozenset[Tile], ...]
    """What the leader may have to lead with, once for each way in which unseen tiles may decide; see `leads`."""
    _hands: Any
    _results: Any
    _table: Any
    _engine: Any
    _codes: Codes

    def _fill(self, hand: Any, stock: Sequence[Tile | None], scores: Sequence[int], rules: RuleSet) -> None:
        """Write what hands of every kind share into a new record."""
        for place in range(rules.stock_size):
            tile = stock[place] if place < len(stock) else None
            hand.stock[place] = records.NO_TILE if tile is None else tile.index
        hand.n_stock = rules.stock_size
        for seat, score in enumerate(scores):
            hand.score[seat] = score

    def _attach(self, rules: RuleSet, hands: Any, results: Any) -> None:
        self.rules = rules
        self._hands, self._results = hands, results
        self._bind(rules)
        most = self._most_actions()
        self._numbers, self._points = np.zeros(most, np.int64), np.zeros(most, np.int64)
        # Views of the record: reading a field through a record costs Python microseconds.
        self._tiles, self._unknown, self._score = hands["tiles"][0], hands["unknown"][0], hands["score"][0]
        self.lead_ways = ()
        self._legal: list[int] | None = None
        self._actions: tuple[Action, ...] | None = None

    @abstractmethod
    def _bind(self, rules: RuleSet) -> None:
        """Find the table, the functions and the action numbers that belong to these rules."""

    @abstractmethod
    def _most_actions(self) -> int:
        """More than there can be legal actions."""

    def copy(self) -> Self:
        """An independent hand in the same state."""
        twin = object.__new__(type(self))
        twin._attach(self.rules, self._hands.copy(), self._results.copy())
        twin.lead_ways = self.lead_ways
        return twin

    def _field(self, name: str) -> int:
        return int(self._hands[name].item(0))

    def _changed(self) -> None:
        self._legal = self._actions = None

    # Who leads

    @abstractmethod
    def choose_leader(self, before: Hand | None, first: bool) -> tuple[int | None, tuple[int, ...]]:
        """The seat that leads, or `None` with the seats among which a lot decides.

        ``before`` is the hand before this one in the match, `None` where there is none or it is not known.
        """

    @abstractmethod
    def begin(self, leader: int | None) -> None:
        """Begin the hand, once it is known who leads; with `None` the seats draw for the engine of a train game."""

    @abstractmethod
    def leads(self, before: Hand | None, first: bool) -> Leads:
        """The seats that may lead where some tiles have not been seen; ``before`` and ``first`` as for `choose_leader`.

        Each comes with the tiles that it may have to lead with, once for each way in which unseen tiles may decide;
        none stand for any tile.
        """

    @abstractmethod
    def open_lead(self, ways: Sequence[frozenset[Tile]]) -> None:
        """The seat that leads may do so in each of these ways, as `leads` tells them."""

    @property
    def leader(self) -> int | None:
        """The seat that leads; `None` while a train game still seeks its engine."""
        leader = self._field("leader")
        return None if leader < 0 else leader + 1

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

    @abstractmethod
    def previews(self) -> tuple[tuple[Action, int], ...]:
        """The legal actions, each with the points that it would score."""

    def action_of(self, code: int) -> Action:
        """The action of one of the kernel's numbers."""
        return self._codes.action[code]

    def code_of(self, action: Action) -> int | None:
        """The kernel's number of an action; `None` for one that this game never has."""
        return self._codes.code.get(action)

    # Doing it

    @abstractmethod
    def step(self, code: int) -> HandStep:
        """Do the legal action of this number."""

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
        self._changed()

    @abstractmethod
    def reveal(self, seat: int, tile: Tile) -> None:
        """A tile that a seat held unseen turns out to be this one."""

    def forget_unseen(self, seat: int) -> None:
        """Leave the tiles that a seat holds unseen out of consideration."""
        self._unknown[seat - 1] = 0
        self._changed()

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
    def scores(self) -> tuple[int, ...]:
        """The totals of the match, in points by seat."""
        return tuple(self._score.tolist()[: self.rules.players])

    @property
    def n_placed(self) -> int:
        """How many tiles lie on the table."""
        return self._field("n_placed")

    @property
    def must_place(self) -> Tile | None:
        """The tile just drawn, where the rules want it placed now."""
        drawn = self._field("drawn")
        return None if drawn == records.NO_TILE else Tile.from_index(drawn)

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

    @abstractmethod
    def tiles(self, seat: int) -> tuple[Tile, ...]:
        """The tiles that a seat holds, as far as they are known."""

    def n_unknown(self, seat: int) -> int:
        """How many tiles a seat holds whose faces are not known."""
        return int(self._unknown[seat - 1])

    @property
    def has_unknown_tiles(self) -> bool:
        """Some seat holds tiles whose faces are not known."""
        return bool(self._unknown.any())

    @abstractmethod
    def n_held(self, seat: int) -> int:
        """How many tiles a seat holds."""

    @abstractmethod
    def ends(self) -> tuple[End, ...]:
        """The open ends."""

    @abstractmethod
    def count(self, points: int = 0) -> Count:
        """The count of the open ends, with its parts; ``points`` are what it scored."""

    def trains(self) -> tuple[Train, ...]:
        """The trains, those of the seats first; empty in line games."""
        return ()
