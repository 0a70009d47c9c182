"""What happened, told line by line to whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ..event import (
    Event,
    FirstTurnDone,
    HandDealt,
    HandEnded,
    MatchEnded,
    Passed,
    TileDrawn,
    TilePlaced,
    TrainMarked,
)
from ..outcome import Count, HandOutcome, Outcome, Termination
from ..ruleset import RuleSet
from ..text import Catalogue
from ..text.speech import end_place
from .names import Names
from .settlement import settlement_lines

__all__ = ["Narrator", "count_formula"]


def count_formula(catalogue: Catalogue, count: Count) -> str:
    """The count of the open ends with its parts, as in 2 + 8 = 10."""
    parts = " + ".join(map(catalogue.number, count.parts))
    if not parts:
        return catalogue.number(count.total)
    return catalogue.formula(f"{parts} = {catalogue.number(count.total)}")


class Narrator:
    """Tells events as their reader may know them.

    Draws of one turn are told together, as are all those that look for an engine.
    """

    def __init__(self, catalogue: Catalogue, names: Names, rules: RuleSet):
        self._catalogue = catalogue
        self._names = names
        self._rules = rules
        self._draws: list[TileDrawn] = []
        self._is_seeking = False
        self._reached_in_play = False

    def tell(self, event: Event, pips: Iterable[int] = ()) -> Iterator[str]:
        """The lines for an event, those for draws before it included; ``pips`` are what the ends showed."""
        if isinstance(event, TileDrawn):
            if self._draws and self._draws[0].seat != event.seat and not self._is_seeking:
                yield from self.finish()
            self._draws.append(event)
            return
        yield from self.finish()
        match event:
            case HandDealt():
                yield self._catalogue.text("event-hand-dealt", hand=event.hand)
                yield from self._leader(event)
            case TilePlaced():
                yield self._placed(event)
            case Passed():
                shown = self._catalogue.listed(map(self._catalogue.number, sorted(set(pips))))
                if self._rules.is_trains:
                    yield self._names.tell("event-passed-train", event.seat)
                else:
                    yield self._names.tell("event-passed", event.seat, pips=shown)
            case FirstTurnDone():
                yield self._names.tell("event-first-turn-done", event.seat)
            case TrainMarked():
                yield self._names.tell("event-marked" if event.marked else "event-unmarked", event.seat)

    def _leader(self, event: HandDealt) -> Iterator[str]:
        engine = self._rules.engine(event.hand)
        if engine is not None:
            yield self._catalogue.text("event-engine", tile=engine)
        if event.leader is not None:
            yield self._names.tell("event-leads", event.leader)
        elif engine is not None:
            self._is_seeking = True
            yield self._catalogue.text("event-engine-sought")

    def finish(self) -> Iterator[str]:
        """The lines for draws that were not told yet."""
        draws, self._draws = self._draws, []
        self._is_seeking = False
        for seat in dict.fromkeys(draw.seat for draw in draws):
            yield self._drew(seat, [draw for draw in draws if draw.seat == seat])

    def _drew(self, seat: int, draws: Sequence[TileDrawn]) -> str:
        drawn = [draw.tile for draw in draws if draw.tile is not None]
        if drawn:
            tiles = self._catalogue.listed(self._catalogue.in_digits(str(tile)) for tile in drawn)
            return self._names.tell("event-drew", seat, tile=tiles, tiles=len(drawn))
        return self._names.tell("event-drew", seat, tiles=len(draws))

    def _placed(self, event: TilePlaced) -> str:
        if event.end is None:
            key = "event-engine" if self._rules.is_trains else "event-led"
            told = self._names.tell(key, event.seat, tile=event.tile)
        else:
            where = end_place(self._catalogue, event.end, self._names.reader)
            told = self._names.tell("event-placed", event.seat, tile=event.tile, where=where)
        if not event.points:
            return told
        count = count_formula(self._catalogue, event.count)
        return f"{told} {self._catalogue.text('event-scored', count=count, points=event.points)}"

    # Ends

    def hand_ended(self, event: HandEnded, last: int | None, scores: Sequence[int]) -> Iterator[str]:
        """How a hand ended, its settlement step by step, and the totals; ``last`` is the seat that placed last."""
        outcome = event.outcome
        self._reached_in_play = outcome.termination is Termination.TARGET_REACHED
        yield self._how_it_ended(outcome, last)
        if not self._reached_in_play:
            yield self._who_won(outcome)
            yield from settlement_lines(self._catalogue, self._names, self._rules, outcome)
        yield self.totals(scores)

    def _how_it_ended(self, outcome: HandOutcome, last: int | None) -> str:
        if outcome.termination is Termination.BLOCKED or last is None:
            return self._catalogue.text("hand-blocked")
        return self._names.tell(
            "hand-domino" if outcome.termination is Termination.DOMINO else "hand-target",
            last,
        )

    def _who_won(self, outcome: HandOutcome) -> str:
        if not outcome.winners:
            return self._catalogue.text("hand-won-nobody")
        return self._won("hand-won", "hand-shared", outcome.winners)

    def match_ended(self, event: MatchEnded) -> Iterator[str]:
        """Why the match is over, and who won it."""
        outcome: Outcome = event.outcome
        if not self._reached_in_play:
            yield self._catalogue.text(f"match-{outcome.termination.value.replace('_', '-')}")
        yield self._won("match-won", "match-shared", outcome.winners)

    def _won(self, won: str, shared: str, winners: Sequence[int]) -> str:
        if not winners:
            return self._catalogue.text("match-drawn")
        reader = self._names.reader
        one = reader if reader is not None and reader in winners else winners[0]
        side = self._rules.partners(one)
        if set(winners) != set(side):
            return self._catalogue.text(shared, players=self._names.all(winners))
        partners = [seat for seat in side if seat != one]
        if partners:
            return self._names.tell(f"{won}-team", one, partner=self._names.of(partners[0]))
        return self._names.tell(won, one)

    def totals(self, scores: Sequence[int]) -> str:
        """The running totals."""
        each = [
            self._catalogue.text("term-score-of", player=self._names.of(seat), points=score)
            for seat, score in enumerate(scores, 1)
        ]
        return self._catalogue.text("term-scores", scores=self._catalogue.listed(each))
