"""The kernel gives the same hands compiled, compiled with bounds checked, and as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kernel.transcript import all_transcripts

from doublesix.kernel.compiled import INTERPRETED

ROOT = Path(__file__).resolve().parents[2]
HANDS = 2


@pytest.fixture(scope="module")
def here() -> str:
    """The transcripts of this process."""
    return all_transcripts(HANDS)


@pytest.mark.parametrize(
    ("name", "value", "interpreted"), [("NUMBA_DISABLE_JIT", "1", True), ("NUMBA_BOUNDSCHECK", "1", False)]
)
def test_the_same_hands_in_every_mode(here: str, name: str, value: str, interpreted: bool) -> None:
    """No index leaves its array, and compiling changes nothing: not an overflow, not a type.

    The bounds-checked kernel is compiled once for each change of its sources and kept apart from the plain one.
    """
    plain = {key: kept for key, kept in os.environ.items() if not key.startswith("NUMBA_")}
    told = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.kernel.transcript", str(HANDS)],
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
    assert here.count("HandEnded") >= 60
    for event in ("TilePlaced", "TileDrawn", "Passed", "BLOCKED", "DOMINO", "N:", "S:"):
        assert event in here
    assert isinstance(INTERPRETED, bool)
