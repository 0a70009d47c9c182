"""The state of a table: the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .. import event as ds_event
from ..deal import Deal
from ..errors import DoublesixError
from ..match import Match
from ..ruleset import RuleSet, rules
from . import entries, translate, wire
from .entries import Entry

__all__ = ["DamagedLogError", "SeatState", "TableState", "fold"]


class DamagedLogError(Exception):
    """The log does not fit the rules: it was damaged, or written by a version that played by others."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who has a seat. ``level`` is set for a computer player, ``owner`` names a person in tokens; a free seat has
    neither. ``away``: the computer plays for this person."""

    name: str | None = None
    level: str | None = None
    owner: str | None = None
    away: bool = False

    @property
    def is_free(self) -> bool:
        """Nobody has taken it."""
        return self.level is None and self.owner is None


@dataclass(slots=True)
class TableState:
    """What the log says so far; ``seq`` is the number of its last entry, ``dealt_seq`` that of the deal of this
    hand. ``match`` is `None` before the first deal, ``match_number`` counts the matches from 1."""

    rules: RuleSet
    key: str
    seats: tuple[SeatState, ...]
    seq: int = 0
    match_number: int = 0
    seed: bytes = b""
    match: Match | None = None
    dealt_seq: int = 0
    rematch: frozenset[int] = field(default_factory=frozenset)

    @property
    def phase(self) -> wire.Phase:
        """What the table is doing."""
        if self.match is None:
            return "waiting"
        if self.match.outcome is not None:
            return "finished"
        return "between_hands" if self.match.to_move is None else "playing"

    @property
    def to_move(self) -> int | None:
        """The seat on turn."""
        return None if self.match is None else self.match.to_move

    @property
    def free_seats(self) -> list[int]:
        """The seats that nobody has taken."""
        return [number for number, seat in enumerate(self.seats, 1) if seat.is_free]

    @property
    def persons(self) -> list[int]:
        """The seats that persons have taken."""
        return [number for number, seat in enumerate(self.seats, 1) if seat.owner is not None]

    def seat(self, number: int) -> SeatState:
        """The seat of a number from 1."""
        return self.seats[number - 1]

    def forget_past_hands(self) -> None:
        """Let go of the hands before this one: the log has them, and a table in memory stays small."""
        if self.match is not None:
            self.match.state.past.clear()

    def copy(self) -> TableState:
        """An independent state."""
        return replace(self, match=None if self.match is None else self.match.copy())

    def apply(self, entry: Entry) -> None:
        """Go on by one entry of the log.

        Raises `DamagedLogError` for one that cannot follow.
        """
        try:
            self._replay(entry)
        except (DoublesixError, ValueError) as error:
            raise DamagedLogError(f"entry {self.seq + 1}, {type(entry).__name__}: {error}") from error
        self.note(entry)

    def _replay(self, entry: Entry) -> None:
        """Do in the match what the entry tells."""
        match entry:
            case entries.HandDealt():
                deal = Deal(entry.tiles, entry.stock, entry.leader)
                if self.match is None or self.match.outcome is not None:
                    self.match = Match(self.rules, seed=self.seed, deal=deal)
                else:
                    self.match.next_hand(deal)
            case wire.TilePlaced() | wire.TileDrawn() | wire.Passed() | wire.FirstTurnDone():
                if self.match is None:
                    raise ValueError("no hand was dealt")
                did = self.match.apply(translate.action_of(entry, self.rules), entry.seat)[0]
                if translate.wire_event(did, entry.by, self.match.scores) != entry:
                    raise ValueError(f"by the rules it is {did}")

    def note(self, entry: Entry) -> None:
        """Go on by one entry whose part in the match is done already."""
        self.seq += 1
        match entry:
            case entries.SeatTaken():
                self._put(entry.seat, SeatState(entry.name, entry.level, entry.owner))
            case entries.MatchStarted():
                self.match_number = entry.match
                self.seed = bytes.fromhex(entry.seed)
                self.rematch = frozenset()
            case entries.HandDealt():
                self.dealt_seq = self.seq
            case wire.SeatLeft():
                self._put(entry.seat, replace(self.seat(entry.seat), away=True))
            case wire.SeatReturned():
                self._put(entry.seat, replace(self.seat(entry.seat), away=False))
            case wire.RematchAsked():
                self.rematch |= {entry.seat}

    def _put(self, number: int, seat: SeatState) -> None:
        self.seats = (*self.seats[: number - 1], seat, *self.seats[number:])


def fold(log: Iterable[Entry]) -> TableState:
    """The state that a log makes.

    Raises `DamagedLogError`.
    """
    state: TableState | None = None
    for entry in log:
        if state is not None:
            state.apply(entry)
        elif isinstance(entry, entries.TableCreated):
            state = created(entry)
        else:
            raise DamagedLogError(f"a log begins with TableCreated, not {type(entry).__name__}")
    if state is None:
        raise DamagedLogError("the log is empty")
    return state


def created(entry: entries.TableCreated) -> TableState:
    """The state of a table that was just made."""
    try:
        played = _shared_rules(entry.game, entry.players, tuple(entry.options.items()))
    except DoublesixError as error:
        raise DamagedLogError(str(error)) from error
    return TableState(played, entry.key, (SeatState(),) * entry.players, seq=1)


@lru_cache(maxsize=256)
def _shared_rules(game: str, players: int, options: tuple[tuple[str, str], ...]) -> RuleSet:
    """The rules, one object for all tables that play by them."""
    return rules(game, players, dict(options))


def deal_entry(state: TableState) -> entries.HandDealt:
    """The next hand, dealt in ``state``: of a match that begins, or of one that goes on."""
    if state.match is None or state.match.outcome is not None:
        state.match = Match(state.rules, seed=state.seed)
    else:
        state.match.next_hand()
    dealt = state.match.events[0]
    if not isinstance(dealt, ds_event.HandDealt):
        raise TypeError(f"a hand begins with its deal, not with {dealt!r}")
    tiles = [translate.tiles_text(held or ()) for held in dealt.tiles]
    stock = translate.tiles_text(state.match.state.stock)
    return entries.HandDealt(dealt.hand, dealt.leader, tiles, stock, dealt.stock_left)
