"""Where a seat may place in a train game, and what it may do instead.

Every seat has a train of its own, and there may be a Mexican train for everybody. All functions work on one hand
record and one rules record (`train_records`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import bit_count, first_bit, inner
from .line import NO_TILES, random_below
from .records import BIT, NO_TILE, RUNNING
from .train_records import (
    AFTER_FIRST_TURN,
    ALL_OPEN,
    ANY_ORDER,
    ANY_TURN,
    DONE,
    FORBIDDEN_END,
    LIFO,
    MARKED_IF_OWN_STARTED,
    MEXICAN,
    N_TRAINS,
    NEVER_OTHERS,
    NO_EXTRA,
    PLAYING,
    SEEKING,
    START,
    STARTING,
    TRAIN_DRAW,
    TRAIN_PASS,
)

__all__ = [
    "add_tile",
    "all_had_first_turn",
    "count_placements",
    "doubles_to_cover",
    "holds",
    "in_whole_train",
    "index_of",
    "legal_actions",
    "next_seat",
    "open_trains",
    "random_action",
    "remove_tile",
    "trains_now",
]


@inner
def index_of(low: Any, high: Any) -> Any:
    """The tile of two numbers, the lower one first."""
    return high * (high + 1) // 2 + low


@inner
def holds(hand: Any, seat: Any, tile: Any) -> Any:
    """Whether a seat is known to hold a tile."""
    return hand.tiles[seat, tile >> 6] & BIT[tile & 63] != NO_TILES


@inner
def add_tile(hand: Any, seat: Any, tile: Any) -> Any:
    """A seat takes a tile."""
    hand.tiles[seat, tile >> 6] = hand.tiles[seat, tile >> 6] | BIT[tile & 63]
    hand.held[seat] += 1


@inner
def remove_tile(hand: Any, seat: Any, tile: Any) -> Any:
    """A seat gives a tile away."""
    hand.tiles[seat, tile >> 6] = hand.tiles[seat, tile >> 6] ^ BIT[tile & 63]
    hand.held[seat] -= 1


@inner
def next_seat(rules: Any, seat: Any) -> Any:
    """The seat whose turn comes after this one's."""
    seat += np.int64(rules.step)
    return seat - rules.players if seat >= rules.players else seat


@inner
def had_first_turn(hand: Any, seat: Any) -> Any:
    """Whether a seat has had its first turn."""
    return hand.first_done >> seat & 1 != 0


@inner
def all_had_first_turn(hand: Any, rules: Any) -> Any:
    """Whether every seat has had its first turn."""
    return hand.first_done == (1 << rules.players) - 1


# Where a seat may place


@inner
def doubles_to_cover(hand: Any, rules: Any) -> Any:
    """Of the doubles that bind, the trains of those that come now: one in the order of the rules, or any of them."""
    if hand.n_binding == 0:
        return 0
    if rules.order == ANY_ORDER:
        trains: Any = 0
        for place in range(hand.n_binding):
            trains |= 1 << np.int64(hand.doubles[place])
        return trains
    return 1 << np.int64(hand.doubles[hand.n_binding - 1 if rules.order == LIFO else 0])


@inner
def may_start_mexican(hand: Any, rules: Any, seat: Any) -> Any:
    """Whether a seat may lay the first tile of the Mexican train."""
    if rules.mexican_start == ANY_TURN:
        return True
    if not had_first_turn(hand, seat):
        return False
    return rules.mexican_start == AFTER_FIRST_TURN or hand.length[seat] > 0


@inner
def open_trains(hand: Any, rules: Any, seat: Any, as_if_marked: Any) -> Any:
    """The trains on which a seat may place, as bits. An uncovered double binds before everything else."""
    if hand.n_binding > 0:
        return np.int64(hand.to_cover)
    trains = 1 << seat
    if not had_first_turn(hand, seat) and rules.own_only:
        return trains
    if rules.mexican and (hand.length[MEXICAN] > 0 or may_start_mexican(hand, rules, seat)):
        trains |= 1 << MEXICAN
    if rules.others == NEVER_OTHERS or (rules.others == MARKED_IF_OWN_STARTED and hand.length[seat] == 0):
        return trains
    for other in range(rules.players):
        if as_if_marked or rules.others == ALL_OPEN or hand.marked[other]:
            trains |= 1 << other
    return trains


@inner
def fitting_word(hand: Any, rules: Any, seat: Any, train: Any, word: Any) -> Any:
    """A word of the tiles of a seat that fit a train and may be laid there."""
    fits = hand.tiles[seat, word] & rules.pip_masks[hand.end_pip[train], word]
    if seat == hand.turn and hand.phase == PLAYING:
        if hand.drawn != NO_TILE:
            fits = fits & (BIT[hand.drawn & 63] if hand.drawn >> 6 == word else NO_TILES)
        if hand.laid_doubles >= rules.max_doubles:
            fits = fits & ~rules.doubles[word]
        elif rules.first_double == FORBIDDEN_END and train == seat and not had_first_turn(hand, seat):
            fits = without_dead_double(hand, rules, seat, train, fits, word)
    return fits


