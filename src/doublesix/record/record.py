"""Records of games: read, replayed, checked, written."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..errors import Fault, RecordError, shown
from ..match import Match
from ..ruleset import RuleSet
from .findings import Finding, Kind
from .model import Audience, Header, RecordedHand
from .reader import read_text
from .replay import Replay
from .steps import Step, step_of
from .syntax import Act
from .writer import write

__all__ = ["Reading", "Record"]


class Reading(NamedTuple):
    """What reading a text gave: the sound part, `None` where not even the rules can be told, and every fault."""

    record: Record | None
    faults: tuple[Finding, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """The record of a match, or of a part of one, as text that a person can type and a program can replay.

    ``names`` are by seat; ``audience`` is the seat (or ``"spectator"``) that may know what it holds, `None` for
    a record that holds everything; ``start_scores`` are totals carried in, in points by seat; ``remarks`` are free
    texts such as ``Event``; ``faults`` are the places that could not be read, none unless it came from `Record.read`.

    >>> import doublesix as ds
    >>> match = ds.Match(ds.rules("muggins"), deal=ds.Deal(["6-4 1-1", "4-4 0-0"], leader=1))
    >>> events = match.apply(ds.Action.parse("6-4"))
    >>> print(ds.Record.of(match, names=["ليلى", "Omid"]).text())
    [Game "muggins"]
    [Players "2"]
    [Seat1 "ليلى"]
    [Seat2 "Omid"]
    [Rules "1"]
    <BLANKLINE>
    [Hand "1"]
    [Tiles1 "4-6 1-1"]
    [Tiles2 "4-4 0-0"]
    [Leader "1"]
    1: 4-6 +10 =10
    [Score "10 0"]
    [Result "*"]
    <BLANKLINE>
    """

    _header: Header
    hands: tuple[RecordedHand, ...]
    faults: tuple[Finding, ...] = ()
    _text: str | None = field(default=None, repr=False, compare=False)

    def __repr__(self) -> str:
        rules, audience = self.rules, "" if self.audience is None else f", for {self.audience}"
        hands = f"{len(self.hands)} hand{'' if len(self.hands) == 1 else 's'}"
        faults = f", {len(self.faults)} faults" if self.faults else ""
        return f"<Record {rules.game}, {rules.players} players, {hands}{audience}{faults}>"

    # Making one

    @staticmethod
    def parse(text: str) -> Record:
        """The record that a text holds, which must be readable from end to end.

        Whether what it says is so is another question: `check` answers it.
        Raises `RecordError` whose ``faults`` are all unreadable places, with ``where`` as ``line:column``, and
        `TypeError` for what is no text.
        """
        record, faults = Record.read(text)
        if record is None or faults:
            raise RecordError([finding.fault for finding in faults])
        return record

    @staticmethod
    def read(text: str) -> Reading:
        """The sound part of a text, and every fault. Never raises for a text, whatever it holds.

        The sound part reaches to the first place that cannot be read and that may have changed the course of the
        game. There is none where the rules cannot be told.
        """
        if not isinstance(text, str):
            raise TypeError(f"a record is read from a text, not from {shown(text)}")
        found = read_text(text)
        record = None if found.header is None else Record(found.header, found.hands, found.faults)
        return Reading(record, found.faults)

    @staticmethod
    def of(
        match: Match,
        *,
        names: Sequence[str | None] | None = None,
        remarks: Mapping[str, str] | None = None,
        audience: Audience = None,
    ) -> Record:
        """The record of a match, finished or running.

        With ``audience``, a seat or ``"spectator"``, it holds nothing that this audience may not know: of hands
        whose tiles have not been revealed only its own tiles and draws, and no stock. A match that was broken off
        has no result in a record, for to whoever replays it, it is not over.

        Raises `RecordError` for names or remarks that no line can hold, `ValueError` for a seat that the match does
        not have.
        """
        if not isinstance(match, Match):
            raise TypeError(f"records are made of matches, not of {shown(match)}")
        players = match.rules.players
        if audience is not None and audience != "spectator" and audience not in range(1, players + 1):
            raise ValueError(f"{audience!r} is not one of 1 to {players}, nor spectator")
        if names is not None and len(names) != players:
            raise ValueError(f"{len(names)} names for {players} seats")
        rules = match.rules
        header = Header(
            rules, tuple(names or (None,) * players), audience, match.start_scores, remarks or {}, rules.version
        )
        text = write(header, match)
        found = read_text(text)
        if found.header is None or found.faults:
            raise RecordError([finding.fault for finding in found.faults])
        return Record(found.header, found.hands, (), text)

    # What it holds

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self._header.rules

    @property
    def names(self) -> tuple[str | None, ...]:
        """The names by seat."""
        return self._header.names

    @property
    def audience(self) -> Audience:
        """Who may know what it holds; `None` where it holds everything."""
        return self._header.audience

    @property
    def start_scores(self) -> tuple[int, ...]:
        """Totals carried in, in points by seat."""
        return self._header.start_scores

    @property
    def remarks(self) -> Mapping[str, str]:
        """Free remarks by tag."""
        return self._header.remarks

    # What can be done with it

    def check(self, *, between: Callable[[], object] | None = None) -> tuple[Finding, ...]:
        """What is wrong with it, by line: every unreadable place, and the first that is not so.

        ``between`` is called before each action and claim; what it raises ends the check.
        """
        findings = [*self.faults]
        wrong = self._first_false(between)
        if wrong is not None:
            findings.append(wrong)
        version, rules = self._header.version, self.rules
        if version is not None and version != rules.version:
            message = f"written by version {version} of the rules; checked by version {rules.version}"
            params = {"version": version, "today": rules.version}
            findings.append(Finding(self._header.version_line, 1, Kind.NOTE, "record.other_version", message, params))
        return tuple(sorted(findings, key=lambda finding: (finding.line, finding.column)))

    def _first_false(self, between: Callable[[], object] | None = None) -> Finding | None:
        replay = Replay(self._header)
        for hand in self.hands:
            wrong = replay.begin(hand)
            for item in hand.items:
                if wrong is not None:
                    break
                if between is not None:
                    between()
                wrong = replay.check(item)
            if wrong is not None:
                return wrong
        return None

    def replay(self) -> Match:
        """The match after the last action. Claims are not held against it, `check` does that.

        Raises `RecordError` at an action that is refused, and where no hand can begin: there is none, or a lot
        decides who leads and nothing says on whom it fell.
        """
        match = self._played().match
        if match is None:
            raise RecordError([Fault("record.no_hand", "", "no hand of this record can begin", {})])
        return match

    def _played(self) -> Replay:
        replay = Replay(self._header)
        for _ in _play(replay, self.hands):
            pass
        return replay

    def steps(self) -> Iterator[Step]:
        """What there was to see after each deal and each action, in order.

        Raises `RecordError` at an action that is refused, when it gets there.
        """
        return _play(Replay(self._header), self.hands)

    def text(self) -> str:
        """The canonical text: what is read from it is written as the same bytes.

        It tells the game and nothing else: comments, claims of legal actions and refused ones are left out, points,
        counts, settlements and totals are written wherever they are known.
        Raises `RecordError` for a record with anything false in it, which no text could tell.
        """
        if self._text is not None:
            return self._text
        wrong = self._first_false()
        if wrong is not None:
            raise RecordError([wrong.fault])
        replay = self._played()
        return write(self._header, replay.match, replay.waiting)


def _play(replay: Replay, hands: Sequence[RecordedHand]) -> Iterator[Step]:
    for hand in hands:
        wrong = replay.begin(hand)
        if wrong is not None:
            raise RecordError([wrong.fault])
        if replay.waiting is not None or replay.match is None:
            return
        yield step_of(replay.match, hand.line, replay.match.events)
        for item in hand.items:
            if isinstance(item, Act) and not item.refused:
                done = replay.do(item)
                if isinstance(done, Finding):
                    raise RecordError([done.fault])
                yield step_of(replay.match, item.line, done)
