"""Options and their values in words."""

from __future__ import annotations

from ..ruleset import OPTIONS, Value
from ..ruleset.kinds import Choice, Flag, Kind, Number, Numbers, Target, Words
from ..tiles import Tile
from .catalogue import Catalogue, key_of

__all__ = ["expected_values", "option_effect", "option_name", "value_in_words"]


def option_name(catalogue: Catalogue, option: str) -> str:
    """The name of an option of the table."""
    return catalogue.text(key_of("option", option))


def option_effect(catalogue: Catalogue, option: str) -> str:
    """What an option does, in one sentence."""
    return catalogue.text(f"{key_of('option', option)}.effect")


def value_in_words(catalogue: Catalogue, option: str, value: Value) -> str:
    """What a value of an option means."""
    key = key_of("option", option)
    match value:
        case None:
            return catalogue.text(f"{key}.value-none")
        case bool():
            return catalogue.text(f"{key}.value-{'true' if value else 'false'}")
        case int():
            return catalogue.text(f"{key}.value-number", number=value)
        case tuple():
            return catalogue.listed(value_in_words(catalogue, option, item) for item in value)
    word, colon, rest = value.partition(":")
    if word == "holder":
        return catalogue.text(f"{key}.value-holder", tile=Tile.parse(rest))
    if word == "hands" and rest != "all":
        return catalogue.text(f"{key}.value-hands", number=int(rest))
    return catalogue.text(f"{key}.value-{key_of(word + colon.replace(':', '-') + rest)}")


def expected_values(catalogue: Catalogue, option: str, expected: str) -> str:
    """What may be written as the value of an option: words as they are typed, ranges in words.

    An option of the same name may differ between line and train games; ``expected`` is what its fault says in English.
    """
    kinds = [table[option].kind for table in OPTIONS.values() if option in table]
    kind = next((kind for kind in kinds if kind.expected == expected), kinds[0])
    return catalogue.listed(_expected(catalogue, kind))


def _expected(catalogue: Catalogue, kind: Kind) -> list[str]:
    match kind:
        case Choice():
            return [*kind.words, *([catalogue.text("expects-holder")] if kind.holder else [])]
        case Flag():
            return ["true", "false"]
        case Number():
            limits = {"least": kind.least, "most": kind.most}
            return [*kind.words, catalogue.text("expects-number", **limits)]
        case Numbers():
            return [catalogue.text("expects-numbers", least=kind.least, most=kind.most)]
        case Words():
            return [*kind.words, catalogue.text("expects-words")]
        case Target():
            points = catalogue.text("expects-points", least=1, most=kind.most)
            hands = ["expects-hands", *(["expects-hands-all"] if kind.all_hands else [])]
            return [points, *map(catalogue.text, hands)]
    raise TypeError(f"{kind!r} is no kind of option that has words")