@inner
def without_dead_double(hand: Any, rules: Any, seat: Any, train: Any, fits: Any, word: Any) -> Any:
    """A first-turn train may not end in a double: it is laid only where a tile follows it, or goes out with it."""
    double = fits & rules.doubles[word]
    if double == NO_TILES:
        return fits
    if hand.held[seat] == 1:
        lapses = rules.lapse and hand.on_table[hand.end_pip[train]] >= rules.max_pip
        goes_out = not rules.cover_last or hand.n_stock == 0 or lapses
        return fits if goes_out else fits ^ double
    if not rules.whole_train and rules.extra == NO_EXTRA:
        return fits ^ double
    if hand.unknown[seat] > 0:
        return fits  # a tile that nobody has seen may follow it
    followers = 0
    for other in range(rules.n_words):
        followers += bit_count(hand.tiles[seat, other] & rules.pip_masks[hand.end_pip[train], other])
    return fits if followers > 1 else fits ^ double


@inner
def ends_forbidden(hand: Any, rules: Any) -> Any:
    """The first-turn train of the seat on turn ends in a double of its own, where it may not stay like that."""
    if rules.first_double != FORBIDDEN_END or had_first_turn(hand, hand.turn):
        return False
    for place in range(hand.n_doubles):
        if hand.doubles[place] == hand.turn and hand.laid_by[place] == hand.turn:
            return True
    return False


@inner
def trains_now(hand: Any, rules: Any) -> Any:
    """The trains on which the seat on turn may place, as bits."""
    if hand.cover_now != NO_TILE:
        return 1 << np.int64(hand.cover_now)
    if ends_forbidden(hand, rules):
        return 1 << np.int64(hand.turn)
    return open_trains(hand, rules, np.int64(hand.turn), False)


@inner
def count_placements(hand: Any, rules: Any, seat: Any, trains: Any) -> Any:
    """How many placements a seat has on these trains."""
    n = 0
    for train in range(N_TRAINS):
        if trains >> train & 1:
            for word in range(rules.n_words):
                n += bit_count(fitting_word(hand, rules, seat, train, word))
    return n


@inner
def in_whole_train(hand: Any, rules: Any) -> Any:
    """The seat on turn is laying the train of its first turn."""
    if not rules.whole_train or had_first_turn(hand, hand.turn):
        return False
    return hand.n_binding == 0 and hand.cover_now == NO_TILE


@inner
def may_finish_train(hand: Any, rules: Any) -> Any:
    """Whether the seat on turn may end its first turn here."""
    if hand.laid == 0 or hand.drawn != NO_TILE or not in_whole_train(hand, rules):
        return False
    return not ends_forbidden(hand, rules)


@inner
def action_without_tile(hand: Any, rules: Any, n_placements: Any) -> Any:
    """What may be done besides placing a tile: START, DRAW, PASS or DONE; -1 where nothing may."""
    if hand.phase == STARTING:
        return START
    if hand.phase == SEEKING:
        # With nothing left to draw the engine is among the tiles that have not been seen, those of this seat too.
        return TRAIN_DRAW if hand.n_stock > 0 else START
    if may_finish_train(hand, rules):
        return DONE
    if n_placements > 0:
        return -1
    return TRAIN_DRAW if hand.draws == 0 and hand.n_stock > 0 else TRAIN_PASS


@inner
def legal_actions(hand: Any, rules: Any, out: Any) -> Any:
    """Write the legal actions of the seat on turn to `out`; their number, never 0 while the hand runs."""
    if hand.over != RUNNING:
        return 0
    n = 0
    if hand.phase == PLAYING:
        trains = trains_now(hand, rules)
        for train in range(N_TRAINS):
            if trains >> train & 1:
                for word in range(rules.n_words):
                    left = fitting_word(hand, rules, hand.turn, train, word)
                    while left != NO_TILES:
                        bit = first_bit(left)
                        left = left ^ BIT[bit]
                        out[n] = train << 8 | word << 6 | bit
                        n += 1
    other = action_without_tile(hand, rules, n)
    if other >= 0:
        out[n] = other
        n += 1
    return n


@inner
def nth_bit(mask: Any, n: Any) -> Any:
    """The bit at place n of a word."""
    for _ in range(n):
        mask = mask & (mask - np.uint64(1))
    return first_bit(mask)


@inner
def random_action(hand: Any, rules: Any) -> Any:
    """One of the legal actions, each as likely as any other, found without listing them."""
    if hand.phase != PLAYING:
        return action_without_tile(hand, rules, 0)
    trains = trains_now(hand, rules)
    n = count_placements(hand, rules, hand.turn, trains)
    other = action_without_tile(hand, rules, n)
    if n == 0:
        return other
    chosen = random_below(hand, n + (other >= 0))
    for train in range(N_TRAINS):
        if trains >> train & 1:
            for word in range(rules.n_words):
                fits = fitting_word(hand, rules, hand.turn, train, word)
                here = bit_count(fits)
                if chosen < here:
                    return train << 8 | word << 6 | nth_bit(fits, chosen)
                chosen -= here
    return other
