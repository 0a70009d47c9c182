"""What ``games`` and ``rules`` print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..errors import DoublesixError
from ..ruleset import OPTIONS, RuleSet, preset, value_text
from ..ruleset import rules as rules_of
from ..text import Catalogue
from ..text.display import Display
from ..text.options import option_effect, option_name, value_in_words
from ..text.rulebook import rulebook
from ..text.speech import game_about, game_name
from ..text.usage import catalogue_for, options_from, print_json, refuse
from .menu import game_names

__all__ = ["list_games", "list_rules"]


def list_games(*, as_json: bool, lang: str | None, digits: str) -> int:
    """Print every game: its name on the command line, its name, for how many, and what is special about it."""
    try:
        catalogue = catalogue_for(lang, digits)
    except DoublesixError as error:
        return refuse(error, lang)
    found = [(name, preset(name)) for name in game_names()]
    if as_json:
        listed = [
            {
                "game": name,
                "name": game_name(catalogue, name),
                "about": game_about(catalogue, name),
                "least_players": known.least_players,
                "most_players": known.most_players,
            }
            for name, known in found
        ]
        print_json({"games": listed})
        return 0
    display = Display(catalogue)
    for name, known in found:
        least, most = known.least_players, known.most_players
        key = "cli-games-players" if least != most else "cli-games-players-exactly"
        players = catalogue.text(key, least=least, most=most)
        display.text(f"{name}  {game_name(catalogue, name)} ({players})", "bold")
        display.text(game_about(catalogue, name), indent=2)
    return 0


def list_rules(
    game: str, players: int | None, options: Sequence[str], *, as_json: bool, lang: str | None, digits: str
) -> int:
    """Print the rules of a game in words, then each option with its value and where that differs."""
    try:
        catalogue = catalogue_for(lang, digits)
        chosen = rules_of(game, players, options_from(options))
    except DoublesixError as error:
        return refuse(error, lang)
    if as_json:
        print_json(_rules_dict(catalogue, chosen))
        return 0
    display = Display(catalogue)
    display.title(game_name(catalogue, chosen.game))
    display.text(game_about(catalogue, chosen.game))
    for heading, sentences in rulebook(catalogue, chosen):
        display.title(heading)
        for sentence in sentences:
            display.text(sentence)
    display.title(catalogue.text("rules-heading-options"))
    for name in chosen.options:
        changed = name in chosen.changes
        display.text(f"{name}={chosen.text(name)}", "bold green" if changed else "bold")
        value = value_in_words(catalogue, name, chosen[name])
        display.text(f"{option_name(catalogue, name)}: {value}", indent=2)
        display.text(option_effect(catalogue, name), "dim", indent=2)
        for line in _differences(catalogue, chosen, name):
            display.text(line, "green", indent=2)
    return 0


def _differences(catalogue: Catalogue, chosen: RuleSet, name: str) -> list[str]:
    lines = []
    plain = rules_of(chosen.game, chosen.players)[name]
    if name in chosen.changes:
        words = value_in_words(catalogue, name, plain)
        lines.append(catalogue.text("cli-differs-from-game", value=words))
    if plain != _default(chosen, name) and name not in chosen.changes:
        words = value_in_words(catalogue, name, _default(chosen, name))
        lines.append(catalogue.text("cli-differs-from-default", value=words))
    return lines


def _default(chosen: RuleSet, name: str) -> Any:
    default = OPTIONS[preset(chosen.game).layout][name].default
    if name == "target.tie" and chosen.target_points is None:
        return "shared"
    return default


def _rules_dict(catalogue: Catalogue, chosen: RuleSet) -> dict[str, Any]:
    return {
        "game": chosen.game,
        "version": chosen.version,
        "players": chosen.players,
        "options": {
            name: {
                "value": chosen.text(name),
                "words": value_in_words(catalogue, name, chosen[name]),
                "name": option_name(catalogue, name),
                "effect": option_effect(catalogue, name),
                "default": value_text(_default(chosen, name)),
                "game_value": value_text(rules_of(chosen.game, chosen.players)[name]),
                "is_changed": name in chosen.changes,
            }
            for name in chosen.options
        },
        "rules": [
            {"heading": heading, "sentences": list(sentences)} for heading, sentences in rulebook(catalogue, chosen)
        ],
    }
