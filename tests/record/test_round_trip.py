"""A match into text and back: the same match, the same bytes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.record.games import TABLES, random_match

import doublesix as ds
from doublesix.record import Record

SEEDS = st.integers(0, 2**40)
LINES = st.integers(0, 150)

# Any script, with what quoting, terminals and right-to-left text trip over; line breaks cannot stand in a tag.
AWKWARD = ["ليلى", "آرش‌نیا", "明子", "👩‍👩‍👧", '"', "\\", 'a\\"b', ";", "[x]", " ", "", "\t", "\u2028"]
AWKWARD += ["\u202eabc\u202c", "\u2067لي\u2069", "\u200f"]
NAMES = st.one_of(
    st.sampled_from(AWKWARD),
    st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=20),
)


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=15)
@given(seed=SEEDS, actions=LINES)
def test_the_text_of_a_match_is_read_back_as_that_match(game: str, players: int, seed: int, actions: int) -> None:
    """Every hand, every tile, every total comes back; the text is true and is written again as the same bytes."""
    match = random_match(game, players, seed, actions=actions)
    text = Record.of(match).text()
    record = Record.parse(text)
    again = record.replay()
    assert record.check() == ()
    assert record.text() == text
    assert [hand.events for hand in again.hands] == [hand.events for hand in match.hands]
    assert (again.scores, again.outcome, again.to_move) == (match.scores, match.outcome, match.to_move)
    assert again.legal_actions() == match.legal_actions()
    assert again.rules == match.rules


@given(names=st.lists(st.none() | NAMES, min_size=3, max_size=3), event=NAMES)
def test_names_in_any_script_come_back_as_they_were(names: list[str | None], event: str) -> None:
    """Quotes, backslashes, marks of direction and joiners included."""
    match = ds.Match(ds.rules("block", 3), seed=5)
    text = Record.of(match, names=names, remarks={"Event": event}).text()
    record = Record.parse(text)
    assert record.names == tuple(names)
    assert record.remarks == {"Event": event}
    assert record.text() == text
    assert Record.parse(text.replace("\n", "\r\n")).text() == text


@pytest.mark.parametrize("name", ["a\nb", "a\rb", "\0", "\x1b[31m", "\ud800"])
def test_a_name_that_no_line_can_hold_is_refused(name: str) -> None:
    """Nothing is left out or replaced behind the writer's back."""
    match = ds.Match(ds.rules("block"), seed=5)
    with pytest.raises(ds.RecordError) as error:
        Record.of(match, names=[None, name])
    assert [(fault.code, fault.where) for fault in error.value.faults] == [("record.unwritable", "Seat2")]


def test_a_remark_has_to_be_one_of_the_grammar() -> None:
    """Another tag would be unreadable to whoever reads the record."""
    match = ds.Match(ds.rules("block"), seed=5)
    with pytest.raises(ds.RecordError) as error:
        Record.of(match, remarks={"Result": "1"})
    assert error.value.faults[0].code == "record.unknown_tag"


def test_canonical_text_is_written_in_one_order_and_form() -> None:
    """Tags in the order of the grammar, low halves first, points and counts on every placement, no comments."""
    text = """\
; typed by a person
[Seat2 "Omid"] [Seat1 "Leila"] [Seed "x"] [Event "y"]
[Players "2"] [Game "fives"] [StartScore "5 0"]
[Option "target=100"] [Option "hand_size=4"] [Option "spinner=first"]
[Hand "2"]
[Leader "1"] [Stock "1-0 2-0"]
[Tiles2 "5-0 5-4 1-2 2-2"] [Tiles1 "5-5 5-1 5-6 1-1"]
? 5-5
!2: 5-0
1: 5-5
[Score "15 0"]
2: 5-0@W =10 +10
1: 5-1@E
"""
    assert (
        Record.parse(text).text()
        == """\
[Game "fives"]
[Players "2"]
[Option "hand_size=4"]
[Option "target=100"]
[StartScore "5 0"]
[Seat1 "Leila"]
[Seat2 "Omid"]
[Event "y"]
[Seed "x"]

[Hand "2"]
[Tiles1 "5-5 1-5 5-6 1-1"]
[Tiles2 "0-5 4-5 1-2 2-2"]
[Stock "0-1 0-2"]
[Leader "1"]
1: 5-5 +10 =10
2: 0-5@W +10 =10
1: 1-5@E +0 =1
[Score "15 10"]
[Result "*"]
"""
    )


