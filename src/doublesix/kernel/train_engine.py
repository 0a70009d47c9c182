"""The kernel's entry points for train games: what Python calls, compiled once and kept. As `engine` for line games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Any

import numpy as np

from . import train, train_opening, train_places, train_playout
from .compiled import INTERPRETED, compile_entry, is_cached
from .records import RESULT
from .train_records import TRAIN_HAND, TRAIN_RULES

__all__ = ["TrainEngine", "load", "needs_compiling", "train_engine"]


def train_clear(hands: Any, i: Any, rules: Any, engine: Any) -> Any:
    """Make hand `i` a bare table with this number in the middle."""
    train_opening.clear_hand(hands[i], rules[0], engine)


def train_legal(hands: Any, i: Any, rules: Any, out: Any) -> Any:
    """Write the legal actions of hand `i` to `out`; their number."""
    return train_places.legal_actions(hands[i], rules[0], out)


def train_step(hands: Any, i: Any, rules: Any, action: Any) -> Any:
    """Do a legal action of hand `i`: the drawn tile, and how the hand is over."""
    hand = hands[i]
    tile = train.apply(hand, rules[0], action)
    return tile, np.int64(hand.over)


def train_settle(hands: Any, i: Any, rules: Any, results: Any) -> Any:
    """Settle hand `i`, which ended, into results[0]."""
    train_playout.settle(hands[i], rules[0], results[0])


def train_lead(hands: Any, i: Any, rules: Any, previous: Any) -> Any:
    """Decide who leads hand `i` after one that `previous` led; the leader or LOT."""
    hand = hands[i]
    train_opening.choose_leader(hand, rules[0], previous)
    return np.int64(hand.leader)


def train_begin(hands: Any, i: Any, rules: Any, leader: Any) -> Any:
    """Begin hand `i`, led by a seat."""
    train_opening.begin(hands[i], rules[0], leader)


def train_finish(hands: Any, i: Any, rules: Any, results: Any) -> Any:
    """Play hand `i` to its end at random and settle it."""
    train_playout.play_at_random(hands[i], rules[0], results[0])


def train_simulate(hands: Any, i: Any, rules: Any, results: Any, n_hands: Any, sums: Any) -> Any:
    """Play random hands with the random numbers of hand `i`; see `train_playout.simulate_hands`."""
    train_playout.simulate_hands(hands[i], rules[0], results[0], n_hands, sums)


@dataclass(frozen=True, slots=True)
class TrainEngine:
    """The compiled entry points."""

    clear: Any
    legal: Any
    step: Any
    settle: Any
    lead: Any
    begin: Any
    finish: Any
    simulate: Any


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "clear": train_clear,
    "legal": train_legal,
    "step": train_step,
    "settle": train_settle,
    "lead": train_lead,
    "begin": train_begin,
    "finish": train_finish,
    "simulate": train_simulate,
}


def _signatures() -> dict[str, Any]:
    if INTERPRETED:
        return dict.fromkeys(_FUNCTIONS)
    from numba import typeof, types

    hands, rules = typeof(np.zeros(2, TRAIN_HAND)), typeof(np.zeros(1, TRAIN_RULES))
    results = typeof(np.zeros(1, RESULT))
    numbers, i8 = types.int64[::1], types.int64
    return {
        "clear": (hands, i8, rules, i8),
        "legal": (hands, i8, rules, numbers),
        "step": (hands, i8, rules, i8),
        "settle": (hands, i8, rules, results),
        "lead": (hands, i8, rules, i8),
        "begin": (hands, i8, rules, i8),
        "finish": (hands, i8, rules, results),
        "simulate": (hands, i8, rules, results, i8, numbers),
    }


def needs_compiling() -> bool:
    """Whether the first use will take the seconds of a compilation."""
    return not all(is_cached(function.__name__) for function in _FUNCTIONS.values())


def load(progress: Callable[[int, int], None] | None = None) -> TrainEngine:
    """Compile what was not compiled before; ``progress`` is told how many of how many functions stand."""
    parts = {}
    for n, (name, signature) in enumerate(_signatures().items()):
        if progress is not None:
            progress(n, len(_FUNCTIONS))
        parts[name] = compile_entry(_FUNCTIONS[name], signature)
    if progress is not None:
        progress(len(_FUNCTIONS), len(_FUNCTIONS))
    return TrainEngine(**parts)


def train_engine(progress: Callable[[int, int], None] | None = None) -> TrainEngine:
    """The entry points, ready to be called: made on the first use, or ahead of it to tell its ``progress``."""
    with _making:
        if not _ready:
            _ready.append(load(progress))
    return _ready[0]


_ready: list[TrainEngine] = []
_making = Lock()
