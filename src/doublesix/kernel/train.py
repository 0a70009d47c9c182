"""How a hand of a train game goes: what may be done, and what doing it changes.

Every seat has a train of its own, and there may be a Mexican train for everybody. All functions work on one hand
record and one rules record (`train_records`) and check nothing: whoever calls `apply` has asked `legal_actions`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import bit_count, first_bit, inner
from .line import NO_TILES, random_below
from .records import BIT, BLOCKED, DOMINO, LOT, NO_TILE, NOBODY, RUNNING
from .train_records import (
    AFTER_FIRST_TURN,
    ALL_OPEN,
    ANY_ORDER,
    ANY_TURN,
    DONE,
    FIND_AT_ONCE,
    FORBIDDEN_END,
    LIFO,
    MARKED_IF_OWN_STARTED,
    MEXICAN,
    MUST_COVER,
    N_TRAINS,
    NEVER_OTHERS,
    NO_EXTRA,
    NORMAL,
    PLAYING,
    PREPLACED,
    SEEKING,
    START,
    STARTING,
    TRAIN_DRAW,
    TRAIN_PASS,
)

__all__ = ["apply", "begin", "choose_leader", "clear_hand", "legal_actions", "random_action"]


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
    """The trains whose doubles must be covered now, as bits: one in the order of the rules, or any of them."""
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
        return doubles_to_cover(hand, rules)
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
    if double == NO_TILES or hand.held[seat] == 1:
        return fits
    followers = 0
    for other in range(rules.n_words):
        followers += bit_count(hand.tiles[seat, other] & rules.pip_masks[hand.end_pip[train], other])
    return fits if followers > 1 else fits ^ double


@inner
def trains_now(hand: Any, rules: Any) -> Any:
    """The trains on which the seat on turn may place, as bits."""
    if hand.cover_now != NO_TILE:
        return 1 << np.int64(hand.cover_now)
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
    if rules.first_double != FORBIDDEN_END:
        return True
    return hand.n_doubles == 0 or hand.doubles[hand.n_doubles - 1] != hand.turn


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


# Doing it


@inner
def forget_double(hand: Any, place: Any) -> Any:
    """The double at this place of the queue needs no cover any more."""
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
    spared = False
    if not rules.fail_marks and hand.n_binding > 0:
        place = hand.n_binding - 1 if rules.order == LIFO else 0
        spared = hand.laid_by[place] != seat
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


# Beginning a hand


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
