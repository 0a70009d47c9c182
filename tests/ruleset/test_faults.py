"""What is refused, with which code, and that nothing else than a refusal ever comes of it."""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from typing import Any

import pytest

import doublesix as ds
from doublesix.ruleset import LINE_OPTIONS, OPTIONS, TRAIN_OPTIONS


def faults(game: Any, players: Any = 2, options: Any = None) -> list[tuple[str, str]]:
    """Code and place of each fault."""
    with pytest.raises(ds.RulesError) as refused:
        ds.rules(game, players, options)
    assert all(fault.message and str(fault) in str(refused.value) for fault in refused.value.faults)
    return [(fault.code, fault.where) for fault in refused.value.faults]


# Options that do not go together: game, players, what is given, the option at fault and its code.
CONTRADICTIONS: list[tuple[str, int, dict[str, object], str, str]] = [
    ("muggins", 2, {"teams": "pairs"}, "teams", "rules.pairs_need_four"),
    ("muggins", 3, {"teams": "pairs"}, "teams", "rules.pairs_need_four"),
    ("muggins", 4, {"block.winner": "lowest_team"}, "block.winner", "rules.contradiction"),
    ("muggins", 2, {"hand_size": 15}, "hand_size", "rules.deal_too_large"),
    ("muggins", 4, {"hand_size": 8}, "hand_size", "rules.deal_too_large"),
    ("muggins", 4, {"set.max_pip": 1, "hand_size": "all"}, "hand_size", "rules.deal_too_large"),
    ("muggins", 2, {"set.max_pip": 3}, "hand_size", "rules.deal_too_large"),
    ("muggins", 2, {"boneyard.reserve": 15}, "boneyard.reserve", "rules.reserve_too_large"),
    ("persian-draw", 2, {"hand_size": 14}, "boneyard.reserve", "rules.reserve_too_large"),
    ("middle-eastern", 4, {"set.max_pip": 5}, "lead.first_hand", "rules.holder_outside_set"),
    ("muggins", 2, {"lead.first_hand": "holder:7-7"}, "lead.first_hand", "rules.holder_outside_set"),
    ("muggins", 2, {"lead.later_hands": "holder:0-7"}, "lead.later_hands", "rules.holder_outside_set"),
    ("muggins", 2, {"settle.round_scope": "sum"}, "settle.round_scope", "rules.contradiction"),
    ("fives", 2, {"settle": "penalty_own", "settle.round_scope": "sum"}, "settle.round_scope", "rules.contradiction"),
    ("muggins", 2, {"spinner.opens": "immediate"}, "spinner.opens", "rules.switched_off"),
    ("draw", 2, {"play_score.divisors": "3"}, "play_score.divisors", "rules.switched_off"),
    ("draw", 2, {"play_score.points": "quotient_sum"}, "play_score.points", "rules.switched_off"),
    ("block", 2, {"boneyard.count": "one"}, "boneyard.count", "rules.switched_off"),
    ("persian-draw", 2, {"boneyard.count": "one"}, "boneyard.count", "rules.switched_off"),
    ("block", 2, {"boneyard.reserve": 2}, "boneyard.reserve", "rules.switched_off"),
    ("block", 2, {"boneyard.drawn_tile": "free"}, "boneyard.drawn_tile", "rules.switched_off"),
    ("muggins", 2, {"lead.fallback": "lot"}, "lead.fallback", "rules.switched_off"),
    ("muggins", 2, {"lead.heaviest_tiebreak": "lot"}, "lead.heaviest_tiebreak", "rules.switched_off"),
    (
        "fives",
        2,
        {"lead.fallback": "lot", "lead.heaviest_tiebreak": "lot"},
        "lead.heaviest_tiebreak",
        "rules.switched_off",
    ),
    ("muggins", 2, {"lead.first_tile": "deciding"}, "lead.first_tile", "rules.switched_off"),
    ("muggins", 2, {"lead.later_tile": "deciding"}, "lead.later_tile", "rules.switched_off"),
    (
        "muggins",
        2,
        {"lead.later_hands": "same_rule", "lead.later_tile": "deciding"},
        "lead.later_tile",
        "rules.switched_off",
    ),
    ("muggins", 2, {"block.tie": "split"}, "block.tie", "rules.switched_off"),
    ("muggins", 2, {"settle": "none", "settle.round": "nearest:3"}, "settle.round", "rules.switched_off"),
    ("draw", 2, {"settle.round_scope": "sum"}, "settle.round_scope", "rules.switched_off"),
    ("fives", 2, {"double.order": "lifo"}, "double.order", "rules.option_of_trains"),
    ("mexican-train", 2, {"spinner": "first"}, "spinner", "rules.option_of_line"),
    ("mexican-train", 2, {"boneyard.reserve": 0}, "boneyard.reserve", "rules.option_of_line"),
    ("mexican-train", 2, {"mexican.start": "any_turn"}, "mexican.start", "rules.contradiction"),
    ("mexican-train", 2, {"target": "hands:14"}, "target", "rules.beyond_engines"),
    ("mexican-train", 2, {"set.max_pip": 9, "target": "hands:11"}, "target", "rules.beyond_engines"),
    (
        "mexican-train",
        2,
        {"mexican.max": 0, "mexican.start": "after_own_started"},
        "mexican.start",
        "rules.switched_off",
    ),
    (
        "mexican-train",
        2,
        {"double.next_must_satisfy": False, "double.order": "lifo"},
        "double.order",
        "rules.switched_off",
    ),
    ("mexican-train", 10, {"hand_size": 10}, "hand_size", "rules.deal_too_large"),
    ("mexican-train", 7, {"hand_size": 13, "engine.find": "preplaced"}, "hand_size", "rules.deal_too_large"),
]


