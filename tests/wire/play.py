"""Whole matches over sockets, by the protocol alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.wire.conversation import Guest, Json

__all__ = ["action_of", "play_on", "settle"]


def settle(guests: Sequence[Guest], seq: int) -> None:
    """Let everybody hear everything up to event ``seq`` and the view after it."""
    for guest in guests:
        while guest.seq < seq:
            guest.next()


def play_on(guests: Sequence[Guest], chance: random.Random, most_actions: int = 100_000) -> int:
    """Play all seats at random until the match is finished, everybody hearing everything; the number of actions."""
    done = 0
    seated = [guest for guest in guests if guest.seat is not None]
    while done < most_actions:
        settle(guests, max(guest.seq for guest in guests))
        if all(guest.phase == "finished" for guest in guests):
            break
        on_turn = next((guest for guest in seated if guest.is_on_turn), None)
        if on_turn is None:
            guests[0].hears_until("view")
            continue
        action = on_turn.acts(chance.choice(on_turn.legal))
        while (answer := on_turn.next())["type"] not in ("ack", "refused", "problem"):
            pass
        assert (answer["type"], answer.get("id")) == ("ack", action), answer
        while on_turn.seq < answer["seq"]:
            on_turn.next()
        done += 1
    settle(guests, max(guest.seq for guest in guests))
    return done


def action_of(event: Json) -> str:
    """The action that an event tells of."""
    match event["event"]:
        case "TileDrawn":
            return "draw"
        case "Passed":
            return "pass"
    tile: str = event["tile"]
    return tile if event["end"] is None else f"{tile}@{event['end']}"
