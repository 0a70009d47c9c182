"""Who leads a hand, and with what."""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import bit_count, first_bit, inner
from .line import NO_TILES
from .records import (
    AFTER_BLOCK_LOT,
    AFTER_BLOCK_LOWEST,
    BIT,
    BLOCKED,
    BY_LOT,
    DOMINO,
    HIGHEST_DOUBLE,
    HOLDER,
    LEFT,
    LOT,
    NOBODY,
    OUT_PLAYER,
    RIGHT,
    SAME_RULE,
    WINNER,
)

__all__ = ["choose_leader"]


@inner
def lot_among(hand: Any, rules: Any, seats: Any) -> Any:
    """A lot decides among these seats, or among all where they are none; of one seat no lot is needed."""
    if seats == 0:
        seats = (1 << rules.players) - 1
    hand.lot = seats
    only = bit_count(np.uint64(seats)) == 1
    hand.leader = first_bit(np.uint64(seats)) if only else LOT


@inner
def holders_of(hand: Any, rules: Any, tiles: Any) -> Any:
    """The seats that hold any of these tiles, as bits."""
    seats = 0
    for seat in range(rules.players):
        if hand.tiles[seat] & tiles != NO_TILES:
            seats |= 1 << seat
    return seats


@inner
def highest_of(hand: Any, rules: Any, tiles: Any) -> Any:
    """The highest of these tiles that a seat holds, as a mask of one; triangular order ranks doubles."""
    held = NO_TILES
    for seat in range(rules.players):
        held = held | hand.tiles[seat]
    held = held & tiles
    best = NO_TILES
    while held != NO_TILES:
        best = BIT[first_bit(held)]
        held = held ^ best
    return best


@inner
def heaviest_tiles(hand: Any, rules: Any) -> Any:
    """The held tiles with most pips; of equal ones that with the higher half, or all where a lot decides."""
    heaviest: Any = -1
    best = NO_TILES
    for tile in range(rules.n_tiles):
        pips = np.int64(rules.low[tile]) + rules.high[tile]
        if pips < heaviest:
            continue
        held = False
        for seat in range(rules.players):
            if hand.tiles[seat] & BIT[tile] != NO_TILES:
                held = True
        if held:
            # Later in triangular order is the higher half.
            best = best | BIT[tile] if pips == heaviest and rules.heaviest_lot else BIT[tile]
            heaviest = pips
    return best


@inner
def by_tile(hand: Any, rules: Any, rule: Any, which: Any, must: Any) -> Any:
    """The holder of a tile leads: the highest double, or the one that the rules name."""
    deciding = NO_TILES
    if rule == HIGHEST_DOUBLE:
        deciding = highest_of(hand, rules, rules.doubles)
    elif holders_of(hand, rules, rules.holder_tile[which]):
        deciding = rules.holder_tile[which]
    if deciding == NO_TILES and not rules.fallback_lot:
        deciding = heaviest_tiles(hand, rules)
    lot_among(hand, rules, holders_of(hand, rules, deciding))
    if must and deciding != NO_TILES:
        hand.playable = deciding
        hand.must_lead = 1


@inner
def choose_leader(hand: Any, rules: Any, before: Any, result: Any, first: Any) -> Any:
    """Decide who leads this hand, from its deal and, unless it is the first, from the hand before.

    Sets `leader` (a seat, or LOT), `lot` (the seats among which a lot decides), `playable` (the tiles that
    may be led) and `must_lead`.
    """
    hand.playable = rules.all_tiles
    hand.must_lead = 0
    which = 0 if first else 1
    rule: Any = np.int64(rules.lead_rule[which])
    must = rules.deciding_tile[which]
    if not first and before.over == BLOCKED:
        if rules.after_block == AFTER_BLOCK_LOT:
            rule = BY_LOT
        elif rules.after_block == AFTER_BLOCK_LOWEST:
            lot_among(hand, rules, np.int64(result.lowest))
            return
    if rule == SAME_RULE:
        which = 0
        rule = np.int64(rules.lead_rule[0])
    if rule == HIGHEST_DOUBLE or rule == HOLDER:
        by_tile(hand, rules, rule, which, must)
    elif rule == OUT_PLAYER and before.over == DOMINO:
        lot_among(hand, rules, 1 << before.last)
    elif rule == WINNER:
        lot_among(hand, rules, np.int64(result.best))
    elif (rule == LEFT or rule == RIGHT) and before.leader > NOBODY:
        # Seats are numbered clockwise, so the next number sits on the left whatever the order of turns.
        shift = 1 if rule == LEFT else rules.players - 1
        lot_among(hand, rules, 1 << (before.leader + shift) % rules.players)
    else:
        lot_among(hand, rules, 0)
