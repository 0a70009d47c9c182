"""A record as it was read: the deals, and what stands below each of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from ..ruleset import RuleSet
from ..tiles import Tile
from .syntax import Act, Legal

__all__ = ["Audience", "Header", "Item", "RecordedHand", "ResultClaim", "Totals"]

Audience = int | Literal["spectator"] | None
"""Who may know what a record tells: a seat, ``"spectator"``, or with `None` everybody, for it tells all."""


@dataclass(frozen=True, slots=True)
class Header:
    """What stands before the first hand. ``names`` are by seat, `None` where there is none."""

    rules: RuleSet
    names: tuple[str | None, ...]
    audience: Audience
    start_scores: tuple[int, ...]
    remarks: Mapping[str, str]
    version: int | None
    version_line: int = 0


@dataclass(frozen=True, slots=True)
class Totals:
    """``[Settled "25 0"]`` or, without ``settled``, ``[Score "155 0"]``: points by seat."""

    line: int
    column: int
    values: tuple[int, ...]
    settled: bool


@dataclass(frozen=True, slots=True)
class ResultClaim:
    """``[Result "…"]``: the winners, none of them for a draw, `None` while the match is not over."""

    line: int
    column: int
    winners: frozenset[int] | None


Item = Act | Legal | Totals | ResultClaim


@dataclass(frozen=True, slots=True)
class RecordedHand:
    """A deal and what follows it. ``leader`` is `None` where no tag names the seat."""

    line: int
    number: int
    tiles: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...]
    leader: int | None
    leader_line: int
    items: tuple[Item, ...]
