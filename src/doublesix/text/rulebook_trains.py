"""What the rulebook says of train games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .catalogue import key_of
from .rulebook_pages import Book

__all__ = ["TrainBook"]


class TrainBook(Book):
    """The sentences of a train game."""

    def sections(self) -> dict[str, Iterable[str]]:
        """The sentences by section, in the order of reading."""
        return {
            "aim": self.aim(),
            "deal": (*self.deal(), *self.order(), *self.engine()),
            "train": (*self.trains(), *self.drawing()),
            "double": self.doubles(),
            "end": (*self.end(), *self.settle()),
            "match": self.match(),
        }

    def _text(self, option: str) -> str:
        return self._rules.text(option)

    def engine(self) -> Iterator[str]:
        """The engine, and who begins."""
        find = self._text("engine.find")
        yield self._say("rules-train-engines")
        yield self._say(key_of("rules-train-find", find))
        if find != "preplaced":
            yield self._say(key_of("rules-train-placer", self._text("engine.placer_plays")))

    def trains(self) -> Iterator[str]:
        """Whose trains there are, and where a turn may lay."""
        yield self._say("rules-train-place")
        yield self._say(key_of("rules-train-first", self._text("train.first_turn")))
        own_only = self._rules["train.first_turn_own_only"]
        yield self._say("rules-train-first-own-only" if own_only else "rules-train-first-open")
        yield self._say("rules-train-turn")
        start = self._text("mexican.start") if self._rules["mexican.max"] else "none"
        yield self._say(key_of("rules-train-mexican", start))
        yield self._say(key_of("rules-train-others", self._text("train.others")))

    def drawing(self) -> Iterator[str]:
        """What happens when nothing fits."""
        yield self._say("rules-train-draw")
        yield self._say(key_of("rules-train-marker", self._text("marker.on")))

    def doubles(self) -> Iterator[str]:
        """What a double asks for."""
        yield self._say(key_of("rules-double-extra", self._text("double.extra_tile")))
        most = self._rules["double.max_per_turn"]
        if isinstance(most, int):
            yield self._say("rules-double-max", number=most)
        binds = self._rules["double.next_must_satisfy"]
        yield self._say(f"rules-double-next-{self._text('double.next_must_satisfy')}")
        if binds:
            yield self._say(f"rules-double-order-{self._text('double.order')}")
            if not self._rules["double.fail_marks"]:
                yield self._say("rules-double-fail-false")
            yield self._say(f"rules-double-unsatisfiable-{self._text('double.unsatisfiable')}")
        yield self._say(key_of("rules-double-first", self._text("train.first_turn_double")))
        yield self._say(key_of("rules-double-go-out", self._text("double.go_out")))