@pytest.mark.parametrize(
    "text",
    [
        '[Game "draw"]\n[Players "2"]\n[Rules "1"]\n',
        '[Game "muggins"]\n[Players "2"]\n[Rules "1"]\n\n[Hand "1"]\n[Tiles1 "0-1"]\n[Result "*"]\n',
    ],
)
def test_a_record_without_play_is_written_too(text: str) -> None:
    """A header alone, and a deal that nobody has led to."""
    record = Record.parse(text)
    assert record.text() == text
    with pytest.raises(ds.RecordError):
        record.replay()


def test_what_is_false_cannot_be_written() -> None:
    """No canonical text says something that is not so."""
    record = Record.parse(
        '[Game "block"]\n[Players "2"]\n[Hand "1"]\n[Tiles1 "6-6"]\n[Leader "1"]\n1: 6-6\n[Score "1 1"]\n'
    )
    with pytest.raises(ds.RecordError) as error:
        record.text()
    assert error.value.faults[0].where == "7:1"


def test_replaying_stops_at_an_action_that_is_refused() -> None:
    """The error says where, and what would have been legal."""
    record = Record.parse('[Game "block"]\n[Players "2"]\n[Hand "1"]\n[Tiles1 "6-6"]\n[Leader "1"]\n2: 6-6\n')
    with pytest.raises(ds.RecordError, match=r"6:1: illegal 6-6: action.not_your_turn, legal \{6-6\}"):
        record.replay()


def test_a_match_that_was_broken_off_is_not_over_in_its_record() -> None:
    """Nothing on the table tells that a seat gave up."""
    match = ds.Match(ds.rules("block"), seed=5)
    match.forfeit(1)
    assert Record.of(match).text().endswith('[Result "*"]\n')
    assert Record.of(match).check() == ()


@pytest.mark.parametrize("audience", [0, 3, "everybody"])
def test_there_is_no_such_audience(audience: int) -> None:
    """Only the seats of the match, and spectators."""
    with pytest.raises(ValueError, match="spectator"):
        Record.of(ds.Match(ds.rules("block"), seed=5), audience=audience)


def test_names_are_one_for_each_seat() -> None:
    """A wrong number of names is a mistake of the caller."""
    with pytest.raises(ValueError, match="3 names for 2 seats"):
        Record.of(ds.Match(ds.rules("block"), seed=5), names=["a", "b", "c"])


@pytest.mark.parametrize("version", ["", '[Rules "1"]\n', '[Rules "0"]\n'])
def test_the_version_of_the_rules_comes_back_as_it_was_read(version: str) -> None:
    """Canonical text is read and written to the same bytes, whether it names a version of the rules or not."""
    text = (
        f'[Game "block"]\n[Players "2"]\n{version}\n[Hand "1"]\n[Tiles1 "6-6"]\n[Tiles2 "0-6"]\n[Leader "1"]\n'
        '1: 6-6\n[Score "0 0"]\n[Result "*"]\n'
    )
    assert ds.Record.parse(text).text() == text


def test_a_record_names_itself() -> None:
    """The game, the players, the hands, who may know it, and how much of the text could not be read."""
    head = '[Game "fives"]\n[Players "2"]\n'
    assert repr(Record.parse(head)) == "<Record fives, 2 players, 0 hands>"
    assert repr(Record.parse(head + '[For "1"]\n[Hand "1"]\n')) == "<Record fives, 2 players, 1 hand, for 1>"
    record, _ = Record.read(head + "jump\n")
    assert repr(record) == "<Record fives, 2 players, 0 hands, 1 faults>"


@pytest.mark.parametrize("source", [None, 5, b"[Game]"])
def test_what_is_no_text(source: Any) -> None:
    with pytest.raises(TypeError, match="a record is read from a text, not from"):
        Record.parse(source)


def test_names_that_no_line_can_hold() -> None:
    """A record is made of lines; what it could not be read with is refused when it is made."""
    match = ds.Match(ds.rules("muggins"), seed=1)
    with pytest.raises(ds.RecordError, match="control character"):
        Record.of(match, names=["Lei\x07la", None])
    with pytest.raises(ds.RecordError, match="no record is longer"):
        Record.of(match, names=["x" * 1_000_000, None])
    assert Record.of(match, names=["Leila", None]).start_scores == (0, 0)
