"""What cannot be read: every place is named, with its line and column, and nothing is guessed."""

from __future__ import annotations

import pytest

import doublesix as ds
from doublesix.record import Kind, Record

HEAD = '[Game "muggins"]\n[Players "2"]\n[Option "hand_size=2"]\n'
DEAL = HEAD + '[Hand "1"]\n[Tiles1 "1-4 4-4"]\n[Tiles2 "1-1 3-4"]\n[Leader "1"]\n'
"""Seven lines; what follows begins in line 8."""


def found(text: str) -> list[tuple[int, int, str]]:
    """Line, column and code of every unreadable place."""
    faults = Record.read(text).faults
    assert all(fault.kind is Kind.UNREADABLE for fault in faults)
    return [(fault.line, fault.column, fault.code) for fault in faults]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        # No game, no number of players.
        ("", [(1, 1, "record.missing_tag"), (1, 1, "record.missing_tag")]),
        ("; only a comment", [(1, 1, "record.missing_tag"), (1, 1, "record.missing_tag")]),
        ('[Players "2"]\n[Hand "1"]', [(2, 1, "record.missing_tag")]),
        ('[Game "fives"]\n[Hand "1"]', [(2, 1, "record.missing_tag")]),
        # Tags.
        ('[Game "fives]', [(1, 14, "record.open_quote")]),
        ('[Game "fives" ; [Players "2"]', [(1, 14, "record.open_tag")]),
        ("[Game fives]", [(1, 1, "record.tag")]),
        (HEAD + '[Seat1 "a\\n"]', [(4, 10, "record.escape")]),
        (HEAD + '[Seat1 "a\tb\x07"]', [(4, 12, "record.control_character")]),
        (HEAD + '[Foo "x"]', [(4, 1, "record.unknown_tag")]),
        (HEAD + '[Seat01 "x"]', [(4, 1, "record.unknown_tag")]),
        (HEAD + '[game "x"]', [(4, 1, "record.unknown_tag")]),
        ('[Game "fives"] [Game "fives"]\n[Players "2"]', [(1, 16, "record.tag_twice")]),
        (HEAD + '[Event "a"]\n[Event "b"]', [(5, 1, "record.tag_twice")]),
        (HEAD + '[Seat1 "a"]\n[Seat1 "b"]', [(5, 1, "record.tag_twice")]),
        (HEAD + '[Seat3 "a"]', [(4, 1, "record.no_such_seat")]),
        # The game, its options, and who may read it.
        ('[Game "chess"]\n[Players "2"]', [(1, 1, "rules.unknown_game")]),
        ('[Game "fives"]\n[Players "7"]', [(2, 1, "rules.players")]),
        ('[Game "fives"]\n[Players "two"]', [(2, 1, "record.players")]),
        ('[Game "fives"]\n[Players "٢"]', [(2, 1, "record.players")]),
        (HEAD + '[Option "hand_sice=4"]', [(4, 1, "rules.unknown_option")]),
        (HEAD + '[Option "target=abc"]', [(4, 1, "rules.bad_value")]),
        (HEAD + '[Option "spinner=all"]', [(4, 1, "rules.not_playable_yet")]),
        (HEAD + '[Option "spinner.opens=immediate"]', [(4, 1, "rules.switched_off")]),
        (HEAD + '[Option "teams=pairs"]', [(4, 1, "rules.pairs_need_four")]),
        (HEAD + '[Option "target"]', [(4, 1, "record.option")]),
        (HEAD + '[Option "target=9"]\n[Option "target=9"]', [(5, 1, "record.option_twice")]),
        ('[Game "fives"]\n[Players "2"]\n[Option "hand_size=15"]', [(3, 1, "rules.deal_too_large")]),
        # The hands of the preset are too large for the set: the option that was given is to blame.
        ('[Game "fives"]\n[Players "2"]\n[Option "set.max_pip=2"]', [(3, 1, "rules.deal_too_large")]),
        # Without the number of players what goes together is not asked, what an option can be is.
        (
            '[Game "fives"]\n[Option "hand_size=15"]\n[Option "spiner=first"]',
            [(3, 1, "record.missing_tag"), (3, 1, "rules.unknown_option")],
        ),
        (HEAD + '[StartScore "1 2 3"]', [(4, 1, "record.numbers")]),
        (HEAD + '[StartScore "1 x"]', [(4, 1, "record.numbers")]),
        (HEAD + '[StartScore "1 99999999999"]', [(4, 1, "record.numbers")]),
        (HEAD + '[For "3"]', [(4, 1, "record.audience")]),
        (HEAD + '[For "everybody"]', [(4, 1, "record.audience")]),
        (HEAD + '[Rules "new"]', [(4, 1, "record.rules")]),
        (
            '[Game "middle-eastern"]\n[Players "4"]\n[Option "teams=pairs"]\n[StartScore "1 2 3 2"]',
            [(4, 1, "record.team_scores")],
        ),
        # Before and behind the first hand.
        (HEAD + "1: 1-1", [(4, 1, "record.before_hand")]),
        (HEAD + "? 1-1", [(4, 1, "record.before_hand")]),
        (HEAD + '[Score "0 0"]', [(4, 1, "record.before_hand")]),
        (HEAD + '[Tiles1 "1-1"]', [(4, 1, "record.before_hand")]),
        (DEAL + '[Option "target=9"]', [(8, 1, "record.late_tag")]),
        # Hands.
        (HEAD + '[Hand "0"]', [(4, 1, "record.hand_number")]),
        (HEAD + '[Hand "one"]', [(4, 1, "record.hand_number")]),
        (HEAD + '[Hand "3"]\n[Hand "5"]', [(5, 1, "record.hand_order")]),
        (HEAD + '[Hand "3"]\n[Hand "3"]', [(5, 1, "record.hand_order")]),
        ('[Game "mexican-train"]\n[Players "2"]\n[Hand "14"]', [(3, 1, "record.no_engine")]),
        # Deals.
        (HEAD + '[Hand "1"]\n[Tiles1 "1-4 1-x 2"]', [(5, 14, "parse.tile"), (5, 18, "parse.tile")]),
        (HEAD + '[Hand "1"]\n[Tiles1 "1-7"]', [(5, 10, "deal.tile_outside_set")]),
        (HEAD + '[Hand "1"]\n[Tiles1 "1-4 4-1"]', [(5, 1, "deal.tile_twice")]),
        (HEAD + '[Hand "1"]\n[Tiles1 "1-4"]\n[Stock "4-1"]', [(6, 1, "deal.tile_twice")]),
        (HEAD + '[Hand "1"]\n[Tiles1 "1-4 4-4 1-1"]', [(5, 1, "deal.too_many_tiles")]),
        (
            '[Game "middle-eastern"]\n[Players "4"]\n[Hand "1"]\n[Stock "1-1"]',
            [(4, 1, "deal.too_many_tiles")],
        ),
        (HEAD + '[Hand "1"]\n[Tiles3 "1-4"]', [(5, 1, "record.no_such_seat")]),
        (HEAD + '[Hand "1"]\n[Tiles1 "1-4"]\n[Tiles1 "4-4"]', [(6, 1, "record.tag_twice")]),
        (HEAD + '[Hand "1"]\n[Leader "3"]', [(5, 1, "record.no_such_seat")]),
        (HEAD + '[Hand "1"]\n[Leader "me"]', [(5, 1, "record.leader")]),
        (DEAL + '1: 1-4\n[Stock "0-0"]', [(9, 1, "record.late_deal")]),
        (
            '[Game "mexican-train"]\n[Players "2"]\n[Option "engine.find=preplaced"]\n[Hand "1"]\n[Stock "12-12"]',
            [(5, 1, "deal.tile_twice")],
        ),
        # Actions and claims.
        (DEAL + "1 1-4", [(8, 1, "record.line")]),
        (DEAL + "one: 1-4", [(8, 1, "record.line")]),
        (DEAL + "3: 1-4", [(8, 1, "record.no_such_seat")]),
        (DEAL + "0: 1-4", [(8, 1, "record.no_such_seat")]),
        (DEAL + "  1: 9-9", [(8, 3, "deal.tile_outside_set")]),
        (DEAL + "1: 1-19", [(8, 1, "parse.tile")]),
        (DEAL + "1: 1-4@X", [(8, 1, "parse.end")]),
        (DEAL + "1: 1-4@11", [(8, 1, "parse.end")]),
        (DEAL + "1: jump", [(8, 1, "parse.action")]),
        (DEAL + "1: 1-4 1-4", [(8, 1, "parse.action")]),
        (DEAL + "1: 1-4\u00a0+5", [(8, 1, "parse.action")]),
        (DEAL + "1: \u0661-\u0664", [(8, 1, "parse.action")]),
        (DEAL + "1: 1-4 +5 +5", [(8, 1, "record.claim")]),
        (DEAL + "1: 1-4 +-5", [(8, 1, "record.claim")]),
        (DEAL + "1: 1-4 =five", [(8, 1, "record.claim")]),
        (DEAL + "!1: 1-4 +5", [(8, 1, "record.claim")]),
        (DEAL + "!1 1-4", [(8, 1, "record.line")]),
        (DEAL + "? 1-4 x-y", [(8, 1, "parse.tile")]),
        (DEAL + '1: 1-4 [Score "0 0"]', [(8, 1, "parse.action")]),
        (DEAL + '[Score "0 0"] 1: 1-4', [(8, 15, "record.behind_tag")]),
        (DEAL + '[Score "0"]', [(8, 1, "record.numbers")]),
        (DEAL + '[Settled "0 0 0"]', [(8, 1, "record.numbers")]),
        (DEAL + '[Settled ""]', [(8, 1, "record.numbers")]),
        (DEAL + '[Result "3"]', [(8, 1, "record.no_such_seat")]),
        (DEAL + '[Result "1 1"]', [(8, 1, "record.result")]),
        (DEAL + '[Result ""]', [(8, 1, "record.result")]),
        # Line ends.
        (DEAL + "1: 1-4\r2: 1-1@W", [(8, 1, "parse.action")]),
    ],
)  # fmt: skip
def test_every_unreadable_place_is_named(text: str, places: list[tuple[int, int, str]]) -> None:
    """The places, and no others."""
    assert found(text) == places


