"""A layout as SVG text."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from .layout import Half, Label, Layout, Piece
from .pips import MOST_PAINTED, pips

__all__ = ["Mark", "to_svg"]

_MARGIN = 1.0
_PIXELS = 10
"""Pixels to a quarter of a tile, where the reader does not ask for another size."""
_SMALLEST = 6.0
_PIP_STEP, _PIP_RADIUS, _SMALL_PIP_RADIUS = 0.52, 0.2, 0.14
_WIDELY_SET = 9
"""Higher numbers have four pips in a row."""
_DISC, _DOT = 0.85, 0.34

# Colours can be set from outside by custom properties; without that they follow the reader's light or dark scheme.
_STYLE = """\
.ds-tile{fill:var(--ds-tile,#fffaf0);stroke:var(--ds-edge,#4a4438);stroke-width:.12}
.ds-bar{stroke:var(--ds-edge,#4a4438);stroke-width:.08;opacity:.6}
.ds-pip{fill:var(--ds-pip,#22201c)}
.ds-numeral{fill:var(--ds-pip,#22201c);font:700 1.2px sans-serif;text-anchor:middle;dominant-baseline:central}
.ds-spinner{fill:none;stroke:var(--ds-spinner,#d9730d);stroke-width:.24}
.ds-disc{fill:var(--ds-counted,#1d5fa8)}
.ds-value{fill:var(--ds-value,#fff);font:700 .95px sans-serif;text-anchor:middle;dominant-baseline:central}
.ds-dot{fill:none;stroke:currentColor;stroke-width:.14}
.ds-label{fill:currentColor;font:700 1.5px sans-serif;text-anchor:middle;dominant-baseline:central}
.ds-marker{fill:var(--ds-spinner,#d9730d)}
.ds-bare{fill:none;stroke:currentColor;stroke-width:.1;stroke-dasharray:.4 .3;opacity:.5}
@media (prefers-color-scheme:dark){
svg.ds-table{color:var(--ds-text,#e8e4da)}
.ds-tile{fill:var(--ds-tile,#35332e);stroke:var(--ds-edge,#b9b2a2)}
.ds-bar{stroke:var(--ds-edge,#b9b2a2)}
.ds-pip,.ds-numeral{fill:var(--ds-pip,#f5f0e4)}
.ds-spinner{stroke:var(--ds-spinner,#ff9a3c)}
.ds-marker{fill:var(--ds-spinner,#ff9a3c)}
.ds-disc{fill:var(--ds-counted,#7db4f0)}
.ds-value{fill:var(--ds-value,#10151c)}
}"""


@dataclass(frozen=True, slots=True)
class Mark:
    """What stands at an open end: a filled disc with what it counts, or a hollow dot where it counts nothing."""

    x: float
    y: float
    value: int | None

    @property
    def radius(self) -> float:
        """From its middle to its rim."""
        return _DOT if self.value is None else _DISC


def to_svg(layout: Layout, marks: Sequence[Mark], title: str, description: str) -> str:
    """The picture, with its title and its text alternative inside."""
    left, top, right, bottom = _bounds(layout, marks)
    width, height = right - left, bottom - top
    name = hashlib.sha256(f"{title}\n{description}".encode()).hexdigest()[:10]
    size = f'viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}"'
    pixels = f'width="{_n(width * _PIXELS)}" height="{_n(height * _PIXELS)}"'
    labelled = f'role="img" aria-labelledby="ds-title-{name} ds-desc-{name}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ds-table" {labelled} {size} {pixels}>',
        f'<title id="ds-title-{name}">{escape(title)}</title>',
        f'<desc id="ds-desc-{name}">{escape(description)}</desc>',
        f"<style>{_STYLE}</style>",
    ]
    if not layout.pieces:
        lines.append('<rect class="ds-bare" x="-2" y="-1" width="4" height="2" rx=".3"/>')
    for piece in layout.pieces:
        lines.extend(_piece(piece))
    for label in layout.labels:
        lines.extend(_label(label))
    for mark in marks:
        lines.extend(_mark(mark))
    lines.append("</svg>")
    return "\n".join(lines) + "\n"


def _bounds(layout: Layout, marks: Sequence[Mark]) -> tuple[float, float, float, float]:
    boxes: list[tuple[float, float, float, float]] = [piece.box for piece in layout.pieces] or [(-2, -1, 2, 1)]
    boxes += [(m.x - m.radius, m.y - m.radius, m.x + m.radius, m.y + m.radius) for m in marks]
    boxes += [(label.at.x - 1, label.at.y - 1, label.at.x + 2, label.at.y + 1) for label in layout.labels]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, bottom = max(box[2] for box in boxes), max(box[3] for box in boxes)
    # A single tile is not blown up to the size of a whole line.
    more_x, more_y = max(0.0, _SMALLEST - (right - left)) / 2, max(0.0, _SMALLEST - (bottom - top)) / 2
    return left - more_x - _MARGIN, top - more_y - _MARGIN, right + more_x + _MARGIN, bottom + more_y + _MARGIN


def _piece(piece: Piece) -> Iterator[str]:
    left, top, right, bottom = piece.box
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    yield f'<g data-tile="{piece.tile}">'
    yield (
        f'<rect class="ds-tile" x="{_n(left + 0.06)}" y="{_n(top + 0.06)}" '
        f'width="{_n(right - left - 0.12)}" height="{_n(bottom - top - 0.12)}" rx=".28"/>'
    )
    dx, dy = (0.7, 0.0) if piece.is_upright else (0.0, 0.7)
    yield (
        f'<line class="ds-bar" x1="{_n(middle_x - dx)}" y1="{_n(middle_y - dy)}" '
        f'x2="{_n(middle_x + dx)}" y2="{_n(middle_y + dy)}"/>'
    )
    for half in piece.halves:
        yield from _half(half, is_upright=piece.is_upright)
    if piece.is_framed:
        yield (
            f'<rect class="ds-spinner" x="{_n(left + 0.12)}" y="{_n(top + 0.12)}" '
            f'width="{_n(right - left - 0.24)}" height="{_n(bottom - top - 0.24)}" rx=".24"/>'
        )
    yield "</g>"


def _half(half: Half, *, is_upright: bool) -> Iterator[str]:
    x, y = half.middle
    if half.pip > MOST_PAINTED:
        yield f'<text class="ds-numeral" x="{x}" y="{y}">{half.pip}</text>'
        return
    for column, row in pips(half.pip, is_upright=is_upright):
        at_x, at_y = x + column * _PIP_STEP, y + row * _PIP_STEP
        radius = _PIP_RADIUS if half.pip <= _WIDELY_SET else _SMALL_PIP_RADIUS
        yield f'<circle class="ds-pip" cx="{_n(at_x)}" cy="{_n(at_y)}" r="{_n(radius)}"/>'


def _label(label: Label) -> Iterator[str]:
    x, y = label.at
    yield f'<text class="ds-label" x="{x}" y="{y}">{escape(label.name)}</text>'
    if label.is_marked:  # a flag beside the name
        yield f'<path class="ds-marker" d="M{_n(x + 1.1)} {_n(y - 0.7)}l1.1 .7-1.1 .7z"/>'


def _mark(mark: Mark) -> Iterator[str]:
    if mark.value is None:
        yield f'<circle class="ds-dot" cx="{_n(mark.x)}" cy="{_n(mark.y)}" r="{_n(_DOT)}"/>'
        return
    yield f'<circle class="ds-disc" cx="{_n(mark.x)}" cy="{_n(mark.y)}" r="{_n(_DISC)}"/>'
    yield f'<text class="ds-value" x="{_n(mark.x)}" y="{_n(mark.y)}">{mark.value}</text>'


def _n(number: float) -> str:
    """A number in as few characters as it needs."""
    return f"{number:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.") if number else "0"
