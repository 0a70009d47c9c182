"""A short rulebook of any game, made from its rules: what is written is what is played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..ruleset import RuleSet
from ..tiles import Tile
from .catalogue import Catalogue, key_of
from .rulebook_pages import Book
from .rulebook_trains import TrainBook

__all__ = ["rulebook"]


def rulebook(catalogue: Catalogue, rules: RuleSet) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rules in sections: a heading, and its sentences in order."""
    sections = (TrainBook if rules.is_trains else _LineBook)(catalogue, rules).sections()
    written = {name: tuple(sentences) for name, sentences in sections.items()}
    return tuple((catalogue.text(f"rules-heading-{name}"), said) for name, said in written.items() if said)


class _LineBook(Book):
    def sections(self) -> dict[str, Iterable[str]]:
        return {
            "aim": self.aim(),
            "deal": (*self.deal(), *self.order(), *self.lead()),
            "play": self.play(),
            "score": self.score(),
            "draw": self.draw(),
            "end": (*self.end(), *self.settle()),
            "match": self.match(),
        }

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
