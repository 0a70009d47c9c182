"""People who play with each other: one makes a table and sends the link, the others come by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Complaints
from tests.browser.playing import Somebody, Way
from tests.wire.conversation import House

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}


class Company:
    """Browsers of their own, one for each person."""

    def __init__(self, browser: Browser):
        self._browser, self._stack = browser, ExitStack()
        self.complaints = Complaints()

    def comes(self, way: Way = "mouse", **context: object) -> Somebody:
        """Somebody opens a browser."""
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "has_touch": way == "touch", **context}
        opened = self._browser.new_context(**settings)  # type: ignore[arg-type]
        self._stack.callback(opened.close)
        page = opened.new_page()
        self.complaints.follow(page)
        return Somebody(page, way)

    def leaves(self) -> None:
        self._stack.close()


@pytest.fixture
def company(browser: Browser) -> Iterator[Company]:
    people = Company(browser)
    yield people
    people.leaves()
    assert people.complaints == []


def joins(somebody: Somebody, link: str, name: str, seat: int, language: str) -> None:
    """Open the link, choose a name and sit down."""
    somebody.page.goto(f"{link}?lang={language}")
    somebody.page.locator("#name").fill(name)
    somebody.press(somebody.page.locator(f"[data-seat='{seat}'] button"))
    expect(somebody.page.locator(f"[data-seat='{seat}'].own").first).to_be_visible()


def play_together(people: list[Somebody], most: int = 400) -> None:
    """Whoever is on turn plays, until everybody sees the match end."""
    watch = (
        "() => document.querySelector('[data-result=match]') ? 'match' : document.querySelector('.game')?.dataset.turn"
    )
    for _ in range(most):
        standings = [somebody.page.evaluate(watch) for somebody in people]
        if all(standing == "match" for standing in standings):
            return
        if "mine" in standings:
            mover = people[standings.index("mine")]
            mover.looks()
            mover.moves_once()
        else:
            people[0].page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError(f"no end after {most} moves")


def test_two_by_link(company: Company, house: House) -> None:
    """The link is shown, copied and drawn as a code; the friend reads another language; both see the same end."""
    leila = company.comes(permissions=["clipboard-read", "clipboard-write"])
    leila.opens(house.address, "en")
    leila.page.locator("[data-game='fives']").click()
    leila.page.locator("dialog input:not([type=radio])").first.fill("Leila")
    leila.page.locator("dialog [data-action=house-rules]").click()
    leila.page.locator("dialog [data-option='target'] input").fill("30")
    leila.page.locator("dialog [data-option='target'] input").blur()
    leila.page.locator("[data-way='friends']").click()
    link = leila.page.locator("#link").input_value()
    assert link.startswith(f"{house.address}/t/")
    expect(leila.page.locator("svg[role=img]")).to_be_visible()
    leila.page.get_by_role("button", name="Copy the link").click()
    expect(leila.page.get_by_role("button", name="Copied")).to_be_visible()
    assert leila.page.evaluate("() => navigator.clipboard.readText()") == link

    omid = company.comes("touch", viewport=PHONE)
    joins(omid, link, "أميد ١", 2, "fa")
    expect(leila.page.locator(".game")).to_be_visible()
    expect(leila.page.locator(".seats [data-seat='2'] bdi")).to_have_text("أميد ١")
    expect(omid.page.locator(".seats [data-seat='1'] bdi")).to_have_text("Leila")
    play_together([leila, omid])
    scores = [
        [score.get_attribute("data-score") for score in somebody.page.locator(".seats .score").all()]
        for somebody in (leila, omid)
    ]
    assert sorted(map(str, scores[0])) == sorted(map(str, scores[1]))
    leila.page.locator("[data-action=rematch]").click()
    expect(omid.page.locator("[data-result=match]")).to_be_visible()
    omid.press(omid.page.locator("[data-action=rematch]"))
    for somebody in (leila, omid):
        expect(somebody.page.locator(".game")).to_have_attribute("data-match", "2")


def test_four_by_link(company: Company, house: House) -> None:
    """Four people choose their seats and play the game for four."""
    people = [company.comes(), company.comes("touch", viewport=PHONE), company.comes("keyboard"), company.comes()]
    people[0].opens(house.address, "ar")
    people[0].starts("middle-eastern", 4, 30, way="friends")
    link = people[0].page.locator("#link").input_value()
    joins(people[1], link, "Sara", 3, "en")
    joins(people[2], link, "کیان", 2, "fa")
    joins(people[3], link, "Noor", 4, "ar")
    for somebody in people:
        expect(somebody.page.locator(".game")).to_be_visible()
    play_together(people)


def test_a_computer_takes_the_free_seat(company: Company, house: House) -> None:
    """Whoever waits for friends may fill seats with computer players, and the match begins."""
    somebody = company.comes()
    somebody.opens(house.address, "en")
    somebody.starts("draw", 3, way="friends")
    somebody.page.locator("[data-seat='2'] button").click()
    expect(somebody.page.locator("[data-seat='2'] button")).to_have_count(0)
    somebody.page.locator("[data-seat='3'] button").click()
    assert somebody.stands() == "mine"


def test_two_tabs_of_one_seat(company: Company, house: House) -> None:
    """A second tab shows the same seat, and a move in one is seen in the other."""
    somebody = company.comes()
    somebody.opens(house.address, "en")
    somebody.starts("block", 2)
    assert somebody.stands() == "mine"
    twin = Somebody(somebody.page.context.new_page())
    twin.page.goto(somebody.page.url)
    assert twin.stands() == "mine"
    tiles = somebody.page.locator("button.held").count()
    assert twin.page.locator("button.held").count() == tiles
    somebody.moves_once()
    assert somebody.stands() == twin.stands()
    assert [one.get_attribute("data-tile") for one in twin.page.locator("button.held").all()] == [
        one.get_attribute("data-tile") for one in somebody.page.locator("button.held").all()
    ]


def test_who_comes_late_watches(company: Company, house: House) -> None:
    """A full table shows itself to a spectator, who sees no hand."""
    somebody = company.comes()
    somebody.opens(house.address, "en")
    somebody.starts("fives", 2)
    assert somebody.stands() == "mine"
    watcher = company.comes()
    watcher.page.goto(somebody.page.url)
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.page.locator("button.held")).to_have_count(0)
    somebody.moves_once()
    expect(watcher.page.locator(".slab").first).to_be_visible()
