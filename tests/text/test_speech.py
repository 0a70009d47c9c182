"""Tiles, ends and actions in words."""

from __future__ import annotations

import unicodedata

import pytest

import doublesix as ds
from doublesix.text import Catalogue
from doublesix.text.bidi import without_marks
from doublesix.text.speech import action_text, end_name, end_place, spoken_tile, target_text


@pytest.mark.parametrize(
    ("lang", "plain", "double", "blank"),
    [
        ("ar", "ستة أربعة", "دوبل ستة", "دوبل صفر"),
        ("fa", "شش چهار", "جفت شش", "جفت صفر"),
        ("en", "six four", "double six", "double blank"),
    ],
)
def test_tiles_are_spoken_half_by_half_and_doubles_by_name(lang: str, plain: str, double: str, blank: str) -> None:
    """The glossary gives these names."""
    spoken = [without_marks(spoken_tile(Catalogue(lang), ds.Tile(*halves))) for halves in ((4, 6), (6, 6), (0, 0))]
    assert spoken == [plain, double, blank]


@pytest.mark.parametrize("lang", ["ar", "fa"])
def test_a_tile_on_its_own_reads_from_right_to_left(lang: str) -> None:
    """An isolate takes its direction from its first strong letter outside the isolates in it (UAX #9, P2)."""
    spoken = spoken_tile(Catalogue(lang), ds.Tile(0, 5))
    depth, strong = 0, []
    for mark in spoken:
        depth += (mark in "\u2066\u2067\u2068") - (mark == "\u2069")
        if depth == 0 and unicodedata.bidirectional(mark) in ("L", "R", "AL"):
            strong.append(unicodedata.bidirectional(mark))
    assert strong[:1] == ["R"]


def test_every_tile_of_the_largest_set_is_spoken_differently() -> None:
    """No two tiles sound alike."""
    for lang in ("ar", "fa", "en"):
        assert len({spoken_tile(Catalogue(lang), tile) for tile in ds.TileSet(18)}) == 190


def test_actions() -> None:
    """What may be done, as a list names it to its reader."""
    catalogue = Catalogue("en")
    texts = [
        without_marks(action_text(catalogue, ds.Action.parse(text), 2))
        for text in ("5-6", "5-6@W", "5-6@2", "5-6@3", "5-6@M", "draw", "pass", "start", "done")
    ]
    assert texts == [
        "lead 5-6",
        "5-6 at the left end",
        "5-6 on your train",
        "5-6 on player 3’s train",
        "5-6 on the Mexican train",
        "draw a tile",
        "pass",
        "lay the engine",
        "finish the first train",
    ]


def test_ends_and_trains() -> None:
    """A seat's own train is its own only to itself."""
    catalogue = Catalogue("fa")
    assert end_name(catalogue, "N") == "بالا"
    assert without_marks(end_place(catalogue, "3", 3)) == "در قطار خودتان"
    assert without_marks(end_place(catalogue, "3")) == "در قطار بازیکن ۳"


def test_targets() -> None:
    """A match goes to points or over a number of hands."""
    catalogue = Catalogue("en")
    assert without_marks(target_text(catalogue, ds.rules("muggins"))) == "to 250 points"
    assert without_marks(target_text(catalogue, ds.rules("mexican-train"))) == "of 13 hands"
