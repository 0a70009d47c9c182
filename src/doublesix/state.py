"""Everything there is to know about a match at one moment. Only `view` shows any of it to a seat."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .event import Event, TileDrawn, TilePlaced
from .kernel.hand import Hand
from .outcome import HandOutcome, Outcome
from .ruleset import RuleSet
from .tiles import Tile

__all__ = ["MatchState", "PlayedHand"]


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A hand of a match as it went, finished or so far, with everything that no seat may know: records need it.

    ``stock`` is in the order of drawing as far as it is known, the tiles that were drawn from it included;
    ``events`` begin with the deal; ``scores`` are the totals after them, in points by seat. With
    ``has_unknown_tiles`` some seat holds, or held at the end, tiles whose faces are not known.
    """

    number: int
    stock: tuple[Tile | None, ...]
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    has_unknown_tiles: bool


@dataclass(slots=True)
class MatchState:
    """A match in progress.

    ``number`` is the hand's, from 1; ``events`` are those of this hand, in order; ``outcomes`` those of all
    hands that are over, this one's included. ``stock`` is that of this hand as it was dealt, ``past`` the hands
    before this one, ``start_scores`` the totals that were carried into the match.
    """

    rules: RuleSet
    hand: Hand
    number: int
    events: list[Event] = field(default_factory=list)
    outcomes: list[HandOutcome] = field(default_factory=list)
    outcome: Outcome | None = None
    stock: tuple[Tile | None, ...] = ()
    past: list[PlayedHand] = field(default_factory=list)
    start_scores: tuple[int, ...] = ()

    @property
    def leader(self) -> int | None:
        """The seat that leads this hand; `None` while a train game has still to find its engine."""
        return self.hand.leader

    @property
    def hand_outcome(self) -> HandOutcome | None:
        """How this hand ended; `None` while it runs."""
        return self.outcomes[-1] if self.hand.termination is not None and self.outcomes else None

    @property
    def to_move(self) -> int | None:
        """The seat on turn; `None` between hands and when the match is over."""
        return self.hand.turn if self.hand.termination is None and self.outcome is None else None

    @property
    def points_of_last_placement(self) -> int:
        """What the last placement of this hand scored."""
        placements = (event.points for event in reversed(self.events) if isinstance(event, TilePlaced))
        return next(placements, 0)

    @property
    def played(self) -> PlayedHand:
        """This hand as it went so far."""
        drawn = [event.tile for event in self.events if isinstance(event, TileDrawn)]
        stock = (*drawn, *self.stock[len(drawn) :])
        hand = self.hand
        return PlayedHand(self.number, stock, tuple(self.events), hand.scores, hand.has_unknown_tiles)

    def unseen_tiles(self) -> tuple[Tile, ...]:
        """The tiles that are known to lie nowhere: in no hand, not on the table, not in the stock."""
        seen: set[Tile | None] = {event.tile for event in self.events if isinstance(event, TilePlaced)}
        for seat in range(1, self.rules.players + 1):
            seen.update(self.hand.tiles(seat))
        seen.update(self.hand.stock())
        return tuple(tile for tile in self.rules.tile_set if tile not in seen)

    def copy(self) -> MatchState:
        """An independent state; what is frozen is shared."""
        return replace(
            self,
            hand=self.hand.copy(),
            events=list(self.events),
            outcomes=list(self.outcomes),
            past=list(self.past),
        )
