"""The end of a hand: who won it and what it adds to each seat."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.layout import Tile
from tests.oracle.options import Options

Side = list[int]
"""The seats that score together: one, or two partners."""


@dataclass
class Result:
    """Who won a hand. ``named`` are the seats whose own tiles won it: the one that went out, the lowest."""

    sides: list[Side]
    own: list[int]
    named: list[int]

    @property
    def winners(self) -> list[int]:
        """Every seat of every winning side."""
        return sorted(seat for side in self.sides for seat in side)


def sides_of(options: Options, players: int) -> list[Side]:
    """The sides of the table."""
    if options["teams"] == "pairs":
        return [[1, 3], [2, 4]]
    return [[seat] for seat in range(1, players + 1)]


def value(options: Options, tiles: list[Tile]) -> int:
    """What tiles in a hand are worth."""
    return sum(options["tile_value.double_blank"] if tile == (0, 0) else sum(tile) for tile in tiles)


def rounded(options: Options, pips: int) -> int:
    """The nearest multiple of the rounding unit."""
    unit = options["settle.round"]
    return min(range(0, pips + unit + 1, unit), key=lambda multiple: abs(multiple - pips))


def went_out(options: Options, players: int, seat: int) -> Result:
    """The hand was won by the seat without tiles: it has nothing of its own to subtract, whoever its partner."""
    side = next(side for side in sides_of(options, players) if seat in side)
    return Result([side], [seat], [seat])


def blocked(options: Options, held: list[list[Tile]]) -> Result:
    """Who wins a blocked hand."""
    sides = sides_of(options, len(held))
    if options["block.winner"] == "none":
        return Result([], [], [])
    if options["block.winner"] == "lowest_team":
        rivals = sides
    else:
        rivals = [[seat] for seat in range(1, len(held) + 1)]

    def pips(rival: Side) -> int:
        return sum(value(options, held[seat - 1]) for seat in rival)

    def tiles(rival: Side) -> int:
        return sum(len(held[seat - 1]) for seat in rival)

    best = [rival for rival in rivals if pips(rival) == min(map(pips, rivals))]
    for rule in options["block.tie"]:
        if len(_sides_among(sides, best)) == 1:
            break
        if rule == "fewest_tiles":
            best = [rival for rival in best if tiles(rival) == min(map(tiles, best))]
        elif rule == "none":
            return Result([], [], [])
        elif rule == "split":
            return Result(_sides_among(sides, best), best[0], [seat for rival in best for seat in rival])
    winning = _sides_among(sides, best)
    if len(winning) != 1:
        return Result([], [], [])
    return Result(winning, best[0], [seat for rival in best for seat in rival])


def _sides_among(sides: list[Side], rivals: list[Side]) -> list[Side]:
    return [side for side in sides if any(rival[0] in side for rival in rivals)]


def settlement(options: Options, held: list[list[Tile]], result: Result) -> list[int]:
    """What the hand adds to each seat, before any floor."""
    players = len(held)
    every_hand = [value(options, hand) for hand in held]
    if options["settle.round_scope"] == "each_hand":
        every_hand = [rounded(options, pips) for pips in every_hand]
    added = [0] * players
    if options["settle"] in ("each_subtracts_own", "penalty_own"):
        sign = -1 if options["settle"] == "each_subtracts_own" else 1
        for side in sides_of(options, players):
            for seat in side:
                added[seat - 1] = sign * sum(every_hand[mate - 1] for mate in side)
    elif options["settle"] in ("opponents_sum", "opponents_minus_own") and result.sides:
        pot = sum(every_hand[seat - 1] for seat in range(1, players + 1) if seat not in result.winners)
        if options["settle"] == "opponents_minus_own":
            pot = max(0, pot - sum(every_hand[seat - 1] for seat in result.own))
        if options["settle.round_scope"] == "sum":
            pot = rounded(options, pot)
        unit = options["settle.round"]
        share = pot // len(result.sides) // unit * unit
        for seat in result.winners:
            added[seat - 1] = share
    return added


def floored(options: Options, totals: list[int], added: list[int]) -> list[int]:
    """What is really added: a deduction stops at the floor and never raises a total."""
    floor = options["score.floor"]
    if floor is None:
        return added
    return [
        change if change >= 0 else -min(-change, max(0, total - floor))
        for total, change in zip(totals, added, strict=True)
    ]
