"""How a hand of a train game begins: a bare table, who lays the engine, the first turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import inner
from .line import NO_TILES
from .records import LOT, NOBODY, RUNNING
from .train import begin_turn, open_station, seek_on
from .train_places import holds, index_of, next_seat
from .train_records import (
    N_TRAINS,
    PREPLACED,
    SEEKING,
    STARTING,
)

__all__ = ["begin", "choose_leader", "clear_hand"]


@inner
def clear_hand(hand: Any, rules: Any, engine: Any) -> Any:
    """A bare table; totals and the state of random numbers stay."""
    for seat in range(10):
        for word in range(3):
            hand.tiles[seat, word] = NO_TILES
        hand.held[seat] = 0
        hand.unknown[seat] = 0
    for train in range(N_TRAINS):
        hand.end_pip[train] = engine
        hand.length[train] = 0
        hand.marked[train] = 0
    for pip in range(19):
        hand.on_table[pip] = 0
    hand.n_doubles = 0
    hand.n_binding = 0
    hand.to_cover = 0
    hand.n_placed = 0
    hand.n_stock = 0
    hand.next_stock = 0
    hand.sought = 0
    hand.first_done = 0
    hand.out = 0
    hand.phase = SEEKING
    hand.over = RUNNING
    hand.engine = engine
    hand.last = NOBODY
    hand.finder = NOBODY
    hand.leader = NOBODY
    hand.lot = 0
    begin_turn(hand, 0)


@inner
def choose_leader(hand: Any, rules: Any, previous: Any) -> Any:
    """The seat that lays the engine, or LOT; with the engine laid beforehand, the seat that begins.

    The holder lays it; else the seat that draws it, which the order of the stock tells.
    """
    if rules.find == PREPLACED:
        hand.leader = LOT if previous == NOBODY else next_seat(rules, np.int64(previous))
        return
    engine = index_of(hand.engine, hand.engine)
    for seat in range(rules.players):
        if holds(hand, seat, engine):
            hand.leader = seat
            return
    seat = 0
    for place in range(hand.n_stock):
        if hand.stock[hand.next_stock + place] == engine:
            hand.leader = seat
            return
        seat = next_seat(rules, seat)
    hand.leader = LOT


@inner
def begin(hand: Any, rules: Any, leader: Any) -> Any:
    """Begin the hand, once it is known who leads; with NOBODY the seats draw until the engine turns up."""
    if rules.find == PREPLACED:
        open_station(hand, leader)
        begin_turn(hand, leader)
    elif leader == NOBODY:
        seek_on(hand, rules, 0)
    elif holds(hand, leader, index_of(hand.engine, hand.engine)) or hand.unknown[leader] > 0:
        hand.phase = STARTING
        hand.leader = leader
        begin_turn(hand, leader)
    else:
        hand.leader = NOBODY
        begin_turn(hand, 0)
