"""What a seat can do on its turn, and its text.

=============== ======================= =====================================================
text            action                  meaning
=============== ======================= =====================================================
``5-6``         ``Place(tile)``         lead the tile; elsewhere: place it where it fits once
``5-6@E``       ``Place(tile, "E")``    place it at an open end
``draw``        ``Draw()``              take the next tile of the stock
``draw 5-6``    ``Draw(tile)``          the same, and claim which tile it is
``pass``        ``Pass()``              end the turn without a placement
``start``       ``Start()``             train games: lay the engine
``done``        ``Done()``              train games: end a first turn
=============== ======================= =====================================================
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .errors import ParseError, shown
from .tiles import Tile

__all__ = ["ARMS", "LINE_ENDS", "MEXICAN", "Action", "Done", "Draw", "Pass", "Place", "Start"]

LINE_ENDS = ("W", "E", "N", "S")
"""The ends of a line game: west and east of the line, then the cross arms of the spinner."""
ARMS = ("N", "S")
"""The cross arms of the spinner."""
MEXICAN = "M"
"""The end of the Mexican train; the trains of the seats are named by their numbers."""

_END = re.compile(r"[WENSM]|[1-9]|10", re.ASCII)
_LONGEST = 64


class Action:
    """The root of all actions. ``str(action)`` is its text, and `Action.parse` reads it back."""

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> Action:
        """Read the text of an action.

        >>> Action.parse("6-5@E")
        Place(Tile(5, 6), 'E')

        Raises `ParseError` with code ``parse.action`` (or ``parse.tile``, ``parse.end`` for its parts).
        """
        words = text.split() if isinstance(text, str) and len(text) <= _LONGEST else []
        match words:
            case ["draw"]:
                return Draw()
            case ["draw", tile]:
                return Draw(Tile.parse(tile))
            case ["pass"]:
                return Pass()
            case ["start"]:
                return Start()
            case ["done"]:
                return Done()
            case [placement] if "-" in placement:
                tile, at, end = placement.partition("@")
                if at and not _END.fullmatch(end):
                    raise ParseError(
                        f"{end!r} names no end; ends are W, E, N, S, and in train games 1 to 10 and M",
                        code="parse.end",
                        text=end,
                    )
                return Place(Tile.parse(tile), end if at else None)
        read = shown(text, _LONGEST)
        raise ParseError(
            f"{read!r} is no action; write 5-6, 5-6@E, draw, draw 5-6, pass, start or done",
            code="parse.action",
            text=read,
        )


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put a tile at an end; without an end it leads, or goes where it fits in one way only."""

    tile: Tile
    end: str | None = None

    def __str__(self) -> str:
        return str(self.tile) if self.end is None else f"{self.tile}@{self.end}"

    def __repr__(self) -> str:
        return f"Place({self.tile!r})" if self.end is None else f"Place({self.tile!r}, {self.end!r})"


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Take the next tile of the stock. A ``tile`` is a claim of which one it is, as records make it."""

    tile: Tile | None = None

    def __str__(self) -> str:
        return "draw" if self.tile is None else f"draw {self.tile}"

    def __repr__(self) -> str:
        return "Draw()" if self.tile is None else f"Draw({self.tile!r})"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """End the turn without a placement."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Start(Action):
    """Train games: lay the engine in the middle."""

    def __str__(self) -> str:
        return "start"


@dataclass(frozen=True, slots=True)
class Done(Action):
    """Train games: the first turn is complete."""

    def __str__(self) -> str:
        return "done"
