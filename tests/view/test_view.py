"""What a view holds for those who may know it."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest
from tests.scenes import TABLES, play, table

import doublesix as ds


def test_all_of_a_view() -> None:
    """One position, written out whole: seat 2 is on turn after 5-5 and a draw."""
    match = table("fives", ["5-5 1-1", "2-2 3-3"], stock="0-5 4-4")
    play(match, "5-5,draw")
    view = match.view(2)
    assert (view.seat, view.rules, view.hand_number, view.leader, view.to_move) == (2, match.rules, 1, 1, 2)
    assert view.tiles == (ds.Tile(2, 2), ds.Tile(3, 3), ds.Tile(0, 5))
    assert view.tiles_held == (1, 3)
    assert view.stock_left == 23
    assert view.layout == (ds.Placement(1, ds.Tile(5, 5), None),)
    assert view.ends == (ds.End("W", 5, 5), ds.End("E", 5, 5), ds.End("N", 5, 0), ds.End("S", 5, 0))
    assert (view.count, view.count.parts, view.count.points) == (10, (10,), 10)
    # 0-5 at a line side: 10 for the double, which is the other end now, and the 0.
    assert [str(choice) for choice in view.legal_actions] == [
        "0-5@W +10",
        "0-5@E +10",
        "0-5@N +10",
        "0-5@S +10",
    ]
    assert [type(event).__name__ for event in view.history] == ["HandDealt", "TilePlaced", "TileDrawn"]
    assert view.scores == (10, 0)
    assert (view.hand_outcome, view.hand_outcomes, view.outcome) == (None, (), None)
    assert repr(view) == "<View of seat 2: fives, hand 1, on the table 5-5, holding 2-2 3-3 0-5>"
    assert repr(match.view(None)) == "<View of spectator: fives, hand 1, on the table 5-5>"


def test_as_dict() -> None:
    """The plain form of a view, value by value."""
    match = table("muggins", ["4-6 1-1", "2-2 6-6"], leader=1)
    play(match, "4-6")
    plain = match.view(2).as_dict()
    options = plain.pop("options")
    assert options["hand_size"] == "2"
    assert options["play_score.on_lead"] == "true"
    assert list(options) == list(match.rules.options)
    counted = {"parts": [4, 6], "total": 10, "points": 10}
    assert plain == {
        "seat": 2,
        "hand_number": 1,
        "leader": 1,
        "to_move": 2,
        "tiles": ["2-2", "6-6"],
        "tiles_held": [1, 2],
        "stock_left": 24,
        "layout": [{"seat": 1, "tile": "4-6", "end": None}],
        "ends": [{"name": "W", "pip": 4, "contribution": 4}, {"name": "E", "pip": 6, "contribution": 6}],
        "trains": [],
        "engine": None,
        "count": counted,
        "legal_actions": [{"action": "6-6@E", "points": 0}],
        "history": [
            {"event": "HandDealt", "hand": 1, "leader": 1, "tiles": [None, ["2-2", "6-6"]], "stock_left": 24},
            {"event": "TilePlaced", "seat": 1, "tile": "4-6", "end": None, "count": counted, "points": 10},
        ],
        "scores": [10, 0],
        "hand_outcome": None,
        "hand_outcomes": [],
        "outcome": None,
        "game": "muggins",
        "players": 2,
    }


def is_plain(value: Any) -> bool:
    """Texts, numbers, lists and dicts only: exactly these types, so that nothing else writes itself out."""
    if isinstance(value, dict):
        return all(type(name) is str and is_plain(item) for name, item in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, bool)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_view_is_whole(game: str, players: int) -> None:
    """At every step of a match's first hands: plain values, a pickle that comes back equal, numbers that agree."""
    match = ds.Match(ds.rules(game, players), seed=11)
    rng = Random(f"views {game} {players}")
    for _ in range(45):
        for audience in (None, *range(1, players + 1)):
            view = match.view(audience)
            plain = view.as_dict()
            assert is_plain(plain)
            assert json.loads(json.dumps(plain)) == plain
            assert pickle.loads(pickle.dumps(view)) == view
            assert view.scores == match.scores
            assert view.outcome == match.outcome
            assert (view.hand_outcome is None) == (match.hand_outcome is None)
            assert (view.legal_actions != ()) == (audience is not None and audience == match.to_move)
            if audience is not None:
                assert len(view.tiles) == view.tiles_held[audience - 1]
                assert all(isinstance(choice, ds.LegalAction) for choice in view.legal_actions)
        if match.to_move is not None:
            match.apply(rng.choice(match.legal_actions()))
        elif match.outcome is None:
            match.next_hand()
        else:
            break


def test_outcomes_of_earlier_hands_stay() -> None:
    """The second hand's view still has how the first one ended; its history begins anew."""
    match = table("persian-block", ["0-1", "4-5"], leader=1)
    play(match, "0-1")
    first = match.view(2).hand_outcome
    assert first is not None
    assert (first.termination, first.winners, first.settled) == (ds.Termination.DOMINO, (1,), (9, 0))
    match.next_hand(ds.Deal(["2-2", "3-3"]))
    view = match.view(2)
    assert (view.hand_number, view.hand_outcome, view.hand_outcomes) == (2, None, (first,))
    assert [type(event).__name__ for event in view.history] == ["HandDealt"]


@pytest.mark.parametrize("seat", [0, -1, 3, 99, 1.5, True, "1", ds.Tile(1, 1)])
def test_seats_that_are_not_there(seat: Any) -> None:
    """A view is for a seat of the match or for a spectator; everything else is a mistake and gets nothing."""
    with pytest.raises(ValueError, match="is not one of 1 to 2"):
        ds.Match(ds.rules("muggins"), seed=1).view(seat)


def test_a_view_cannot_be_changed() -> None:
    """Views are values."""
    view = ds.Match(ds.rules("muggins"), seed=1).view(1)
    with pytest.raises(AttributeError):
        view.tiles = ()  # type: ignore[misc]
    assert hash(view.tiles) == hash(tuple(view.tiles))
