"""Time that is up, people who are away, and people who come back."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.wire.conversation import PATIENCE, Guest, House, Json
from tests.wire.play import play_on, settle
from tests.wire.service import serving


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with serving(tmp_path) as house:
        yield house


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A service that replaces who is gone, and lets go of empty tables, at once."""
    with serving(tmp_path, grace=0.3, idle=0.0) as house:
        yield house


def kinds(guest: Guest) -> list[str]:
    return [event["event"] for _, event in sorted(guest.events.items())]


def test_a_turn_has_its_time(house: House) -> None:
    """At zero a computer player moves for the seat, the event says so, and the next turn has its full time. The view
    tells the seconds that are left."""
    table = house.table("block", players=2, options={"turn_seconds": 1}, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        first = leila if leila.is_on_turn else omid
        clock = omid.welcome["clock"]
        assert (clock["seat"], clock["seconds"]) == (first.seat, 1)
        assert 0 < clock["seconds_left"] <= 1
        event = leila.hears_until("event")["event"]
        assert (event["event"], event["seat"], event["by"]) == ("TilePlaced", first.seat, "timeout")
        clock = leila.hears("view")["clock"]
        assert (clock["seat"], 0.5 < clock["seconds_left"] <= 1) == (3 - (first.seat or 0), True)
        other = omid if first is leila else leila
        settle([other], leila.seq)
        other.acts(other.legal[0])
        other.hears_until("ack")


def test_a_computer_at_the_table(house: House) -> None:
    """It moves by itself, its events say so, the next hand is dealt by itself, and the match comes to its end."""
    table = house.table(
        "block", players=4, options={"target": 30}, name="Leila", computers={"2": "greedy", "3": "random"}
    )
    bearer = {"Authorization": f"Bearer {table.tokens[1]}"}
    house.http.post(f"/api/tables/{table.id}/computers", json={"seat": 4, "level": "greedy"}, headers=bearer)
    with table.welcomed(1) as leila:
        play_on([leila], random.Random(3))
        assert leila.phase == "finished"
        by = {event["seat"]: event["by"] for event in leila.events.values() if "by" in event}
        assert by == {1: "person", 2: "computer", 3: "computer", 4: "computer"}


def test_computers_alone(house: House) -> None:
    """A table of computers plays while somebody watches."""
    table = house.table("draw", players=2, options={"target": 20}, computers={"1": "greedy", "2": "random"})
    assert (table.made["seat"], table.made["token"]) == (None, None)
    with table.welcomed(None) as spectator:
        spectator.hears_until("view", lambda view: view["phase"] == "finished")
        assert kinds(spectator)[-1] == "MatchEnded"


def test_somebody_leaves_and_comes_back(hasty: House) -> None:
    """After the grace the computer plays for the seat, which everybody sees; the person takes the seat back by
    connecting, and nothing was missed."""
    table = hasty.table("block", players=2, options={"target": 1_000}, name="Leila")
    table.seat("Omid")
    with table.welcomed(1, since=0) as leila:
        with table.welcomed(2, since=0) as omid:
            play_on([leila, omid], random.Random(1), 3)
        left = leila.hears_until("event", lambda event: event["event"]["event"] == "SeatLeft")
        assert left["event"]["seat"] == 2
        assert seat_of(leila.hears("view"), 2) == {"online": False, "away": True}
        while leila.is_on_turn:
            leila.acts(leila.legal[0])
            leila.hears_until("view")
        moved = leila.hears_until("event", lambda event: event["event"].get("seat") == 2)
        assert moved["event"]["by"] == "substitute"
        with table.welcomed(2, since=omid.seq) as back:
            assert kinds(back)[-1] == "SeatReturned"
            assert min(back.events) == omid.seq + 1
            assert seat_of(back.welcome, 2) == {"online": True, "away": False}
            leila.hears_until("event", lambda event: event["event"]["event"] == "SeatReturned")
            settle([leila, back], max(leila.seq, back.seq))
            play_on([leila, back], random.Random(2), 4)
            by = [
                event["by"]
                for seq, event in back.events.items()
                if event.get("seat") == 2 and seq > left["seq"] and "by" in event
            ]
            assert by[-1] == "person"


def seat_of(message: Json, number: int) -> Json:
    seat = message["seats"][number - 1]
    return {"online": seat["online"], "away": seat["away"]}


def test_a_short_drop_costs_nothing(house: House) -> None:
    """Within the grace a person who drops keeps the seat, the others see it, and coming back is no event."""
    table = house.table("block", players=2, name="Leila")
    table.seat("Omid")
    with table.welcomed(1, since=0) as leila:
        with table.welcomed(2, since=0) as omid:
            leila.hears("seats")
        assert seat_of(leila.hears("seats"), 2) == {"online": False, "away": False}
        with table.welcomed(2, since=omid.seq) as omid:
            assert omid.events == {}
            assert seat_of(leila.hears("seats"), 2) == {"online": True, "away": False}


def wait_until_nobody_is_there(house: House) -> None:
    """Wait until the service has let go of all tables."""
    until = time.monotonic() + PATIENCE
    while "\ndoublesix_tables 0.0\n" not in house.http.get("/metrics").text:
        assert time.monotonic() < until, "the table stays in memory"


def test_everybody_leaves(hasty: House) -> None:
    """The table rests: no clock runs and no computer plays. It leaves memory, and when somebody is back, days later
    for all it knows, it goes on where it was, with the turn's full time."""
    table = hasty.table("block", players=2, options={"turn_seconds": 3}, name="Leila", computers={"2": "greedy"})
    with table.welcomed(1, since=0) as leila:
        while not leila.is_on_turn:
            leila.hears_until("view")
    wait_until_nobody_is_there(hasty)
    with table.welcomed(1, since=leila.seq) as again:
        assert kinds(again) == ["Resumed"]
        assert again.view == leila.view
        assert again.welcome["clock"]["seconds_left"] > 2.5
        again.acts(again.legal[0])
        again.hears("ack")


def test_a_table_without_people_in_it(hasty: House) -> None:
    """A table that waits for players leaves memory too, and its link still works."""
    table = hasty.table("block", players=2, name="Leila")
    wait_until_nobody_is_there(hasty)
    assert table.seat("Omid") == 2
    assert table.info()["phase"] == "playing"


def test_a_rematch_does_not_wait_for_who_has_gone(hasty: House) -> None:
    """Somebody who leaves without answering does not keep the others from playing again."""
    table = hasty.table("block", players=2, options={"target": 1}, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila:
        with table.welcomed(2) as omid:
            play_on([leila, omid], random.Random(1))
            leila.says("rematch", id="r")
            leila.hears_until("ack")
        leila.hears_until("event", lambda event: event["event"]["event"] == "MatchStarted")


def test_a_rematch_waits_for_who_has_just_dropped(house: House) -> None:
    """Within the grace somebody who dropped is asked too; the match begins when they have answered."""
    table = house.table("block", players=2, options={"target": 1}, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila:
        with table.welcomed(2) as omid:
            play_on([leila, omid], random.Random(1))
        leila.says("rematch", id="r")
        leila.hears_until("view")
        assert leila.phase == "finished"
        with table.welcomed(2) as omid:
            assert (omid.phase, omid.welcome["rematch"]) == ("finished", [1])
            omid.says("rematch", id="r")
            leila.hears_until("event", lambda event: event["event"]["event"] == "MatchStarted")
