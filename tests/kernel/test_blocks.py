"""When a hand ends: somebody is out, or nobody can place and nothing can be drawn. Blocks are computed at once."""

from __future__ import annotations

import pytest
from tests.scenes import hand_is_over, legal, play, table

import doublesix as ds


def termination(match: ds.Match) -> ds.Termination | None:
    """How the hand ended."""
    return None if match.hand_outcome is None else match.hand_outcome.termination


def test_a_placement_blocks() -> None:
    """After 5-6 nobody holds a five or a six, and nobody draws: nobody has to pass first."""
    match = table("block", ["5-6 0-0", "0-1 0-2"], {"lead.first_hand": "lot"}, leader=1)
    events = play(match, "5-6")
    assert [type(event) for event in events] == [ds.TilePlaced, ds.HandEnded]
    assert termination(match) is ds.Termination.BLOCKED


def test_one_tile_that_fits_keeps_the_hand_going() -> None:
    """The leader's own next tile fits: the other passes, and then it is placed."""
    match = table("block", ["5-6 0-6 3-3", "0-1 1-2 2-2"], {"lead.first_hand": "lot"}, leader=1)
    play(match, "5-6")
    assert (termination(match), legal(match)) == (None, {"pass"})
    play(match, "pass")
    assert legal(match) == {"0-6@E"}
    play(match, "0-6@E")
    assert legal(match) == {"0-1@E"}


def test_a_stock_that_is_drawn_before_the_lead_blocks_nothing() -> None:
    """Who may draw at will takes the only tile of the stock first, and leads with it."""
    options = {"set.max_pip": 2, "lead.first_hand": "lot", "boneyard.draw": "optional", "boneyard.reserve": 1}
    match = table("draw", ["0-1 1-2", "0-0 2-2"], options, stock="1-1 0-2", leader=1)
    play(match, "draw")
    assert (termination(match), match.to_move, legal(match)) == (None, 1, {"1-1"})


# Double-three has ten tiles: four dealt, six in the stock, and five of those are never drawn.
ONE_DRAW_LEFT = {"set.max_pip": 3, "boneyard.reserve": 5}


def test_a_draw_blocks() -> None:
    """0-0 lies, nobody holds a blank, and the one tile that may be drawn has none either: over with the draw."""
    match = table("muggins", ["0-0 1-2", "1-1 2-2"], ONE_DRAW_LEFT, stock="3-3 0-1 0-2 0-3 1-3 2-3", leader=1)
    play(match, "0-0")
    assert legal(match) == {"draw"}
    events = play(match, "draw")
    assert [type(event) for event in events] == [ds.TileDrawn, ds.HandEnded]
    assert termination(match) is ds.Termination.BLOCKED


def test_a_draw_does_not_block_where_another_seat_can_place() -> None:
    """As before, but seat 1 holds a blank: seat 2 passes, and the hand goes on."""
    match = table("muggins", ["0-0 0-2", "1-1 2-2"], ONE_DRAW_LEFT, stock="3-3 0-1 1-2 0-3 1-3 2-3", leader=1)
    play(match, "0-0,draw")
    assert (termination(match), legal(match)) == (None, {"pass"})


def test_a_drawn_tile_that_fits_is_no_block() -> None:
    """The last tile that may be drawn has a blank, and is placed."""
    match = table("muggins", ["0-0 1-2", "1-1 2-2"], ONE_DRAW_LEFT, stock="0-3 0-1 0-2 3-3 1-3 2-3", leader=1)
    play(match, "0-0,draw")
    assert (termination(match), legal(match)) == (None, {"0-3@W", "0-3@E"})


def test_a_stock_that_may_be_drawn_keeps_the_hand_going() -> None:
    """No block while a tile may be drawn, even where it cannot help."""
    options = {"set.max_pip": 3, "boneyard.reserve": 4}
    match = table("muggins", ["0-0 1-2", "1-1 2-2"], options, stock="3-3 1-3 0-2 0-3 0-1 2-3", leader=1)
    play(match, "0-0,draw")
    assert (termination(match), legal(match)) == (None, {"draw"})
    play(match, "draw")
    assert termination(match) is ds.Termination.BLOCKED


