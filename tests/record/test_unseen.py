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
    head = '[Game "block"]\n[Players "2"]\n[Option "set.max_pip=2"]\n[Option "hand_size=2"]\n'
    head += '[Option "lead.first_hand=lot"]\n[For "1"]\n'
    text = head + '[Hand "1"]\n[Tiles1 "0-1 1-2"]\n[Leader "1"]\n1: 1-2\n'
    assert lines(text + "2: pass\n") == ["11: illegal pass: action.must_place, legal {pass}"]
    assert lines(text + "!2: pass\n2: 0-2@E\n") == []


def test_unseen_tiles_may_decide_who_leads() -> None:
    """In Fives the highest double leads. Seat 2 may hold [6|6] unseen, so the tag stands; against [6|6] it falls."""
    head = '[Game "fives"]\n[Players "2"]\n[Option "hand_size=2"]\n[For "1"]\n[Hand "1"]\n'
    assert lines(head + '[Tiles1 "5-5 0-1"]\n[Leader "2"]\n2: 6-6 +0 =12\n') == []
    assert lines(head + '[Tiles1 "6-6 0-1"]\n[Leader "2"]\n') == ["7: claimed leader 2, is 1"]


FIVES_HEAD = '[Game "fives"]\n[Players "2"]\n[Option "hand_size=2"]\n'


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        # [6|6] has not been seen: seat 1 may hold it, and nothing says that seat 2 leads with [5|5].
        ("1: 6-6\n", []),
        ("2: 5-5\n", []),
        ('[Leader "1"]\n1: 6-6\n', []),
        # Only [6|6] goes before [5|5]: nothing else can have given seat 1 the lead.
        ('[Leader "1"]\n1: 4-4\n', ["8: illegal 4-4: action.must_lead, legal {6-6}"]),
        ('[Leader "1"]\n1: 3-6\n', ["8: illegal 3-6: action.must_lead, legal {6-6}"]),
        ('[Leader "1"]\n!1: 3-6\n!1: draw\n!1: pass\n!1: 6-6@W\n1: 6-6\n', []),
        ('[Leader "1"]\n!1: 6-6\n', ["8: claimed refused, is legal"]),
        ('[Leader "2"]\n!2: 0-1\n2: 5-5\n', []),
        ('[Leader "2"]\n? 5-5\n', []),
        # Whoever acts first has led from the beginning.
        ("!1: 6-6\n? 5-5\n2: 5-5\n", []),
        ("!1: 6-6\n", ["7: claimed refused, is unknown"]),
        ("? 5-5\n", ["7: claimed legal {5-5}, is unknown"]),
    ],
)
def test_a_tile_that_decides_is_not_seen(tail: str, findings: list[str]) -> None:
    """Fives: the highest double leads, and is led (rules.md 1.3 and 1.5)."""
    assert lines(f'{FIVES_HEAD}[For "2"]\n[Hand "1"]\n[Tiles2 "5-5 0-1"]\n{tail}') == findings


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        ('[Leader "4"]\n4: 6-6\n', []),
        ("4: 6-6\n", []),
        ("!4: 5-6\n4: 6-6\n", []),
        ("? 5-5\n", ["8: claimed legal {5-5}, is unknown"]),
        ('[Leader "1"]\n', ["8: claimed leader 1, is 4"]),
        ('[Leader "3"]\n3: 5-5\n', ["8: claimed leader 3, is 4"]),
        ("3: 5-5\n", ["8: illegal 5-5: action.not_your_turn, legal {6-6}"]),
        ("4: 5-6\n", ["8: illegal 5-6: action.must_lead, legal {6-6}"]),
    ],
)
def test_what_lies_nowhere_else_is_held_by_whoever_has_unseen_tiles(tail: str, findings: list[str]) -> None:
    """All 28 tiles are dealt, and 6-6 is in none of three hands: seat 4 holds it, leads, and leads with it."""
    hands = ["0-0 0-1 0-2 0-3 0-4 0-5 1-1", "1-2 1-3 1-4 1-5 2-2 2-3 2-4", "2-5 3-3 3-4 3-5 4-4 4-5 5-5"]
    head = '[Game "middle-eastern"]\n[Players "4"]\n[Option "teams=none"]\n[Hand "1"]\n'
    tiles = "".join(f'[Tiles{seat} "{held}"]\n' for seat, held in enumerate(hands, 1))
    assert lines(head + tiles + tail) == findings


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        # Seat 3 leads with its other tile, a double above [3|3].
        ("!3: 0-0\n", []),
        ("? 0-0\n", ["9: claimed legal {0-0}, is unknown"]),
        ("3: 0-0\n", ["9: illegal 0-0: action.must_lead, legal {4-4 5-5 6-6}"]),
        ("3: 4-4\n", ["9: illegal 4-4: action.unknown_tiles, legal {4-4 5-5 6-6}"]),
    ],
)
def test_a_leader_must_hold_what_made_it_lead(tail: str, findings: list[str]) -> None:
    head = '[Game "fives"]\n[Players "3"]\n[Option "hand_size=2"]\n[Hand "1"]\n[Tiles1 "2-2 0-1"]\n[Tiles2 "3-3 0-2"]\n'
    assert lines(f'{head}[Tiles3 "0-0"]\n[Leader "3"]\n{tail}') == findings


