"""What a table can be made of, in a form that a page can build its choices from."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..players import player_names
from ..ruleset import OPTIONS, Option, preset, preset_names, rules, value_text
from . import wire

__all__ = ["games"]


@cache
def games() -> wire.Games:
    """Every preset with its options for each number of players and its levels, and the option tables."""
    line, trains = ([_option(option) for option in OPTIONS[layout].values()] for layout in ("line", "trains"))
    return wire.Games([_game(name) for layout in OPTIONS for name in preset_names(layout)], line, trains)


def _game(name: str) -> wire.Game:
    chosen = preset(name)
    options = {}
    for players in range(chosen.least_players, chosen.most_players + 1):
        played = rules(name, players)
        options[str(players)] = {option: played.text(option) for option in played.options}
    seats = [chosen.least_players, chosen.most_players]
    return wire.Game(name, chosen.layout, chosen.version, seats, options, list(player_names(chosen.layout)))


def _option(option: Option) -> wire.Option:
    kind: Any = option.kind
    return wire.Option(
        name=option.name,
        kind=type(kind).__name__.lower(),
        default=value_text(option.default),
        words=list(getattr(kind, "words", ["hands:all"] if getattr(kind, "all_hands", False) else ())),
        last=list(getattr(kind, "last", ())),
        least=getattr(kind, "least", None),
        most=getattr(kind, "most", None),
        holder=getattr(kind, "holder", False),
    )
