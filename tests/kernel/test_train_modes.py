"""The kernel gives the same hands of train games compiled, compiled with bounds checked, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kernel.train_transcript import train_transcripts

ROOT = Path(__file__).resolve().parents[2]
MATCHES = 4


@pytest.fixture(scope="module")
def here() -> str:
    """The transcripts of this process."""
    return train_transcripts(MATCHES)


@pytest.mark.parametrize(
    ("name", "value", "interpreted"), [("NUMBA_DISABLE_JIT", "1", True), ("NUMBA_BOUNDSCHECK", "1", False)]
)
def test_the_same_hands_in_every_mode(here: str, name: str, value: str, interpreted: bool) -> None:
    """No index leaves its array, and compiling changes nothing."""
    plain = {key: kept for key, kept in os.environ.items() if not key.startswith("NUMBA_")}
    told = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.kernel.train_transcript", str(MATCHES)],
        cwd=ROOT,
        env={**plain, name: value},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert told.stderr == ""
    how, _, text = told.stdout.partition("\n")
    assert how == f"interpreted: {interpreted}"
    for mine, theirs in zip(here.splitlines(), text.splitlines(), strict=True):
        assert mine == theirs


def test_the_transcripts_are_of_real_hands(here: str) -> None:
    """The comparison would be worth nothing over hands that show nothing."""
    assert here.count("HandEnded") == 9 * MATCHES
    for word in ("TilePlaced", "TileDrawn", "Passed", "TrainMarked", "FirstTurnDone", "BLOCKED", "DOMINO", "M:"):
        assert word in here
