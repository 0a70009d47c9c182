"""Tiles that a record does not list: they are held all the same, and nothing may rest on what they are."""

from __future__ import annotations

import pytest

from doublesix.record import Record

# Seat 2 holds two tiles that nobody has seen.
MUGGINS = """\
[Game "muggins"]
[Players "2"]
[Option "hand_size=3"]
[Hand "1"]
[Tiles1 "1-4 4-4 0-0"]
[Tiles2 "1-1"]
[Leader "1"]
1: 1-4
"""
"""Seven lines and the lead; what follows begins in line 9."""


def lines(text: str) -> list[str]:
    """What is found, as it is printed."""
    return [str(finding) for finding in Record.parse(text).check()]


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        # Placing a tile that is listed needs nothing else.
        ("2: 1-1@W +0 =6", []),
        # One that is not listed may be among the unseen ones, or not.
        ("2: 1-2@W", ["9: illegal 1-2@W: action.unknown_tiles, legal {1-1@W}"]),
        # But not one that lies elsewhere, or fits nowhere.
        ("2: 4-4@E", ["9: illegal 4-4@E: action.tile_not_held, legal {1-1@W}"]),
        ("!2: 4-4@E\n!2: 0-2@E\n!2: 1-2@N", []),
        ("!2: 1-2@W", ["9: claimed refused, is unknown"]),
        # A tile fits, so nothing may be drawn or passed, whatever the others are.
        ("!2: draw\n!2: pass", []),
        ("2: draw", ["9: illegal draw: action.must_place, legal {1-1@W}"]),
        # The legal actions depend on the unseen tiles.
        ("? 1-1@W", ["9: claimed legal {1-1@W}, is unknown"]),
        # Those of seat 1 do not.
        ("2: 1-1@W\n? 4-4@E", []),
        # The seat is not out, and the hand is not blocked.
        ('2: 1-1@W\n[Result "*"]\n[Score "5 0"]', []),
    ],
)
def test_actions_and_claims_that_would_need_unseen_tiles_are_faults(tail: str, findings: list[str]) -> None:
    """Whatever does not depend on them is checked as ever."""
    assert lines(MUGGINS + tail) == findings


STUCK = MUGGINS.replace('[Tiles2 "1-1"]', '[Tiles2 "0-2"]')


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        ("2: draw", ["9: illegal draw: action.unknown_tiles, legal {draw}"]),
        ("!2: draw", ["9: claimed refused, is unknown"]),
        ("!2: pass", []),  # there is a stock, so a pass is refused in any case
    ],
)
def test_whether_nothing_fits_depends_on_them_too(tail: str, findings: list[str]) -> None:
    """What is listed does not fit; the rest may."""
    assert lines(STUCK + tail) == findings


def test_settling_needs_every_tile() -> None:
    """Seat 1 goes out; what seat 2 has left is not known, so neither are the points nor whether the match is over."""
    text = MUGGINS.replace("hand_size=3", "hand_size=2").replace(" 0-0", "") + "2: 1-1@W\n1: 4-4@E\n"
    assert lines(text) == []
    assert lines(text + '[Settled "0 -5"]') == ["11: claimed settled 0 -5, is unknown"]
    assert lines(text + '[Score "15 0"]') == ["11: claimed score 15 0, is unknown"]
    assert lines(text + '[Result "*"]') == ["11: claimed result *, is unknown"]
    assert lines(text + '[Hand "2"]') == ["11: illegal hand 2: action.unknown_tiles, legal {}"]
    assert "Settled" not in Record.parse(text).text()
    assert "Result" not in Record.parse(text).text()


def test_where_nothing_is_settled_nothing_is_needed() -> None:
    """With settle=none going out gives nothing, whatever the others hold."""
    text = MUGGINS.replace('[Option "hand_size=3"]', '[Option "hand_size=2"] [Option "settle=none"]').replace(
        " 0-0", ""
    )
    assert lines(text.replace("4-4", "4-4") + '2: 1-1@W\n1: 4-4@E\n[Settled "0 0"]\n[Score "15 0"]') == []


def test_the_size_of_the_stock_is_known() -> None:
    """The stock is not listed: 28 less 2 x 13 leave two tiles. One that is drawn may not be named."""
    head = '[Game "persian-draw"]\n[Players "2"]\n[Option "hand_size=12"]\n[Hand "1"]\n'
    tiles = '[Tiles1 "0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3 1-4 1-5"]\n[Leader "1"]\n'
    text = head + tiles + "1: 0-0\n2: draw\n"
    # Persian Draw allows drawing whatever one holds, above two tiles.
    assert lines(text) == []
    assert lines(head + tiles + "1: 0-0\n2: draw 6-6\n") == ["8: illegal draw 6-6: action.unknown_tiles, legal {draw}"]
    assert lines(text + "2: draw\n!2: draw\n") == []
    assert lines(text + "2: draw\n2: draw\n") == ["10: illegal draw: action.stock_reserved, legal {pass}"]


