"""Random hands of train games: dealt, played uniformly and settled without leaving the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import first_bit, inner
from .line import NO_TILES, below, next_random, random_below
from .records import BIT, BLOCKED, DOMINO, LOT, NOBODY, RUNNING
from .settling import award, block_winners, note_hand
from .train import apply
from .train_opening import begin, choose_leader, clear_hand
from .train_places import add_tile, index_of, random_action
from .train_records import PREPLACED

__all__ = ["play_at_random", "settle", "simulate_hands"]


@inner
def settle(hand: Any, rules: Any, result: Any) -> Any:
    """Settle a hand that ended: fill `result` and add to the totals."""
    for seat in range(rules.players):
        pips: Any = 0
        for word in range(rules.n_words):
            left = hand.tiles[seat, word]
            while left != NO_TILES:
                bit = first_bit(left)
                left = left ^ BIT[bit]
                pips += np.int64(rules.value[word << 6 | bit])
        note_hand(result, seat, pips, hand.held[seat])
    result.best = hand.out if hand.over == DOMINO else block_winners(rules, result)
    award(hand, rules, result)


@inner
def deal_at_random(hand: Any, rules: Any) -> Any:
    """Shuffle the set and deal it; the rest is the stock. An engine laid beforehand is not among them."""
    n_tiles = 0
    engine = index_of(hand.engine, hand.engine)
    for tile in range(rules.n_tiles):
        if rules.find != PREPLACED or tile != engine:
            hand.stock[n_tiles] = tile
            n_tiles += 1
    state = hand.rng
    for place in range(n_tiles - 1):
        state = next_random(state)
        other = place + below(state, n_tiles - place)
        tile = hand.stock[other]
        hand.stock[other] = hand.stock[place]
        hand.stock[place] = tile
    hand.rng = state
    for seat in range(rules.players):
        for _ in range(rules.hand_size):
            add_tile(hand, seat, np.int64(hand.stock[hand.next_stock]))
            hand.next_stock += 1
    hand.n_stock = n_tiles - hand.next_stock


@inner
def play_at_random(hand: Any, rules: Any, result: Any) -> Any:
    """Play a running hand to its end, each legal action as likely as any other, and settle it."""
    while hand.over == RUNNING:
        apply(hand, rules, random_action(hand, rules))
    settle(hand, rules, result)


@inner
def simulate_hands(hand: Any, rules: Any, result: Any, n_hands: Any, sums: Any) -> Any:
    """Play random first hands of a match.

    Adds to `sums`: blocked hands, tiles placed, then points by seat.
    """
    for _ in range(n_hands):
        clear_hand(hand, rules, rules.max_pip)
        for seat in range(10):
            hand.score[seat] = 0
        deal_at_random(hand, rules)
        choose_leader(hand, rules, NOBODY)
        if hand.leader == LOT:
            hand.leader = random_below(hand, rules.players)
        begin(hand, rules, np.int64(hand.leader))
        play_at_random(hand, rules, result)
        sums[0] += hand.over == BLOCKED
        sums[1] += hand.n_placed
        for seat in range(rules.players):
            sums[2 + seat] += hand.score[seat]
