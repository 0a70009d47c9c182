"""Random hands, counted."""

from __future__ import annotations

import pytest

import doublesix as ds
from doublesix.study import simulate as module
from doublesix.study.simulate import Simulation, simulate


def without_time(found: Simulation) -> dict[str, object]:
    """What depends on the hands alone."""
    return {name: value for name, value in found.as_dict().items() if name not in ("seconds", "hands_per_second")}


def test_the_result_does_not_depend_on_the_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Played in pieces of 7 or all at once, the same hands are played."""
    rules = ds.rules("fives", 3)
    whole = simulate(rules, 1000, seed=4)
    monkeypatch.setattr(module, "_FIRST_CHUNK", 7)
    monkeypatch.setattr(module, "_LARGEST_CHUNK", 7)
    assert without_time(simulate(rules, 1000, seed=4)) == without_time(whole)


def test_progress_ends_with_all_hands() -> None:
    """It is told how many hands are done, never more than asked for."""
    told: list[int] = []
    simulate(ds.rules("muggins"), 1000, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1000


def test_points_of_block_are_pips_won() -> None:
    """In Persian Block for two the winner takes the difference, so the means by seat are positive and alike."""
    found = simulate(ds.rules("persian-block", options={"lead.later_hands": "lot"}), 100_000, seed=1)
    first, second = found.points_mean
    assert first > 0
    assert first == pytest.approx(second, rel=0.1)
    assert 0 < found.blocked_share < 1
    assert 2 < found.tiles_played_mean < 14


def test_nothing_to_play_is_refused() -> None:
    """At least one hand."""
    with pytest.raises(ValueError, match="at least 1"):
        simulate(ds.rules("muggins"), 0)
