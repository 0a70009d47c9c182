"""Connections come and go at random while a match is played; nobody misses anything and nothing is done twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from tests.wire.conversation import Guest, House, Invited, Json
from tests.wire.play import action_of, settle
from tests.wire.service import serving

AUDIENCES = (1, 2, None)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("unsteady")) as house:
        yield house


class Reader:
    """Somebody who reads along through many connections, each of which begins where the last one broke off."""

    def __init__(self, table: Invited, audience: int | None):
        self.table, self.audience = table, audience
        self.events: dict[int, Json] = {}
        self.seq = 0
        self.guest: Guest | None = None
        self._stack = ExitStack()

    def connect(self) -> Guest:
        guest = self._stack.enter_context(self.table.welcomed(self.audience, since=self.seq))
        assert min(guest.events, default=self.seq + 1) == self.seq + 1
        self.guest = guest
        return guest

    def disconnect(self) -> None:
        if self.guest is not None:
            self.events.update(self.guest.events)
            self.seq = max(self.events, default=0)
            self.guest = None
        self._stack.close()


@pytest.mark.parametrize("seed", range(3))
def test_connections_that_come_and_go(house: House, seed: int) -> None:
    """Three readers drop and come back at any moment; actions are sent by whoever is there, some twice, some with an
    answer that nobody waits for. In the end every reader has every event once, all of the same audience have the same,
    and each acknowledged action is one event."""
    chance = random.Random(seed)
    table = house.table("persian-draw", players=2, options={"target": 1_000}, name="Leila")
    table.seat("Omid")
    readers = [Reader(table, audience) for audience in AUDIENCES * 2]
    sent: dict[str, tuple[int, str]] = {}
    for step in range(120):
        reader = chance.choice(readers)
        if reader.guest is None:
            reader.connect()
            continue
        if chance.random() < 0.2:
            reader.disconnect()
            continue
        if reader.audience is None:
            continue
        if sent and chance.random() < 0.2:
            name, (seat, action) = chance.choice(list(sent.items()))
            if seat == reader.audience:
                reader.guest.acts(action, name)
        elif reader.guest.is_on_turn:
            name = f"action {step}"
            sent[name] = (reader.audience, chance.choice(reader.guest.legal))
            reader.guest.acts(sent[name][1], name)
        if chance.random() < 0.8:
            reader.guest.says("ping")
            reader.guest.hears_until("pong")
    for reader in readers:
        if reader.guest is None:
            reader.connect()
    newest = [reader.guest for reader in readers if reader.guest is not None]
    with table.welcomed(None, since=0) as judge:
        settle(newest, judge.seq)
        done = {name: seq for name, seq in acknowledged(newest, sent) if seq is not None}
        settle([judge, *newest], max(guest.seq for guest in newest))
        by_person = {seq: action_of(event) for seq, event in judge.events.items() if event.get("by") == "person"}
        assert sorted(by_person) == sorted(done.values())
        # A tile that was sent as a lead, too late, may have found the one end where it fits.
        assert all(by_person[seq].partition("@")[0] == sent[name][1].partition("@")[0] for name, seq in done.items())
    for reader in readers:
        reader.disconnect()
        assert sorted(reader.events) == list(range(1, judge.seq + 1))
    for audience in AUDIENCES:
        first, second = (reader.events for reader in readers if reader.audience == audience)
        assert first == second
    assert len(done) > 5


def acknowledged(guests: list[Guest], sent: dict[str, tuple[int, str]]) -> Iterator[tuple[str, int | None]]:
    """Send everything once more: the numbers of the events that were done, `None` for what was refused. What is not
    done by now is refused by its seat's turn, or done now."""
    for name, (seat, action) in sent.items():
        guest = next(guest for guest in guests if guest.seat == seat)
        guest.acts(action, name)
        while (answer := guest.next())["type"] not in ("ack", "refused") or answer["id"] != name:
            pass
        yield name, answer.get("seq")
