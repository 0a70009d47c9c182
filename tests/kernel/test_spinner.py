"""The spinner: which double it is, when its arms open, and what it counts."""

from __future__ import annotations

from random import Random

import pytest
from tests.scenes import legal, play, table

import doublesix as ds

LOT = {"lead.first_hand": "lot"}


def ends_and_count(match: ds.Match) -> tuple[str, int, tuple[int, ...]]:
    """The open ends with their numbers, the count and its parts."""
    return " ".join(map(str, match.ends)), int(match.count), match.count.parts


def walk(match: ds.Match, moves: str) -> list[tuple[str, int, tuple[int, ...]]]:
    """What lies open after each of the moves."""
    seen = []
    for move in moves.split(","):
        play(match, move)
        if move != "pass":
            seen.append(ends_and_count(match))
    return seen


# Two seats that take turns with these tiles.
LED = ["5-5 1-5 5-4 2-2", "0-5 5-6 6-6 3-3"]


def test_led_with_arms_open_at_once() -> None:
    """5-5 alone counts ten once; a tile at a side leaves the ten at the other; with both sides covered it is gone.

    5-5: 10. 0-5@W: 0 + 10. 1-5@E: 0 + 1. 5-6@N adds 6: 7. 4-5@S adds 4: 11. 6-6@N: the arm's 6 becomes 12: 17.
    """
    assert walk(table("fives", LED, LOT, leader=1), "5-5,0-5@W,1-5@E,5-6@N,4-5@S,6-6@N") == [
        ("W:5 E:5 N:5 S:5", 10, (10,)),
        ("W:0 E:5 N:5 S:5", 10, (0, 10)),
        ("W:0 E:1 N:5 S:5", 1, (0, 1)),
        ("W:0 E:1 N:6 S:5", 7, (0, 1, 6)),
        ("W:0 E:1 N:6 S:4", 11, (0, 1, 6, 4)),
        ("W:0 E:1 N:6 S:4", 17, (0, 1, 12, 4)),
    ]


def test_arms_before_the_sides() -> None:
    """With arms open at once, tiles at the arms leave the double at both its sides: it still counts ten once.

    5-5: 10. 5-6@N: 10 + 6. 1-5@S: 10 + 6 + 1. 0-5@E: the ten is the west end now: 10 + 0 + 6 + 1. 4-5@W: 4 + 0 + 7.
    """
    hands = ["5-5 1-5 5-4", "5-6 0-5 6-6"]
    assert walk(table("fives", hands, LOT, leader=1), "5-5,5-6@N,1-5@S,0-5@E,4-5@W") == [
        ("W:5 E:5 N:5 S:5", 10, (10,)),
        ("W:5 E:5 N:6 S:5", 16, (10, 6)),
        ("W:5 E:5 N:6 S:1", 17, (10, 6, 1)),
        ("W:5 E:0 N:6 S:1", 17, (10, 0, 6, 1)),
        ("W:4 E:0 N:6 S:1", 11, (4, 0, 6, 1)),
    ]


def test_led_with_arms_open_after_both_sides() -> None:
    """No arm before the second side is covered, and both from then on."""
    assert [ends for ends, _, _ in walk(table("all-fives", LED, leader=1), "5-5,0-5@W,1-5@E,5-6@N,4-5@S")] == [
        "W:5 E:5",
        "W:0 E:5",
        "W:0 E:1 N:5 S:5",
        "W:0 E:1 N:6 S:5",
        "W:0 E:1 N:6 S:4",
    ]


