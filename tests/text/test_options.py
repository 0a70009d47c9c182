"""Every option and every value of it can be read in words."""

from __future__ import annotations

import pytest

import doublesix as ds
from doublesix.ruleset import OPTIONS, Option, Value
from doublesix.ruleset.kinds import Choice, Flag, Number, Numbers, Target, Words
from doublesix.text import LANGUAGES, Catalogue
from doublesix.text.options import expected_values, option_effect, option_name, value_in_words

ROWS = [(layout, option) for layout, table in OPTIONS.items() for option in table.values()]


def values_of(option: Option) -> list[Value]:
    """Values that together take every form that the kind of option allows."""
    match option.kind:
        case Choice(words, _, holder):
            texts: list[object] = [*words, *(["holder:5-6"] if holder else [])]
        case Flag():
            texts = [True, False]
        case Number(least, most, words):
            texts = [least, min(most, least + 1), most, *words]
        case Numbers(least, _):
            texts = [[least], [least, least + 3]]
        case Words(words, last):
            texts = [*([word] for word in words), [word for word in words if word not in last] + [last[0]]]
        case Target(_, all_hands):
            texts = [1, 100, "hands:1", "hands:7", *(["hands:all"] if all_hands else [])]
        case _:
            raise TypeError(option)
    return [option.kind.read(text) for text in texts]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("layout", "option"), ROWS, ids=[f"{layout}-{option.name}" for layout, option in ROWS])
def test_every_option_and_value_in_words(lang: str, layout: str, option: Option) -> None:
    """Names, effects and values exist; different values of a choice read differently."""
    catalogue = Catalogue(lang)
    assert option_name(catalogue, option.name)
    assert option_effect(catalogue, option.name)
    values = values_of(option)
    words = [value_in_words(catalogue, option.name, value) for value in values]
    assert all(words)
    assert len(set(words)) == len(set(values))
    assert expected_values(catalogue, option.name, option.kind.expected)


def test_values_name_their_number_and_tile() -> None:
    """A number and a tile appear in the digits of the language."""
    assert "\u2068٢٥٠\u2069" in value_in_words(Catalogue("ar"), "target", 250)
    assert "\u2068۶-۶\u2069" in value_in_words(Catalogue("fa"), "lead.first_hand", "holder:6-6")
    assert value_in_words(Catalogue("en"), "block.tie", ("fewest_tiles", "none")) == "fewest tiles, nobody wins"


def test_what_may_be_written_differs_between_layouts() -> None:
    """A set of a line game has 1 to 9 as its highest number, that of a train game 6 to 18."""
    catalogue = Catalogue("en")
    for layout, numbers in (("line", ("1", "9")), ("trains", ("6", "18"))):
        told = expected_values(catalogue, "set.max_pip", OPTIONS[layout]["set.max_pip"].kind.expected)
        assert [f"\u2068{number}\u2069" in told for number in numbers] == [True, True]


def test_rules_with_every_kind_of_value() -> None:
    """The values of a real set of rules, as canonical values."""
    rules = ds.rules("persian-draw", 3)
    catalogue = Catalogue("en")
    told = {name: value_in_words(catalogue, name, rules[name]) for name in rules.options}
    assert told["boneyard.reserve"] == "\u20682\u2069 tiles"
    assert told["turn_seconds"] == "no limit"
    assert told["play_score.on_lead"] == "yes"


def test_arabic_values_stand_by_themselves() -> None:
    """What follows the name of an option and a colon is in the nominative."""
    catalogue = Catalogue("ar")
    values = [value_in_words(catalogue, "train.first_turn", value) for value in ("whole_train", "one_tile")]
    assert values == ["قطار كامل", "حجر واحد"]
