"""The addresses of the service: its HTTP interface, its sockets, its page."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope
from starlette.websockets import WebSocket

from . import wire
from .arranging import arranged
from .games import games
from .guard import Guard, problem_response
from .limits import AddressLimits
from .problems import ProblemError
from .reading import LARGEST_BODY
from .records import record_text
from .rulebooks import written_rules
from .service import Service, host_names
from .session import Session

__all__ = ["STATIC", "make_app"]

T = TypeVar("T")

STATIC = Path(__file__).parent / "static"
"""Where the built page lies in an installation."""
_LONGEST_BODY = 16_384
_NOT_KEPT = {"Cache-Control": "no-store"}


def make_app(service: Service, static: Path = STATIC) -> ASGIApp:
    """The service as an ASGI application, which opens it and closes it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        await service.open()
        try:
            yield {"service": service}
        finally:
            await service.close()

    page = _Page(static)

    async def nowhere(request: Request, error: Exception) -> Response:
        return page.nowhere() if _is_visit(request, error) and page.is_there else await _http_problem(request, error)

    app = Starlette(
        lifespan=lifespan,
        routes=[
            Route("/healthz", _health),
            Route("/metrics", _metrics),
            Route("/api/games", _games),
            Route("/api/rulebook", _rulebook, methods=["POST"]),
            Route("/api/tables", _create, methods=["POST"]),
            Route("/api/tables/{table}", _info),
            Route("/api/tables/{table}/seats", _take_seat, methods=["POST"]),
            Route("/api/tables/{table}/computers", _fill_seat, methods=["POST"]),
            Route("/api/tables/{table}/train", _train),
            Route("/api/tables/{table}/record", _record),
            Route("/api/records", _read_record, methods=["POST"]),
            WebSocketRoute("/api/tables/{table}/socket", _socket),
            Route("/", page.index),
            Route("/t/{path:path}", page.index),
            Route("/record", page.index),
            Mount("/", GZipMiddleware(_Assets(static), minimum_size=1_000)),
        ],
        exception_handlers={ProblemError: _problem, HTTPException: nowhere, Exception: _failure},
    )
    return Guard(app, host_names(service.settings), service.settings.public_url)


# --- answers ---------------------------------------------------------------------------------------


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, _NOT_KEPT, "application/json")


async def _problem(request: Request, error: Exception) -> Response:
    if not isinstance(error, ProblemError):
        raise error
    _service(request).metrics.problems.labels(error.code).inc()
    return problem_response(error)


async def _http_problem(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: "path.unknown", 405: "method.unknown"}.get(status, "service.error")
    return await _problem(request, ProblemError(code))


def _is_visit(request: Request, error: Exception) -> bool:
    """Whether somebody has gone to an address where nothing is: programs ask for no text/html."""
    is_unknown = isinstance(error, HTTPException) and error.status_code == 404
    return is_unknown and request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


async def _failure(request: Request, error: Exception) -> Response:
    return problem_response(ProblemError("service.error"))


def _service(request: Request | WebSocket) -> Service:
    service = request.state.service
    if not isinstance(service, Service):
        raise TypeError(f"{service!r} is no service")
    return service


async def _bytes(request: Request, most: int, too_long: str) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise ProblemError(too_long, {"most": most})
    return bytes(body)


async def _body(request: Request, kind: type[T]) -> T:
    body = await _bytes(request, _LONGEST_BODY, "message.too_long")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ProblemError("message.invalid", {"detail": str(error)[:200]}) from None


def _take(limits: AddressLimits, request: Request) -> None:
    """Take a credit of the asker's address."""
    wait = limits.take(request.client.host if request.client else "")
    if wait:
        raise ProblemError("rate.requests", {"seconds": round(wait, 1)})


def _token(request: Request) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def _link(request: Request, table: str) -> str:
    return _service(request).link(table, str(request.base_url))


# --- the HTTP interface ------------------------------------------------------------------------------


async def _health(request: Request) -> Response:
    health = _service(request).health()
    return _json(health, 200 if health.status == "ready" else 503)


