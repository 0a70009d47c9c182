"""Every code of a problem that the service can answer with.

A code is stable and keys its text in the catalogues; ``CODES`` says for developers what each means and which way
on there is. Codes of refused actions (``action.…``), of rules (``rules.…``) and of unreadable actions
(``parse.…``) come from the rooms below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .. import errors
from . import wire

__all__ = ["CODES", "Code", "ProblemError", "fault_of"]


@dataclass(frozen=True, slots=True)
class Code:
    """What a code means: the status of its answer over HTTP and, where it ends a socket, the socket's close code."""

    status: int
    meaning: str
    way_on: str
    close: int | None = None


CODES: dict[str, Code] = {
    "act.id_reused": Code(409, "an action id came again with another action", "make a new id for each action"),
    "game.no_trains": Code(422, "this game has no trains", "arrange the tiles by hand"),
    "game.unknown_level": Code(422, "there is no computer player of this level", "take one of `params.levels`"),
    "hello.expected": Code(400, "the first message must be `hello`", "connect again and say hello", 4400),
    "host.unknown": Code(
        421, "the service does not go by the name in `Host`", "start it with `--public-url` for this name"
    ),
    "message.invalid": Code(400, "the message is none of the protocol's", "`params.detail` says where it is wrong"),
    "message.too_long": Code(413, "the message is longer than `params.most` bytes", "send less"),
    "message.too_many_wrong": Code(400, "too many messages in a row were wrong", "connect again", 4400),
    "method.unknown": Code(405, "this address does not take this method", "see the protocol"),
    "name.invalid": Code(
        422,
        "no name that can be shown: `params.reason` is `empty`, `too_long` or `characters`",
        "take another name of 1 to 40 letters",
    ),
    "origin.foreign": Code(403, "the request comes from another site's page", "open the service's own page"),
    "page.missing": Code(503, "this installation carries no page", "build the page; the protocol works without it"),
    "path.unknown": Code(404, "there is nothing at this address", "see the protocol"),
    "rate.actions": Code(429, "too many messages", "wait a moment and send it again"),
    "rate.requests": Code(429, "too many requests from this address", "try again after `params.seconds`"),
    "record.too_large": Code(
        413, "the record is longer than `params.most` bytes", "send less; check it with the command"
    ),
    "record.too_slow": Code(
        422, "stepping through the record takes longer than it may", "send fewer hands; check it with the command"
    ),
    "record.unknown_match": Code(404, "this table has played no match of that number", "ask for an earlier one"),
    "record.unreadable": Code(
        422, "no game can be told from the record; `faults` says where it is wrong", "correct these lines"
    ),
    "rematch.not_finished": Code(409, "a rematch can be asked for when the match is over", "finish this match first"),
    "rules.invalid": Code(422, "nobody can play by these rules; `faults` lists all that is wrong", "change them"),
    "seat.needed": Code(403, "only somebody who is seated can do this", "take a seat"),
    "seat.taken": Code(409, "the seat is taken", "take one of `params.free`"),
    "seat.unknown": Code(422, "the table has no such seat", "take one of 1 to `params.players`"),
    "service.busy": Code(503, "the table has more to do than it can", "send it again after a moment"),
    "service.error": Code(500, "something went wrong that should not", "nothing is lost; connect again", 1011),
    "service.starting": Code(503, "the service is still starting", "try again after a moment"),
    "socket.slow": Code(408, "this client does not read what it is sent", "connect again with `since`", 1013),
    "socket.too_many": Code(503, "the table has as many connections as it may", "close a tab; try again later", 1013),
    "store.full": Code(
        507, "the storage is full: nothing was done", "make room; play goes on by itself, send it again"
    ),
    "store.unavailable": Code(503, "the storage does not answer: nothing was done", "send it again after a moment"),
    "table.damaged": Code(500, "the table's log does not fit the rules of this version", "tell whoever hosts it", 1011),
    "table.full": Code(409, "all seats are taken", "watch: connect without a token"),
    "table.unknown": Code(404, "there is no such table", "check the link, or make a table", 4404),
    "table.waiting": Code(409, "the match has not begun: seats are free", "invite somebody to `params.free`"),
    "token.expired": Code(401, "the token has expired", "watch without it, or take a free seat", 4401),
    "token.invalid": Code(401, "the token owns no seat of this table", "watch without it, or take a seat", 4401),
}


class ProblemError(Exception):
    """A request that cannot be served, with a code of `CODES` or of the rooms below."""

    def __init__(
        self,
        code: str,
        params: dict[str, Any] | None = None,
        faults: Sequence[errors.Fault] = (),
    ):
        super().__init__(code)
        self.code = code
        self.params = params or {}
        self.faults = tuple(faults)

    @property
    def status(self) -> int:
        """The status of the answer over HTTP."""
        known = CODES.get(self.code)
        return 422 if known is None else known.status

    @property
    def close(self) -> int | None:
        """The code that a socket is closed with, `None` where it stays open."""
        known = CODES.get(self.code)
        return None if known is None else known.close

    def message(self) -> wire.Problem:
        """The problem as it is sent."""
        return wire.Problem(self.code, self.params, [fault_of(fault) for fault in self.faults])


def fault_of(fault: errors.Fault) -> wire.Fault:
    """A fault of the rooms below as it is sent."""
    return wire.Fault(fault.code, fault.where, dict(fault.params))
