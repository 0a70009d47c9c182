"""Records over HTTP: downloaded as their reader may know them, sent to be stepped through."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from tests.leaks.knowledge import Knowledge, tiles_in
from tests.wire.conversation import House
from tests.wire.play import play_on
from tests.wire.service import serving

import doublesix as ds
from doublesix.server.problems import ProblemError
from doublesix.server.reading import Reader

RECORDS = Path(__file__).parents[1] / "conformance" / "records"
FIVE_ARMS = (RECORDS / "fives-five-arms.dpn").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("tables"), records_per_minute=100_000) as served:
        yield served


def read(house: House, text: str) -> dict[str, Any]:
    """What the service tells of a record."""
    answer = house.http.post("/api/records", content=text.encode())
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def unfolded(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The steps with everything that is as it was before."""
    whole: list[dict[str, Any]] = []
    for step in steps:
        whole.append({**(whole[-1] if whole else {}), **step})
    return whole


def test_a_record_step_by_step(house: House) -> None:
    """5-5, 5-0, 5-1, 5-4, 5-6: the counts are 10, 10, 1, 5, 11 and the totals grow with them."""
    found = read(house, FIVE_ARMS)
    steps = unfolded(found["steps"])
    assert found["rules"]["game"] == "fives"
    assert found["changed"] == {"hand_size": "4"}
    assert (found["names"], found["audience"]) == (["Leila", "Omid"], "all")
    assert [step["action"] for step in steps] == [None, "5-5", "0-5@W", "1-5@E", "4-5@N", "5-6@S"]
    assert [step["seat"] for step in steps] == [None, 1, 2, 1, 2, 1]
    assert [step["count"]["total"] for step in steps] == [0, 10, 10, 1, 5, 11]
    assert [step["points"] for step in steps] == [0, 10, 10, 0, 5, 0]
    assert [step["scores"] for step in steps] == [[0, 0], [10, 0], [10, 10], [10, 10], [10, 15], [10, 15]]
    assert [step["line"] for step in steps] == [7, 13, 15, 16, 17, 18]
    assert steps[1]["tiles"][0] == ["1-1", "1-5", "5-6"]
    assert steps[-1]["tiles_held"] == [1, 2]
    assert found["findings"] == []
    assert "scores" not in found["steps"][3]  # as it was


def test_a_false_record(house: House) -> None:
    """The steps end before an action that cannot be; a wrong claim is told with its line and stops nothing."""
    found = read(house, FIVE_ARMS.replace("2: 5-4@N +5 =5", "2: 5-4@W"))
    assert [step["action"] for step in found["steps"]] == [None, "5-5", "0-5@W", "1-5@E"]
    assert [(one["line"], one["kind"], one["code"]) for one in found["findings"]] == [(17, "false", "record.illegal")]
    assert found["findings"][0]["params"]["code"] == "action.does_not_fit"
    found = read(house, FIVE_ARMS.replace("2: 5-4@N +5 =5", "2: 5-4@N +10 =5"))
    assert len(found["steps"]) == 6
    assert [(one["line"], one["code"], one["params"]) for one in found["findings"]] == [
        (17, "record.points", {"claimed": 10, "is": 5})
    ]


def test_a_damaged_record(house: House) -> None:
    """What stands before an unreadable action is shown; every unreadable place is told."""
    found = read(house, FIVE_ARMS.replace("1: 5-1@E +0 =1", "1: 5-1@E jump").replace("1: 5-6@S", "1; 5-6@S"))
    assert [step["action"] for step in found["steps"]] == [None, "5-5", "0-5@W"]
    assert [(one["line"], one["kind"]) for one in found["findings"]] == [(16, "unreadable"), (18, "unreadable")]


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (b"", 1),
        (b"\xff\xfe\x00", 1),
        (b'[Game "fives"]\n[Players "\xff2"]', 2),
        (b"\x00" * 1000, 1),
        (b'{"game": "fives"}', 1),
        (b'[Game "chess"] [Players "2"]', 1),
        (b'[Game "fives"]\n[Players "999999999"]\n[Hand "1"]', 2),
        (b"[" * 200_000, 1),
        (b"1: 5-5\n" * 30_000, 1),
    ],
)
def test_what_is_no_record(house: House, body: bytes, line: int) -> None:
    """One problem, which tells the first line that is wrong."""
    status, problem = house.problem("POST", "/api/records", content=body)
    assert (status, problem["code"]) == (422, "record.unreadable")
    assert problem["params"] == {"line": line}
    assert problem["faults"]
    assert problem["faults"][0]["where"].startswith(f"{line}:")


