"""Which values of which options have a test that shows their effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from doublesix.ruleset import LINE_OPTIONS, TRAIN_OPTIONS, kinds

__all__ = ["COVERED", "COVERED_IN_TRAINS", "all_train_values", "all_values", "shows", "shows_in_trains"]

F = TypeVar("F", bound=Callable[..., None])

COVERED: set[tuple[str, str]] = set()
"""The pairs of option and value for which some test is marked."""
COVERED_IN_TRAINS: set[tuple[str, str]] = set()
"""The same for train games, which have options of their own and share others."""


def shows(option: str, *values: str) -> Callable[[F], F]:
    """Mark a test: it fails if one of these values had no effect."""

    def mark(test: F) -> F:
        COVERED.update((option, value) for value in values)
        return test

    return mark


def shows_in_trains(option: str, *values: str) -> Callable[[F], F]:
    """Mark a test with train games: it fails if one of these values had no effect."""

    def mark(test: F) -> F:
        COVERED_IN_TRAINS.update((option, value) for value in values)
        return test

    return mark


def values_of(kind: kinds.Kind) -> tuple[str, ...]:
    """The values of a kind, with one word for all those that only differ in a number."""
    match kind:
        case kinds.Choice():
            return kind.words + (("holder:a-b",) if kind.holder else ())
        case kinds.Flag():
            return "true", "false"
        case kinds.Number():
            return (*kind.words, "number" if kind.most > kind.least else str(kind.least))
        case kinds.Numbers():
            return ("list",)
        case kinds.Words():
            return kind.words
        case kinds.Target():
            return ("points", "hands:k", "hands:all") if kind.all_hands else ("points", "hands:k")
    raise TypeError(f"no list of the values of {kind!r}")


def all_values() -> set[tuple[str, str]]:
    """Every value of every option of the table."""
    return {(name, value) for name, option in LINE_OPTIONS.items() for value in values_of(option.kind)}


def all_train_values() -> set[tuple[str, str]]:
    """Every value of every option of the table of train games."""
    return {(name, value) for name, option in TRAIN_OPTIONS.items() for value in values_of(option.kind)}