async def _metrics(request: Request) -> Response:
    """For this machine alone: a proxy names the address that it serves."""
    try:
        is_here = request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        is_here = False
    if not is_here:
        raise ProblemError("path.unknown")
    return PlainTextResponse(_service(request).metrics.text())


async def _games(request: Request) -> Response:
    return _json(games())


async def _rulebook(request: Request) -> Response:
    _take(_service(request).rulebook_limits, request)
    asked = await _body(request, wire.AskRulebook)
    # A language is read when it is first asked for, while no table waits.
    return _json(await asyncio.to_thread(written_rules, asked))


async def _create(request: Request) -> Response:
    service = _service(request)
    _take(service.table_limits, request)
    asked = await _body(request, wire.CreateTable)
    table, seat = await service.hall.create(asked)
    token = None if seat is None else table.token(seat)
    return _json(wire.TableMade(table.id, _link(request, table.id), seat, token), 201)


async def _info(request: Request) -> Response:
    service, table = _service(request), request.path_params["table"]
    return _json(await service.hall.do(table, lambda found: found.info, _link(request, table)))


async def _take_seat(request: Request) -> Response:
    service = _service(request)
    _take(service.seat_limits, request)
    asked = await _body(request, wire.TakeSeat)
    return _json(await service.hall.do(request.path_params["table"], lambda found: found.take_seat, asked), 201)


async def _fill_seat(request: Request) -> Response:
    service, table = _service(request), request.path_params["table"]
    _take(service.seat_limits, request)
    asked = await _body(request, wire.FillSeat)
    await service.hall.do(table, lambda found: found.fill_seat, asked, _token(request))
    return _json(await service.hall.do(table, lambda found: found.info, _link(request, table)), 201)


async def _train(request: Request) -> Response:
    service, table = _service(request), request.path_params["table"]
    _take(service.train_limits, request)
    view = await service.hall.do(table, lambda found: found.hand_of, _token(request))
    # Outside the table's queue: how long it takes, no other seat can see.
    return _json(await asyncio.to_thread(arranged, view))


async def _record(request: Request) -> Response:
    service, number = _service(request), request.query_params.get("match", "")
    if number and not (number.isascii() and number.isdigit() and len(number) < 9):
        raise ProblemError("record.unknown_match", {"match": number[:40]})
    seat, rows = await service.hall.do(request.path_params["table"], lambda found: found.read_as, _token(request))
    text = await asyncio.to_thread(record_text, rows, seat, int(number) if number else None)
    return PlainTextResponse(text, headers=_NOT_KEPT)


async def _read_record(request: Request) -> Response:
    service = _service(request)
    _take(service.record_limits, request)
    answer = await service.reader.read(await _bytes(request, LARGEST_BODY, "record.too_large"), service.ready)
    return Response(answer, 200, _NOT_KEPT, "application/json")


async def _socket(socket: WebSocket) -> None:
    service = _service(socket)
    session = Session(socket, socket.path_params["table"], service.hall, service.settings, service.metrics)
    await session.run()


# --- the page ----------------------------------------------------------------------------------------


class _Page:
    def __init__(self, static: Path):
        self._index = static / "index.html"

    @property
    def is_there(self) -> bool:
        return self._index.is_file()

    def nowhere(self) -> Response:
        """The page for an address where nothing is: it says so, and shows a way on."""
        return FileResponse(self._index, 404, headers={"Cache-Control": "no-cache"})

    async def index(self, request: Request) -> Response:
        if not self.is_there:
            raise ProblemError("page.missing")
        return FileResponse(self._index, headers={"Cache-Control": "no-cache"})


class _Assets(StaticFiles):
    """The other files of the page. Those in ``assets`` have their digest in their name and may be kept for ever."""

    def __init__(self, static: Path):
        super().__init__(directory=static, check_dir=False)

    async def check_config(self) -> None:
        """An installation without a page has none of its files."""
        if not self._is_there():
            raise ProblemError("path.unknown")

    def _is_there(self) -> bool:
        return self.directory is not None and Path(self.directory).is_dir()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """See `StaticFiles`."""
        response = await super().get_response(path, scope)
        kept = path.replace("\\", "/").startswith("assets/") and response.status_code in (200, 304)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response
