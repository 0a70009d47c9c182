"""The kernel's entry points: what Python calls, compiled once and kept.

Every function takes arrays of records and indices into them, because that costs a call from Python less than a
microsecond where a single record costs twelve.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Any

import numpy as np

from . import leading, line, playout, settling
from .compiled import INTERPRETED, compile_entry, is_cached
from .records import DRAW, HAND, RESULT, RULES

__all__ = ["Engine", "engine", "load", "needs_compiling"]


def legal(hands: Any, i: Any, rules: Any, out: Any) -> Any:
    """Write the legal actions of hand `i` to `out`; their number."""
    return line.legal_actions(hands[i], rules[0], out)


def previews(hands: Any, i: Any, scratch: Any, rules: Any, out: Any, points: Any) -> Any:
    """As `legal`, with the points that each would score; hand `scratch` is overwritten."""
    n = line.legal_actions(hands[i], rules[0], out)
    for place in range(n):
        points[place] = 0
        if out[place] < DRAW:
            hands[scratch] = hands[i]
            gained, _ = line.apply(hands[scratch], rules[0], out[place])
            points[place] = gained
    return n


def step(hands: Any, i: Any, rules: Any, action: Any) -> Any:
    """Do a legal action of hand `i`: points, drawn tile, how the hand is over, turn, count."""
    hand = hands[i]
    points, tile = line.apply(hand, rules[0], action)
    return points, tile, np.int64(hand.over), np.int64(hand.turn), np.int64(hand.count)


def settle(hands: Any, i: Any, rules: Any, results: Any) -> Any:
    """Settle hand `i`, which went out or blocked, into results[0]."""
    settling.settle(hands[i], rules[0], results[0])


def lead(hands: Any, i: Any, before: Any, rules: Any, results: Any, first: Any) -> Any:
    """Decide who leads hand `i`, after hand `before` with its results[0]; the leader or LOT, and the lot's seats."""
    hand = hands[i]
    leading.choose_leader(hand, rules[0], hands[before], results[0], first)
    return np.int64(hand.leader), np.int64(hand.lot)


def begin(hands: Any, i: Any, leader: Any) -> Any:
    """Give the first turn of hand `i` to the seat that leads."""
    line.prepare_lead(hands[i], leader)


def finish(hands: Any, i: Any, rules: Any, results: Any) -> Any:
    """Play hand `i` to its end at random and settle it."""
    playout.play_at_random(hands[i], rules[0], results[0])


def simulate(hands: Any, i: Any, rules: Any, results: Any, n_hands: Any, sums: Any) -> Any:
    """Play random hands with the random numbers of hand `i`; see `playout.simulate_hands`."""
    playout.simulate_hands(hands[i], rules[0], results[0], n_hands, sums)


@dataclass(frozen=True, slots=True)
class Engine:
    """The compiled entry points."""

    legal: Any
    previews: Any
    step: Any
    settle: Any
    lead: Any
    begin: Any
    finish: Any
    simulate: Any


def _signatures() -> dict[str, tuple[Callable[..., Any], Any]]:
    if INTERPRETED:
        return {name: (function, None) for name, function in _FUNCTIONS.items()}
    from numba import typeof, types

    hands, rules = typeof(np.zeros(2, HAND)), typeof(np.zeros(1, RULES))
    results = typeof(np.zeros(1, RESULT))
    numbers, i8, flag = types.int64[::1], types.int64, types.boolean
    arguments = {
        "legal": (hands, i8, rules, numbers),
        "previews": (hands, i8, i8, rules, numbers, numbers),
        "step": (hands, i8, rules, i8),
        "settle": (hands, i8, rules, results),
        "lead": (hands, i8, i8, rules, results, flag),
        "begin": (hands, i8, i8),
        "finish": (hands, i8, rules, results),
        "simulate": (hands, i8, rules, results, i8, numbers),
    }
    return {name: (function, arguments[name]) for name, function in _FUNCTIONS.items()}


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "legal": legal,
    "previews": previews,
    "step": step,
    "settle": settle,
    "lead": lead,
    "begin": begin,
    "finish": finish,
    "simulate": simulate,
}


def needs_compiling() -> bool:
    """Whether the first use will take the seconds of a compilation."""
    return not all(is_cached(name) for name in _FUNCTIONS)


def load(progress: Callable[[int, int], None] | None = None) -> Engine:
    """Compile what was not compiled before; ``progress`` is told how many of how many functions stand."""
    parts = {}
    signatures = _signatures()
    for n, (name, (function, signature)) in enumerate(signatures.items()):
        if progress is not None:
            progress(n, len(signatures))
        parts[name] = compile_entry(function, signature)
    if progress is not None:
        progress(len(signatures), len(signatures))
    return Engine(**parts)


def engine(progress: Callable[[int, int], None] | None = None) -> Engine:
    """The entry points, ready to be called: made on the first use, or ahead of it to tell its ``progress``."""
    with _making:
        if not _ready:
            _ready.append(load(progress))
    return _ready[0]


_ready: list[Engine] = []
_making = Lock()
