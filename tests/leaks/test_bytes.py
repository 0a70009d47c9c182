"""Every byte that the other seats and a spectator receive in whole matches, searched for hidden tiles."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.leaks.knowledge import Knowledge, tiles_in
from tests.wire.conversation import Guest
from tests.wire.play import play_on, settle
from tests.wire.service import serving


@pytest.mark.parametrize(
    ("game", "players", "target"),
    [
        ("muggins", 2, 100),
        ("fives", 4, 60),
        ("persian-draw", 3, 61),
        ("persian-fives", 2, 120),
        ("middle-eastern", 4, 61),
    ],
)
def test_no_hidden_tile_in_any_message(tmp_path: Path, game: str, players: int, target: int) -> None:
    """Each message names only tiles that its reader holds, has drawn or has seen on the table at that moment."""
    chance = random.Random(game)
    with serving(tmp_path) as house, ExitStack() as stack:
        table = house.table(game, players=players, options={"target": target}, name="Leila")
        for name in ("Omid", "Sara", "Zoë")[: players - 1]:
            table.seat(name)
        guests = [stack.enter_context(table.welcomed(seat)) for seat in (*range(1, players + 1), None)]
        late: list[Guest] = []
        records: list[tuple[int, int | None, str]] = []
        while guests[0].phase != "finished":
            play_on(guests, chance, chance.randint(3, 12))
            seat = chance.choice((*range(1, players + 1), None))
            with table.welcomed(seat, since=chance.choice((None, 0, guests[0].seq // 2))) as guest:
                # A second tab, and what can be asked for besides.
                guest.says("act", id=f"foreign {len(late)}", action=chance.choice(("0-0@E", "draw", "pass", "6-6@W")))
                guest.says("rematch", id=f"too early {len(late)}")
                guest.says("ping")
                guest.hears_until("pong")
                late.append(guest)
            settle(guests, max(guest.seq, guests[0].seq))
            headers = {} if seat is None else {"Authorization": f"Bearer {table.tokens[seat]}"}
            text = house.http.get(f"/api/tables/{table.id}/record", headers=headers).text
            records.append((max(guest.seq for guest in guests), seat, text))
        everybody = [*guests, *late]
    knowledge = Knowledge(tmp_path, table.id, players)
    assert len(knowledge.log) > 15
    shown = [what for guest in everybody for what in leaks_of(knowledge, guest)]
    assert shown == []
    for seq, seat, text in records:
        running_hand = text.rpartition("[Hand ")[2]
        if "[Result" in running_hand and '"*"' in running_hand:
            assert tiles_in(running_hand) <= knowledge.at(seq, seat)
        assert not any(secret in text for secret in knowledge.secrets)


def leaks_of(knowledge: Knowledge, guest: Guest) -> list[str]:
    """What one guest was shown and may not know."""
    found, seq, own_words = [], 0, tiles_in(" ".join(guest.said))
    for text in guest.heard:
        message = json.loads(text)
        if message["type"] == "refused":
            # It echoes the guest's own words.
            message["params"] = {k: v for k, v in message["params"].items() if not tiles_in(str(v)) <= own_words}
            text = json.dumps(message)  # noqa: PLW2901
        found += list(knowledge.shown_to(guest.seat, text, seq))
        seq = message.get("seq", seq)
    return found


def test_the_search_finds_a_leak(tmp_path: Path) -> None:
    """What seat 1 receives would be leaks to seat 2, and the search says so."""
    with serving(tmp_path) as house:
        table = house.table("block", players=2, name="Leila")
        table.seat("Omid")
        with table.welcomed(1) as leila:
            pass
    knowledge = Knowledge(tmp_path, table.id, 2)
    dealt = tiles_in(knowledge.log[max(knowledge.log)]["tiles"][0])
    leila.seat = 2
    found = " ".join(leaks_of(knowledge, leila))
    assert len(dealt) == 7
    assert all(tile in found for tile in dealt)
