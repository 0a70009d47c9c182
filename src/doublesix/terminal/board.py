"""Pictures of tiles, drawn with box characters from left to right.

::

            ┌─┐
    ┌─┬─┐   │5│   ┌─┬─┐
    │1│5│   ├─┤   │5│6│       doubles stand across the line
    └─┴─┘   │5│   └─┴─┘
            └─┘

A line that is wider than the terminal goes on below; the two arrows show where. Arms of the spinner are drawn above
and below it while they are short, else as branches of their own under the line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from ..tiles import Tile
from .line import Line, Lying

__all__ = ["Pen", "draw_chain", "draw_hand", "draw_line", "draw_row", "has_long_arms"]

_ASCII = str.maketrans("┌┬┐├┼┤└┴┘─│↴↳", "+++++++++-|>>")
_NEWEST, _OPEN, _PLAIN, _FADED = "bold green", "bold cyan", "", "dim"
_TALL, _FLAT = 5, 3
_LONGEST_ARM = 1


@dataclass(frozen=True, slots=True)
class Pen:
    """How to draw: the columns there are, how a number is written, whether only ASCII can be, columns of a half."""

    width: int
    number: Callable[[int], str] = str
    is_ascii: bool = False
    half: int = 1

    def cells(self, pip: int) -> list[str]:
        """A number on one half of a tile, a cell for each of ``half`` columns."""
        return list(self.number(pip).rjust(self.half))


class _Canvas:
    """Cells of a character and a style. A cell may hold a character and marks without a width."""

    def __init__(self, height: int):
        self._rows: list[dict[int, tuple[str, str]]] = [{} for _ in range(height)]

    def put(self, x: int, y: int, cells: Sequence[str] | str, style: str) -> None:
        for n, cell in enumerate(cells):
            self._rows[y][x + n] = (cell, style)

    def lines(self, pen: Pen) -> list[Text]:
        return [self._line(row, pen) for row in self._rows]

    @staticmethod
    def _line(row: dict[int, tuple[str, str]], pen: Pen) -> Text:
        text = Text()
        cells = [row.get(x, (" ", "")) for x in range(max(row, default=-1) + 1)]
        for style, run in groupby(cells, key=itemgetter(1)):
            drawn = "".join(cell for cell, _ in run)
            text.append(drawn.translate(_ASCII) if pen.is_ascii else drawn, style)
        return text


@dataclass(frozen=True, slots=True)
class _Box:
    """A tile to draw: its halves, whether it stands upright, and the styles of frame and halves."""

    first: int
    second: int
    upright: bool
    style: str = _PLAIN
    first_style: str = _PLAIN
    second_style: str = _PLAIN

    def size(self, pad: int, digits: int) -> tuple[int, int]:
        half = digits + 2 * pad
        return (half + 2, _TALL) if self.upright else (2 * half + 3, _FLAT)

    def draw(self, canvas: _Canvas, x: int, y: int, pad: int, pen: Pen) -> None:
        half = pen.half + 2 * pad
        bar, space = "─" * half, " " * pad
        halves = ((self.first, self.first_style), (self.second, self.second_style))
        if self.upright:
            for n, edge in enumerate((f"┌{bar}┐", f"├{bar}┤", f"└{bar}┘")):
                canvas.put(x, y + 2 * n, edge, self.style)
            for n, (pip, style) in enumerate(halves):
                canvas.put(x, y + 1 + 2 * n, f"│{space}", self.style)
                canvas.put(x + 1 + pad, y + 1 + 2 * n, pen.cells(pip), style or self.style)
                canvas.put(x + 1 + half - pad, y + 1 + 2 * n, f"{space}│", self.style)
            return
        canvas.put(x, y, f"┌{bar}┬{bar}┐", self.style)
        canvas.put(x, y + 1, f"│{space}", self.style)
        for n, (pip, style) in enumerate(halves):
            left = x + 1 + n * (half + 1)
            canvas.put(left + pad, y + 1, pen.cells(pip), style or self.style)
            canvas.put(left + half - pad, y + 1, f"{space}│{space if n == 0 else ''}", self.style)
        canvas.put(x, y + 2, f"└{bar}┴{bar}┘", self.style)


def has_long_arms(line: Line, height: int) -> bool:
    """Whether the arms need branches of their own, for a terminal of so many rows."""
    longest = max(len(arm) for arm in line.arms.values())
    used = sum(bool(arm) for arm in line.arms.values())
    return longest > _LONGEST_ARM or (used > 0 and height < 30)


def draw_line(line: Line, pen: Pen, newest: int | None = None, *, with_arms: bool = True) -> list[Text]:
    """The line from west to east, with short arms where ``with_arms`` says so; ``newest`` is marked."""
    last = len(line.tiles) - 1
    boxes = [
        _box(tile, newest, first_open=n == 0, second_open=n == last, upright=tile.is_double)
        for n, tile in enumerate(line.tiles)
    ]
    arms = line.arms if with_arms else {}
    above = [_box(t, newest, second_open=True, upright=not t.is_double) for t in arms.get("N", ())]
    below = [_box(t, newest, second_open=True, upright=not t.is_double) for t in arms.get("S", ())]
    pad = 1 if sum(box.size(1, pen.half)[0] for box in boxes) <= pen.width else 0
    lines: list[Text] = []
    rows = _rows(boxes, pad, pen)
    for n, row in enumerate(rows):
        here = line.spinner if line.spinner in row else None
        drawn = _draw_boxes(
            [boxes[i] for i in row],
            pad,
            pen,
            centre=None if here is None else row.index(here),
            above=above if here is not None else [],
            below=below if here is not None else [],
            marks=(n > 0, n < len(rows) - 1),
        )
        lines.extend(drawn)
    return lines


def draw_row(tiles: Sequence[Lying], pen: Pen, newest: int | None = None) -> list[Text]:
    """A branch, from the spinner outwards, as a line of its own."""
    boxes = [
        _box(tile, newest, second_open=n == len(tiles) - 1, upright=tile.is_double) for n, tile in enumerate(tiles)
    ]
    lines: list[Text] = []
    rows = _rows(boxes, 0, pen)
    for n, row in enumerate(rows):
        lines.extend(_draw_boxes([boxes[i] for i in row], 0, pen, marks=(n > 0, n < len(rows) - 1)))
    return lines


def draw_chain(tiles: Sequence[Lying], pen: Pen, newest: int | None = None) -> list[Text]:
    """Tiles in one row of text each, as in [12|5][5|0], for tables that have many chains."""
    lines = [Text()]
    for n, tile in enumerate(tiles):
        style = _NEWEST if tile.number == newest else _PLAIN
        open_style = _OPEN if n == len(tiles) - 1 else style
        piece = Text.assemble(
            (f"[{pen.number(tile.first)}|", style), (pen.number(tile.second), open_style), ("]", style)
        )
        if lines[-1].cell_len + piece.cell_len > pen.width - _MARK_ROOM and lines[-1]:
            lines.append(Text("> " if pen.is_ascii else "↳ ", _FADED))
        lines[-1].append_text(piece)
    return lines


def draw_hand(tiles: Sequence[Tile], playable: Sequence[Tile], pen: Pen) -> list[Text]:
    """Tiles that somebody holds, lying side by side; those that can be placed stand out."""
    boxes = [_Box(t.low, t.high, False, _OPEN if t in playable else _FADED) for t in tiles]
    lines: list[Text] = []
    for row in _rows(boxes, 0, pen):
        lines.extend(_draw_boxes([boxes[i] for i in row], 0, pen))
    return lines


def _box(
    tile: Lying, newest: int | None, *, first_open: bool = False, second_open: bool = False, upright: bool = False
) -> _Box:
    style = _NEWEST if tile.number == newest else _PLAIN
    return _Box(
        tile.first,
        tile.second,
        upright,
        style,
        _OPEN if first_open or (second_open and tile.is_double) else style,
        _OPEN if second_open or (first_open and tile.is_double) else style,
    )


_MARK_ROOM = 2


def _rows(boxes: Sequence[_Box], pad: int, pen: Pen) -> list[list[int]]:
    """Which boxes share a row; where there are several rows, room for their arrows is kept."""
    widths = [box.size(pad, pen.half)[0] for box in boxes]
    fits = sum(widths) <= pen.width
    room = pen.width if fits else max(pen.width - 2 * _MARK_ROOM, max(widths, default=0))
    rows: list[list[int]] = [[]]
    used = 0
    for n, box_width in enumerate(widths):
        if rows[-1] and used + box_width > room:
            rows.append([])
            used = 0
        rows[-1].append(n)
        used += box_width
    return rows


def _draw_boxes(
    boxes: Sequence[_Box],
    pad: int,
    pen: Pen,
    *,
    centre: int | None = None,
    above: Sequence[_Box] = (),
    below: Sequence[_Box] = (),
    marks: tuple[bool, bool] = (False, False),
) -> list[Text]:
    """One row of boxes, their middles on one height, and what stands above and below the one at ``centre``."""
    band = max((box.size(pad, pen.half)[1] for box in boxes), default=0)
    top = sum(box.size(pad, pen.half)[1] for box in above)
    canvas = _Canvas(top + band + sum(box.size(pad, pen.half)[1] for box in below))
    starts_here, goes_on = marks
    x = _MARK_ROOM if any(marks) else 0
    if starts_here:
        canvas.put(0, top + band // 2, "↳", _FADED)
    for n, box in enumerate(boxes):
        wide, high = box.size(pad, pen.half)
        box.draw(canvas, x, top + (band - high) // 2, pad, pen)
        if n == centre:
            _draw_arms(canvas, x + wide // 2, top, top + band, above, below, pad, pen)
        x += wide
    if goes_on:
        canvas.put(x + 1, top + band // 2, "↴", _FADED)
    return canvas.lines(pen)


def _draw_arms(
    canvas: _Canvas,
    middle: int,
    top: int,
    bottom: int,
    above: Sequence[_Box],
    below: Sequence[_Box],
    pad: int,
    pen: Pen,
) -> None:
    for box in above:
        wide, high = box.size(pad, pen.half)
        top -= high
        # Outwards is upwards here, so the halves change places.
        turned = _Box(box.second, box.first, box.upright, box.style, box.second_style, box.first_style)
        turned.draw(canvas, max(0, middle - wide // 2), top, pad, pen)
    for box in below:
        wide, high = box.size(pad, pen.half)
        box.draw(canvas, max(0, middle - wide // 2), bottom, pad, pen)
        bottom += high