@pytest.mark.parametrize(("game", "players", "options", "where", "code"), CONTRADICTIONS)
def test_contradictions(game: str, players: int, options: dict[str, object], where: str, code: str) -> None:
    """Each is refused for itself, at the option that is at fault."""
    assert faults(game, players, options) == [(code, where)]


# Values that change nothing where they stand, but equal the preset's or ask for nothing.
HARMLESS: list[tuple[str, int, dict[str, object]]] = [
    ("muggins", 2, {"spinner.opens": "after_both_sides"}),
    ("draw", 2, {"play_score.divisors": 5, "play_score.points": "total", "play_score.on_lead": True}),
    ("draw", 2, {"play_score.on_lead": False}),
    ("block", 2, {"boneyard.count": "until_playable", "boneyard.drawn_tile": "must_play_now"}),
    # Without effect beside the others, but nothing that they switch off.
    ("draw", 2, {"boneyard.drawn_tile": "free"}),
    ("block", 2, {"dead_line": "immediate_block"}),
    ("draw", 2, {"target.check": "immediate"}),
    ("persian-draw", 2, {"play_score": "multiples", "target": "hands:2", "target.check": "immediate"}),
    ("persian-block", 2, {"boneyard.reserve": 2, "boneyard.drawn_tile": "free"}),
    ("persian-block", 2, {"boneyard.reserve": 0}),
    ("persian-block", 2, {"hand_size": 14}),
    ("persian-block", 2, {"boneyard.reserve": 2, "hand_size": 14}),
    ("muggins", 2, {"lead.first_tile": "any", "lead.later_tile": "any", "lead.fallback": "heaviest_tile"}),
    ("muggins", 2, {"block.tie": "none", "settle.round_scope": "each_hand"}),
    ("muggins", 2, {"settle": "none", "settle.round": "none"}),
    ("muggins", 2, {"block.winner": "none", "block.tie": ["none"]}),
    ("all-fives", 2, {"settle": "penalty_own"}),
    ("fives", 2, {"play_score": "none"}),
    ("fives", 2, {"spinner": "none"}),
    ("fives", 2, {"lead.first_hand": "lot"}),
    ("fives", 2, {"target": "hands:3"}),
    ("muggins", 2, {"turn_seconds": None, "turn_timeout": "auto_move", "max_hands": "none", "score.floor": None}),
    ("persian-draw", 2, {"boneyard.draw": "when_stuck"}),
    ("persian-draw", 2, {"boneyard.draw": "when_stuck", "boneyard.drawn_tile": "must_play_now"}),
    ("mexican-train", 2, {"spinner": "none", "play_score": "none"}),
    ("fives", 2, {"double.max_per_turn": "none", "double.fail_marks": "false"}),
    ("mexican-train", 2, {"double.next_must_satisfy": False, "double.order": "any"}),
    ("mexican-train", 2, {"target": "hands:13", "train.first_turn_own_only": False, "mexican.start": "any_turn"}),
    ("mexican-train", 7, {"hand_size": 13}),
]


