"""Digits as each language writes them, and back."""

from __future__ import annotations

from typing import Literal, get_args

__all__ = ["DIGIT_STYLES", "DigitStyle", "in_digits", "latin_digits"]

DigitStyle = Literal["native", "latin"]
DIGIT_STYLES: tuple[DigitStyle, ...] = get_args(DigitStyle)
"""The digits of the language, or 0-9 everywhere."""

_LATIN = "0123456789"
_ARABIC = "٠١٢٣٤٥٦٧٨٩"
_PERSIAN = "۰۱۲۳۴۵۶۷۸۹"
# What Intl.NumberFormat puts between groups and before fractions with these digits.
_SEPARATORS = {",": "٬", ".": "٫"}
_NATIVE = {
    "ar": str.maketrans(dict(zip(_LATIN, _ARABIC, strict=True))),
    "fa": str.maketrans(dict(zip(_LATIN, _PERSIAN, strict=True))),
}
_NUMBER = {lang: table | str.maketrans(_SEPARATORS) for lang, table in _NATIVE.items()}
_TO_LATIN = str.maketrans(_ARABIC + _PERSIAN, _LATIN * 2)


def in_digits(text: str, lang: str, style: DigitStyle, *, is_number: bool = False) -> str:
    """The text with its digits 0-9 as the language writes them; with ``is_number`` the separators too."""
    tables = _NUMBER if is_number else _NATIVE
    return text.translate(tables.get(lang, {})) if style == "native" else text


def latin_digits(text: str) -> str:
    """The text with Arabic and Persian digits as 0-9, to read what somebody typed.

    >>> latin_digits("٥-٦ ۵-۶")
    '5-6 5-6'
    """
    return text.translate(_TO_LATIN)