def test_somebody_who_can_hold_no_tile_that_decides_does_not_lead() -> None:
    """Seat 1 sees its own hand, without 6-6: one of the others leads."""
    head = '[Game "middle-eastern"]\n[Players "4"]\n[For "1"]\n[Hand "1"]\n[Tiles1 "0-0 0-1 0-2 0-3 0-4 0-5 1-1"]\n'
    assert lines(head + '[Leader "1"]\n') == ["6: claimed leader 1, is 2 or 3 or 4"]
    assert lines(head + "3: 6-6\n") == []


TRAIN = '[Game "mexican-train"]\n[Players "2"]\n[Option "set.max_pip=6"]\n[Option "hand_size={}"]\n'.format
FORBIDDEN = '[Option "train.first_turn_double=forbidden_end"]\n'


@pytest.mark.parametrize("audience", ["2", "spectator"])
def test_an_unseen_tile_may_follow_a_double(audience: str) -> None:
    """Seat 1 lays 5-5 in its first turn, which may not end there, for it goes on with a tile that nobody has seen."""
    own = '[Tiles2 "6-1 1-1 2-3 3-4 4-4"]\n' if audience == "2" else ""
    head = f'{TRAIN(5)}{FORBIDDEN}[For "{audience}"]\n[Hand "1"]\n{own}[Leader "1"]\n'
    actions = ("start", "5-6@1", "5-5@1", "3-5@1", "done")
    assert lines(head + "".join(f"1: {action}\n" for action in actions)) == []


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        ("!1: 5-5@1\n", ["12: claimed refused, is unknown"]),
        ("? 5-5@1 done\n", ["12: claimed legal {5-5@1 done}, is unknown"]),
        ("1: 5-5@1\n", ["12: illegal 5-5@1: action.unknown_tiles, legal {5-5@1 done}"]),
    ],
)
def test_it_is_not_known_whether_a_double_may_be_laid(tail: str, findings: list[str]) -> None:
    """Two tiles of seat 1 are not listed; with a 5 among them 5-5 may be laid, without one it may not."""
    tiles = '[Tiles1 "6-6 5-6 5-5"]\n[Tiles2 "6-1 1-1 2-3 3-4 0-0"]\n[Leader "1"]\n1: start\n1: 5-6@1\n'
    assert lines(f'{TRAIN(5)}{FORBIDDEN}[Hand "1"]\n{tiles}{tail}') == findings


@pytest.mark.parametrize("audience", ["", '[For "2"]\n'])
@pytest.mark.parametrize(
    ("tail", "claim"),
    [
        ("1: start\n", None),
        ("1: draw\n", None),
        ("!2: start\n!2: draw\n!1: pass\n", None),
        ("!1: start\n", "refused"),
        ("!1: draw\n", "refused"),
        ("? draw\n", "legal {draw}"),
        ("? start\n", "legal {start}"),
        ("1: draw\n!1: start\n", "refused"),
        ("1: draw\n!2: draw\n", "refused"),
        ("1: draw\n? draw\n", "legal {draw}"),
    ],
)
def test_nobody_has_seen_where_the_engine_is(audience: str, tail: str, claim: str | None) -> None:
    """6-6 is listed nowhere: seat 1 may hold it and start, or all draw for it, and the first draw may have found it."""
    own = "" if audience else '[Tiles1 "5-6"]\n'
    text = f'{TRAIN(4)}{audience}[Hand "1"]\n{own}[Tiles2 "1-1 1-2 1-3 1-4"]\n{tail}'
    last = text.count("\n")
    assert lines(text) == ([] if claim is None else [f"{last}: claimed {claim}, is unknown"])


def test_in_rounds_of_draws_the_search_goes_on_to_the_end_of_the_round() -> None:
    """Whoever drew the engine waits: in the middle of a round seat 2 draws in any case, after it nobody knows."""
    head = (
        TRAIN(4) + '[Option "engine.find=held_else_draw_rounds"]\n[For "2"]\n[Hand "1"]\n[Tiles2 "1-1 1-2 1-3 1-4"]\n'
    )
    assert lines(head + "1: draw\n!1: start\n? draw\n2: draw 0-0\n") == []
    assert lines(head + "1: draw\n2: draw 0-0\n!2: start\n") == []
    assert lines(head + "1: draw\n2: draw 0-0\n? draw\n") == ["11: claimed legal {draw}, is unknown"]


