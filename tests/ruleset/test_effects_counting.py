"""Options of the spinner and of counting in play."""

from __future__ import annotations

import pytest
from tests.ruleset.effects import shows
from tests.scenes import legal, play, table

import doublesix as ds

FIVES = ["5-5 1-1 2-2", "0-5 0-1 0-2"]


@shows("spinner", "none", "first")
def test_spinner() -> None:
    """After the lead of 5-5 the first double has arms, or is a tile of a plain line."""
    for spinner, ends in (("first", "WENS"), ("none", "WE")):
        match = table("fives", FIVES, {"spinner": spinner})
        play(match, "5-5")
        assert [end.name for end in match.ends] == list(ends)
        assert legal(match) == {f"0-5@{end}" for end in ends}


@shows("spinner.opens", "immediate", "after_both_sides")
def test_spinner_opens() -> None:
    """The arms are open at once, or when a tile lies at both line sides of the spinner."""
    hands = ["5-5 1-5 2-2", "0-5 0-1 2-5"]
    at_once = table("fives", hands, {"spinner.opens": "immediate"})
    later = table("fives", hands, {"spinner.opens": "after_both_sides"})
    named: dict[ds.Match, list[str]] = {at_once: [], later: []}
    for move in ("5-5", "0-5@W", "1-5@E"):
        for match, seen in named.items():
            play(match, move)
            seen.append("".join(end.name for end in match.ends))
    assert named[at_once] == ["WENS", "WENS", "WENS"]
    assert named[later] == ["WE", "WE", "WENS"]


@shows("play_score", "none", "multiples")
@pytest.mark.parametrize(("play_score", "points"), [("none", 0), ("multiples", 10)])
def test_play_score(play_score: str, points: int) -> None:
    """4-6 counts ten."""
    match = table("muggins", ["4-6 1-1", "0-0 2-2"], {"play_score": play_score}, leader=1)
    play(match, "4-6")
    assert (match.count, match.count.points, match.scores) == (10, points, (points, 0))


@shows("play_score.divisors", "list")
@pytest.mark.parametrize(
    ("divisors", "lead", "points"),
    [
        (5, "4-6", 10),
        (5, "4-5", 0),
        (3, "4-5", 9),
        (3, "4-6", 0),
        ("3,5", "4-5", 9),
        ([3, 5], "4-6", 10),
        ((11,), "5-6", 11),
        ((2, 4), "4-4", 8),
    ],
)
def test_play_score_divisors(divisors: object, lead: str, points: int) -> None:
    """A count scores when one of the numbers divides it, once however many do."""
    match = table("muggins", [f"{lead} 1-1", "0-0 2-2"], {"play_score.divisors": divisors}, leader=1)
    play(match, lead)
    assert match.scores == (points, 0)


@shows("play_score.points", "total", "quotient_sum")
@pytest.mark.parametrize(
    ("points", "scored"),
    [("total", (15, 10, 12)), ("quotient_sum", (15 // 3 + 15 // 5, 10 // 5, 12 // 3))],
)
def test_play_score_points(points: str, scored: tuple[int, ...]) -> None:
    """With threes and fives, fifteen is itself or 5 + 3, ten is itself or 2, twelve is itself or 4."""
    options = {"play_score.divisors": (3, 5), "play_score.points": points}
    # 3-6 and then 6-6 counts 3 + 12.
    match = table("muggins", ["3-6 1-1", "6-6 2-2"], options, leader=1)
    play(match, "3-6")
    before = match.scores[1]
    play(match, "6-6@E")
    assert (match.count, match.scores[1] - before) == (15, scored[0])
    for lead, expected in (("4-6", scored[1]), ("6-6", scored[2])):
        match = table("muggins", [f"{lead} 1-1", "0-0 2-2"], options, leader=1)
        play(match, lead)
        assert match.scores == (expected, 0)


@shows("play_score.on_lead", "true", "false")
@pytest.mark.parametrize(("on_lead", "points"), [(True, 10), (False, 0), ("true", 10), ("false", 0)])
def test_play_score_on_lead(on_lead: bool | str, points: int) -> None:
    """5-5 is led: ten points, or none; what is joined to it scores as always (5 + 10 = 15)."""
    match = table("muggins", ["5-5 1-1", "0-5 2-2"], {"play_score.on_lead": on_lead}, leader=1)
    play(match, "5-5")
    assert match.scores == (points, 0)
    play(match, "0-5@W")
    assert (match.count, match.scores) == (10, (points, 10))


def test_a_count_of_nothing_never_scores() -> None:
    """0-0 counts nothing, and nothing is no multiple of five that scores."""
    match = table("muggins", ["0-0 1-1", "2-2 3-3"], leader=1)
    events = play(match, "0-0")
    assert isinstance(events[0], ds.TilePlaced)
    assert (events[0].count, events[0].points) == (0, 0)
