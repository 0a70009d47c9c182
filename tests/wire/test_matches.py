"""Whole matches by protocol only."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.wire.conversation import House
from tests.wire.play import play_on
from tests.wire.service import serving, warm_up

import doublesix as ds
from doublesix.ruleset import preset


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("matches")) as house:
        yield house


@pytest.mark.parametrize(
    ("game", "players", "target"),
    [
        ("muggins", 2, 60),
        ("fives", 4, 40),
        ("persian-draw", 3, 40),
        ("middle-eastern", 4, 61),
        ("all-fives", 2, 60),
        ("mexican-train", 4, 100),
    ],
)
def test_a_match_from_the_first_deal_to_its_end(house: House, game: str, players: int, target: int) -> None:
    """Every seat and a spectator hear every event once, in order, with the same numbers, and the same result."""
    warm_up().wait(preset(game).layout)
    table = house.table(game, players=players, options={"target": target}, name="Leila")
    for name in ["Omid", "سارة", "Zoë"][: players - 1]:
        table.seat(name)
    with ExitStack() as stack:
        guests = [stack.enter_context(table.welcomed(seat)) for seat in range(1, players + 1)]
        guests.append(stack.enter_context(table.welcomed(None)))
        assert play_on(guests, random.Random(7)) > 10
        for guest in guests:
            assert guest.phase == "finished"
            assert guest.view is not None
            assert guest.view["outcome"]["scores"] == guest.view["scores"]
            assert max(guest.view["scores"]) >= target
            kinds = [event["event"] for event in guest.events.values()]
            assert kinds[-1] == "MatchEnded"
            assert kinds.count("HandDealt") == kinds.count("HandEnded") == guest.view["hand_number"]
        numbers = [set(guest.events) for guest in guests]
        assert all(seen >= numbers[-1] for seen in numbers)


def test_the_record_of_a_match_is_right(house: House) -> None:
    """What the service gives as a record is checked by the rules, and found true."""
    table = house.table("fives", players=2, options={"target": 50}, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        play_on([leila, omid], random.Random(3))
    answer = house.http.get(f"/api/tables/{table.id}/record", headers={"Authorization": f"Bearer {table.tokens[2]}"})
    record = ds.Record.parse(answer.text)
    assert record.audience == 2
    assert record.names == ("Leila", "Omid")
    assert not record.check()
