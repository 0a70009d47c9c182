"""A new hand of the kind that the rules ask for."""

from __future__ import annotations

from collections.abc import Sequence

from ..ruleset import RuleSet
from ..tiles import Tile
from .hand import Hand

__all__ = ["open_hand"]


def open_hand(
    rules: RuleSet,
    tiles: Sequence[Sequence[Tile]],
    stock: Sequence[Tile | None],
    scores: Sequence[int],
    number: int,
) -> Hand:
    """A hand that is dealt and waits for its leader. ``number`` is the hand's in the match; see `Hand`."""
    # Each kind brings its own compiled functions, which a match of the other kind never needs.
    if rules.is_trains:
        from .train_hand import TrainHand

        return TrainHand(rules, tiles, stock, scores, number)
    from .line_hand import LineHand

    return LineHand(rules, tiles, stock, scores)
