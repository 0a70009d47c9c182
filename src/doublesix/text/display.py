"""What a terminal shows: paragraphs in the reader's direction, pictures from left to right, and one prompt."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from .bidi import BidiMode, for_display, mode_for, without_marks
from .catalogue import Catalogue

__all__ = ["Display"]

_NARROWEST, _WIDEST = 24, 100
_ISOLATES, _PDI = "\u2066\u2067\u2068", "\u2069"
_RLM, _LRM = "\u200f", "\u200e"
_AUTO_DIRECTION = ("\x1b[?2501h", "\x1b[?2501l")
_ARABIC_DIGITS = frozenset("٠١٢٣٤٥٦٧٨٩")


class Display:
    """A place to write to and to read from.

    It asks for its width at each paragraph, so that a window may change while a match runs. Without a terminal, on
    a dumb one or with ``NO_COLOR`` it writes plain text; where box-drawing characters cannot be written, it uses
    ASCII.
    """

    def __init__(
        self, catalogue: Catalogue, bidi: str = "auto", console: Console | None = None, *, to_errors: bool = False
    ):
        self.catalogue = catalogue
        self.console = console or Console(highlight=False, emoji=False, markup=False, stderr=to_errors)
        self.bidi: BidiMode = mode_for(bidi, os.environ, is_terminal=self.console.is_terminal)
        self.is_ascii = not _can_encode("┌│▸→−", self.console.encoding)

    # Sizes

    @property
    def width(self) -> int:
        """Columns for pictures."""
        return max(_NARROWEST, self.console.width - 1)

    @property
    def text_width(self) -> int:
        """Columns for paragraphs: no more than reads well."""
        return min(self.width, _WIDEST)

    @property
    def height(self) -> int:
        """Rows of the terminal."""
        return self.console.height

    @property
    def is_interactive(self) -> bool:
        """Somebody can answer."""
        return sys.stdin is not None and sys.stdin.isatty() and self.console.is_terminal

    # Writing

    def text(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """A paragraph, wrapped, in the direction of the language."""
        for n, line in enumerate(wrapped(text, self.text_width - indent)):
            self._line(line, style, indent if n == 0 else indent + (2 if indent else 0))

    def _line(self, line: str, style: str, indent: int) -> None:
        if not self.catalogue.is_rtl:
            shown = " " * indent + without_marks(line)
        elif self.bidi == "plain":
            shown = " " * indent + line
        elif self.bidi == "terminal":
            shown = f"{_RLM}{' ' * indent}{line}"
        else:
            ordered = for_display(line, is_rtl=True)
            shown = " " * max(0, self.text_width - indent - cell_len(ordered)) + ordered
        self.console.print(Text(shown.rstrip(), style), soft_wrap=True)

    def unwrapped(self, text: str, style: str = "") -> None:
        """A paragraph on one line, whatever its length."""
        self._line(text, style, 0)

    def ordered(self, text: str) -> str:
        """A short text for a place where something else writes it, such as beside a progress bar."""
        if not self.catalogue.is_rtl:
            return without_marks(text)
        return for_display(text, is_rtl=True) if self.bidi == "reorder" else text

    def title(self, text: str) -> None:
        """A heading over what follows."""
        self.text()
        self.text(text, "bold")
        self.console.print(Text(("-" if self.is_ascii else "─") * self.text_width, "dim"), soft_wrap=True)

    def picture(self, lines: Iterable[Text]) -> None:
        """Lines that run from left to right in every language."""
        for line in lines:
            self.console.print(self._kept_in_order(line), soft_wrap=True)

    def _kept_in_order(self, line: Text) -> Text:
        if self.bidi != "terminal" or not _ARABIC_DIGITS.intersection(line.plain):
            return line
        # Arabic digits with lines between them would be turned round: a mark beside each keeps its place.
        kept = Text()
        for piece in line.divide(range(1, len(line))):
            kept.append_text(piece)
            if piece.plain in _ARABIC_DIGITS:
                kept.append(_LRM)
        return Text.assemble(_LRM, kept)

    # Reading

    def ask(self, prompt: str) -> str:
        """A line from whoever plays. Raises `EOFError` when there is none any more."""
        if self.catalogue.is_rtl:
            self.text(prompt)
            prompt = ""
        else:
            prompt = without_marks(prompt) + " "
        self.console.file.flush()
        if sys.stdin is None:
            raise EOFError
        try:
            return input(prompt + ("> " if not prompt else ""))
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"

    def __enter__(self) -> Display:
        self._set_direction(0)
        return self

    def __exit__(self, *_: object) -> None:
        self._set_direction(1)

    def _set_direction(self, which: int) -> None:
        """Terminals that order text take the direction of each paragraph from its first letter, once asked to."""
        if self.catalogue.is_rtl and self.bidi == "terminal" and self.console.is_terminal:
            self.console.file.write(_AUTO_DIRECTION[which])
            self.console.file.flush()


def _can_encode(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most ``width`` columns where it can be broken.

    It is broken at spaces, and not inside short isolated pieces such as names and calculations, unless one is wider
    than a line. Where a piece is broken, its isolate is closed at the end of the line and opened again on the next,
    since every line is put into order by itself.
    """
    lines: list[str] = []
    line = ""
    for word in _words(text, width):
        longer = f"{line} {word}" if line else word
        if line and cell_len(without_marks(longer)) > width:
            lines.append(line)
            longer = "".join(_open_isolates(line)) + word
        line = longer
    return [_closed(line).replace(_KEPT, " ") for line in [*lines, line]]


# It must be as wide as the space that it stands for, since lines are measured with it.
_KEPT = "\N{NO-BREAK SPACE}"
_SHORT = 30


def _words(text: str, width: int) -> Iterator[str]:
    """What stays on one line: words, and short pieces of several words that are no wider than a line."""
    for kept in _kept_together(text).split(" "):
        if cell_len(without_marks(kept)) > width:
            yield from kept.split(_KEPT)
        else:
            yield kept


def _kept_together(text: str) -> str:
    """The text with the spaces inside short isolated pieces replaced by a mark that is no place to break."""
    starts: list[int] = []
    kept = list(text)
    for place, char in enumerate(text):
        if char in _ISOLATES:
            starts.append(place)
        elif char == _PDI and starts:
            start = starts.pop()
            if cell_len(without_marks(text[start:place])) <= _SHORT:
                kept[start:place] = [_KEPT if c == " " else c for c in kept[start:place]]
    return "".join(kept)


def _open_isolates(line: str) -> list[str]:
    """The isolates that a line opens and does not close."""
    opened: list[str] = []
    for char in line:
        if char in _ISOLATES:
            opened.append(char)
        elif char == _PDI and opened:
            opened.pop()
    return opened


def _closed(line: str) -> str:
    return line + _PDI * len(_open_isolates(line))