# 1-6 is led with its 1 west. The double is laid at an end, 2 joins it there: what is open before and after.
@pytest.mark.parametrize(
    ("hands", "double", "after", "with_double", "covered"),
    [
        (["1-6 1-2", "1-1 0-0"], "1-1@W", "1-2@W", ("W:1 E:6", 8, (2, 6)), ("W:2 E:6 N:1 S:1", 8, (2, 6))),
        (["1-6 2-6", "6-6 0-0"], "6-6@E", "2-6@E", ("W:1 E:6", 13, (1, 12)), ("W:1 E:2 N:6 S:6", 3, (1, 2))),
    ],
)
@pytest.mark.parametrize("opens", ["immediate", "after_both_sides"])
def test_first_double_at_an_end(
    hands: list[str],
    double: str,
    after: str,
    with_double: tuple[str, int, tuple[int, ...]],
    covered: tuple[str, int, tuple[int, ...]],
    opens: str,
) -> None:
    """The first double is the spinner wherever it is laid: one side is covered already, one tile more opens it."""
    match = table("all-fives", hands, {"spinner.opens": opens}, leader=1)
    play(match, f"1-6,{double}")
    arms = f" N:{double[0]} S:{double[0]}" if opens == "immediate" else ""
    ends, count, parts = with_double
    assert ends_and_count(match) == (ends + arms, count, parts)
    play(match, after)
    assert ends_and_count(match) == covered


def test_only_the_first_double_branches() -> None:
    """A second double at an end counts both halves, is covered, and opens no arms of its own."""
    match = table("fives", ["5-5 6-6 0-0", "5-6 4-6 2-5"], LOT, leader=1)
    seen = walk(match, "5-5,5-6@W,6-6@W,4-6@W")
    assert seen == [
        ("W:5 E:5 N:5 S:5", 10, (10,)),
        ("W:6 E:5 N:5 S:5", 16, (6, 10)),
        ("W:6 E:5 N:5 S:5", 22, (12, 10)),
        ("W:4 E:5 N:5 S:5", 14, (4, 10)),
    ]


def test_a_double_on_an_arm() -> None:
    """A double at the tip of an arm counts both halves too, until it is covered: 0 + 1 + 12, then 0 + 1 + 2."""
    match = table("fives", ["5-5 1-5 6-6 3-3", "0-5 5-6 2-6 3-4"], LOT, leader=1)
    seen = walk(match, "5-5,0-5@W,1-5@E,5-6@N,6-6@N,2-6@N")
    assert seen[-2:] == [("W:0 E:1 N:6 S:5", 13, (0, 1, 12)), ("W:0 E:1 N:2 S:5", 3, (0, 1, 2))]


def test_both_empty_arms_are_there_to_choose() -> None:
    """North and south are equal in effect, and both legal while both are empty."""
    match = table("fives", ["5-5 1-1", "0-5 2-2"], LOT, leader=1)
    play(match, "5-5")
    assert legal(match) == {"0-5@W", "0-5@E", "0-5@N", "0-5@S"}
    scores = []
    for end in "NS":
        twin = match.copy()
        play(twin, f"0-5@{end}")
        scores.append(twin.scores)
    assert scores == [(10, 10), (10, 10)]


def test_no_arms_without_a_spinner() -> None:
    """Before the first double no arm is open, and where no double branches none ever is."""
    match = table("fives", ["5-6 1-1", "0-5 2-2"], LOT, leader=1)
    play(match, "5-6")
    assert [end.name for end in match.ends] == ["W", "E"]
    match = table("muggins", LED, leader=1)
    play(match, "5-5,0-5@W,1-5@E")
    assert [end.name for end in match.ends] == ["W", "E"]


@pytest.mark.parametrize("game", ["fives", "all-fives"])
def test_some_random_hand_shows_four_arms(game: str) -> None:
    """Over random hands tiles come to lie at all four ends, at the north arm as at the south arm."""
    rng = Random(4)
    with_four = {"N": 0, "S": 0, "both": 0}
    for seed in range(60):
        match = ds.Match(ds.rules(game, 2), seed=seed)
        while match.to_move is not None:
            match.apply(rng.choice(match.legal_actions()))
        used = {event.end for event in match.events if isinstance(event, ds.TilePlaced)}
        for arm in "NS":
            with_four[arm] += arm in used
        with_four["both"] += {"N", "S"} <= used
    assert min(with_four.values()) > 5