def test_all_places_of_one_text_are_listed() -> None:
    """One bad line hides no other, in the header or below."""
    text = (
        '[Game "fives"]\n[Players "2"]\n[Option "x"]\n[Option "hand_sice=4"]\n[Foo "x"]\n[Hand "1"]\n'
        '[Tiles1 "1-x"]\n1: 9-9\n? foo\n[Score "1"]\n3: draw\n'
    )
    lines = [line for line, _, _ in found(text)]
    # Without sound options it is not known which tiles there are, so 9-9 may be one.
    assert lines == [3, 4, 5, 7, 9, 10, 11]


def test_a_nul_is_the_only_finding() -> None:
    """A text with a NUL is no text."""
    assert found(DEAL + "1: 1-4\0\n2: foo") == [(8, 7, "record.nul")]


def test_no_text_is_too_long_to_be_refused() -> None:
    """A million characters are more than ten times the longest match."""
    assert found("x" * 1_000_001) == [(1, 1, "record.too_long")]


def test_the_list_of_faults_has_an_end() -> None:
    """What has a thousand unreadable places is no record; the rest is not listed."""
    faults = Record.read("x\n" * 100_000).faults
    assert len(faults) == 1001
    assert faults[-1].code == "record.too_many"


def test_parsing_strictly_raises_all_faults_at_once() -> None:
    """`Record.parse` wants a text that can be read from end to end."""
    with pytest.raises(ds.RecordError) as error:
        ds.Record.parse(DEAL + "1: jump\n? foo")
    assert [fault.where for fault in error.value.faults] == ["8:1", "9:1"]
    assert [fault.code for fault in error.value.faults] == ["parse.action", "parse.action"]


