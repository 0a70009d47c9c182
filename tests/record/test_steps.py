"""A record step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

import doublesix as ds
from doublesix.record import Record

FIVE_ARMS = (Path(__file__).parents[1] / "conformance" / "records" / "fives-five-arms.dpn").read_text(encoding="utf-8")


def test_every_step_shows_the_table_as_it_was_then() -> None:
    """5-5, 5-0, 5-1, 5-4, 5-6: the counts are 10, 10, 1, 5, 11 and the totals grow with them."""
    steps = list(Record.parse(FIVE_ARMS).steps())
    assert [step.count.total for step in steps] == [0, 10, 10, 1, 5, 11]
    assert [step.points for step in steps] == [0, 10, 10, 0, 5, 0]
    assert [step.scores for step in steps] == [(0, 0), (10, 0), (10, 10), (10, 10), (10, 15), (10, 15)]
    assert [step.to_move for step in steps] == [1, 2, 1, 2, 1, 2]
    assert [len(step.layout) for step in steps] == [0, 1, 2, 3, 4, 5]
    assert [step.line for step in steps] == [7, 13, 15, 16, 17, 18]
    assert steps[1].tiles[0] == (ds.Tile(1, 1), ds.Tile(1, 5), ds.Tile(5, 6))
    assert steps[-1].tiles_held == (1, 2)
    assert [str(end) for end in steps[-1].ends] == ["W:0", "E:1", "N:4", "S:6"]
    assert isinstance(steps[0].events[0], ds.HandDealt)


def test_the_last_step_of_a_hand_tells_how_it_ended() -> None:
    """Two hands: each begins with its deal, and its last step holds the outcome."""
    path = Path(__file__).parents[1] / "conformance" / "records" / "muggins-two-hands.dpn"
    steps = list(Record.parse(path.read_text(encoding="utf-8")).steps())
    deals = [n for n, step in enumerate(steps) if isinstance(step.events[0], ds.HandDealt)]
    assert [steps[n].hand for n in deals] == [1, 2]
    first = steps[deals[1] - 1]
    assert first.hand_outcome is not None
    assert first.hand_outcome.settled == (0, -25)
    assert first.outcome is None
    assert steps[-1].outcome is not None
    assert steps[-1].outcome.winners == (1,)


def test_steps_stop_where_the_record_is_false() -> None:
    """What comes before is shown; the action that is refused raises."""
    steps = Record.parse(FIVE_ARMS.replace("2: 5-4@N +5 =5", "2: 5-4@W")).steps()
    assert [next(steps).count.total for _ in range(4)] == [0, 10, 10, 1]
    with pytest.raises(ds.RecordError, match=r"action\.does_not_fit"):
        next(steps)
