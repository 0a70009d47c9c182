"""A RuleSet as a value: equality, hash, text, pickle, and the numbering of actions."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError

import pytest

import doublesix as ds


def test_equal_when_every_option_is() -> None:
    """Rules that say the same are equal, however they were given; the game and the players count too."""
    rules = ds.rules("fives", 2, {"target": 100})
    assert rules == ds.rules("fives", 2, {"target": "100", "spinner": "first"})
    assert hash(rules) == hash(ds.rules("fives", 2, {"target": "100"}))
    assert rules != ds.rules("fives", 2)
    assert rules != ds.rules("fives", 3, {"target": 100})
    assert ds.rules("persian-draw", 2, {"boneyard.draw": "never"}) != ds.rules("persian-block", 2)
    assert rules != "fives"
    assert len({rules, ds.rules("fives", 2, {"target": 100}), ds.rules("fives", 2)}) == 2


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"target": "hands:3"},
        {"target": "hands:3", "target.tie": "extra_hand"},
        {"target.tie": "shared"},
        {"block.tie": "split", "play_score.divisors": "3,5", "play_score.on_lead": "false"},
        {"max_hands": 4, "score.floor": 0, "turn_seconds": "none", "hand_size": "all"},
        {"lead.first_hand": "holder:6-5", "lead.later_hands": "holder:0-0"},
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_round_trips(options: dict[str, object], players: int) -> None:
    """The changes give the rules again, as values and as texts, and so does a pickle."""
    rules = ds.rules("fives", players, options)
    assert ds.rules("fives", players, rules.changes) == rules
    assert ds.rules("fives", players, {name: rules.text(name) for name in rules.changes}) == rules
    assert ds.rules("fives", players, dict(rules.options)) == rules
    again = pickle.loads(pickle.dumps(rules))
    assert (again, hash(again), repr(again)) == (rules, hash(rules), repr(rules))
    assert dict(again.options) == dict(rules.options)


def test_changes_are_what_differs() -> None:
    """An option that was given with the preset's own value is no change; a tie that follows from a target is none."""
    given = {"target": "hands:2", "spinner": "first", "goal": "low"}
    assert dict(ds.rules("fives", 2, given).changes) == {"goal": "low", "target": "hands:2"}
    given = {"target": "hands:2", "target.tie": "extra_hand"}
    assert dict(ds.rules("fives", 2, given).changes) == {"target": "hands:2", "target.tie": "extra_hand"}


def test_tie_follows_the_target() -> None:
    """Matches of a number of hands share a tie, matches to points play on, unless told otherwise."""
    assert ds.rules("fives", 2)["target.tie"] == "extra_hand"
    assert ds.rules("fives", 2, {"target": "hands:2"})["target.tie"] == "shared"
    assert ds.rules("mexican-train", 2)["target.tie"] == "shared"
    assert ds.rules("mexican-train", 2, {"target": 100})["target.tie"] == "extra_hand"


def test_repr_is_readable() -> None:
    """The game, the players and what was changed, in the order and the words of records."""
    assert repr(ds.rules("fives", 3)) == "<RuleSet fives, 3 players>"
    changed = ds.rules("fives", 2, {"turn_seconds": None, "target": 100, "play_score.on_lead": False})
    assert repr(changed) == "<RuleSet fives, 2 players target=100 turn_seconds=none play_score.on_lead=false>"


def test_frozen() -> None:
    """Nobody changes the rules of a running match."""
    rules = ds.rules("fives")
    with pytest.raises(FrozenInstanceError):
        rules.players = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        rules.options["target"] = 10  # type: ignore[index]
    with pytest.raises(TypeError):
        rules.changes["target"] = 10  # type: ignore[index]
    with pytest.raises(KeyError):
        rules["nothing"]


def test_partners() -> None:
    """Seats 1 and 3 play against 2 and 4, or each for itself."""
    pairs = ds.rules("middle-eastern", 4, {"teams": "pairs"})
    assert [pairs.partners(seat) for seat in range(1, 5)] == [(1, 3), (2, 4), (1, 3), (2, 4)]
    assert ds.rules("middle-eastern").partners(2) == (2,)


@pytest.mark.parametrize(
    ("game", "options", "n"),
    [
        # Leads, west and east, with arms north and south too; draw and pass.
        ("muggins", {}, 3 * 28 + 2),
        ("fives", {}, 5 * 28 + 2),
        ("muggins", {"set.max_pip": 2, "hand_size": 2}, 3 * 6 + 2),
        # A train for each of two seats and the Mexican train; draw, pass, start and done.
        ("mexican-train", {}, 3 * 91 + 4),
    ],
)
def test_numbers_of_actions(game: str, options: dict[str, object], n: int) -> None:
    """Every action has one number, the numbers are dense, and they lead back to the actions."""
    rules = ds.rules(game, 2, options)
    assert rules.n_actions == n
    actions = [rules.action_at(number) for number in range(n)]
    assert len(set(actions)) == n
    assert [rules.action_index(action) for action in actions] == list(range(n))
    for number in (-1, n):
        with pytest.raises(IndexError):
            rules.action_at(number)


def test_numbers_of_actions_that_are_none() -> None:
    """A claim about a draw is the draw; an action that the game never has has no number."""
    rules = ds.rules("muggins")
    assert rules.action_index(ds.Draw(ds.Tile(6, 6))) == rules.action_index(ds.Draw())
    for action in (ds.Place(ds.Tile(7, 7)), ds.Place(ds.Tile(6, 6), "N"), ds.Start(), ds.Done()):
        with pytest.raises(KeyError):
            rules.action_index(action)