@pytest.mark.parametrize(("game", "players", "options"), HARMLESS)
def test_harmless_values(game: str, players: int, options: dict[str, object]) -> None:
    """A given value that equals the preset's, or is neutral, is never a contradiction."""
    assert ds.rules(game, players, options).players == players


RESERVED = {
    "settle": ("all_hands", "pairwise_difference", "fixed:1", "fixed:25"),
    "block.winner": ("bergen", "blocker_vs_next"),
    "turn_timeout": ("forfeit",),
    "lead.first_hand": ("lowest_double", "lot_high_tile"),
    "lead.fallback": ("redeal",),
    "lead.later_hands": ("winner_team_choice",),
    "spinner": ("all", "lead"),
    "play_score": ("ends_equal",),
}


@pytest.mark.parametrize(("option", "value"), [(o, v) for o, values in RESERVED.items() for v in values])
def test_reserved_values(option: str, value: str) -> None:
    """Values of the wider family are refused as not playable yet, and the values that are playable are named."""
    assert faults("fives", 2, {option: value}) == [("rules.not_playable_yet", option)]
    with pytest.raises(ds.RulesError, match="not playable yet"):
        ds.rules("fives", 2, {option: value})


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("spiner", "spinner"),
        ("spinner.open", "spinner.opens"),
        ("Target", "target"),
        ("targets", "target"),
        ("boneyard.reserves", "boneyard.reserve"),
        ("lead_first_hand", "lead.first_hand"),
    ],
)
def test_unknown_option(name: str, nearest: str) -> None:
    """A slip of the pen is answered with the nearest name."""
    with pytest.raises(ds.RulesError) as refused:
        ds.rules("fives", 2, {name: 1})
    (fault,) = refused.value.faults
    assert (fault.code, fault.where, fault.params["nearest"]) == ("rules.unknown_option", name, nearest)
    assert nearest in str(refused.value)


def test_unknown_option_like_nothing() -> None:
    """Where no name is near, none is made up."""
    with pytest.raises(ds.RulesError) as refused:
        ds.rules("fives", 2, {"qqqq": 1})
    assert refused.value.faults[0].params["nearest"] == ""


def test_unknown_game() -> None:
    """The nearest game, or all of them."""
    with pytest.raises(ds.RulesError, match="did you mean muggins"):
        ds.rules("mugins")
    with pytest.raises(ds.RulesError, match="take one of muggins, fives"):
        ds.rules("chess")


def test_all_faults_at_once() -> None:
    """Everything that is wrong is told in one answer, in the order given, contradictions last."""
    given = {
        "spiner": 1,
        "target": -5,
        "settle": "fixed:1",
        "spinner.opens": "immediate",
        "double.order": "lifo",
        "boneyard.reserve": 20,
        "teams": "pairs",
    }
    assert faults("muggins", 9, given) == [
        ("rules.players", "players"),
        ("rules.unknown_option", "spiner"),
        ("rules.bad_value", "target"),
        ("rules.not_playable_yet", "settle"),
        ("rules.option_of_trains", "double.order"),
        ("rules.switched_off", "spinner.opens"),
        ("rules.pairs_need_four", "teams"),
        ("rules.reserve_too_large", "boneyard.reserve"),
    ]


