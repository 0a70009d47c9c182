"""Errors as people read them: whatever is refused has a text that needs nothing that the error does not carry."""

from __future__ import annotations

import pytest

import doublesix as ds
from doublesix.players import player
from doublesix.shuffle import Chance
from doublesix.text import LANGUAGES, Catalogue
from doublesix.text.bidi import without_marks
from doublesix.text.faults import error_lines, error_text

BAD_RULES: list[tuple[str, int, dict[str, object]]] = [
    ("nosuch", 2, {}),
    ("muggins", 7, {}),
    ("middle-eastern", 3, {}),
    ("muggins", 2, {"nosuch": 1, "targett": 5}),
    ("muggins", 2, {"spinner.opens": "immediate", "target": "x", "settle": "all_hands", "hand_size": 20}),
    ("persian-draw", 2, {"boneyard.reserve": 20}),
    ("fives", 2, {"lead.first_hand": "holder:9-9", "teams": "pairs", "block.winner": "lowest_team"}),
    ("muggins", 2, {"settle.round_scope": "sum", "mexican.max": 0, "double.order": "lifo"}),
    ("mexican-train", 2, {"spinner": "first", "target": "hands:14", "mexican.start": "any_turn", "hand_size": 90}),
    ("mexican-train", 2, {"mexican.max": 0, "mexican.start": "after_own_started", "set.max_pip": 3}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bad", BAD_RULES, ids=str)
def test_every_fault_of_rules_is_told(lang: str, bad: tuple[str, int, dict[str, object]]) -> None:
    """One line for each fault."""
    game, players, options = bad
    with pytest.raises(ds.RulesError) as caught:
        ds.rules(game, players, options)
    lines = error_lines(Catalogue(lang), caught.value)
    assert len(lines) == len(caught.value.faults)
    assert all(lines)


def test_faults_name_what_would_be_right() -> None:
    """The option, its name in words, the refused value, and what may stand there as it must be typed."""
    with pytest.raises(ds.RulesError) as caught:
        ds.rules("muggins", 2, {"settle.round": "nearest:7", "hand_size": 20})
    first, second = map(without_marks, error_lines(Catalogue("en"), caught.value))
    assert first == "settle.round (Rounding): “nearest:7” is not a value of it. Possible: none, nearest:5, nearest:3."
    assert second.startswith("hand_size=20 deals more tiles than there are; at most 14 for each player")


def test_arabic_and_persian_name_the_game_and_keep_what_is_typed() -> None:
    """Numbers follow the language, option names stay."""
    with pytest.raises(ds.RulesError) as caught:
        ds.rules("muggins", 7, {"hand_size": 20})
    arabic = [without_marks(line) for line in error_lines(Catalogue("ar"), caught.value)]
    persian = [without_marks(line) for line in error_lines(Catalogue("fa"), caught.value)]
    assert arabic[0] == "عدد اللاعبين في ماغينز من ٢ إلى ٤، لا ٧."
    assert "hand_size=20" in arabic[1]
    assert persian[0] == "ماگینز بازی ۲ تا ۴ نفره است، نه ۷ نفره."


def test_what_is_no_number_of_players_stays_as_typed() -> None:
    """Only numbers have digits of a language."""
    with pytest.raises(ds.RulesError) as caught:
        ds.rules("muggins", "4x")  # type: ignore[arg-type]
    assert without_marks(error_lines(Catalogue("ar"), caught.value)[0]).endswith("لا 4x.")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "There is no game “mugins”; did you mean muggins?"),
        ("fa", "بازی‌ای به نام «mugins» نیست. منظورتان muggins بود؟"),
        ("ar", "لا توجد لعبة باسم «mugins». هل تقصد muggins؟"),
    ],
)
def test_a_misspelt_game_is_guessed(lang: str, told: str) -> None:
    """The nearest name is offered; where there is none, all are listed."""
    with pytest.raises(ds.RulesError) as caught:
        ds.rules("mugins")
    assert [without_marks(line) for line in error_lines(Catalogue(lang), caught.value)] == [told]
    with pytest.raises(ds.RulesError) as caught:
        ds.rules("qqqq")
    assert "mexican-train" in error_lines(Catalogue(lang), caught.value)[0]


def refusal_of(match: ds.Match, action: ds.Action, seat: int) -> ds.DoublesixError | None:
    """Why this action would be refused now, `None` where it would not."""
    try:
        match.copy().apply(action, seat)
    except (ds.IllegalActionError, ds.AmbiguousActionError) as error:
        return error
    return None


@pytest.mark.parametrize("game", [*ds.preset_names(), *ds.preset_names("trains")])
def test_every_refusal_has_a_text(game: str) -> None:
    """Whatever action is tried at whatever moment, the refusal can be told in every language."""
    rules = ds.rules(game)
    match, chance, chooser = ds.Match(rules, seed=5), Chance(5, "test"), player("random")
    catalogues = [Catalogue(lang) for lang in LANGUAGES]
    every = [rules.action_at(number) for number in range(rules.n_actions)]
    codes: set[str] = set()
    for turn in range(60):
        seat = match.to_move
        if seat is None:
            break
        tried = [*every[turn % 7 :: 7], *(ds.Place(tile) for tile in rules.tile_set), ds.Start(), ds.Done()]
        for action in [*tried, ds.Draw(), ds.Pass()]:
            refused = refusal_of(match, action, seat)
            if refused is not None:
                codes.add(refused.code)
                assert all(line for catalogue in catalogues for line in error_lines(catalogue, refused))
        match.apply(chooser.choose(match.view(seat), chance), seat)
    assert len(codes) >= 4


@pytest.mark.parametrize("text", ["", "5", "5-77", "x-1", "5-6@Q", "fly", "draw x", "٥-٦"])
def test_unreadable_actions_have_a_text(text: str) -> None:
    """What cannot be read is echoed."""
    with pytest.raises(ds.ParseError) as caught:
        ds.Action.parse(text)
    for lang in LANGUAGES:
        (line,) = error_lines(Catalogue(lang), caught.value)
        assert line


def test_bad_deals_have_texts() -> None:
    """All faults of a deal, each in every language."""
    deal = ds.Deal(["1-1 1-1 9-9", "0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-2"], leader=5)
    with pytest.raises(ds.DealError) as caught:
        ds.Match(ds.rules("muggins"), deal=deal)
    for lang in LANGUAGES:
        assert len(error_lines(Catalogue(lang), caught.value)) == len(caught.value.faults) >= 4


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The doubles 5-5, 7-7 are uncovered: one of them must be covered before anything else"),
        ("fa", "دوبل‌های ۵-۵، ۷-۷ هنوز پوشانده نشده‌اند: پیش از هر چیز باید یکی از آن‌ها پوشانده شود"),
        ("ar", "ما زالت ٥-٥، ٧-٧ بلا تغطية: يجب تغطية أحدها قبل أي شيء آخر"),
    ],
)
def test_doubles_of_which_any_may_be_covered(lang: str, told: str) -> None:
    """All are named, in the digits and with the commas of the language."""
    params = {"action": "0-0@1", "double": "5-5", "end": "1", "doubles": ["5-5", "7-7"]}
    assert without_marks(error_text(Catalogue(lang), "action.cover_double", params)).startswith(told)
