"""Hidden tiles are exchanged, and every byte that the others receive stays the same."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import doublesix as ds
from doublesix.errors import DoublesixError
from doublesix.server import decisions
from doublesix.server.client import Client
from doublesix.server.entries import Entry, MatchStarted, SeatTaken, TableCreated, decode_entry, encode_entry
from doublesix.server.room import Room, event_messages, text_of, view_of
from doublesix.server.store import Row
from doublesix.server.tablestate import DamagedLogError, TableState, fold


def played(game: str, players: int, actions: int, chance: random.Random) -> list[Entry]:
    """The log of a table after some random actions."""
    rules = ds.rules(game, players)
    options = {name: rules.text(name) for name in rules.options}
    draft = decisions.create(TableCreated(game, rules.version, players, options, {}, "key"))
    for seat in range(1, players + 1):
        draft.add(SeatTaken(seat, f"name {seat}", None, f"owner {seat}"))
    draft.add(MatchStarted(1, chance.randbytes(32).hex()))
    decisions.deal(draft)
    for _ in range(actions):
        seat_on_turn = draft.state.to_move
        if seat_on_turn is None or draft.state.match is None:
            break
        decisions.act(draft, seat_on_turn, chance.choice(draft.state.match.legal_actions()), "person")
    return draft.entries


def hidden_tiles(state: TableState, audience: int | None) -> list[str]:
    """The tiles of this hand that the audience has not seen."""
    assert state.match is not None
    seats = [seat for seat in range(1, state.rules.players + 1) if seat != audience]
    held = [str(tile) for seat in seats for tile in state.match.view(seat).tiles]
    return [*held, *map(str, state.match.state.hand.stock())]


def exchanged(entries: list[Entry], one: str, other: str) -> list[Entry]:
    """The log as if two tiles had been each other from the start."""

    def swapped(value: Any) -> Any:
        match value:
            case str():
                return " ".join({one: other, other: one}.get(word, word) for word in value.split(" "))
            case list():
                return [swapped(item) for item in value]
            case dict():
                return {
                    name: swapped(item) if name in ("tiles", "stock", "tile") else item for name, item in value.items()
                }
        return value

    return [decode_entry(msgspec.json.encode(swapped(msgspec.json.decode(encode_entry(entry))))) for entry in entries]


def bytes_for(entries: list[Entry], audience: int | None) -> list[str]:
    """All that an audience receives: the events one by one, the view after them, and both at once in a welcome."""
    state = fold(entries)
    rows = [Row(number, 0.0, encode_entry(entry)) for number, entry in enumerate(entries, 1)]
    room, client = Room(), Client(10)
    client.seat = audience
    room.clients.add(client)
    room.show(rows, entries, state, None, None)
    return [
        *client.queued,
        *(text_of(message) for message in event_messages(rows, state.rules, audience)),
        msgspec.json.encode(view_of(state, audience)).decode(),
    ]


@settings(max_examples=100)
@given(
    game=st.sampled_from(["muggins", "fives", "draw", "persian-draw", "block", "all-fives"]),
    players=st.integers(2, 4),
    actions=st.integers(0, 30),
    audience=st.integers(0, 4),
    luck=st.integers(0, 2**32),
)
def test_exchanging_hidden_tiles_changes_no_byte(
    game: str, players: int, actions: int, audience: int, luck: int
) -> None:
    """Two tiles that an audience has not seen are exchanged throughout the log. Where the game could have gone the
    same way (the same seat led, the same draws were forced), the audience receives the same bytes."""
    assume(audience <= players)
    seat, chance = audience or None, random.Random(luck)
    entries = played(game, players, actions, chance)
    state = fold(entries)
    assume(state.phase == "playing" and len(hidden_tiles(state, seat)) >= 2)
    one, other = chance.sample(hidden_tiles(state, seat), 2)
    try:
        twin = exchanged(entries, one, other)
        theirs = bytes_for(twin, seat)
    except (DamagedLogError, DoublesixError):
        assume(False)
    assert twin != entries
    assert theirs == bytes_for(entries, seat)
