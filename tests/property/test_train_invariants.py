"""What is true of every hand of every train game, for every number of players and under random house rules."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest
from tests.oracle.trains.house_rules import random_options
from tests.oracle.trains.match import Match
from tests.oracle.trains.options import SEATS, resolve
from tests.oracle.trains.play import shuffled_deal
from tests.property.invariants import at_random, checked_hand, played_match

import doublesix as ds
from doublesix.study.simulate import simulate

HANDS = 12


def house_rules(rng: Random, players: int) -> ds.RuleSet:
    """Random rules with a set that is not too large to look at every step of."""
    pinned = {"set.max_pip": rng.choice(["6", "7", "9", "12"])} if players < 9 else {"set.max_pip": "9"}
    return ds.rules("mexican-train", players, random_options(rng, "mexican-train", players, pinned))


@pytest.mark.parametrize("players", SEATS)
def test_random_hands(players: int) -> None:
    """Tiles are conserved, somebody can always act, actions have constant numbers, replays agree, hands end."""
    played = 0
    while played < HANDS:
        rng = Random(f"trains {players} {played}")
        played += played_match(ds.Match(house_rules(rng, players), seed=played), at_random(rng), min(3, HANDS - played))


def turned_deal(match: ds.Match) -> ds.Deal:
    """The deal of this hand, every seat one further."""
    hand = match.hands[-1]
    dealt = hand.events[0]
    assert isinstance(dealt, ds.HandDealt)
    hands = [held or () for held in dealt.tiles]
    leader = dealt.leader % len(hands) + 1 if dealt.leader and match.rules.engine_is_laid else None
    return ds.Deal([hands[-1], *hands[:-1]], hand.stock, leader)


def turned_action(action: ds.Action, players: int) -> ds.Action:
    """The action with the trains of the seats one further."""
    if not isinstance(action, ds.Place) or action.end in (None, "M"):
        return action
    return ds.Place(action.tile, str(int(action.end or 0) % players + 1))


@pytest.mark.parametrize("players", SEATS)
def test_turned_seats_turn_the_hand(players: int) -> None:
    """The same deal and the same play one seat further: the same choices, marks and points, one seat further."""
    done = 0
    for seed in range(60):
        rng = Random(f"turned {players} {seed}")
        match = ds.Match(house_rules(rng, players), seed=seed)
        if match.leader is None:
            continue  # nobody holds the engine: seat 1 begins the search, wherever it sits
        turned = ds.Match(match.rules, deal=turned_deal(match))
        while match.to_move is not None:
            assert turned.to_move == match.to_move % players + 1
            legal = match.legal_actions()
            assert {turned_action(action, players) for action in legal} == set(turned.legal_actions())
            action = rng.choice(legal)
            match.apply(action)
            turned.apply(turned_action(action, players))
        mine, theirs = match.hand_outcome, turned.hand_outcome
        assert mine is not None
        assert theirs is not None
        assert theirs.termination is mine.termination
        assert theirs.settled == (mine.settled[-1], *mine.settled[:-1])
        assert set(theirs.winners) == {seat % players + 1 for seat in mine.winners}
        done += 1
        if done == 4:
            return
    assert done


@pytest.mark.parametrize("players", SEATS)
def test_every_choice_can_be_taken(players: int) -> None:
    """Each action that a view offers does what it says on a copy, and trying it out changes nothing."""
    rng = Random(f"choices {players}")
    match = ds.Match(ds.rules("mexican-train", players, {"hand_size": 4}), seed=players)
    while match.to_move is not None:
        view = match.view(match.to_move)
        before = view.as_dict()
        for choice in view.legal_actions:
            twin = match.copy()
            (happened, *_) = twin.apply(choice.action)
            assert choice.points == 0
            if isinstance(choice.action, ds.Place):
                assert happened == ds.TilePlaced(match.to_move, choice.action.tile, choice.action.end, match.count, 0)
        assert match.view(match.to_move).as_dict() == before
        match.apply(rng.choice(match.legal_actions()))


def test_numbers_of_actions() -> None:
    """Every placement on every train and the four actions without a tile have numbers of their own, from 0 on."""
    rules = ds.rules("mexican-train", 3)
    actions = [rules.action_at(number) for number in range(rules.n_actions)]
    assert len(set(actions)) == len(actions) == 91 * 4 + 4
    assert [rules.action_index(action) for action in actions] == list(range(rules.n_actions))
    assert rules.action_index(ds.Draw(ds.Tile(1, 2))) == rules.action_index(ds.Draw())


# Random play inside the kernel, which never lists what is legal, against random play by the naive implementation.
PLAY = [
    (2, {"set.max_pip": "6", "hand_size": "7"}),
    (3, {"set.max_pip": "6", "hand_size": "5", "train.first_turn": "one_tile", "train.others": "all_open"}),
    (4, {"set.max_pip": "7", "hand_size": "all", "train.first_turn": "one_tile"}),
    (
        5,
        {
            "set.max_pip": "8",
            "hand_size": "6",
            "engine.find": "held_else_draw_rounds",
            "train.first_turn_own_only": "false",
            "mexican.start": "any_turn",
            "double.max_per_turn": "1",
        },
    ),
]


@pytest.mark.parametrize(("players", "given"), PLAY)
def test_random_play_in_the_kernel(players: int, given: dict[str, str]) -> None:
    """Uniform play gives the same mean points, tiles laid and blocked share, within five standard errors."""
    n_hands = 300
    kernel = simulate(ds.rules("mexican-train", players, given), 40_000, 5)
    rng = Random(f"uniform {players}")
    options = resolve("mexican-train", players, given)
    points: list[int] = []
    tiles: list[int] = []
    blocked: list[int] = []
    for _ in range(n_hands):
        match = Match(options, players)
        match.deal(*shuffled_deal(rng, match))
        hand = match.hand
        assert hand is not None
        while match.hand_end is None:
            match.apply(rng.choice(hand.legal()))
        points.append(match.scores[0])
        tiles.append(len(hand.laid) + 1)
        blocked.append(hand.over == "blocked")
    for sample, expected in (
        (points, kernel.points_mean[0]),
        (tiles, kernel.tiles_played_mean),
        (blocked, kernel.blocked_share),
    ):
        assert abs(mean(sample) - expected) <= 5 * max(stdev(sample), 0.1) / n_hands**0.5


def test_every_seat_must_get_a_turn() -> None:
    """A hand of ten ends, and nobody is left out: each seat has had a first turn when somebody is out."""
    rules = ds.rules("mexican-train", 10)
    for seed in range(10):
        match = ds.Match(rules, seed=seed)
        checked_hand(match, at_random(Random(seed)))
        acted = {event.seat for event in match.events if isinstance(event, ds.TilePlaced | ds.Passed)}
        assert acted == set(range(1, 11))
