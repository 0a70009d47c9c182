"""What lies on the table, built again from the list of placements every time somebody asks."""

from __future__ import annotations

from dataclasses import dataclass, field

Tile = tuple[int, int]
"""Two halves. In hands the low half comes first; in the layout the halves lie as on the table."""


def full_set(max_pip: int) -> list[Tile]:
    """Every tile of the double-``max_pip`` set, low half first."""
    return [(low, high) for low in range(max_pip + 1) for high in range(low, max_pip + 1)]


def show(tile: Tile) -> str:
    """The tile as records write it: low half, dash, high half."""
    return f"{min(tile)}-{max(tile)}"


def read(text: str) -> Tile:
    """The tile that a record names, either half first."""
    one, other = (int(half) for half in text.split("-"))
    return (min(one, other), max(one, other))


def is_double(tile: Tile) -> bool:
    """Both halves show the same pip."""
    return tile[0] == tile[1]


@dataclass
class Placement:
    """A tile and the end it went to; the lead has no end."""

    tile: Tile
    end: str | None


@dataclass
class Layout:
    """The line from west to east, and the two arms of the spinner from the inside to the outside."""

    line: list[Tile] = field(default_factory=list)
    north: list[Tile] = field(default_factory=list)
    south: list[Tile] = field(default_factory=list)
    spinner: Tile | None = None


def build(placements: list[Placement], spinner: str) -> Layout:
    """Lay the tiles one after the other."""
    layout = Layout()
    for placement in placements:
        _lay(layout, placement)
        if spinner == "first" and layout.spinner is None and is_double(placement.tile):
            layout.spinner = placement.tile
    return layout


def _lay(layout: Layout, placement: Placement) -> None:
    low, high = placement.tile
    if placement.end is None:
        layout.line.append((low, high))
    elif placement.end == "W":
        inner = layout.line[0][0]
        layout.line.insert(0, (high, low) if low == inner else (low, high))
    else:
        chain = {"E": layout.line, "N": layout.north, "S": layout.south}[placement.end]
        inner = chain[-1][1] if chain else _spinner_pip(layout)
        chain.append((low, high) if low == inner else (high, low))


def _spinner_pip(layout: Layout) -> int:
    if layout.spinner is None:
        raise ValueError("an arm without a spinner")
    return layout.spinner[0]


def open_ends(layout: Layout, opens: str) -> dict[str, int]:
    """The pip that each end shows to somebody who wants to place there."""
    if not layout.line:
        return {}
    ends = {"W": layout.line[0][0], "E": layout.line[-1][1]}
    if layout.spinner is not None:
        where = layout.line.index(layout.spinner)
        both_sides_covered = 0 < where < len(layout.line) - 1
        if opens == "immediate" or both_sides_covered:
            ends["N"] = layout.north[-1][1] if layout.north else layout.spinner[0]
            ends["S"] = layout.south[-1][1] if layout.south else layout.spinner[0]
    return ends


def count(layout: Layout) -> int:
    """The count of the open ends: outermost halves, doubles with both; an empty arm adds nothing."""
    if not layout.line:
        return 0
    if len(layout.line) == 1:
        total = sum(layout.line[0])
    else:
        west, east = layout.line[0], layout.line[-1]
        total = sum(west) if is_double(west) else west[0]
        total += sum(east) if is_double(east) else east[1]
    for arm in (layout.north, layout.south):
        if arm:
            total += sum(arm[-1]) if is_double(arm[-1]) else arm[-1][1]
    return total
