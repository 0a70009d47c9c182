"""A picture of the table, with its text alternative."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..action import ARMS, MEXICAN
from ..errors import shown
from ..match import Match
from ..outcome import Count, End, Train
from ..ruleset import RuleSet
from ..text import Catalogue
from ..tiles import Tile
from ..view import Placement, View
from .layout import Layout, lay_out
from .svg import Mark, to_svg
from .trains import lay_out_trains

if TYPE_CHECKING:
    from ..record import Record, Step

__all__ = ["Diagram", "diagram"]

_BEYOND = 1.15
"""How far from an end its mark stands."""
_LONE = (2.3, -2.3)
"""Where the count of a double that lies alone stands: it belongs to both of its sides at once."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture as SVG text, and the same in words; notebooks show it by themselves.

    Filled discs hold what an end adds to the count, hollow dots are ends that count nothing, the spinner has an
    orange frame. The picture shows what lies on the table and no tile that a seat holds.
    """

    svg: str
    text: str

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the SVG to a file; its path."""
        target = Path(path)
        target.write_text(self.svg, encoding="utf-8", newline="\n")
        return target


@dataclass(frozen=True, slots=True)
class _Scene:
    """What lies on the table."""

    rules: RuleSet
    placements: tuple[Placement, ...]
    ends: tuple[End, ...]
    count: Count
    trains: tuple[Train, ...]
    engine: Tile | None

    @property
    def branches(self) -> bool:
        return self.rules["spinner"] != "none"

    def is_bare(self, end: End) -> bool:
        """An arm of the spinner that is open and has no tile yet: it counts nothing."""
        return end.name in ARMS and all(placement.end != end.name for placement in self.placements)

    @property
    def is_lone_double(self) -> bool:
        return len(self.placements) == 1 and self.placements[0].tile.is_double


def diagram(source: Match | Record | View, step: int | Step | None = None, *, lang: str = "en") -> Diagram:
    """The picture of a match, a record or a view: the table as it is, or as it was after ``step``.

    Steps are those of `Record.steps`: 0 is the first deal, every action is one more, negative numbers count from the
    end; a `Step` of the record may be given itself. ``lang`` is the language of the words: ``ar``, ``fa`` or ``en``.

    >>> import doublesix as ds
    >>> match = ds.Match(ds.rules("muggins"), deal=ds.Deal(["1-4 4-4", "1-1 3-4"], leader=1))
    >>> for action in ("1-4", "1-1@W", "4-4@E"):
    ...     events = match.apply(ds.Action.parse(action))
    >>> picture = ds.diagram(match)
    >>> picture.svg[:4], "2 + 8 = 10" in picture.text
    ('<svg', True)

    Raises `IndexError` for a step that there is not, `TypeError` for what has no picture, `RecordError` for a record
    that cannot be replayed so far.
    """
    scene = _scene(source, step)
    words = Catalogue(lang, "latin")
    title = words.text(f"game-{scene.rules.game}")
    if scene.rules.is_trains:
        layout = lay_out_trains(scene.placements, scene.trains, scene.engine if scene.trains else None)
        description = _describe_trains(scene, words)
    else:
        layout = lay_out(scene.placements, branches=scene.branches)
        description = _describe(scene, layout, words)
    return Diagram(to_svg(layout, _marks(scene, layout), title, description), description)


def _scene(source: Match | Record | View, step: int | Step | None) -> _Scene:
    if isinstance(source, View):
        if step is not None:
            raise ValueError("a view is one moment and has no steps")
        return _Scene(source.rules, source.layout, source.ends, source.count, source.trains, source.engine)
    from ..record import Record

    if isinstance(source, Match):
        if step is None:
            return _scene(source.view(None), None)
        source = Record.of(source)
    if not isinstance(source, Record):
        raise TypeError(f"there are pictures of matches, records and views, not of {shown(source)}")
    if step is None:
        return _scene(source.replay().view(None), None)
    found = step
    if isinstance(found, int):
        steps = list(source.steps())
        if not -len(steps) <= found < len(steps):
            raise IndexError(f"there is no step {found}; the last one is {len(steps) - 1}")
        found = steps[found]
    engine = source.rules.engine(found.hand)
    return _Scene(source.rules, found.layout, found.ends, found.count, found.trains, engine)


def _marks(scene: _Scene, layout: Layout) -> list[Mark]:
    marks = []
    if scene.is_lone_double and scene.rules.counts:
        marks.append(Mark(*_LONE, scene.count.total))
    for end in scene.ends:
        at, heading = layout.ends[end.name]
        counts = scene.rules.counts and not scene.is_bare(end) and not scene.is_lone_double
        value = end.contribution if counts else None
        marks.append(Mark(at.x + heading.x * _BEYOND, at.y + heading.y * _BEYOND, value))
    return marks


def _describe_trains(scene: _Scene, words: Catalogue) -> str:
    if not scene.trains or scene.engine is None:
        return words.text("diagram-bare")
    sentences = [words.text("diagram-engine", tile=scene.engine)]
    for train in scene.trains:
        pip, tiles = scene.engine.low, []
        for placement in scene.placements:
            if placement.end == train.name:
                outer = placement.tile.other(pip)
                tiles.append(f"{pip}-{outer}")
                pip = outer
        name = "mexican" if train.name == MEXICAN else "seat"
        said = words.listed(tiles) if tiles else words.text("diagram-train-empty")
        sentences.append(words.text(f"diagram-train-{name}", seat=train.name, tiles=said, pip=train.pip))
        if train.marked:
            sentences.append(words.text("diagram-train-marked"))
        if train.must_be_covered:
            sentences.append(words.text("diagram-train-cover"))
    return " ".join(sentences)


def _describe(scene: _Scene, layout: Layout, words: Catalogue) -> str:
    if not scene.placements:
        return words.text("diagram-bare")
    read: dict[str | None, list[str]] = {}
    for placement, piece in zip(scene.placements, layout.pieces, strict=True):
        joined, outer = piece.halves
        # The line is read from left to right, an arm from the spinner outwards.
        halves = (outer, joined) if placement.end == "W" else (joined, outer)
        read.setdefault(placement.end, []).append("-".join(str(half.pip) for half in halves))
    line = [*read.get("W", [])[::-1], *read[None], *read.get("E", [])]
    sentences = [words.text("diagram-line", tiles=words.listed(line))]
    sentences += [words.text(f"diagram-arm-{arm}", tiles=words.listed(read[arm])) for arm in ARMS if arm in read]
    sentences += [words.text("diagram-spinner", tile=p.tile) for p in layout.pieces if p.is_framed]
    if scene.ends:
        ends = [words.text("diagram-end", name=words.text(f"end-{end.name}"), pip=end.pip) for end in scene.ends]
        sentences.append(words.text("diagram-ends", ends=words.listed(ends)))
    if scene.rules.counts:
        sentences.append(words.text("diagram-count", count=words.formula(words.in_digits(str(scene.count)))))
    return " ".join(sentences)
