"""The presets: one TOML file each, read once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

__all__ = ["Preset", "preset", "preset_names"]

_ORDER = (
    "muggins",
    "fives",
    "draw",
    "block",
    "persian-draw",
    "persian-block",
    "persian-fives",
    "middle-eastern",
    "all-fives",
)
_TRAINS = ("mexican-train", "mexican-train-pagat")


@dataclass(frozen=True, slots=True)
class Preset:
    """A game as its file tells it: its version, which numbers of players it is for, and its own options.

    ``layout`` is ``line`` or ``trains``. ``version`` rises when a rule of the preset changes; records carry it.
    """

    name: str
    version: int
    layout: str
    least_players: int
    most_players: int
    options: Mapping[str, Any]

    def value(self, option: str, players: int) -> Any:
        """The preset's own value of an option for this number of players; `None` where it leaves the default."""
        value = self.options.get(option)
        return value.get(str(players)) if isinstance(value, dict) else value


def preset_names(layout: str = "line") -> tuple[str, ...]:
    """The names of the presets of a layout, seeds first."""
    return _TRAINS if layout == "trains" else _ORDER


@cache
def preset(name: str) -> Preset:
    """The preset of this name; `KeyError` for any other."""
    if name not in (*_ORDER, *_TRAINS):
        raise KeyError(name)
    text = files(__package__).joinpath("presets", f"{name}.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    least, most = data["players"]
    return Preset(name, data["version"], data["layout"], least, most, MappingProxyType(data["options"]))
