"""Options that do not go together. All are found at once; each says what would be right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from typing import cast

from ..errors import Fault
from ..tiles import Tile, TileSet
from .kinds import Value, is_neutral, value_text

__all__ = ["contradictions"]

Values = Mapping[str, Value]


def _one_of(option: str, *words: Value) -> Callable[[Values], bool]:
    return lambda values: values[option] in words


def _none_of(option: str, *words: Value) -> Callable[[Values], bool]:
    return lambda values: values[option] not in words


def _decides(option: str) -> Callable[[Values], bool]:
    """Whether a tile decides who leads: then it can be required, and somebody may fail to hold it."""
    return lambda values: values[option] == "highest_double" or str(values[option]).startswith("holder:")


def _some_hand_decides(values: Values) -> bool:
    return _decides("lead.first_hand")(values) or _decides("lead.later_hands")(values)


def _later_hand_decides(values: Values) -> bool:
    if values["lead.later_hands"] == "same_rule":
        return _decides("lead.first_hand")(values)
    return _decides("lead.later_hands")(values)


# What switches an option off, and what would switch it on. The values inherited from a preset may stay there
# unused (Persian Block inherits the reserve of Persian Draw); only what a table itself asks for is refused. A value
# that merely has no effect beside the others, as a target checked in play where no placement scores, contradicts
# nothing.
_NEEDS: tuple[tuple[str, Callable[[Values], bool], str], ...] = (
    ("spinner.opens", _none_of("spinner", "none"), "spinner=first"),
    ("play_score.divisors", _none_of("play_score", "none"), "play_score=multiples"),
    ("play_score.points", _none_of("play_score", "none"), "play_score=multiples"),
    ("play_score.on_lead", _none_of("play_score", "none"), "play_score=multiples"),
    ("boneyard.count", _one_of("boneyard.draw", "when_stuck"), "boneyard.draw=when_stuck"),
    ("boneyard.reserve", _none_of("boneyard.draw", "never"), "boneyard.draw other than never"),
    ("boneyard.drawn_tile", _none_of("boneyard.draw", "never"), "boneyard.draw other than never"),
    ("lead.fallback", _some_hand_decides, "lead.first_hand=highest_double or a holder"),
    ("lead.heaviest_tiebreak", _some_hand_decides, "lead.first_hand=highest_double or a holder"),
    ("lead.heaviest_tiebreak", _one_of("lead.fallback", "heaviest_tile"), "lead.fallback=heaviest_tile"),
    ("lead.first_tile", _decides("lead.first_hand"), "lead.first_hand=highest_double or a holder"),
    ("lead.later_tile", _later_hand_decides, "lead.later_hands=same_rule with a deciding tile, or a holder"),
    ("block.tie", _none_of("block.winner", "none"), "block.winner=lowest_hand"),
    ("settle.round", _none_of("settle", "none"), "settle other than none"),
    ("settle.round_scope", _none_of("settle", "none"), "settle other than none"),
    ("settle.round_scope", _none_of("settle.round", "none"), "settle.round=nearest:5 or nearest:3"),
    ("turn_timeout", _none_of("turn_seconds", None), "turn_seconds"),
    ("mexican.start", _none_of("mexican.max", 0), "mexican.max=1"),
    ("double.order", _one_of("double.next_must_satisfy", True), "double.next_must_satisfy=true"),
)


def contradictions(values: Values, players: int, given: Set[str], layout: str) -> Iterator[Fault]:
    """The faults in these complete values of one layout. ``given`` are the options that differ from the preset."""
    yield from _switched_off(values, given)
    settles_alone = values["settle"] in ("each_subtracts_own", "penalty_own")
    if settles_alone and values["settle.round_scope"] == "sum" and "settle.round_scope" in given:
        yield _fault("settle.round_scope", values, "each_hand, since every seat settles by its own hand alone")
    if values["teams"] == "pairs" and players != 4:
        yield _fault("teams", values, "none, since pairs need four players", "rules.pairs_need_four")
    if values["block.winner"] == "lowest_team" and values["teams"] != "pairs":
        yield _fault("block.winner", values, "lowest_hand, since lowest_team needs teams=pairs")
    yield from _sizes(values, players)
    yield from _trains(values) if layout == "trains" else _holders(values)


def _switched_off(values: Values, given: Set[str]) -> Iterator[Fault]:
    named: set[str] = set()
    for option, is_on, needs in _NEEDS:
        if option in given and option not in named and not is_neutral(values[option]) and not is_on(values):
            if option == "boneyard.reserve" and values[option] == 0:
                continue
            named.add(option)
            switch = needs.partition(" ")[0].partition("=")[0]
            params = {"option": option, "value": value_text(values[option]), "needs": needs, "needs_option": switch}
            message = f"{value_text(values[option])!r} has no effect here; it needs {needs}"
            yield Fault("rules.switched_off", option, message, params)


def _sizes(values: Values, players: int) -> Iterator[Fault]:
    max_pip, reserve = cast(int, values["set.max_pip"]), cast(int, values.get("boneyard.reserve", 0))
    size = values["hand_size"]
    tiles = len(TileSet(max_pip)) - (values.get("engine.find") == "preplaced")
    each = size if isinstance(size, int) else tiles // players
    if each < 1 or each * players > tiles:
        right = f"at most {tiles // players} with {players} players and {tiles} tiles to deal"
        yield _fault("hand_size", values, right, "rules.deal_too_large", most=tiles // players)
    elif values["boneyard.draw"] != "never" and reserve > tiles - each * players:
        most = tiles - each * players
        right = f"at most the {most} tiles of the stock"
        yield _fault("boneyard.reserve", values, right, "rules.reserve_too_large", most=most)


def _trains(values: Values) -> Iterator[Fault]:
    if values["mexican.start"] == "any_turn" and values["train.first_turn_own_only"]:
        yield _fault("mexican.start", values, "after_first_turn, unless train.first_turn_own_only=false")
    target, max_pip = str(values["target"]), cast(int, values["set.max_pip"])
    hands = target.removeprefix("hands:") if target.startswith("hands:") else "all"
    if hands != "all" and int(hands) > max_pip + 1:
        right = f"at most hands:{max_pip + 1}, one for each engine"
        yield _fault("target", values, right, "rules.beyond_engines", most=max_pip + 1)


def _holders(values: Values) -> Iterator[Fault]:
    max_pip = cast(int, values["set.max_pip"])
    for option in ("lead.first_hand", "lead.later_hands"):
        holder = str(values[option])
        if not holder.startswith("holder:"):
            continue
        if Tile.parse(holder.removeprefix("holder:")) not in TileSet(max_pip):
            yield _fault(
                option, values, f"a tile of the double-{max_pip} set", "rules.holder_outside_set", max_pip=max_pip
            )


def _fault(option: str, values: Values, right: str, code: str = "rules.contradiction", **params: int) -> Fault:
    value = value_text(values[option])
    return Fault(
        code,
        option,
        f"{value!r} cannot stand here; right would be {right}",
        {"option": option, "value": value, "expected": right, **params},
    )
