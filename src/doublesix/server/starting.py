"""What a service needs before it can start: a port, and a data folder for itself."""

from __future__ import annotations

import contextlib
import errno
import fcntl
import json
import os
import socket
from collections.abc import Iterator
from pathlib import Path

from ..errors import DoublesixError

__all__ = ["DEFAULT_PORT", "StartError", "address_of", "bind", "hold_folder"]

DEFAULT_PORT = 8606
_PORTS_TO_TRY = 50
_BACKLOG = 1024


class StartError(DoublesixError):
    """The service cannot start; the code says why."""

    code = "serve.folder_unusable"

    @classmethod
    def of_folder(cls, folder: Path, error: Exception) -> StartError:
        """The data folder cannot be used."""
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return cls(f"{folder} cannot be used: {reason}", params={"folder": str(folder), "reason": reason})


def bind(host: str, port: int | None) -> socket.socket:
    """A listening socket on this port; without one on 8606 or the next that is free.

    Raises `StartError` ``serve.port_unusable`` or ``serve.ports_taken``.
    """
    ports = range(DEFAULT_PORT, DEFAULT_PORT + _PORTS_TO_TRY) if port is None else (port,)
    for candidate in ports:
        try:
            return _listen(host, candidate)
        except (OSError, UnicodeError) as error:
            if port is None and isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            params = {"host": host, "port": str(candidate), "reason": reason}
            raise StartError(f"{host}:{candidate}: {reason}", code="serve.port_unusable", params=params) from error
    params = {"least": str(ports[0]), "most": str(ports[-1])}
    raise StartError(f"ports {ports[0]} to {ports[-1]} are taken", code="serve.ports_taken", params=params)


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

    Raises `StartError` ``serve.already_there``, ``serve.folder_in_use`` or ``serve.folder_unusable``.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = (folder / "service.json").open("a+", encoding="utf-8")
    except OSError as error:
        raise StartError.of_folder(folder, error) from error
    with held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            held.seek(0)
            raise _in_use(folder, _address_in(held.read())) from None
        held.truncate(0)
        held.write(json.dumps({"address": address, "process": os.getpid()}))
        held.flush()
        yield


def _in_use(folder: Path, address: str | None) -> StartError:
    params = {"folder": str(folder), "address": address or ""}
    code = "serve.folder_in_use" if address is None else "serve.already_there"
    return StartError(f"{folder} is in use by the service at {address}", code=code, params=params)


def _address_in(text: str) -> str | None:
    try:
        address = json.loads(text)["address"]
    except (ValueError, KeyError, TypeError):
        return None
    return address if isinstance(address, str) else None
