"""The longest train of a hand, and the player that plans by it."""

from __future__ import annotations

import random

import pytest

import doublesix as ds
from doublesix.players import player, player_names
from doublesix.players.longest_train import longest_train
from doublesix.shuffle import Chance


def by_brute_force(tiles: list[ds.Tile], pip: int) -> int:
    """The most tiles of a train from `pip`, by trying everything."""
    best = 0
    for tile in tiles:
        if pip in tile:
            rest = [other for other in tiles if other != tile]
            best = max(best, 1 + by_brute_force(rest, tile.other(pip)))
    return best


@pytest.mark.parametrize("seed", range(60))
def test_the_longest_train_is_as_long_as_brute_force_finds(seed: int) -> None:
    """Small hands of a small set have many trains; the search must find the longest."""
    rng = random.Random(seed)
    tiles = rng.sample(list(ds.TileSet(5)), 8)
    start = rng.randrange(6)
    found = longest_train(tiles, start)
    assert found.is_exact
    assert len(found.tiles) == by_brute_force(tiles, start)


@pytest.mark.parametrize("seed", range(20))
def test_a_train_joins_and_uses_each_tile_once(seed: int) -> None:
    """Every tile joins the one before it, the first the start; none comes twice or from elsewhere."""
    rng = random.Random(seed)
    hand = rng.sample(list(ds.TileSet(12)), 16)
    laid = longest_train(hand, 12).tiles
    pip = 12
    for tile in laid:
        pip = tile.other(pip)
    assert len(set(laid)) == len(laid)
    assert set(laid) <= set(hand)


def test_a_double_is_inserted_on_the_way() -> None:
    """The rules' example: 12-5, 5-0, 0-1 with 1-1 put before 1-3."""
    hand = [ds.Tile.parse(text) for text in ("12-5", "5-0", "0-1", "1-3", "1-1")]
    assert [str(tile) for tile in longest_train(hand, 12).tiles] == ["5-12", "0-5", "0-1", "1-1", "1-3"]


def test_no_train_without_the_number() -> None:
    """Nothing joins: the train is empty, and that is exact."""
    assert longest_train([ds.Tile(1, 2)], 12) == ((), True)


def test_a_search_that_is_cut_short_says_so() -> None:
    """A hand with very many trains, and few nodes allowed: some train, and no claim that it is the longest."""
    found = longest_train(list(ds.TileSet(7)), 0, most_nodes=20)
    assert not found.is_exact
    assert found.tiles


def test_the_planner_is_for_train_games() -> None:
    """It plans trains; line games do not list it."""
    assert "planner" in player_names("trains")
    assert "planner" not in player_names()


def test_the_planner_wins_more_than_its_share_against_three_greedy_ones() -> None:
    """One seat of four wins a quarter of the matches by chance; of these forty the planner wins at least half."""
    rules = ds.rules("mexican-train", 4, {"target": "hands:4"})
    won = 0
    for seed in range(40):
        seat = seed % 4 + 1
        match = ds.Match(rules, seed=seed)
        chance = Chance(seed, "test")
        while match.outcome is None:
            if match.to_move is None:
                match.next_hand()
                continue
            level = "planner" if match.to_move == seat else "greedy"
            match.apply(player(level).choose(match.view(match.to_move), chance))
        won += seat in match.outcome.winners
    assert won >= 20
