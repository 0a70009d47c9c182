#!/usr/bin/env python
"""Play thousands of random hands of every preset with every number of players, and check all that is always true.

    .venv/bin/python scripts/soak.py --hands 10000            # everything: about a quarter of an hour on one core
    .venv/bin/python scripts/soak.py --hands 1000 fives draw  # these games only

Hands are played through the public API, in matches from the deals of a seed on, with the checks of
tests/property/invariants.py after every action; then ten times as many are played inside the kernel, which must end.
A failure tells the game, the players and the seed, and ends with status 1.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tests.property.invariants import at_random, played_match
from tests.scenes import TABLES

import doublesix as ds
from doublesix.study.simulate import simulate

KERNEL_FACTOR = 10
# Played at random, a game that only deducts at the end of a hand might go on for ever.
HANDS_OF_A_MATCH = 40


def soak(game: str, players: int, hands: int, seed: int, progress: Progress) -> int:
    """Play the hands of one table; how many there were."""
    rules = ds.rules(game, players)
    task = progress.add_task(f"{game} for {players}", total=hands)
    played = 0
    while played < hands:
        number = seed + played
        match = ds.Match(rules, seed=number)
        try:
            played += played_match(match, at_random(Random(number)), min(hands - played, HANDS_OF_A_MATCH))
        except Exception:
            progress.console.print(f"[bold red]failed:[/] {game} for {players}, seed {number}, {match!r}")
            raise
        progress.update(task, completed=played)
    if not rules.is_trains:
        simulate(rules, hands * KERNEL_FACTOR, seed)
    return played


def main() -> int:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="presets to play; all of them if none is named")
    parser.add_argument("--hands", type=int, default=10_000, help="hands of each preset and number of players")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match; each next has the next one")
    options = parser.parse_args()
    tables = [(game, players) for game, players in TABLES if game in (options.games or ds.preset_names())]
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:24}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    total = 0
    with Progress(*columns, console=console) as progress:
        for game, players in tables:
            hands = soak(game, players, options.hands, options.seed, progress)
            total += hands
            print(f"{game} for {players}: {hands} hands held", flush=True)
    print(f"{total} hands at {len(tables)} tables: everything held")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
