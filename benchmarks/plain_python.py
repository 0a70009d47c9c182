"""The baseline: random hands in plain CPython, as fast as we could make them.

What a careful programmer would write without a compiler, and nothing that numba could do: the whole two-ended line is
one number, every placement is looked up in a table made beforehand (tile, next line, points), a hand is a short list,
and the deck is sorted by random keys, which CPython does faster than `random.shuffle`. For the spinner the ends are
four numbers and the lookup is for each end.

Rules: those of the presets `muggins`, `block` and `fives`, one hand from totals of zero, the lead included, the hand
settled. Used by `random_hands.py`; run alone it prints its own speeds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

PIPS = 7
TILES = [(low, high) for high in range(PIPS) for low in range(high + 1)]
VALUE = [low + high for low, high in TILES]
DOUBLES_DOWN = [index for index in range(len(TILES) - 1, -1, -1) if TILES[index][0] == TILES[index][1]]
HEAVIEST_DOWN = sorted(range(len(TILES)), key=lambda index: (VALUE[index], TILES[index][1]), reverse=True)
POINTS = [count if count and count % 5 == 0 else 0 for count in range(80)]
NEAREST_5 = [(pips + 2) // 5 * 5 for pips in range(200)]

# An end is its number, plus PIPS where the outermost tile is a double. A line is west * 14 + east; a double that lies
# alone is 196 + its number.
ENDS = 2 * PIPS
LONE = ENDS * ENDS


def _pip(end: int) -> int:
    return end % PIPS


def _contribution(end: int) -> int:
    return end if end < PIPS else 2 * (end - PIPS)


def _outer(tile: tuple[int, int], pip: int) -> int | None:
    low, high = tile
    if pip not in tile:
        return None
    return low + PIPS if low == high else low + high - pip


def _placements(line: int) -> list[tuple[tuple[int, int, int], ...]]:
    """For each tile, its placements at a line: (tile, next line, points)."""
    west, east = divmod(line, ENDS) if line < LONE else (line - LONE + PIPS,) * 2
    table = []
    for index, tile in enumerate(TILES):
        found = []
        outer = _outer(tile, _pip(west))
        if outer is not None:
            found.append((index, outer * ENDS + east, POINTS[_contribution(outer) + _contribution(east)]))
        outer = _outer(tile, _pip(east))
        if outer is not None:
            found.append((index, west * ENDS + outer, POINTS[_contribution(west) + _contribution(outer)]))
        table.append(tuple(found))
    return table


PLACEMENTS = [_placements(line) for line in range(LONE + PIPS)]
OPENING = [LONE + low if low == high else low * ENDS + high for low, high in TILES]
OPENING_POINTS = [POINTS[value] for value in VALUE]


def muggins_hand(rand: Callable[[], float], deck: list[int]) -> list[int]:
    """One two-player Muggins hand; the scores."""
    deck.sort(key=lambda _: rand())
    hands = [deck[:7], deck[7:14]]
    stock = deck[14:]
    scores = [0, 0]
    seat = rand() < 0.5
    hand = hands[seat]
    tile = hand.pop(int(rand() * 7))
    line = OPENING[tile]
    scores[seat] += OPENING_POINTS[tile]
    passed = False
    while True:
        seat = not seat
        hand = hands[seat]
        table = PLACEMENTS[line]
        legal = [placement for tile in hand for placement in table[tile]]
        while not legal and stock:
            tile = stock.pop()
            hand.append(tile)
            legal = list(table[tile])
        if legal:
            tile, line, points = legal[int(rand() * len(legal))]
            hand.remove(tile)
            if points:
                scores[seat] += points
                if scores[seat] >= 250:
                    return scores
            if not hand:
                break
            passed = False
        elif passed:
            break
        else:
            passed = True
    for seat in (0, 1):
        scores[seat] -= NEAREST_5[sum([VALUE[tile] for tile in hands[seat]])]
    return scores


def _leader(hands: list[list[int]]) -> tuple[int, int]:
    for tiles in (DOUBLES_DOWN, HEAVIEST_DOWN):
        for tile in tiles:
            for seat, hand in enumerate(hands):
                if tile in hand:
                    return seat, tile
    raise ValueError("nobody holds a tile")


def _settle_sum(hands: list[list[int]], out: int | None, value: Callable[[int], int]) -> list[int]:
    """The winner takes the others' pips; a block goes to the lowest hand, then to the fewest tiles."""
    pips = [sum([VALUE[tile] for tile in hand]) for hand in hands]
    scores = [0] * len(hands)
    if out is None:
        ranks = sorted((pips[seat], len(hands[seat]), seat) for seat in range(len(hands)))
        if ranks[0][:2] == ranks[1][:2]:
            return scores
        out = ranks[0][2]
    scores[out] = sum(value(pips[seat]) for seat in range(len(hands)) if seat != out)
    return scores


