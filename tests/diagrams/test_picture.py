"""Pictures: what they show, in SVG and in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.scenes import play, table

import doublesix as ds
from doublesix.diagrams.pips import MOST_PAINTED, pips
from doublesix.record import Record

SVG = "{http://www.w3.org/2000/svg}"
RECORDS = Path(__file__).parents[1] / "conformance" / "records"


def classes(picture: ds.Diagram, name: str) -> list[ElementTree.Element]:
    """The parts of a picture that carry a class."""
    return [element for element in ElementTree.fromstring(picture.svg).iter() if element.get("class") == name]


def counted(picture: ds.Diagram) -> list[str | None]:
    """The numbers in the filled discs."""
    return [element.text for element in classes(picture, "ds-value")]


def plain(text: str) -> str:
    """A text without marks of direction."""
    return "".join(c for c in text if c not in "\u2066\u2067\u2068\u2069")


def muggins(moves: str) -> ds.Match:
    """The first diagram of the rules of Muggins: [1|4], [1|1] on the 1, [4|4] on the 4."""
    match = table("muggins", ["1-4 4-4 1-5", "1-1 3-4 1-6"], leader=1)
    play(match, moves)
    return match


def test_counted_ends_are_discs_with_their_value() -> None:
    """2 + 8 = 10: [1|1] and [4|4] count both halves."""
    picture = ds.diagram(muggins("1-4,1-1@W,4-4@E"))
    assert counted(picture) == ["2", "8"]
    assert classes(picture, "ds-dot") == []
    assert classes(picture, "ds-spinner") == []
    assert [group.get("data-tile") for group in ElementTree.fromstring(picture.svg).iter(f"{SVG}g")] == [
        "1-4",
        "1-1",
        "4-4",
    ]


def test_a_lone_double_counts_once_and_has_two_places() -> None:
    """[2|2] counts 4; both of its sides are places that add nothing of their own."""
    match = table("muggins", ["2-2 1-1", "0-0 0-1"], leader=1)
    play(match, "2-2")
    picture = ds.diagram(match)
    assert counted(picture) == ["4"]
    assert len(classes(picture, "ds-dot")) == 2


def test_open_arms_without_tiles_are_hollow_and_the_spinner_is_framed() -> None:
    """[5|5] lies alone in Fives: four places, one count; with tiles on two sides the bare arms stay hollow."""
    match = table(
        "fives", ["5-5 5-1 0-0", "5-0 6-6 1-2"], {"lead.first_hand": "lot", "lead.first_tile": "any"}, leader=1
    )
    play(match, "5-5")
    picture = ds.diagram(match)
    assert counted(picture) == ["10"]
    assert len(classes(picture, "ds-dot")) == 4
    assert len(classes(picture, "ds-spinner")) == 1
    play(match, "5-0@W,5-1@E")
    picture = ds.diagram(match)
    assert counted(picture) == ["0", "1"]
    assert len(classes(picture, "ds-dot")) == 2


def test_closed_arms_are_no_places() -> None:
    """In All Fives the arms open when both sides are covered: until then there are two ends."""
    match = table("all-fives", ["5-5 5-1 0-0", "5-0 6-6 1-2"], leader=1)
    play(match, "5-5,5-0@W")
    picture = ds.diagram(match)
    assert counted(picture) == ["0", "10"]
    assert classes(picture, "ds-dot") == []


def test_games_that_count_nothing_have_hollow_ends() -> None:
    """In Draw the ends are places and nothing else, and no count is told."""
    match = table("draw", ["6-6 1-1", "6-5 0-0"], leader=1)
    play(match, "6-6,6-5@W")
    picture = ds.diagram(match)
    assert counted(picture) == []
    assert len(classes(picture, "ds-dot")) == 2
    assert "Count" not in picture.text


def test_a_bare_table_is_a_picture() -> None:
    """Nothing lies there yet."""
    picture = ds.diagram(ds.Match(ds.rules("fives"), seed=1))
    assert picture.text == "Nothing lies on the table."
    assert len(classes(picture, "ds-bare")) == 1


def test_the_words_tell_what_the_picture_shows() -> None:
    """The line from left to right with its halves as they lie, the arms outwards, the ends, the count."""
    text = (RECORDS / "fives-five-arms.dpn").read_text(encoding="utf-8")
    assert plain(ds.diagram(Record.parse(text)).text) == (
        "On the table, from left to right: 0-5, 5-5, 5-1. On the upper arm, outwards: 5-4. "
        "On the lower arm, outwards: 5-6. The spinner is 5-5. Open ends: left 0, right 1, up 4, down 6. "
        "Count: 0 + 1 + 4 + 6 = 11."
    )


@pytest.mark.parametrize(("lang", "word"), [("ar", "المحور"), ("fa", "اسپینر"), ("en", "spinner")])
def test_the_words_are_those_of_the_language(lang: str, word: str) -> None:
    """The description inside the picture is the same text."""
    text = (RECORDS / "fives-five-arms.dpn").read_text(encoding="utf-8")
    picture = ds.diagram(Record.parse(text), lang=lang)
    assert word in picture.text
    root = ElementTree.fromstring(picture.svg)
    assert [element.text for element in root.iter(f"{SVG}desc")] == [picture.text]
    labels = (root.get("aria-labelledby") or "").split()
    assert labels == [element.get("id") for name in ("title", "desc") for element in root.iter(SVG + name)]


def test_a_picture_shows_no_tile_that_a_seat_holds() -> None:
    """Only what lies on the table: the picture of a match is that of its spectators."""
    match = muggins("1-4,1-1@W")
    picture = ds.diagram(match)
    assert picture == ds.diagram(match.view(None)) == ds.diagram(match.view(1))
    for tile in ("4-4", "3-4", "1-5", "1-6"):
        assert tile not in picture.svg


def test_earlier_steps_can_be_drawn() -> None:
    """Step 0 is the deal; negative steps count from the end; a step of the record may be given itself."""
    match = muggins("1-4,1-1@W,4-4@E")
    record = Record.of(match)
    assert ds.diagram(match, 0).text == "Nothing lies on the table."
    assert ds.diagram(match, 3) == ds.diagram(match) == ds.diagram(record, -1) == ds.diagram(record)
    assert ds.diagram(record, 1) == ds.diagram(record, list(record.steps())[1])
    assert counted(ds.diagram(record, 2)) == ["2", "4"]
    with pytest.raises(IndexError, match="the last one is 3"):
        ds.diagram(record, 4)
    with pytest.raises(ValueError, match="no steps"):
        ds.diagram(match.view(1), 0)


def test_the_name_stays_a_function_when_its_module_is_imported() -> None:
    """`ds.diagram` draws, whatever has been imported before it is used."""
    assert callable(ds.diagram)


def test_notebooks_and_files_get_the_same_svg(tmp_path: Path) -> None:
    """What is shown, printed and saved are the same bytes."""
    picture = ds.diagram(muggins("1-4"))
    path = picture.save(tmp_path / "picture.svg")
    assert path.read_bytes() == picture.svg.encode() == str(picture).encode() == picture._repr_svg_().encode()


@pytest.mark.parametrize("number", range(MOST_PAINTED + 1))
def test_a_half_has_as_many_pips_as_its_number(number: int) -> None:
    """All of them apart, in the middle of the half or around it, both ways up."""
    for is_upright in (True, False):
        painted = pips(number, is_upright=is_upright)
        assert len(set(painted)) == number
        assert all(abs(x) <= 1 and abs(y) <= 1 for x, y in painted)
        assert sum(x for x, _ in painted) == pytest.approx(0)
        assert sum(y for _, y in painted) == pytest.approx(0)


def test_the_rows_of_a_six_run_along_the_tile() -> None:
    """Upright: two columns of three. Lying: two rows of three."""
    assert {x for x, _ in pips(6, is_upright=True)} == {-1, 1}
    assert {y for _, y in pips(6, is_upright=False)} == {-1, 1}


def test_higher_numbers_are_numerals() -> None:
    """Beyond twelve a half shows its number: the engine of a double-fifteen set twice."""
    match = ds.Match(ds.rules("mexican-train", 2, {"set.max_pip": 15, "hand_size": 60}), seed=2)
    while not match.view(None).trains:
        match.apply(match.legal_actions()[0])
    assert [element.text for element in classes(ds.diagram(match), "ds-numeral")] == ["15", "15"]


def test_trains_have_names_and_flags() -> None:
    """The record of the first turns: three trains and the Mexican one, the first of them marked."""
    text = (RECORDS / "mexican-train-first-turns.dpn").read_text(encoding="utf-8")
    picture = ds.diagram(Record.parse(text))
    assert [element.text for element in classes(picture, "ds-label")] == ["1", "2", "3", "M"]
    assert len(classes(picture, "ds-marker")) == 1
    assert plain(picture.text) == (
        "The engine is 12-12. Train 1: 12-5, 5-0, 0-1, open 1. It is marked. Train 2: 12-4, open 4. "
        "Train 3: 12-7, 7-7, 7-9, 9-9, 9-10, 10-11, open 11. Mexican train: no tile, open 12."
    )


def test_a_double_that_must_be_covered_is_framed() -> None:
    """After the first turns [9|9] ends train 3, and whoever is on turn must cover it."""
    text = (RECORDS / "mexican-train-first-turns.dpn").read_text(encoding="utf-8")
    record = Record.parse(text.split("1: draw 8-8")[0])
    assert "Its double must be covered." in ds.diagram(record).text
    assert len(classes(ds.diagram(record), "ds-spinner")) == 1


def test_before_the_engine_lies_the_table_is_bare() -> None:
    """Seats that still draw for the engine have no trains."""
    text = (RECORDS / "mexican-train-first-turns.dpn").read_text(encoding="utf-8")
    assert ds.diagram(Record.parse(text), 0).text == "Nothing lies on the table."


def test_colours_follow_the_reader() -> None:
    """Dark and light come from the reader's scheme, the dots from the text around them."""
    svg = ds.diagram(muggins("1-4")).svg
    assert "prefers-color-scheme:dark" in svg
    assert "currentColor" in svg


@pytest.mark.parametrize("source", [5, "fives", None])
def test_what_has_no_picture(source: Any) -> None:
    with pytest.raises(TypeError, match="there are pictures of matches, records and views, not of"):
        ds.diagram(source)
