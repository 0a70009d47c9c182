"""Options of who leads, and with what."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.ruleset.effects import shows
from tests.scenes import legal, play, table

import doublesix as ds

# The doubles that are held: 4-4 by seat 1, 5-5 by seat 2. 0-6 is seat 3's.
THREE = ["4-4 5-6 0-1", "5-5 0-2 0-3", "0-6 1-2 1-3"]
# No doubles. The heaviest tiles weigh nine: 3-6 is seat 3's, 4-5 is seat 1's.
NO_DOUBLES = ["4-5 0-1", "0-2 0-3", "3-6 1-2"]
LATER = {"hand_size": 2, "boneyard.draw": "never", "play_score": "none", "block.winner": "lowest_hand"}


def leaders(rules: ds.RuleSet, deal: ds.Deal) -> set[int]:
    """The seats that may lead this deal: those whose claim to lead is not refused."""
    found = set()
    for seat in range(1, rules.players + 1):
        try:
            ds.Match(rules, deal=ds.Deal(deal.tiles, deal.stock, seat))
        except ds.DealError:
            continue
        found.add(seat)
    return found


@shows("lead.first_hand", "lot", "highest_double", "holder:a-b")
@pytest.mark.parametrize(
    ("first_hand", "lead"),
    [("lot", {1, 2, 3}), ("highest_double", {2}), ("holder:0-6", {3}), ("holder:6-5", {1}), ("holder:1-3", {3})],
)
def test_first_hand(first_hand: str, lead: set[int]) -> None:
    """The lot may fall on anybody; 5-5 is the highest double that is held; a named tile decides for its holder."""
    rules = ds.rules("muggins", 3, {"hand_size": 3, "lead.first_hand": first_hand})
    assert leaders(rules, ds.Deal(THREE)) == lead


@shows("lead.fallback", "heaviest_tile", "lot")
@pytest.mark.parametrize("first_hand", ["highest_double", "holder:6-6"])
@pytest.mark.parametrize(("fallback", "lead"), [("heaviest_tile", {3}), ("lot", {1, 2, 3})])
def test_fallback(first_hand: str, fallback: str, lead: set[int]) -> None:
    """Nobody holds a double: the holder of the heaviest tile leads, or a lot is drawn among all."""
    options = {"hand_size": 2, "lead.first_hand": first_hand, "lead.fallback": fallback}
    assert leaders(ds.rules("muggins", 3, options), ds.Deal(NO_DOUBLES)) == lead


@shows("lead.heaviest_tiebreak", "high_half", "lot")
@pytest.mark.parametrize(
    ("tiebreak", "lead", "led"), [("high_half", {3}, {3: {"3-6"}}), ("lot", {1, 3}, {1: {"4-5"}, 3: {"3-6"}})]
)
def test_heaviest_tiebreak(tiebreak: str, lead: set[int], led: dict[int, set[str]]) -> None:
    """3-6 and 4-5 weigh the same: the higher half decides, or a lot between their holders, who lead that tile."""
    options = {
        "hand_size": 2,
        "lead.first_hand": "highest_double",
        "lead.first_tile": "deciding",
        "lead.heaviest_tiebreak": tiebreak,
    }
    rules = ds.rules("muggins", 3, options)
    assert leaders(rules, ds.Deal(NO_DOUBLES)) == lead
    for seat, tiles in led.items():
        assert legal(ds.Match(rules, deal=ds.Deal(NO_DOUBLES, leader=seat))) == tiles


@shows("lead.first_tile", "any", "deciding")
@pytest.mark.parametrize(("first_tile", "led"), [("any", {"5-5", "0-2", "0-3"}), ("deciding", {"5-5"})])
def test_first_tile(first_tile: str, led: set[str]) -> None:
    """The seat that leads for its 5-5 may lead anything, or only 5-5."""
    match = table("muggins", THREE, {"lead.first_hand": "highest_double", "lead.first_tile": first_tile})
    assert (match.to_move, legal(match)) == (2, led)


SECOND = ["6-6 0-1", "4-5 0-2", "3-3 1-2"]


def after_going_out(options: Mapping[str, object]) -> ds.Match:
    """A finished hand: seat 2 led it, seat 1 went out."""
    rules = ds.rules("muggins", 3, {**LATER, **options})
    match = ds.Match(rules, deal=ds.Deal(["2-3 3-6", "0-1 4-4", "1-2 5-5"], leader=2))
    play(match, "0-1,1-2@E,2-3@E,pass,pass,3-6@E")
    assert match.hand_outcome is not None
    assert (match.hand_outcome.termination, match.hand_outcome.winners) == (ds.Termination.DOMINO, (1,))
    return match


def after_a_block(options: Mapping[str, object]) -> ds.Match:
    """A finished hand: seat 1 led 5-6, which blocked it, and seat 2 kept the fewest pips."""
    rules = ds.rules("muggins", 3, {**LATER, **options})
    match = ds.Match(rules, deal=ds.Deal(["5-6 4-4", "0-0 0-1", "3-4 0-4"], leader=1))
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert (match.hand_outcome.termination, match.hand_outcome.winners) == (ds.Termination.BLOCKED, (2,))
    return match


def next_leaders(finished: ds.Match, second: list[str]) -> set[int]:
    """The seats that may lead the hand after this one."""
    found = set()
    for seat in range(1, finished.rules.players + 1):
        match = finished.copy()
        try:
            match.next_hand(ds.Deal(second, leader=seat))
        except ds.DealError:
            continue
        assert match.to_move == seat
        found.add(seat)
    return found


@shows("lead.later_hands", "out_player", "winner", "left_of_prev_leader", "right_of_prev_leader")
@shows("lead.later_hands", "same_rule", "lot", "holder:a-b")
@pytest.mark.parametrize(
    ("later_hands", "out", "blocked"),
    [
        ("out_player", {1}, {1, 2, 3}),
        ("winner", {1}, {2}),
        ("left_of_prev_leader", {3}, {2}),
        ("right_of_prev_leader", {1}, {3}),
        ("holder:4-5", {2}, {2}),
        ("holder:1-2", {3}, {3}),
        ("lot", {1, 2, 3}, {1, 2, 3}),
        ("same_rule", {1, 2, 3}, {1, 2, 3}),
    ],
)
@pytest.mark.parametrize("direction", ["cw", "ccw"])
def test_later_hands(later_hands: str, out: set[int], blocked: set[int], direction: str) -> None:
    """Who leads after seat 2 led and seat 1 went out, and after seat 1 led and seat 2 won the block.

    Left and right are sides of the table: they do not turn with the order of play.
    """
    options = {"lead.later_hands": later_hands, "lead.after_block": "same_as_later"}
    if direction == "cw":
        assert next_leaders(after_going_out(options), SECOND) == out
    assert next_leaders(after_a_block({**options, "direction": direction}), SECOND) == blocked


def test_same_rule_is_the_rule_of_the_first_hand() -> None:
    """With the highest double deciding every hand, 6-6 of seat 1 leads the second one too."""
    rules = ds.rules("block", 3, {"hand_size": 2})
    match = ds.Match(rules, deal=ds.Deal(["2-2 3-3", "5-5 4-4", "1-2 0-0"]))
    assert match.to_move == 2
    play(match, "5-5")
    assert match.hand_outcome is not None
    match.next_hand(ds.Deal(SECOND))
    assert (match.to_move, legal(match)) == (1, {"6-6"})


@shows("lead.later_tile", "any", "deciding")
@pytest.mark.parametrize(("later_tile", "led"), [("any", {"4-5", "0-2"}), ("deciding", {"4-5"})])
def test_later_tile(later_tile: str, led: set[str]) -> None:
    """In the second hand the holder of 4-5 leads: anything, or only 4-5."""
    match = after_going_out({"lead.later_hands": "holder:4-5", "lead.later_tile": later_tile})
    match.next_hand(ds.Deal(SECOND))
    assert (match.to_move, legal(match)) == (2, led)


@shows("lead.after_block", "lot", "same_as_later", "lowest_hand")
@pytest.mark.parametrize(("after_block", "lead"), [("lot", {1, 2, 3}), ("same_as_later", {3}), ("lowest_hand", {2})])
def test_after_block(after_block: str, lead: set[int]) -> None:
    """Seat 1 led the blocked hand and seat 2 kept the fewest pips; seat 3 sits to the right of seat 1."""
    options = {"lead.later_hands": "right_of_prev_leader", "lead.after_block": after_block}
    assert next_leaders(after_a_block(options), SECOND) == lead


def test_after_block_leaves_other_ends_alone() -> None:
    """A hand that somebody went out of is no block: the rule for later hands decides."""
    options = {"lead.later_hands": "left_of_prev_leader", "lead.after_block": "lowest_hand"}
    assert next_leaders(after_going_out(options), SECOND) == {3}


def test_lowest_hands_draw_lots_among_themselves() -> None:
    """Two seats kept the fewest pips of a block: one of them leads, never the third."""
    rules = ds.rules("muggins", 3, {"hand_size": 2, "boneyard.draw": "never", "lead.after_block": "lowest_hand"})
    match = ds.Match(rules, deal=ds.Deal(["5-6 4-4", "2-2 0-0", "1-1 0-2"], leader=1))
    play(match, "5-6")
    assert next_leaders(match, SECOND) == {2, 3}
