"""The service: its store, its hall of tables, its computer players, and whether it is ready."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

from .. import __version__
from ..ruleset import preset_names
from . import wire
from .computers import Computers
from .hall import Hall
from .limits import AddressLimits
from .metrics import Metrics
from .problems import ProblemError
from .reading import Reader
from .settings import Settings
from .sqlite import SqliteStore
from .store import EventStore
from .table import Surroundings
from .tokens import Tokens, signing_key
from .warmup import WarmUp

__all__ = ["Service", "host_names"]

_WAIT_SECONDS = 0.05
_MOST_WAITS = 400
_RULEBOOKS_PER_SECOND = 2
_RULEBOOKS_AT_ONCE = 60
_TRAINS_PER_SECOND = 2
_TRAINS_AT_ONCE = 60


class Service:
    """Everything that the requests share. `open` it inside the event loop; `close` ends it.

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
        self._around = Surroundings(self.store, self.computers, self.tokens, settings, self.metrics, self.ready)
        self.table_limits = AddressLimits(settings.tables_per_minute / 60, max(1, settings.tables_per_minute))
        self.record_limits = AddressLimits(settings.records_per_minute / 60, max(1, settings.records_per_minute))
        self.reader = Reader()
        self.train_limits = AddressLimits(_TRAINS_PER_SECOND, _TRAINS_AT_ONCE)
        self.rulebook_limits = AddressLimits(_RULEBOOKS_PER_SECOND, _RULEBOOKS_AT_ONCE)
        self.seat_limits = AddressLimits(settings.seats_per_minute / 60, max(1, settings.seats_per_minute))

    async def open(self) -> None:
        """Begin to serve."""
        self.hall = Hall(self._around)

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
        self.reader.close()
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
