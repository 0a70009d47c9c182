"""Answers to what seats ask for: each action is done once, and each repeat is answered as the first time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import partial

from ..action import Action, Draw, Place
from ..errors import AmbiguousActionError, DoublesixError, IllegalActionError, ParseError
from . import decisions, translate, wire
from .client import Client
from .entries import decode_entry
from .ledger import Ledger
from .problems import ProblemError
from .room import text_of
from .store import ConflictError

__all__ = ["Answers"]

_MOST_REFUSALS = 16


class Answers:
    """Does the actions of clients at one table.

    What was done is found again in the log, for ever; of refusals the last few are remembered, so that one that is
    asked for again does not become an action that nobody expects any more.
    """

    __slots__ = ("_ledger", "_on_refusal", "_refusals")

    def __init__(self, ledger: Ledger, on_refusal: Callable[[], None]):
        self._ledger = ledger
        self._on_refusal = on_refusal
        self._refusals: OrderedDict[str, tuple[str, wire.Refused]] = OrderedDict()

    async def act(self, client: Client, message: wire.Act) -> None:
        """A seat wants to do an action; it is acknowledged or refused.

        Raises `ProblemError` ``seat.needed``, ``act.id_reused``, ``service.busy``, ``store.…``.
        """
        seat = _seat_of(client)
        key = f"{seat}:{message.id}"
        before = self._refusals.get(key)
        if before is not None:
            if before[0] != message.action:
                raise ProblemError("act.id_reused", {"id": message.id})
            client.send(text_of(before[1]))
            return
        try:
            action = action_of(message)
            draft = self._ledger.draft()
            decisions.act(draft, seat, action, "person")
            await self._ledger.commit(draft, key, self._acknowledging(client, message.id))
        except ConflictError:
            if not await self._acknowledged_before(client, key, message):
                raise ProblemError("service.busy") from None
        except (IllegalActionError, AmbiguousActionError, ParseError) as error:
            # What was done a moment ago is mostly refused when it comes again.
            if not await self._acknowledged_before(client, key, message):
                self._refuse(client, key, message, error)
        except ProblemError as problem:
            if problem.code != "table.waiting":
                raise
            client.send(text_of(wire.Refused(message.id, problem.code, problem.params, [])))

    def _acknowledging(self, client: Client, message_id: str) -> Callable[[], None]:
        ack = text_of(wire.Ack(message_id, self._ledger.state.seq + 1))
        return partial(client.send, ack)

    async def _acknowledged_before(self, client: Client, key: str, message: wire.Act) -> bool:
        row = await self._ledger.find(key)
        if row is None:
            return False
        entry = decode_entry(row.body)
        if not isinstance(entry, translate.ActionEvent) or not self._tells_of(entry, message.action):
            raise ProblemError("act.id_reused", {"id": message.id})
        client.send(text_of(wire.Ack(message.id, row.seq)))
        return True

    def _tells_of(self, entry: translate.ActionEvent, action: str) -> bool:
        """Whether an entry answers this action; a placement may have left out its end."""
        try:
            asked = Action.parse(action)
        except ParseError:
            return False
        done = translate.action_of(entry, self._ledger.state.rules)
        if isinstance(asked, Place) and isinstance(done, Place):
            return asked.tile == done.tile and asked.end in (None, done.end)
        return type(asked) is type(done)

    def _refuse(self, client: Client, key: str, message: wire.Act, error: DoublesixError) -> None:
        legal = error.legal if isinstance(error, IllegalActionError) else ()
        if isinstance(error, AmbiguousActionError):
            legal = error.choices
        refused = wire.Refused(message.id, error.code, error.params, [str(action) for action in legal])
        self._refusals[key] = message.action, refused
        if len(self._refusals) > _MOST_REFUSALS:
            self._refusals.popitem(last=False)
        self._on_refusal()
        client.send(text_of(refused))

    async def rematch(self, client: Client, message: wire.Rematch, present: Collection[int]) -> None:
        """A seat wants another match; it begins when all who are ``present`` do.

        Raises `ProblemError` ``seat.needed``, ``service.busy``, ``store.…``.
        """
        seat = _seat_of(client)
        key = f"{seat}:{message.id}"
        before = await self._ledger.find(key)
        if before is not None:
            client.send(text_of(wire.Ack(message.id, before.seq)))
            return
        draft = self._ledger.draft()
        try:
            decisions.ask_rematch(draft, seat)
        except ProblemError as problem:
            client.send(text_of(wire.Refused(message.id, problem.code, problem.params, [])))
            return
        decisions.start_rematch_if_wanted(draft, present)
        if not draft.entries:  # it was asked for before
            client.send(text_of(wire.Ack(message.id, self._ledger.state.seq)))
            return
        try:
            await self._ledger.commit(draft, key, self._acknowledging(client, message.id))
        except ConflictError:
            raise ProblemError("service.busy") from None


def _seat_of(client: Client) -> int:
    if client.seat is None:
        raise ProblemError("seat.needed")
    return client.seat


def action_of(message: wire.Act) -> Action:
    """The action that a client asks for.

    A draw that names its tile is a claim for records. From a client it would be a guess, and the answer would tell
    which tile comes next: whether it is right or wrong, it is refused alike.
    """
    action = Action.parse(message.action)
    if isinstance(action, Draw) and action.tile is not None:
        raise ParseError("a seat draws without naming the tile; write draw", code="parse.action", text=message.action)
    return action
