"""Random hands a second, beside plain CPython and beside other packages, in one run.

    .venv/bin/python benchmarks/random_hands.py [--rounds 7] [--write]

Method. One core (the process is bound to one where the system allows it). Each round times every contestant once, one
after the other, for about a second each, so that a machine that slows down slows all of them; of the rounds the
median of each contestant is taken, and the ratios are those of the medians. "kernel" is `Engine.simulate`: the deal,
the lead, every choice uniform among the legal actions, the settlement; real rules of the preset. "CPython" is
`plain_python.py` and `plain_trains.py`. The peers are installed into a folder of their own under the system's folder
for temporary files.

The last part times one `legal_actions` and `apply` of `doublesix.Match` from Python, over whole random matches.
`--write` puts the table between its marks in `results.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

import numpy as np
import plain_python
import plain_trains
from results import write_section
from rich.progress import Progress

import doublesix as ds
from doublesix.kernel.engine import engine
from doublesix.kernel.records import HAND, RESULT
from doublesix.kernel.tables import rules_table
from doublesix.kernel.train_engine import train_engine
from doublesix.kernel.train_records import TRAIN_HAND
from doublesix.kernel.train_tables import train_table

PEERS = ("open-spiel==2.0.2", "dominoes==6.1.0")
GAMES = {
    "muggins 2": ("muggins", 2, {}),
    "block 2": ("block", 2, {}),
    "block 4": ("block", 4, {}),
    "fives 2": ("fives", 2, {}),
    # The deals of the peers: seven tiles each, any lead.
    "persian-block 2": ("persian-block", 2, {}),
    "middle-eastern 4": ("middle-eastern", 4, {"lead.first_hand": "lot", "lead.first_tile": "any"}),
}


def kernel_speed(name: str, seconds: float, seed: int) -> float:
    """Hands a second of the kernel."""
    game, players, options = GAMES[name]
    table = rules_table(ds.rules(game, players, options))
    hands, results, sums = np.zeros(1, HAND), np.zeros(1, RESULT), np.zeros(6, np.int64)
    hands["rng"][0] = seed
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        engine().simulate(hands, 0, table, results, 20_000, sums)
        done += 20_000
    return done / (time.perf_counter() - start)


def train_speed(seconds: float, seed: int) -> float:
    """Hands a second of the kernel in four-player Mexican Train."""
    table = train_table(ds.rules("mexican-train", 4))
    hands, results, sums = np.zeros(1, TRAIN_HAND), np.zeros(1, RESULT), np.zeros(12, np.int64)
    hands["rng"][0] = seed
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        train_engine().simulate(hands, 0, table, results, 1_000, sums)
        done += 1_000
    return done / (time.perf_counter() - start)


def plain_speed(name: str, seconds: float, seed: int) -> float:
    """Hands a second of plain CPython."""
    n = 2_000
    done, taken = 0, 0.0
    while taken < seconds:
        taken += plain_python.play(name, n, seed + done)[0]
        done += n
    return done / taken


def peer_python() -> Path:
    """The Python of the folder that holds the peers, made where it is missing."""
    folder = Path(tempfile.gettempdir()) / "doublesix-benchmark-peers"
    python = folder / "bin" / "python"
    if not (folder / "complete").exists():
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True)
        (folder / "complete").touch()
    return python


def peer_speeds(python: Path, seconds: float) -> dict[str, float]:
    """Hands a second of the peers."""
    script = Path(__file__).with_name("peers.py")
    out = subprocess.run([python, script, str(seconds)], check=True, capture_output=True, text=True).stdout
    speeds: dict[str, float] = json.loads(out.strip().splitlines()[-1])
    return speeds


def step_microseconds(matches: int) -> list[float]:
    """Microseconds of each `legal_actions` and `apply` in random matches of all presets."""
    rng = random.Random(5)
    taken = []
    for number in range(matches):
        name = ds.preset_names()[number % len(ds.preset_names())]
        match = ds.Match(ds.rules(name), seed=number)
        while match.to_move is not None:
            start = time.perf_counter()
            legal = match.legal_actions()
            asked = time.perf_counter() - start
            action = legal[rng.randrange(len(legal))]
            start = time.perf_counter()
            match.apply(action)
            taken.append((time.perf_counter() - start + asked) * 1e6)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each contestant in each round")
    parser.add_argument("--write", action="store_true", help="put the result into results.md")
    args = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    engine()
    train_engine()
    python = peer_python()
    speeds: dict[str, list[float]] = {}
    with Progress(transient=True) as progress:
        for number in progress.track(range(args.rounds), description="rounds"):
            for name in GAMES:
                speeds.setdefault(f"kernel {name}", []).append(kernel_speed(name, args.seconds, number + 1))
            for name in plain_python.HANDS:
                speeds.setdefault(f"CPython {name}", []).append(plain_speed(name, args.seconds, number))
            speeds.setdefault("kernel trains 4", []).append(train_speed(args.seconds, number + 1))
            taken, _ = plain_trains.play(2_000, number)
            speeds.setdefault("CPython trains 4", []).append(2_000 / taken)
            for name, speed in peer_speeds(python, args.seconds).items():
                speeds.setdefault(name, []).append(speed)
    median = {name: statistics.median(values) for name, values in speeds.items()}
    pairs = [
        ("two-player Muggins", "kernel muggins 2", "CPython muggins 2"),
        ("two-player Block", "kernel block 2", "CPython block 2"),
        ("four-player Block", "kernel block 4", "CPython block 4"),
        ("two-player Fives, spinner", "kernel fives 2", "CPython fives 2"),
        ("four-player Mexican Train", "kernel trains 4", "CPython trains 4"),
        ("two-player Block, 7 each, any lead", "kernel persian-block 2", "open_spiel block 2"),
        ("four-player Block, 7 each, any lead", "kernel middle-eastern 4", "dominoes block 4"),
    ]
    lines = ["| game | kernel, hands/s | beside | hands/s | ratio |", "|---|---|---|---|---|"]
    for game, ours, theirs in pairs:
        ratio = median[ours] / median[theirs]
        beside = theirs.split()[0].replace("open_spiel", "OpenSpiel")
        lines.append(f"| {game} | {median[ours]:,.0f} | {beside} | {median[theirs]:,.0f} | {ratio:,.0f} × |")
    steps = step_microseconds(900)
    quantiles = statistics.quantiles(steps, n=20)
    lines += [
        "",
        f"One `legal_actions` and `apply` from Python: median {statistics.median(steps):.1f} µs,",
        f"95 % under {quantiles[-1]:.1f} µs ({len(steps):,} steps, matches of all presets for the fewest players).",
        "",
        f"Medians of {args.rounds} rounds, one core, Python {platform.python_version()}, {platform.machine()};",
        f"peers {', '.join(PEERS)}.",
    ]
    text = "\n".join(lines)
    print(text)
    if args.write:
        write_section("random hands", text)


if __name__ == "__main__":
    sys.exit(main())
