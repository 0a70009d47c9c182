"""Who may lead a line game, and with what, where some tiles have not been seen.

No rule stands here: the rules are asked who leads when a seat holds this or that unseen tile. The tile that decides is
held by a seat that has unseen ones, and all unseen tiles that would decide before it lie in the stock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cmp_to_key
from typing import TYPE_CHECKING

from ..tiles import Tile
from .hand import Leads

if TYPE_CHECKING:
    from .hand import Hand
    from .line_hand import LineHand

__all__ = ["possible_leads"]

_ANY_TILE: frozenset[Tile] = frozenset()


def possible_leads(hand: LineHand, before: Hand | None, first: bool) -> Leads:
    """Every seat that may lead this hand, with the tiles that it may have to lead with.

    For each seat there are as many sets of tiles as there are ways in which the unseen tiles may decide; it leads with
    one of the set, or with any tile where the set is empty.
    """
    ways: dict[int, set[frozenset[Tile]]] = {}

    def note(held: Mapping[int, Iterable[Tile]]) -> None:
        asked = hand.lead_with(held, before, first)
        for seat in asked.seats:
            own = {*hand.tiles(seat), *held.get(seat, ())}
            ways.setdefault(seat, set()).add(asked.deciding & own if asked.must else _ANY_TILE)

    hidden = [seat for seat in range(1, hand.rules.players + 1) if hand.n_unknown(seat)]
    deciding = _deciding(hand, hidden[0], before, first)
    in_stock = sum(tile is None for tile in hand.stock())
    for tile, n_before in deciding.items():
        if n_before <= in_stock:
            for seat in hidden:
                note({seat: [tile]})
    if len(deciding) <= in_stock:
        note({})
    return {seat: tuple(sorted(found, key=sorted)) for seat, found in sorted(ways.items())}


def _deciding(hand: LineHand, seat: int, before: Hand | None, first: bool) -> dict[Tile, int]:
    """The unseen tiles that would decide if a seat held them, each with how many of them would decide before it.

    Which ``seat`` it is makes no difference.
    """
    known = {tile for other in range(1, hand.rules.players + 1) for tile in hand.tiles(other)} | {*hand.stock()}

    def decide(*tiles: Tile) -> frozenset[Tile]:
        return hand.lead_with({seat: tiles}, before, first).deciding

    def compared(one: Tile, other: Tile) -> int:
        both = decide(one, other)
        return (other in both) - (one in both)

    found = [tile for tile in hand.rules.tile_set if tile not in known and tile in decide(tile)]
    found.sort(key=cmp_to_key(compared))
    places: dict[Tile, int] = {}
    for place, tile in enumerate(found):
        previous = found[place - 1]
        places[tile] = places[previous] if place > 0 and compared(previous, tile) == 0 else place
    return places