def block_hand(rand: Callable[[], float], deck: list[int], players: int, size: int) -> list[int]:
    """One hand of Block; the scores."""
    deck.sort(key=lambda _: rand())
    hands = [deck[seat * size : seat * size + size] for seat in range(players)]
    seat, tile = _leader(hands)
    hands[seat].remove(tile)
    line = OPENING[tile]
    passes = 0
    while passes < players:
        seat = (seat + 1) % players
        table = PLACEMENTS[line]
        legal = [placement for tile in hands[seat] for placement in table[tile]]
        if legal:
            tile, line, _ = legal[int(rand() * len(legal))]
            hands[seat].remove(tile)
            if not hands[seat]:
                return _settle_sum(hands, seat, int)
            passes = 0
        else:
            passes += 1
    return _settle_sum(hands, None, int)


OUTER = [[_outer(tile, pip) for tile in TILES] for pip in range(PIPS)] * 2
CONTRIBUTION = [_contribution(end) for end in range(ENDS)]
W, E, N, S = range(4)


def fives_hand(rand: Callable[[], float], deck: list[int]) -> list[int]:
    """One two-player hand of Fives, spinner arms open at once; the scores."""
    deck.sort(key=lambda _: rand())
    hands = [deck[:7], deck[7:14]]
    stock = deck[14:]
    scores = [0, 0]
    seat, tile = _leader(hands)
    hands[seat].remove(tile)
    low, high = TILES[tile]
    lone = low == high
    ends = [low, high]
    counts = [low, high, 0, 0]
    if lone:
        ends += [low, low]
    scores[seat] += OPENING_POINTS[tile]
    passed = False
    while True:
        seat = 1 - seat
        hand = hands[seat]
        tables = [OUTER[end] for end in ends]
        legal = [(t, slot) for slot, table in enumerate(tables) for t in hand if table[t] is not None]
        while not legal and stock:
            tile = stock.pop()
            hand.append(tile)
            legal = [(tile, slot) for slot, table in enumerate(tables) if table[tile] is not None]
        if legal:
            tile, slot = legal[int(rand() * len(legal))]
            hand.remove(tile)
            outer = tables[slot][tile]
            if lone and slot <= E:
                lone = False
                counts[1 - slot] = 2 * ends[slot]
            ends[slot] = outer
            counts[slot] = CONTRIBUTION[outer]
            if outer >= PIPS and len(ends) == 2:
                ends += [outer, outer]
            points = POINTS[sum(counts)]
            if points:
                scores[seat] += points
                if scores[seat] >= 150:
                    return scores
            if not hand:
                settled = _settle_sum(hands, seat, NEAREST_5.__getitem__)
                break
            passed = False
        elif passed:
            settled = _settle_sum(hands, None, NEAREST_5.__getitem__)
            break
        else:
            passed = True
    return [score + more for score, more in zip(scores, settled, strict=True)]


HANDS: dict[str, Callable[[Callable[[], float], list[int]], list[int]]] = {
    "muggins 2": muggins_hand,
    "block 2": lambda rand, deck: block_hand(rand, deck, 2, 7),
    "block 4": lambda rand, deck: block_hand(rand, deck, 4, 5),
    "fives 2": fives_hand,
}


def play(name: str, n_hands: int, seed: int) -> tuple[float, list[float]]:
    """Play hands of one game; seconds taken, and the mean scores by seat."""
    hand, rand, deck = HANDS[name], random.Random(seed).random, list(range(len(TILES)))
    totals: list[int] = []
    start = time.perf_counter()
    for _ in range(n_hands):
        scores = hand(rand, deck)
        totals = [a + b for a, b in zip(totals, scores, strict=True)] if totals else scores
    return time.perf_counter() - start, [total / n_hands for total in totals]


if __name__ == "__main__":
    for game in HANDS:
        seconds, means = play(game, 20_000, 1)
        print(f"{game}: {20_000 / seconds:,.0f} hands/s, mean scores {[round(mean, 2) for mean in means]}")
