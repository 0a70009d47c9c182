"""What is not so: the exact line that `doublesix check` prints, and only the first of each record."""

from __future__ import annotations

import pytest

import doublesix as ds
from doublesix.record import Record

# Muggins with two tiles each: lines 1 to 7, so that what follows begins in line 8.
MUGGINS = """\
[Game "muggins"]
[Players "2"]
[Option "hand_size=2"]
[Hand "1"]
[Tiles1 "1-4 4-4"]
[Tiles2 "1-1 3-4"]
[Stock "2-2 0-3"] [Leader "1"]
"""
FIVES = """\
[Game "fives"]
[Players "2"]
[Option "hand_size=4"]
[Hand "1"]
[Tiles1 "5-5 5-1 5-6 1-1"]
[Tiles2 "5-0 5-4 1-2 2-2"]
[Stock "0-1 0-2"] [Leader "1"]
"""


def lines(text: str) -> list[str]:
    """What is found, as it is printed."""
    return [str(finding) for finding in Record.parse(text).check()]


@pytest.mark.parametrize(
    ("text", "finding"),
    [
        # Points and counts.
        (MUGGINS + "1: 1-4 +10 =5", "8: claimed +10, is +5"),
        (MUGGINS + "1: 1-4 +5 =6", "8: claimed =6, is =5"),
        (MUGGINS + "1: 1-4 =6 +6", "8: claimed +6, is +5"),
        (MUGGINS + "1: 4-4 +8", "8: claimed +8, is +0"),
        # Legal actions, exactly.
        (MUGGINS + "? 1-4", "8: claimed legal {1-4}, is {1-4 4-4}"),
        (MUGGINS + "? 4-4 1-4 draw", "8: claimed legal {4-4 1-4 draw}, is {1-4 4-4}"),
        (MUGGINS + "? 4-4 1-4 4-1", "8: claimed legal {4-4 1-4 1-4}, is {1-4 4-4}"),
        (MUGGINS + "?", "8: claimed legal {}, is {1-4 4-4}"),
        (MUGGINS + "1: 1-4\n? 1-1@W", "9: claimed legal {1-1@W}, is {1-1@W 3-4@E}"),
        # Refused actions.
        (MUGGINS + "!1: 4-4", "8: claimed refused, is legal"),
        (MUGGINS + "1: 1-4\n!2: 1-1@W", "9: claimed refused, is legal"),
        (MUGGINS + "1: 1-4\n!2: 1-1", "9: claimed refused, is legal"),
        # Actions that are refused; `legal` is what would have been accepted.
        (MUGGINS + "2: 1-1", "8: illegal 1-1: action.not_your_turn, legal {1-4 4-4}"),
        (MUGGINS + "1: 3-4", "8: illegal 3-4: action.tile_not_held, legal {1-4 4-4}"),
        (MUGGINS + "1: 1-4@E", "8: illegal 1-4@E: action.lead_names_no_end, legal {1-4 4-4}"),
        (MUGGINS + "1: pass", "8: illegal pass: action.must_place, legal {1-4 4-4}"),
        (MUGGINS + "1: start", "8: illegal start: action.trains_only, legal {1-4 4-4}"),
        (MUGGINS + "1: 1-4\n2: 1-1@N", "9: illegal 1-1@N: action.no_such_end, legal {1-1@W 3-4@E}"),
        (MUGGINS + "1: 1-4\n2: 1-1@1", "9: illegal 1-1@1: action.no_such_end, legal {1-1@W 3-4@E}"),
        (MUGGINS + "1: 1-4\n2: 1-1@M", "9: illegal 1-1@M: action.no_such_end, legal {1-1@W 3-4@E}"),
        (MUGGINS + "1: 1-4\n2: 3-4@W", "9: illegal 3-4@W: action.does_not_fit, legal {1-1@W 3-4@E}"),
        (MUGGINS + "1: 4-4\n2: 3-4", "9: illegal 3-4: action.ambiguous, legal {3-4@W 3-4@E}"),
        (
            FIVES + "1: 5-5\n2: 5-0@W\n1: 5-1@E\n2: 5-4",
            "11: illegal 4-5: action.ambiguous, legal {1-2@E 4-5@N 4-5@S}",
        ),
        (FIVES + "1: 1-1", "8: illegal 1-1: action.must_lead, legal {5-5}"),
        # Draws.
        (MUGGINS + "1: 4-4\n2: 3-4@E\n1: draw 0-3", "10: illegal draw 0-3: action.must_place, legal {1-4@W}"),
        (MUGGINS + "1: 1-4\n2: 1-1@W\n1: draw", "10: illegal draw: action.must_place, legal {4-4@E}"),
        (
            MUGGINS.replace("4-4", "0-0") + "1: 1-4\n2: 1-1@W\n1: draw 0-3",
            "10: illegal draw 0-3: action.other_tile_next, legal {draw}",
        ),
        # Who leads.
        (FIVES.replace('[Leader "1"]', '[Leader "2"]'), "7: claimed leader 2, is 1"),
        # Totals and the result.
        (MUGGINS + '1: 1-4\n[Score "0 5"]', "9: claimed score 0 5, is 5 0"),
        (MUGGINS + '[Score "5 0"]', "8: claimed score 5 0, is 0 0"),
        (MUGGINS + '1: 1-4\n[Settled "0 0"]', "9: claimed settled 0 0, is not settled yet"),
        (MUGGINS + '1: 1-4\n[Result "1"]', "9: claimed result 1, is *"),
        (MUGGINS + '1: 1-4\n[Result "draw"]', "9: claimed result draw, is *"),
        (MUGGINS + '1: 1-4\n2: 1-1\n1: 4-4\n[Settled "0 -10"]', "11: claimed settled 0 -10, is 0 -5"),
        # The next hand.
        (MUGGINS + '1: 1-4\n[Hand "2"]', "9: illegal hand 2: match.hand_running, legal {1-1@W 3-4@E}"),
    ],
)
def test_what_is_not_so_is_told_with_what_is(text: str, finding: str) -> None:
    """One finding for each record, at its line."""
    assert lines(text) == [finding]


