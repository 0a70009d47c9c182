"""The command ``simulate``."""

from __future__ import annotations

from typing import Annotated

import typer

from ..text.usage import DigitsOption, JsonOption, LangOption, OptionOption, PlayersOption, SeedOption

__all__ = ["simulate"]

MOST_HANDS = 1_000_000_000_000


def simulate(
    game: Annotated[str, typer.Argument(help="a game; `doublesix games` lists them", show_default=False)],
    players: PlayersOption = None,
    hands: Annotated[int, typer.Option(help="how many hands to play")] = 100_000,
    seed: SeedOption = None,
    option: OptionOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
    digits: DigitsOption = "native",
) -> int:
    """Play random hands and count: every legal action is as likely as any other."""
    from .report import run_simulation

    return run_simulation(game, players, hands, seed, option or [], as_json=json, lang=lang, digits=digits)
