"""Tiles, ends and actions in words."""

from __future__ import annotations

from collections.abc import Iterable

from ..action import Action, Done, Draw, Pass, Place, Start
from ..ruleset import RuleSet
from ..tiles import Tile
from .catalogue import Catalogue, key_of

__all__ = ["action_text", "end_name", "end_place", "game_about", "game_name", "spoken_tile", "tile_list"]


def game_name(catalogue: Catalogue, game: str) -> str:
    """The name of a preset."""
    return catalogue.text(key_of("game", game))


def game_about(catalogue: Catalogue, game: str) -> str:
    """What is special about a preset, in one sentence."""
    return catalogue.text(f"{key_of('game', game)}.about")


def end_name(catalogue: Catalogue, end: str, reader: int | None = None) -> str:
    """The name of an open end, or of a train to ``reader``, a seat or `None`."""
    return _of_end(catalogue, end, reader, "")


def end_place(catalogue: Catalogue, end: str, reader: int | None = None) -> str:
    """Where a tile goes that is placed at an end, told to ``reader``, a seat or `None`."""
    return _of_end(catalogue, end, reader, ".at")


def _of_end(catalogue: Catalogue, end: str, reader: int | None, attribute: str) -> str:
    if not end.isdecimal():
        return catalogue.text(f"end-{end}{attribute}")
    if int(end) == reader:
        return catalogue.text(f"end-own{attribute}")
    return catalogue.text(f"end-train{attribute}", seat=int(end))


def spoken_tile(catalogue: Catalogue, tile: Tile) -> str:
    """A tile as it is said aloud, half by half; a double by its own name."""
    if tile.is_double:
        return catalogue.text("tile-spoken-double", pip=catalogue.text(f"pip-{tile.low}"))
    low, high = (catalogue.text(f"pip-{pip}") for pip in (tile.low, tile.high))
    return catalogue.text("tile-spoken", low=low, high=high)


def tile_list(catalogue: Catalogue, tiles: Iterable[Tile]) -> str:
    """Tiles in the language's digits, one after another."""
    return " ".join(catalogue.in_digits(str(tile)) for tile in tiles)


def action_text(catalogue: Catalogue, action: Action, reader: int | None = None) -> str:
    """An action as a list of what ``reader`` may do names it."""
    match action:
        case Place(tile, None):
            return catalogue.text("action-lead", tile=tile)
        case Place(tile, end) if end is not None:
            return catalogue.text("action-place", tile=tile, where=end_place(catalogue, end, reader))
    words = {Draw: "action-draw", Pass: "action-pass", Start: "action-start", Done: "action-done"}
    return catalogue.text(words[type(action)])


def target_text(catalogue: Catalogue, rules: RuleSet) -> str:
    """What the match is played to."""
    if rules.target_points is not None:
        return catalogue.text("term-target-points", points=rules.target_points)
    return catalogue.text("term-target-hands", hands=rules.target_hands or 0)
