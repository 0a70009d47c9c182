"""Pictures of train games: a row for each train, and no tile on another."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.diagrams.test_layout import overlap, shares_edge

import doublesix as ds
from doublesix.diagrams.trains import lay_out_trains


@pytest.mark.parametrize("find", ["held_else_draw_one_at_a_time", "preplaced"])
@pytest.mark.parametrize(("players", "max_pip"), [(2, 6), (4, 9), (7, 12)])
@settings(max_examples=15)
@given(seed=st.integers(0, 10**9))
def test_trains_of_random_hands_lie_apart(players: int, max_pip: int, find: str, seed: int) -> None:
    """Every tile once, none on another; along each train joined halves show the same number and touch."""
    options = {"set.max_pip": max_pip, "hand_size": 5 if max_pip > 6 else 3, "engine.find": find}
    match, chance = ds.Match(ds.rules("mexican-train", players, options), seed=seed), Random(seed)
    while match.to_move is not None:
        match.apply(chance.choice(match.legal_actions()))
    seen = match.view(None)
    layout = lay_out_trains(seen.layout, seen.trains, seen.engine)
    tiles = [placement.tile for placement in seen.layout]
    engine_first = [] if find != "preplaced" else [seen.engine]
    assert [piece.tile for piece in layout.pieces] == [*engine_first, *tiles]
    for first, second in combinations(layout.pieces, 2):
        assert not overlap(first, second)
    piece_of = {piece.tile: piece for piece in layout.pieces}
    for train in seen.trains:
        row = [piece_of[placement.tile] for placement in seen.layout if placement.end == train.name]
        assert len(row) == train.length
        for inner, outer in pairwise(row):
            assert shares_edge(inner, outer)
            assert outer.halves[0].pip == inner.halves[1].pip or outer.tile.is_double
    assert {label.name for label in layout.labels} == {train.name for train in seen.trains}
