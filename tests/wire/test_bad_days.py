"""What goes wrong gets one clear code, and a way on."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from tests.wire.conversation import House, Invited
from tests.wire.play import action_of, play_on, settle
from tests.wire.service import serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from doublesix.server import decisions
from doublesix.server.sqlite import SqliteStore
from doublesix.server.store import EventStore, Row, StoreError, StoreFullError


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bad-days")


@pytest.fixture(scope="module")
def house(data: Path) -> Iterator[House]:
    with serving(data) as house:
        yield house


# --- requests --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("request_", "status", "code", "where"),
    [
        ({"game": "chess"}, 422, "rules.invalid", ["game"]),
        ({"game": "fives", "players": 9}, 422, "rules.invalid", ["players"]),
        ({"game": "fives", "options": {"spiner": 1, "target": -5}}, 422, "rules.invalid", ["spiner", "target"]),
        ({"game": "fives", "options": {"hand_size": 20}}, 422, "rules.invalid", ["hand_size"]),
        ({"game": "fives", "computers": {"2": "genius"}}, 422, "game.unknown_level", []),
        ({"game": "fives", "computers": {"3": "greedy"}, "players": 2}, 422, "seat.unknown", []),
        ({"game": "fives", "name": "Leila", "seat": 3, "players": 2}, 422, "seat.unknown", []),
        ({"game": "fives", "name": " \t"}, 422, "name.invalid", []),
        ({"game": "fives", "name": "Lei\u202ela"}, 422, "name.invalid", []),
        ({"game": "fives", "name": "x" * 41}, 422, "name.invalid", []),
        ({"game": "fives", "colour": "red"}, 400, "message.invalid", []),
        ({"players": 2}, 400, "message.invalid", []),
        ({"game": "x" * 20_000}, 413, "message.too_long", []),
    ],
)
def test_tables_that_cannot_be(house: House, request_: Any, status: int, code: str, where: list[str]) -> None:
    """Nothing is made, the code says why, and all that is wrong with the rules is listed at once."""
    got, problem = house.problem("POST", "/api/tables", json=request_)
    assert (got, problem["code"]) == (status, code)
    assert {fault["where"] for fault in problem["faults"]} >= set(where)


def test_no_json(house: House) -> None:
    """A body that is no JSON, and one that is no UTF-8."""
    for body in (b"{", b"\xff\xfe{}", b"", b"[]"):
        status, problem = house.problem("POST", "/api/tables", content=body)
        assert (status, problem["code"]) == (400, "message.invalid")


def test_addresses_that_lead_nowhere(house: House) -> None:
    """An unknown table, an unknown address, a wrong method."""
    for path in ("/api/tables/unknown", f"/api/tables/{'x' * 200}", "/api/tables/unknown/record"):
        assert house.problem("GET", path)[1]["code"] == "table.unknown"
    assert house.problem("POST", "/api/tables/unknown/seats", json={"name": "Leila"})[1]["code"] == "table.unknown"
    assert house.problem("GET", "/api/nothing") == (404, problem("path.unknown"))
    assert house.problem("DELETE", "/api/tables") == (405, problem("method.unknown"))


def problem(code: str) -> dict[str, Any]:
    return {"type": "problem", "code": code, "params": {}, "faults": []}


def test_seats_that_cannot_be_taken(house: House) -> None:
    """A taken seat names the free ones; a full table says so and can still be watched."""
    table = house.table("fives", players=3, name="Leila", seat=2)
    path = f"/api/tables/{table.id}/seats"
    status, taken = house.problem("POST", path, json={"name": "Omid", "seat": 2})
    assert (status, taken["code"], taken["params"]["free"]) == (409, "seat.taken", [1, 3])
    assert house.problem("POST", path, json={"name": "Omid", "seat": 4})[1]["code"] == "seat.unknown"
    assert table.seat("Omid") == 1
    assert table.seat("Omid") == 3
    status, full = house.problem("POST", path, json={"name": "Sara"})
    assert (status, full["code"]) == (409, "table.full")
    with table.welcomed(None) as sara:
        assert sara.phase == "playing"


def test_a_seat_that_is_asked_for_twice(house: House) -> None:
    """A request that is sent again, because its answer was lost, gets the same seat."""
    table = house.table("fives", players=3, name="Leila")
    seat = table.seat("Omid", id="a request of Omid's")
    assert table.seat("Omid", id="a request of Omid's") == seat == 2
    assert [s["kind"] for s in table.info()["seats"]] == ["person", "person", "free"]
    with table.welcomed(2):
        assert table.info()["seats"][1] == {
            "seat": 2, "kind": "person", "name": "Omid", "level": None, "online": True, "away": False,
        }  # fmt: skip


def test_a_computer_for_a_free_seat(house: House) -> None:
    """Who is seated may put a computer player on a free seat; others may not."""
    table = house.table("fives", players=2, name="Leila")
    path, bearer = f"/api/tables/{table.id}/computers", {"Authorization": f"Bearer {table.tokens[1]}"}
    request = {"seat": 2, "level": "greedy"}
    assert house.problem("POST", path, json=request)[1]["code"] == "seat.needed"
    assert (
        house.problem("POST", path, json=request, headers={"Authorization": "Bearer x"})[1]["code"] == "token.invalid"
    )
    wrong = house.problem("POST", path, json={"seat": 2, "level": "genius"}, headers=bearer)[1]
    assert (wrong["code"], wrong["params"]["levels"][0]) == ("game.unknown_level", "random")
    assert house.http.post(path, json=request, headers=bearer).json()["phase"] == "playing"
    assert house.problem("POST", path, json=request, headers=bearer)[1]["code"] == "table.full"


@pytest.mark.parametrize("name", ["Ли", "ليلى", "علی‌رضا", "李雷", "Zoë", "👩‍👩‍👧‍👦", "x" * 40, "x\u0301" * 40])
def test_names_of_any_script(house: House, name: str) -> None:
    """Names come back as they were written."""
    table = house.table("fives", players=2, name=f"  {name} ")
    assert table.info()["seats"][0]["name"] == name


# --- tokens ------------------------------------------------------------------------------------------


def token_of_age(data: Path, table: Invited, seat: int, seconds: float) -> str:
    """A token as the service would have made it so long ago."""

    class Past(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - int(seconds)

    with sqlite3.connect(data / "tables.sqlite3") as connection:
        bodies = connection.execute('SELECT body FROM events WHERE "table" = ? ORDER BY seq', (table.id,)).fetchall()
    connection.close()
    log = [json.loads(body) for (body,) in bodies]
    owner = next(entry["owner"] for entry in log if entry["event"] == "SeatTaken" and entry["seat"] == seat)
    salt = f"doublesix seat {table.id} {log[0]['key']}".encode()
    signer = URLSafeTimedSerializer((data / "signing.key").read_bytes(), salt=salt, signer=Past)
    token = signer.dumps([seat, owner])
    assert isinstance(token, str)
    return token


def test_tokens_that_own_nothing(house: House, data: Path) -> None:
    """A forged token, one of another table, one that has expired: the socket says which, and is closed."""
    table, other = house.table("fives", name="Leila"), house.table("fives", name="Omid")
    expired = token_of_age(data, table, 1, 31 * 86_400)
    for token, code in (
        (table.tokens[1][:-2], "token.invalid"),
        (other.tokens[1], "token.invalid"),
        ("", "token.invalid"),
        (expired, "token.expired"),
    ):
        with table.guest() as guest:
            guest.says("hello", token=token)
            guest.hears("problem", code=code)
            assert guest.is_closed_with() == 4401
    with table.welcomed(None) as spectator:  # the way on
        assert spectator.welcome["seat"] is None


def test_a_token_is_renewed(house: House, data: Path) -> None:
    """Past half of its life a token still works, and a fresh one comes with the welcome."""
    table = house.table("fives", players=2, name="Leila")
    with table.welcomed(1) as leila:
        assert leila.welcome["token"] is None
    table.tokens[1] = token_of_age(data, table, 1, 16 * 86_400)
    with table.welcomed(1) as leila:
        table.tokens[1] = leila.welcome["token"]
    with table.welcomed(1) as leila:
        assert leila.welcome["token"] is None


# --- messages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "5", '"act"', "{}", '{"type":"fly"}', '{"type":"act"}', '{"type":"act","id":"x"}',
        '{"type":"act","id":7,"action":"5-5"}', '{"type":"act","id":"","action":"5-5"}',
        '{"type":"act","id":"x","action":"5-5","seat":2}', '{"type":"hello"}', '{"type":"view","seq":1}',
        '{"type":"act","id":"x","action":"' + "5" * 100 + '"}', "\u0000", "[" * 2000,
    ],
)  # fmt: skip
def test_wrong_messages(house: House, text: str) -> None:
    """Each is answered with a problem, and the conversation goes on."""
    table = house.table("fives", players=2, name="Leila")
    with table.welcomed(1) as leila:
        leila.socket.send(text)
        leila.hears("problem", code="message.invalid")
        leila.socket.send(text.encode())
        leila.hears("problem", code="message.invalid")
        leila.says("ping")
        leila.hears("pong")


def test_long_messages(house: House) -> None:
    """A long message is refused; a huge one is not even read and ends the socket with 1009."""
    table = house.table("fives", players=2, name="Leila")
    with table.welcomed(1) as leila:
        leila.says("act", id="long", action="5-5", padding="x" * 5000)
        leila.hears("problem", code="message.too_long", params={"most": 4096})
        leila.socket.send("x" * 1_000_000)
        assert leila.is_closed_with() == 1009


def test_too_many_wrong_messages(house: House) -> None:
    """Who sends nothing but nonsense is cut off."""
    table = house.table("fives", players=2, name="Leila")
    with table.welcomed(1) as leila:
        for _ in range(20):
            leila.socket.send("nonsense")
        for _ in range(20):
            leila.hears("problem", code="message.invalid")
        leila.hears("problem", code="message.too_many_wrong")
        assert leila.is_closed_with() == 4400


@pytest.mark.parametrize("first", ['{"type":"ping"}', '{"type":"act","id":"x","action":"5-5"}', "nonsense", "[]"])
def test_no_hello(house: House, first: str) -> None:
    """Who does not greet is told so and has to connect again."""
    table = house.table("fives", players=2, name="Leila")
    with table.guest() as guest:
        guest.socket.send(first)
        guest.hears_until("problem", lambda problem: problem["code"] == "hello.expected")
        assert guest.is_closed_with() == 4400


def test_a_socket_of_no_table(house: House) -> None:
    """An unknown table is told after hello, with a close code of its own."""
    with Invited(house, "unknown", {"token": None}).guest() as guest:
        guest.says("hello")
        guest.hears("problem", code="table.unknown")
        assert guest.is_closed_with() == 4404


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
hostile = st.one_of(
    st.text(max_size=60),
    st.binary(max_size=60),
    json_values.map(json.dumps),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["hello", "act", "rematch", "ping", "view", "ack"])},
        optional={"id": json_values, "action": json_values, "token": json_values, "since": json_values},
    ).map(json.dumps),
)


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(hostile, min_size=1, max_size=12), greets=st.booleans())
def test_hostile_messages(house: House, messages: list[str | bytes], greets: bool) -> None:
    """Whatever is sent, the service answers in the protocol or closes, and the table is as it was."""
    table = house.table("block", players=2, name="Leila")
    with table.guest(1) as guest:
        try:
            if greets:
                guest.greets()
            for message in messages:
                guest.socket.send(message)
            guest.says("ping")
            while guest.next()["type"] != "pong":
                pass
        except ConnectionClosed as closed:
            assert closed.rcvd is not None  # noqa: PT017
            assert closed.rcvd.code in (4400, 4401)  # noqa: PT017
    with table.welcomed(1) as leila:
        assert (leila.seq, leila.phase) == (2, "waiting")


# --- limits --------------------------------------------------------------------------------------------


def test_too_many_messages(tmp_path: Path) -> None:
    """Who sends too fast is told how long to wait, and the message is not done."""
    with serving(tmp_path, messages=1.0, message_burst=5) as house:
        table = house.table("fives", players=2, name="Leila")
        with table.welcomed(1) as leila:
            for _ in range(15):
                leila.says("ping")
            answers = [leila.next() for _ in range(15)]
            assert [answer["type"] for answer in answers[:5]] == ["pong"] * 5
            refused = [answer for answer in answers if answer["type"] == "problem"]
            assert {answer["code"] for answer in refused} == {"rate.actions"}
            assert all(0 < answer["params"]["seconds"] <= 1 for answer in refused)


def test_too_many_requests(tmp_path: Path) -> None:
    """An address may make a few tables a minute and is told when it may go on."""
    with serving(tmp_path, tables_per_minute=2, seats_per_minute=1) as house:
        tables = [house.table("fives", players=4, name="Leila") for _ in range(2)]
        status, problem = house.problem("POST", "/api/tables", json={"game": "fives"})
        assert (status, problem["code"]) == (429, "rate.requests")
        assert 0 < problem["params"]["seconds"] <= 30
        tables[0].seat("Omid")
        assert house.problem("POST", f"/api/tables/{tables[0].id}/seats", json={"name": "Omid"})[0] == 429


def test_too_many_sockets(tmp_path: Path) -> None:
    """A table takes so many connections and no more; who is there stays."""
    with serving(tmp_path, most_sockets=2) as house:
        table = house.table("fives", players=2, name="Leila")
        with table.welcomed(1) as leila, table.welcomed(None):
            with table.guest() as third:
                third.says("hello")
                third.hears("problem", code="socket.too_many")
                assert third.is_closed_with() == 1013
            leila.says("ping")
            leila.hears_until("pong")


def test_foreign_pages(house: House) -> None:
    """Requests and sockets from another site's page are refused, those of the service's own page are served."""
    own, table = house.address, house.table("fives", name="Leila")
    for origin in ("https://evil.example", "null", own.replace("127.0.0.1", "localhost"), own + "0"):
        headers = {"Origin": origin}
        assert (
            house.problem("POST", "/api/tables", json={"game": "fives"}, headers=headers)[1]["code"] == "origin.foreign"
        )
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(socket_url(table), origin=Origin(origin), compression=None),
        ):
            pass
        assert refused.value.response.status_code == 403
    assert house.http.post("/api/tables", json={"game": "fives"}, headers={"Origin": own}).status_code == 201
    with connect(socket_url(table), origin=Origin(own), compression=None) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(timeout=10))["type"] == "welcome"


def socket_url(table: Invited) -> str:
    return f"{table.house.address.replace('http', 'ws')}/api/tables/{table.id}/socket"


def test_foreign_names(tmp_path: Path) -> None:
    """The service answers to numeric addresses, to localhost and to the name of its public address, to no other:
    a stranger's name that points here must not show the page."""
    with serving(tmp_path, public_url="https://dominoes.example/play/") as house:
        for host, status in (("localhost:1", 200), ("[::1]:80", 200), ("dominoes.example", 200), ("evil.example", 421)):
            assert house.http.get("/healthz", headers={"Host": host}).status_code == status
        table = house.table("fives", name="Leila")
        assert table.made["link"] == f"https://dominoes.example/play/t/{table.id}"
        headers = {"Origin": "https://dominoes.example"}
        assert house.http.post("/api/tables", json={"game": "fives"}, headers=headers).status_code == 201