def test_a_bad_value_makes_no_second_fault() -> None:
    """What is refused stands at the preset's value for the rest of the check."""
    assert faults("fives", 2, {"spinner": "five", "spinner.opens": "after_both_sides"}) == [
        ("rules.bad_value", "spinner")
    ]


BAD: dict[str, tuple[object, ...]] = {
    "set.max_pip": (0, 10, -1, "six", "6.0", 6.0, True, "٦", "6,7", [6], {2: 6}),
    "teams": ("couples", "Pairs", True, 1, "", ["pairs"]),
    "direction": ("left", "CW", None),
    "hand_size": (0, -3, "any", "all ,", 1.5, {3: 5}, {"2": "x"}, {}, []),
    "tile_value.double_blank": (-1, 1001, "none", None),
    "goal": ("most", "high,low"),
    "target": (0, -1, 1_000_001, "hands", "hands:", "hands:0", "hands:-1", "hands:x", "hands:all", "hands:1.5", None),
    "target.check": ("at_once", False),
    "target.tie": ("replay", "none"),
    "max_hands": (0, -1, "all", 1_000_001),
    "score.floor": (1, -1, "zero"),
    "settle.round": ("5", 5, "nearest:4", "nearest:"),
    "block.tie": ("", ",", "split,none", "none,fewest_tiles", "none,none", "lowest", ["split", "split"], [None], [[]]),
    "turn_seconds": (0, -15, 86_401, "15s", 15.0),
    "boneyard.draw": ("always", True),
    "boneyard.reserve": (-1, 56, "all", None),
    "lead.first_hand": ("holder", "holder:", "holder:6", "holder:6-", "holder:x-y", "holder:19-0", "holder:٦-٦"),
    "lead.later_hands": ("loser", "holder:6-6-6"),
    "play_score.divisors": ("", "5,", "1", "0", "-5", "5,5", [5, 5], [], "5;3", [True], [5.0], 1001, None, ["a"]),
    "play_score.on_lead": ("yes", 1, 0, "True", None, "TRUE"),
}


@pytest.mark.parametrize(("option", "value"), [(o, v) for o, values in BAD.items() for v in values])
def test_bad_values(option: str, value: object) -> None:
    """Refused with the option, what was given and what may stand there; other digits than ASCII's are no digits."""
    with pytest.raises(ds.RulesError) as refused:
        ds.rules("persian-fives", 2, {option: value})
    (fault,) = refused.value.faults
    assert (fault.code, fault.where) == ("rules.bad_value", option)
    assert fault.params["expected"] == LINE_OPTIONS[option].kind.expected


@pytest.mark.parametrize(
    ("value", "text"), [(None, "none"), (True, "true"), (False, "false"), ([1, 2], "1,2"), ("x" * 200, "x" * 80 + "…")]
)
def test_refused_values_are_told_in_the_words_of_records(value: object, text: str) -> None:
    """A person sees what they would have written, shortened."""
    with pytest.raises(ds.RulesError) as refused:
        ds.rules("fives", 2, {"set.max_pip": value})
    assert refused.value.faults[0].params["value"] == text


SAME: list[tuple[str, object, object]] = [
    ("set.max_pip", "9", 9),
    ("set.max_pip", " 9 ", 9),
    ("hand_size", "9", 9),
    ("hand_size", {2: 5, 3: 4}, 5),
    ("hand_size", {"2": "5"}, 5),
    ("target", "100", 100),
    ("target", "hands:02", "hands:2"),
    ("target", {2: "hands:2"}, "hands:2"),
    ("max_hands", "none", None),
    ("max_hands", None, None),
    ("score.floor", "0", 0),
    ("block.tie", "fewest_tiles,none", ("fewest_tiles", "none")),
    ("block.tie", ["fewest_tiles", "split"], ("fewest_tiles", "split")),
    ("block.tie", " fewest_tiles , split ", ("fewest_tiles", "split")),
    ("block.tie", {2: "split", 3: "none"}, ("split",)),
    ("play_score.divisors", "3,5", (3, 5)),
    ("play_score.divisors", [3, "5"], (3, 5)),
    ("play_score.divisors", 3, (3,)),
    ("play_score.on_lead", "false", False),
    ("play_score.on_lead", False, False),
    ("lead.first_hand", "holder:6-5", "holder:5-6"),
    ("settle", None, "none"),
    ("turn_seconds", "20", 20),
]