def test_who_is_to_find_the_engine_leads() -> None:
    """The tag names the seat that will place the engine, though the record ends in the search."""
    head = TRAIN(4).replace('"2"', '"3"') + '[For "2"]\n[Hand "1"]\n[Tiles2 "0-6 0-5 0-4 0-3"]\n[Leader "3"]\n'
    assert lines(head + "1: draw\n2: draw 1-1\n") == []
    assert lines(head + "1: draw\n2: draw 1-1\n3: draw\n3: start\n") == []
    assert lines(head + "1: draw\n2: draw 1-1\n2: start\n") == ["8: claimed leader 3, is 2"]


@pytest.mark.parametrize(
    ("tail", "findings"),
    [
        # Seat 1 has nothing that fits 6 and 6: with a pass of seat 2 the hand would have been blocked by 6-6.
        ("1: 6-6\n2: pass\n", ["10: illegal pass: action.hand_over, legal {}"]),
        ("1: 6-6\n!2: 0-0\n2: 6-5@E\n1: pass\n2: 1-5@E\n1: 0-1@E\n", []),
        # 1-6 leaves seat 1 a way on after the pass.
        ("1: 0-1\n2: pass\n1: pass\n", ["10: illegal pass: action.hand_over, legal {}"]),
    ],
)
def test_a_pass_of_unseen_tiles_is_no_block(tail: str, findings: list[str]) -> None:
    """Block: no passes are written for a block (records.md 12)."""
    head = '[Game "block"]\n[Players "2"]\n[Option "hand_size=3"]\n[Option "lead.first_hand=lot"]\n[For "1"]\n'
    assert lines(head + '[Hand "1"]\n[Tiles1 "6-6 0-1 2-2"]\n[Leader "1"]\n' + tail) == findings


@pytest.mark.parametrize(
    ("claim", "is_known"),
    [("!2: pass\n", True), ("!1: 5-4\n", True), ("!2: 5-4\n", False), ("!1: draw\n", True), ("!1: 0-0@W\n", True)],
)
def test_what_is_refused_whoever_leads(claim: str, is_known: bool) -> None:
    """The lot decides in Muggins, and nothing says how it fell: only what no leader may do is refused for certain."""
    head = '[Game "muggins"]\n[Players "2"]\n[Option "hand_size=2"]\n[Hand "1"]\n'
    tiles = '[Tiles1 "6-4 1-1"]\n[Tiles2 "4-5 2-2"]\n'
    assert lines(head + tiles + claim) == ([] if is_known else ["7: claimed refused, is unknown"])


def test_who_acts_first_without_being_able_to_lead() -> None:
    """Seat 1 sees that it does not hold 6-6, and leads nevertheless."""
    head = '[Game "middle-eastern"]\n[Players "4"]\n[For "1"]\n[Hand "1"]\n[Tiles1 "0-0 0-1 0-2 0-3 0-4 0-5 1-1"]\n'
    assert lines(head + "1: 1-1\n") == ["6: illegal 1-1: action.not_your_turn, legal {}"]


def test_an_engine_that_nobody_drew_is_held_by_whoever_has_unseen_tiles() -> None:
    """28 less 2 x 13 leave two tiles, both drawn and named; seat 1 lists its hand, and 6-6 is in that of seat 2."""
    hand = "0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-1 1-2 1-3 1-4 1-5 1-6"
    head = f'{TRAIN(13)}[For "1"]\n[Hand "1"]\n[Tiles1 "{hand}"]\n'
    # Who starts has just drawn the engine, so that it was no other tile.
    assert lines(head + "1: draw 2-2\n2: draw\n1: start\n") == [
        "8: illegal draw 2-2: action.other_tile_next, legal {draw}"
    ]
    assert lines(head + "1: draw 2-2\n2: draw\n!1: start\n2: start\n") == []
    text = f'{TRAIN(13)}[Hand "1"]\n[Tiles1 "{hand}"]\n[Stock "2-2 3-3"]\n1: draw\n2: draw\n'
    assert lines(text + "!1: start\n2: start\n") == []


def test_what_is_refused_whoever_of_some_leads() -> None:
    """Seat 1 holds no 6-6: one of the others leads, and seat 1 does nothing."""
    head = '[Game "middle-eastern"]\n[Players "4"]\n[For "1"]\n[Hand "1"]\n[Tiles1 "0-0 0-1 0-2 0-3 0-4 0-5 1-1"]\n'
    assert lines(head + "!1: 0-0\n!1: pass\n!2: 6-5\n") == []
    assert lines(head + "!2: 6-6\n") == ["6: claimed refused, is unknown"]
