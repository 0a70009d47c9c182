"""The presets against the table of the options page, written again here value by value."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.scenes import play, play_hand, table

import doublesix as ds
from doublesix.ruleset import OPTIONS, preset

# One text, or one for each number of players.
Plain = str | Mapping[int, str]

LINE_DEFAULTS: dict[str, str] = {
    "set.max_pip": "6",
    "teams": "none",
    "direction": "cw",
    "tile_value.double_blank": "0",
    "goal": "high",
    "target.check": "end_of_hand",
    "target.tie": "extra_hand",
    "max_hands": "none",
    "score.floor": "none",
    "settle": "opponents_sum",
    "settle.round": "none",
    "settle.round_scope": "each_hand",
    "block.winner": "lowest_hand",
    "block.tie": "none",
    "turn_seconds": "none",
    "turn_timeout": "auto_move",
    "boneyard.draw": "when_stuck",
    "boneyard.count": "until_playable",
    "boneyard.reserve": "0",
    "boneyard.drawn_tile": "must_play_now",
    "dead_line": "play_on",
    "lead.first_hand": "lot",
    "lead.fallback": "heaviest_tile",
    "lead.heaviest_tiebreak": "high_half",
    "lead.first_tile": "any",
    "lead.later_hands": "out_player",
    "lead.later_tile": "any",
    "lead.after_block": "lot",
    "spinner": "none",
    "spinner.opens": "after_both_sides",
    "play_score": "none",
    "play_score.divisors": "5",
    "play_score.points": "total",
    "play_score.on_lead": "true",
}
TRAIN_DEFAULTS: dict[str, str] = {
    "set.max_pip": "12",
    "teams": "none",
    "direction": "cw",
    "tile_value.double_blank": "0",
    "goal": "low",
    "target.check": "end_of_hand",
    "target.tie": "shared",
    "max_hands": "none",
    "score.floor": "none",
    "settle": "penalty_own",
    "settle.round": "none",
    "settle.round_scope": "each_hand",
    "block.winner": "lowest_hand",
    "block.tie": "none",
    "turn_seconds": "none",
    "turn_timeout": "auto_move",
    "boneyard.draw": "when_stuck",
    "engine.find": "held_else_draw_one_at_a_time",
    "engine.placer_plays": "true",
    "train.first_turn": "whole_train",
    "train.first_turn_own_only": "true",
    "train.first_turn_double": "deferred",
    "train.others": "marked",
    "mexican.max": "1",
    "mexican.start": "after_first_turn",
    "marker.on": "pass",
    "double.extra_tile": "anywhere",
    "double.max_per_turn": "none",
    "double.next_must_satisfy": "true",
    "double.order": "fifo",
    "double.fail_marks": "true",
    "double.unsatisfiable": "lapse",
    "double.go_out": "allowed",
}

FIVES: dict[str, Plain] = {
    "hand_size": {2: "7", 3: "6", 4: "5"},
    "lead.first_hand": "highest_double",
    "lead.first_tile": "deciding",
    "lead.later_hands": "same_rule",
    "lead.later_tile": "deciding",
    "lead.after_block": "same_as_later",
    "spinner": "first",
    "spinner.opens": "immediate",
    "play_score": "multiples",
    "settle.round": "nearest:5",
    "block.tie": "fewest_tiles,none",
    "target": "150",
    "target.check": "immediate",
    "turn_seconds": "15",
}
DRAW: dict[str, Plain] = {
    "hand_size": {2: "7", 3: "6", 4: "5"},
    "lead.first_hand": "highest_double",
    "lead.first_tile": "deciding",
    "lead.later_hands": "same_rule",
    "lead.later_tile": "deciding",
    "lead.after_block": "same_as_later",
    "block.tie": "fewest_tiles,none",
    "target": "100",
    "turn_seconds": "15",
}
PERSIAN: dict[str, Plain] = {
    "hand_size": {2: "7", 3: "7", 4: "6"},
    "boneyard.draw": "optional",
    "boneyard.reserve": "2",
    "boneyard.drawn_tile": "free",
    "lead.later_hands": "left_of_prev_leader",
    "lead.after_block": "same_as_later",
    "settle": "opponents_minus_own",
    "target": {2: "100", 3: "61", 4: "61"},
}
MEXICAN: dict[str, Plain] = {"target": "hands:all", "block.tie": "split"}

PRESETS: dict[str, dict[str, Plain]] = {
    "muggins": {
        "hand_size": {2: "7", 3: "5", 4: "5"},
        "play_score": "multiples",
        "block.winner": "none",
        "settle": "each_subtracts_own",
        "settle.round": "nearest:5",
        "target": {2: "250", 3: "200", 4: "200"},
        "target.check": "immediate",
    },
    "fives": FIVES,
    "draw": DRAW,
    "block": {**DRAW, "boneyard.draw": "never"},
    "persian-draw": PERSIAN,
    "persian-block": {**PERSIAN, "boneyard.draw": "never"},
    "persian-fives": {**PERSIAN, "play_score": "multiples", "target.check": "immediate"},
    "middle-eastern": {
        "hand_size": "all",
        "boneyard.draw": "never",
        "lead.first_hand": "holder:6-6",
        "lead.first_tile": "deciding",
        "lead.later_hands": "same_rule",
        "lead.later_tile": "deciding",
        "lead.after_block": "same_as_later",
        "settle": "opponents_minus_own",
        "target": "61",
    },
    "all-fives": {
        "hand_size": {2: "9", 3: "7", 4: "5"},
        "spinner": "first",
        "spinner.opens": "after_both_sides",
        "play_score": "multiples",
        "settle.round": "nearest:5",
        "settle.round_scope": "sum",
        "block.tie": {2: "none", 3: "split", 4: "none"},
        "target": {2: "250", 3: "200", 4: "200"},
        "target.check": "immediate",
    },
    "mexican-train": {
        **MEXICAN,
        "hand_size": {n: "12" if n <= 6 else "10" if n <= 8 else "8" for n in range(2, 11)},
    },
    "mexican-train-pagat": {
        **MEXICAN,
        "hand_size": {n: "15" if n <= 4 else "12" if n <= 6 else "10" if n <= 8 else "8" for n in range(2, 11)},
        "engine.find": "held_else_draw_rounds",
    },
}
PLAYERS = {"middle-eastern": (4,), "mexican-train": tuple(range(2, 11)), "mexican-train-pagat": tuple(range(2, 11))}
TABLES = [(game, players) for game in PRESETS for players in PLAYERS.get(game, (2, 3, 4))]


def is_trains(game: str) -> bool:
    """The game is one of the two train games."""
    return game.startswith("mexican")


def plain(game: str, players: int, option: str) -> str:
    """The text of an option as the page says it."""
    defaults = TRAIN_DEFAULTS if is_trains(game) else LINE_DEFAULTS
    value: Plain = PRESETS[game].get(option, defaults.get(option, ""))
    return value if isinstance(value, str) else value[players]


def test_every_preset_is_in_the_table() -> None:
    """A preset that this table does not know would go unchecked."""
    assert set(ds.preset_names()) <= set(PRESETS)
    assert {game for game in PRESETS if preset(game).layout == "trains"} == set(filter(is_trains, PRESETS))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_values(game: str, players: int) -> None:
    """Each option of each preset for each number of players has the value of the page."""
    rules = ds.rules(game, players)
    expected = {option: plain(game, players, option) for option in OPTIONS["trains" if is_trains(game) else "line"]}
    assert {option: rules.text(option) for option in rules.options} == expected


@pytest.mark.parametrize("game", PRESETS)
def test_players(game: str) -> None:
    """The numbers of players of the page are taken, the numbers next to them are not."""
    allowed = PLAYERS.get(game, (2, 3, 4))
    assert ds.rules(game).players == allowed[0]
    for players in allowed:
        assert ds.rules(game, players).players == players
    for players in (allowed[0] - 1, allowed[-1] + 1, 0, -2):
        with pytest.raises(ds.RulesError) as refused:
            ds.rules(game, players)
        assert [fault.code for fault in refused.value.faults] == ["rules.players"]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_deal(game: str, players: int) -> None:
    """Every entry of the maps of hand sizes shows in the deal: tiles held, and a stock of what is left."""
    view = ds.Match(ds.rules(game, players), seed=1).view(None)
    size = {"all": 7}.get(plain(game, players, "hand_size")) or int(plain(game, players, "hand_size"))
    assert view.tiles_held == (size,) * players
    assert view.stock_left == (91 if is_trains(game) else 28) - size * players


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if not is_trains(table[0])])
def test_target(game: str, players: int) -> None:
    """Every entry of the maps of targets shows: the hand that brings the total there ends the match, one less does not.

    Seat 1 goes out with its only tile; the others hold nine pips each, and 0-1 itself scores nowhere.
    """
    target = int(plain(game, players, "target"))
    hands = ["0-1", "4-5", "3-6", "0-0"][:players]
    options: dict[str, object] = {"settle": "opponents_sum"}
    if game == "middle-eastern":
        options["lead.first_hand"] = "holder:0-1"
    elif plain(game, players, "lead.first_hand") == "highest_double":
        options["lead.first_hand"] = "lot"
    taken = table(game, hands, options, leader=1)
    play(taken, "0-1")
    won = taken.scores[0]
    assert won >= 9
    for carried, is_over in ((target - won, True), (target - won - 1, False)):
        match = table(game, hands, options, leader=1, scores=(carried, *[0] * (players - 1)))
        play(match, "0-1")
        assert (match.outcome is not None) == is_over


@pytest.mark.parametrize(("players", "settled"), [(2, (0, 0)), (3, (5, 5, 0)), (4, (0, 0, 0, 0))])
def test_all_fives_shares_a_tied_block_only_with_three(players: int, settled: tuple[int, ...]) -> None:
    """Two keep four pips each and block: with three players they share what the third holds, else nobody scores."""
    hands = ["5-6 2-2", "0-1 0-3", "4-4 2-3", "3-3 3-4"][:players]
    match = table("all-fives", hands, {"boneyard.draw": "never"}, leader=1)
    play(match, "5-6")
    assert match.hand_outcome is not None
    assert match.hand_outcome.termination is ds.Termination.BLOCKED
    assert match.hand_outcome.settled == settled


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_hand_of_each_preset_plays(game: str, players: int) -> None:
    """The least of all: a hand comes to its end."""
    match = ds.Match(ds.rules(game, players), seed=players)
    outcome = play_hand(match)
    assert outcome.termination in (
        ds.Termination.DOMINO,
        ds.Termination.BLOCKED,
        ds.Termination.TARGET_REACHED,
    )
