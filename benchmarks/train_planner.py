"""The planner alone against three greedy players, Mexican Train of thirteen hands; and the longest train of a hand.

    .venv/bin/python benchmarks/train_planner.py [--matches 1000] [--write]

Method. The planner sits in each seat in turn, so that leading helps nobody; a match counts as won where its seat is
among the winners. The interval is Wilson's, 95 %. By chance one of four wins 25 %. Then `longest_train` of 2,000 random
hands of 16 tiles of the double-twelve set from the double-twelve, the call from Python included.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time

from results import write_section
from rich.progress import Progress

import doublesix as ds
from doublesix.players import player
from doublesix.players.longest_train import longest_train
from doublesix.shuffle import Chance


def wilson(won: int, n: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = won / n
    centre, spread = share + z * z / (2 * n), z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)


def match_is_won(seed: int, taken: list[float]) -> bool:
    """Play one match; whether the planner won it."""
    seat = seed % 4 + 1
    match, chance = ds.Match(ds.rules("mexican-train", 4), seed=seed), Chance(seed, "planner benchmark")
    planner, greedy = player("planner"), player("greedy")
    while match.outcome is None:
        if match.to_move is None:
            match.next_hand()
            continue
        view = match.view(match.to_move)
        start = time.perf_counter()
        action = (planner if match.to_move == seat else greedy).choose(view, chance)
        if match.to_move == seat:
            taken.append(time.perf_counter() - start)
        match.apply(action)
    return seat in match.outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--write", action="store_true", help="put the result into results.md")
    args = parser.parse_args()
    taken: list[float] = []
    with Progress(transient=True) as progress:
        numbers = progress.track(range(args.matches), description="matches")
        won = sum(match_is_won(seed, taken) for seed in numbers)
    low, high = wilson(won, args.matches)
    rng, tiles, times = random.Random(1), list(ds.TileSet(12)), []
    for _ in range(2000):
        hand = rng.sample(tiles, 16)
        start = time.perf_counter()
        longest_train(hand, 12)
        times.append((time.perf_counter() - start) * 1e6)
    quantiles = statistics.quantiles(times, n=1000)
    text = (
        f"The planner won {won} of {args.matches} matches, {won / args.matches:.1%} (95 % interval {low:.1%} to "
        f"{high:.1%}); {statistics.mean(taken) * 1e3:.2f} ms a move.\n\nThe longest train of 16 tiles: median "
        f"{statistics.median(times):.0f} µs, 99.9 % under {quantiles[-1]:.0f} µs."
    )
    print(text)
    if args.write:
        write_section("train planner", text)


if __name__ == "__main__":
    main()
