"""The few questions before a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ..ruleset import OPTIONS, preset, preset_names
from ..text import LANGUAGES, Catalogue
from ..text.digits import DigitStyle
from ..text.display import Display
from ..text.speech import game_about, game_name
from .reading import as_number

__all__ = ["ask_game", "ask_language", "ask_players", "game_names"]


def game_names() -> tuple[str, ...]:
    """The presets of every layout."""
    return tuple(name for layout in OPTIONS for name in preset_names(layout))


def ask_language(display: Display, digits: str) -> Catalogue:
    """The catalogue of the language that is chosen; each language names itself."""
    default = LANGUAGES.index(display.catalogue.lang)
    names = [Catalogue(lang).text("language-name") for lang in LANGUAGES]
    number = _ask(display, display.catalogue.text("menu-language"), names, default + 1)
    return Catalogue(LANGUAGES[number - 1], cast(DigitStyle, digits))


def ask_game(display: Display) -> str:
    """The preset that is chosen."""
    names = game_names()
    catalogue = display.catalogue
    lines = [f"{game_name(catalogue, name)}: {game_about(catalogue, name)}" for name in names]
    return names[_ask(display, catalogue.text("menu-game"), lines, 1) - 1]


def ask_players(display: Display, game: str) -> int:
    """How many play; not asked where the game leaves no choice."""
    least, most = preset(game).least_players, preset(game).most_players
    if least == most:
        return least
    display.text()
    display.text(display.catalogue.text("menu-players", least=least, most=most), "bold")
    return _number(display, least, most, least)


def _ask(display: Display, question: str, lines: Sequence[str], default: int) -> int:
    display.text()
    display.text(question, "bold")
    for number, line in enumerate(lines, 1):
        display.text(f"{display.catalogue.number(number)}  {line}", indent=1)
    return _number(display, 1, len(lines), default)


def _number(display: Display, least: int, most: int, default: int) -> int:
    catalogue = display.catalogue
    while True:
        typed = display.ask(catalogue.text("menu-choose", default=default))
        number = as_number(typed) if typed.strip() else default
        if number is not None and least <= number <= most:
            return number
        display.text(catalogue.text("menu-wrong", least=least, most=most), "red")
