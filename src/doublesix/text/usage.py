"""What the commands share: options that mean the same everywhere, and how wrong usage is told.

A command is a function with typer parameters that returns its exit status.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import typer

from ..errors import DoublesixError
from .bidi import BIDI_CHOICES, without_marks
from .catalogue import LANGUAGES, Catalogue, language_of_locale
from .digits import DIGIT_STYLES, latin_digits
from .display import Display
from .faults import error_lines

__all__ = [
    "DigitsOption",
    "JsonOption",
    "LangOption",
    "OptionOption",
    "PlayersOption",
    "SeedOption",
    "UsageError",
    "catalogue_for",
    "options_from",
    "print_json",
    "refuse",
]

PlayersOption = Annotated[int | None, typer.Option(help="how many play", show_default=False)]
OptionOption = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="a house rule; may be repeated")
]
SeedOption = Annotated[int | None, typer.Option(help="the same seed deals the same hands", show_default=False)]
LangOption = Annotated[
    str | None, typer.Option(help=f"language: {', '.join(LANGUAGES)}; else the one of your system", show_default=False)
]
DigitsOption = Annotated[str, typer.Option(help=f"digits: {' or '.join(DIGIT_STYLES)}")]
JsonOption = Annotated[bool, typer.Option("--json", help="print one JSON object and nothing else")]


class UsageError(DoublesixError):
    """The command line asks for something that there is not."""

    code = "usage.value"

    @classmethod
    def for_choice(cls, name: str, text: str, choices: Iterable[str]) -> UsageError:
        """``text`` is none of the ``choices`` of an option."""
        listed = ", ".join(choices)
        return cls(f"{name}: {text!r} is none of {listed}", params={"name": name, "text": text, "choices": listed})

    @classmethod
    def for_number(cls, name: str, number: int, least: int, most: int) -> UsageError:
        """A number is out of its range."""
        params = {"name": name, "text": str(number), "least": least, "most": most}
        return cls(f"{name}: {number} is not from {least} to {most}", code="usage.number", params=params)


def catalogue_for(lang: str | None, digits: str) -> Catalogue:
    """The catalogue that was asked for, or that of the system's language. Raises `UsageError`."""
    chosen = language_of_locale() if lang is None else lang
    if chosen not in LANGUAGES:
        raise UsageError.for_choice("--lang", chosen, LANGUAGES)
    if digits not in DIGIT_STYLES:
        raise UsageError.for_choice("--digits", digits, DIGIT_STYLES)
    return Catalogue(chosen, digits)


def checked_bidi(bidi: str) -> str:
    """The way of ordering text that was asked for. Raises `UsageError`."""
    if bidi not in BIDI_CHOICES:
        raise UsageError.for_choice("--bidi", bidi, BIDI_CHOICES)
    return bidi


def options_from(items: Sequence[str]) -> dict[str, str]:
    """House rules from ``name=value`` texts in any digits; the last of one name counts. Raises `UsageError`."""
    options = {}
    for item in items:
        name, equals, value = item.partition("=")
        if not equals or not name.strip():
            message = f"{item!r} is no option; write name=value"
            raise UsageError(message, code="usage.option", params={"text": item})
        options[name.strip()] = latin_digits(value.strip()).replace("،", ",")
    return options


def refuse(error: DoublesixError, lang: str | None = None) -> int:
    """Tell on standard error why a command was not done, in the reader's language; the exit status."""
    catalogue = Catalogue(lang if lang in LANGUAGES else language_of_locale())
    display = Display(catalogue, to_errors=True)
    for line in error_lines(catalogue, error):
        display.unwrapped(f"doublesix: {line}")
    return 2


def print_json(values: Mapping[str, Any]) -> None:
    """One JSON object on standard output; its texts are plain, for whoever shows them knows where they go."""
    json.dump(_plain(values), sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def _plain(value: Any) -> Any:
    match value:
        case str():
            return without_marks(value)
        case Mapping():
            return {name: _plain(item) for name, item in value.items()}
        case list() | tuple():
            return [_plain(item) for item in value]
    return value
