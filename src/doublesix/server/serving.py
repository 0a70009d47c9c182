"""Running the service as a program: the folder, the port, the warm-up, the address, the end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import json
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp
from uvicorn.config import Config

from .app import make_app
from .service import Service, WarmUp
from .session import LONGEST_FRAME
from .settings import Settings
from .store import StoreError

__all__ = [
    "DEFAULT_PORT",
    "DataInUseError",
    "NoPortError",
    "Server",
    "bind",
    "hold_folder",
    "run",
    "serve_until_stopped",
]

DEFAULT_PORT = 8606
_PORTS_TO_TRY = 50
_BACKLOG = 1024


class NoPortError(Exception):
    """The port cannot be had."""


class DataInUseError(Exception):
    """Another service works in the data folder; ``address`` is where it listens, where that is known."""

    def __init__(self, folder: Path, address: str | None):
        super().__init__(f"{folder} is in use by another service" + (f" at {address}" if address else ""))
        self.address = address


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket on this port; without one on 8606 or the next that is free.

    Raises `NoPortError`.
    """
    ports = range(DEFAULT_PORT, DEFAULT_PORT + _PORTS_TO_TRY) if port is None else (port,)
    for candidate in ports:
        try:
            return _listen(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port is not None:
                raise NoPortError(f"cannot listen on {host}:{candidate}: {error.strerror or error}") from error
    raise NoPortError(f"all ports from {ports[0]} to {ports[-1]} are in use")


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(_BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextlib.contextmanager
def hold_folder(folder: Path, address: str) -> Iterator[None]:
    """Have the data folder for oneself. The hold ends with the process, however it ends.

    Raises `DataInUseError`, and `OSError` where the folder cannot be made or written.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with (folder / "service.json").open("a+", encoding="utf-8") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            held.seek(0)
            raise DataInUseError(folder, _address_in(held.read())) from None
        held.truncate(0)
        held.write(json.dumps({"address": address, "process": os.getpid()}))
        held.flush()
        yield


def _address_in(text: str) -> str | None:
    try:
        address = json.loads(text)["address"]
    except (ValueError, KeyError, TypeError):
        return None
    return address if isinstance(address, str) else None


class Server(uvicorn.Server):
    """The web server with the settings that the service needs; ``began`` is called when it answers."""

    def __init__(self, app: ASGIApp, began: Callable[[], None]):
        super().__init__(
            Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                ws="websockets-sansio",
                ws_max_size=LONGEST_FRAME,
                ws_per_message_deflate=False,
                ws_ping_interval=20,
                ws_ping_timeout=60,
                lifespan="on",
                timeout_graceful_shutdown=5,
            )
        )
        self._began = began

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See `uvicorn.Server.startup`."""
        await super().startup(sockets)
        if self.started:
            self._began()

    def serve_on(self, listening: socket.socket) -> None:
        """Serve until a signal, or ``should_exit``, ends it; open sockets are then closed with 1012, so that clients
        come again when the service does."""
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            runner.run(self.serve([listening]))


def run(settings: Settings, listening: socket.socket, began: Callable[[WarmUp], None]) -> None:
    """Serve until a signal ends it. ``began`` is called when the service answers; it may still be warming up."""
    warm_up = WarmUp()

    def begun() -> None:
        warm_up.start()
        began(warm_up)

    server = Server(make_app(settings, lambda: Service(settings, warm_up)), begun)
    # The web server ends politely on both signals, and then raises them again.
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_on(listening)


def _leave(signum: int, frame: object) -> None:
    raise SystemExit(0)


def open_browser(address: str) -> bool:
    """Open the page where there is a browser and somebody to see it; whether it was."""
    has_screen = sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    if not has_screen or not sys.stdout.isatty():
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def serve_until_stopped(settings: Settings, port: int | None, *, browser: bool) -> int:
    """The whole life of the command ``serve``; its exit status."""
    try:
        listening = bind(settings.host, port)
    except NoPortError as error:
        return _stop(str(error))
    address = address_of(listening)
    try:
        with hold_folder(settings.data, settings.public_url or address):
            run(settings, listening, lambda warm_up: _announce(settings.public_url or address, warm_up, browser))
    except DataInUseError as error:
        return _stop(str(error))
    except (OSError, StoreError) as error:
        return _stop(f"the data folder {settings.data} cannot be used: {error}")
    finally:
        listening.close()
    return 0


def _stop(why: str) -> int:
    print(f"doublesix: {why}", file=sys.stderr)
    return 1


def _announce(address: str, warm_up: WarmUp, browser: bool) -> None:
    print(f"doublesix: {address}", flush=True)
    if browser:
        open_browser(address)
