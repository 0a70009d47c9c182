"""What an action of a train game changes: trains, doubles that wait for a cover, marks, turns, the end of the hand.

Nothing is checked here: whoever calls `apply` has asked `legal_actions` of `train_places` first.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import inner
from .records import BLOCKED, DOMINO, NO_TILE, NOBODY
from .train_places import (
    add_tile,
    all_had_first_turn,
    count_placements,
    doubles_to_cover,
    in_whole_train,
    index_of,
    next_seat,
    open_trains,
    remove_tile,
    trains_now,
)
from .train_records import (
    DONE,
    FIND_AT_ONCE,
    MUST_COVER,
    N_TRAINS,
    NO_EXTRA,
    NORMAL,
    PLAYING,
    SEEKING,
    START,
    STARTING,
    TRAIN_DRAW,
)

__all__ = ["apply", "begin_turn", "open_station"]


@inner
def forget_double(hand: Any, place: Any) -> Any:
    """The double at this place of the queue needs no cover any more."""
    hand.to_cover &= ~(1 << np.int64(hand.doubles[place]))
    for later in range(place, hand.n_doubles - 1):
        hand.doubles[later] = hand.doubles[later + 1]
        hand.laid_by[later] = hand.laid_by[later + 1]
    hand.n_doubles -= 1
    if place < hand.n_binding:
        hand.n_binding -= 1


@inner
def is_exhausted(hand: Any, rules: Any, train: Any) -> Any:
    """All tiles with the number at this end lie on the table, so nothing can ever be joined there."""
    return hand.on_table[hand.end_pip[train]] > rules.max_pip


@inner
def update_doubles(hand: Any, rules: Any, train: Any, is_double: Any) -> Any:
    """A tile was joined to a train: it covers a double there, may be one itself, and may exhaust a number."""
    place = 0
    while place < hand.n_doubles:
        if hand.doubles[place] == train or (rules.lapse and is_exhausted(hand, rules, hand.doubles[place])):
            forget_double(hand, place)
        else:
            place += 1
    if is_double and not (rules.lapse and is_exhausted(hand, rules, train)):
        hand.doubles[hand.n_doubles] = train
        hand.laid_by[hand.n_doubles] = hand.turn
        hand.n_doubles += 1


@inner
def lay(hand: Any, rules: Any, train: Any, tile: Any) -> Any:
    """Join a tile to a train."""
    low, high = np.int64(rules.low[tile]), np.int64(rules.high[tile])
    hand.end_pip[train] = low + high - hand.end_pip[train]
    hand.length[train] += 1
    hand.n_placed += 1
    hand.on_table[low] += 1
    if low != high:
        hand.on_table[high] += 1
    update_doubles(hand, rules, train, low == high)


@inner
def ask_for_another(hand: Any, train: Any) -> Any:
    """The turn goes on: one more tile must be placed, on this train or, with NO_TILE, anywhere."""
    hand.cover_now = train
    hand.drawn = NO_TILE
    hand.draws = 0


@inner
def place(hand: Any, rules: Any, train: Any, tile: Any) -> Any:
    """Place a tile, and see whether the turn goes on."""
    seat = np.int64(hand.turn)
    laying_train = in_whole_train(hand, rules)
    was_drawn = hand.draws > 0
    is_double = rules.low[tile] == rules.high[tile]
    remove_tile(hand, seat, tile)
    lay(hand, rules, train, tile)
    hand.laid += 1
    hand.laid_doubles += is_double
    hand.last = seat
    if train == seat:
        hand.marked[seat] = 0
    elif was_drawn and rules.mark_when_not_on_own:
        hand.marked[seat] = 1
    can_be_covered = not (rules.lapse and is_exhausted(hand, rules, train))
    if hand.held[seat] == 0:
        if is_double and rules.cover_last and hand.n_stock > 0 and can_be_covered:
            ask_for_another(hand, train)
        else:
            hand.out |= 1 << seat
            end_turn(hand, rules)
    elif laying_train:
        ask_for_another(hand, NO_TILE)
    elif is_double and rules.extra != NO_EXTRA and (rules.extra != MUST_COVER or can_be_covered):
        ask_for_another(hand, train if rules.extra == MUST_COVER else NO_TILE)
    else:
        end_turn(hand, rules)


@inner
def take_from_stock(hand: Any) -> Any:
    """The seat on turn takes the next tile; the tile, or NO_TILE where its face is not known."""
    seat = hand.turn
    tile = np.int64(hand.stock[hand.next_stock])
    hand.next_stock += 1
    hand.n_stock -= 1
    if tile == NO_TILE:
        hand.unknown[seat] += 1
        hand.held[seat] += 1
    else:
        add_tile(hand, seat, tile)
    return tile


@inner
def seek(hand: Any, rules: Any) -> Any:
    """Draw in search of the engine. The finder lays it at once, or when the round of draws is complete."""
    seat = np.int64(hand.turn)
    tile = take_from_stock(hand)
    hand.sought += 1
    if tile == index_of(hand.engine, hand.engine):
        hand.finder = seat
    round_is_complete = hand.sought % rules.players == 0 or hand.n_stock == 0
    if hand.finder != NOBODY and (rules.find == FIND_AT_ONCE or round_is_complete):
        hand.turn = hand.finder
        hand.leader = hand.finder
        hand.phase = STARTING
    else:
        seek_on(hand, rules, next_seat(rules, seat))
    return tile


@inner
def seek_on(hand: Any, rules: Any, seat: Any) -> Any:
    """The search goes on with this seat; with nothing left to draw, with the next one that holds unseen tiles."""
    if hand.n_stock == 0:
        for _ in range(rules.players):
            if hand.unknown[seat] == 0:
                seat = next_seat(rules, seat)
    begin_turn(hand, seat)


@inner
def draw(hand: Any, rules: Any) -> Any:
    """Draw a tile for the placement that is owed; where it fits it must be placed."""
    tile = take_from_stock(hand)
    hand.draws += 1
    if tile == NO_TILE:
        return tile
    hand.drawn = tile
    if count_placements(hand, rules, hand.turn, trains_now(hand, rules)) == 0:
        hand.drawn = NO_TILE
    return tile


@inner
def start(hand: Any, rules: Any) -> Any:
    """Lay the engine in the middle."""
    seat = np.int64(hand.turn)
    remove_tile(hand, seat, index_of(hand.engine, hand.engine))
    open_station(hand, seat)
    if hand.held[seat] == 0:
        hand.out |= 1 << seat
        end_turn(hand, rules)
    elif not rules.placer_plays:
        begin_turn(hand, next_seat(rules, seat))


@inner
def open_station(hand: Any, leader: Any) -> Any:
    """The engine lies: every train begins with its number."""
    hand.phase = PLAYING
    hand.leader = leader
    hand.n_placed = 1
    hand.on_table[hand.engine] = 1
    for train in range(N_TRAINS):
        hand.end_pip[train] = hand.engine


@inner
def fail(hand: Any, rules: Any) -> Any:
    """Pass: the seat's own train is marked, unless it only failed to cover somebody else's double."""
    seat = hand.turn
    spared = not rules.fail_marks and hand.n_binding > 0
    for place in range(hand.n_binding):
        if hand.to_cover >> hand.doubles[place] & 1 and hand.laid_by[place] == seat:
            spared = False
    if not spared:
        hand.marked[seat] = 1
    end_turn(hand, rules)


@inner
def begin_turn(hand: Any, seat: Any) -> Any:
    """A seat's turn begins."""
    hand.turn = seat
    hand.drawn = NO_TILE
    hand.draws = 0
    hand.laid = 0
    hand.laid_doubles = 0
    hand.cover_now = NO_TILE