# --- the store -----------------------------------------------------------------------------------------


class Moody:
    """A store that can be told to be full, or to lose its answers."""

    def __init__(self, inner: EventStore):
        self.inner = inner
        self.is_full = False
        self.loses_answers = False

    async def append(self, table: str, rows: Sequence[Row]) -> None:
        if self.is_full:
            raise StoreFullError("full")
        await self.inner.append(table, rows)
        if self.loses_answers:
            raise StoreError("who knows?")

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return await self.inner.read(table, after)

    async def find(self, table: str, action: str) -> Row | None:
        return await self.inner.find(table, action)

    async def close(self) -> None:
        await self.inner.close()


@contextmanager
def serving_moodily(data: Path, **settings: Any) -> Iterator[tuple[House, Moody]]:
    stores: list[Moody] = []

    def store(data: Path) -> Moody:
        stores.append(Moody(SqliteStore(data / "tables.sqlite3")))
        return stores[0]

    with serving(data, store=store, **settings) as house:
        yield house, stores[0]


@pytest.fixture
def moody(tmp_path: Path) -> Iterator[tuple[House, Moody]]:
    with serving_moodily(tmp_path) as house_and_store:
        yield house_and_store


def test_storage_is_full(moody: tuple[House, Moody]) -> None:
    """Nothing is acknowledged, shown or lost; when there is room again the same message is done."""
    house, store = moody
    table = house.table("block", players=2, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        leila.hears("seats")
        mover = leila if leila.is_on_turn else omid
        store.is_full = True
        assert house.problem("POST", "/api/tables", json={"game": "fives"}) == (507, problem("store.full"))
        before = mover.view
        mover.acts(mover.legal[0], id="lead")
        mover.hears("problem", code="store.full")
        with table.welcomed(mover.seat) as tab:
            assert tab.view == before
        store.is_full = False
        mover.hears_until("seats", lambda seats: True)
        mover.acts(mover.legal[0], id="lead")
        settle([leila, omid], mover.hears_until("ack")["seq"])
        play_on([leila, omid], random.Random(0), 3)


def test_coming_back_when_storage_is_full(tmp_path: Path) -> None:
    """Who was away can come in and look though nothing can be written; the first action that can be stored takes the
    seat back, is acknowledged under its own number, and again when it is sent again."""
    with serving_moodily(tmp_path, grace=0.3, pace=60.0) as (house, store):
        table = house.table("block", players=2, name="Leila")
        table.seat("Omid")
        with table.welcomed(1) as leila:
            assert leila.view is not None
            absent = 2
            if leila.is_on_turn:
                leila.acts(leila.legal[0])
            leila.hears_until("event", lambda event: event["event"] == {"event": "SeatLeft", "seat": absent})
            store.is_full = True
            with table.welcomed(absent) as back:
                assert back.welcome["seats"][absent - 1]["away"] is True
                store.is_full = False
                back.acts(back.legal[0], id="lead")
                ack = back.hears("ack", id="lead")
                done = back.hears("event", seq=ack["seq"])["event"]
                assert done["by"] == "person"
                assert back.hears("event")["event"] == {"event": "SeatReturned", "seat": absent}
                back.hears("view")
                back.acts(action_of(done), id="lead")
                back.hears_until("ack", lambda again: again == ack)


def test_storage_loses_an_answer(moody: tuple[House, Moody]) -> None:
    """The action may or may not be in the log: the service looks, and sending it again gets the one right answer."""
    house, store = moody
    table = house.table("block", players=2, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        leila.hears("seats")
        mover = leila if leila.is_on_turn else omid
        store.loses_answers = True
        lead = mover.legal[0]
        mover.acts(lead, id="lead")
        mover.hears("problem", code="store.unavailable")
        store.loses_answers = False
        mover.acts(lead, id="lead")
        event = mover.hears("event")  # the service has found it
        mover.hears("view", seq=event["seq"])
        mover.hears("ack", id="lead", seq=event["seq"])
        play_on([leila, omid], random.Random(0), 3)


def test_somebody_else_writes(moody: tuple[House, Moody], tmp_path: Path) -> None:
    """Another program has appended to the log: nothing is overwritten; the table catches up and goes on."""
    house, _ = moody
    table = house.table("block", players=2, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        leila.hears("seats")
        mover = leila if leila.is_on_turn else omid
        with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
            line = (table.id, mover.seq + 1, 0.0, b'{"event":"Resumed"}')
            connection.execute('INSERT INTO events ("table", seq, at, body) VALUES (?, ?, ?, ?)', line)
        connection.close()
        mover.acts(mover.legal[0], id="lead")
        mover.hears("problem", code="service.busy")
        mover.acts(mover.legal[0], id="lead")
        mover.hears("event", event={"event": "Resumed"})
        mover.hears("view")
        mover.hears("ack", id="lead", seq=mover.seq + 1)


def test_a_fault_in_the_service(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose code fails is made anew from its log: sockets are told to come again, and nothing is lost."""
    table = house.table("block", players=2, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        leila.hears("seats")
        mover = leila if leila.is_on_turn else omid
        before = mover.view
        with monkeypatch.context() as patch:
            patch.setattr(decisions, "act", lambda *arguments: 1 / 0)
            mover.acts(mover.legal[0], id="lead")
            assert mover.is_closed_with() == 1012
        assert (omid if mover is leila else leila).is_closed_with() == 1012
    with table.welcomed(mover.seat, since=mover.seq) as again:
        assert again.view == before
        again.acts(again.legal[0], id="lead")
        again.hears("ack")


def test_a_log_that_does_not_fit_the_rules(house: House, data: Path) -> None:
    """A damaged log is told as such; other tables are served."""
    table = house.table("block", name="Leila")
    with sqlite3.connect(data / "tables.sqlite3") as connection:
        body = b'{"event":"Passed","seat":1,"by":"person"}'
        for name in ("damaged", "headless"):
            if name == "damaged":
                connection.execute(
                    'INSERT INTO events ("table", seq, at, body) SELECT ?, seq, at, body FROM events WHERE "table" = ?',
                    (name, table.id),
                )
            line = (name, 99, 0.0, body)
            connection.execute('INSERT INTO events ("table", seq, at, body) VALUES (?, ?, ?, ?)', line)
    connection.close()
    for name in ("damaged", "headless"):
        assert house.problem("GET", f"/api/tables/{name}")[1]["code"] == "table.damaged"
        with Invited(house, name, {"token": None}).guest() as guest:
            guest.says("hello")
            guest.hears("problem", code="table.damaged")
            assert guest.is_closed_with() == 1011
    assert table.info()["phase"] == "waiting"
