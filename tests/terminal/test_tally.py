"""The paper tally of Muggins (rule 0.26)."""

from __future__ import annotations

import pytest

from doublesix.terminal.tally import Tally, tally_lines, tally_of


@pytest.mark.parametrize(
    ("points", "tally"),
    [
        (0, Tally(0, 0, 0, False)),
        (5, Tally(0, 1, 0, False)),
        (45, Tally(0, 9, 0, False)),
        (50, Tally(1, 0, 0, False)),
        (85, Tally(1, 7, 0, False)),
        (250, Tally(5, 0, 0, False)),
        (-15, Tally(0, 3, 0, True)),
        (-65, Tally(1, 3, 0, True)),
        (13, Tally(0, 2, 3, False)),
    ],
)
def test_strokes_of_five_and_crosses_of_fifty(points: int, tally: Tally) -> None:
    """One stroke is five raw points, the big cross with four small ones is fifty."""
    assert tally_of(points) == tally
    sign = -1 if tally.is_negative else 1
    assert sign * (50 * tally.fifties + 5 * tally.strokes + tally.rest) == points


def test_the_cross_has_four_small_ones_around_it() -> None:
    """Eighty-five: a fifty, and seven strokes."""
    assert [line.rstrip() for line in tally_lines(85)] == [" x", "xXx  |||||||", " x"]


def test_below_zero_a_minus_goes_before() -> None:
    """Totals of Muggins may fall below zero (rule 0.24)."""
    assert tally_lines(-10)[1] == "-  ||"
    assert tally_lines(0) == ("", "", "")
