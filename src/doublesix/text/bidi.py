"""Right-to-left text in terminals.

A few terminals order and shape such text themselves; for all others it is put into the order and the letter forms
in which it must appear, which is done line by line, after wrapping.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, cast

__all__ = ["BIDI_CHOICES", "BidiMode", "for_display", "mode_for", "without_marks"]

BidiMode = Literal["plain", "terminal", "reorder"]
"""Text as it is, for files and pipes; for a terminal that orders it; put into the order of display."""
BIDI_CHOICES = ("auto", "terminal", "reorder")
"""What may be asked for: ``auto`` finds out."""

_MARKS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")
_JOINERS = re.compile("[\u200b-\u200d\ufeff]")
# VTE orders text since 0.58, which it tells as 5800.
_VTE_WITH_BIDI = 5800


def mode_for(chosen: str, environ: Mapping[str, str], *, is_terminal: bool) -> BidiMode:
    """Who orders right-to-left text: ``auto`` looks for the terminals that are known to.

    A multiplexer such as tmux or screen stands between the program and the terminal and places every character
    itself, so that it needs text in the order of display.
    """
    if chosen in ("terminal", "reorder"):
        return cast(BidiMode, chosen)
    if not is_terminal:
        return "plain"
    if environ.get("TMUX") or environ.get("TERM", "").startswith(("screen", "tmux")):
        return "reorder"
    vte = environ.get("VTE_VERSION", "")
    if vte.isdecimal() and int(vte) >= _VTE_WITH_BIDI:
        return "terminal"
    if environ.get("KONSOLE_VERSION") or environ.get("MLTERM") or environ.get("TERM") == "mlterm":
        return "terminal"
    if environ.get("TERM_PROGRAM") == "Apple_Terminal":
        return "terminal"
    return "reorder"


def without_marks(text: str) -> str:
    """The text without its invisible direction marks. What joins and parts letters is kept."""
    return _MARKS.sub("", text)


@cache
def _reshaper() -> Any:
    from arabic_reshaper import ArabicReshaper

    return ArabicReshaper({"delete_harakat": True, "support_ligatures": True})


def for_display(text: str, *, is_rtl: bool) -> str:
    """One line in the order of display, its letters in the forms that join."""
    from bidi import get_display

    shaped = _reshaper().reshape(text)
    ordered = str(get_display(shaped, base_dir="R" if is_rtl else "L"))
    return _mirrored(_JOINERS.sub("", without_marks(ordered)))


_PAIRS = {"(": ")", "[": "]", "{": "}", "«": "»", "‹": "›", "“": "”"}
_OPENING = {closing: opening for opening, closing in _PAIRS.items()}


def _mirrored(line: str) -> str:
    """A line in the order of display, with brackets of right-to-left pieces turned so that they face inwards.

    The library orders characters and leaves their shapes. In the order of display a pair from such a piece comes with
    the closing bracket first.
    """
    shown = list(line)
    turned: list[str] = []
    is_open: list[str] = []
    for n, char in enumerate(line):
        if char in _OPENING:
            if is_open and is_open[-1] == _OPENING[char]:
                is_open.pop()
            else:
                shown[n] = _OPENING[char]
                turned.append(_OPENING[char])
        elif char in _PAIRS:
            if turned and turned[-1] == char:
                shown[n] = _PAIRS[char]
                turned.pop()
            else:
                is_open.append(char)
    return "".join(shown)
