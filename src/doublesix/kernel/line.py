"""How a hand of a line game goes: what may be done, and what doing it changes.

All functions work on one hand record and one rules record (`records`). They check nothing: whoever calls
`apply` has asked `legal_actions` first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import bit_count, first_bit, inner
from .records import (
    BIT,
    BLOCKED,
    DOMINO,
    DRAW,
    LEAD,
    NEVER,
    NO_TILE,
    OPTIONAL,
    PASS,
    RUNNING,
    TARGET_REACHED,
    E,
    N,
    S,
    W,
)

__all__ = ["apply", "can_draw", "legal_actions", "next_seat", "prepare_lead", "random_action"]

NO_TILES = np.uint64(0)


@inner
def next_seat(rules: Any, seat: Any) -> Any:
    """The seat whose turn comes after this one's."""
    seat += rules.step
    return seat - rules.players if seat >= rules.players else seat


@inner
def can_draw(hand: Any, rules: Any) -> Any:
    """Whether the stock has tiles that may be drawn at all."""
    return rules.draw != NEVER and hand.n_stock > rules.reserve


@inner
def may_draw_now(hand: Any, rules: Any, fits: Any) -> Any:
    """Whether the seat on turn may draw, given which of its tiles fit."""
    if hand.drawn != NO_TILE or not can_draw(hand, rules):
        return False
    if hand.n_placed == 0 and hand.must_lead:
        return False
    if rules.draw == OPTIONAL:
        return True
    return fits == NO_TILES and not (rules.one_draw != 0 and hand.draws > 0)


@inner
def fitting(hand: Any) -> Any:
    """The tiles of the seat on turn that it may place now, as a mask."""
    if hand.drawn != NO_TILE:
        return BIT[hand.drawn]
    return hand.tiles[hand.turn] & hand.playable


@inner
def legal_actions(hand: Any, rules: Any, out: Any) -> Any:
    """Write the legal actions of the seat on turn to `out`; their number, never 0 while the hand runs."""
    if hand.over != RUNNING:
        return 0
    fits = fitting(hand)
    n = 0
    if hand.n_placed == 0:
        left = fits
        while left != NO_TILES:
            tile = first_bit(left)
            left = left ^ BIT[tile]
            out[n] = LEAD << 8 | tile
            n += 1
    elif fits != NO_TILES:
        for slot in range(4):
            if hand.end_open[slot]:
                left = fits & rules.pip_masks[hand.end_pip[slot]]
                while left != NO_TILES:
                    tile = first_bit(left)
                    left = left ^ BIT[tile]
                    out[n] = slot << 8 | tile
                    n += 1
    if may_draw_now(hand, rules, fits):
        out[n] = DRAW
        n += 1
    if n == 0:
        out[0] = PASS
        n = 1
    return n


@inner
def next_random(state: Any) -> Any:
    """The next state of a playout's random numbers (xorshift64; the state is never 0)."""
    state = state ^ (state << np.uint64(13))
    state = state ^ (state >> np.uint64(7))
    return state ^ (state << np.uint64(17))


