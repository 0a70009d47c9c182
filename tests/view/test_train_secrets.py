"""A view of a train game tells its reader nothing that the reader may not know, least of all where the engine lies."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.oracle.trains.house_rules import random_options
from tests.oracle.trains.options import SEATS
from tests.trains import trains
from tests.view.test_secrets import as_bytes, audiences, check_secrets

import doublesix as ds


@pytest.mark.parametrize("players", SEATS)
def test_exchanged_tiles_change_no_byte(players: int) -> None:
    """At every third step of random hands by random rules, for every seat and for spectators, in the ends too."""
    done = 0
    for number in range(3):
        rng = Random(f"train secrets {players} {number}")
        pinned = {"set.max_pip": rng.choice(["7", "9", "12"]), "target": "hands:2"}
        rules = ds.rules("mexican-train", players, random_options(rng, "mexican-train", players, pinned))
        match = ds.Match(rules, seed=number)
        while match.to_move is not None:
            if rng.random() < 0.3:
                done += check_secrets(match, rng)
            match.apply(rng.choice(match.legal_actions()))
        done += check_secrets(match, rng)
        if match.outcome is None:
            match.next_hand()
            done += check_secrets(match, rng)
    assert done > 20


FINDS = ["held_else_draw_one_at_a_time", "held_else_draw_rounds"]
HANDS = ["0-12 0-1", "1-12 1-3", "2-12 2-4"]


@pytest.mark.parametrize("find", FINDS)
def test_nobody_knows_who_will_find_the_engine(find: str) -> None:
    """Two deals that differ only in where the engine lies in the stock look alike to everybody until it turns up.

    Seats 1, 2 and 3 have drawn 5-6, 5-7 and 5-8 in both; in one seat 1 draws the engine next, in the other seat 3.
    """
    stocks = ("5-6 5-7 5-8 12-12 7-8 9-10", "5-6 5-7 5-8 9-10 7-8 12-12")
    one, other = (trains(HANDS, {"engine.find": find}, stock=stock) for stock in stocks)
    for _ in range(4):
        assert (one.leader, other.leader) == (None, None)
        for audience in audiences(one):
            assert as_bytes(one.view(audience)) == as_bytes(other.view(audience))
            assert one.view(audience).leader is None
        assert (repr(one), one.to_move) == (repr(other), other.to_move)
        if one.view(None).stock_left == one.rules.stock_size - 3:
            break
        one.apply(ds.Draw())
        other.apply(ds.Draw())
    # Seat 1 draws: now itself knows, and where the search stops at once everybody does.
    one.apply(ds.Draw())
    other.apply(ds.Draw())
    assert as_bytes(one.view(1)) != as_bytes(other.view(1))
    for audience in (None, 2, 3):
        alike = as_bytes(one.view(audience)) == as_bytes(other.view(audience))
        assert alike == (find == "held_else_draw_rounds")


def test_the_finder_of_a_round_is_not_known_before_it_is_complete() -> None:
    """With rounds the seats that still draw cannot tell that the engine is found: the search looks as before."""
    match = trains(HANDS, {"engine.find": "held_else_draw_rounds"}, stock="12-12 5-7 5-8")
    match.apply(ds.Draw())
    assert match.leader is None
    for audience in (None, 2, 3):
        view = match.view(audience)
        assert view.leader is None
        assert "12-12" not in json.dumps(view.as_dict() | {"engine": None})
    match.apply(ds.Draw())
    match.apply(ds.Draw())
    # The round is complete: the finder is on turn, and that is for everybody to see.
    assert [match.view(audience).leader for audience in audiences(match)] == [1, 1, 1, 1]


def test_drawn_tiles_have_no_face() -> None:
    """In the search and in turns a seat sees its own draws; the others see that it drew."""
    match = trains(["12-12 0-1 0-3", "2-12 2-3 6-6", "4-6 7-7 8-8"], stock="1-1 5-5")
    for action in ("start", "draw", "pass", "2-12@2", "done", "draw", "pass"):
        match.apply(ds.Action.parse(action))
    faces = {1: ds.Tile(1, 1), 3: ds.Tile(5, 5)}
    for audience in audiences(match):
        seen = [event for event in match.view(audience).history if isinstance(event, ds.TileDrawn)]
        assert seen == [ds.TileDrawn(seat, tile if seat == audience else None) for seat, tile in faces.items()]
    sought = trains(HANDS, stock="5-6 12-12")
    sought.apply(ds.Draw())
    sought.apply(ds.Draw())
    spectated = [event for event in sought.view(None).history if isinstance(event, ds.TileDrawn)]
    assert spectated == [ds.TileDrawn(1, None), ds.TileDrawn(2, None)]


def test_tiles_of_those_who_wait_stay_hidden() -> None:
    """Seat 1 is out in the first turns; until the others have had theirs, their tiles are nobody else's."""
    match = trains(["12-12 5-12", "2-12 2-3", "3-12 4-6"])
    for action in ("start", "5-12@1", "2-12@2"):
        match.apply(ds.Action.parse(action))
    assert match.view(1).hand_outcome is None
    assert "4-6" not in json.dumps(match.view(1).as_dict())
    assert match.view(1).tiles_held == (0, 1, 2)
