"""The views of several readers at once are those that each would get alone."""

from __future__ import annotations

from random import Random

import pytest
from tests.scenes import TABLES

import doublesix as ds
from doublesix.server.translate import view_of, views_of
from doublesix.view import view, views


@pytest.mark.parametrize(("game", "players"), [*TABLES, ("mexican-train", 3)])
def test_together_as_alone(game: str, players: int) -> None:
    """At every step of a match, for every reader, in Python and as the service sends them."""
    chance = Random(f"{game} {players}")
    match = ds.Match(ds.rules(game, players), seed=3)
    audiences = [None, *range(1, players + 1)]
    for _ in range(60):
        together = views(match.state, audiences)
        alone = {audience: view(match.state, audience, past=False) for audience in audiences}
        assert together == alone
        assert views_of(together) == {audience: view_of(seen) for audience, seen in alone.items()}
        if match.outcome is not None:
            break
        if match.to_move is None:
            match.next_hand()
        else:
            match.apply(chance.choice(match.legal_actions()))


def test_without_the_past() -> None:
    """All but the history and the outcomes of the hands is the same with the past and without."""
    match = ds.Match(ds.rules("block", 2), seed=1)
    while match.to_move is not None:
        match.apply(match.legal_actions()[0])
    full, bare = match.view(1), view(match.state, 1, past=False)
    assert (bare.history, bare.hand_outcomes) == ((), ())
    assert bare.hand_outcome == full.hand_outcome == full.hand_outcomes[0]
    assert (bare.tiles, bare.layout, bare.scores, bare.count) == (full.tiles, full.layout, full.scores, full.count)
