"""Uniformly random play: how often hands block, how long they get, what they score."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..kernel import records
from ..kernel.engine import engine
from ..kernel.tables import rules_table
from ..kernel.train_engine import train_engine
from ..kernel.train_records import TRAIN_HAND
from ..kernel.train_tables import train_table
from ..ruleset import RuleSet
from ..shuffle import seed_bytes

__all__ = ["Simulation", "simulate"]

_CHUNK_SECONDS = 0.1
_FIRST_CHUNK, _LARGEST_CHUNK = 256, 1 << 20


@dataclass(frozen=True, slots=True)
class Simulation:
    """What random hands gave.

    Each hand is the first of a match from 0 to 0, dealt at random, every legal action as likely as any other.
    ``seconds`` are those spent playing, on one core; ``blocked_share`` is a share of the hands from 0 to 1;
    ``tiles_played_mean`` counts tiles on the table when a hand ends; ``points_mean`` are points by seat and hand,
    scored in play and by the settlement.
    """

    game: str
    players: int
    hands: int
    seconds: float
    hands_per_second: float
    blocked_share: float
    tiles_played_mean: float
    points_mean: list[float]

    def as_dict(self) -> dict[str, Any]:
        """The result as plain values."""
        return asdict(self)


def simulate(
    rules: RuleSet, hands: int, seed: int | bytes = 0, progress: Callable[[int], None] | None = None
) -> Simulation:
    """Play ``hands`` random hands by these rules.

    They are played in chunks of about a tenth of a second, between which ``progress`` is told how many are done and
    an interrupt is heard; the result depends on the seed alone, not on the chunks. Raises `ValueError` for fewer than
    one hand.
    """
    if hands < 1:
        raise ValueError(f"{hands} hands cannot be played; at least 1 is right")
    play, hand, table = _tools(rules)
    result = np.zeros(1, records.RESULT)
    hand["rng"][0] = _random_state(seed)
    sums = np.zeros(2 + rules.players, np.int64)
    done, chunk, spent = 0, _FIRST_CHUNK, 0.0
    while done < hands:
        n = min(chunk, hands - done)
        start = time.perf_counter()
        play(hand, 0, table, result, n, sums)
        took = time.perf_counter() - start
        done, spent = done + n, spent + took
        if progress is not None:
            progress(done)
        if took < _CHUNK_SECONDS / 2:
            chunk = min(chunk * 2, _LARGEST_CHUNK)
        elif took > _CHUNK_SECONDS * 2:
            chunk = max(1, chunk // 2)
    blocked, tiles, *points = sums.tolist()
    return Simulation(
        game=rules.game,
        players=rules.players,
        hands=hands,
        seconds=spent,
        hands_per_second=hands / spent if spent else 0.0,
        blocked_share=blocked / hands,
        tiles_played_mean=tiles / hands,
        points_mean=[total / hands for total in points],
    )


def _tools(rules: RuleSet) -> tuple[Any, Any, Any]:
    """The function that plays random hands, a record to play them in, and the rules as it reads them."""
    if rules.is_trains:
        return train_engine().simulate, np.zeros(2, TRAIN_HAND), train_table(rules)
    return engine().simulate, np.zeros(2, records.HAND), rules_table(rules)


def _random_state(seed: int | bytes) -> int:
    """A state for the kernel's random numbers, which must not be 0."""
    digest = hashlib.sha256(b"doublesix simulate\0" + seed_bytes(seed)).digest()
    return int.from_bytes(digest[:8], "big") or 1
