"""The rulebook says what is played, in every language, for every game and every house rule."""

from __future__ import annotations

import re

import pytest
from tests.text.test_options import values_of

import doublesix as ds
from doublesix.ruleset import OPTIONS, preset
from doublesix.text import LANGUAGES, Catalogue
from doublesix.text.bidi import without_marks
from doublesix.text.rulebook import rulebook

GAMES = [*ds.preset_names(), *ds.preset_names("trains")]


def book(game: str, players: int | None = None, lang: str = "en", **options: object) -> str:
    """The whole rulebook as one text, without direction marks."""
    named = {name.replace("__", "."): value for name, value in options.items()}
    sections = rulebook(Catalogue(lang), ds.rules(game, players, named))
    return without_marks("\n".join(" ".join((heading, *said)) for heading, said in sections))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_rulebook(game: str, lang: str) -> None:
    """For each number of players, without an empty section."""
    known = preset(game)
    for players in range(known.least_players, known.most_players + 1):
        sections = rulebook(Catalogue(lang), ds.rules(game, players))
        assert len(sections) >= 5
        assert all(heading and all(said) for heading, said in sections)


@pytest.mark.parametrize("layout", OPTIONS)
def test_every_value_of_every_option_has_a_rulebook(layout: str) -> None:
    """Each value that a game takes gives a book in every language."""
    written = 0
    for game in ds.preset_names(layout):
        for option in OPTIONS[layout].values():
            for value in values_of(option):
                try:
                    rules = ds.rules(game, 4, {option.name: value})
                except ds.RulesError:
                    continue
                for lang in LANGUAGES:
                    assert rulebook(Catalogue(lang), rules)
                written += 1
    assert written > 100


def test_muggins() -> None:
    """The rules of the exact Muggins (rules 0.3, 0.7, 0.16, 0.20, 0.21, 0.22)."""
    told = book("muggins", 2)
    assert "Each player gets 7 tiles." in told
    assert "The other 14 tiles are the stock" in told
    assert "A lot decides who leads the first hand. Any tile may be led." in told
    assert "The line never branches" in told
    assert "multiple of 5, you score the count" in told
    assert "A blocked hand has no winner." in told
    assert "Everyone loses the pips that they still hold" in told
    assert "13 counts as 15, 12 as 10" in told
    assert "The first to reach 250 points wins at once" in told
    assert "Each player gets 5 tiles." in book("muggins", 3)
    assert "The first to reach 200 points" in book("muggins", 3)


def test_fives() -> None:
    """The rules of Fives (rules 1.3, 1.5, 1.13, 1.17, 1.20)."""
    told = book("fives", 3)
    assert "Whoever holds the highest double leads; so it is in every hand." in told
    assert "The tile that decided must be led." in told
    assert "as soon as it lies, tiles may also be placed above and below it" in told
    assert "the one with fewer tiles wins; if these are equal too, nobody wins" in told
    assert "The first to reach 150 points wins at once" in told


def test_persian_draw() -> None:
    """Drawing is free, the last two tiles stay, the player to the left leads (decision 7, fact D30)."""
    told = book("persian-draw", 2)
    assert "You may draw at any time in your turn" in told
    assert "The last 2 tiles of the stock are never drawn." in told
    assert "led by the player to the left of the leader before" in told
    assert "less those they hold themselves" in told
    assert "rounded" not in told.replace("Shares are rounded", "")


def test_middle_eastern() -> None:
    """The whole set is dealt, 6-6 leads, nobody draws; there is nobody who does not hold it."""
    told = book("middle-eastern")
    assert "The whole set is dealt out: 7 tiles each." in told
    assert "Whoever holds 6-6 leads; so it is in every hand." in told
    assert "If nobody does" not in told
    assert "There is no drawing." in told


def test_mexican_train() -> None:
    """Thirteen hands, the lowest total wins, one draw, a marked train is open (decision 9)."""
    told = book("mexican-train", 4)
    assert "The match has 13 hands; the lowest total wins." in told
    assert "you draw one tile; if it fits, it must be placed at once" in told
    assert "open to you while they are marked" in told
    assert "Everyone adds the pips that they still hold to their own total." in told


SHARES = {"en": "Shares are rounded", "fa": "سهم‌ها", "ar": "والأنصبة"}
EQUAL = {"en": "If the best totals are equal, another", "fa": "اگر بهترین امتیازها", "ar": "فإن تعادلت أفضل"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_shares_are_told_of_only_where_something_is_shared(lang: str) -> None:
    """Where everyone settles their own hand, there are no shares."""
    assert SHARES[lang] not in book("mexican-train", 4, lang)
    assert SHARES[lang] in book("all-fives", 3, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ties_of_totals_are_told_of_only_where_they_can_be(lang: str) -> None:
    """Whoever reaches the target first has won; only a shared settlement lifts two totals over it together."""
    assert EQUAL[lang] not in book("muggins", 2, lang)
    assert EQUAL[lang] not in book("fives", 2, lang)
    assert EQUAL[lang] in book("muggins", 2, lang, target__check="end_of_hand")
    assert EQUAL[lang] in book("muggins", 2, lang, target="hands:3", target__tie="extra_hand")
    assert EQUAL[lang] in book("fives", 3, lang, block__tie="split")
    assert EQUAL[lang] in book("mexican-train", 2, lang, target__tie="extra_hand")


def test_house_rules_change_the_book() -> None:
    """An option that is changed changes what is written."""
    assert "hand is rounded to the nearest multiple of three" in book("muggins", settle__round="nearest:3")
    assert "A total does not fall below zero." in book("muggins", score__floor=0)
    assert "once both of its sides are covered" in book("fives", spinner__opens="after_both_sides")
    assert "The first tile of a hand does not score." in book("fives", play_score__on_lead=False)


@pytest.mark.parametrize("lang", ["ar", "fa"])
def test_the_book_follows_the_digits(lang: str) -> None:
    """No 0-9 is left in an Arabic or Persian book."""
    for game in GAMES:
        assert not re.search("[0-9]", book(game, lang=lang))


def test_the_time_of_a_turn_is_told() -> None:
    """Fives has fifteen seconds a turn; where there is no limit nothing is said of it."""
    timed, untimed = (
        [without_marks(said) for _, sentences in rulebook(Catalogue("en"), rules) for said in sentences]
        for rules in (ds.rules("fives"), ds.rules("fives", options={"turn_seconds": "none"}))
    )
    told = "A turn takes 15 seconds at most; then the computer moves for whoever is on turn."
    assert told in timed
    assert [said for said in timed if said != told] == untimed