def test_too_large(house: House) -> None:
    """One byte more than 256 KiB is refused, whatever it holds."""
    fill = FIVE_ARMS.encode() + b";" * (256 * 1024 - len(FIVE_ARMS.encode()))
    assert house.http.post("/api/records", content=fill).status_code == 200
    status, problem = house.problem("POST", "/api/records", content=fill + b";")
    assert (status, problem["code"], problem["params"]) == (413, "record.too_large", {"most": 262144})
    assert house.http.get("/healthz").status_code == 200


def test_too_many(tmp_path: Path) -> None:
    """An address gets as many as it may in a minute."""
    with serving(tmp_path, records_per_minute=1) as house:
        assert house.http.post("/api/records", content=FIVE_ARMS).status_code == 200
        assert house.problem("POST", "/api/records", content=FIVE_ARMS)[1]["code"] == "rate.requests"


def test_what_takes_long_is_left() -> None:
    """With no time to step through it a sound record is refused, not half told."""

    async def at_once(game: str) -> None:
        assert game == "fives"

    async def reads() -> str:
        reader = Reader(most_seconds=-1)
        try:
            await reader.read(FIVE_ARMS.encode(), at_once)
        except ProblemError as problem:
            return problem.code
        finally:
            reader.close()
        return "read"

    with ThreadPoolExecutor(1) as thread:  # this one may have a loop already
        assert thread.submit(lambda: asyncio.run(reads())).result() == "record.too_slow"


def test_names_stay_text(house: House) -> None:
    """Whatever a name holds comes back as it is, in JSON."""
    name = "<img src=x onerror=alert(1)> ليلى"
    found = read(house, FIVE_ARMS.replace("Leila", name))
    assert found["names"][0] == name


@pytest.mark.parametrize(("game", "players"), [("fives", 3), ("mexican-train", 3)])
def test_a_running_table(tmp_path: Path, game: str, players: int) -> None:
    """To everybody a record of what they may know, which is true and steps through to where the table stands."""
    with serving(tmp_path, records_per_minute=100_000) as house, ExitStack() as stack:
        table = house.table(game, players=players, name="Leila")
        for name in ("Omid", "Sara"):
            table.seat(name)
        guests = [stack.enter_context(table.welcomed(seat)) for seat in (1, 2, 3, None)]
        play_on(guests, random.Random(game), 9)
        knowledge = Knowledge(tmp_path, table.id, players)
        for seat in (1, 2, 3, None):
            headers = {} if seat is None else {"Authorization": f"Bearer {table.tokens[seat]}"}
            text = house.http.get(f"/api/tables/{table.id}/record", headers=headers).text
            assert f'[For "{seat or "spectator"}"]' in text
            assert tiles_in(text.partition("[Hand ")[2]) <= knowledge.at(guests[0].seq, seat)
            found = read(house, text)
            view = guests[-1 if seat is None else seat - 1].view
            assert view is not None
            last = unfolded(found["steps"])[-1]
            assert found["findings"] == []
            assert found["audience"] == ("spectator" if seat is None else str(seat))
            assert {key: last[key] for key in ("scores", "tiles_held", "stock_left", "count", "ends", "trains")} == {
                key: view[key] for key in ("scores", "tiles_held", "stock_left", "count", "ends", "trains")
            }
            assert [len(held) for held in last["tiles"]] == [
                number if owner == seat else 0 for owner, number in enumerate(view["tiles_held"], 1)
            ]


def test_a_settlement_that_rests_on_hidden_tiles(house: House) -> None:
    """Seat 2 goes out; what seat 1 holds is not told, so neither are the totals nor who won."""
    text = (
        '[Game "muggins"]\n[Players "2"]\n[Option "hand_size=2"]\n'
        '[Hand "1"]\n[Tiles1 "1-4"]\n[Tiles2 "4-6 1-6"]\n[Leader "2"]\n2: 4-6\n1: 1-4@W\n2: 1-6@E\n'
    )
    assert ds.Record.parse(text).check() == ()
    last = read(house, text)["steps"][-1]
    assert last["to_move"] is None
    assert last["scores"] is None
    assert [event["event"] for event in last["events"]] == ["TilePlaced"]
