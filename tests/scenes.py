"""Positions written as a person would write them: hands, then the moves in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import doublesix as ds
from doublesix.ruleset import preset

__all__ = ["TABLES", "hand_is_over", "legal", "play", "play_hand", "table"]

TABLES = [
    (game, players)
    for game in ds.preset_names()
    for players in range(preset(game).least_players, preset(game).most_players + 1)
]
"""Every preset with every number of players that it takes."""


def table(
    game: str,
    hands: Sequence[str],
    options: Mapping[str, Any] | None = None,
    *,
    stock: str = "",
    leader: int | None = None,
    scores: Sequence[int] | None = None,
) -> ds.Match:
    """A match whose first hand deals these tiles; as many are dealt as the first seat has here."""
    rules = ds.rules(game, len(hands), {"hand_size": len(hands[0].split()), **(options or {})})
    return ds.Match(rules, deal=ds.Deal(hands, stock, leader), scores=scores)


def play(match: ds.Match, moves: str) -> tuple[ds.Event, ...]:
    """Do the moves, written with commas between them; the events of the last one."""
    events: tuple[ds.Event, ...] = ()
    for move in moves.split(","):
        events = match.apply(ds.Action.parse(move))
    return events


def legal(match: ds.Match) -> set[str]:
    """The texts of the legal actions."""
    return {str(action) for action in match.legal_actions()}


def play_hand(match: ds.Match) -> ds.HandOutcome:
    """Play the hand to its end, always the first legal action."""
    while match.to_move is not None:
        match.apply(match.legal_actions()[0])
    assert match.hand_outcome is not None
    return match.hand_outcome


def hand_is_over(match: ds.Match) -> bool:
    """The hand has ended, whatever becomes of the match."""
    return match.hand_outcome is not None
