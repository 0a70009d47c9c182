"""One suite that every preset passes with every number of players, without being named.

``DOUBLESIX_HANDS`` sets how many random hands each plays; scripts/soak.py plays thousands and shows its progress.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from tests.property.invariants import at_random, played_match
from tests.scenes import TABLES

import doublesix as ds

HANDS = int(os.environ.get("DOUBLESIX_HANDS", "25"))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_hands(game: str, players: int) -> None:
    """Everything that is always true is true of so many hands, in matches from their deals on."""
    rules = ds.rules(game, players)
    hands = HANDS * 28 // len(rules.tile_set)  # larger sets make longer hands
    played = 0
    while played < hands:
        match = ds.Match(rules, seed=played)
        # Played at random, some games go on for ever, and long matches grow slow.
        played += played_match(match, at_random(Random(f"{game} {players} {played}")), min(40, hands - played))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rotated_seats_rotate_the_result(game: str, players: int) -> None:
    """The same deal one seat further and the same play give the same points one seat further."""
    rules = ds.rules(game, players)
    rng = Random(f"rotate {game} {players}")
    for seed in range(12):
        match = ds.Match(rules, seed=seed)
        engine = rules.engine(1)
        if engine is not None and not any(engine in match.view(seat).tiles for seat in range(1, players + 1)):
            continue  # nobody holds it: then seat 1 begins the search, wherever it sits
        hand = match.hands[0]
        tiles = hand.events[0]
        assert isinstance(tiles, ds.HandDealt)
        hands = [held or () for held in tiles.tiles]
        assert match.leader is not None
        leader = match.leader % players + 1
        turned = ds.Match(rules, deal=ds.Deal([hands[-1], *hands[:-1]], hand.stock, leader))
        assert turned.leader == leader
        while match.to_move is not None:
            action = rng.choice(match.legal_actions())
            assert turned.to_move == match.to_move % players + 1
            if not rules.is_trains:
                assert turned.legal_actions() == match.legal_actions()
            if isinstance(action, ds.Place) and action.end is not None and action.end.isdecimal():
                match.apply(action)
                turned.apply(ds.Place(action.tile, str(int(action.end) % players + 1)))
                continue
            match.apply(action)
            turned.apply(action)
        assert turned.scores == (match.scores[-1], *match.scores[:-1])
        mine, theirs = match.hand_outcome, turned.hand_outcome
        assert mine is not None
        assert theirs is not None
        assert theirs.termination is mine.termination
        assert set(theirs.winners) == {seat % players + 1 for seat in mine.winners}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_previews_of_all_actions(game: str, players: int) -> None:
    """Every legal action scores in fact what the view says it would; trying it out changes nothing here."""
    match = ds.Match(ds.rules(game, players), seed=5)
    rng = Random(7)
    while match.to_move is not None:
        view = match.view(match.to_move)
        before = repr(match), match.events
        for choice in view.legal_actions:
            twin = match.copy()
            happened = twin.apply(choice.action)[0]
            assert (happened.points if isinstance(happened, ds.TilePlaced) else 0) == choice.points
            assert (
                twin.scores[view.to_move - 1 if view.to_move else 0] == match.scores[match.to_move - 1] + choice.points
                or twin.hand_outcome is not None
            )
        assert (repr(match), match.events) == before
        match.apply(rng.choice(match.legal_actions()))
