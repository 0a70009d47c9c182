"""Who knows which tiles when: computed from the log on the disk, without the program's own redaction."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

__all__ = ["Knowledge", "tiles_in"]

_TILE = re.compile(r"(?<![\w-])(\d)-(\d)(?![\w-])")

Json = dict[str, Any]


def tiles_in(text: str) -> set[str]:
    """Every tile that a text names, whichever half stands first."""
    return {"-".join(sorted(halves)) for halves in _TILE.findall(text)}


class Knowledge:
    """Reads a table's log from the file of the store.

    ``secrets`` are the seeds and keys, which nobody may see.
    """

    def __init__(self, data: Path, table: str, players: int):
        self.players = players
        with sqlite3.connect(data / "tables.sqlite3") as connection:
            lines = connection.execute(
                'SELECT seq, body FROM events WHERE "table" = ? ORDER BY seq', (table,)
            ).fetchall()
        connection.close()
        self.log: dict[int, Json] = {seq: json.loads(body) for seq, body in lines}
        self.secrets: set[str] = set()
        self._known: dict[int, list[set[str]]] = {}
        self._fold()

    def _fold(self) -> None:
        """Seat 0 is the spectator."""
        known: list[set[str]] = [set() for _ in range(self.players + 1)]
        for seq, entry in self.log.items():
            match entry["event"]:
                case "TableCreated":
                    self.secrets.add(entry["key"])
                case "SeatTaken" if entry["owner"] is not None:
                    self.secrets.add(entry["owner"])
                case "MatchStarted":
                    self.secrets.add(entry["seed"])
                case "HandDealt":
                    known = [set(), *(tiles_in(held) for held in entry["tiles"])]
                case "TilePlaced":
                    known = [{*tiles, entry["tile"]} for tiles in known]
                case "TileDrawn":
                    known[entry["seat"]] = {*known[entry["seat"]], entry["tile"]}
                case "HandEnded" if entry["outcome"]["termination"] != "target_reached":
                    # All the games of these tests settle by the tiles that are left, so everybody shows them.
                    left = {tile for tiles in entry["outcome"]["tiles_left"] for tile in tiles}
                    known = [tiles | left for tiles in known]
            self._known[seq] = list(known)

    def at(self, seq: int, seat: int | None) -> set[str]:
        """The tiles that a seat, or a spectator, knows of the hand that is played at event ``seq``."""
        return self._known[seq][seat or 0] if seq else set()

    def shown_to(self, seat: int | None, text: str, so_far: int) -> Iterator[str]:
        """What a message shows that this audience may not know; ``so_far`` is the last event before the message."""
        message: Json = json.loads(text)
        for secret in self.secrets:
            if secret in text:
                yield f"a secret in {text}"
        message.pop("rules", None)  # they are everybody's, and may name a tile
        # The parts about other moments are held to what was known then.
        for event in [message] if message["type"] == "event" else message.pop("events", []):
            for tile in tiles_in(json.dumps(event)) - self.at(event["seq"], seat):
                yield f"{tile} in event {event}"
        ends = {seq for seq, entry in self.log.items() if entry["event"] == "HandEnded"}
        over = set().union(*(self.at(seq, seat) for seq in ends))
        for tile in tiles_in(json.dumps(message.pop("hands", []))) - over:
            yield f"{tile} among the hands of {text}"
        if message["type"] != "event":
            for tile in tiles_in(json.dumps(message)) - self.at(message.get("seq", so_far), seat):
                yield f"{tile} in {text}"
