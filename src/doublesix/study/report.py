"""What ``simulate`` prints."""

from __future__ import annotations

import secrets
import signal
from collections.abc import Sequence

from ..errors import DoublesixError
from ..ruleset import RuleSet, rules
from ..text import Catalogue
from ..text.display import Display
from ..text.speech import game_name
from ..text.usage import UsageError, catalogue_for, options_from, print_json, refuse
from .commands import MOST_HANDS
from .readiness import made_ready
from .simulate import Simulation, simulate

__all__ = ["run_simulation"]


def run_simulation(
    game: str,
    players: int | None,
    hands: int,
    seed: int | None,
    options: Sequence[str],
    *,
    as_json: bool,
    lang: str | None,
    digits: str,
) -> int:
    """Simulate and print; the exit status."""
    try:
        catalogue = catalogue_for(lang, digits)
        if not 1 <= hands <= MOST_HANDS:
            raise UsageError.for_number("--hands", hands, 1, MOST_HANDS)
        chosen = rules(game, players, options_from(options))
    except DoublesixError as error:
        return refuse(error, lang)
    try:
        found = _run(catalogue, chosen, hands, secrets.randbits(64) if seed is None else seed)
    except KeyboardInterrupt:
        Display(catalogue, to_errors=True).text(catalogue.text("cli-interrupted"))
        return 128 + signal.SIGINT
    if as_json:
        print_json(found.as_dict())
    else:
        _print(Display(catalogue), found)
    return 0


def _run(catalogue: Catalogue, chosen: RuleSet, hands: int, seed: int) -> Simulation:
    label = catalogue.text("cli-simulating", game=game_name(catalogue, chosen.game))
    with made_ready(catalogue, chosen) as bar:
        task = bar.add_task(Display(catalogue, to_errors=True).ordered(label), total=hands)
        return simulate(chosen, hands, seed, lambda done: bar.update(task, completed=done))


def _print(display: Display, found: Simulation) -> None:
    catalogue = display.catalogue
    display.title(game_name(catalogue, found.game))
    lines = [
        ("cli-simulated-players", f"{found.players}"),
        ("cli-simulated-hands", f"{found.hands:,}"),
        ("cli-simulated-seconds", f"{found.seconds:.2f}"),
        ("cli-simulated-speed", f"{found.hands_per_second:,.0f}"),
        ("cli-simulated-blocked", f"{found.blocked_share:.4f}"),
        ("cli-simulated-tiles", f"{found.tiles_played_mean:.3f}"),
    ]
    for key, value in lines:
        display.text(catalogue.text(key, value=catalogue.decimal(value)))
    for seat, mean in enumerate(found.points_mean, 1):
        display.text(catalogue.text("cli-simulated-points", seat=seat, value=catalogue.decimal(f"{mean:.3f}")))
