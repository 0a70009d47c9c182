"""A table laid out tile by tile: what must be true of a layout, worked out without the kernel.

It knows how tiles lie and nothing else: no turns, no hands, no stock.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import doublesix as ds

__all__ = ["LineTable", "TrainTable", "points_for"]


def outer(tile: ds.Tile, joined: int) -> int:
    """The half that stays free when the other is joined to this number."""
    assert joined in (tile.low, tile.high), f"{tile} does not touch a {joined}"
    return tile.high if tile.low == joined else tile.low


@dataclass
class LineTable:
    """A line of oriented tiles from west to east, and the arms of its spinner."""

    rules: ds.RuleSet
    line: list[tuple[int, int]] = field(default_factory=list)
    arms: dict[str, list[tuple[int, int]]] = field(default_factory=lambda: {"N": [], "S": []})
    spinner: int | None = None

    def place(self, tile: ds.Tile, end: str | None) -> None:
        """Lay a tile; the halves that touch must agree and the end must be open."""
        if end is None:
            assert not self.line
            self.line = [(tile.low, tile.high)]
        else:
            joined = self.ends()[end]
            free = outer(tile, joined)
            if end == "W":
                self.line.insert(0, (free, joined))
            elif end == "E":
                self.line.append((joined, free))
            else:
                self.arms[end].append((joined, free))
        if tile.is_double and self.spinner is None and self.rules["spinner"] == "first":
            self.spinner = tile.low

    def ends(self) -> dict[str, int]:
        """The open ends and the numbers they show."""
        if not self.line:
            return {}
        found = {"W": self.line[0][0], "E": self.line[-1][1]}
        if self.spinner is not None:
            place = self.line.index((self.spinner, self.spinner))
            is_inside = 0 < place < len(self.line) - 1
            if is_inside or self.rules["spinner.opens"] == "immediate":
                found |= {name: arm[-1][1] if arm else self.spinner for name, arm in self.arms.items()}
        return found

    def parts(self) -> tuple[int, ...]:
        """What the outermost tiles add to the count: a double both halves, a tile that lies alone both once."""
        if not self.line:
            return ()
        (first, last) = self.line[0], self.line[-1]
        if len(self.line) == 1:
            alone = (sum(first),) if first[0] == first[1] else first
            # A lone spinner with tiles at its arms is both ends of the line still, and counts once.
            return (*alone, *self.arm_parts())
        west = 2 * first[0] if first[0] == first[1] else first[0]
        east = 2 * last[1] if last[0] == last[1] else last[1]
        return (west, east, *self.arm_parts())

    def arm_parts(self) -> tuple[int, ...]:
        """What the outermost tiles of the arms add to the count, north before south."""
        tips = [arm[-1] for arm in self.arms.values() if arm]
        return tuple(2 * free if joined == free else free for joined, free in tips)


@dataclass
class TrainTable:
    """An engine, and a chain of numbers for each train."""

    rules: ds.RuleSet
    engine: int | None = None
    trains: dict[str, list[tuple[int, int]]] = field(default_factory=dict)

    def place(self, tile: ds.Tile, end: str | None) -> None:
        """Lay the engine, or join a tile to a train."""
        if end is None:
            assert self.engine is None
            assert tile.is_double
            self.engine = tile.low
            return
        train = self.trains.setdefault(end, [])
        assert self.engine is not None
        joined = train[-1][1] if train else self.engine
        train.append((joined, outer(tile, joined)))


def points_for(rules: ds.RuleSet, count: int, *, is_lead: bool) -> int:
    """What a count scores by these rules."""
    if rules["play_score"] == "none" or (is_lead and not rules["play_score.on_lead"]):
        return 0
    divisors = rules["play_score.divisors"]
    assert isinstance(divisors, tuple)
    dividing = [int(d) for d in divisors if count > 0 and count % int(d) == 0]
    if rules["play_score.points"] == "quotient_sum":
        return sum(count // d for d in dividing)
    return count if dividing else 0
