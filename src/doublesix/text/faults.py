"""What went wrong, in the reader's language: one text for each stable code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..errors import DealError, DoublesixError, Fault, RecordError, RulesError
from ..ruleset import OPTIONS
from .catalogue import Catalogue, key_of
from .options import expected_values, option_name

__all__ = ["error_lines", "error_text", "fault_text"]

# Parameters that hold tiles or numbers as text: their digits are those of the language. What somebody typed, or
# would have to type, stays as it is.
_IN_DIGITS = frozenset({"action", "double", "end", "pips", "right", "tile", "tiles"})


def error_lines(catalogue: Catalogue, error: DoublesixError) -> tuple[str, ...]:
    """The text of an error: a line for each fault where it has several."""
    if isinstance(error, RulesError | DealError | RecordError) and error.faults:
        return tuple(fault_text(catalogue, fault) for fault in error.faults)
    return (error_text(catalogue, error.code, error.params),)


def fault_text(catalogue: Catalogue, fault: Fault) -> str:
    """The text of a fault; behind its line where it is a place in a record."""
    text = error_text(catalogue, fault.code, fault.params)
    line, colon, _ = fault.where.partition(":")
    return catalogue.text("error-at-line", line=int(line), text=text) if colon and line.isdecimal() else text


def error_text(catalogue: Catalogue, code: str, params: Mapping[str, Any]) -> str:
    """The text of a code with its parameters."""
    args = {name: _shown(catalogue, name, value) for name, value in params.items()}
    return catalogue.text(_key(code, params), **(args | _in_words(catalogue, code, params)))


def _shown(catalogue: Catalogue, name: str, value: Any) -> Any:
    if isinstance(value, list):
        return catalogue.listed(catalogue.in_digits(str(item)) for item in value)
    return catalogue.in_digits(value) if name in _IN_DIGITS and isinstance(value, str) else value


def _key(code: str, params: Mapping[str, Any]) -> str:
    key = key_of("error", code)
    if code in ("rules.unknown_option", "rules.unknown_game") and params.get("nearest"):
        return f"{key}-nearest"
    if code == "action.cover_double" and params.get("doubles"):
        return f"{key}-several"
    if code == "rules.players" and params.get("least") == params.get("most"):
        return f"{key}-exactly"
    return key


def _in_words(catalogue: Catalogue, code: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """What a text needs beyond the parameters of the error."""
    if code == "rules.players":
        players = str(params["players"])
        name = catalogue.text(key_of("game", params["game"]))
        # A number is told in the digits of the language, anything else as it was typed.
        return {"name": name, "players": catalogue.in_digits(players) if players.isdecimal() else players}
    if code in ("rules.bad_value", "rules.not_playable_yet"):
        option, expected = params["option"], params["expected"]
        if any(option in table for table in OPTIONS.values()):
            return {"name": option_name(catalogue, option), "expected": expected_values(catalogue, option, expected)}
    if code == "rules.switched_off":
        return {"name": option_name(catalogue, params["needs_option"])}
    if code == "parse.tile":
        return {"example": catalogue.in_digits("5-6")}
    return {}
