"""The commands ``play``, ``games`` and ``rules``."""

from __future__ import annotations

from typing import Annotated

import typer

from ..text.usage import DigitsOption, JsonOption, LangOption, OptionOption, PlayersOption, SeedOption

__all__ = ["games", "play", "rules"]


def play(
    game: Annotated[str | None, typer.Argument(help="a game; without one you are asked", show_default=False)] = None,
    players: PlayersOption = None,
    level: Annotated[
        str, typer.Option(help="how the computer plays: random or greedy, on trains also planner")
    ] = "greedy",
    option: OptionOption = None,
    seat: Annotated[int, typer.Option(help="the seat that you take")] = 1,
    watch: Annotated[bool, typer.Option("--watch", help="watch the computer play every seat")] = False,
    seed: SeedOption = None,
    tally: Annotated[bool, typer.Option("--tally/--no-tally", help="show the totals as strokes on paper, too")] = False,
    lang: LangOption = None,
    digits: DigitsOption = "native",
    bidi: Annotated[str, typer.Option(help="who puts right-to-left text in order: auto, terminal or reorder")] = "auto",
) -> int:
    """Play a match in the terminal against the computer."""
    from .play import Wanted, play_match

    wanted = Wanted(game, players, level, tuple(option or ()), None if watch else seat, seed, tally)
    return play_match(wanted, lang=lang, digits=digits, bidi=bidi)


def games(json: JsonOption = False, lang: LangOption = None, digits: DigitsOption = "native") -> int:
    """List the games."""
    from .lists import list_games

    return list_games(as_json=json, lang=lang, digits=digits)


def rules(
    game: Annotated[str, typer.Argument(help="a game; `doublesix games` lists them", show_default=False)],
    players: PlayersOption = None,
    option: OptionOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
    digits: DigitsOption = "native",
) -> int:
    """Print the rules of a game and all its options."""
    from .lists import list_rules

    return list_rules(game, players, option or [], as_json=json, lang=lang, digits=digits)
