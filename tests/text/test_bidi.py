"""Right-to-left text for terminals that leave it as it comes."""

from __future__ import annotations

import io
from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.console import Console

import doublesix as ds
from doublesix.text import LANGUAGES, Catalogue
from doublesix.text.bidi import for_display, mode_for, without_marks
from doublesix.text.display import Display, wrapped
from doublesix.text.rulebook import rulebook

VTE = {"VTE_VERSION": "7402", "TERM": "xterm-256color"}


@pytest.mark.parametrize(
    ("environment", "mode"),
    [
        (VTE, "terminal"),
        ({"VTE_VERSION": "5402"}, "reorder"),
        ({"KONSOLE_VERSION": "230805"}, "terminal"),
        ({"TERM": "mlterm"}, "terminal"),
        ({"TERM": "xterm"}, "reorder"),
        ({}, "reorder"),
        (VTE | {"TMUX": "/tmp/tmux-0/default,1,0"}, "reorder"),
        (VTE | {"TERM": "screen-256color"}, "reorder"),
    ],
)
def test_auto_knows_terminals_that_order_text(environment: dict[str, str], mode: str) -> None:
    """VTE since 0.58, Konsole and mlterm do; a multiplexer in between does not."""
    assert mode_for("auto", environment, is_terminal=True) == mode


def test_files_and_pipes_get_plain_text_and_a_choice_is_kept() -> None:
    """Nothing is put into another order for a reader that is no terminal."""
    assert mode_for("auto", VTE, is_terminal=False) == "plain"
    assert mode_for("reorder", VTE, is_terminal=False) == "reorder"
    assert mode_for("terminal", {}, is_terminal=True) == "terminal"


def test_letters_are_shaped_and_turned() -> None:
    """Salaam: its letters in their joined forms, the last one first."""
    assert for_display("سلام", is_rtl=True) == "\ufee1\ufefc\ufeb3"


def test_numbers_and_latin_words_keep_their_order() -> None:
    """Digits and names to type run from left to right inside the turned line."""
    assert for_display("اب 150 hand_size جد", is_rtl=True).split()[1:-1] == ["hand_size", "150"]


def test_brackets_face_inwards() -> None:
    """A bracket opens on the side where it is read first."""
    assert for_display("(ا)", is_rtl=True) == "(\ufe8d)"
    assert for_display("«ا»", is_rtl=True) == "«\ufe8d»"
    assert for_display("ب (ا [12] ا) ب", is_rtl=True) == "\ufe8f (\ufe8d [12] \ufe8d) \ufe8f"
    assert for_display("(x) y", is_rtl=False) == "(x) y"


def test_calculations_follow_their_isolate() -> None:
    """Arabic reads 2 + 8 = 10 from the right, Persian writes it from the left."""
    arabic, persian = (Catalogue(lang).formula("2 + 8 = 10") for lang in ("ar", "fa"))
    assert for_display(f"ا {arabic}", is_rtl=True) == "10 = 8 + 2 \ufe8d"
    assert for_display(f"ا {persian}", is_rtl=True) == "2 + 8 = 10 \ufe8d"


def test_half_spaces_and_vowel_marks_leave_no_cell() -> None:
    """A Persian half-space parts letters and takes no room; vowel marks are left out."""
    assert for_display("می\u200cشود", is_rtl=True) == "\ufea9\ufeee\ufeb7\ufbfd\ufee3"
    assert len(for_display("حجرًا", is_rtl=True)) == 4


def shown(lang: str, text: str, *, bidi: str, width: int = 40, indent: int = 0) -> str:
    """What a display of this width prints."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    Display(Catalogue(lang), bidi, console).text(text, indent=indent)
    return out.getvalue()


def test_right_to_left_lines_stand_at_the_right() -> None:
    """Put into order, a line ends at the right margin, its indent to the right of it."""
    line = shown("fa", "الف", bidi="reorder", indent=3)
    assert line.rstrip("\n") == " " * 33 + "\ufed2\ufedf\ufe8d"


def test_a_terminal_that_orders_gets_the_text_and_its_direction() -> None:
    """The text itself with its isolates, behind a mark that makes the paragraph right-to-left."""
    assert shown("fa", "\u2068x\u2069 الف", bidi="terminal") == "\u200f\u2068x\u2069 الف\n"


def test_english_has_no_marks() -> None:
    """Where all text runs one way the marks would only be rubbish on old terminals."""
    assert shown("en", "\u2068x\u2069 y", bidi="reorder") == "x y\n"


def test_wrapping_keeps_short_pieces_together_and_closes_long_ones() -> None:
    """A name is never broken; a long isolated list is closed and opened again at the break."""
    assert wrapped("aaaa \u2068bb cc\u2069", 8) == ["aaaa", "\u2068bb cc\u2069"]
    long_list = "\u2067" + " ".join(["abcde"] * 10) + "\u2069"
    lines = wrapped(f"x {long_list} y", 30)
    assert [without_marks(line) for line in lines] == [
        "x abcde abcde abcde abcde",
        "abcde abcde abcde abcde abcde",
        "abcde y",
    ]
    assert all(line.count("\u2067") == line.count("\u2069") == 1 for line in lines)


def test_no_line_is_wider_than_asked_for() -> None:
    """The spaces inside pieces that are kept together take room as well."""
    places = wrapped("Now possible: " + ", ".join(["\u2068N at the left end\u2069"] * 7), 79)
    assert [cell_len(without_marks(line)) for line in places] == [70, 74]
    joined = wrapped("Now possible: " + "\u2068N at the left end\u2069" * 7, 79)
    assert max(cell_len(without_marks(line)) for line in joined) <= 79


def test_a_kept_piece_wider_than_a_line_is_broken_at_its_spaces() -> None:
    """Where a piece cannot stay whole, its words fill the lines, each with its isolate closed."""
    assert wrapped("at \u2068N at the left end\u2069", 10) == [
        "at \u2068N at\u2069",
        "\u2068the left\u2069",
        "\u2068end\u2069",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_paragraphs_fill_their_lines(lang: str) -> None:
    """A word goes to the next line only where it would not fit, in every sentence of a rulebook."""
    for game in ("fives", "mexican-train"):
        for _, sentences in rulebook(Catalogue(lang), ds.rules(game)):
            lines = wrapped(" ".join(sentences), 60)
            for line, following in pairwise(without_marks(line) for line in lines):
                assert 30 <= cell_len(line) <= 60
                assert cell_len(line) + 1 + cell_len(following.split(" ")[0]) > 60


def test_wrapping_never_loses_a_word() -> None:
    """Whatever the width, all words come back in order."""
    text = Catalogue("ar").text("game-mexican-train.about")
    for width in range(5, 80):
        assert " ".join(wrapped(text, width)).split() == text.split()
