"""Bad days: each has one clear text in the reader's language, with a way on, and nothing is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.browser.playing import Somebody
from tests.crash.process import running
from tests.wire.conversation import House
from tests.wire.service import serving
from tests.wire.test_bad_days import Moody

from doublesix.server.sqlite import SqliteStore

LANGUAGES = ("ar", "fa", "en")


@pytest.fixture
def somebody(browser: Browser) -> Iterator[Somebody]:
    with browser.new_context(reduced_motion="reduce") as context:
        yield Somebody(context.new_page())


def one_text(page: Page, language: str, pattern: str) -> None:
    """The text stands there, in the language, without words of another."""
    expect(page.locator("main, .banner").get_by_text(re.compile(pattern)).first).to_be_visible()
    text = page.locator("main").first.inner_text()
    assert (re.search(r"[a-zA-Z]{3}", text) is None) == (language != "en"), text


@pytest.mark.parametrize(
    ("language", "pattern"),
    [("ar", "لا توجد طاولة كهذه"), ("fa", "چنین میزی نیست"), ("en", "There is no such table")],
)
def test_an_unknown_table(somebody: Somebody, house: House, language: str, pattern: str) -> None:
    """The page says so and leads to the first screen."""
    page = somebody.page
    page.goto(f"{house.address}/t/no-such-table?lang={language}")
    one_text(page, language, pattern)
    page.locator("main button").click()
    expect(page.locator("[data-game='fives']")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "pattern"),
    [("ar", "لا يملك هذا الجهاز مقعدًا"), ("fa", "این دستگاه صندلی‌ای"), ("en", "does not own a seat")],
)
def test_a_seat_that_is_not_mine(somebody: Somebody, house: House, language: str, pattern: str) -> None:
    """A wrong token: the page says so, and one press later somebody can take a free seat."""
    table = house.table("block", players=2, name="Leila")
    page = somebody.page
    page.goto(f"{house.address}/?lang={language}")
    page.evaluate(f"() => localStorage.setItem('doublesix.seat.{table.id}', 'not-a-token')")
    page.goto(f"{house.address}/t/{table.id}?lang={language}")
    one_text(page, language, pattern)
    page.locator("main button").first.click()
    page.locator("#name").fill("Omid")
    page.locator("[data-seat='2'] button").click()
    expect(page.locator(".game")).to_be_visible()


def test_a_seat_that_has_just_been_taken(somebody: Somebody, house: House) -> None:
    """Two want the same seat: the second is told and takes another."""
    table = house.table("block", players=3, name="Leila")
    page = somebody.page
    page.goto(f"{house.address}/t/{table.id}?lang=en")
    page.locator("#name").fill("Omid")
    page.route("**/seats", lambda route: (table.seat("Kian", seat=2), route.continue_()))
    page.locator("[data-seat='2'] button").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("has just been taken"))
    page.unroute("**/seats")
    page.locator("[data-seat='3'] button").click()
    expect(page.locator(".game")).to_be_visible()


def test_a_name_that_cannot_be_shown(somebody: Somebody, house: House) -> None:
    """An empty name is refused with its reason; the same press works with a good one."""
    table = house.table("block", players=2, name="Leila")
    page = somebody.page
    page.goto(f"{house.address}/t/{table.id}?lang=fa")
    page.locator("#name").fill("")
    page.locator("[data-seat='2'] button").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("این نام را نمی‌شود نشان داد"))
    page.locator("#name").fill("امید")
    page.locator("[data-seat='2'] button").click()
    expect(page.locator(".game")).to_be_visible()


def test_the_service_restarts(somebody: Somebody, built_page: Path, tmp_path: Path) -> None:
    """While it is gone the page says so; when it is back the match goes on where it was."""
    page = somebody.page
    with running(tmp_path) as first:
        port = first.house.address.rpartition(":")[2]
        somebody.opens(first.house.address, "ar")
        somebody.starts("block", 2)
        assert somebody.stands() == "mine"
        somebody.moves_once()
        assert somebody.stands() in ("mine", "match")
        tiles = page.locator(".slab").count()
        assert first.terminate() == 0
        expect(page.locator(".banner")).to_contain_text("لم يضِع شيء")
    with running(tmp_path, f"--port={port}"):
        page.locator(".banner button").click()
        expect(page.locator(".banner[data-link=online]")).to_be_attached(timeout=20_000)
        assert page.locator(".slab").count() == tiles
        somebody.moves_once()
        expect(page.locator(".slab")).not_to_have_count(tiles)


def test_no_network(somebody: Somebody, house: House) -> None:
    """Without a network the page says so beside the table; a move waits, is told to wait, and is done afterwards."""
    page = somebody.page
    page.set_viewport_size({"width": 320, "height": 568})
    somebody.opens(house.address, "fa")
    somebody.starts("block", 2)
    assert somebody.stands() == "mine"
    tiles = page.locator("button.held").count()
    placed = min(1, page.locator("button.held.fits").count())  # where nothing fits it is a pass that waits
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_contain_text("اینجا شبکه نیست. چیزی از دست نرفته است")
    # It waits a moment for the network to come back before it takes its room.
    page.wait_for_function("() => document.querySelector('.banner').clientHeight > 0")
    banner, board = (page.locator(where).bounding_box() for where in (".banner", ".board"))
    assert banner is not None
    assert board is not None
    assert 0 < banner["height"] <= board["y"] - banner["y"]
    somebody.moves_once()
    expect(page.locator(".banner")).to_contain_text("حرکت شما منتظر می‌ماند")
    expect(page.locator("button.held")).to_have_count(tiles)
    page.context.set_offline(False)
    expect(page.locator(".banner p")).to_have_count(0)
    expect(page.locator("button.held")).to_have_count(tiles - placed)
    assert somebody.stands() in ("mine", "match")


def test_the_answer_comes_before_the_picture(somebody: Somebody, house: House) -> None:
    """An action that was answered is over, though the page has not yet been shown what it led to."""
    page = somebody.page
    sockets: list[WebSocketRoute] = []
    kept: list[str] = []
    keeping: list[bool] = []

    def relay(socket: WebSocketRoute) -> None:
        def tell(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            if keeping and kind == "view":
                kept.append(str(message))
                return
            socket.send(message)
            if keeping and kind == "ack":  # the page reads in order: when it complains, it has read the answer
                socket.send('{"type":"problem","code":"rate.actions","params":{},"faults":[]}')

        socket.connect_to_server().on_message(tell)
        sockets.append(socket)

    page.route_web_socket("**/socket", relay)
    somebody.opens(house.address, "en")
    somebody.starts("block", 2)
    assert somebody.stands() == "mine"
    tiles = page.locator("button.held").count()
    placed = min(1, page.locator("button.held.fits").count())  # where nothing fits it is a pass
    keeping.append(True)
    somebody.moves_once()
    expect(page.locator(".banner")).to_contain_text("That was too fast")
    expect(page.locator(".game")).to_have_attribute("data-turn", "other")
    assert page.locator("button.held").count() == tiles
    keeping.clear()
    for message in kept:
        sockets[-1].send(message)
    assert somebody.stands() in ("mine", "match")
    expect(page.locator("button.held")).to_have_count(tiles - placed)


def test_the_first_screen_without_a_service(somebody: Somebody, built_page: Path, tmp_path: Path) -> None:
    """The page is open and the service is gone: the press is answered with a text, and works later."""
    page = somebody.page
    with serving(tmp_path / "a", static=built_page) as served:
        somebody.opens(served.address, "en")
        page.locator("[data-game='fives']").click()
        page.context.set_offline(True)
        page.locator("[data-way='computer']").click()
        expect(page.get_by_role("alert")).to_contain_text("There is no network here. Nothing is lost")
        page.context.set_offline(False)
        page.locator("[data-way='computer']").click()
        assert somebody.stands() == "mine"


def test_the_storage_of_the_service_is_full(somebody: Somebody, built_page: Path, tmp_path: Path) -> None:
    """The move waits, the page says why, and the move is done once when there is room again."""
    stores: list[Moody] = []

    def store(data: Path) -> Moody:
        stores.append(Moody(SqliteStore(data / "tables.sqlite3")))
        return stores[0]

    page = somebody.page
    with serving(tmp_path, store=store, static=built_page) as served:
        somebody.opens(served.address, "en")
        somebody.starts("block", 4)
        assert somebody.stands() == "mine"
        tiles = page.locator("button.held").count()
        stores[0].is_full = True
        somebody.press(page.locator(".held.fits, [data-action=pass]").first)
        if page.locator(".target").count():
            somebody.press(page.locator(".target").first)
        expect(page.locator(".banner")).to_contain_text("The storage is full. Your move waits")
        assert page.locator("button.held").count() == tiles
        stores[0].is_full = False
        expect(page.locator(".banner p")).to_have_count(0, timeout=20_000)
        assert somebody.stands() in ("mine", "match")


def test_a_browser_that_keeps_nothing(browser: Browser, house: House) -> None:
    """Where local storage is forbidden one can play all the same, and the settings say what that means."""
    with browser.new_context(reduced_motion="reduce") as context:
        context.add_init_script(
            "for (const name of ['getItem', 'setItem', 'removeItem'])"
            " Storage.prototype[name] = () => { throw new DOMException('no', 'QuotaExceededError') }"
        )
        somebody = Somebody(context.new_page())
        somebody.opens(house.address, "en")
        somebody.starts("block", 2)
        assert somebody.stands() == "mine"
        somebody.moves_once()
        assert somebody.stands() in ("mine", "match")
        somebody.page.get_by_role("button", name="Settings").click()
        expect(somebody.page.get_by_text("This browser keeps nothing")).to_be_visible()


def test_a_finished_table(somebody: Somebody, house: House) -> None:
    """Its link still shows how it ended, to those who sat there and to others."""
    somebody.opens(house.address, "en")
    somebody.starts("block", 2, 10)
    somebody.plays_match()
    page = somebody.page
    page.reload()
    expect(page.locator("[data-result=match]")).to_be_visible()
    page.evaluate("() => localStorage.clear()")
    page.reload()
    expect(page.locator("[data-result=match]")).to_be_visible()
    expect(page.locator("[data-action=rematch]")).to_have_count(0)
