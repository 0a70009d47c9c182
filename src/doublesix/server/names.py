"""Names of people: any script, nothing that disturbs what stands around them."""

from __future__ import annotations

import unicodedata

import regex

from .problems import ProblemError

__all__ = ["LONGEST_NAME", "clean_name"]

LONGEST_NAME = 40
"""In letters as people count them (grapheme clusters)."""
_MOST_CODE_POINTS = 160
_GRAPHEME = regex.compile(r"\X")
# Joiners belong to Persian and to emoji; every other character of format, such as a change of direction, does not.
_JOINERS = "\u200c\u200d"
_REFUSED_CATEGORIES = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_VISIBLE_CATEGORIES = ("L", "N", "P", "S")
# Fillers are letters to Unicode and blank to the eye.
_BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800"
_TAGS = range(0xE0020, 0xE0080)
# What keyboards for writing from right to left slip in, and no reader can see.
_MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u061c\ufeff\u00ad"))


def clean_name(raw: str) -> str:
    """The name as it is kept: composed (NFC), without blanks around it, with single ones inside, without marks of
    direction.

    Raises `ProblemError` ``name.invalid`` for one that is empty, longer than 40 letters, or holds characters that
    control, that change the direction of writing, or that no system knows.
    """
    name = " ".join(unicodedata.normalize("NFC", raw.translate(_MARKS)).split())
    if any(_is_refused(character) for character in name):
        raise ProblemError("name.invalid", {"reason": "characters"})
    if not any(_is_visible(character) for character in name):
        raise ProblemError("name.invalid", {"reason": "empty"})
    if len(name) > _MOST_CODE_POINTS or len(_GRAPHEME.findall(name)) > LONGEST_NAME:
        raise ProblemError("name.invalid", {"reason": "too_long", "most": LONGEST_NAME})
    return name


def _is_refused(character: str) -> bool:
    if character in _JOINERS or ord(character) in _TAGS:
        return False
    return unicodedata.category(character) in _REFUSED_CATEGORIES


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in _VISIBLE_CATEGORIES and character not in _BLANK_LETTERS
