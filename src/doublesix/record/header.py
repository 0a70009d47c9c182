"""The tags before the first hand: which game it is, by which rules, and who plays it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from ..errors import RulesError
from ..ruleset import RuleSet
from ..ruleset import rules as rules_of
from .findings import shown
from .model import Audience, Header
from .syntax import Tag

__all__ = ["HEADER_TAGS", "REMARKS", "HeaderReader", "numbers"]

REMARKS = ("Event", "Site", "Date", "Round", "Annotator", "Seed")
"""Free remarks, in the order in which they are written."""
HEADER_TAGS = ("Game", "Players", "Option", "For", "StartScore", "Rules")
"""Tags that say something about the game and stand before the first hand; the names of the seats do too."""

_OF_SEVERAL_TAGS = frozenset(
    {
        "rules.beyond_engines",
        "rules.contradiction",
        "rules.deal_too_large",
        "rules.holder_outside_set",
        "rules.pairs_need_four",
        "rules.reserve_too_large",
        "rules.switched_off",
    }
)

Report = Callable[[Tag, str, str, Mapping[str, Any]], None]
"""Tells of an unreadable tag: the tag, the code, the reason, the parameters of its text."""

_NUMBER = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_LARGEST_START = 1_000_000_000
_DIGITS = re.compile(r"[0-9]{1,9}", re.ASCII)


def numbers(value: str) -> tuple[int, ...] | None:
    """Whole numbers with blanks between them, or `None`."""
    words = value.replace("\t", " ").split(" ")
    found = [word for word in words if word]
    return tuple(map(int, found)) if found and all(_NUMBER.fullmatch(word) for word in found) else None


class HeaderReader:
    """Collects the tags of the header and makes the rules of them."""

    def __init__(self, report: Report):
        self._report = report
        self._tags: dict[str, Tag] = {}
        self._options: dict[str, Tag] = {}
        self._sound = True
        self.players: int | None = None
        """The number of players, as soon as it is known to be a possible one."""

    def take(self, tag: Tag) -> None:
        """A tag that belongs here."""
        if tag.name == "Option":
            self._option(tag)
        elif tag.name in self._tags:
            self._fail(tag, "record.tag_twice", f"{tag.name} stands twice", affects_rules=tag.name in HEADER_TAGS)
        else:
            self._tags[tag.name] = tag

    def _option(self, tag: Tag) -> None:
        name, equals, _ = tag.value.partition("=")
        name = name.strip(" \t")
        if not equals or not name:
            self._fail(tag, "record.option", f"{shown(tag.value)} is no option as in target=100")
        elif name in self._options:
            self._fail(tag, "record.option_twice", f"the option {name} is given twice")
        else:
            self._options[name] = tag

    def _fail(self, tag: Tag, code: str, reason: str, *, affects_rules: bool = True, **params: str) -> None:
        self._report(tag, code, reason, params)
        self._sound = self._sound and not affects_rules

    def finish(self, end: Tag, *, has_gaps: bool) -> Header | None:
        """The header, or `None` where the rules or who may read it cannot be told.

        ``end`` is where it ends; with ``has_gaps`` some of its lines could not be read.
        """
        for name in ("Game", "Players"):
            if name not in self._tags and has_gaps:
                self._sound = False
            elif name not in self._tags:
                self._fail(end, "record.missing_tag", f"no {name} tag before the first hand", missing=name)
        version = self._version()
        self._read_players()
        rules = self._rules()
        if self.players is None:
            return None
        names, audience = self._names(), self._audience()
        start = self._start(() if rules is None else rules.partners(1))
        remarks = {name: self._tags[name].value for name in REMARKS if name in self._tags}
        version_line = self._tags["Rules"].line if version is not None else 0
        if not self._sound or rules is None or start is None:
            return None
        return Header(rules, names, audience, start, remarks, version, version_line)

    def _rules(self) -> RuleSet | None:
        """The rules, if nothing is wrong with any of the tags that they come from."""
        game = self._tags.get("Game")
        if game is None:
            return None
        values = {name: tag.value.partition("=")[2].strip(" \t") for name, tag in self._options.items()}
        try:
            return rules_of(game.value.strip(" \t"), self.players, values)
        except RulesError as error:
            faults = error.faults
        if self.players is None:
            # What goes together depends on the number of players; what an option can be does not.
            faults = tuple(fault for fault in faults if fault.code not in _OF_SEVERAL_TAGS)
        elif any(fault.code in ("rules.unknown_game", "rules.players") for fault in faults):
            self.players = None
        for fault in faults:
            self._report(self._place(fault.where), fault.code, str(fault), fault.params)
        return None

    def _place(self, where: str) -> Tag:
        """The tag that a fault of the rules concerns."""
        if where in self._options:
            return self._options[where]
        if where == "game":
            return self._tags["Game"]
        if where == "players":
            return self._tags["Players"]
        return [self._tags["Game"], *self._options.values()][-1]

    def _version(self) -> int | None:
        tag = self._tags.get("Rules")
        if tag is None:
            return None
        if not _DIGITS.fullmatch(tag.value):
            self._fail(tag, "record.rules", f"{shown(tag.value)} is no version of rules", affects_rules=False)
            return None
        return int(tag.value)

    def _read_players(self) -> None:
        tag = self._tags.get("Players")
        if tag is None:
            return
        value = tag.value.strip(" \t")
        if _DIGITS.fullmatch(value):
            self.players = int(value)
        else:
            self._fail(tag, "record.players", f"{shown(tag.value)} is no number of players")

    def _names(self) -> tuple[str | None, ...]:
        players = self.players or 0
        names: list[str | None] = [None] * players
        for name, tag in self._tags.items():
            if name.startswith("Seat"):
                seat = int(name[4:])
                if 1 <= seat <= players:
                    names[seat - 1] = tag.value
                else:
                    self._fail(tag, "record.no_such_seat", _no_seat(seat, players), affects_rules=False)
        return tuple(names)

    def _audience(self) -> Audience:
        tag = self._tags.get("For")
        if tag is None:
            return None
        if tag.value == "spectator":
            spectator: Literal["spectator"] = "spectator"
            return spectator
        players = self.players or 0
        if _DIGITS.fullmatch(tag.value) and 1 <= int(tag.value) <= players:
            return int(tag.value)
        message = f"{shown(tag.value)} is no audience: a seat from 1 to {players}, or spectator"
        self._fail(tag, "record.audience", message)
        return None

    def _start(self, team: Sequence[int]) -> tuple[int, ...] | None:
        players = self.players or 0
        tag = self._tags.get("StartScore")
        if tag is None:
            return (0,) * players
        start = numbers(tag.value)
        if start is None or len(start) != players:
            self._fail(tag, "record.numbers", f"{shown(tag.value)} is not {players} numbers, one for each seat")
            return None
        if any(abs(total) >= _LARGEST_START for total in start):
            self._fail(tag, "record.numbers", f"{shown(tag.value)} are no totals: those have nine digits at most")
            return None
        if len(team) > 1 and (start[0] != start[2] or start[1] != start[3]):
            self._fail(tag, "record.team_scores", "partners carry the same total")
            return None
        return start


def _no_seat(seat: int, players: int) -> str:
    return f"there is no seat {seat}, only 1 to {players}"