def test_only_the_first_false_place_is_told() -> None:
    """What follows from something false means nothing."""
    assert lines(MUGGINS + '1: 1-4 +9\n2: 1-1 +9\n[Score "9 9"]') == ["8: claimed +9, is +5"]


WON = """\
[Game "muggins"]
[Players "2"]
[Option "hand_size=2"]
[StartScore "245 0"]
[Hand "3"]
[Tiles1 "1-4 4-4"]
[Tiles2 "1-1 3-4"] [Leader "1"]
1: 1-4 +5 =5
"""


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        ('[Score "250 0"]\n[Result "1"]\n?', []),
        ('[Settled "0 0"]', ["9: claimed settled 0 0, is nothing settled"]),
        ('[Result "*"]', ["9: claimed result *, is 1"]),
        ('[Result "2"]', ["9: claimed result 2, is 1"]),
        ("2: 1-1@W", ["9: illegal 1-1@W: action.match_over, legal {}"]),
        ("!2: 1-1@W", []),
        ("? 1-1@W", ["9: claimed legal {1-1@W}, is {}"]),
        ('[Hand "4"]', ["9: illegal hand 4: match.over, legal {}"]),
    ],
)
def test_a_match_that_is_won_in_play_is_over(tail: str, findings: list[str]) -> None:
    """245 and 5 make 250: the match ends at once, and nothing is settled."""
    assert lines(WON + tail) == findings


OUT = """\
[Game "draw"]
[Players "2"]
[Option "hand_size=1"]
[Hand "1"]
[Tiles1 "5-5"]
[Tiles2 "6-5"]
[Leader "1"]
1: 5-5
"""


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        ('[Settled "11 0"]\n[Score "11 0"]\n[Result "*"]', []),
        ('[Settled "10 0"]', ["9: claimed settled 10 0, is 11 0"]),
        ("2: 5-6@W", ["9: illegal 5-6@W: action.hand_over, legal {}"]),
        ("!2: 5-6@W\n!1: pass\n?", []),
        ('[Hand "2"]\n[Tiles1 "0-1"] [Tiles2 "0-0"]\n2: 0-0\n[Score "11 1"]\n[Result "*"]', []),
        ('[Hand "2"]\n[Tiles1 "0-1"] [Tiles2 "0-0"]\n1: 0-1', ["11: illegal 0-1: action.not_your_turn, legal {0-0}"]),
    ],
)
def test_after_the_last_tile_the_hand_is_over(tail: str, findings: list[str]) -> None:
    """Seat 1 goes out and gets the eleven pips of [5|6]; the next hand is another deal."""
    assert lines(OUT + tail) == findings


def test_totals_carried_in_count() -> None:
    """240 carried in and five points make 245."""
    text = MUGGINS.replace('[Hand "1"]', '[StartScore "240 0"] [Hand "7"]')
    assert lines(text + '[Score "240 0"]\n1: 1-4 +5\n[Score "245 0"]') == []


