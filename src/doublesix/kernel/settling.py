"""What the end of a hand gives: who won it, and what is added to each total."""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import bit_count, first_bit, inner
from .line import NO_TILES
from .records import (
    BIT,
    BLOCKED,
    DOMINO,
    EACH_SUBTRACTS_OWN,
    FEWEST_TILES,
    LOWEST_TEAM,
    OPPONENTS_MINUS_OWN,
    OPPONENTS_SUM,
    PENALTY_OWN,
    SPLIT,
    WINNER_NONE,
)

__all__ = ["award", "block_winners", "note_hand", "settle"]


@inner
def rounded(rules: Any, pips: Any) -> Any:
    """To the nearest multiple of 1, 3 or 5; half-way cases do not exist, since these are odd."""
    unit = np.int64(rules.round_to)
    return (pips + unit // 2) // unit * unit


@inner
def note_hand(result: Any, seat: Any, pips: Any, held: Any) -> Any:
    """Note what a seat has left; seats are noted in order."""
    result.pips[seat] = pips
    result.held[seat] = held
    lowest = np.int64(result.pips[first_bit(np.uint64(result.lowest))]) if seat else pips
    if seat == 0 or pips < lowest:
        result.lowest = 1 << seat
    elif pips == lowest:
        result.lowest |= 1 << seat


@inner
def count_hands(hand: Any, rules: Any, result: Any) -> Any:
    """The pips and the number of tiles that each seat has left, and who has fewest pips."""
    for seat in range(rules.players):
        pips: Any = 0
        left = hand.tiles[seat]
        while left != NO_TILES:
            tile = first_bit(left)
            left = left ^ BIT[tile]
            pips += np.int64(rules.value[tile])
        note_hand(result, seat, pips, bit_count(hand.tiles[seat]))


@inner
def side_mates(rules: Any, seats: Any) -> Any:
    """These seats and their partners, as bits."""
    if not rules.pairs:
        return seats
    mates = 0
    if seats & 0b0101:
        mates |= 0b0101
    if seats & 0b1010:
        mates |= 0b1010
    return mates


@inner
def number_of_sides(rules: Any, seats: Any) -> Any:
    """How many sides these seats belong to."""
    mates = side_mates(rules, seats)
    n = 0
    for seat in range(rules.players):
        n += mates >> seat & 1
    return n // 2 if rules.pairs else n


@inner
def of_team(values: Any, seat: Any) -> Any:
    """What a seat and its partner have together."""
    return np.int64(values[seat]) + values[(seat + 2) % 4]


@inner
def measured(rules: Any, values: Any, seat: Any) -> Any:
    """What a blocked hand compares for a seat: its own, or its team's."""
    return of_team(values, seat) if rules.block_winner == LOWEST_TEAM else np.int64(values[seat])


@inner
def fewest(rules: Any, values: Any, among: Any) -> Any:
    """The seats among these that have least, as bits."""
    least: Any = -1
    found = 0
    for seat in range(rules.players):
        if among >> seat & 1:
            value = measured(rules, values, seat)
            if least < 0 or value < least:
                least = value
                found = 1 << seat
            elif value == least:
                found |= 1 << seat
    return found


@inner
def block_winners(rules: Any, result: Any) -> Any:
    """The seats that win a blocked hand, as bits: several of one side, several of many where they share, or none."""
    if rules.block_winner == WINNER_NONE:
        return 0
    best = fewest(rules, result.pips, (1 << rules.players) - 1)
    last = 0
    if number_of_sides(rules, best) > 1 and rules.tie[0] == FEWEST_TILES:
        best = fewest(rules, result.held, best)
        last = 1
    # Sharing and nobody's winning leave nothing to decide, so the table has them at the end only.
    return best if number_of_sides(rules, best) == 1 or rules.tie[last] == SPLIT else 0


@inner
def prize(hand: Any, rules: Any, result: Any) -> Any:
    """What the winners of the hand take, all of them together."""
    paid: Any = 0
    n_payers = 0
    for seat in range(rules.players):
        if not result.winners >> seat & 1:
            pips = np.int64(result.pips[seat])
            pays: Any = pips if rules.round_sum else rounded(rules, pips)
            result.entered[seat] = pays
            result.involved |= 1 << seat
            paid += pays
            n_payers += 1
    if n_payers == 0:
        return 0
    if rules.settle == OPPONENTS_MINUS_OWN:
        winner = first_bit(np.uint64(result.best))
        own = np.int64(result.pips[winner])
        kept: Any = own if rules.round_sum else rounded(rules, own)
        result.entered[winner] = -kept
        result.involved |= 1 << winner
        paid -= kept
        if hand.over == BLOCKED and rules.block_winner == LOWEST_TEAM and rules.pairs:
            own = np.int64(result.pips[(winner + 2) % 4])
            kept = own if rules.round_sum else rounded(rules, own)
            result.entered[(winner + 2) % 4] = -kept
            result.involved |= 1 << (winner + 2) % 4
            paid -= kept
    return max(0, rounded(rules, paid) if rules.round_sum else paid)


@inner
def settle_each(hand: Any, rules: Any, result: Any) -> Any:
    """Every seat settles by its own hand, with its partner's where they play as a pair."""
    for seat in range(rules.players):
        own: Any = rounded(rules, np.int64(result.pips[seat]))
        result.entered[seat] = own if rules.settle == PENALTY_OWN else -own
        result.involved |= 1 << seat
        if rules.pairs:
            own += rounded(rules, np.int64(result.pips[(seat + 2) % 4]))
        if rules.settle == PENALTY_OWN:
            result.settled[seat] = own
        else:
            total = np.int64(hand.score[seat])
            after = total - own
            if rules.has_floor:
                after = max(after, min(total, 0))
            result.settled[seat] = after - total


@inner
def settle(hand: Any, rules: Any, result: Any) -> Any:
    """Settle a hand of a line game that went out or blocked: fill `result` and add to the totals."""
    count_hands(hand, rules, result)
    result.best = 1 << hand.last if hand.over == DOMINO else block_winners(rules, result)
    award(hand, rules, result)


@inner
def award(hand: Any, rules: Any, result: Any) -> Any:
    """Give what the hands that are counted and the seats that won bring to each total."""
    result.winners = side_mates(rules, np.int64(result.best))
    result.involved = 0
    result.prize = 0
    for seat in range(rules.players):
        result.settled[seat] = 0
        result.entered[seat] = 0
    if rules.settle == EACH_SUBTRACTS_OWN or rules.settle == PENALTY_OWN:
        settle_each(hand, rules, result)
    elif (rules.settle == OPPONENTS_SUM or rules.settle == OPPONENTS_MINUS_OWN) and result.best:
        taken = prize(hand, rules, result)
        result.prize = taken
        n_sides = number_of_sides(rules, np.int64(result.best))
        if n_sides > 1:
            unit = np.int64(rules.round_to)
            taken = taken // n_sides // unit * unit
        for seat in range(rules.players):
            if result.winners >> seat & 1:
                result.settled[seat] = taken
    for seat in range(rules.players):
        hand.score[seat] += result.settled[seat]
