"""Names, tokens, limits, and the queue of one client."""

from __future__ import annotations

import asyncio
import stat
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doublesix.players import player_names
from doublesix.ruleset import rules
from doublesix.server.client import Client
from doublesix.server.computers import Computers
from doublesix.server.limits import AddressLimits, Credits
from doublesix.server.names import LONGEST_NAME, clean_name
from doublesix.server.problems import ProblemError
from doublesix.server.tokens import Tokens, signing_key


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Leila", "Leila"),
        ("  two \t\n words\u3000here ", "two words here"),
        ("Zoe\u0308", "Zoë"),
        ("ليلى", "ليلى"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("\u200fسارا\u200e", "سارا"),
        ("👩🏽‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍🚀🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
        ("👨‍👩‍👧‍👦" * 20, "👨‍👩‍👧‍👦" * 20),
        ("<b>&\"'", "<b>&\"'"),
    ],
)
def test_names(raw: str, name: str) -> None:
    """Names are composed, trimmed, freed of invisible marks, and else kept as they are."""
    assert clean_name(raw) == name


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        ("", "empty"), (" \u3000\n", "empty"), ("\u200d\u200c", "empty"), ("\u0301", "empty"), ("\u3164", "empty"),
        ("\u200f", "empty"), ("a\u0000b", "characters"), ("a\u202eb", "characters"), ("\u2066a", "characters"),
        ("a\u009bb", "characters"), ("a\ue000", "characters"), ("a\U000e0001", "characters"), ("a\u0378", "characters"),
        ("a" * 41, "too_long"), ("ش" * 41, "too_long"), ("a" + "\u0301" * 200, "too_long"),
    ],
)  # fmt: skip
def test_names_that_are_none(raw: str, reason: str) -> None:
    """Refused with the reason."""
    with pytest.raises(ProblemError) as refused:
        clean_name(raw)
    assert (refused.value.code, refused.value.params["reason"]) == ("name.invalid", reason)


@given(st.text(max_size=60))
def test_a_name_that_was_taken_stays_as_it_is(raw: str) -> None:
    """Whatever is given: refused, or kept in a form that cleaning again does not change."""
    try:
        name = clean_name(raw)
    except ProblemError as refused:
        assert refused.code == "name.invalid"  # noqa: PT017
        return
    assert clean_name(name) == name
    assert len(name) >= 1
    assert not any(character in name for character in "\n\r\t\0\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def test_the_longest_name() -> None:
    """Forty letters as people count them, whatever they are made of."""
    assert LONGEST_NAME == 40
    assert clean_name("x\u0301" * 40) == "x\u0301" * 40


def test_tokens() -> None:
    """A token tells its seat and owner to the table that made it, and to nobody else."""
    tokens = Tokens(b"k" * 32)
    token = tokens.make("a", "key", 2, "owner")
    assert tokens.read("a", "key", token) == (2, "owner", False)
    strangers = [
        (tokens, "b", "key", token), (tokens, "a", "other key", token), (Tokens(b"j" * 32), "a", "key", token),
        (tokens, "a", "key", token[:-1]), (tokens, "a", "key", ""), (tokens, "a", "key", "💣"),
        (tokens, "a", "key", "a.b.c"),
    ]  # fmt: skip
    for reader, table, key, shown in strangers:
        with pytest.raises(ProblemError) as refused:
            reader.read(table, key, shown)
        assert refused.value.code == "token.invalid"


def test_the_signing_key(tmp_path: Path) -> None:
    """It is made once, for its user alone, and never silently replaced."""
    path = tmp_path / "signing.key"
    key = signing_key(path)
    assert len(key) == 32
    assert signing_key(path) == key
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert signing_key(tmp_path / "another.key") != key
    path.write_bytes(key[:5])
    with pytest.raises(OSError, match="holds no key"):
        signing_key(path)


class Watch:
    """A clock that a test moves."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_credits() -> None:
    """A burst at once, then as many as time brings back, never more than the burst."""
    watch = Watch()
    held = Credits(2, 3, watch)
    assert [held.take() for _ in range(4)] == [0, 0, 0, 0.5]
    watch.now += 0.5
    assert [held.take() for _ in range(2)] == [0, 0.5]
    watch.now += 1_000
    assert [held.take() for _ in range(4)] == [0, 0, 0, 0.5]


def test_address_limits() -> None:
    """Each address has its own credits; one customer's network of version 6 counts as one; of very many addresses
    those that came last are remembered."""
    watch = Watch()
    limits = AddressLimits(1, 1, most=3, clock=watch)
    assert [limits.take("10.0.0.1"), limits.take("10.0.0.1"), limits.take("10.0.0.2")] == [0, 1, 0]
    assert [limits.take("2001:db8::1"), limits.take("2001:db8::2"), limits.take("2001:db8:0:1::1")] == [0, 1, 0]
    assert limits.take("10.0.0.2") == 1  # remembered
    assert limits.take("10.0.0.1") == 0  # forgotten
    assert limits.take("no address") == 0


def test_a_client_that_reads() -> None:
    """Messages go out in order, those that were queued before it began too; after a drop nothing more."""

    async def talk() -> list[str]:
        client, sent = Client(10), []

        async def send(text: str) -> None:
            sent.append(text)
            if text == "3":
                client.send("4")
            if text == "4":
                client.drop()
                client.send("5")

        client.send("1")
        pump = client.pump(send)
        client.send("2")
        await asyncio.sleep(0)
        client.send("3")
        await asyncio.wait({pump})
        assert (pump.cancelled(), client.is_slow) == (True, False)
        return sent

    assert asyncio.run(talk()) == ["1", "2", "3", "4"]


def test_a_client_that_does_not_read() -> None:
    """One message that waits too long, or too many that wait, and the client is given up; the sender never waits."""

    async def never(text: str) -> None:
        await asyncio.Event().wait()

    async def wait() -> tuple[bool, bool]:
        stuck, flooded, patient = Client(0), Client(10), Client(10)
        for client, messages in ((stuck, 3), (flooded, 300), (patient, 3)):
            pump = client.pump(never)
            for number in range(messages):
                client.send(str(number))
                await asyncio.sleep(0)
            if client is not patient:
                await asyncio.wait({pump})
            pump.cancel()
        assert not patient.is_slow
        return stuck.is_slow, flooded.is_slow

    assert asyncio.run(wait()) == (True, True)


def test_the_levels_of_a_game() -> None:
    """Train games have a level more; it is their strongest, and plays there for who is away."""
    line, trains = rules("fives", 4), rules("mexican-train", 4)
    with closing(Computers()) as computers:
        assert computers.substitute(trains) == "planner"
        assert computers.substitute(line) != "planner"
        computers.check_level("planner", trains)
        with pytest.raises(ProblemError) as refused:
            computers.check_level("planner", line)
        assert refused.value.code == "game.unknown_level"
        assert "planner" not in refused.value.params["levels"]
    with closing(Computers(substitute="planner")) as computers:
        assert computers.substitute(trains) == "planner"
        assert computers.substitute(line) == player_names("line")[-1]
    with closing(Computers(substitute="random")) as computers:
        assert computers.substitute(trains) == computers.substitute(line) == "random"
