"""Worlds that differ only in tiles that somebody may not know."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import doublesix as ds
from doublesix.kernel.hand import Hand
from doublesix.view import reveals_hands

__all__ = ["exchanged", "hidden"]

E = TypeVar("E", bound=ds.Event)


def hidden(match: ds.Match, audience: int | None) -> list[ds.Tile]:
    """The tiles of this hand that the audience has no way to know: written down from the rules, not from the view."""
    known = {event.tile for event in match.events if isinstance(event, ds.TilePlaced)}
    over = match.hand_outcome
    shown = over is not None and reveals_hands(match.rules, over.termination)
    for seat in range(1, match.rules.players + 1):
        if seat == audience or shown:
            known |= set(match.state.hand.tiles(seat))
    if match.rules.engine_is_laid:
        known |= {engine for engine in (match.rules.engine(match.hand_number),) if engine is not None}
    return [tile for tile in match.rules.tile_set if tile not in known]


def exchanged(match: ds.Match, one: ds.Tile, other: ds.Tile) -> ds.Match:
    """The same match, had these two tiles been each other all along."""
    twin = match.copy()
    state = twin.state
    names = {one: other, other: one}
    _exchange_in_record(state.hand, one, other)
    state.stock = tuple(names.get(tile, tile) if tile else tile for tile in state.stock)
    state.events[:] = [_renamed(event, names) for event in state.events]
    if state.hand_outcome is not None:
        ended = next(event.outcome for event in state.events if isinstance(event, ds.HandEnded))
        state.outcomes = [*state.outcomes[:-1], ended]
    return twin


def _exchange_in_record(hand: Hand, one: ds.Tile, other: ds.Tile) -> None:
    words = hand._tiles.reshape(len(hand._tiles), -1)
    for seat in range(len(words)):
        mask = sum(int(word) << 64 * place for place, word in enumerate(words[seat]))
        has_one, has_other = mask >> one.index & 1, mask >> other.index & 1
        if has_one != has_other:
            mask ^= 1 << one.index | 1 << other.index
        for place in range(words.shape[1]):
            words[seat, place] = mask >> 64 * place & (1 << 64) - 1
    stock = hand._hands["stock"][0]
    numbers = {one.index: other.index, other.index: one.index}
    for place in range(len(stock)):
        stock[place] = numbers.get(int(stock[place]), int(stock[place]))


def _tiles(tiles: tuple[ds.Tile, ...] | None, names: dict[ds.Tile, ds.Tile]) -> tuple[ds.Tile, ...] | None:
    return None if tiles is None else tuple(names.get(tile, tile) for tile in tiles)


def _renamed(event: ds.Event, names: dict[ds.Tile, ds.Tile]) -> ds.Event:
    match event:
        case ds.HandDealt():
            return replace(event, tiles=tuple(_tiles(held, names) for held in event.tiles))
        case ds.TileDrawn() if event.tile is not None:
            return replace(event, tile=names.get(event.tile, event.tile))
        case ds.HandEnded():
            left = tuple(_tiles(held, names) for held in event.outcome.tiles_left)
            return ds.HandEnded(replace(event.outcome, tiles_left=left))
    return event
