"""A game as data: a preset, a number of players, and the house rules laid over it."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, cast

from ..action import LINE_ENDS, MEXICAN, Action, Done, Draw, Pass, Place, Start
from ..errors import Fault, RulesError, shown
from ..tiles import Tile, TileSet
from .contradictions import contradictions
from .kinds import ReservedValueError, Value, is_neutral, value_text
from .options import OPTIONS, Option
from .registry import Preset, preset, preset_names

__all__ = ["RuleSet", "rules"]


@dataclass(frozen=True, eq=False)
class RuleSet:
    """The rules of one match, complete and free of contradictions. Build one with `rules`.

    ``options`` holds every option by name with its value; ``version`` is the preset's.
    """

    game: str
    version: int
    players: int
    options: Mapping[str, Value]

    def __getitem__(self, option: str) -> Value:
        return self.options[option]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    def __repr__(self) -> str:
        changed = "".join(f" {name}={value_text(value)}" for name, value in self.changes.items())
        return f"<RuleSet {self.game}, {self.players} players{changed}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return rules, (self.game, self.players, dict(self.changes))

    @cached_property
    def _identity(self) -> tuple[Any, ...]:
        return self.game, self.version, self.players, tuple(self.options.items())

    @cached_property
    def changes(self) -> Mapping[str, Value]:
        """The options that differ from the preset, in the order of the table."""
        plain = _plain_values(preset(self.game), self.players)
        plain.setdefault("target.tie", _default_tie(self.options["target"]))
        return MappingProxyType({n: v for n, v in self.options.items() if v != plain[n]})

    def text(self, option: str) -> str:
        """The value of an option as records and the command line write it."""
        return value_text(self.options[option])

    @cached_property
    def tile_set(self) -> TileSet:
        """The set that is played with."""
        return TileSet(self._number("set.max_pip"))

    @cached_property
    def hand_size(self) -> int:
        """Tiles dealt to each seat."""
        size = self.options["hand_size"]
        dealt_out = (len(self.tile_set) - self.engine_is_laid) // self.players
        return dealt_out if size == "all" else self._number("hand_size")

    @cached_property
    def stock_size(self) -> int:
        """Tiles in the stock after the deal; an engine laid beforehand is not among them."""
        return len(self.tile_set) - self.engine_is_laid - self.players * self.hand_size

    @property
    def is_trains(self) -> bool:
        """The layout is trains from an engine, not one line."""
        return preset(self.game).layout == "trains"

    @property
    def engine_is_laid(self) -> bool:
        """The engine of a hand lies on the table before the deal."""
        return self.options.get("engine.find") == "preplaced"

    def engine(self, hand: int) -> Tile | None:
        """The engine of hand number ``hand``, from the highest double down; `None` where there is none."""
        pip = self.tile_set.max_pip - hand + 1
        return Tile(pip, pip) if self.is_trains and pip >= 0 else None

    @cached_property
    def target_points(self) -> int | None:
        """The total that ends the match, in points; `None` for a match of a number of hands."""
        target = self.options["target"]
        return target if isinstance(target, int) else None

    @cached_property
    def target_hands(self) -> int | None:
        """The number of hands that make the match; `None` for a match to points."""
        target = self.options["target"]
        if target == "hands:all":
            return self.tile_set.max_pip + 1
        return int(target.removeprefix("hands:")) if isinstance(target, str) else None

    @cached_property
    def max_hands(self) -> int | None:
        """The cap on hands, or `None`."""
        return None if self.options["max_hands"] is None else self._number("max_hands")

    @cached_property
    def turn_seconds(self) -> int | None:
        """Seconds for a turn at a served table, or `None`."""
        return None if self.options["turn_seconds"] is None else self._number("turn_seconds")

    @property
    def counts(self) -> bool:
        """Placements can score."""
        return self.options.get("play_score", "none") != "none"

    @property
    def pairs(self) -> bool:
        """Seats 1 and 3 play against 2 and 4."""
        return self.options["teams"] == "pairs"

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats that share this seat's total, itself included."""
        return tuple(s for s in range(1, self.players + 1) if s % 2 == seat % 2) if self.pairs else (seat,)

    def _number(self, option: str) -> int:
        return cast(int, self.options[option])

    # A constant numbering of actions, for learners.

    @property
    def n_actions(self) -> int:
        """How many different actions the numbering knows."""
        return len(self._actions)

    def action_index(self, action: Action) -> int:
        """The number of an action: the same for these rules in every state; `KeyError` for other actions.

        Leads come first, then the placements at W, E, N and S, each in the order of the set, then draw and pass;
        in train games the placements on the trains of the seats and the Mexican train, then draw, pass, start, done.
        """
        return self._action_numbers[Draw() if isinstance(action, Draw) else action]

    def action_at(self, index: int) -> Action:
        """The action of a number; `IndexError` for any other number."""
        if index < 0:
            raise IndexError(index)
        return self._actions[index]

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        if self.is_trains:
            trains = (*(str(seat) for seat in range(1, self.players + 1)), MEXICAN)
            laid: list[Action] = [Place(tile, train) for train in trains for tile in self.tile_set]
            return (*laid, Draw(), Pass(), Start(), Done())
        ends = (None, *LINE_ENDS) if self.options["spinner"] != "none" else (None, *LINE_ENDS[:2])
        placements: list[Action] = [Place(tile, end) for end in ends for tile in self.tile_set]
        return (*placements, Draw(), Pass())

    @cached_property
    def _action_numbers(self) -> dict[Action, int]:
        return {action: number for number, action in enumerate(self._actions)}


