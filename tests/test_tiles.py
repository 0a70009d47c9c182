"""Tiles and sets."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import doublesix as ds
from doublesix.tiles import LARGEST_PIP, parse_tiles


@pytest.mark.parametrize(
    ("n", "tiles", "pips"),
    [(1, 3, 3), (2, 6, 12), (6, 28, 168), (9, 55, 495), (12, 91, 1092), (15, 136, 2040), (18, 190, 3420)],
)
def test_sets(n: int, tiles: int, pips: int) -> None:
    """Double-N has (N+1)(N+2)/2 tiles and N(N+1)(N+2)/2 pips; every number stands on N+1 tiles and N+2 halves."""
    tile_set = ds.TileSet(n)
    every = list(tile_set)
    assert len(tile_set) == len(every) == len(set(every)) == tiles
    assert tile_set.pips == sum(tile.pips for tile in every) == pips
    for pip in range(n + 1):
        assert sum(pip in tile for tile in every) == n + 1
        assert sum((tile.low == pip) + (tile.high == pip) for tile in every) == n + 2
    assert ds.Tile(n, n) in tile_set
    assert ds.Tile(n, min(n + 1, LARGEST_PIP)) not in tile_set or n == LARGEST_PIP
    assert "5-6" not in tile_set


def test_order() -> None:
    """Triangular order: a tile has the same index in every set that holds it."""
    assert [str(tile) for tile in ds.TileSet(2)] == ["0-0", "0-1", "1-1", "0-2", "1-2", "2-2"]
    for index, tile in enumerate(ds.TileSet(18)):
        assert (tile.index, ds.Tile.from_index(index)) == (index, tile)


def test_halves() -> None:
    """The lower half comes first however a tile is named; a half is joined and the other stays open."""
    tile = ds.Tile(6, 5)
    assert (tile, tile.low, tile.high, tile.pips, tile.is_double) == (ds.Tile(5, 6), 5, 6, 11, False)
    assert (tile.other(5), tile.other(6), ds.Tile(3, 3).other(3)) == (6, 5, 3)
    assert (5 in tile, 4 in tile, ds.Tile(3, 3).is_double) == (True, False, True)
    with pytest.raises(ValueError, match="5-6 has no half that shows 4"):
        tile.other(4)
    for low, high in ((-1, 0), (0, 19), (19, 19)):
        with pytest.raises(ValueError, match="shows 0 to 18 pips"):
            ds.Tile(low, high)
    wrong: list[Any] = [1.5, "1", None, True]
    for half in wrong:
        with pytest.raises(TypeError, match="the halves of a tile are whole numbers, not"):
            ds.Tile(half, 2)


@pytest.mark.parametrize(
    ("text", "tile"), [("5-6", (5, 6)), ("6-5", (5, 6)), (" 0-0 ", (0, 0)), ("12-3", (3, 12)), ("05-6", (5, 6))]
)
def test_reading(text: str, tile: tuple[int, int]) -> None:
    """Either half first; what is written is read again."""
    assert ds.Tile.parse(text) == ds.Tile(*tile)
    assert ds.Tile.parse(str(ds.Tile(*tile))) == ds.Tile(*tile)
    assert eval(repr(ds.Tile(*tile)), {"Tile": ds.Tile}) == ds.Tile(*tile)
    assert pickle.loads(pickle.dumps(ds.Tile(*tile))) == ds.Tile(*tile)


def test_unreadable() -> None:
    """One error with one code, for texts, other digits and things that are no text; it echoes the input, shortened."""
    things: list[Any] = ["", "5", "5-", "-5", "5–6", "5-6-7", "19-0", "0-100", "a-b", "٥-٦", "5 -6", "x" * 1000]
    things += [None, 5, 10**5000, 5.6, b"5-6", [], [5, 6], ds.Tile(5, 6)]
    for thing in things:
        with pytest.raises(ds.ParseError) as unread:
            ds.Tile.parse(thing)
        assert unread.value.code == "parse.tile"
        assert len(str(unread.value)) < 160


def test_masks() -> None:
    """A set of tiles is the mask of their indices."""
    tiles = (ds.Tile(0, 0), ds.Tile(1, 1), ds.Tile(18, 18))
    assert ds.TileSet.mask(tiles) == 1 | 1 << 2 | 1 << 189
    assert ds.TileSet.from_mask(ds.TileSet.mask(tiles)) == tiles
    assert (ds.TileSet.mask([]), ds.TileSet.from_mask(0)) == (0, ())


def test_several_at_once() -> None:
    """Tiles from one text, or from tiles and texts."""
    assert parse_tiles("5-5 5-1") == parse_tiles(["5-5", ds.Tile(1, 5)]) == (ds.Tile(5, 5), ds.Tile(1, 5))
    assert parse_tiles("") == parse_tiles([]) == ()
