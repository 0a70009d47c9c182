"""Hands into a match: who leads, running totals, when and why it ends."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracle.game import Hand, Move
from tests.oracle.layout import Tile, is_double, read
from tests.oracle.options import Options
from tests.oracle.settle import Result, blocked, floored, settlement, sides_of, value, went_out


@dataclass
class Lead:
    """The seats that may lead (several: a lot decides) and, by seat, the tiles one of which must be led."""

    seats: list[int]
    tiles: dict[int, list[Tile]] = field(default_factory=dict)


@dataclass
class HandEnd:
    """How a hand ended. ``settled`` is None where the match ended in play."""

    termination: str
    winners: list[int]
    settled: list[int] | None
    held: list[list[Tile]]


@dataclass
class Outcome:
    """How the match ended; no winners is a draw."""

    termination: str
    winners: list[int]


class Match:
    """A match whose deals are given from outside."""

    def __init__(self, options: Options, players: int, scores: list[int] | None = None) -> None:
        self.options = options
        self.players = players
        self.scores = list(scores) if scores else [0] * players
        self.hand: Hand | None = None
        self.hands_played = 0
        self.hand_end: HandEnd | None = None
        self.outcome: Outcome | None = None
        self._result: Result | None = None

    def lead(self, tiles: list[list[Tile]]) -> Lead:
        """Who leads this deal."""
        everybody = Lead(list(range(1, self.players + 1)))
        previous, end = self.hand, self.hand_end
        if previous is None or end is None or self._result is None:
            return self._by_rule(self.options["lead.first_hand"], self.options["lead.first_tile"], tiles)
        if end.termination == "blocked":
            if self.options["lead.after_block"] == "lot":
                return everybody
            if self.options["lead.after_block"] == "lowest_hand":
                pips = [value(self.options, hand) for hand in previous.held]
                return Lead([seat for seat in everybody.seats if pips[seat - 1] == min(pips)])
        rule = self.options["lead.later_hands"]
        if rule == "same_rule":
            rule = self.options["lead.first_hand"]
        if rule == "out_player":
            return Lead([previous.out_seat]) if previous.out_seat else everybody
        if rule == "winner":
            return Lead(self._result.named) if self._result.named else everybody
        if rule == "left_of_prev_leader":
            return Lead([previous.leader % self.players + 1])
        if rule == "right_of_prev_leader":
            return Lead([(previous.leader - 2) % self.players + 1])
        return self._by_rule(rule, self.options["lead.later_tile"], tiles)

    def _by_rule(self, rule: str, which_tile: str, tiles: list[list[Tile]]) -> Lead:
        """Lot, highest double or holder of a tile, with what happens when nobody holds it."""
        seats = range(1, self.players + 1)
        held = [tile for hand in tiles for tile in hand]
        deciding: list[Tile] = []
        if rule == "highest_double":
            deciding = sorted(tile for tile in held if is_double(tile))[-1:]
        elif rule.startswith("holder:"):
            deciding = [tile for tile in held if tile == read(rule.removeprefix("holder:"))]
        if rule != "lot" and not deciding and self.options["lead.fallback"] == "heaviest_tile":
            most = max(sum(tile) for tile in held)
            deciding = sorted((tile for tile in held if sum(tile) == most), key=max)
            if self.options["lead.heaviest_tiebreak"] == "high_half":
                deciding = deciding[-1:]
        if not deciding:
            return Lead(list(seats))
        holders = {seat: [tile for tile in tiles[seat - 1] if tile in deciding] for seat in seats}
        leading = [seat for seat in seats if holders[seat]]
        return Lead(leading, holders if which_tile == "deciding" else {})

    def deal(self, tiles: list[list[Tile]], stock: list[Tile], leader: int) -> None:
        """Begin a hand; ``leader`` is the seat that the lot named, or the only one that may lead."""
        lead = self.lead(tiles)
        if leader not in lead.seats:
            raise ValueError(f"seat {leader} may not lead, but {lead.seats}")
        self.hand = Hand(self.options, tiles, stock, leader, lead.tiles.get(leader, []))
        self.hand_end = None

    def apply(self, action: str) -> Move:
        """Do an action, settle the hand where it ends with it, end the match where it ends with that."""
        if self.hand is None or self.hand_end is not None or self.outcome is not None:
            raise ValueError("no hand is being played")
        move = self.hand.apply(action)
        for seat in next(side for side in sides_of(self.options, self.players) if move.seat in side):
            self.scores[seat - 1] += move.points
        if move.points and self._reached_in_play(move.seat):
            self.hand_end = HandEnd("target", [], None, self.hand.held)
            self.outcome = Outcome("target", self._best())
        elif self.hand.over:
            self._end_hand(self.hand)
        return move

    def _reached_in_play(self, seat: int) -> bool:
        target = self.options["target.points"]
        if target is None or self.options["target.check"] != "immediate":
            return False
        return self.scores[seat - 1] >= target

    def _end_hand(self, hand: Hand) -> None:
        if hand.out_seat is not None:
            result = went_out(self.options, self.players, hand.out_seat)
        else:
            result = blocked(self.options, hand.held)
        self._result = result
        settled = floored(self.options, self.scores, settlement(self.options, hand.held, result))
        self.scores = [total + change for total, change in zip(self.scores, settled, strict=True)]
        self.hand_end = HandEnd(hand.over or "", result.winners, settled, hand.held)
        self.hands_played += 1
        self.outcome = self._match_end()

    def _best(self) -> list[int]:
        best = max(self.scores) if self.options["goal"] == "high" else min(self.scores)
        return [seat for seat in range(1, self.players + 1) if self.scores[seat - 1] == best]

    def _match_end(self) -> Outcome | None:
        best = self._best()
        one_side = any(all(seat in side for seat in best) for side in sides_of(self.options, self.players))
        points, hands, cap = (
            self.options["target.points"],
            self.options["target.hands"],
            self.options["max_hands"],
        )
        reached = points is not None and max(self.scores) >= points
        played = hands is not None and self.hands_played >= hands
        if (reached or played) and (one_side or self.options["target.tie"] == "shared"):
            return Outcome("target" if reached else "hands", best)
        if cap is not None and self.hands_played >= cap:
            return Outcome("hands", best if one_side else [])
        return None
