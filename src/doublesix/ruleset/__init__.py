"""What a game is: options, presets, and the frozen rules they make."""

from .kinds import Value, value_text
from .options import LINE_OPTIONS, OPTIONS, TRAIN_OPTIONS, Option
from .registry import Preset, preset, preset_names
from .ruleset import RuleSet, rules

__all__ = [
    "LINE_OPTIONS",
    "OPTIONS",
    "TRAIN_OPTIONS",
    "Option",
    "Preset",
    "RuleSet",
    "Value",
    "preset",
    "preset_names",
    "rules",
    "value_text",
]
