"""What goes over the wire about a record that is stepped through.

A record may have thousands of steps, so that each of them tells only what is not as it was at the step before; the
first tells everything.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from .events import Event
from .parts import Count, End, Plain, Rules, Train

__all__ = ["RecordFinding", "RecordRead", "RecordStep"]


class RecordFinding(Plain, frozen=True):
    """What is wrong with a record at a line: ``kind`` is ``unreadable``, ``false`` or, for a remark, ``note``.

    Lines and columns count from 1; ``message`` is the line that ``doublesix check`` prints.
    """

    line: int
    column: int
    kind: str
    code: str
    message: str
    params: dict[str, Any]


class RecordStep(Plain, frozen=True):
    """A deal or an action, and what there is to see after it. What is left out is as it was at the step before.

    ``action`` and ``seat`` are null for a deal. ``events`` are what happened; ``by`` says nothing in them. A
    placement joins the layout, which a deal empties. ``tiles`` are by seat those that the record tells, of as many
    as ``tiles_held`` says. ``scores`` is null where a hand was settled by tiles that the record does not tell.
    """

    line: int
    action: str | None
    seat: int | None
    points: int
    events: list[Event]
    hand: int | UnsetType = UNSET
    engine: str | UnsetType | None = UNSET
    leader: int | UnsetType | None = UNSET
    to_move: int | UnsetType | None = UNSET
    ends: list[End] | UnsetType = UNSET
    trains: list[Train] | UnsetType = UNSET
    count: Count | UnsetType = UNSET
    scores: list[int] | UnsetType | None = UNSET
    tiles: list[list[str]] | UnsetType = UNSET
    tiles_held: list[int] | UnsetType = UNSET
    stock_left: int | UnsetType = UNSET


class RecordRead(Plain, frozen=True):
    """``POST /api/records``: a record, step by step, as far as it is sound.

    ``names`` are by seat; ``changed`` are the options that differ from the game's own. ``audience`` is ``all``,
    ``spectator`` or the number of the seat that may know what the record tells. ``remarks`` are free texts by
    tag. The steps end before the first action that cannot be; ``findings`` says by lines what is wrong.
    """

    rules: Rules
    changed: dict[str, str]
    names: list[str | None]
    audience: str
    start_scores: list[int]
    remarks: dict[str, str]
    steps: list[RecordStep]
    findings: list[RecordFinding]
