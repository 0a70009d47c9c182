"""A short run of scripts/fuzz_records.py: damaged records are read calmly."""

from __future__ import annotations

from random import Random

import pytest
from scripts.fuzz_records import batch, corpus, damaged, examine

from doublesix.record import Record


@pytest.mark.parametrize("number", range(4))
def test_damaged_records_never_crash_the_reader(number: int) -> None:
    """Nothing is raised, nothing takes long, and what is still true is written canonically."""
    results, failures = batch((20, number, 200))
    assert failures == []
    assert sum(results.values()) == 200
    assert {"true", "false", "unreadable"} <= results.keys()


def test_the_same_seed_damages_the_same_way() -> None:
    """A failure can be looked at again."""
    records = corpus()
    assert damaged(Random(3), records) == damaged(Random(3), records)


def test_the_examination_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A writer that is not canonical is noticed."""
    text = "\n".join(corpus()[0])
    assert examine(text) == "true"
    texts = iter("ab")
    monkeypatch.setattr(Record, "text", lambda record: f'[Game "fives"]\n[Players "2"]\n; {next(texts)}')
    with pytest.raises(AssertionError, match="not canonical"):
        examine(text)
