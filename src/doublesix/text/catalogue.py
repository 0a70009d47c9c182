"""The texts of one language.

A text is found by its key. The catalogues are Project Fluent files, so that a browser can read the very same
files; keys, and the stable codes and option names that lead to them, hold letters, digits and hyphens only.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType

from ..tiles import Tile
from .digits import DigitStyle, in_digits

__all__ = ["FILES", "LANGUAGES", "Catalogue", "MissingTextError", "key_of", "language_of_locale", "source"]

LANGUAGES = ("ar", "fa", "en")
"""The languages, by their BCP 47 codes."""
FILES = ("common", "games", "options", "actions", "events", "errors", "rules", "terminal", "cli", "records", "serve")
"""The files of each language, without ``.ftl``; the first ones are shared with every surface, then one for each."""
_RIGHT_TO_LEFT = ("ar", "fa")
_LRI, _RLI, _FSI, _PDI = "\u2066", "\u2067", "\u2068", "\u2069"


class MissingTextError(LookupError):
    """A catalogue has no such text, or the text needs a variable that was not given."""


def key_of(*parts: str) -> str:
    """The key that stands for codes and option names: hyphens between all words.

    >>> key_of("error", "action.not_your_turn")
    'error-action-not-your-turn'
    """
    return "-".join(parts).replace(".", "-").replace("_", "-")


@cache
def source(lang: str, name: str) -> str:
    """The text of one catalogue file."""
    return files(__package__).joinpath("catalogues", lang, f"{name}.ftl").read_text(encoding="utf-8")


class _Number(FluentInt):
    """A number that is written in the digits of its catalogue; plural forms see the number itself."""

    lang: str
    style: DigitStyle

    def format(self, locale: Any) -> str:
        return in_digits(super().format(locale), self.lang, self.style, is_number=True)


class _Bundle(FluentBundle):
    """A bundle that takes Fluent values as they are; the stock one would make a `_Number` a plain number again."""

    def resolve(self, pattern: Any, args: Mapping[str, FluentType | str]) -> str:
        errors: list[Exception] = []
        current = CurrentEnvironment(args=dict(args))
        text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        if errors:
            raise MissingTextError("; ".join(map(str, errors)))
        return str(text)


@cache
def _bundle(lang: str) -> _Bundle:
    bundle = _Bundle([lang])
    for name in FILES:
        bundle.add_resource(FluentResource(source(lang, name)))
    return bundle


class Catalogue:
    """The texts of a language, with its digits or 0-9.

    >>> Catalogue("ar").text("count-tiles", tiles=11) == "\u2068١١\u2069 حجرًا"
    True

    Raises `ValueError` for a language that there is no catalogue of.
    """

    def __init__(self, lang: str, digits: DigitStyle = "native"):
        if lang not in LANGUAGES:
            raise ValueError(f"{lang!r} is no language of the catalogues; they are {', '.join(LANGUAGES)}")
        self.lang = lang
        self.digits: DigitStyle = digits
        self.is_rtl = lang in _RIGHT_TO_LEFT
        self._bundle = _bundle(lang)

    def has(self, key: str) -> bool:
        """Whether there is a text of this key, or of ``message.attribute``."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, /, **args: Any) -> str:
        """The text of a key, an attribute of it as in ``option-spinner.effect``.

        Numbers choose the plural form and appear in the catalogue's digits, tiles in its digits, everything else
        as it is. Raises `MissingTextError` for an unknown key or a variable that is missing.
        """
        if not self.has(key):
            raise MissingTextError(f"{self.lang} has no text {key!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        return self._bundle.resolve(pattern, {name: self._fluent(value) for name, value in args.items()})

    def _fluent(self, value: object) -> FluentType | str:
        if isinstance(value, int) and not isinstance(value, bool):
            number: Any = _Number(value)
            number.lang, number.style = self.lang, self.digits
            return number  # type: ignore[no-any-return]
        if isinstance(value, Tile):
            return self.in_digits(str(value))
        return self._directed(str(value))

    def _directed(self, text: str) -> str:
        """A text that was put together from the catalogue, in the direction of the language.

        The isolate that Fluent puts around it takes its direction from the first letter outside inner isolates, and
        there may be none.
        """
        if text[:1] in (_LRI, _RLI) or not any(mark in text for mark in (_LRI, _RLI, _FSI)):
            return text
        return f"{_RLI if self.is_rtl else _LRI}{text}{_PDI}"

    def number(self, value: int) -> str:
        """A number in the catalogue's digits, without groups: for tables and formulas."""
        return in_digits(str(value).replace("-", "\N{MINUS SIGN}"), self.lang, self.digits)

    def decimal(self, text: str) -> str:
        """A number that is written already, as in 1,234.5, with the catalogue's digits and separators."""
        return in_digits(text.replace("-", "\N{MINUS SIGN}"), self.lang, self.digits, is_number=True)

    def in_digits(self, text: str) -> str:
        """A text that is not from the catalogue, its digits as the catalogue writes them."""
        return in_digits(text, self.lang, self.digits)

    def formula(self, text: str) -> str:
        """A calculation, isolated in the direction in which the language reads calculations.

        With Arabic digits they run from right to left, as in ordinary text; Persian writes them from left to right.
        """
        return f"{_RLI if self.lang == 'ar' else _LRI}{text}{_PDI}"

    def listed(self, items: Any) -> str:
        """Items with the language's comma between them."""
        return self.text("list-separator").join(map(str, items))


def language_of_locale(default: str = "en") -> str:
    """The language that the environment asks for, where there is a catalogue of it.

    The first of ``LC_ALL``, ``LC_MESSAGES``, ``LANG`` that is set decides; ``LANGUAGE`` goes first unless that is C.
    """
    named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    plain = named.partition(".")[0]
    wanted = [] if plain in ("", "C", "POSIX") else [*os.environ.get("LANGUAGE", "").split(":"), plain]
    for name in wanted:
        code = locale.normalize(name).partition("_")[0].partition(".")[0].lower()
        if code in LANGUAGES:
            return code
    return default