@pytest.mark.parametrize("leader", [1, 2])
def test_where_a_lot_decides_the_first_acting_seat_leads(leader: int) -> None:
    """Without a tag the first action tells on whom the lot fell; a refused one does not."""
    tile = {1: "1-4", 2: "3-4"}[leader]
    text = MUGGINS.replace(' [Leader "1"]', "")
    assert lines(f"{text}!{3 - leader}: pass\n{leader}: {tile}\n") == []
    assert Record.parse(f"{text}{leader}: {tile}\n").replay().leader == leader


def test_nobody_knows_who_leads_while_nobody_acts() -> None:
    """A deal without a lot and without actions is true, and says nothing of legal actions."""
    text = MUGGINS.replace(' [Leader "1"]', "")
    assert lines(text + '[Score "0 0"]\n[Result "*"]') == []
    assert list(Record.parse(text).steps()) == []
    assert lines(text + "? 1-4 4-4") == ["8: claimed legal {1-4 4-4}, is unknown"]
    assert lines(text + "!1: 1-4") == ["8: claimed refused, is unknown"]


def test_winners_of_pairs_are_named_together() -> None:
    """Both partners carry the points, and the result names both, in any order."""
    text = """\
[Game "middle-eastern"]
[Players "4"]
[Option "teams=pairs"]
[Option "hand_size=1"]
[Option "target=5"]
[StartScore "0 3 0 3"]
[Hand "1"]
[Tiles1 "6-6"] [Tiles2 "0-1"] [Tiles3 "2-2"] [Tiles4 "3-3"]
1: 6-6
[Settled "7 0 7 0"]
[Score "7 3 7 3"]
"""
    assert lines(text + '[Result "3 1"]') == []
    assert lines(text + '[Result "1"]') == ["12: claimed result 1, is 1 3"]


def test_an_older_version_of_the_rules_is_noted() -> None:
    """The record is checked by the rules of today, and the note changes nothing."""
    found = Record.parse(MUGGINS.replace('[Players "2"]', '[Players "2"] [Rules "0"]') + "1: 1-4 +5").check()
    assert [str(finding) for finding in found] == ["2: note: written by version 0 of the rules; checked by version 1"]


@pytest.mark.parametrize("claims", ['[Score "0 0"]', '[Result "*"]', '[Result "*"] [Score "0 0"]'])
def test_totals_and_result_may_stand_before_the_deal(claims: str) -> None:
    """They may stand at any point (records.md 16), between the tags of a deal as well."""
    head = '[Game "muggins"]\n[Players "2"]\n[Option "hand_size=2"]\n[Hand "1"]\n'
    rest = '[Tiles1 "6-4 1-1"]\n[Tiles2 "0-0 2-2"]\n[Leader "1"]\n1: 6-4 +10 =10\n'
    assert lines(head + claims + "\n" + rest) == []
    assert lines(head + claims.replace("0 0", "0 5") + "\n" + rest) == (
        ["5: claimed score 0 5, is 0 0"] if "Score" in claims else []
    )


def test_a_claim_of_many_digits_is_false() -> None:
    """It can be read, and is not so."""
    head = '[Game "muggins"]\n[Players "2"]\n[Option "hand_size=2"]\n[Hand "1"]\n[Tiles1 "6-4 1-1"]\n[Leader "1"]\n'
    assert lines(head + "1: 6-4 +9999999999\n") == ["7: claimed +9999999999, is +10"]
    assert lines(head + '1: 6-4\n[Score "9999999999 0"]\n') == ["8: claimed score 9999999999 0, is 10 0"]


def test_what_runs_between_may_end_the_check() -> None:
    """It is called before each action and claim, and what it raises comes through."""
    calls: list[int] = []
    record = Record.parse(MUGGINS + '1: 1-4 +5\n[Score "5 0"]\n? 1-1@W 3-4@E\n')
    assert record.check(between=lambda: calls.append(1)) == ()
    assert len(calls) == 3

    def stop() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        record.check(between=stop)


def test_a_hand_before_which_nobody_acted_is_not_over() -> None:
    """The lot of the first hand is not told, nor did anybody act: the second cannot begin."""
    head = '[Game "muggins"]\n[Players "2"]\n[Option "hand_size=2"]\n[Hand "1"]\n[Tiles1 "6-4 1-1"]\n[Hand "2"]\n'
    assert lines(head) == ["6: claimed hand 2, is unknown who leads the one before"]


def test_a_hand_that_is_led_by_somebody_else_cannot_be_played() -> None:
    """Neither replayed nor stepped through: the error names the tag."""
    record = Record.parse(FIVES.replace('[Leader "1"]', '[Leader "2"]'))
    for play in (record.replay, lambda: list(record.steps()), record.text):
        with pytest.raises(ds.RecordError, match="claimed leader 2, is 1"):
            play()
