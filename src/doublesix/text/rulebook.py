"""A short rulebook of any game, made from its rules: what is written is what is played."""

from __future__ import annotations

from collections.abc import Iterator

from ..ruleset import RuleSet
from ..tiles import Tile
from .catalogue import Catalogue, key_of

__all__ = ["rulebook"]

# What rounding is shown with: two numbers of pips and what they become (rules: 13 counts as 15, 12 as 10).
_EXAMPLES = {"nearest:5": (13, 15, 12, 10), "nearest:3": (13, 12, 11, 12)}


def rulebook(catalogue: Catalogue, rules: RuleSet) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rules in sections: a heading, and its sentences in order."""
    book = _Book(catalogue, rules)
    sections = {
        "aim": book.aim(),
        "deal": (*book.deal(), *book.lead()),
        "play": book.play(),
        "score": book.score(),
        "draw": book.draw(),
        "end": (*book.end(), *book.settle()),
        "match": book.match(),
    }
    written = {name: tuple(sentences) for name, sentences in sections.items()}
    return tuple((catalogue.text(f"rules-heading-{name}"), said) for name, said in written.items() if said)


class _Book:
    def __init__(self, catalogue: Catalogue, rules: RuleSet):
        self._rules = rules
        self._say = catalogue.text
        self._catalogue = catalogue

    def _is(self, option: str, *values: object) -> bool:
        return self._rules[option] in values

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
        yield self._say(f"rules-order-{rules.text('direction')}")

    def lead(self) -> Iterator[str]:
        rules = self._rules
        first, _, tile = rules.text("lead.first_hand").partition(":")
        later, _, later_tile = rules.text("lead.later_hands").partition(":")
        every = later == "same_rule"
        yield self._lead(f"rules-lead-{'every' if every else 'first'}", first, tile)
        if first != "lot":
            yield from self._fallback()
            yield self._say(f"rules-lead-tile-{rules.text('lead.first_tile')}")
        else:
            yield self._say("rules-lead-tile-any")
        if not every:
            yield self._lead("rules-lead-later", later, later_tile)
            if later_tile and self._is("lead.later_tile", "deciding"):
                yield self._say("rules-lead-later-tile-deciding")
        yield from self._after_block(later if later != "same_rule" else first)

    def _lead(self, key: str, word: str, tile: str) -> str:
        args = {"tile": Tile.parse(tile)} if tile else {}
        return self._say(key_of(key, word), **args)

    def _fallback(self) -> Iterator[str]:
        rules = self._rules
        if rules.stock_size == 0:
            return  # every tile is held by somebody
        fallback = rules.text("lead.fallback")
        tiebreak = f"-{rules.text('lead.heaviest_tiebreak')}" if fallback == "heaviest_tile" else ""
        yield self._say(key_of(f"rules-lead-fallback-{fallback}{tiebreak}"))

    def _after_block(self, later: str) -> Iterator[str]:
        after = self._rules.text("lead.after_block")
        if after == "lowest_hand":
            yield self._say("rules-lead-block-lowest-hand")
        elif later != "lot" and (after == "lot" or later == "out_player"):
            # Nobody went out of a blocked hand, so a lot decides there too.
            yield self._say("rules-lead-block-lot")

    def play(self) -> Iterator[str]:
        yield self._say("rules-place")
        yield self._say("rules-doubles")
        spinner = self._rules.text("spinner")
        opens = "" if spinner == "none" else self._rules.text("spinner.opens")
        yield self._say(key_of(f"rules-spinner-{opens or 'none'}"))

    def score(self) -> Iterator[str]:
        rules = self._rules
        if not rules.counts:
            return
        yield self._say("rules-count")
        if not self._is("spinner", "none"):
            yield self._say("rules-count-spinner")
        divisors = rules["play_score.divisors"]
        numbers = divisors if isinstance(divisors, tuple) else (divisors,)
        listed = self._catalogue.listed(self._catalogue.number(int(str(n))) for n in numbers)
        yield self._say(key_of("rules-score", rules.text("play_score.points")), divisors=listed)
        if not rules["play_score.on_lead"]:
            yield self._say("rules-score-no-lead")

    def draw(self) -> Iterator[str]:
        rules = self._rules
        drawing = rules.text("boneyard.draw")
        if drawing == "never" or not rules.stock_size:
            yield self._say("rules-draw-never")
        else:
            one = drawing == "when_stuck" and self._is("boneyard.count", "one")
            yield self._say(key_of("rules-draw", drawing, *(["one"] if one else [])))
            yield self._say(key_of("rules-drawn", rules.text("boneyard.drawn_tile")))
            reserve = rules["boneyard.reserve"]
            if isinstance(reserve, int) and reserve:
                yield self._say("rules-reserve", tiles=reserve)
            yield self._say("rules-pass-one" if one else "rules-pass-stock")
        if self._is("dead_line", "immediate_block"):
            yield self._say("rules-dead-line")

    def end(self) -> Iterator[str]:
        rules = self._rules
        yield self._say("rules-end")
        if not self._is("settle", "each_subtracts_own", "penalty_own"):
            yield self._say("rules-out-wins")
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
        if "split" in rules.text("block.tie") and not self._is("block.winner", "none"):
            yield self._say("rules-split-shares")
        blank = rules["tile_value.double_blank"]
        if isinstance(blank, int) and blank:
            yield self._say("rules-double-blank", pips=blank)
        if settle == "each_subtracts_own":
            yield self._say("rules-floor-none" if rules["score.floor"] is None else "rules-floor-zero")

    def match(self) -> Iterator[str]:
        rules = self._rules
        goal = rules.text("goal")
        if rules.target_points is not None:
            check = rules.text("target.check")
            yield self._say(key_of("rules-target", goal, check), points=rules.target_points)
        else:
            yield self._say(f"rules-target-hands-{goal}", hands=rules.target_hands or 0)
        yield self._say(key_of("rules-target-tie", rules.text("target.tie")))
        if rules.max_hands is not None:
            yield self._say("rules-max-hands", hands=rules.max_hands)