@pytest.mark.parametrize(("option", "given", "value"), SAME)
def test_texts_and_values_alike(option: str, given: object, value: object) -> None:
    """What a record writes and what Python passes give the same canonical value, and its text gives it again."""
    rules = ds.rules("persian-fives", 2, {option: given})
    assert rules[option] == value
    assert type(rules[option]) is type(value)
    assert ds.rules("persian-fives", 2, {option: rules.text(option)}) == rules


class Odd:
    """An object that is nothing in particular."""


HUGE = 10 ** (sys.get_int_max_str_digits() + 10)
DEEP: list[Any] = []
for _ in range(3000):
    DEEP = [DEEP]

JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    HUGE,
    -HUGE,
    2**63,
    0.5,
    math.nan,
    math.inf,
    1j,
    "",
    " ",
    "\0",
    "none",
    "٦",
    "６",
    "²",
    "1e3",
    "0x6",
    "+5",
    "--5",
    "9" * 10_000,
    "a" * 1_000_000,
    "\ud800",
    b"6",
    bytearray(b"all"),
    [],
    [None],
    [HUGE],
    [[5]],
    DEEP,
    ["none"] * 100_000,
    (),
    (1, 2),
    {},
    {2: HUGE},
    {2: None},
    {2: {2: 7}},
    {"2": [7]},
    {5},
    object(),
    Odd(),
    Odd,
    len,
    range(3),
    ds.Tile(6, 6),
    ...,
]


@pytest.mark.parametrize("game", ["persian-fives", "mexican-train"])
def test_junk_as_a_value(game: str) -> None:
    """Whatever stands as the value of whatever option gives rules or a `RulesError`, and nothing else."""
    taken: set[str] = set()
    messages: list[str] = []
    for option in {**LINE_OPTIONS, **TRAIN_OPTIONS}:
        for junk in JUNK:
            try:
                rules = ds.rules(game, 2, {option: junk})
            except ds.RulesError as error:
                messages.append(str(error))
            else:
                taken.add(option)
                assert hash(rules) == hash(ds.rules(game, 2, rules.changes))
    assert max(map(len, messages)) < 1000
    # Some of it is no junk for some options, and is taken.
    assert "tile_value.double_blank" in taken
    assert "direction" not in taken


def test_junk_as_game_players_or_options() -> None:
    """Nothing that is no game, number of players or mapping of options brings more than a refusal."""
    for junk in JUNK:
        assert faults(junk) == [("rules.unknown_game", "game")]
        if junk is not None:
            assert faults("muggins", junk) == [("rules.players", "players")]
        if junk is not None and not isinstance(junk, Mapping):
            assert faults("muggins", 2, junk) == [("rules.unknown_option", "options")]
    for junk in (None, True, 0, HUGE, math.nan, "", "a" * 1_000_000, (), (1, (2,)), ds.Tile(1, 1), b"target", Odd, ...):
        ((code, _),) = faults("muggins", 2, {junk: 1})
        assert code == "rules.unknown_option"


@pytest.mark.parametrize("layout", OPTIONS)
def test_every_option_of_one_layout_in_the_other(layout: str) -> None:
    """An option that only the other layout has is refused as such, unless its value is neutral."""
    game = "fives" if layout == "line" else "mexican-train"
    other = "trains" if layout == "line" else "line"
    for name in OPTIONS[other].keys() - OPTIONS[layout].keys():
        assert faults(game, 2, {name: "no such value"}) == [("rules.bad_value", name)]
    wrong = (
        {"train.others": "all_open", "double.go_out": "must_cover"} if layout == "line" else {"dead_line": "play_on"}
    )
    for name, value in wrong.items():
        assert faults(game, 2, {name: value}) == [(f"rules.option_of_{other}", name)]