def test_a_stock_that_is_cut_short_names_its_tiles_as_far_as_it_goes() -> None:
    """The first tile drawn is listed, the second one is not."""
    text = """\
[Game "muggins"]
[Players "2"]
[Option "hand_size=2"]
[Hand "1"]
[Tiles1 "6-6 0-0"] [Tiles2 "1-1 2-2"] [Stock "3-3"] [Leader "1"]
1: 6-6
2: draw 3-3
"""
    assert lines(text) == []
    assert lines(text + "2: draw") == []
    assert lines(text + "2: draw 4-4") == ["8: illegal draw 4-4: action.unknown_tiles, legal {draw}"]
    assert lines(text.replace("draw 3-3", "draw 4-4")) == ["7: illegal draw 4-4: action.other_tile_next, legal {draw}"]
    # Seat 2 now holds a tile that nobody has seen.
    assert lines(text + "2: draw\n2: draw") == ["9: illegal draw: action.unknown_tiles, legal {draw}"]


FOR_ONE = """\
[Game "fives"]
[Players "2"]
[Option "hand_size=3"]
[For "1"]
[Hand "1"]
[Tiles1 "5-5 5-1 6-3"]
[Leader "1"]
1: 5-5 +10 =10
"""


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        ("2: 5-0@W +10 =10\n1: 5-1@E +0 =1", []),  # a tile that is nowhere else turns up
        ("2: 1-5@W", ["9: illegal 1-5@W: action.tile_not_held, legal {draw}"]),  # seat 1 holds it
        ("2: 5-0@W\n1: 5-1@E\n2: 5-0@N", ["11: illegal 0-5@N: action.tile_not_held, legal {draw}"]),
        ("2: 4-0@W", ["9: illegal 0-4@W: action.does_not_fit, legal {draw}"]),
        ("2: draw\n2: draw\n2: 5-4@N +0 =14", []),  # what others draw is not seen
        ("2: draw 5-4", ["9: illegal draw 4-5: action.unknown_tiles, legal {draw}"]),
        ("2: 5-0@W\n1: 5-1@E\n2: 1-1@E\n1: draw 1-4\n1: 1-4@E", []),  # what seat 1 draws is
        ("2: 5-0@W\n1: 5-1@E\n2: 1-1@E\n1: draw 0-0\n? 0-0@W", []),
        ("2: pass", ["9: illegal pass: action.must_draw, legal {draw}"]),
        ("? draw", ["9: claimed legal {draw}, is unknown"]),
        ("2: 5-0@W\n? 1-5@E 1-5@N 1-5@S", []),
    ],
)
def test_a_record_for_one_seat_may_leave_open_what_others_hold(tail: str, findings: list[str]) -> None:
    """Their tiles show when they are played; claims about them stay faults."""
    assert lines(FOR_ONE + tail) == findings


def test_everybody_passing_shows_that_the_hand_was_over() -> None:
    """Without a stock two passes in a row mean a block, and after a block no pass is written."""
    head = '[Game "block"]\n[Players "2"]\n[For "spectator"]\n[Hand "1"]\n[Leader "1"]\n1: 6-6\n'
    assert lines(head + "2: pass\n") == []
    assert lines(head + "2: pass\n1: pass\n") == ["8: illegal pass: action.hand_over, legal {}"]


def test_a_seat_must_place_where_too_few_unseen_tiles_do_not_fit() -> None:
    """Double-two: of the four tiles that seat 1 does not see only [0|0] does not fit [1|2], and seat 2 holds two."""
    head = '[Game "block"]\n[Players "2"]\n[Option "set.max_pip=2"]\n[Option "hand_size=2"]\n[For "1"]\n'
    text = head + '[Hand "1"]\n[Tiles1 "0-1 1-2"]\n[Leader "1"]\n1: 1-2\n'
    assert lines(text + "2: pass\n") == ["10: illegal pass: action.must_place, legal {pass}"]
    assert lines(text + "!2: pass\n2: 0-2@E\n") == []


def test_unseen_tiles_may_decide_who_leads() -> None:
    """In Fives the highest double leads. Seat 2 may hold [6|6] unseen, so the tag stands; against [6|6] it falls."""
    head = '[Game "fives"]\n[Players "2"]\n[Option "hand_size=2"]\n[For "1"]\n[Hand "1"]\n'
    assert lines(head + '[Tiles1 "5-5 0-1"]\n[Leader "2"]\n2: 6-6 +0 =12\n') == []
    assert lines(head + '[Tiles1 "6-6 0-1"]\n[Leader "2"]\n') == ["7: claimed leader 2, is 1"]
