"""Rulebooks for the page: the rules that a set of options makes, in words."""

from __future__ import annotations

from collections.abc import Mapping

from ..errors import RulesError
from ..ruleset import RuleSet, rules
from ..text import Catalogue
from ..text.rulebook import rulebook
from . import wire
from .problems import ProblemError

__all__ = ["rules_by", "written_rules"]


def rules_by(game: str, players: int | None, options: Mapping[str, str | int | bool]) -> RuleSet:
    """The rules that a request asks for; raises `ProblemError` ``rules.invalid`` with every fault."""
    try:
        return rules(game, players, options)
    except RulesError as error:
        raise ProblemError("rules.invalid", faults=error.faults) from None


def written_rules(asked: wire.AskRulebook) -> wire.Rulebook:
    """The rulebook in the asked language; raises as `rules_by`."""
    chosen = rules_by(asked.game, asked.players, asked.options)
    sections = rulebook(Catalogue(asked.lang, asked.digits), chosen)
    return wire.Rulebook([wire.Section(heading, list(said)) for heading, said in sections])
