"""The running service: its store, its hall of tables, its computer players, and whether it is ready."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import threading
from urllib.parse import urlsplit

from .. import __version__
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
_MOST_WAITS = 600


class WarmUp:
    """Makes the compiled rules and the computer players ready, off the event loop.

    It can begin before there is an event loop, and tells how much of the work is ``done``, from 0 to 1.
    """

    def __init__(self) -> None:
        self.done = 0.0
        self.error: BaseException | None = None
        self._finished = threading.Event()
        self._thread = threading.Thread(target=self._run, name="doublesix-warm-up", daemon=True)

    def start(self) -> WarmUp:
        """Begin."""
        self._thread.start()
        return self

    @property
    def is_ready(self) -> bool:
        """All is done."""
        return self._finished.is_set() and self.error is None

    @property
    def has_failed(self) -> bool:
        """It will never be done."""
        return self.error is not None

    def wait(self, seconds: float) -> bool:
        """Wait for the end, at most so long; whether it has come. Raises what the work raised."""
        ended = self._finished.wait(seconds)
        if self.error is not None:
            raise self.error
        return ended

    def _run(self) -> None:
        try:
            self._work()
        except BaseException as error:
            self.error = error
            raise
        finally:
            self._finished.set()

    def _work(self) -> None:
        from ..kernel import engine  # numba takes half a second to import
        from ..match import Match
        from ..players import player, player_names
        from ..ruleset import rules
        from ..shuffle import Chance

        engine.engine(self._tell)
        match = Match(rules("fives"), seed=0)
        for level in player_names():
            if match.to_move is not None:
                match.apply(player(level).choose(match.view(match.to_move), Chance(0, "warm-up")))
        self.done = 1.0

    def _tell(self, done: int, of: int) -> None:
        self.done = 0.95 * done / of


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
        around = Surroundings(self.store, self.computers, self.tokens, settings, self.metrics)
        self.hall = Hall(around)
        self.table_limits = AddressLimits(settings.tables_per_minute / 60, max(1, settings.tables_per_minute))
        self.seat_limits = AddressLimits(settings.seats_per_minute / 60, max(1, settings.seats_per_minute))

    async def ready(self) -> None:
        """Wait until the rules are compiled.

        Raises `ProblemError` ``service.starting`` when that takes very long, ``service.error`` when it failed.
        """
        for _ in range(_MOST_WAITS):
            if self.warm_up.is_ready:
                return
            if self.warm_up.has_failed:
                raise ProblemError("service.error")
            await asyncio.sleep(_WAIT_SECONDS)
        raise ProblemError("service.starting", {"progress": self.warm_up.done})

    def health(self) -> wire.Health:
        """Whether the service is ready."""
        ready = self.warm_up.is_ready
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
