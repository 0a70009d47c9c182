"""Everything there is to know about a match at one moment. Only `view` shows any of it to a seat."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .event import Event, TilePlaced
from .kernel.hand import Hand
from .outcome import HandOutcome, Outcome
from .ruleset import RuleSet

__all__ = ["MatchState"]


@dataclass(slots=True)
class MatchState:
    """A match in progress.

    ``number`` is the hand's, from 1; ``events`` are those of this hand, in order; ``outcomes`` those of all
    hands that are over, this one's included.
    """

    rules: RuleSet
    hand: Hand
    number: int
    leader: int
    events: list[Event] = field(default_factory=list)
    outcomes: list[HandOutcome] = field(default_factory=list)
    outcome: Outcome | None = None

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

    def copy(self) -> MatchState:
        """An independent state; what is frozen is shared."""
        return replace(self, hand=self.hand.copy(), events=list(self.events), outcomes=list(self.outcomes))
