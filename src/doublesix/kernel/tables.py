"""A RuleSet in the looked-up form that the kernel reads."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from ..ruleset import RuleSet
from ..tiles import Tile, TileSet
from . import records

__all__ = ["rules_table", "settling_fields"]

_BEYOND_EVERY_TOTAL = np.iinfo(np.int32).max

_SETTLE = {
    "none": records.SETTLE_NONE,
    "opponents_sum": records.OPPONENTS_SUM,
    "opponents_minus_own": records.OPPONENTS_MINUS_OWN,
    "each_subtracts_own": records.EACH_SUBTRACTS_OWN,
    "penalty_own": records.PENALTY_OWN,
}
_DRAW = {"never": records.NEVER, "when_stuck": records.WHEN_STUCK, "optional": records.OPTIONAL}
_BLOCK_WINNER = {
    "none": records.WINNER_NONE,
    "lowest_hand": records.LOWEST_HAND,
    "lowest_team": records.LOWEST_TEAM,
}
_TIE = {"none": records.TIE_NONE, "fewest_tiles": records.FEWEST_TILES, "split": records.SPLIT}
_LEAD = {
    "lot": records.BY_LOT,
    "highest_double": records.HIGHEST_DOUBLE,
    "holder": records.HOLDER,
    "out_player": records.OUT_PLAYER,
    "winner": records.WINNER,
    "left_of_prev_leader": records.LEFT,
    "right_of_prev_leader": records.RIGHT,
    "same_rule": records.SAME_RULE,
}
_AFTER_BLOCK = {
    "lot": records.AFTER_BLOCK_LOT,
    "same_as_later": records.AFTER_BLOCK_SAME,
    "lowest_hand": records.AFTER_BLOCK_LOWEST,
}
_ROUND_TO = {"none": 1, "nearest:3": 3, "nearest:5": 5}


@lru_cache(maxsize=256)
def rules_table(rules: RuleSet) -> Any:
    """An array of one RULES record. It is shared: never write to it."""
    table = np.zeros(1, records.RULES)
    r = table[0]
    _set_and_deal(r, rules)
    _drawing_and_layout(r, rules)
    _counting(r, rules)
    settling_fields(r, rules)
    _leading(r, rules)
    return table


def _set_and_deal(r: Any, rules: RuleSet) -> None:
    tiles = list(rules.tile_set)
    for tile in tiles:
        r.low[tile.index], r.high[tile.index] = tile.low, tile.high
        r.value[tile.index] = tile.pips
        r.pip_masks[tile.low] |= records.BIT[tile.index]
        r.pip_masks[tile.high] |= records.BIT[tile.index]
    double_blank = rules["tile_value.double_blank"]
    r.value[Tile(0, 0).index] = double_blank
    r.all_tiles = TileSet.mask(tiles)
    r.doubles = TileSet.mask(tile for tile in tiles if tile.is_double)
    r.n_tiles, r.hand_size, r.players = len(tiles), rules.hand_size, rules.players
    r.step = 1 if rules["direction"] == "cw" else rules.players - 1


def _drawing_and_layout(r: Any, rules: RuleSet) -> None:
    r.draw = _DRAW[rules.text("boneyard.draw")]
    r.one_draw = rules["boneyard.count"] == "one" and rules["boneyard.draw"] == "when_stuck"
    r.reserve = rules["boneyard.reserve"]
    r.must_play_drawn = rules["boneyard.drawn_tile"] == "must_play_now"
    r.dead_line_blocks = rules["dead_line"] == "immediate_block"
    r.branches = rules["spinner"] == "first"
    r.opens_at_once = rules["spinner.opens"] == "immediate"


def _counting(r: Any, rules: RuleSet) -> None:
    r.scores_lead = rules["play_score.on_lead"]
    in_play = rules["target.check"] == "immediate" and rules.target_points is not None
    r.target = rules.target_points if in_play else _BEYOND_EVERY_TOTAL
    divisors = rules["play_score.divisors"]
    if not rules.counts or not isinstance(divisors, tuple):
        return
    for count in range(1, len(r.points_for)):
        quotients = [count // int(divisor) for divisor in divisors if count % int(divisor) == 0]
        if quotients:
            r.points_for[count] = sum(quotients) if rules["play_score.points"] == "quotient_sum" else count


def settling_fields(r: Any, rules: RuleSet) -> None:
    """Fill in how a hand is settled, the same fields in the rules of every kind of game."""
    r.pairs = rules.pairs
    r.settle = _SETTLE[rules.text("settle")]
    r.round_to = _ROUND_TO[rules.text("settle.round")]
    r.round_sum = rules["settle.round_scope"] == "sum"
    r.has_floor = rules["score.floor"] is not None
    r.block_winner = _BLOCK_WINNER[rules.text("block.winner")]
    for place, word in enumerate(rules.text("block.tie").split(",")):
        r.tie[place] = _TIE[word]


def _leading(r: Any, rules: RuleSet) -> None:
    names = (("lead.first_hand", "lead.first_tile"), ("lead.later_hands", "lead.later_tile"))
    for which, (rule, tile) in enumerate(names):
        word, _, holder = rules.text(rule).partition(":")
        r.lead_rule[which] = _LEAD[word]
        r.holder_tile[which] = TileSet.mask([Tile.parse(holder)]) if holder else 0
        r.deciding_tile[which] = rules[tile] == "deciding"
    r.fallback_lot = rules["lead.fallback"] == "lot"
    r.heaviest_lot = rules["lead.heaviest_tiebreak"] == "lot"
    r.after_block = _AFTER_BLOCK[rules.text("lead.after_block")]
