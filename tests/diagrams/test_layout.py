"""Where tiles lie in a picture: like on a table, none on top of another, touching halves equal."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import doublesix as ds
from doublesix.diagrams.layout import Layout, Piece, lay_out
from doublesix.view import Placement


def overlap(first: Piece, second: Piece) -> bool:
    """Whether two pieces share more than an edge."""
    a, b = first.box, second.box
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def squares(layout: Layout) -> list[tuple[int, int, int, int]]:
    """Every half as (piece, pip, x, y) of its middle."""
    return [
        (n, half.pip, half.middle.x, half.middle.y) for n, piece in enumerate(layout.pieces) for half in piece.halves
    ]


def check(layout: Layout) -> None:
    """What holds of every layout."""
    for first, second in combinations(layout.pieces, 2):
        assert not overlap(first, second), (first, second)
    for piece in layout.pieces:
        (_, a), (_, b) = piece.halves
        assert abs(a.x - b.x) + abs(a.y - b.y) == 2
    for (n, pip, x, y), (m, other, u, v) in combinations(squares(layout), 2):
        dx, dy = abs(x - u), abs(y - v)
        touch = (dx == 2 and dy < 2) or (dy == 2 and dx < 2)
        if touch and n != m:
            assert pip == other, (layout.pieces[n], layout.pieces[m])
    touching = {0}
    for n, piece in enumerate(layout.pieces[1:], 1):
        assert any(shares_edge(piece, layout.pieces[m]) for m in touching), f"{piece.tile} lies by itself"
        touching.add(n)


def shares_edge(first: Piece, second: Piece) -> bool:
    """Whether two pieces touch along some length."""
    a, b = first.box, second.box
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return (wide == 0 and high > 0) or (high == 0 and wide > 0)


@pytest.mark.parametrize("game", ["draw", "fives", "all-fives"])
@pytest.mark.parametrize("max_pip", [6, 9])
@given(seed=st.integers(0, 10**9))
def test_tiles_of_random_hands_lie_apart_and_join_equal_halves(game: str, max_pip: int, seed: int) -> None:
    """However a hand goes, no two tiles overlap, and wherever halves of two tiles touch they show the same number."""
    options = {"set.max_pip": max_pip} | ({"hand_size": 12} if max_pip == 9 else {})
    match = ds.Match(ds.rules(game, 2, options), seed=seed)
    chance = Random(seed)
    while match.to_move is not None:
        match.apply(chance.choice(match.legal_actions()))
    check(lay_out(match.view(None).layout, branches=match.rules["spinner"] != "none"))


def chain(tiles: str, end: str) -> list[Placement]:
    """Placements of a chain at one end."""
    return [Placement(1, ds.Tile.parse(text), end) for text in tiles.split()]


# The longest chains there can be: all the tiles of a set in one row, doubles in between.
LONGEST = "6-0 0-0 0-1 1-1 1-2 2-2 2-3 3-3 3-4 4-4 4-5 5-5 5-0 0-2 2-4 4-0 0-3 3-5 5-1 1-3 3-6 6-1 1-4 4-6 6-2 2-5 5-6"


@pytest.mark.parametrize("end", ["W", "E", "N", "S"])
def test_a_chain_of_the_whole_set_bends_within_its_quarter(end: str) -> None:
    """27 tiles on one side of the spinner: they still lie apart, and the picture stays a picture."""
    layout = lay_out([Placement(1, ds.Tile(6, 6), None), *chain(LONGEST, end)], branches=True)
    check(layout)
    boxes = [piece.box for piece in layout.pieces]
    assert max(box[2] for box in boxes) - min(box[0] for box in boxes) <= 80
    assert max(box[3] for box in boxes) - min(box[1] for box in boxes) <= 60


@pytest.mark.parametrize("cut", range(28))
def test_long_chains_on_both_sides(cut: int) -> None:
    """The whole set in a line with two ends, split anywhere, without and with arms."""
    east, west = LONGEST.split()[:cut], LONGEST.split()[cut:][::-1]
    joined = " ".join(west)
    placements = [Placement(1, ds.Tile(6, 6), None), *chain(" ".join(east), "E"), *chain(joined, "W")]
    for branches in (False, True):
        check(lay_out(placements, branches=branches))


def test_a_line_lies_as_a_hand_would_lay_it() -> None:
    """[1|4] lies flat with its low half west, [1|1] and [4|4] across; the ends are where the next tile goes."""
    placements = [Placement(1, ds.Tile(1, 4), None), *chain("1-1", "W"), *chain("4-4", "E")]
    layout = lay_out(placements, branches=False)
    opening, west, east = layout.pieces
    assert [piece.is_upright for piece in layout.pieces] == [False, True, True]
    assert [half.pip for half in opening.halves] == [1, 4]
    assert west.box[2] == opening.box[0]
    assert east.box[0] == opening.box[2]
    assert layout.ends["W"] == ((-4, 0), (-1, 0))
    assert layout.ends["E"] == ((4, 0), (1, 0))


def test_arms_grow_up_and_down_from_the_spinner() -> None:
    """N is up and S is down, whatever comes first."""
    placements = [Placement(1, ds.Tile(5, 5), None), *chain("5-4", "N"), *chain("5-6", "S")]
    layout = lay_out(placements, branches=True)
    spinner, north, south = layout.pieces
    assert spinner.is_framed
    assert north.box[3] == spinner.box[1]
    assert south.box[1] == spinner.box[3]
    assert [half.pip for half in north.halves] == [5, 4]


def test_a_bare_table_has_no_pieces() -> None:
    """Nothing lies there, and nothing fails."""
    assert lay_out([], branches=True).pieces == ()
