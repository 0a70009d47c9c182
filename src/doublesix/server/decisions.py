"""What may happen next at a table: each function adds entries to a draft, or refuses.

Nothing here waits, sends or stores. A draft becomes the state when its entries are safe in the store.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection

from ..action import Action
from ..match import Match
from . import entries, translate, wire
from .entries import Entry
from .problems import ProblemError
from .tablestate import TableState, created, deal_entry

__all__ = [
    "Draft",
    "act",
    "ask_rematch",
    "create",
    "deal",
    "free_seat",
    "start_if_full",
    "start_rematch_if_wanted",
    "take_seat",
]


class Draft:
    """A state that may come: a copy of the present one and the entries that lead there."""

    __slots__ = ("entries", "state")

    def __init__(self, state: TableState, *, entries_so_far: Collection[Entry] = ()):
        self.state = state
        self.entries: list[Entry] = list(entries_so_far)

    @classmethod
    def of(cls, state: TableState) -> Draft:
        """An empty draft."""
        return cls(state.copy())

    def add(self, entry: Entry) -> None:
        """Go on by an entry."""
        self.state.apply(entry)
        self.entries.append(entry)

    def note(self, entry: Entry) -> None:
        """Go on by an entry whose part in the match is done already."""
        self.state.note(entry)
        self.entries.append(entry)


def create(table: entries.TableCreated) -> Draft:
    """A new table."""
    return Draft(created(table), entries_so_far=[table])


def free_seat(state: TableState, wanted: int | None) -> int:
    """The seat that is wanted, or the first free one.

    Raises `ProblemError` ``seat.unknown``, ``seat.taken``, ``table.full``.
    """
    free = state.free_seats
    if wanted is not None and not 1 <= wanted <= state.rules.players:
        raise ProblemError("seat.unknown", {"seat": wanted, "players": state.rules.players})
    if not free:
        raise ProblemError("table.full", {"players": state.rules.players})
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise ProblemError("seat.taken", {"seat": wanted, "free": free})
    return wanted


def take_seat(draft: Draft, seat: int, name: str | None, level: str | None) -> None:
    """A person of this name, or a computer player of this level, takes a free seat."""
    owner = secrets.token_urlsafe(9) if level is None else None
    draft.add(entries.SeatTaken(seat, name, level, owner))


def start_if_full(draft: Draft) -> None:
    """The first match begins when every seat is taken."""
    if draft.state.match_number == 0 and not draft.state.free_seats:
        _start_match(draft)


def _start_match(draft: Draft) -> None:
    seed = secrets.token_bytes(32)
    draft.add(entries.MatchStarted(draft.state.match_number + 1, seed.hex()))
    deal(draft)


def deal(draft: Draft) -> None:
    """The next hand is dealt."""
    draft.note(deal_entry(draft.state))


def act(draft: Draft, seat: int, action: Action, by: wire.By) -> None:
    """The seat on turn does an action; a person who does is back, if they were away.

    Raises `IllegalActionError`, `AmbiguousActionError`; `ProblemError` ``table.waiting`` before the first deal.
    """
    match = _running_match(draft.state)
    for event in match.apply(action, seat):
        draft.note(translate.wire_event(event, by, match.scores))
    if by == "person" and draft.state.seat(seat).away:
        draft.add(wire.SeatReturned(seat))


def _running_match(state: TableState) -> Match:
    if state.match is None:
        raise ProblemError("table.waiting", {"free": state.free_seats})
    return state.match


def ask_rematch(draft: Draft, seat: int) -> None:
    """A seat wants another match.

    Raises `ProblemError` ``rematch.not_finished``.
    """
    if draft.state.phase != "finished":
        raise ProblemError("rematch.not_finished")
    if seat not in draft.state.rematch:
        draft.add(wire.RematchAsked(seat))


def start_rematch_if_wanted(draft: Draft, online: Collection[int]) -> None:
    """Another match begins when somebody has asked for it, and so has everybody who is connected."""
    state = draft.state
    if state.phase == "finished" and state.rematch and state.rematch.issuperset(online):
        _start_match(draft)
