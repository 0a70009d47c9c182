"""Running the service as a program: from the port to the last farewell."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import uvicorn
from rich.console import Console
from rich.progress import Progress
from starlette.types import ASGIApp
from uvicorn.config import Config

from ..text import Catalogue
from ..text.display import Display
from .app import make_app
from .service import Service
from .session import LONGEST_FRAME
from .settings import Settings
from .starting import StartError, address_of, bind, hold_folder
from .store import StoreError
from .warmup import WarmUp

__all__ = ["Server", "serve_until_stopped"]

_SHUTDOWN_SECONDS = 5
_GLANCE_SECONDS = 0.1


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
                timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
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


def serve_until_stopped(settings: Settings, port: int | None, catalogue: Catalogue, *, browser: bool) -> None:
    """The whole life of the command ``serve``.

    Raises `StartError`.
    """
    with contextlib.closing(bind(settings.host, port)) as listening:
        address = settings.public_url or address_of(listening)
        with hold_folder(settings.data, address):
            _serve(settings, listening, _Host(address, catalogue, browser))


def _serve(settings: Settings, listening: socket.socket, host: _Host) -> None:
    warm_up = WarmUp()
    try:
        service = Service(settings, warm_up)
    except (OSError, StoreError) as error:
        raise StartError.of_folder(settings.data, error) from error

    def began() -> None:
        warm_up.start()
        host.welcome(warm_up)

    # The web server ends politely on both signals, and then raises them again.
    signal.signal(signal.SIGTERM, lambda signum, frame: sys.exit(0))
    server = Server(make_app(service), began)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_on(listening)
    host.say_farewell()


class _Host:
    """Speaks to whoever started the service, in their language."""

    def __init__(self, address: str, catalogue: Catalogue, browser: bool):
        self._address, self._catalogue, self._browser = address, catalogue, browser
        self._display = Display(catalogue)

    def welcome(self, warm_up: WarmUp) -> None:
        """The service answers; it may still be warming up."""
        self._display.unwrapped(self._catalogue.text("serve-address", address=self._address))
        if self._display.is_interactive:
            self._display.unwrapped(self._catalogue.text("serve-ending", keys="Ctrl-C"))
            if self._browser:
                _open_browser(self._address)
        sys.stdout.flush()
        if sys.stderr.isatty():
            threading.Thread(target=self._watch, args=[warm_up], name="doublesix-progress", daemon=True).start()

    def _watch(self, warm_up: WarmUp) -> None:
        """Show how far the preparations of a first start are; later starts need none that one could see."""
        if warm_up.wait(seconds=1):
            return
        text = Display(self._catalogue, to_errors=True).ordered(self._catalogue.text("cli-compiling"))
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(text, total=1.0)
            while not warm_up.wait(seconds=_GLANCE_SECONDS):
                bar.update(task, completed=warm_up.share_of_lines)

    def say_farewell(self) -> None:
        """The service has ended."""
        if self._display.is_interactive:
            self._display.unwrapped(self._catalogue.text("serve-ended"))


def _open_browser(address: str) -> None:
    """Open the page where there is a browser and somebody to see it."""
    if sys.platform == "darwin" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
