"""A settlement, step by step, from what its outcome says. Nothing is rounded here, and sums are the kernel's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..outcome import HandOutcome, Reckoning
from ..ruleset import RuleSet
from ..text import Catalogue
from ..text.speech import tile_list
from .names import Names

__all__ = ["settlement_lines"]


def settlement_lines(catalogue: Catalogue, names: Names, rules: RuleSet, outcome: HandOutcome) -> Iterator[str]:
    """What each seat has left, what it puts in, their sum, and what each total gains or loses.

    Hands that the reader may not know are left out; a hand that was not settled has no lines.
    """
    if outcome.reckoning is not None:
        told = _Teller(catalogue, names, rules, outcome, outcome.reckoning)
        yield from (*told.hands(), *told.sums(), *told.gains())


class _Teller:
    def __init__(self, catalogue: Catalogue, names: Names, rules: RuleSet, outcome: HandOutcome, reckoning: Reckoning):
        self._catalogue = catalogue
        self._names = names
        self._rules = rules
        self._outcome = outcome
        self._reckoning = reckoning
        self._each_its_own = rules["settle"] in ("each_subtracts_own", "penalty_own")

    def hands(self) -> Iterator[str]:
        """A line for each seat: its tiles, their pips, and what these are rounded to where they differ."""
        for seat, tiles in enumerate(self._outcome.tiles_left, 1):
            if tiles is None:
                continue
            if not tiles:
                yield self._names.tell("settle-empty", seat)
                continue
            pips, entered = self._reckoning.pips[seat - 1], self._reckoning.entered[seat - 1]
            shown = self._catalogue.formula(tile_list(self._catalogue, tiles))
            line = self._names.tell("settle-left", seat, tiles=shown, pips=pips)
            if entered is not None and abs(entered) != pips:
                line += f" {self._catalogue.formula(self._arrow(pips, abs(entered)))}"
            yield line

    def sums(self) -> Iterator[str]:
        """What the hands that play a part come to; where it is rounded, or would be below 0, what it becomes."""
        for seats in self._sides():
            taken = [value for seat in seats if (value := self._reckoning.entered[seat - 1]) is not None]
            # A hand without pips adds nothing and is left out, unless there is no other.
            entered = [value for value in taken if value] or taken
            total = sum(entered)
            becomes = total if self._each_its_own else self._reckoning.prize
            if len(entered) > 1:
                formula = f"{self._sum(entered)} = {self._catalogue.number(total)}"
                if becomes != total:
                    formula += f" {self._catalogue.text('formula-arrow')} {self._catalogue.number(becomes)}"
            elif entered and becomes != total:
                formula = self._arrow(total, becomes)
            else:
                continue
            yield self._catalogue.text("settle-sum", formula=self._catalogue.formula(formula))

    def gains(self) -> Iterator[str]:
        """What each total, a pair's once, gains or loses."""
        settled, rules = self._outcome.settled, self._rules
        if not any(settled):
            yield self._catalogue.text("settle-nothing")
        for seat, points in enumerate(settled, 1):
            side = rules.partners(seat)
            if not points or (seat != side[0]):
                continue
            if rules["settle"] == "penalty_own":
                key = "settle-penalty"
            else:
                key = "settle-gain" if points > 0 else "settle-loss"
            if len(side) > 1:
                yield self._catalogue.text(f"{key}-team", players=self._names.all(side), points=abs(points))
            else:
                yield self._names.tell(key, seat, points=abs(points))
        if rules["settle"] == "each_subtracts_own" and self._was_floored():
            yield self._catalogue.text("settle-floored")

    def _sides(self) -> Iterator[Sequence[int]]:
        """The seats whose hands are added up together."""
        seats = range(1, self._rules.players + 1)
        if self._each_its_own:
            yield from (side for seat in seats if seat == (side := self._rules.partners(seat))[0])
        else:
            yield seats

    def _was_floored(self) -> bool:
        return any(
            self._outcome.settled[side[0] - 1] != sum(self._reckoning.entered[seat - 1] or 0 for seat in side)
            for side in self._sides()
        )

    def _sum(self, values: Sequence[int]) -> str:
        ordered = sorted(values, key=lambda value: value < 0)
        written = self._catalogue.number(ordered[0])
        for value in ordered[1:]:
            written += f" {'+' if value >= 0 else chr(0x2212)} {self._catalogue.number(abs(value))}"
        return written

    def _arrow(self, before: int, after: int) -> str:
        number = self._catalogue.number
        return f"{number(before)} {self._catalogue.text('formula-arrow')} {number(after)}"
