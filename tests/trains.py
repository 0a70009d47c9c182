"""Positions of train games, written as a person would write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.scenes import legal, play

import doublesix as ds

__all__ = ["ending", "legal", "marked", "play", "refused", "trains"]


def trains(
    hands: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    stock: str = "",
    leader: int | None = None,
    scores: Sequence[int] | None = None,
    hand: int = 1,
) -> ds.Match:
    """A match whose first hand deals these tiles; the stock begins as given, and the rest of the set follows."""
    rules = ds.rules("mexican-train", len(hands), {"hand_size": len(hands[0].split()), **(options or {})})
    laid = {rules.engine(hand)} if rules.engine_is_laid else set()
    dealt = {*laid, *map(ds.Tile.parse, " ".join([*hands, stock]).split())}
    rest = [str(tile) for tile in rules.tile_set if tile not in dealt]
    deal = ds.Deal(hands, [*stock.split(), *rest], leader)
    return ds.Match(rules, deal=deal, scores=scores, hand=hand)


def marked(match: ds.Match) -> set[str]:
    """The names of the marked trains."""
    return {train.name for train in match.view(None).trains if train.marked}


def refused(match: ds.Match, action: str, seat: int | None = None) -> tuple[str, dict[str, Any]]:
    """The code and the parameters of a refusal, which changes nothing."""
    before = match.view(match.to_move).as_dict()
    with pytest.raises(ds.IllegalActionError) as refusal:
        match.apply(ds.Action.parse(action), seat)
    assert match.view(match.to_move).as_dict() == before
    return refusal.value.code, refusal.value.params


def ending(match: ds.Match) -> ds.HandOutcome:
    """The hand has ended with this outcome."""
    assert match.hand_outcome is not None
    return match.hand_outcome
