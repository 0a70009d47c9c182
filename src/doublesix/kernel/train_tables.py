"""The RuleSet of a train game in the looked-up form that the kernel reads."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ..ruleset import RuleSet
from ..tiles import Tile
from . import train_records as records
from .records import BIT
from .tables import settling_fields

__all__ = ["train_table"]

_NO_LIMIT = np.iinfo(np.int16).max
_CODES: dict[str, dict[str, int]] = {
    "engine.find": {
        "held_else_draw_one_at_a_time": records.FIND_AT_ONCE,
        "held_else_draw_rounds": records.FIND_IN_ROUNDS,
        "preplaced": records.PREPLACED,
    },
    "train.first_turn_double": {
        "deferred": records.DEFERRED,
        "normal": records.NORMAL,
        "forbidden_end": records.FORBIDDEN_END,
    },
    "train.others": {
        "marked": records.MARKED,
        "marked_if_own_started": records.MARKED_IF_OWN_STARTED,
        "never": records.NEVER_OTHERS,
        "all_open": records.ALL_OPEN,
    },
    "mexican.start": {
        "after_first_turn": records.AFTER_FIRST_TURN,
        "after_own_started": records.AFTER_OWN_STARTED,
        "any_turn": records.ANY_TURN,
    },
    "double.extra_tile": {
        "anywhere": records.ANYWHERE,
        "must_cover": records.MUST_COVER,
        "none": records.NO_EXTRA,
    },
    "double.order": {"fifo": records.FIFO, "lifo": records.LIFO, "any": records.ANY_ORDER},
}


@lru_cache(maxsize=256)
def train_table(rules: RuleSet) -> Any:
    """An array of one TRAIN_RULES record. It is shared: never write to it."""
    table = np.zeros(1, records.TRAIN_RULES)
    r = table[0]
    tiles = list(rules.tile_set)
    for tile in tiles:
        word, bit = tile.index >> 6, BIT[tile.index & 63]
        r.low[tile.index], r.high[tile.index], r.value[tile.index] = tile.low, tile.high, tile.pips
        r.pip_masks[tile.low, word] |= bit
        r.pip_masks[tile.high, word] |= bit
        if tile.is_double:
            r.doubles[word] |= bit
    r.value[Tile(0, 0).index] = rules["tile_value.double_blank"]
    r.n_tiles, r.n_words = len(tiles), (len(tiles) + 63) // 64
    r.max_pip, r.hand_size, r.players = rules.tile_set.max_pip, rules.hand_size, rules.players
    r.step = 1 if rules["direction"] == "cw" else rules.players - 1
    _playing(r, rules)
    settling_fields(r, rules)
    return table


def _playing(r: Any, rules: RuleSet) -> None:
    def code(option: str) -> int:
        return _CODES[option][rules.text(option)]

    r.find = code("engine.find")
    r.placer_plays = rules["engine.placer_plays"]
    r.whole_train = rules["train.first_turn"] == "whole_train"
    r.own_only = rules["train.first_turn_own_only"]
    r.first_double = code("train.first_turn_double")
    r.others = code("train.others")
    r.mexican = rules["mexican.max"]
    r.mexican_start = code("mexican.start")
    r.mark_when_not_on_own = rules["marker.on"] == "drawn_not_on_own"
    r.extra = code("double.extra_tile")
    r.max_doubles = _NO_LIMIT if rules["double.max_per_turn"] is None else rules["double.max_per_turn"]
    r.must_satisfy = rules["double.next_must_satisfy"]
    r.order = code("double.order")
    r.fail_marks = rules["double.fail_marks"]
    r.lapse = rules["double.unsatisfiable"] == "lapse"
    r.cover_last = rules["double.go_out"] == "must_cover"
