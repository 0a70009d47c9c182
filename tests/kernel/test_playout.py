"""Random play inside the kernel: uniform, fair, and the same game as through the public API."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random
from statistics import mean, stdev

import pytest
from tests.scenes import play, table

import doublesix as ds
from doublesix.study.simulate import simulate

# Uniform random play with double-six, by other programs: share of blocked hands and tiles placed.
KNOWN = [
    ("persian-block", 2, {}, 0.703, 10.36),
    ("persian-draw", 2, {"boneyard.draw": "when_stuck", "boneyard.reserve": 0}, 0.2015, 18.69),
    ("muggins", 2, {}, 0.2018, 18.70),
    ("middle-eastern", 4, {"lead.first_hand": "lot"}, 0.2684, 22.41),
]


@pytest.mark.parametrize(("game", "players", "options", "blocked", "tiles"), KNOWN)
def test_known_shares(game: str, players: int, options: dict[str, object], blocked: float, tiles: float) -> None:
    """The published figures, within their last digit and four standard errors of 200,000 hands."""
    hands = 200_000
    found = simulate(ds.rules(game, players, options), hands, seed=1)
    assert found.hands == hands
    assert abs(found.blocked_share - blocked) < 0.002 + 4 * sqrt(blocked * (1 - blocked) / hands)
    assert abs(found.tiles_played_mean - tiles) < 0.02


@pytest.mark.parametrize("game", ["fives", "persian-draw", "all-fives"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_game_as_through_the_api(game: str, players: int) -> None:
    """Hands played action by action, dealt and chosen elsewhere, have the means of those inside the kernel."""
    rules = ds.rules(game, players)
    rng = Random(f"{game} {players}")
    hands = 300
    tiles, blocked, points = [], [], []
    for seed in range(hands):
        match = ds.Match(rules, seed=seed)
        while match.to_move is not None:
            match.apply(rng.choice(match.legal_actions()))
        tiles.append(len(match.view(None).layout))
        assert match.hand_outcome is not None
        blocked.append(match.hand_outcome.termination is ds.Termination.BLOCKED)
        points.append(sum(match.scores))
    inside = simulate(rules, 50_000, seed=2)
    for mine, theirs in (
        (tiles, inside.tiles_played_mean),
        (blocked, inside.blocked_share),
        (points, sum(inside.points_mean)),
    ):
        assert abs(mean(mine) - theirs) < 4.5 * stdev(map(float, mine)) / sqrt(hands)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_alike_where_the_lot_decides(players: int) -> None:
    """With the leader drawn by lot no seat has an advantage: means within five standard errors of one another."""
    hands = 100_000
    found = simulate(ds.rules("muggins", players), hands, seed=3)
    # A hand's points have a standard deviation below 40.
    assert max(found.points_mean) - min(found.points_mean) < 5 * 40 * sqrt(2 / hands)


def test_the_seed_decides() -> None:
    """The same seed plays the same hands, another one others."""
    rules = ds.rules("fives", 3)
    first, again, other = (simulate(rules, 5000, seed=seed) for seed in (1, 1, 2))
    assert (first.points_mean, first.blocked_share) == (again.points_mean, again.blocked_share)
    assert first.points_mean != other.points_mean


# Whatever is placed first blocks the hand, so that what seat 1 or 2 has left tells what it was.
@pytest.mark.parametrize(
    ("hands", "moves", "seat", "choices"),
    [
        (["0-0 1-1 2-2 3-3 4-4", "5-5 6-6 7-7 8-8 9-9"], "", 1, 5),
        (["4-9 0-0 1-1 2-2 3-3", "4-5 4-6 4-7 4-8 1-2"], "4-9", 2, 4),
    ],
)
def test_choices_are_uniform(hands: list[str], moves: str, seat: int, choices: int) -> None:
    """Each of the legal actions is taken about as often as any other: chi-square within four deviations."""
    match = table("persian-block", hands, {"set.max_pip": 9}, leader=1)
    if moves:
        play(match, moves)
    assert len(match.legal_actions()) == choices
    left: Counter[tuple[ds.Tile, ...]] = Counter()
    plays = 500 * choices
    for number in range(1, plays + 1):
        twin = match.copy().state.hand
        twin.finish_at_random(number * 0x9E3779B97F4A7C15 % 2**64)
        assert twin.termination is ds.Termination.BLOCKED
        left[twin.tiles(seat)] += 1
    assert len(left) == choices
    chi_square = sum((n - 500) ** 2 / 500 for n in left.values())
    assert chi_square < choices - 1 + 4 * sqrt(2 * (choices - 1))


# Block for two on small sets: P(blocked) of uniform play, exactly, whoever leads.
@pytest.mark.parametrize(
    ("max_pip", "size", "blocked"), [(1, 1, 0.0), (2, 2, 1 / 20), (3, 2, 83 / 420), (3, 3, 5311 / 22680)]
)
def test_exact_shares_of_small_sets(max_pip: int, size: int, blocked: float) -> None:
    """The exact chances, within four standard errors."""
    hands = 400_000
    found = simulate(ds.rules("persian-block", 2, {"set.max_pip": max_pip, "hand_size": size}), hands, seed=4)
    assert abs(found.blocked_share - blocked) <= 4 * sqrt(blocked * (1 - blocked) / hands)
