"""The running service: its store, its hall of tables, its computer players, and whether it is ready."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from functools import partial
from urllib.parse import urlsplit

from .. import __version__
from ..ruleset import preset_names
from . import wire
from .computers import Computers
from .hall import Hall
from .limits import AddressLimits
from .metrics import Metrics
from .problems import ProblemError
from .settings import Settings
from .sqlite import SqliteStore
from .store import EventStore
from .table import Surroundings
from .tokens import Tokens, signing_key

__all__ = ["Service", "WarmUp", "host_names"]

_WAIT_SECONDS = 0.05
_MOST_WAITS = 400


class WarmUp:
    """Makes the compiled rules and the computer players ready, off the event loop: line games, then train games.

    It can begin before there is an event loop, and tells how much of the work is ``done``, from 0 to 1.
    """

    def __init__(self) -> None:
        self.done = 0.0
        self.error: BaseException | None = None
        self._stand: set[str] = set()
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="doublesix-warm-up", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def is_ready(self, layout: str = "line") -> bool:
        """Whether games of this layout can be played."""
        return layout in self._stand

    @property
    def has_failed(self) -> bool:
        """What does not stand yet never will."""
        return self.error is not None

    def wait(self, layout: str = "line", seconds: float | None = None) -> bool:
        """Wait until games of this layout can be played, at most so long; whether they can. Raises what went wrong."""
        with self._changed:
            stands = self._changed.wait_for(lambda: self.is_ready(layout) or self.has_failed, seconds)
        if self.error is not None:
            raise self.error
        return stands

    def _run(self) -> None:
        try:
            self._make_lines_ready()
            self._make_trains_ready()
        except BaseException as error:
            with self._changed:
                self.error = error
                self._changed.notify_all()
            raise

    def _make_lines_ready(self) -> None:
        from ..kernel.engine import engine  # numba takes half a second to import

        engine(partial(self._tell, 0.0, 0.3))
        self._try("fives")
        self._ready("line")

    def _make_trains_ready(self) -> None:
        from ..kernel.train_engine import train_engine

        train_engine(partial(self._tell, 0.3, 0.95))
        self._try("mexican-train")
        self._ready("trains")
        self.done = 1.0

    def _try(self, game: str) -> None:
        """Let each computer player choose once: some compile code of their own."""
        from ..match import Match
        from ..players import player, player_names
        from ..ruleset import rules
        from ..shuffle import Chance

        match = Match(rules(game), seed=0)
        for level in player_names():
            if match.to_move is not None:
                match.apply(player(level).choose(match.view(match.to_move), Chance(0, "warm-up")))

    def _ready(self, layout: str) -> None:
        with self._changed:
            self._stand.add(layout)
            self._changed.notify_all()

    def _tell(self, start: float, end: float, done: int, of: int) -> None:
        self.done = start + (end - start) * done / of


class Service:
    """Everything that the requests share. Made inside the event loop; `close` ends it.

    Raises `StoreError` or `OSError` where the data folder cannot be used.
    """

    def __init__(self, settings: Settings, warm_up: WarmUp, store: EventStore | None = None):
        self.settings = settings
        self.warm_up = warm_up
        self.metrics = Metrics()
        most_bytes = None if settings.most_megabytes is None else settings.most_megabytes * 1024 * 1024
        self.store = store or SqliteStore(settings.data / "tables.sqlite3", most_bytes)
        self.computers = Computers(settings.threads, substitute=settings.substitute)
        self.tokens = Tokens(signing_key(settings.data / "signing.key"), settings.token_days)
        around = Surroundings(self.store, self.computers, self.tokens, settings, self.metrics, self.ready)
        self.hall = Hall(around)
        self.table_limits = AddressLimits(settings.tables_per_minute / 60, max(1, settings.tables_per_minute))
        self.seat_limits = AddressLimits(settings.seats_per_minute / 60, max(1, settings.seats_per_minute))

    async def ready(self, game: str) -> None:
        """Wait until this game can be played.

        Raises `ProblemError` ``service.starting`` when that takes long, ``service.error`` when it never will.
        """
        layout = "trains" if game in preset_names("trains") else "line"
        for _ in range(_MOST_WAITS):
            if self.warm_up.is_ready(layout):
                return
            if self.warm_up.has_failed:
                raise ProblemError("service.error")
            await asyncio.sleep(_WAIT_SECONDS)
        raise ProblemError("service.starting", {"progress": round(self.warm_up.done, 2)})

    def health(self) -> wire.Health:
        """Whether the service is ready."""
        ready = self.warm_up.is_ready()
        return wire.Health("ready" if ready else "starting", __version__, round(self.warm_up.done, 2))

    def link(self, table: str, base: str) -> str:
        """The link that invites to a table; ``base`` is the address that the asker used."""
        return f"{(self.settings.public_url or base).rstrip('/')}/t/{table}"

    async def close(self) -> None:
        """End: what was acknowledged is stored."""
        await self.hall.close()
        self.computers.close()
        await self.store.close()


def host_names(settings: Settings) -> set[str]:
    """The names that the service goes by, besides numeric addresses."""
    names = {"localhost", socket.gethostname().lower(), socket.getfqdn().lower()}
    if settings.public_url is not None:
        names.add(urlsplit(settings.public_url).hostname or "")
    try:
        ipaddress.ip_address(settings.host)
    except ValueError:
        names.add(settings.host.lower())
    return names
