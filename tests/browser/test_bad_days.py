"""Bad days: each has one clear text in the reader's language, with a way on, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
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
    """Without a network the page says so, and goes on by itself when there is one."""
    page = somebody.page
    somebody.opens(house.address, "fa")
    somebody.starts("draw", 2)
    assert somebody.stands() == "mine"
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_contain_text("اینجا شبکه نیست")
    page.context.set_offline(False)
    expect(page.locator(".banner p")).to_have_count(0)
    somebody.moves_once()
    assert somebody.stands() in ("mine", "match")


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