@inner
def end_turn(hand: Any, rules: Any) -> Any:
    """The turn is over: doubles that are left begin to bind, and the hand may end."""
    hand.first_done |= 1 << np.int64(hand.turn)
    all_first = all_had_first_turn(hand, rules)
    if rules.must_satisfy and (all_first or rules.first_double == NORMAL):
        hand.n_binding = hand.n_doubles
        hand.to_cover = doubles_to_cover(hand, rules)
    if all_first and hand.out:
        hand.over = DOMINO
        return
    begin_turn(hand, next_seat(rules, np.int64(hand.turn)))
    if all_first and hand.n_stock == 0 and is_blocked(hand, rules):
        hand.over = BLOCKED


@inner
def is_blocked(hand: Any, rules: Any) -> Any:
    """No seat could place anything, even if every train were marked. The stock is empty."""
    for seat in range(rules.players):
        if hand.unknown[seat] > 0:
            return False
        if count_placements(hand, rules, seat, open_trains(hand, rules, seat, True)) > 0:
            return False
    return True


@inner
def apply(hand: Any, rules: Any, action: Any) -> Any:
    """Do a legal action; the tile that it drew (NO_TILE where it drew none)."""
    tile = np.int64(NO_TILE)
    if action < START:
        place(hand, rules, action >> 8, action & 255)
    elif action == TRAIN_DRAW:
        tile = seek(hand, rules) if hand.phase == SEEKING else draw(hand, rules)
    elif action == START:
        start(hand, rules)
    elif action == DONE:
        end_turn(hand, rules)
    else:
        fail(hand, rules)
    return tile
