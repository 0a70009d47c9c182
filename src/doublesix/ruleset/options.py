"""The option tables of line games and of train games: every name, its values, its default and what it does.

These tables are the whole of what a RuleSet holds. An option's effect on play lives in the kernel and the match;
here stands only what may be written.
"""

from __future__ import annotations

from dataclasses import dataclass

from .kinds import Choice, Flag, Kind, Number, Numbers, Target, Value, Words

__all__ = ["LINE_OPTIONS", "OPTIONS", "TRAIN_OPTIONS", "Option"]

MOST_POINTS = 1_000_000
"""Larger totals would serve no game and keep every sum far inside 32 bits."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option: ``by_players`` allows a preset to give one value for each number of players."""

    name: str
    kind: Kind
    default: Value
    effect: str
    by_players: bool = False


_EVERY_GAME = (
    Option("teams", Choice(("none", "pairs")), "none", "pairs: four seats, 1 and 3 against 2 and 4"),
    Option("direction", Choice(("cw", "ccw")), "cw", "order of turns; in cw the next seat is on the left"),
    Option(
        "hand_size",
        Number(1, 190, ("all",)),
        7,
        "tiles dealt to each seat; all deals the set out evenly",
        True,
    ),
    Option("tile_value.double_blank", Number(0, 1000), 0, "what 0-0 is worth in a hand"),
    Option(
        "target.check",
        Choice(("immediate", "end_of_hand")),
        "end_of_hand",
        "when a total is held to the target",
    ),
    Option("target.tie", Choice(("extra_hand", "shared")), "extra_hand", "equal best totals at the end of a hand"),
    Option("max_hands", Number(1, MOST_POINTS, ("none",)), None, "a cap; equal best totals there are a draw"),
    Option("score.floor", Number(0, 0, ("none",)), None, "the lowest total that a deduction may reach"),
    Option("settle.round", Choice(("none", "nearest:5", "nearest:3")), "none", "rounding of settled pips"),
    Option("settle.round_scope", Choice(("each_hand", "sum")), "each_hand", "round each hand, or only the sum"),
    Option(
        "block.winner",
        Choice(("lowest_hand", "lowest_team", "none"), reserved=("bergen", "blocker_vs_next")),
        "lowest_hand",
        "who wins a blocked hand",
    ),
    Option(
        "block.tie",
        Words(("fewest_tiles", "none", "split"), last=("none", "split")),
        ("none",),
        "what decides between equal lowest hands, applied in order",
        True,
    ),
    Option("turn_seconds", Number(1, 86_400, ("none",)), None, "time for a turn, in seconds"),
    Option("turn_timeout", Choice(("auto_move",), reserved=("forfeit",)), "auto_move", "at zero a computer moves"),
)

_SETTLE = Choice(
    ("none", "opponents_sum", "opponents_minus_own", "each_subtracts_own", "penalty_own"),
    reserved=("all_hands", "pairwise_difference", "fixed:"),
)

_LINE_ONLY = (
    Option("set.max_pip", Number(1, 9), 6, "the set is the double-N set of this number"),
    Option("goal", Choice(("high", "low")), "high", "which total wins"),
    Option("target", Target(MOST_POINTS), 100, "the total that ends the match, or hands:k", True),
    Option("settle", _SETTLE, "opponents_sum", "who gets what from the tiles that are left"),
    Option("boneyard.draw", Choice(("never", "when_stuck", "optional")), "when_stuck", "when a seat may draw"),
    Option("boneyard.count", Choice(("until_playable", "one")), "until_playable", "draws for each tile to place"),
    Option("boneyard.reserve", Number(0, 55), 0, "stock tiles that are never drawn", True),
    Option(
        "boneyard.drawn_tile",
        Choice(("must_play_now", "free")),
        "must_play_now",
        "whether a drawn tile that fits must be the one placed",
    ),
    Option(
        "dead_line",
        Choice(("play_on", "immediate_block")),
        "play_on",
        "what happens when every open end shows an exhausted number",
    ),
    Option(
        "lead.first_hand",
        Choice(("lot", "highest_double"), reserved=("lowest_double", "lot_high_tile"), holder=True),
        "lot",
        "who leads the first hand",
    ),
    Option(
        "lead.fallback",
        Choice(("heaviest_tile", "lot"), reserved=("redeal",)),
        "heaviest_tile",
        "who leads when nobody holds what decides",
    ),
    Option("lead.heaviest_tiebreak", Choice(("high_half", "lot")), "high_half", "equally heavy tiles"),
    Option("lead.first_tile", Choice(("any", "deciding")), "any", "what must be led in the first hand"),
    Option(
        "lead.later_hands",
        Choice(
            ("out_player", "winner", "left_of_prev_leader", "right_of_prev_leader", "same_rule", "lot"),
            reserved=("winner_team_choice",),
            holder=True,
        ),
        "out_player",
        "who leads the later hands; by lot where nobody qualifies",
    ),
    Option("lead.later_tile", Choice(("any", "deciding")), "any", "what must be led in later hands"),
    Option(
        "lead.after_block",
        Choice(("lot", "same_as_later", "lowest_hand")),
        "lot",
        "who leads after a block",
    ),
    Option("spinner", Choice(("none", "first"), reserved=("all", "lead")), "none", "which doubles branch"),
    Option(
        "spinner.opens",
        Choice(("immediate", "after_both_sides")),
        "after_both_sides",
        "when the cross arms open",
    ),
    Option("play_score", Choice(("none", "multiples"), reserved=("ends_equal",)), "none", "counting in play"),
    Option("play_score.divisors", Numbers(2, 1000), (5,), "a positive count that one of them divides scores"),
    Option(
        "play_score.points",
        Choice(("total", "quotient_sum")),
        "total",
        "the count itself, or the sum of its quotients",
    ),
    Option("play_score.on_lead", Flag(), True, "the opening tile may score"),
)

