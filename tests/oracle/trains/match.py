"""Hands into a match: engines from the highest double down, totals, when and why it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from tests.oracle.layout import Tile
from tests.oracle.options import Options
from tests.oracle.settle import Result, blocked, floored, settlement, sides_of
from tests.oracle.trains.hand import Hand, Move
from tests.oracle.trains.options import TrainOptions


@dataclass
class HandEnd:
    """How a hand ended."""

    termination: str
    winners: list[int]
    settled: list[int]
    held: list[list[Tile]]


@dataclass
class Outcome:
    """How the match ended; no winners is a draw."""

    termination: str
    winners: list[int]


class Match:
    """A match whose deals are given from outside."""

    def __init__(self, options: TrainOptions, players: int, scores: list[int] | None = None) -> None:
        self.options = options
        self.settling = cast(Options, options)
        """The same for the settlement, which is that of the line games."""
        self.players = players
        self.scores = list(scores) if scores else [0] * players
        self.number = 0
        self.hand: Hand | None = None
        self.hand_end: HandEnd | None = None
        self.outcome: Outcome | None = None

    def engine(self) -> int:
        """The number of the engine of the next hand."""
        return self.options["set.max_pip"] - self.number

    def may_lead(self) -> list[int] | None:
        """The seats that may lead the next hand where the engine lies before the deal; several: by lot."""
        if self.options["engine.find"] != "preplaced":
            return None
        if self.hand is None or self.hand.leader is None:
            return list(range(1, self.players + 1))
        step = 1 if self.options["direction"] == "cw" else -1
        return [(self.hand.leader - 1 + step) % self.players + 1]

    def deal(self, tiles: list[list[Tile]], stock: list[Tile], leader: int | None) -> None:
        """Begin a hand."""
        self.hand = Hand(self.options, self.engine(), tiles, stock, leader)
        self.hand_end = None
        self.number += 1

    def apply(self, action: str) -> Move:
        """Do an action, settle the hand where it ends with it, end the match where it ends with that."""
        if self.hand is None or self.hand_end is not None:
            raise ValueError("no hand is being played")
        move = self.hand.apply(action)
        if self.hand.over:
            self._end_hand(self.hand)
        return move

    def _end_hand(self, hand: Hand) -> None:
        result = self._result(hand)
        settled = floored(self.settling, self.scores, settlement(self.settling, hand.held, result))
        self.scores = [total + change for total, change in zip(self.scores, settled, strict=True)]
        self.hand_end = HandEnd(hand.over or "", result.winners, settled, hand.held)
        self.outcome = self._match_end()

    def _result(self, hand: Hand) -> Result:
        if hand.over == "blocked":
            return blocked(self.settling, hand.held)
        out = hand.out()
        sides = [side for side in sides_of(self.settling, self.players) if any(seat in out for seat in side)]
        return Result(sides, out[:1], out)

    def _match_end(self) -> Outcome | None:
        best_total = max(self.scores) if self.options["goal"] == "high" else min(self.scores)
        best = [seat for seat in range(1, self.players + 1) if self.scores[seat - 1] == best_total]
        alone = any(all(seat in side for seat in best) for side in sides_of(self.settling, self.players))
        points, hands, cap = self.options["target.points"], self.options["target.hands"], self.options["max_hands"]
        may_end = alone or self.options["target.tie"] == "shared"
        if points is not None and max(self.scores) >= points and may_end:
            return Outcome("target", best)
        if hands is not None and self.number >= hands and may_end:
            return Outcome("hands", best)
        if self.engine() < 0:
            return Outcome("hands", best)
        if cap is not None and self.number >= cap:
            return Outcome("hands", best if alone else [])
        return None