@inner
def below(state: Any, n: Any) -> Any:
    """The number from 0 to n - 1, for small n, that a state of random numbers stands for."""
    return np.int64(((state >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@inner
def random_below(hand: Any, n: Any) -> Any:
    """A random number from 0 to n - 1, for small n."""
    hand.rng = next_random(hand.rng)
    return below(hand.rng, n)


@inner
def nth_tile(mask: Any, n: Any) -> Any:
    """The tile at place n of a mask."""
    for _ in range(n):
        mask = mask & (mask - np.uint64(1))
    return first_bit(mask)


@inner
def random_action(hand: Any, rules: Any) -> Any:
    """One of the legal actions, each as likely as any other, found without listing them."""
    fits = fitting(hand)
    drawable = may_draw_now(hand, rules, fits)
    if fits == NO_TILES:
        return DRAW if drawable else PASS
    if hand.n_placed == 0:
        n = bit_count(fits)
        chosen = random_below(hand, n + drawable)
        return DRAW if chosen == n else LEAD << 8 | nth_tile(fits, chosen)
    west = fits & rules.pip_masks[hand.end_pip[W]]
    east = fits & rules.pip_masks[hand.end_pip[E]]
    n_west = bit_count(west)
    n_line = n_west + bit_count(east)
    north, south = NO_TILES, NO_TILES
    n_north = n_line
    if hand.end_open[N]:
        north = fits & rules.pip_masks[hand.end_pip[N]]
        n_north += bit_count(north)
    n = n_north
    if hand.end_open[S]:
        south = fits & rules.pip_masks[hand.end_pip[S]]
        n += bit_count(south)
    chosen = random_below(hand, n + drawable)
    if chosen < n_west:
        return W << 8 | nth_tile(west, chosen)
    if chosen < n_line:
        return E << 8 | nth_tile(east, chosen - n_west)
    if chosen < n_north:
        return N << 8 | nth_tile(north, chosen - n_line)
    if chosen < n:
        return S << 8 | nth_tile(south, chosen - n_north)
    return DRAW


@inner
def prepare_lead(hand: Any, leader: Any) -> Any:
    """Give the turn to the seat that leads."""
    hand.leader = leader
    hand.turn = leader


@inner
def open_first_ends(hand: Any, rules: Any, tile: Any) -> Any:
    """The opening tile lies west-east, low half west."""
    low, high = rules.low[tile], rules.high[tile]
    hand.end_pip[W], hand.end_pip[E] = low, high
    hand.end_count[W], hand.end_count[E] = low, high
    hand.end_open[W], hand.end_open[E] = 1, 1
    hand.end_used[W], hand.end_used[E] = 1, 1
    hand.lone = 1
    if rules.branches and low == high:
        hand.spinner = tile
        hand.spinner_sides = 3
        set_arms(hand, rules, low)


@inner
def set_arms(hand: Any, rules: Any, pip: Any) -> Any:
    """The spinner lies: its arms show its number, and are open where the rules open them at once."""
    hand.end_pip[N], hand.end_pip[S] = pip, pip
    hand.end_open[N], hand.end_open[S] = rules.opens_at_once, rules.opens_at_once


@inner
def extend_end(hand: Any, rules: Any, tile: Any, slot: Any) -> Any:
    """Join a tile to an end."""
    low, high = rules.low[tile], rules.high[tile]
    pip = hand.end_pip[slot]
    outer = low + high - pip
    if slot <= E:
        if hand.lone:
            hand.lone = 0
            if hand.end_pip[W] == hand.end_pip[E]:
                # An opening double counted its halves once; as one end of the line it counts both there.
                hand.end_count[E - slot] = 2 * pip
        covered = 1 << slot
        if hand.spinner != NO_TILE and hand.spinner_sides & covered:
            hand.spinner_sides ^= covered
            if hand.spinner_sides == 0:
                hand.end_open[N], hand.end_open[S] = 1, 1
    hand.end_pip[slot] = outer
    hand.end_used[slot] = 1
    # A double counts both halves; a shift costs less than a branch that nothing can predict.
    hand.end_count[slot] = outer << (low == high)
    if rules.branches and low == high and hand.spinner == NO_TILE:
        hand.spinner = tile
        hand.spinner_sides = 1 << slot
        set_arms(hand, rules, outer)


@inner
def find_playable(hand: Any, rules: Any) -> Any:
    """The tiles that fit some open end, as a mask."""
    playable = rules.pip_masks[hand.end_pip[W]] | rules.pip_masks[hand.end_pip[E]]
    if hand.end_open[N]:
        playable = playable | rules.pip_masks[hand.end_pip[N]]
    if hand.end_open[S]:
        playable = playable | rules.pip_masks[hand.end_pip[S]]
    return playable


@inner
def is_blocked(hand: Any, rules: Any) -> Any:
    """Nobody can place and nothing can be drawn; or the line is dead and the rules stop there.

    A seat with tiles whose faces are not known could always place one of them.
    """
    if can_draw(hand, rules):
        return rules.dead_line_blocks != 0 and hand.n_placed > 0 and hand.playable & ~hand.placed == NO_TILES
    if hand.n_placed == 0:
        return False
    held = NO_TILES
    for seat in range(rules.players):
        if hand.unknown[seat]:
            return False
        held = held | hand.tiles[seat]
    return held & hand.playable == NO_TILES


@inner
def end_turn(hand: Any, rules: Any) -> Any:
    """The turn goes to the next seat."""
    hand.turn = next_seat(rules, np.int64(hand.turn))
    hand.drawn = NO_TILE
    hand.draws = 0


@inner
def add_points(hand: Any, rules: Any, seat: Any, points: Any) -> Any:
    """Credit a seat, and its partner with it."""
    hand.score[seat] += points
    if rules.pairs:
        hand.score[(seat + 2) % 4] += points


@inner
def place(hand: Any, rules: Any, tile: Any, slot: Any) -> Any:
    """Place a tile; the points it scored."""
    seat = hand.turn
    opening = slot == LEAD
    hand.tiles[seat] = hand.tiles[seat] ^ BIT[tile]
    hand.placed = hand.placed | BIT[tile]
    hand.n_placed += 1
    hand.last = seat
    if opening:
        open_first_ends(hand, rules, tile)
    else:
        extend_end(hand, rules, tile, slot)
    hand.playable = find_playable(hand, rules)
    hand.count = hand.end_count[W] + hand.end_count[E] + hand.end_count[N] + hand.end_count[S]
    points = rules.points_for[hand.count]
    if opening and not rules.scores_lead:
        points = 0
    add_points(hand, rules, seat, points)
    if hand.score[seat] >= rules.target and points > 0:
        hand.over = TARGET_REACHED
        return points
    if hand.tiles[seat] == NO_TILES and hand.unknown[seat] == 0:
        hand.over = DOMINO
        return points
    end_turn(hand, rules)
    if is_blocked(hand, rules):
        hand.over = BLOCKED
    return points


@inner
def draw(hand: Any, rules: Any) -> Any:
    """Take the next tile of the stock; the tile, or NO_TILE where its face is not known."""
    seat = hand.turn
    tile = hand.stock[hand.next_stock]
    hand.next_stock += 1
    hand.n_stock -= 1
    hand.draws += 1
    if tile == NO_TILE:
        hand.unknown[seat] += 1
        return tile
    hand.tiles[seat] = hand.tiles[seat] | BIT[tile]
    if rules.must_play_drawn and BIT[tile] & hand.playable != NO_TILES:
        hand.drawn = tile
    elif is_blocked(hand, rules):
        hand.over = BLOCKED
    return tile


@inner
def apply(hand: Any, rules: Any, action: Any) -> Any:
    """Do a legal action: the points it scored and the tile it drew (NO_TILE where it drew none)."""
    points: Any = 0
    tile: Any = NO_TILE
    if action == DRAW:
        tile = np.int64(draw(hand, rules))
    elif action == PASS:
        end_turn(hand, rules)
    else:
        points = np.int64(place(hand, rules, action & 255, action >> 8))
    return points, tile
