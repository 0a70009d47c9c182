"""Which values of which options have a test that shows their effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from doublesix.ruleset import LINE_OPTIONS, kinds

__all__ = ["COVERED", "all_values", "shows"]

F = TypeVar("F", bound=Callable[..., None])

COVERED: set[tuple[str, str]] = set()
"""The pairs of option and value for which some test is marked."""


def shows(option: str, *values: str) -> Callable[[F], F]:
    """Mark a test: it fails if one of these values had no effect."""

    def mark(test: F) -> F:
        COVERED.update((option, value) for value in values)
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
            return "points", "hands:k"
    raise TypeError(f"no list of the values of {kind!r}")


def all_values() -> set[tuple[str, str]]:
    """Every value of every option of the table."""
    return {(name, value) for name, option in LINE_OPTIONS.items() for value in values_of(option.kind)}
