"""What the rulebooks of all games say alike: the set, the deal, the end of a hand, and the match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..ruleset import RuleSet
from .catalogue import Catalogue, key_of

__all__ = ["Book"]

# What rounding is shown with: two numbers of pips and what they become (rules: 13 counts as 15, 12 as 10).
_EXAMPLES = {"nearest:5": (13, 15, 12, 10), "nearest:3": (13, 12, 11, 12)}


class Book:
    """The sentences of a set of rules, section by section."""

    def __init__(self, catalogue: Catalogue, rules: RuleSet):
        self._rules = rules
        self._say = catalogue.text
        self._catalogue = catalogue

    def _is(self, option: str, *values: object) -> bool:
        return self._rules[option] in values

    def sections(self) -> dict[str, Iterable[str]]:
        """The sentences by section, in the order of reading."""
        raise NotImplementedError

    def order(self) -> Iterator[str]:
        """Which way the turns go."""
        rules = self._rules
        yield self._say(f"rules-order-{rules.text('direction')}")
        if isinstance(seconds := rules["turn_seconds"], int):
            yield self._say("rules-turn-seconds", seconds=seconds)

    def aim(self) -> Iterator[str]:
        rules = self._rules
        yield self._say("rules-aim-count" if rules.counts else "rules-aim")
        yield self._say("rules-players-pairs" if rules.pairs else "rules-players-each", players=rules.players)
        yield self._say("rules-set", max=rules.tile_set.max_pip, tiles=len(rules.tile_set))

    def deal(self) -> Iterator[str]:
        rules = self._rules
        key = "rules-deal" if rules.stock_size else "rules-deal-all"
        yield self._say(key, tiles=rules.hand_size)
        if rules.stock_size:
            idle = self._is("boneyard.draw", "never")
            yield self._say("rules-stock-idle" if idle else "rules-stock", tiles=rules.stock_size)
        yield self._say("rules-hidden")

    def end(self) -> Iterator[str]:
        rules = self._rules
        yield self._say("rules-end")
        if not self._is("settle", "each_subtracts_own", "penalty_own"):
            yield self._say("rules-out-wins")
        elif rules.is_trains:
            return  # nothing depends on who wins the hand
        winner = rules.text("block.winner")
        yield self._say(key_of("rules-block", winner))
        if winner != "none":
            yield self._say(key_of("rules-tie", *self._ties()))

    def _ties(self) -> tuple[str, ...]:
        ties = self._rules.text("block.tie").split(",")
        if ties == ["fewest_tiles", "none"]:
            return ("fewest_tiles",)
        return tuple(ties)

    def settle(self) -> Iterator[str]:
        rules = self._rules
        settle, rounding = rules.text("settle"), rules.text("settle.round")
        yield self._say(key_of("rules-settle", settle))
        if settle == "none":
            return
        if rounding != "none":
            alone = settle in ("each_subtracts_own", "penalty_own")
            scope = "each_hand" if alone else rules.text("settle.round_scope")
            first, first_rounded, second, second_rounded = _EXAMPLES[rounding]
            yield self._say(
                key_of("rules-round", rounding.removeprefix("nearest:"), scope),
                first=first,
                first_rounded=first_rounded,
                second=second,
                second_rounded=second_rounded,
            )
        if self._is_shared():
            yield self._say("rules-split-shares")
        blank = rules["tile_value.double_blank"]
        if isinstance(blank, int) and blank:
            yield self._say("rules-double-blank", pips=blank)
        if settle == "each_subtracts_own":
            yield self._say("rules-floor-none" if rules["score.floor"] is None else "rules-floor-zero")

    def _is_shared(self) -> bool:
        """Whether several winners may share what a hand is settled for."""
        is_prize = self._is("settle", "opponents_sum", "opponents_minus_own")
        return is_prize and "split" in self._ties() and not self._is("block.winner", "none")

    def _totals_can_tie(self) -> bool:
        """Whether several totals can be the best when the match ends.

        Where the first to reach the target wins at once, every other total is below it; only a settlement that several
        share can then bring two of them past it together.
        """
        rules = self._rules
        is_won_at_once = rules.target_points is not None and rules.counts and self._is("target.check", "immediate")
        if not is_won_at_once or not self._is("goal", "high"):
            return True
        return self._is_shared() or self._is("settle", "penalty_own")

    def match(self) -> Iterator[str]:
        rules = self._rules
        goal = rules.text("goal")
        if rules.target_points is not None:
            # Where no placement scores, a total is first held to the target when a hand is settled.
            check = rules.text("target.check") if rules.counts else "end_of_hand"
            yield self._say(key_of("rules-target", goal, check), points=rules.target_points)
        else:
            yield self._say(f"rules-target-hands-{goal}", hands=rules.target_hands or 0)
        if self._totals_can_tie():
            yield self._say(key_of("rules-target-tie", rules.text("target.tie")))
        if rules.max_hands is not None:
            yield self._say("rules-max-hands", hands=rules.max_hands)
