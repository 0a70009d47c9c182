"""The options of the two train presets, resolved to plain values for one number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from tests.oracle.options import Text, set_size

TrainOptions = TypedDict(
    "TrainOptions",
    {
        "set.max_pip": int,
        "teams": str,
        "direction": str,
        "hand_size": int,
        "tile_value.double_blank": int,
        "goal": str,
        "target.points": int | None,
        "target.hands": int | None,
        "target.tie": str,
        "max_hands": int | None,
        "score.floor": int | None,
        "settle": str,
        "settle.round": int,
        "settle.round_scope": str,
        "block.winner": str,
        "block.tie": list[str],
        "engine.find": str,
        "engine.placer_plays": bool,
        "train.first_turn": str,
        "train.first_turn_own_only": bool,
        "train.first_turn_double": str,
        "train.others": str,
        "mexican.max": int,
        "mexican.start": str,
        "marker.on": str,
        "double.extra_tile": str,
        "double.max_per_turn": int | None,
        "double.next_must_satisfy": bool,
        "double.order": str,
        "double.fail_marks": bool,
        "double.unsatisfiable": str,
        "double.go_out": str,
    },
)

SEATS = range(2, 11)

DEFAULTS: dict[str, Text] = {
    "set.max_pip": "12",
    "teams": "none",
    "direction": "cw",
    "tile_value.double_blank": "0",
    "goal": "low",
    "target": "hands:all",
    "target.check": "end_of_hand",
    "max_hands": "none",
    "score.floor": "none",
    "settle": "penalty_own",
    "settle.round": "none",
    "settle.round_scope": "each_hand",
    "block.winner": "lowest_hand",
    "block.tie": "none",
    "turn_seconds": "none",
    "turn_timeout": "auto_move",
    "boneyard.draw": "when_stuck",
    "engine.find": "held_else_draw_one_at_a_time",
    "engine.placer_plays": "true",
    "train.first_turn": "whole_train",
    "train.first_turn_own_only": "true",
    "train.first_turn_double": "deferred",
    "train.others": "marked",
    "mexican.max": "1",
    "mexican.start": "after_first_turn",
    "marker.on": "pass",
    "double.extra_tile": "anywhere",
    "double.max_per_turn": "none",
    "double.next_must_satisfy": "true",
    "double.order": "fifo",
    "double.fail_marks": "true",
    "double.unsatisfiable": "lapse",
    "double.go_out": "allowed",
}


def _by_players(*steps: tuple[int, int]) -> Text:
    """One value for each number of players: each step is the largest number that it is for, and the value."""
    return {players: str(next(size for most, size in steps if players <= most)) for players in SEATS}


PRESETS: dict[str, dict[str, Text]] = {
    "mexican-train": {"hand_size": _by_players((6, 12), (8, 10), (10, 8)), "block.tie": "split"},
    "mexican-train-pagat": {
        "hand_size": _by_players((4, 15), (6, 12), (8, 10), (10, 8)),
        "engine.find": "held_else_draw_rounds",
        "block.tie": "split",
    },
}


def as_text(preset: str, players: int, given: Mapping[str, str]) -> dict[str, str]:
    """Every option in its text form: defaults, then the preset, then what was given."""
    layers: dict[str, Text] = {**DEFAULTS, **PRESETS[preset], **given}
    chosen = {name: value[players] if isinstance(value, dict) else value for name, value in layers.items()}
    if "target.tie" not in chosen:
        chosen["target.tie"] = "shared" if chosen["target"].startswith("hands:") else "extra_hand"
    return chosen


def tiles_to_deal(max_pip: int, find: str) -> int:
    """The set, without the engine where that lies on the table before the deal."""
    return set_size(max_pip) - (find == "preplaced")


def resolve(preset: str, players: int, given: Mapping[str, str]) -> TrainOptions:
    """Plain values of every option that matters to play."""
    text = as_text(preset, players, given)
    max_pip = int(text["set.max_pip"])
    dealt, target, rounding = text["hand_size"], text["target"], text["settle.round"]
    hands: int | None = None
    if target.startswith("hands:"):
        count = target.removeprefix("hands:")
        hands = max_pip + 1 if count == "all" else int(count)
    return {
        "set.max_pip": max_pip,
        "teams": text["teams"],
        "direction": text["direction"],
        "hand_size": tiles_to_deal(max_pip, text["engine.find"]) // players if dealt == "all" else int(dealt),
        "tile_value.double_blank": int(text["tile_value.double_blank"]),
        "goal": text["goal"],
        "target.points": int(target) if hands is None else None,
        "target.hands": hands,
        "target.tie": text["target.tie"],
        "max_hands": _number_or_none(text["max_hands"]),
        "score.floor": _number_or_none(text["score.floor"]),
        "settle": text["settle"],
        "settle.round": 1 if rounding == "none" else int(rounding.removeprefix("nearest:")),
        "settle.round_scope": text["settle.round_scope"],
        "block.winner": text["block.winner"],
        "block.tie": text["block.tie"].split(","),
        "engine.find": text["engine.find"],
        "engine.placer_plays": text["engine.placer_plays"] == "true",
        "train.first_turn": text["train.first_turn"],
        "train.first_turn_own_only": text["train.first_turn_own_only"] == "true",
        "train.first_turn_double": text["train.first_turn_double"],
        "train.others": text["train.others"],
        "mexican.max": int(text["mexican.max"]),
        "mexican.start": text["mexican.start"],
        "marker.on": text["marker.on"],
        "double.extra_tile": text["double.extra_tile"],
        "double.max_per_turn": _number_or_none(text["double.max_per_turn"]),
        "double.next_must_satisfy": text["double.next_must_satisfy"] == "true",
        "double.order": text["double.order"],
        "double.fail_marks": text["double.fail_marks"] == "true",
        "double.unsatisfiable": text["double.unsatisfiable"],
        "double.go_out": text["double.go_out"],
    }


def _number_or_none(text: str) -> int | None:
    return None if text == "none" else int(text)