_TRAINS_ONLY = (
    Option("set.max_pip", Number(6, 18), 12, "the set is the double-N set of this number"),
    Option("goal", Choice(("high", "low")), "low", "which total wins"),
    Option("target", Target(MOST_POINTS, all_hands=True), "hands:all", "hands:k, hands:all, or a total", True),
    Option("settle", _SETTLE, "penalty_own", "who gets what from the tiles that are left"),
    Option("boneyard.draw", Choice(("when_stuck",)), "when_stuck", "one draw for each tile that must be placed"),
    Option(
        "engine.find",
        Choice(("held_else_draw_one_at_a_time", "held_else_draw_rounds", "preplaced")),
        "held_else_draw_one_at_a_time",
        "how the engine comes to the table",
    ),
    Option("engine.placer_plays", Flag(), True, "whoever lays the engine begins; else the next seat"),
    Option("train.first_turn", Choice(("whole_train", "one_tile")), "whole_train", "what a first turn lays"),
    Option("train.first_turn_own_only", Flag(), True, "a first turn keeps to the seat's own train"),
    Option(
        "train.first_turn_double",
        Choice(("deferred", "normal", "forbidden_end")),
        "deferred",
        "a double at the end of a first-turn train",
    ),
    Option(
        "train.others",
        Choice(("marked", "marked_if_own_started", "never", "all_open")),
        "marked",
        "which trains of others are open",
    ),
    Option("mexican.max", Number(0, 1), 1, "how many Mexican trains there may be"),
    Option(
        "mexican.start",
        Choice(("after_first_turn", "after_own_started", "any_turn")),
        "after_first_turn",
        "when a seat may start the Mexican train",
    ),
    Option("marker.on", Choice(("pass", "drawn_not_on_own")), "pass", "what marks a seat's own train"),
    Option(
        "double.extra_tile",
        Choice(("anywhere", "must_cover", "none")),
        "anywhere",
        "the tile that is owed after a double",
    ),
    Option("double.max_per_turn", Number(1, 190, ("none",)), None, "how many doubles a turn may lay"),
    Option("double.next_must_satisfy", Flag(), True, "an uncovered double binds the seats that follow"),
    Option("double.order", Choice(("fifo", "lifo", "any")), "fifo", "which of several doubles must be covered"),
    Option("double.fail_marks", Flag(), True, "failing to cover somebody else's double marks one's own train"),
    Option("double.unsatisfiable", Choice(("lapse", "lock")), "lapse", "a double whose number is exhausted"),
    Option("double.go_out", Choice(("allowed", "must_cover")), "allowed", "whether a last double must be covered"),
)

_COMMON_ORDER = (
    "set.max_pip",
    "teams",
    "direction",
    "hand_size",
    "tile_value.double_blank",
    "goal",
    "target",
    "target.check",
    "target.tie",
    "max_hands",
    "score.floor",
    "settle",
)


def _ordered(*options: Option) -> dict[str, Option]:
    """The table in the order in which its options are shown and written."""
    table = {option.name: option for option in options}
    return {name: table[name] for name in (*_COMMON_ORDER, *(name for name in table if name not in _COMMON_ORDER))}


LINE_OPTIONS: dict[str, Option] = _ordered(*_EVERY_GAME, *_LINE_ONLY)
TRAIN_OPTIONS: dict[str, Option] = _ordered(*_EVERY_GAME, *_TRAINS_ONLY)

OPTIONS = {"line": LINE_OPTIONS, "trains": TRAIN_OPTIONS}
"""The option table of each layout."""
