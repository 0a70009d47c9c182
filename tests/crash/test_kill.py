"""The real process is killed in the middle of play; everything that was acknowledged is there afterwards, once."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Lock

import pytest
from tests.crash.process import running
from tests.wire.conversation import Guest, House, Invited, Json
from tests.wire.play import action_of
from tests.wire.service import warm_up
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled, so that no process begins with that and is killed in the middle of it."""
    warm_up().wait("trains")


TABLES = 4
LIVES = 4


class Player:
    """Plays both seats of a table at random, and remembers what was acknowledged and what was not answered."""

    def __init__(self, house: House, number: int, on_ack: Callable[[], None]):
        self.table = house.table("muggins", players=2, options={"target": 1_000_000}, name="Leila")
        self.table.seat("Omid")
        self.chance = random.Random(number)
        self.on_ack = on_ack
        self.acknowledged: dict[str, tuple[int, int, str]] = {}
        """By id: the number of the event, the seat, the action."""
        self.unanswered: tuple[str, int, str] | None = None
        self.sent = 0

    def at(self, house: House) -> Invited:
        """The same table at a service that was started anew."""
        here = Invited(house, self.table.id, self.table.made)
        here.tokens = self.table.tokens
        return here

    def play(self, house: House) -> None:
        """Send what was not answered again, then play until the service is gone."""
        table = self.at(house)
        try:
            with table.welcomed(1) as leila, table.welcomed(2) as omid:
                guests = {1: leila, 2: omid}
                if self.unanswered is not None:
                    self.send_again(guests)
                while True:
                    newest = max(guests.values(), key=lambda guest: guest.seq)
                    turn = None if newest.view is None else newest.view["to_move"]
                    if turn is None:
                        newest.hears_until("view")
                        continue
                    guest = guests[turn]
                    while not guest.is_on_turn:
                        guest.hears_until("view")
                    self.act(guest, self.chance.choice(guest.legal))
        except ConnectionClosed:
            pass

    def act(self, guest: Guest, action: str) -> None:
        self.sent += 1
        assert guest.seat is not None
        self.unanswered = (f"action {self.sent}", guest.seat, action)
        guest.acts(action, self.unanswered[0])
        ack = guest.hears_until("ack")
        assert ack["id"] == self.unanswered[0]
        self.note(ack)
        guest.hears_until("view")

    def note(self, ack: Json) -> None:
        assert self.unanswered is not None
        name, seat, action = self.unanswered
        self.acknowledged[name] = (ack["seq"], seat, action)
        self.unanswered = None
        self.on_ack()

    def send_again(self, guests: dict[int, Guest]) -> None:
        assert self.unanswered is not None
        name, seat, action = self.unanswered
        guests[seat].acts(action, name)
        self.note(guests[seat].hears_until("ack"))
        guests[seat].acts(action, name)  # and once more, with the same answer
        again = guests[seat].hears_until("ack")
        assert (again["id"], again["seq"]) == (name, self.acknowledged[name][0])
        for guest in guests.values():
            while guest.seq < again["seq"]:
                guest.next()


def acknowledgements(count: int) -> tuple[Callable[[], None], Event]:
    """A function to call on each acknowledgement, and an event that is set at this many."""
    enough, lock, seen = Event(), Lock(), 0

    def on_ack() -> None:
        nonlocal seen
        with lock:
            seen += 1
            if seen >= count:
                enough.set()

    return on_ack, enough


def test_killed_in_the_middle_of_play(tmp_path: Path) -> None:
    """Four tables play at full speed; the process is killed again and again. Each acknowledged action is in the log
    under the number that the acknowledgement named, once, and the log has no gap."""
    chance = random.Random(5)
    players: list[Player] = []
    with ThreadPoolExecutor(TABLES) as threads:
        for _ in range(LIVES):
            on_ack, enough = acknowledgements(chance.randint(40, 160))
            with running(tmp_path) as service:
                if not players:
                    players = [Player(service.house, number, on_ack) for number in range(TABLES)]
                for player in players:
                    player.on_ack = on_ack
                playing = [threads.submit(player.play, service.house) for player in players]
                while not enough.wait(0.2):
                    for done in playing:
                        assert not done.done(), f"nobody plays any more: {done.exception()}"
                service.kill()
                for done in playing:
                    done.result()
    with running(tmp_path) as service:
        for player in players:
            assert len(player.acknowledged) > 10
            check_log(player, service.house)


def check_log(player: Player, house: House) -> None:
    """Compare the log, as a spectator is told it, with what was acknowledged."""
    table = player.at(house)
    if player.unanswered is not None:
        with table.welcomed(1) as leila, table.welcomed(2) as omid:
            player.send_again({1: leila, 2: omid})
    with table.welcomed(None, since=0) as spectator:
        assert sorted(spectator.events) == list(range(1, spectator.seq + 1))
        done = {
            seq: (event["seat"], action_of(event))
            for seq, event in spectator.events.items()
            if event.get("by") == "person"
        }
    promised = {seq: (seat, action) for seq, seat, action in player.acknowledged.values()}
    assert len(promised) == len(player.acknowledged), "two actions were acknowledged as the same event"
    assert done == promised


def test_stopped_politely(tmp_path: Path) -> None:
    """A signal to end closes sockets with 1012, which means come again, and the table goes on where it was."""
    with running(tmp_path) as service:
        table = service.house.table(
            "fives", players=2, computers={"2": "greedy"}, name="ليلى", options={"turn_seconds": 15}
        )
        with table.welcomed(1) as leila:
            while not leila.is_on_turn:
                leila.hears_until("view")
            before = leila.view
            seq = leila.seq
            assert service.terminate() == 0
            assert leila.is_closed_with() == 1012
    with running(tmp_path) as service:
        here = Invited(service.house, table.id, table.made)
        with here.welcomed(1, since=seq) as leila:
            assert leila.view == before
            assert [event["event"] for event in leila.events.values()] == ["Resumed"]
            assert leila.welcome["seats"][0]["name"] == "ليلى"
            assert leila.welcome["clock"]["seconds_left"] > 14
