"""Catalogue files as syntax trees, for tests that look at what is written rather than at what is shown."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from doublesix.text.catalogue import FILES, source


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    """Every text of a language by its key, attributes as ``key.attribute``."""
    found: dict[str, ast.Pattern] = {}
    for name in FILES:
        for entry in FluentParser().parse(source(lang, name)).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {entry.content}"
            if not isinstance(entry, ast.Message):
                continue
            texts = {entry.id.name: entry.value} if entry.value else {}
            texts |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in texts.items():
                assert key not in found, f"{lang} has {key} twice"
                found[key] = pattern
    return found


class _Seen(Visitor):
    def __init__(self, lang: str):
        self.lang = lang
        self.variables: set[str] = set()
        self.selected: dict[str, set[str]] = {}
        self.written: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the library
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(patterns(self.lang)[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.selected.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.written.append(node.value)


def _seen(lang: str, key: str) -> _Seen:
    seen = _Seen(lang)
    seen.visit(patterns(lang)[key])
    return seen


def variables(lang: str, key: str) -> set[str]:
    """The variables that a text uses, those of the texts it refers to included."""
    return _seen(lang, key).variables


def plural_forms(lang: str, key: str) -> dict[str, set[str]]:
    """The variants that a text tells apart, by variable."""
    return _seen(lang, key).selected


def written(lang: str, key: str) -> str:
    """What a text says itself, without its variables."""
    own: Any = _Seen(lang)
    own.visit_MessageReference = lambda node: None
    own.visit(patterns(lang)[key])
    return " ".join(own.written)


LATIN_WORDS = re.compile(r"[A-Za-z][A-Za-z.:=-]*")
