"""The catalogues of all languages hold the same texts, with the same variables, in their own letters."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.text.ftl import LATIN_WORDS, patterns, plural_forms, variables, written

import doublesix
from doublesix.action import LINE_ENDS, MEXICAN
from doublesix.ruleset import OPTIONS, preset_names
from doublesix.text import LANGUAGES, Catalogue, MissingTextError
from doublesix.text.catalogue import FILES, key_of
from doublesix.tiles import LARGEST_PIP

SOURCES = Path(doublesix.__file__).parent
RIGHT_TO_LEFT = ("ar", "fa")
GAMES = tuple(name for layout in OPTIONS for name in preset_names(layout))

ALL_FORMS = {"zero", "one", "two", "few", "many", "other"}
"""The plural forms of Arabic (CLDR)."""

# What stays in Latin letters: names to type, and the letters of ends.
TYPED = re.compile(r"hands:k|hands:all|holder:a-b|name=value|[WENSM]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_parses_and_no_key_comes_twice(lang: str) -> None:
    """There is no junk in a catalogue file."""
    assert len(patterns(lang)) > 500


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_every_language_has_every_text(lang: str) -> None:
    """A text of one language is a text of all."""
    assert set(patterns(lang)) == set(patterns("en"))


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_every_text_uses_the_variables_of_its_key(lang: str) -> None:
    """What a text tells in one language it tells in all: no variable is missing, none is misspelt."""
    plain = {"count-hands", "count-tiles", "count-points"}
    differing = {
        key: (variables(lang, key), variables("en", key))
        for key in patterns("en")
        if variables(lang, key) != variables("en", key) and key not in plain
    }
    assert differing == {}


@pytest.mark.parametrize("lang", RIGHT_TO_LEFT)
def test_no_latin_word_is_left(lang: str) -> None:
    """Arabic and Persian texts hold Latin letters only where something must be typed that way."""
    left = {}
    for key in patterns(lang):
        words = [word for word in LATIN_WORDS.findall(written(lang, key)) if not TYPED.fullmatch(word.rstrip("."))]
        if words:
            left[key] = words
    assert left == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_come_from_variables(lang: str) -> None:
    """No digit is written into a text, so that it can follow the chosen digits."""
    assert {key: written(lang, key) for key in patterns(lang) if re.search(r"\d", written(lang, key))} == {}


def test_arabic_tells_all_six_plural_forms_apart() -> None:
    """Where a noun stands with a number, Arabic needs zero, one, two, few, many and other."""
    exact = {"option-mexican-max.value-number"}  # at most one, so three forms are all there are
    for key in patterns("ar"):
        for variable, forms in plural_forms("ar", key).items():
            if key not in exact:
                assert forms == ALL_FORMS, (key, variable)


def test_arabic_counts_tiles_as_grammar_wants() -> None:
    """The glossary: one, two, three to ten, eleven to ninety-nine, hundred."""
    catalogue = Catalogue("ar")

    def count(tiles: int) -> str:
        return catalogue.text("count-tiles", tiles=tiles).replace("\u2068", "").replace("\u2069", "")

    assert [count(n) for n in (1, 2, 3, 10, 11, 99, 100, 102, 103)] == [
        "حجر",
        "حجران",
        "٣ أحجار",
        "١٠ أحجار",
        "١١ حجرًا",
        "٩٩ حجرًا",
        "١٠٠ حجر",
        "١٠٢ حجر",
        "١٠٣ أحجار",
    ]


def test_arabic_changes_the_noun_after_a_verb() -> None:
    """Two tiles are drawn in the accusative."""
    told = Catalogue("ar").text("event-drew-player", player="سارة", tiles=2)
    assert "حجرين" in told
    assert "حجران" not in told


def test_persian_keeps_the_noun_singular() -> None:
    """After a number Persian nouns have no plural."""
    catalogue = Catalogue("fa")
    assert [catalogue.text("count-tiles", tiles=n) for n in (0, 1, 7)] == [
        "\u2068۰\u2069 قطعه",
        "\u2068۱\u2069 قطعه",
        "\u2068۷\u2069 قطعه",
    ]


def test_persian_is_written_with_persian_letters_and_half_spaces() -> None:
    """No Arabic yeh or kaf; the plural and the prefix of verbs are joined by a zero-width non-joiner."""
    for key in patterns("fa"):
        text = written("fa", key)
        assert not re.search("[\u064a\u0643\u0649]", text), key
        assert not re.search(r"(?:^|\s)ن?می\s", text), key
        assert not re.search(r"\sها(?:ی|یش|یتان|یشان)?(?:\s|$)", text), key


def test_arabic_is_written_with_arabic_letters() -> None:
    """No letter that only Persian has."""
    for key in patterns("ar"):
        assert not re.search("[\u067e\u0686\u0698\u06af\u06cc\u06a9]", written("ar", key)), key


# Coverage of what the program can say

CODE = re.compile(r"(?:action|deal|file|match|parse|player|record|rules|usage)\.[a-z_]*[a-z]")


# Only the service refuses with these, so the page tells of them, with its other texts.
ON_PAGE_ONLY = {"record.too_large", "record.too_slow", "record.unknown_match", "record.unreadable"}
PAGE = Path(__file__).parents[2] / "web" / "src" / "i18n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_tells_what_only_the_page_is_told(lang: str) -> None:
    """These codes have their texts with those of the page, and none here that nobody would read."""
    texts = (PAGE / f"{lang}.ftl").read_text(encoding="utf-8")
    for key in (key_of("error", code) for code in ON_PAGE_ONLY):
        assert f"\n{key} = " in texts
        assert not Catalogue(lang).has(key)


def codes_in_source() -> set[str]:
    """Every stable code that stands in the package as a string of its own."""
    found = {f"rules.option_of_{layout}" for layout in OPTIONS}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
                found.add(node.value)
    return found - ON_PAGE_ONLY


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_text(lang: str) -> None:
    """Whatever can be refused is explained in every language."""
    codes = codes_in_source()
    assert len(codes) > 100
    assert {code for code in codes if not Catalogue(lang).has(key_of("error", code))} == set()


def test_keys_tell_codes_and_options_apart() -> None:
    """Two codes, or two options, never share a key."""
    names = [*codes_in_source(), *{name for table in OPTIONS.values() for name in table}]
    assert len({key_of(name) for name in names}) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_ends_and_numbers_have_names(lang: str) -> None:
    """Every preset, every end and every number of a half."""
    catalogue = Catalogue(lang)
    keys = [f"pip-{pip}" for pip in range(LARGEST_PIP + 1)]
    for game in GAMES:
        keys += [key_of("game", game), f"{key_of('game', game)}.about"]
    for end in (*LINE_ENDS, MEXICAN, "own", "train"):
        keys += [f"end-{end}", f"end-{end}.at"]
    assert [key for key in keys if not catalogue.has(key)] == []


def test_a_missing_text_and_a_missing_variable_are_errors() -> None:
    """Nothing is shown half."""
    catalogue = Catalogue("en")
    with pytest.raises(MissingTextError, match="no-such-key"):
        catalogue.text("no-such-key")
    with pytest.raises(MissingTextError, match="tiles"):
        catalogue.text("count-tiles")
    with pytest.raises(ValueError, match="xx"):
        Catalogue("xx")


def test_every_file_is_loaded() -> None:
    """A catalogue file that nobody reads would be dead."""
    for lang in LANGUAGES:
        names = {path.stem for path in (SOURCES / "text" / "catalogues" / lang).glob("*.ftl")}
        assert names == set(FILES)
