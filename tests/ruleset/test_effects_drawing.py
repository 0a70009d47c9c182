"""Options of the stock and of the dead line."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.ruleset.effects import shows
from tests.scenes import hand_is_over, legal, play, table

import doublesix as ds


def plain(hands: list[str], stock: str, draw: str, options: Mapping[str, object] | None = None) -> ds.Match:
    """Persian Draw without its reserve, with a draw rule."""
    given = {"boneyard.draw": draw, "boneyard.reserve": 0, **(options or {})}
    return table("persian-draw", hands, given, stock=stock, leader=1)


@shows("boneyard.draw", "never", "when_stuck", "optional")
@pytest.mark.parametrize(
    ("draw", "able", "stuck"),
    [
        ("never", {"5-5@W"}, {"pass"}),
        ("when_stuck", {"5-5@W"}, {"draw"}),
        ("optional", {"5-5@W", "draw"}, {"draw"}),
    ],
)
def test_boneyard_draw(draw: str, able: set[str], stuck: set[str]) -> None:
    """After 5-6 a seat with 5-5 is able, one with 1-1 and 2-2 is stuck."""
    match = plain(["5-6 6-6", "5-5 1-1"], "0-0", draw)
    play(match, "5-6")
    assert legal(match) == able
    match = plain(["5-6 6-6", "1-1 2-2"], "0-0", draw)
    play(match, "5-6")
    assert legal(match) == stuck


@shows("boneyard.count", "until_playable", "one")
@pytest.mark.parametrize(("count", "then"), [("until_playable", {"draw"}), ("one", {"pass"})])
def test_boneyard_count(count: str, then: set[str]) -> None:
    """The first tile that was drawn does not fit: draw on, or pass with a stock of many tiles."""
    match = plain(["5-6 6-6", "1-1 2-2"], "0-0 5-5", "when_stuck", {"boneyard.count": count})
    play(match, "5-6,draw")
    assert (match.to_move, legal(match)) == (2, then)


def test_one_draw_is_allowed_in_every_turn() -> None:
    """The count of draws begins anew with the turn, and a tile that fits is placed."""
    match = plain(["5-6 6-6", "1-1 2-2"], "0-0 5-5", "when_stuck", {"boneyard.count": "one"})
    play(match, "5-6,draw,pass,6-6@E")
    # Seat 1 went out with its second tile, so the second seat needs another one.
    assert match.hand_outcome is not None
    match = plain(["5-6 6-6 0-6", "1-1 2-2 3-3"], "0-0 5-5", "when_stuck", {"boneyard.count": "one"})
    play(match, "5-6,draw,pass,6-6@E")
    assert (match.to_move, legal(match)) == (2, {"draw"})
    play(match, "draw")
    assert legal(match) == {"5-5@W"}


@shows("boneyard.reserve", "number")
@pytest.mark.parametrize(("reserve", "stuck"), [(0, {"draw"}), (23, {"draw"}), (24, {"pass"})])
def test_boneyard_reserve(reserve: int, stuck: set[str]) -> None:
    """24 tiles lie in the stock: all of them, one of them or none may be drawn."""
    match = plain(["5-6 6-6", "1-1 2-2"], "0-0", "when_stuck", {"boneyard.reserve": reserve})
    play(match, "5-6")
    assert legal(match) == stuck


@shows("boneyard.drawn_tile", "must_play_now", "free")
@pytest.mark.parametrize(("drawn_tile", "then"), [("must_play_now", {"6-6@E"}), ("free", {"5-5@W", "6-6@E", "draw"})])
def test_boneyard_drawn_tile(drawn_tile: str, then: set[str]) -> None:
    """A seat that could place 5-5 draws 6-6, which fits too: it must be that one, or any, or another draw."""
    match = plain(["5-6 4-4", "5-5 1-1"], "6-6 0-0", "optional", {"boneyard.drawn_tile": drawn_tile})
    play(match, "5-6,draw")
    assert legal(match) == then


def test_drawn_tile_before_the_lead() -> None:
    """Before the lead every tile fits, so a tile drawn then must be the one led where drawn tiles must be placed."""
    match = plain(["5-6 4-4", "5-5 1-1"], "6-6 0-0", "optional", {"boneyard.drawn_tile": "must_play_now"})
    play(match, "draw")
    assert legal(match) == {"6-6"}


# Ten tiles that use up every blank and end with a blank on both sides; each seat keeps one tile.
DEAD_HANDS = ["0-2 0-1 0-3 0-4 5-6 1-1", "1-2 0-0 3-4 0-5 0-6 6-6"]
DEAD_MOVES = "0-2,1-2@E,0-1@E,0-0@W,0-3@W,3-4@W,0-4@W,0-5@W,5-6@W,0-6@W"


@shows("dead_line", "play_on", "immediate_block")
@pytest.mark.parametrize("draw", ["when_stuck", "optional"])
def test_dead_line(draw: str) -> None:
    """Both ends show a blank and all seven blanks lie: the next seat draws in vain, or the hand is blocked."""
    on = plain(DEAD_HANDS, "1-3 1-4", draw)
    play(on, DEAD_MOVES)
    assert ([end.pip for end in on.ends], on.hand_outcome, legal(on)) == ([0, 0], None, {"draw"})
    stopped = plain(DEAD_HANDS, "1-3 1-4", draw, {"dead_line": "immediate_block"})
    play(stopped, DEAD_MOVES)
    assert stopped.hand_outcome is not None
    assert stopped.hand_outcome.termination is ds.Termination.BLOCKED
    # Two pips against twelve: seat 1 wins 12 - 2.
    assert (stopped.hand_outcome.winners, stopped.scores) == ((1,), (10, 0))


def test_dead_line_needs_both_ends() -> None:
    """One tile earlier an end shows a six, which nobody has used up: no block."""
    match = plain(DEAD_HANDS, "1-3 1-4", "when_stuck", {"dead_line": "immediate_block"})
    play(match, DEAD_MOVES.rpartition(",")[0])
    assert (match.hand_outcome, legal(match)) == (None, {"0-6@E", "0-6@W", "6-6@W"})


def test_dead_line_is_drawn_down_to_the_reserve() -> None:
    """Playing on, the stuck seats draw the stock down to the reserve, and that blocks the hand."""
    match = plain(DEAD_HANDS, "", "when_stuck", {"boneyard.reserve": 14})
    play(match, DEAD_MOVES)
    assert match.view(None).stock_left == 16
    whole = ds.Deal(DEAD_HANDS, "1-3 1-4 1-5 1-6 2-2", 1)
    match = ds.Match(match.rules, deal=whole)
    play(match, DEAD_MOVES)
    play(match, "draw")
    assert not hand_is_over(match)
    play(match, "draw")
    assert match.hand_outcome is not None
    assert match.hand_outcome.termination is ds.Termination.BLOCKED
    # Seat 1 drew 1-3 and 1-4: 2 + 4 + 5 = 11 pips against twelve.
    assert (match.hand_outcome.winners, match.scores) == ((1,), (1, 0))
