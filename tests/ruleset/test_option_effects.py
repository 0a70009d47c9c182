"""Every value of every option changes something in some game: each has a test that would fail without it."""

from __future__ import annotations

from importlib import import_module

import pytest
from tests.ruleset.effects import COVERED, all_values

MODULES = ("every_game", "settling", "drawing", "leading", "counting")


@pytest.fixture(scope="module", autouse=True)
def _marked_tests() -> None:
    """Load the tests that carry marks, whichever tests were asked for."""
    for name in MODULES:
        import_module(f"tests.ruleset.test_effects_{name}")


def test_every_value_has_a_test() -> None:
    """A value added to the option table without a test of its effect fails here."""
    assert sorted(all_values() - COVERED) == []


def test_marks_name_real_values() -> None:
    """A mark for a value that the table does not have is a slip of the pen."""
    assert sorted(COVERED - all_values()) == []
