"""Train games at the page: a hand put in order, ten seats in sight, and the table of all hands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Complaints
from tests.browser.playing import Somebody, Way, latin
from tests.browser.test_looks import faults_for_screen_readers
from tests.browser.test_matches import assert_only_this_language
from tests.wire.conversation import House
from tests.wire.service import warm_up

Opens = Callable[..., Somebody]


@pytest.fixture
def opens(browser: Browser, house: House) -> Iterator[Opens]:
    """Start a Mexican Train against computers in a browser of its own, up to the first turn."""
    warm_up().wait("trains")
    opened = []
    complaints = Complaints()

    def start(players: int, target: str, language: str = "en", way: Way = "mouse", **settings: Any) -> Somebody:
        opened.append(browser.new_context(reduced_motion="reduce", has_touch=way == "touch", **settings))
        page = opened[-1].new_page()
        complaints.follow(page)
        somebody = Somebody(page, way)
        somebody.opens(house.address, language)
        somebody.starts("mexican-train", players, target)
        assert somebody.stands() == "mine"
        return somebody

    yield start
    for context in opened:
        context.close()
    assert complaints == []


def tiles_of(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(f"{selector} .held").evaluate_all("held => held.map((one) => one.dataset.tile)")
    return found


def until_the_engine_lies(somebody: Somebody) -> None:
    for _ in range(40):
        if somebody.page.locator(".engine").count():
            return
        somebody.moves_once()
        assert somebody.stands() == "mine"
    raise AssertionError("no engine was ever laid")


def middle(page: Page, tile: str) -> tuple[float, float]:
    box = page.locator(f".held[data-tile='{tile}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(
    ("way", "language", "size"),
    [("touch", "ar", (390, 844)), ("mouse", "fa", (1280, 800)), ("keyboard", "en", (390, 844))],
)
def test_a_hand_is_arranged(opens: Opens, way: Way, language: str, size: tuple[int, int]) -> None:
    """The help puts the tiles that join together first and apart; it is told aloud; no tile is lost."""
    somebody = opens(4, "hands:1", language, way, viewport={"width": size[0], "height": size[1]})
    until_the_engine_lies(somebody)
    page = somebody.page
    held = sorted(tiles_of(page, ".hand"))
    button = page.locator("[data-action=arrange]")
    with page.expect_response(re.compile("/train$")) as answered:
        if way == "keyboard":
            page.keyboard.press("a")
        else:
            somebody.press(button)
    expected = answered.value.json()
    expect(page.locator(".hand .joined")).to_have_count(len(expected["train"]))
    expect(page.locator("[data-live=urgent]")).not_to_have_text("")
    assert tiles_of(page, ".hand .joined") == expected["train"]
    assert tiles_of(page, ".hand") == expected["train"] + expected["loose"]
    assert sorted(tiles_of(page, ".hand")) == held
    somebody.looks()
    assert faults_for_screen_readers(page) == []
    if way == "keyboard":
        page.keyboard.press("s")
    else:
        somebody.press(page.locator("[data-action=sort]"))
    expect(page.locator(".hand .joined")).to_have_count(0)
    halves = [[int(half) for half in tile.split("-")] for tile in tiles_of(page, ".hand")]
    assert halves == sorted(halves, key=lambda tile: (-tile[1], -tile[0]))


def test_tiles_are_moved_by_keys(opens: Opens) -> None:
    """Shift and an arrow carries a tile one place on, and says where."""
    somebody = opens(4, "hands:1")
    page = somebody.page
    before = tiles_of(page, ".hand")
    page.keyboard.press("1")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".held").nth(1)).to_have_attribute("data-tile", before[0])
    expect(page.locator(".held").nth(1)).to_be_focused()
    expect(page.locator("[data-live=urgent]")).to_have_text(re.compile(rf"place .?2.? of .?{len(before)}"))
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".held").first).to_have_attribute("data-tile", before[0])


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_tiles_are_dragged(opens: Opens, way: Way) -> None:
    """By mouse and by finger a tile is carried to the place of another, and the page does not scroll meanwhile."""
    somebody = opens(4, "hands:1", way=way, viewport={"width": 390, "height": 844})
    page = somebody.page
    before = tiles_of(page, ".hand")
    drag(page, way, middle(page, before[0]), middle(page, before[3]))
    expect(page.locator(".held").nth(3)).to_have_attribute("data-tile", before[0])
    assert tiles_of(page, ".hand") == [*before[1:4], before[0], *before[4:]]
    assert page.evaluate("scrollY") == 0


def drag(page: Page, way: Way, start: tuple[float, float], end: tuple[float, float]) -> None:
    between = [tuple(a + (b - a) * step / 6 for a, b in zip(start, end, strict=True)) for step in range(1, 7)]
    if way == "mouse":
        page.mouse.move(*start)
        page.mouse.down()
        for x, y in between:
            page.mouse.move(x, y)
        page.mouse.up()
        return
    finger = page.context.new_cdp_session(page)
    touches: list[tuple[str, list[Any]]] = [("touchStart", [start])]
    touches += [("touchMove", [point]) for point in between]
    touches += [("touchEnd", [])]
    for kind, points in touches:
        where = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


@pytest.mark.parametrize(("language", "size"), [("ar", (390, 844)), ("en", (1280, 800))])
def test_ten_at_one_table_are_in_sight(opens: Opens, language: str, size: tuple[int, int]) -> None:
    """Eleven trains lie on the table without scrolling, all names are whole, and every seat's tiles are counted."""
    somebody = opens(10, "hands:1", language, viewport={"width": size[0], "height": size[1]})
    until_the_engine_lies(somebody)
    page = somebody.page
    expect(page.locator("[data-train]")).to_have_count(11)
    expect(page.locator(".seats [data-held]")).to_have_count(10)
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.seats .name bdi, .label bdi')]
          .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""
    )
    assert cut == []
    page.mouse.move(1, 1)
    page.evaluate("() => document.activeElement?.blur()")
    expect(page.locator(".target")).to_have_count(0)
    # The rows learn of a change of the table's height a picture later.
    page.wait_for_function("() => [document.querySelector('.board')].every((b) => b.scrollHeight <= b.clientHeight)")
    somebody.looks()


