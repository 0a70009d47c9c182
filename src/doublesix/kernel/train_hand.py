"""One hand of a train game, as Python uses it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np

from ..action import MEXICAN, Action, Done, Draw, Pass, Place, Start
from ..outcome import Count, End, Train
from ..ruleset import RuleSet
from ..tiles import Tile, TileSet
from . import records
from . import train_records as trains
from .hand import Codes, Hand, HandStep, Leads
from .train_engine import train_engine
from .train_tables import train_table

__all__ = ["TrainHand"]

_WORD = (1 << 64) - 1


@lru_cache(maxsize=32)
def _codes(max_pip: int, players: int) -> Codes:
    slots = (*((seat, str(seat + 1)) for seat in range(players)), (trains.MEXICAN, MEXICAN))
    action: dict[int, Action] = {slot << 8 | t.index: Place(t, end) for slot, end in slots for t in TileSet(max_pip)}
    action |= {trains.START: Start(), trains.TRAIN_DRAW: Draw(), trains.TRAIN_PASS: Pass(), trains.DONE: Done()}
    return Codes(action, {a: c for c, a in action.items()})


class TrainHand(Hand):
    """A hand of a train game; ``number`` is the hand's in the match, which tells the engine."""

    __slots__ = ("_held", "_lengths", "_marks", "_pips")

    def __init__(
        self,
        rules: RuleSet,
        tiles: Sequence[Sequence[Tile]],
        stock: Sequence[Tile | None],
        scores: Sequence[int],
        number: int,
    ):
        hands = np.zeros(2, trains.TRAIN_HAND)
        hand = hands[0]
        self._results = np.zeros(1, records.RESULT)
        table, functions = train_table(rules), train_engine()
        functions.clear(hands, 0, table, rules.tile_set.max_pip - number + 1)
        for seat, held in enumerate(tiles):
            mask = TileSet.mask(held)
            for word in range(trains.WORDS):
                hand.tiles[seat, word] = mask >> 64 * word & _WORD
            hand.held[seat] = rules.hand_size
            hand.unknown[seat] = rules.hand_size - len(held)
        self._fill(hand, stock, scores, rules)
        self._attach(rules, hands, self._results)

    def _bind(self, rules: RuleSet) -> None:
        self._table = train_table(rules)
        self._engine = train_engine()
        self._codes = _codes(rules.tile_set.max_pip, rules.players)
        hands = self._hands
        self._held, self._pips = hands["held"][0], hands["end_pip"][0]
        self._lengths, self._marks = hands["length"][0], hands["marked"][0]

    def _most_actions(self) -> int:
        return trains.MAX_TRAIN_ACTIONS

    def choose_leader(self, before: Hand | None, first: bool) -> tuple[int | None, tuple[int, ...]]:
        previous = records.NOBODY if before is None or before.leader is None else before.leader - 1
        leader = int(self._engine.lead(self._hands, 0, self._table, previous))
        everybody = tuple(range(1, self.rules.players + 1))
        return (None, everybody) if leader == records.LOT else (leader + 1, (leader + 1,))

    def begin(self, leader: int | None) -> None:
        self._engine.begin(self._hands, 0, self._table, records.NOBODY if leader is None else leader - 1)
        self._changed()

    def leads(self, before: Hand | None, first: bool) -> Leads:
        """Whoever may hold the engine unseen; it is the only tile that opens a hand."""
        _, seats = self.choose_leader(before, first)
        return dict.fromkeys(sorted({*seats, *self._may_hold_engine()}), ())

    def _may_hold_engine(self) -> Iterator[int]:
        seats = range(1, self.rules.players + 1)
        known = {*self.stock(), *(tile for seat in seats for tile in self.tiles(seat))}
        if self.rules.engine_is_laid or self.engine in known:
            return
        yield from (seat for seat in seats if self.n_unknown(seat))

    def open_lead(self, ways: Sequence[frozenset[Tile]]) -> None:
        """Nothing to open: it is the engine that opens a hand."""

    def previews(self) -> tuple[tuple[Action, int], ...]:
        return tuple((action, 0) for action in self.legal_actions())

    def step(self, code: int) -> HandStep:
        if code == trains.START and self.engine not in self.tiles(self.turn):
            self.reveal(self.turn, self.engine)
        tile, over = self._engine.step(self._hands, 0, self._table, code)
        self._changed()
        return HandStep(0, None if tile < 0 else Tile.from_index(int(tile)), bool(over != records.RUNNING))

    def reveal(self, seat: int, tile: Tile) -> None:
        self._tiles[seat - 1][tile.index >> 6] |= records.BIT[tile.index & 63]
        self._unknown[seat - 1] -= 1
        self._changed()

    def tiles(self, seat: int) -> tuple[Tile, ...]:
        words = self._tiles[seat - 1].tolist()
        return TileSet.from_mask(sum(word << 64 * place for place, word in enumerate(words)))

    def n_held(self, seat: int) -> int:
        return int(self._held[seat - 1])

    def ends(self) -> tuple[End, ...]:
        return tuple(End(train.name, train.pip, 0) for train in self.trains())

    def count(self, points: int = 0) -> Count:
        return Count((), points)

    # What only train games have

    @property
    def engine(self) -> Tile:
        """The double in the middle."""
        pip = self._field("engine")
        return Tile(pip, pip)

    @property
    def is_seeking(self) -> bool:
        """Nobody held the engine, and the seats draw for it."""
        return self._field("phase") == trains.SEEKING

    @property
    def is_starting(self) -> bool:
        """The engine is to be laid."""
        return self._field("phase") == trains.STARTING

    def had_first_turn(self, seat: int) -> bool:
        """Whether a seat has had its first turn."""
        return bool(self._field("first_done") >> (seat - 1) & 1)

    @property
    def laid_this_turn(self) -> int:
        """How many tiles the seat on turn has laid in this turn."""
        return self._field("laid")

    @property
    def may_lay_no_more_doubles(self) -> bool:
        """The seat on turn has laid as many doubles as a turn may lay."""
        return self._field("laid_doubles") >= int(self._table[0].max_doubles)

    @property
    def double_just_laid(self) -> Train | None:
        """The train whose double the seat on turn has laid in this turn and must cover itself before anything else."""
        slot = self._field("cover_now")
        by_name = {train.name: train for train in self.trains()}
        if slot != records.NO_TILE:
            return by_name[MEXICAN if slot == trains.MEXICAN else str(slot + 1)]
        if self.rules["train.first_turn_double"] != "forbidden_end" or self.had_first_turn(self.turn):
            return None
        own = by_name[str(self.turn)]
        return own if own.ends_in_double and self.laid_this_turn else None

    def trains(self) -> tuple[Train, ...]:
        if self._field("phase") != trains.PLAYING:
            return ()
        slots = [*range(self.rules.players), *([trains.MEXICAN] if self.rules["mexican.max"] else [])]
        pips, lengths, marks = self._pips.tolist(), self._lengths.tolist(), self._marks.tolist()
        doubles = self._hands["doubles"][0].tolist()[: self._field("n_doubles")]
        to_cover = self._field("to_cover")
        return tuple(
            Train(
                name=MEXICAN if slot == trains.MEXICAN else str(slot + 1),
                pip=pips[slot],
                length=lengths[slot],
                marked=bool(marks[slot]),
                ends_in_double=slot in doubles,
                must_be_covered=bool(to_cover >> slot & 1),
            )
            for slot in slots
        )
