"""Digits as each language writes them."""

from __future__ import annotations

import pytest

from doublesix.text import Catalogue, latin_digits
from doublesix.tiles import Tile


@pytest.mark.parametrize(
    ("lang", "digits", "count", "number"),
    [
        ("ar", "native", "٢٥ نقطة", "٢٥"),
        ("ar", "latin", "25 نقطة", "25"),
        ("fa", "native", "۲۵ امتیاز", "۲۵"),
        ("fa", "latin", "25 امتیاز", "25"),
        ("en", "native", "25 points", "25"),
    ],
)
def test_counts_and_numbers(lang: str, digits: str, count: str, number: str) -> None:
    """Arabic and Persian have digits of their own, or 0-9 where that was asked for."""
    catalogue = Catalogue(lang, digits)  # type: ignore[arg-type]
    assert catalogue.text("count-points", points=25) == count.replace(number, f"\u2068{number}\u2069")
    assert catalogue.number(25) == number


def test_long_numbers_have_the_separators_of_their_digits() -> None:
    """A thousand is grouped as its digits are."""
    assert "١٬٠٠٠" in Catalogue("ar").text("count-points", points=1000)
    assert "۱٬۰۰۰" in Catalogue("fa").text("count-points", points=1000)
    assert "1,000" in Catalogue("fa", "latin").text("count-points", points=1000)
    assert Catalogue("fa").decimal("-1,234.5") == "\u2212۱٬۲۳۴٫۵"


def test_numbers_below_zero() -> None:
    """A total may be negative."""
    assert Catalogue("ar").number(-15) == "\u2212١٥"
    assert "15" in Catalogue("en").text("count-points", points=-15)


def test_tiles_in_texts() -> None:
    """A tile is written in the digits of the language; typed option values stay as they must be typed."""
    assert Catalogue("fa").text("error-action-tile-not-held", tile=Tile(5, 6)).startswith("\u2068۵-۶\u2069")
    assert Catalogue("ar", "latin").text("action-lead", tile=Tile(5, 6)).endswith("\u20685-6\u2069")


def test_typed_digits_are_read() -> None:
    """All three sets of digits mean the same."""
    assert latin_digits("5٥۵ 6٦۶ x") == "555 666 x"


def test_texts_inside_texts_keep_the_direction_of_their_language() -> None:
    """A list of isolated pieces has no letter of its own, so it is given the direction."""
    listed = Catalogue("ar").listed(["\u2068١\u2069", "\u2068٢\u2069"])
    assert "\u2068\u2067\u2068١\u2069" in Catalogue("ar").text("term-ends", ends=listed)
    assert "\u2068\u2066\u2068" in Catalogue("en").text("term-ends", ends=listed)


def test_calculations_have_a_direction() -> None:
    """With Arabic a calculation runs from right to left, in Persian and English from left to right."""
    assert [Catalogue(lang).formula("x")[0] for lang in ("ar", "fa", "en")] == ["\u2067", "\u2066", "\u2066"]
