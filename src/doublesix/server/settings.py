"""Everything about the service that its host can choose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

__all__ = ["Settings"]


@dataclass(frozen=True, slots=True)
class Settings:
    """All times are in seconds.

    ``data`` is the folder of the log and the key; ``public_url`` the address that people reach the service by, for
    links behind a proxy; ``host`` the address it listens on.

    ``pause`` lies between two hands; ``pace`` is the least time that a computer player takes for a move, so that
    people can follow; ``grace`` is how long somebody may be gone before the computer plays for them; ``substitute``
    is the level that plays then, and when a turn's time is up (`None`: the strongest). A table that nobody is
    connected to is let go from memory after ``idle``.

    ``token_days`` is the life of a seat's token. ``most_sockets`` counts for one table; a socket may send
    ``messages`` in a second for long and ``message_burst`` at once; an address may make ``tables_per_minute``, take
    ``seats_per_minute`` and have ``records_per_minute`` stepped through. ``send_timeout`` is how long a client may
    not read what it is sent. ``most_megabytes`` limits the log. ``threads`` is the number of computer players that
    think at once.
    """

    data: Path
    public_url: str | None = None
    host: str = "127.0.0.1"
    pause: float = 6
    pace: float = 0.7
    grace: float = 30
    substitute: str | None = None
    idle: float = 120
    token_days: float = 30
    most_sockets: int = 200
    messages: float = 10
    message_burst: int = 40
    tables_per_minute: float = 10
    seats_per_minute: float = 60
    records_per_minute: float = 30
    send_timeout: float = 10
    most_megabytes: int | None = None
    threads: int = 2
