"""Seeded random matches of train games written out step by step, to be compared between ways to run the kernel.

    python -m tests.kernel.train_transcript MATCHES

prints how the kernel runs, and then what was legal, done, marked and scored in so many matches by random rules.
"""

from __future__ import annotations

import sys
from random import Random

from tests.oracle.trains.house_rules import random_options, scarce_tiles
from tests.oracle.trains.options import SEATS

import doublesix as ds
from doublesix.kernel.compiled import INTERPRETED

__all__ = ["train_transcripts"]


def _transcript(players: int, number: int) -> str:
    rng = Random(f"modes {players} {number}")
    pinned = scarce_tiles(rng, players) if number % 2 else {"set.max_pip": rng.choice(["6", "12", "18"])}
    rules = ds.rules("mexican-train", players, random_options(rng, "mexican-train", players, pinned))
    match = ds.Match(rules, seed=number)
    # The kernel's own random play on a copy: it must end alike.
    twin = match.copy()
    twin.state.hand.finish_at_random(0x9E3779B97F4A7C15 + number)
    lines = [repr(rules), f"at random {twin.state.hand.termination} {twin.scores} {twin.state.hand.trains()}"]
    while match.to_move is not None:
        choices = " ".join(map(str, match.legal_actions()))
        events = match.apply(rng.choice(match.legal_actions()))
        trains = match.state.hand.trains()
        lines.append(
            f"{choices} -> {events} {' '.join(f'{t.name}:{t.pip}{t.marked:d}{t.must_be_covered:d}' for t in trains)}"
        )
    return "\n".join(lines)


def train_transcripts(matches: int) -> str:
    """One hand of so many matches for each number of players."""
    return "\n".join(_transcript(players, number) for players in SEATS for number in range(matches))


if __name__ == "__main__":
    print(f"interpreted: {INTERPRETED}")
    print(train_transcripts(int(sys.argv[1])))
