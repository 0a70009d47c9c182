"""From what was asked for on the command line to a match, and every way out of it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from typing import NamedTuple

from ..errors import DoublesixError
from ..players import player, player_names
from ..ruleset import RuleSet, rules
from ..study.readiness import made_ready, needs_compiling
from ..text.display import Display
from ..text.usage import UsageError, catalogue_for, checked_bidi, options_from, refuse
from .menu import ask_game, ask_language, ask_players
from .session import LeftTheMatch, Session

__all__ = ["Wanted", "play_match"]

INTERRUPTED = 128 + signal.SIGINT


class Wanted(NamedTuple):
    """The match that was asked for; what is `None` is asked where somebody can answer."""

    game: str | None
    players: int | None
    level: str
    options: Sequence[str]
    seat: int | None
    seed: int | None
    with_tally: bool


def play_match(wanted: Wanted, *, lang: str | None, digits: str, bidi: str) -> int:
    """Play a match; the exit status: 0, also when the person leaves, 2 for wrong usage, 130 when interrupted."""
    try:
        display = Display(catalogue_for(lang, digits), checked_bidi(bidi))
        if wanted.game is None and lang is None and display.is_interactive:
            display = Display(ask_language(display, digits), bidi)
        with display:
            return _play(wanted, display)
    except DoublesixError as error:
        return refuse(error, lang)
    except KeyboardInterrupt:
        sys.stdout.write("\n")
        return INTERRUPTED
    except EOFError:
        sys.stdout.write("\n")
        return 0


def _play(wanted: Wanted, display: Display) -> int:
    text = display.catalogue.text
    try:
        chosen, game = _rules(wanted, display), wanted.game
        if wanted.seat is not None and not 1 <= wanted.seat <= chosen.players:
            raise UsageError.for_number("--seat", wanted.seat, 1, chosen.players)
        levels = player_names("trains" if chosen.is_trains else "line")
        if wanted.level not in levels:
            raise UsageError.for_choice("--level", wanted.level, levels)
        level = player(wanted.level)
        if game is None:
            display.text()
        if needs_compiling(chosen):
            with made_ready(display.catalogue, chosen):
                pass
        Session(chosen, display, level, seat=wanted.seat, seed=wanted.seed, with_tally=wanted.with_tally).play()
    except LeftTheMatch:
        display.text(text("term-goodbye"))
    except EOFError:
        display.text()
        display.text(text("term-input-ended"))
    except KeyboardInterrupt:
        display.text()
        display.text(text("term-interrupted"))
        return INTERRUPTED
    return 0


def _rules(wanted: Wanted, display: Display) -> RuleSet:
    options = options_from(wanted.options)
    game, players = wanted.game, wanted.players
    if game is None:
        game = ask_game(display)
        if players is None:
            players = ask_players(display, game)
    return rules(game, players, options)
