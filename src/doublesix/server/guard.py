"""What stands before every request and every socket: whose page asks, by which name, and what browsers may do.

Middleware of the framework sees no WebSockets, so this is plain ASGI over both.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import ProblemError

__all__ = ["Guard", "problem_response"]

_SOURCES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
_HEADERS = (
    ("Content-Security-Policy", "; ".join(f"{kind} {sources}" for kind, sources in _SOURCES.items())),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    # The address of a table invites: it must not travel to other sites.
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
)


def problem_response(problem: ProblemError) -> Response:
    """A problem as the answer to a request."""
    body = msgspec.json.encode(problem.message())
    return Response(body, problem.status, {"Cache-Control": "no-store"}, "application/json")


class Guard:
    """Refuses what comes from another site's page or under a name that is not the service's, and adds the headers
    that protect the page. Pages of ``public_url`` are its own, whatever name a proxy passes on.

    The service goes by any numeric address and by ``names``. Other names are refused, because the page of a stranger
    could otherwise be served under a name that is made to point here.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str], public_url: str | None = None):
        self._app = app
        self._names = {name.lower() for name in names}
        self._public_origin = None if public_url is None else _origin_of(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See the class."""
        if scope["type"] == "http":
            problem = self._problem(scope)
            app = self._app if problem is None else problem_response(problem)
            await app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket" and (problem := self._problem(scope)) is not None:
            response = problem_response(problem)
            await response(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _problem(self, scope: Scope) -> ProblemError | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = _name(host)
        if name is None or not (name in self._names or _is_address(name)):
            return ProblemError("host.unknown", {"host": host[:100]})
        origin = headers.get("origin")
        if origin is not None and (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")):
            own = urlsplit(origin).netloc.lower() == host.lower() or origin.lower() == self._public_origin
            if not own:
                return ProblemError("origin.foreign")
        return None


def _origin_of(url: str) -> str:
    """The origin of the pages at an address, as browsers write it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS:
                headers[name] = value
        await send(message)

    return sending
