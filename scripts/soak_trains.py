#!/usr/bin/env python
"""Play thousands of random matches of train games, for two to ten players, under a spread of house rules.

    .venv/bin/python scripts/soak_trains.py --matches 2000             # everything: half an hour on one core
    .venv/bin/python scripts/soak_trains.py --matches 200 --players 7  # for seven players only

Every match has its own random rules and is compared with the naive implementation of tests/oracle/trains, action by
action; every twentieth goes through the checks of tests/property/invariants.py besides. Then a hundred times as many
hands are played inside the kernel, which must end. A failure tells the players and the seed, prints the match as a
record, and ends with status 1.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from tests.oracle.trains.house_rules import random_options, scarce_tiles
from tests.oracle.trains.options import SEATS, resolve
from tests.oracle.trains.play import random_match, random_start, text
from tests.property.invariants import at_random, played_match
from tests.property.test_trains_against_oracle import PRESETS, check_match

import doublesix as ds
from doublesix.study.simulate import simulate

KERNEL_FACTOR = 100
INVARIANTS_EVERY = 20


def play(players: int, seed: int, ends: Counter[str]) -> None:
    """One match by random rules; how its hands ended is counted in `ends`."""
    rng = Random(f"soak {players} {seed}")
    preset = PRESETS[seed % 4 == 3]
    pinned = scarce_tiles(rng, players) if seed % 3 == 0 else None
    given = random_options(rng, preset, players, pinned)
    log = random_match(rng, preset, players, given, start=random_start(rng, resolve(preset, players, given), players))
    try:
        check_match(log)
    except BaseException:
        print(text(log))
        raise
    ends.update(hand.end.termination for hand in log.hands if hand.end is not None)
    if seed % INVARIANTS_EVERY == 0:
        rules = ds.rules(preset, players, given)
        played_match(ds.Match(rules, seed=seed), at_random(rng), 2)
        simulate(rules, INVARIANTS_EVERY * KERNEL_FACTOR, seed)


def main() -> int:
    """Read the arguments and play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, choices=SEATS, help="this number of players only")
    parser.add_argument("--matches", type=int, default=2000, help="matches for each number of players")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match; each next has the next one")
    options = parser.parse_args()
    columns = (TextColumn("{task.description:12}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    ends: Counter[str] = Counter()
    tables = [options.players] if options.players else list(SEATS)
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for players in tables:
            task = progress.add_task(f"{players} players", total=options.matches)
            for seed in range(options.seed, options.seed + options.matches):
                try:
                    play(players, seed, ends)
                except BaseException as failure:
                    if not isinstance(failure, KeyboardInterrupt):
                        progress.console.print(f"[bold red]failed:[/] {players} players, seed {seed}")
                    raise
                progress.advance(task)
    hands = ", ".join(f"{number} {how}" for how, number in sorted(ends.items()))
    print(f"{options.matches * len(tables)} matches ({hands}): everything held")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
