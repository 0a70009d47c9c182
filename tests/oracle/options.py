"""The options of the nine line presets, resolved to plain values for one number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

Text = str | dict[int, str]

Options = TypedDict(
    "Options",
    {
        "set.max_pip": int,
        "teams": str,
        "direction": str,
        "hand_size": int,
        "tile_value.double_blank": int,
        "goal": str,
        "target.points": int | None,
        "target.hands": int | None,
        "target.check": str,
        "target.tie": str,
        "max_hands": int | None,
        "score.floor": int | None,
        "settle": str,
        "settle.round": int,
        "settle.round_scope": str,
        "block.winner": str,
        "block.tie": list[str],
        "boneyard.draw": str,
        "boneyard.count": str,
        "boneyard.reserve": int,
        "boneyard.drawn_tile": str,
        "dead_line": str,
        "lead.first_hand": str,
        "lead.fallback": str,
        "lead.heaviest_tiebreak": str,
        "lead.first_tile": str,
        "lead.later_hands": str,
        "lead.later_tile": str,
        "lead.after_block": str,
        "spinner": str,
        "spinner.opens": str,
        "play_score": str,
        "play_score.divisors": list[int],
        "play_score.points": str,
        "play_score.on_lead": bool,
    },
)

DEFAULTS: dict[str, Text] = {
    "set.max_pip": "6",
    "teams": "none",
    "direction": "cw",
    "tile_value.double_blank": "0",
    "goal": "high",
    "target.check": "end_of_hand",
    "max_hands": "none",
    "score.floor": "none",
    "settle": "opponents_sum",
    "settle.round": "none",
    "settle.round_scope": "each_hand",
    "block.winner": "lowest_hand",
    "block.tie": "none",
    "turn_seconds": "none",
    "turn_timeout": "auto_move",
    "boneyard.draw": "when_stuck",
    "boneyard.count": "until_playable",
    "boneyard.reserve": "0",
    "boneyard.drawn_tile": "must_play_now",
    "dead_line": "play_on",
    "lead.first_hand": "lot",
    "lead.fallback": "heaviest_tile",
    "lead.heaviest_tiebreak": "high_half",
    "lead.first_tile": "any",
    "lead.later_hands": "out_player",
    "lead.later_tile": "any",
    "lead.after_block": "lot",
    "spinner": "none",
    "spinner.opens": "after_both_sides",
    "play_score": "none",
    "play_score.divisors": "5",
    "play_score.points": "total",
    "play_score.on_lead": "true",
}

_HEAD = ["set.max_pip", "teams", "direction", "hand_size", "tile_value.double_blank", "goal", "target"]
_HEAD += ["target.check", "target.tie"]
ORDER = [*_HEAD, *(name for name in DEFAULTS if name not in _HEAD)]
"""Every option once, in the order of the table of options."""

_FIVES: dict[str, Text] = {
    "hand_size": {2: "7", 3: "6", 4: "5"},
    "lead.first_hand": "highest_double",
    "lead.first_tile": "deciding",
    "lead.later_hands": "same_rule",
    "lead.later_tile": "deciding",
    "lead.after_block": "same_as_later",
    "spinner": "first",
    "spinner.opens": "immediate",
    "play_score": "multiples",
    "settle.round": "nearest:5",
    "block.tie": "fewest_tiles,none",
    "target": "150",
    "target.check": "immediate",
    "turn_seconds": "15",
}
_DRAW: dict[str, Text] = _FIVES | {
    "spinner": "none",
    "spinner.opens": "after_both_sides",
    "play_score": "none",
    "settle.round": "none",
    "target": "100",
    "target.check": "end_of_hand",
}
_PERSIAN_DRAW: dict[str, Text] = {
    "hand_size": {2: "7", 3: "7", 4: "6"},
    "boneyard.draw": "optional",
    "boneyard.reserve": "2",
    "boneyard.drawn_tile": "free",
    "lead.later_hands": "left_of_prev_leader",
    "lead.after_block": "same_as_later",
    "settle": "opponents_minus_own",
    "target": {2: "100", 3: "61", 4: "61"},
}

PRESETS: dict[str, dict[str, Text]] = {
    "muggins": {
        "hand_size": {2: "7", 3: "5", 4: "5"},
        "play_score": "multiples",
        "block.winner": "none",
        "settle": "each_subtracts_own",
        "settle.round": "nearest:5",
        "target": {2: "250", 3: "200", 4: "200"},
        "target.check": "immediate",
    },
    "fives": _FIVES,
    "draw": _DRAW,
    "block": _DRAW | {"boneyard.draw": "never"},
    "persian-draw": _PERSIAN_DRAW,
    "persian-block": _PERSIAN_DRAW | {"boneyard.draw": "never"},
    "persian-fives": _PERSIAN_DRAW | {"play_score": "multiples", "target.check": "immediate"},
    "middle-eastern": {
        "hand_size": "all",
        "boneyard.draw": "never",
        "lead.first_hand": "holder:6-6",
        "lead.first_tile": "deciding",
        "lead.later_hands": "same_rule",
        "lead.later_tile": "deciding",
        "lead.after_block": "same_as_later",
        "settle": "opponents_minus_own",
        "target": "61",
    },
    "all-fives": {
        "hand_size": {2: "9", 3: "7", 4: "5"},
        "spinner": "first",
        "spinner.opens": "after_both_sides",
        "play_score": "multiples",
        "settle.round": "nearest:5",
        "settle.round_scope": "sum",
        "block.tie": {2: "none", 3: "split", 4: "none"},
        "target": {2: "250", 3: "200", 4: "200"},
        "target.check": "immediate",
    },
}


def seats_of(preset: str) -> tuple[int, ...]:
    """The numbers of players the preset is for."""
    return (4,) if preset == "middle-eastern" else (2, 3, 4)


def set_size(max_pip: int) -> int:
    """Tiles of the double-``max_pip`` set."""
    return (max_pip + 1) * (max_pip + 2) // 2


def as_text(preset: str, players: int, given: Mapping[str, str]) -> dict[str, str]:
    """Every option in its text form: defaults, then the preset, then what was given."""
    layers: dict[str, Text] = {**DEFAULTS, **PRESETS[preset], **given}
    chosen = {name: value[players] if isinstance(value, dict) else value for name, value in layers.items()}
    if "target.tie" not in chosen:
        chosen["target.tie"] = "shared" if chosen["target"].startswith("hands:") else "extra_hand"
    return chosen


def resolve(preset: str, players: int, given: Mapping[str, str]) -> Options:
    """Plain values of every option that matters to play."""
    text = as_text(preset, players, given)
    max_pip = int(text["set.max_pip"])
    dealt = text["hand_size"]
    target = text["target"]
    rounding = text["settle.round"]
    return {
        "set.max_pip": max_pip,
        "teams": text["teams"],
        "direction": text["direction"],
        "hand_size": set_size(max_pip) // players if dealt == "all" else int(dealt),
        "tile_value.double_blank": int(text["tile_value.double_blank"]),
        "goal": text["goal"],
        "target.points": None if target.startswith("hands:") else int(target),
        "target.hands": int(target.removeprefix("hands:")) if target.startswith("hands:") else None,
        "target.check": text["target.check"],
        "target.tie": text["target.tie"],
        "max_hands": _number_or_none(text["max_hands"]),
        "score.floor": _number_or_none(text["score.floor"]),
        "settle": text["settle"],
        "settle.round": 1 if rounding == "none" else int(rounding.removeprefix("nearest:")),
        "settle.round_scope": text["settle.round_scope"],
        "block.winner": text["block.winner"],
        "block.tie": text["block.tie"].split(","),
        "boneyard.draw": text["boneyard.draw"],
        "boneyard.count": text["boneyard.count"],
        "boneyard.reserve": int(text["boneyard.reserve"]),
        "boneyard.drawn_tile": text["boneyard.drawn_tile"],
        "dead_line": text["dead_line"],
        "lead.first_hand": text["lead.first_hand"],
        "lead.fallback": text["lead.fallback"],
        "lead.heaviest_tiebreak": text["lead.heaviest_tiebreak"],
        "lead.first_tile": text["lead.first_tile"],
        "lead.later_hands": text["lead.later_hands"],
        "lead.later_tile": text["lead.later_tile"],
        "lead.after_block": text["lead.after_block"],
        "spinner": text["spinner"],
        "spinner.opens": text["spinner.opens"],
        "play_score": text["play_score"],
        "play_score.divisors": [int(divisor) for divisor in text["play_score.divisors"].split(",")],
        "play_score.points": text["play_score.points"],
        "play_score.on_lead": text["play_score.on_lead"] == "true",
    }


def _number_or_none(text: str) -> int | None:
    return None if text == "none" else int(text)
