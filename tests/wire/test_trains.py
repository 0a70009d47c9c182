"""Tables of train games: ten seats, and help with a hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from tests.wire.conversation import House, Invited
from tests.wire.play import play_on
from tests.wire.service import serving, warm_up


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("trains")) as house:
        warm_up().wait("trains")
        yield house


def train_of(table: Invited, seat: int) -> dict[str, Any]:
    bearer = {"Authorization": f"Bearer {table.tokens[seat]}"}
    answer = table.house.http.get(f"/api/tables/{table.id}/train", headers=bearer)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_ten_at_one_table_some_of_them_computers(house: House) -> None:
    """Six people come by the link, four seats are computer players of every level; ten sockets follow a whole match,
    and each sees its own tiles alone."""
    computers = {"4": "planner", "6": "random", "8": "greedy", "10": "planner"}
    table = house.table("mexican-train", players=10, options={"target": "hands:1"}, computers=computers, name="Leila")
    people = [1, *(table.seat(name) for name in ("Omid", "سارة", "Zoë", "علی", "Ada"))]
    assert people == [1, 2, 3, 5, 7, 9]
    with ExitStack() as stack:
        guests = [stack.enter_context(table.welcomed(seat, since=0)) for seat in (*people, None, None, None, None)]
        assert len(guests) == 10
        play_on(guests, random.Random(5))
        for guest in guests:
            assert guest.phase == "finished"
            view = guest.view
            assert view is not None
            assert len(view["tiles_held"]) == len(view["scores"]) == 10
            assert len(view["trains"]) == 11
            deals = [event["tiles"] for event in guest.events.values() if event["event"] == "HandDealt"]
            shown = [seat for seat, tiles in enumerate(deals[0], 1) if tiles is not None]
            assert shown == ([] if guest.seat is None else [guest.seat])
        by = {(event["seat"], event["by"]) for event in guests[0].events.values() if "by" in event}
        assert {seat for seat, who in by if who == "computer"} == {4, 6, 8, 10}
        assert {seat for seat, who in by if who == "person"} == set(people)


def test_help_with_the_own_hand(house: House) -> None:
    """The train joins number to number from the end of the own train; with the loose tiles it is the own hand."""
    table = house.table("mexican-train", players=2, name="Leila")
    bearer = {"Authorization": f"Bearer {table.tokens[1]}"}
    waiting = house.problem("GET", f"/api/tables/{table.id}/train", headers=bearer)[1]
    assert (waiting["code"], waiting["params"]) == ("table.waiting", {"free": [2]})
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        chance = random.Random(2)
        while not (leila.view and len(leila.view["layout"]) > 4):
            assert play_on([leila, omid], chance, 1) == 1
        for guest, seat in ((leila, 1), (omid, 2)):
            found = train_of(table, seat)
            assert guest.view is not None
            assert sorted([*found["train"], *found["loose"]]) == sorted(guest.view["tiles"])
            open_number = next(train["pip"] for train in guest.view["trains"] if train["name"] == str(seat))
            for tile in found["train"]:
                low, high = map(int, tile.split("-"))
                assert open_number in (low, high)
                open_number = low + high - open_number
            # No loose tile could have been laid at its end.
            assert not any(str(open_number) in tile.split("-") for tile in found["loose"])


def test_help_for_those_who_hold_a_hand_only(house: House) -> None:
    """Without a token there is no hand; a game of lines has no trains."""
    table = house.table("mexican-train", players=2, name="Leila", computers={"2": "planner"})
    assert house.problem("GET", f"/api/tables/{table.id}/train")[1]["code"] == "seat.needed"
    line = house.table("fives", players=2, name="Leila", computers={"2": "greedy"})
    bearer = {"Authorization": f"Bearer {line.tokens[1]}"}
    status, problem = house.problem("GET", f"/api/tables/{line.id}/train", headers=bearer)
    assert (status, problem["code"]) == (422, "game.no_trains")
    for game, refused in (("mexican-train", "genius"), ("fives", "planner")):
        request = {"game": game, "players": 2, "computers": {"2": refused}}
        assert house.problem("POST", "/api/tables", json=request)[1]["code"] == "game.unknown_level"