def test_whether_it_is_true_is_another_question() -> None:
    """A readable record that is not so parses; its check tells."""
    record = Record.parse(DEAL + "1: 1-4 +10")
    assert [str(finding) for finding in record.check()] == ["8: claimed +10, is +5"]


@pytest.mark.parametrize(
    ("tail", "actions"),
    [
        ("1: 1-4\n2: foo\n1: 4-4", 1),  # what follows an unreadable action cannot be replayed
        ("1: 1-4\n? foo\n2: 1-1@W", 2),  # an unreadable claim changes nothing
        ("1: 1-4\n!1: foo\n2: 1-1@W", 2),
        ("1: 1-4\n[Score \"x\"]\n2: 1-1@W", 2),
        ("1: 1-4\n[Foo \"x\"]\n2: 1-1@W", 2),
        ("1: 1-4\nnonsense\n2: 1-1@W", 1),
        ("1: 1-4\n3: 1-1@W\n2: 1-1@W", 1),
        ("1: 1-4\n2: 9-9@W\n2: 1-1@W", 1),
        ("1: 1-4\n[Hand \"7\"]\n1: 4-4", 1),
    ],
)  # fmt: skip
def test_the_sound_part_reaches_to_the_first_place_that_matters(tail: str, actions: int) -> None:
    """What is read of a damaged text is what can be relied on."""
    record, faults = Record.read(DEAL + tail)
    assert record is not None
    assert len(faults) == 1
    assert len(list(record.steps())) == 1 + actions


@pytest.mark.parametrize("damage", ['[Tiles1 "1-x"]', '[Tiles1 "1-4 4-4 0-0"]', '[Leader "9"]', '[Tile1 "1-4 4-4"]'])
def test_a_damaged_deal_is_no_part_of_the_record(damage: str) -> None:
    """A deal that cannot be read is not played, nor what follows it."""
    record, _ = Record.read(f'{HEAD}[Hand "1"]\n{damage}\n1: 1-4\n[Hand "2"]\n1: 1-4\n')
    assert record is not None
    assert record.hands == ()


def test_there_is_no_record_without_rules() -> None:
    """Where the rules cannot be told nothing can be replayed."""
    assert Record.read(DEAL.replace("hand_size=2", "hand_size=two")).record is None


def test_false_places_are_found_before_unreadable_ones_too() -> None:
    """Both kinds are named, by line."""
    record, _ = Record.read(DEAL + "1: 1-4 +10\n2: jump")
    assert record is not None
    assert [str(finding)[:14] for finding in record.check()] == ["8: claimed +10", "9: unreadable:"]


@pytest.mark.parametrize(
    "text",
    [
        DEAL.replace("\n", "\r\n") + "1: 1-4 +5\r\n",
        "\ufeff" + DEAL + "1: 1-4",
        DEAL.replace("\n", " ; a comment with [tags] and 1: 1-4\n") + "1: 1-4 ; another",
        DEAL.replace("\n[", "  \t[") + "\n\n \t \n 1 :\t1-4   =5  +5 \t",
        DEAL + "1:1-4\n?2-2\n!  2 :draw",
        '[Event "a ; b [c] \\" \\\\"] ' + DEAL,
    ],
)
def test_blanks_comments_and_line_ends_are_free(text: str) -> None:
    """What the grammar allows is read."""
    assert found(text) == []