def rules(game: str, players: int | None = None, options: Mapping[str, Any] | None = None) -> RuleSet:
    """The rules of a preset for a number of players, with house rules laid over it.

    ``players`` defaults to the fewest that the game takes. ``options`` maps names of the option table to values
    or their texts; a map from numbers of players to values is taken at ``players``.

    >>> rules("fives", players=3, options={"target": 100})
    <RuleSet fives, 3 players target=100>

    Raises `RulesError`, which lists every fault at once, each with the option and what would be right.
    """
    chosen = _find_preset(game)
    faults: list[Fault] = []
    seats = _checked_players(chosen, players, faults)
    table = OPTIONS[chosen.layout]
    given = _given(options, faults)
    values = _plain_values(chosen, seats)
    plain = dict(values)
    for name, raw in given.items():
        option = table.get(name) if isinstance(name, str) else None
        if option is None:
            faults.extend(_foreign_option(name, raw, chosen))
            continue
        value = _read(option, raw, seats, faults)
        if not isinstance(value, Fault):
            values[name] = value
    plain.setdefault("target.tie", _default_tie(values["target"]))
    values.setdefault("target.tie", _default_tie(values["target"]))
    values = {name: values[name] for name in table}
    # A refused value stands at the preset's here, so what depends on it is judged by the preset.
    differing = {name for name in given if name in values and values[name] != plain[name]}
    faults.extend(contradictions(values, seats, differing, chosen.layout))
    if faults:
        raise RulesError(faults)
    return RuleSet(chosen.name, chosen.version, seats, MappingProxyType(values))


def _read(option: Option, raw: Any, players: int, faults: list[Fault]) -> Value | Fault:
    """The value of an option, or the fault in it, which is also noted."""
    try:
        return option.kind.read(_for_players(option, raw, players))
    except ReservedValueError:
        fault = _bad_value(option, raw, "rules.not_playable_yet", "is not playable yet; take")
    except (ValueError, TypeError):
        fault = _bad_value(option, raw, "rules.bad_value", "is no value of it; take")
    faults.append(fault)
    return fault


def _given(options: object, faults: list[Fault]) -> dict[Any, Any]:
    if options is None or isinstance(options, Mapping):
        return dict(options or {})
    message = f"{shown(options)!r} is no mapping of names of options to values"
    faults.append(Fault("rules.unknown_option", "options", message, {"option": shown(options), "nearest": ""}))
    return {}


def _default_tie(target: Value) -> str:
    return "shared" if isinstance(target, str) else "extra_hand"


def _find_preset(game: str) -> Preset:
    try:
        return preset(game)
    except (KeyError, TypeError):
        named = shown(game)
        games = [name for layout in OPTIONS for name in preset_names(layout)]
        nearest = difflib.get_close_matches(named, games, 1, 0.5)
        hint = f"did you mean {nearest[0]}?" if nearest else f"take one of {', '.join(games)}"
        params = {
            "game": named,
            "nearest": nearest[0] if nearest else "",
            "games": ", ".join(games),
        }
        fault = Fault("rules.unknown_game", "game", f"{named!r} is no game; {hint}", params)
        raise RulesError([fault]) from None


def _told(number: object) -> str:
    # A text of a number is no number, which only its quotation marks show.
    return repr(shown(number)) if isinstance(number, str) else shown(number)


def _checked_players(chosen: Preset, players: int | None, faults: list[Fault]) -> int:
    least, most = chosen.least_players, chosen.most_players
    if players is None:
        return least
    if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
        wanted = str(least) if least == most else f"{least} to {most}"
        params = {"game": chosen.name, "players": shown(players), "least": least, "most": most}
        message = f"{chosen.name} is for {wanted} players, not {_told(players)}"
        faults.append(Fault("rules.players", "players", message, params))
        return least
    return players


def _plain_values(chosen: Preset, players: int) -> dict[str, Value]:
    """What the preset says by itself; ``target.tie`` is absent where it follows from the target."""
    values: dict[str, Value] = {}
    for name, option in OPTIONS[chosen.layout].items():
        own = chosen.value(name, players)
        if own is not None:
            values[name] = option.kind.read(own)
        elif name != "target.tie":
            values[name] = option.default
    return values


def _for_players(option: Option, raw: Any, players: int) -> Any:
    if option.by_players and isinstance(raw, Mapping):
        found = raw.get(players, raw.get(str(players)))
        if found is None:
            raise ValueError(raw)
        return found
    return raw


def _foreign_option(name: object, raw: Any, chosen: Preset) -> list[Fault]:
    """What is wrong with an option that this layout does not have; nothing with a neutral value of the other's."""
    named = shown(name)
    other = next((layout for layout in OPTIONS if layout != chosen.layout and name in OPTIONS[layout]), None)
    if other is not None:
        faults: list[Fault] = []
        value = _read(OPTIONS[other][named], raw, chosen.least_players, faults)
        if isinstance(value, Fault) or is_neutral(value):
            return faults
        message = "is an option of train games, which this game is not"
        if other == "line":
            message = "is an option of line games, which this game is not"
        return [Fault(f"rules.option_of_{other}", named, message, {"option": named})]
    nearest = difflib.get_close_matches(named, OPTIONS[chosen.layout], 1, 0.4)
    hint = f"; the nearest is {nearest[0]}" if nearest else ""
    params = {"option": named, "nearest": nearest[0] if nearest else ""}
    return [Fault("rules.unknown_option", named, f"is no option{hint}", params)]


def _bad_value(option: Option, raw: object, code: str, says: str) -> Fault:
    # The words of records, not of Python, where there are any.
    value = value_text(raw) if raw is None or isinstance(raw, bool) else shown(raw)
    expected = option.kind.expected
    params = {"option": option.name, "value": value, "expected": expected}
    return Fault(code, option.name, f"{value!r} {says} {expected}", params)