def test_one_draw_each_until_the_stock_is_gone() -> None:
    """With one draw a turn the hand goes on from seat to seat, and ends with the draw that takes the last tile."""
    options = {"set.max_pip": 3, "boneyard.reserve": 4, "boneyard.count": "one"}
    match = table("muggins", ["0-0 1-2", "1-1 2-2"], options, stock="3-3 1-3 0-2 0-3 0-1 2-3", leader=1)
    play(match, "0-0,draw")
    assert legal(match) == {"pass"}
    play(match, "pass")
    assert (match.to_move, legal(match)) == (1, {"draw"})
    play(match, "draw")
    assert termination(match) is ds.Termination.BLOCKED


@pytest.mark.parametrize("game", ["muggins", "fives", "draw", "persian-fives"])
def test_going_out_comes_before_a_block(game: str) -> None:
    """The last tile ends the hand as domino, whether or not anybody else could have gone on."""
    match = table(game, ["5-6", "0-0"], {"lead.first_hand": "lot", "boneyard.draw": "never"}, leader=1)
    play(match, "5-6")
    assert termination(match) is ds.Termination.DOMINO
    assert match.hand_outcome is not None
    assert match.hand_outcome.winners == (1,)


def test_out_against_a_lone_double_blank() -> None:
    """Whoever goes out wins, even against a hand of no pips at all, and takes nothing."""
    match = table("persian-draw", ["5-6", "0-0"], {"boneyard.reserve": 0}, leader=1)
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert (match.hand_outcome.winners, match.hand_outcome.settled) == ((1,), (0, 0))


def test_the_last_tile_may_be_a_drawn_one() -> None:
    """A seat with nothing but what it has just drawn goes out with it."""
    match = table("muggins", ["5-6 5-5", "0-0 1-1"], {"hand_size": 2}, stock="1-6 0-5", leader=1)
    play(match, "5-6,draw")
    assert legal(match) == {"1-6@E"}
    play(match, "1-6@E,5-5@W")
    assert termination(match) is ds.Termination.DOMINO


def test_passes_go_round() -> None:
    """Stuck seats pass one after another, in the order of turns, until somebody can place again."""
    hands = ["5-6 0-6 3-3", "0-1 1-2 2-2", "1-1 0-2 2-3"]
    for direction, others in (("cw", (2, 3)), ("ccw", (3, 2))):
        options = {"direction": direction, "lead.first_hand": "lot"}
        match = table("block", hands, options, leader=1)
        play(match, "5-6")
        for seat in others:
            assert (match.to_move, legal(match)) == (seat, {"pass"})
            assert match.apply(ds.Pass()) == (ds.Passed(seat),)
        assert (match.to_move, legal(match)) == (1, {"0-6@E"})


# Tiles that nobody has seen, as records of one seat have them.


def test_unseen_tiles_keep_a_hand_from_being_blocked() -> None:
    """Seat 2 might hold a tile that fits: no block, and no going out with the last tile that is known."""
    match = table("block", ["5-6 0-0", ""], {"lead.first_hand": "lot"}, leader=1)
    play(match, "5-6")
    assert (hand_is_over(match), match.view(None).tiles_held) == (False, (1, 2))
    assert legal(match) == {"pass"}
    match.reveal(2, ds.Tile(0, 5))
    assert legal(match) == {"0-5@W"}
    play(match, "0-5@W")
    assert match.view(None).tiles_held == (1, 1)
    assert not hand_is_over(match)


def test_an_unseen_drawn_tile() -> None:
    """What was drawn unseen is held unseen, and becomes known when it is placed."""
    match = table("draw", ["6-6 1-1", "2-2 3-3"], stock="")
    play(match, "6-6")
    assert match.apply(ds.Draw()) == (ds.TileDrawn(2, None),)
    assert match.view(None).tiles_held == (1, 3)
    assert legal(match) == {"draw"}
    match.reveal(2, ds.Tile(0, 6))
    assert legal(match) == {"0-6@W", "0-6@E"}
