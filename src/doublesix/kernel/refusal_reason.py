"""The reason of a refusal, as the explanations of every kind of game give it."""

from __future__ import annotations

from typing import Any, NamedTuple

from .hand import Hand

__all__ = ["Refusal", "must_place_drawn"]


class Refusal(NamedTuple):
    """A reason: its code, the English line, and the parameters of its text in each language."""

    code: str
    message: str
    params: dict[str, Any]


def must_place_drawn(hand: Hand) -> Refusal:
    """A drawn tile that fits must be the one that is placed."""
    tile = str(hand.must_place)
    return Refusal("action.must_place_drawn", f"{tile} was just drawn and fits: it must be placed", {"tile": tile})
