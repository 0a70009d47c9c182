"""Random hands: dealt, led, played uniformly and settled without leaving the kernel."""

from __future__ import annotations

from typing import Any

from .compiled import inner
from .leading import choose_leader
from .line import NO_TILES, apply, below, next_random, prepare_lead, random_action, random_below
from .records import BIT, BLOCKED, LOT, NEVER, NO_TILE, NOBODY, RUNNING
from .settling import settle

__all__ = ["clear_hand", "deal_at_random", "play_at_random", "simulate_hands"]


@inner
def clear_hand(hand: Any) -> Any:
    """An empty table; totals and the state of random numbers stay."""
    for seat in range(4):
        hand.tiles[seat] = NO_TILES
        hand.unknown[seat] = 0
        hand.end_pip[seat] = 0
        hand.end_count[seat] = 0
        hand.end_open[seat] = 0
        hand.end_used[seat] = 0
    hand.playable = NO_TILES
    hand.placed = NO_TILES
    hand.count = 0
    hand.n_placed = 0
    hand.next_stock = 0
    hand.n_stock = 0
    hand.drawn = NO_TILE
    hand.draws = 0
    hand.spinner = NO_TILE
    hand.spinner_sides = 0
    hand.lone = 0
    hand.must_lead = 0
    hand.turn = 0
    hand.over = RUNNING
    hand.last = NOBODY


@inner
def deal_at_random(hand: Any, rules: Any) -> Any:
    """Shuffle the set and deal it; the rest is the stock."""
    n_dealt = rules.hand_size * rules.players
    # Where nobody draws, the order of the stock never matters.
    n_shuffled = n_dealt if rules.draw == NEVER else rules.n_tiles - 1
    for place in range(rules.n_tiles):
        hand.stock[place] = place
    state = hand.rng
    for place in range(n_shuffled):
        state = next_random(state)
        other = place + below(state, rules.n_tiles - place)
        tile = hand.stock[other]
        hand.stock[other] = hand.stock[place]
        hand.stock[place] = tile
    hand.rng = state
    place = 0
    for seat in range(rules.players):
        held = NO_TILES
        for _ in range(rules.hand_size):
            held = held | BIT[hand.stock[place]]
            place += 1
        hand.tiles[seat] = held
    hand.next_stock = n_dealt
    hand.n_stock = rules.n_tiles - n_dealt


@inner
def draw_the_lot(hand: Any, rules: Any) -> Any:
    """The seat that leads, by lot where the rules ask for one."""
    if hand.leader != LOT:
        return hand.leader + 0
    seats = 0
    for seat in range(rules.players):
        seats += hand.lot >> seat & 1
    chosen = random_below(hand, seats)
    leader = 0
    for seat in range(rules.players):
        if hand.lot >> seat & 1:
            if chosen == 0:
                leader = seat
            chosen -= 1
    return leader


@inner
def play_at_random(hand: Any, rules: Any, result: Any) -> Any:
    """Play a running hand to its end, each legal action as likely as any other, and settle it."""
    while hand.over == RUNNING:
        apply(hand, rules, random_action(hand, rules))
    result.best = 0
    result.winners = 0
    for seat in range(4):
        result.settled[seat] = 0
    if hand.over <= BLOCKED:
        settle(hand, rules, result)


@inner
def simulate_hands(hand: Any, rules: Any, result: Any, n_hands: Any, sums: Any) -> Any:
    """Play random first hands of a match from 0 to 0.

    Adds to `sums`: blocked hands, tiles placed, then points by seat.
    """
    for _ in range(n_hands):
        clear_hand(hand)
        for seat in range(4):
            hand.score[seat] = 0
        deal_at_random(hand, rules)
        choose_leader(hand, rules, hand, result, True)
        prepare_lead(hand, draw_the_lot(hand, rules))
        play_at_random(hand, rules, result)
        sums[0] += hand.over == BLOCKED
        sums[1] += hand.n_placed
        for seat in range(rules.players):
            sums[2 + seat] += hand.score[seat]
