"""The service inside the test's own process, on a real port."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from tests.wire.conversation import House

from doublesix.server.app import make_app
from doublesix.server.service import Service
from doublesix.server.serving import Server
from doublesix.server.settings import Settings
from doublesix.server.starting import address_of, bind
from doublesix.server.store import EventStore
from doublesix.server.warmup import WarmUp

__all__ = ["BRISK", "serving", "warm_up"]

BRISK: dict[str, Any] = {
    "pause": 0.0,
    "pace": 0.0,
    "grace": 30.0,
    "messages": 100_000.0,
    "message_burst": 100_000,
    "tables_per_minute": 100_000.0,
    "seats_per_minute": 100_000.0,
    "records_per_minute": 100_000.0,
}
"""No pauses and no limits; a test that is about one of them sets it."""


@cache
def warm_up() -> WarmUp:
    """The preparations of this process, which all its services share."""
    begun = WarmUp()
    begun.start()
    return begun


@contextmanager
def serving(
    data: Path, store: Callable[[Path], EventStore] | None = None, static: Path | None = None, **settings: Any
) -> Iterator[House]:
    """The service on a folder, with the settings of `BRISK` and these."""
    warm_up().wait()
    chosen = replace(Settings(data), **{**BRISK, **settings})
    data.mkdir(parents=True, exist_ok=True)
    began = threading.Event()
    service = Service(chosen, warm_up(), None if store is None else store(data))
    app = make_app(service) if static is None else make_app(service, static)
    server = Server(app, began.set)
    listening = bind("127.0.0.1", 0)
    thread = threading.Thread(target=server.serve_on, args=[listening], name="service")
    thread.start()
    try:
        while not began.wait(0.05):
            assert thread.is_alive(), "the service did not start"
        house = House(address_of(listening))
        try:
            yield house
        finally:
            house.close()
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