def test_nothing_lies_over_the_result(opens: Opens) -> None:
    """A hand may end while a double waits for its cover: its frame stays below the result."""
    somebody = opens(2, "hands:1", viewport={"width": 390, "height": 844})
    somebody.plays_match()
    page = somebody.page
    page.locator("[data-train] .one").last.evaluate("one => one.classList.add('uncovered')")
    on_top = page.locator(".result").evaluate(
        """result => { const { left, top, width, height } = result.getBoundingClientRect();
          return Array.from({ length: 400 }, (_, at) => [(at % 20) + 0.5, Math.floor(at / 20) + 0.5])
            .map(([x, y]) => document.elementFromPoint(left + (x * width) / 20, top + (y * height) / 20))
            .every((one) => result.contains(one)); }"""
    )
    assert on_top


@pytest.mark.parametrize("language", ["ar", "en"])
def test_ten_on_the_smallest_screen(opens: Opens, language: str) -> None:
    """At 320 pixels every number of points and tiles is whole, and no button lies over another."""
    somebody = opens(10, "hands:2", language, viewport={"width": 320, "height": 568})
    page = somebody.page
    for _ in range(8):
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.seats li')]
              .filter((seat) => seat.scrollWidth > seat.clientWidth + 1).map((seat) => seat.textContent)"""
        )
        assert cut == []
        buttons = page.locator(".status button").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"
        )
        assert all(one[1] <= other[0] or other[1] <= one[0] for one, other in combinations(buttons, 2)), buttons
        if somebody.stands() == "match":
            break
        somebody.moves_once()


def test_marked_trains_are_seen_and_heard(opens: Opens) -> None:
    """A train that others may use has its marker in its row; the key for the open ends tells which trains these are."""
    somebody = opens(10, "hands:3")
    page = somebody.page
    for _ in range(60):
        if page.locator("li.marked").count():
            break
        somebody.moves_once()
        assert somebody.stands() == "mine"
    marked = page.locator("li.marked").count()
    assert marked > 0
    expect(page.locator("li.marked .mark")).to_have_count(marked)
    page.keyboard.press("e")
    told = page.locator("[data-live=urgent]")
    expect(told).to_have_text(re.compile("marked: others may use it"))
    assert told.inner_text().count("marked: others may use it") == marked


def test_thirteen_hands_in_arabic(opens: Opens) -> None:
    """Four play from the double twelve down to the blank: a table of all hands, whose columns make the totals."""
    somebody = opens(4, "hands:all", "ar", "touch", viewport={"width": 390, "height": 844})
    somebody.plays_match()
    page = somebody.page
    table = page.locator("[data-hands='13']")
    *hands, totals = [
        [int(latin(cell)) for cell in row.locator("td").all_inner_texts()]
        for row in (*table.locator("tbody tr").all(), table.locator("tfoot tr"))
    ]
    assert [len(hand) for hand in hands] == [4] * 13
    assert [sum(column) for column in zip(*hands, strict=True)] == totals
    scores = page.locator(".seats [data-score]").evaluate_all("all => all.map((one) => Number(one.dataset.score))")
    assert totals == scores
    assert_only_this_language(page.locator("body").inner_text(), "ar")
    assert faults_for_screen_readers(page) == []
