"""One hand: whose turn it is, what may be done, what it scores, when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from tests.oracle.layout import Layout, Placement, Tile, build, count, full_set, open_ends, read, show
from tests.oracle.options import Options


@dataclass
class Move:
    """What an action did. ``points`` and ``count`` belong to placements, ``drawn`` to draws."""

    seat: int
    action: str
    points: int = 0
    count: int | None = None
    drawn: Tile | None = None


class Hand:
    """A deal being played. Seats count from 1; ``held[seat - 1]`` is what that seat holds."""

    def __init__(
        self,
        options: Options,
        tiles: list[list[Tile]],
        stock: list[Tile],
        leader: int,
        must_lead: list[Tile],
    ) -> None:
        self.options = options
        self.players = len(tiles)
        self.held = [list(hand) for hand in tiles]
        self.stock = list(stock)
        self.leader = leader
        self.must_lead = must_lead
        self.placements: list[Placement] = []
        self.mover = leader
        self.drawn_this_turn: list[Tile] = []
        self.over: str | None = None
        self.out_seat: int | None = None

    def layout(self) -> Layout:
        """The table as it lies now."""
        return build(self.placements, self.options["spinner"])

    def ends(self) -> dict[str, int]:
        """The open ends and their pips."""
        return open_ends(self.layout(), self.options["spinner.opens"])

    def count(self) -> int:
        """The count of the open ends."""
        return count(self.layout())

    def points(self) -> int:
        """What the count is worth for a placement that has just made it."""
        if self.options["play_score"] == "none":
            return 0
        if len(self.placements) == 1 and not self.options["play_score.on_lead"]:
            return 0
        total = self.count()
        dividing = [d for d in self.options["play_score.divisors"] if total > 0 and total % d == 0]
        if self.options["play_score.points"] == "quotient_sum":
            return sum(total // d for d in dividing)
        return total if dividing else 0

    def can_draw(self) -> bool:
        """Whether the rules leave anything in the stock for anybody."""
        return self.options["boneyard.draw"] != "never" and len(self.stock) > self.options["boneyard.reserve"]

    def placements_of(self, seat: int) -> list[tuple[Tile, str | None]]:
        """Every tile of the seat at every end where it fits, whatever else the rules say."""
        hand = self.held[seat - 1]
        if not self.placements:
            return [(tile, None) for tile in hand]
        return [(tile, end) for tile in hand for end, pip in self.ends().items() if pip in tile]

    def legal(self) -> list[str]:
        """The legal actions of the seat to move, as records write them."""
        if self.over:
            return []
        leading = not self.placements
        if leading and self.must_lead:
            return [show(tile) for tile in self.must_lead]
        places = self.placements_of(self.mover)
        if self.drawn_this_turn and self.options["boneyard.drawn_tile"] == "must_play_now":
            newest = [place for place in places if place[0] == self.drawn_this_turn[-1]]
            if newest:
                return [_write(place) for place in newest]
        actions = [_write(place) for place in places]
        if self.may_draw(bool(places)):
            actions.append("draw")
        if not actions:
            actions.append("pass")
        return actions

    def may_draw(self, able: bool) -> bool:
        """Whether the seat to move may draw, given whether it is able to place."""
        if not self.can_draw():
            return False
        if self.options["boneyard.draw"] == "optional":
            return True
        if able:
            return False
        return self.options["boneyard.count"] == "until_playable" or not self.drawn_this_turn

    def apply(self, action: str) -> Move:
        """Do one of the legal actions."""
        if action not in self.legal():
            raise ValueError(f"{action} is not legal: {self.legal()}")
        move = Move(self.mover, action)
        if action == "draw":
            move.drawn = self.stock.pop(0)
            self.held[self.mover - 1].append(move.drawn)
            self.drawn_this_turn.append(move.drawn)
        elif action == "pass":
            self._next_turn()
        else:
            tile_text, _, end = action.partition("@")
            tile = read(tile_text)
            self.held[self.mover - 1].remove(tile)
            self.placements.append(Placement(tile, end or None))
            move.points = self.points()
            move.count = self.count()
            if not self.held[self.mover - 1]:
                self.out_seat = self.mover
                self.over = "domino"
            self._next_turn()
        if not self.over and self.is_blocked():
            self.over = "blocked"
        return move

    def _next_turn(self) -> None:
        step = 1 if self.options["direction"] == "cw" else -1
        self.mover = (self.mover - 1 + step) % self.players + 1
        self.drawn_this_turn = []

    def is_blocked(self) -> bool:
        """Nobody can place and nothing can be drawn, or the line is dead where that ends a hand."""
        if self.options["dead_line"] == "immediate_block" and self.is_dead():
            return True
        if self.can_draw():
            return False
        if not self.placements:
            return False
        return not any(self.placements_of(seat) for seat in range(1, self.players + 1))

    def is_dead(self) -> bool:
        """Every open end shows a pip whose tiles all lie on the table."""
        on_table = [placement.tile for placement in self.placements]
        ends = self.ends().values()
        return bool(ends) and all(
            tile in on_table for pip in ends for tile in full_set(self.options["set.max_pip"]) if pip in tile
        )


def _write(place: tuple[Tile, str | None]) -> str:
    tile, end = place
    return show(tile) if end is None else f"{show(tile)}@{end}"
