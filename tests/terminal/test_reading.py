"""What a person may type."""

from __future__ import annotations

import pytest

import doublesix as ds
from doublesix.action import Draw, Pass, Place, Start
from doublesix.terminal.reading import Chosen, Command, Does, Wish, as_number, read_command, read_end
from doublesix.tiles import Tile

TILE = Tile(5, 6)


@pytest.mark.parametrize(
    "text",
    ["5-6", "6-5", "56", "65", "5|6", "[5|6]", "5 6", " 5-6 ", "5/6", "5:6", "٥-٦", "٦٥", "۵-۶", "۵۶", "5–6", "５-６"],
)
def test_ways_to_name_a_tile(text: str) -> None:
    """Either half first, with or without something between them, in any digits."""
    assert read_command(text, 4) == Does(Place(TILE))


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("5-6@E", "E"),
        ("56@w", "W"),
        ("5-6 e", "E"),
        ("5-6 left", "W"),
        ("56 right", "E"),
        ("5-6 up", "N"),
        ("5-6@s", "S"),
        ("٥-٦ يمين", "E"),
        ("٥٦ الأيسر", "W"),
        ("۵-۶ چپ", "W"),
        ("۵۶ بالا", "N"),
        ("۵-۶ پایین", "S"),
        ("۵-۶ پايين", "S"),
    ],
)
def test_ways_to_name_an_end(text: str, end: str) -> None:
    """By its letter, or by its word in any language; Arabic letters for Persian words as well."""
    assert read_command(text, 4) == Does(Place(TILE, end))


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("1", Chosen(1)),
        ("٣", Chosen(3)),
        ("۳", Chosen(3)),
        ("99", Does(Place(Tile(9, 9)))),
        ("123", Chosen(123)),
        ("draw", Does(Draw())),
        ("D", Does(Draw())),
        ("اسحب", Does(Draw())),
        ("بکش", Does(Draw())),
        ("بكش", Does(Draw())),
        ("pass", Does(Pass())),
        ("مرّر", Does(Pass())),
        ("رد", Does(Pass())),
        ("start", Does(Start())),
        ("تم", Does(ds.Done())),
        ("?", Wish.HELP),
        ("؟", Wish.HELP),
        ("راهنما", Wish.HELP),
        ("q", Wish.QUIT),
        ("quit", Wish.QUIT),
        ("خروج", Wish.QUIT),
        ("rules", Wish.RULES),
        ("القواعد", Wish.RULES),
        ("قوانین", Wish.RULES),
    ],
)
def test_words_and_numbers(text: str, command: Command) -> None:
    """Words of all languages are understood whatever the language of the match."""
    assert read_command(text, 9) == command


def test_the_list_goes_before_a_tile() -> None:
    """Where eleven moves are listed, 11 is the last of them; where fewer are, it is the tile."""
    assert read_command("11", 12) == Chosen(11)
    assert read_command("11", 4) == Does(Place(Tile(1, 1)))


@pytest.mark.parametrize("text", ["x", "5-", "5-6-7", "hello there", "5-6@", "@E", "�", "-", "5-6@E@W"])
def test_what_is_no_move(text: str) -> None:
    """It is refused with a code that has a text."""
    with pytest.raises(ds.ParseError) as caught:
        read_command(text, 4)
    assert caught.value.code in ("parse.action", "parse.end", "parse.tile")


def test_an_end_that_there_is_not() -> None:
    """The end is named in the refusal, not the tile."""
    with pytest.raises(ds.ParseError) as caught:
        read_command("5-6 nowhere", 4)
    assert (caught.value.code, caught.value.text) == ("parse.end", "nowhere")
    with pytest.raises(ds.ParseError) as caught:
        read_command("5-77", 4)
    assert caught.value.code == "parse.tile"


def test_trains_are_named_by_seats() -> None:
    """The number of a seat, M, or words for one's own and the Mexican train."""
    assert read_command("12-5@3", 4, "2") == Does(Place(Tile(5, 12), "3"))
    assert read_command("12 5 mine", 4, "2") == Does(Place(Tile(5, 12), "2"))
    assert read_command("۱۲-۵ خودم", 4, "2") == Does(Place(Tile(5, 12), "2"))
    assert [read_end(text, "2") for text in ("m", "M", "مكسيكي", "مکزیکی", "١٠", "left")] == [
        "M",
        "M",
        "M",
        "M",
        "10",
        None,
    ]


def test_numbers() -> None:
    """Only plain whole numbers are numbers."""
    assert [as_number(text) for text in ("7", "٧", " ۷ ", "", "x", "-1", "1.5", "9" * 12)] == [7, 7, 7, *[None] * 5]
