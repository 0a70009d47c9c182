"""The deal of one hand: who gets which tiles, and the stock in the order of drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from .errors import DealError, Fault, shown
from .ruleset import RuleSet
from .shuffle import Chance
from .tiles import Tile, parse_tiles

__all__ = ["Deal", "deal_hand", "draw_lot"]


@dataclass(frozen=True, slots=True, init=False)
class Deal:
    """A deal: tiles by seat, the stock in the order of drawing, and who leads.

    Tiles may be given as texts. A seat with fewer tiles than the rules deal holds the rest unseen; a stock may
    stop early or hold `None` for tiles that nobody has seen. ``leader`` is a seat from 1: the outcome of the lot
    where a lot decides, elsewhere a claim that is checked; `None` leaves it to the rules and the seed.
    """

    tiles: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile | None, ...] = ()
    leader: int | None = None

    def __init__(
        self,
        tiles: Iterable[str | Iterable[str | Tile]],
        stock: str | Iterable[str | Tile | None] = (),
        leader: int | None = None,
    ):
        drawn = parse_tiles(stock) if isinstance(stock, str) else tuple(_tile_or_none(item) for item in stock)
        object.__setattr__(self, "tiles", tuple(parse_tiles(held) for held in tiles))
        object.__setattr__(self, "stock", drawn)
        object.__setattr__(self, "leader", leader)

    def check(self, rules: RuleSet, number: int = 1) -> None:
        """Raise `DealError` with every fault if this deal does not fit the rules for hand ``number``."""
        faults = [*_size_faults(self, rules), *_tile_faults(self, rules, number)]
        if faults:
            raise DealError(faults)


def _tile_or_none(item: str | Tile | None) -> Tile | None:
    return Tile.parse(item) if isinstance(item, str) else item


def _size_faults(deal: Deal, rules: RuleSet) -> Iterator[Fault]:
    if len(deal.tiles) != rules.players:
        message = f"a deal for {rules.players} seats, not {len(deal.tiles)}, is right"
        yield Fault("deal.seats", "tiles", message, {"players": rules.players, "seats": len(deal.tiles)})
    for seat, held in enumerate(deal.tiles, 1):
        if len(held) > rules.hand_size:
            message = f"{len(held)} tiles, but {rules.hand_size} are dealt to each seat"
            params = {"seat": seat, "tiles": len(held), "hand_size": rules.hand_size}
            yield Fault("deal.hand_too_large", f"seat {seat}", message, params)
    if len(deal.stock) > rules.stock_size:
        message = f"{len(deal.stock)} tiles, but {rules.stock_size} are left after the deal"
        params = {"tiles": len(deal.stock), "stock": rules.stock_size}
        yield Fault("deal.stock_too_large", "stock", message, params)
    leader = deal.leader
    is_seat = isinstance(leader, int) and not isinstance(leader, bool) and 1 <= leader <= rules.players
    if leader is not None and not is_seat:
        message = f"seat {shown(leader)} is not one of 1 to {rules.players}"
        yield Fault("deal.no_such_seat", "leader", message, {"seat": shown(leader), "players": rules.players})


def _tile_faults(deal: Deal, rules: RuleSet, number: int) -> Iterator[Fault]:
    seen: dict[Tile, str] = {}
    engine = rules.engine(number)
    if rules.engine_is_laid and engine is not None:
        seen[engine] = "the engine"
    places: list[tuple[str, Sequence[Tile | None]]] = [(f"seat {n}", held) for n, held in enumerate(deal.tiles, 1)]
    for where, tiles in (*places, ("stock", deal.stock)):
        for tile in tiles:
            if tile is None:
                continue
            if tile not in rules.tile_set:
                named = str(tile) if isinstance(tile, Tile) else shown(tile)
                message = f"{named} is not in the double-{rules.tile_set.max_pip} set"
                yield Fault("deal.tile_outside_set", where, message, {"tile": named})
            elif tile in seen:
                message = f"{tile} is dealt twice, here and at {seen[tile]}"
                yield Fault("deal.tile_twice", where, message, {"tile": str(tile), "other": seen[tile]})
            seen[tile] = where


def deal_hand(rules: RuleSet, seed: int | bytes, number: int) -> Deal:
    """The deal of hand ``number`` of a match with this seed; who leads is left open."""
    engine = rules.engine(number) if rules.engine_is_laid else None
    tiles = [tile for tile in rules.tile_set if tile != engine]
    deck = Chance(seed, f"doublesix deal {number}").shuffled(tiles)
    size, dealt = rules.hand_size, rules.hand_size * rules.players
    return Deal([deck[start : start + size] for start in range(0, dealt, size)], deck[dealt:])


def draw_lot(seed: int | bytes, number: int, seats: Sequence[int]) -> int:
    """The seat that the lot of hand ``number`` falls on."""
    return Chance(seed, f"doublesix lot {number}").choice(seats)
