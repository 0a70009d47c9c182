"""What a person meets: screens that fit, that a screen reader can read, in the chosen language and digits."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from tests.browser.playing import Somebody
from tests.browser.test_matches import assert_only_this_language
from tests.wire.conversation import House

SIZES = [(320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)]
_SPILLING = """() => {
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  const scope = document.querySelector('dialog[open]') ?? document.body;
  for (const item of scope.querySelectorAll('button, a, input, select, h1, h2, p')) {
    if (item.closest('.unseen') || !item.checkVisibility()) continue;
    const box = item.getBoundingClientRect();
    const isOut = box.width && (box.left < -1 || box.right > innerWidth + 1);
    if (isOut) faults.push(`${item.tagName} ${item.className} ${item.textContent}`);
  }
  return faults;
}"""


def size(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


def faults_for_screen_readers(page: Page) -> list[str]:
    """What axe finds, each with its place."""
    found = cast(dict[str, Any], Axe().run(page).response)
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


@pytest.fixture
def context_of(browser: Browser) -> Any:
    opened: list[BrowserContext] = []

    def make(**settings: Any) -> Page:
        opened.append(browser.new_context(reduced_motion="reduce", **settings))
        return opened[-1].new_page()

    yield make
    for context in opened:
        context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["ar", "fa", "en"])
def test_every_screen(context_of: Any, house: House, language: str, scheme: str) -> None:
    """From the first screen to the result: one language, nothing beyond the edges at any size, no fault for axe."""
    page = context_of(color_scheme=scheme)
    somebody = Somebody(page)
    somebody.opens(house.address, language)
    page.locator("[data-game='fives']").wait_for()

    def holds(name: str, sizes: list[tuple[int, int]] = SIZES) -> None:
        text = page.locator("dialog[open]" if page.locator("dialog[open]").count() else "body").inner_text()
        for own in ("العربية", "فارسی", "English"):
            text = text.replace(own, "")
        assert_only_this_language(re.sub(r"https?://\S+|QR|\b[HECLDPAS]\b|0123", "", text), language)
        for width, height in sizes:
            page.set_viewport_size(size(width, height))
            spilling = page.evaluate(_SPILLING)
            for _ in range(20):  # a browser lays out anew before the next picture, not at once
                if not spilling:
                    break
                page.evaluate("() => new Promise(requestAnimationFrame)")
                spilling = page.evaluate(_SPILLING)
            assert spilling == [], (name, width, height)
        assert faults_for_screen_readers(page) == [], name

    holds("home")
    page.locator("[data-game='fives']").click()
    holds("sheet")
    page.locator("dialog [data-action=rulebook]").click()
    page.locator("dialog .rulebook h3").first.wait_for()
    holds("rulebook")
    page.locator("dialog [data-action=rulebook]").click()
    page.locator("dialog [data-action=house-rules]").click()
    holds("house rules")
    page.locator("[data-way='friends']").click()
    page.locator("#link").wait_for()
    holds("lobby")
    page.goto(f"{house.address}/?lang={language}")
    somebody.starts("all-fives", 4, 15)
    somebody.stands()
    for _ in range(3):
        if somebody.stands() == "match":
            break
        somebody.moves_once()
    if somebody.stands() == "mine":
        holds("game")
        page.locator("header button").last.click()
        holds("settings")
        page.keyboard.press("Escape")
        page.locator("header button").nth(1).click()
        holds("rules")
        page.keyboard.press("Escape")
        somebody.plays_match()
    holds("result")


def test_the_language_changes_at_once_and_is_kept(context_of: Any, house: House) -> None:
    """The browser's language first; one press changes words, direction and digits; the next visit remembers."""
    page = context_of(locale="fa-IR")
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", "fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    page.goto(house.address)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_digits_follow_the_language_and_a_setting(context_of: Any, house: House) -> None:
    """Arabic pages count ٠١٢, and 012 for whoever prefers that."""
    page = context_of()
    somebody = Somebody(page)
    somebody.opens(house.address, "ar")
    somebody.starts("block", 2)
    assert somebody.stands() == "mine"
    assert re.search("[٠-٩]", page.locator(".game").inner_text())
    page.locator("header button").last.click()
    page.locator("input[value='latin']").check()
    page.keyboard.press("Escape")
    assert not re.search("[٠-٩]", page.locator(".game").inner_text())
    assert re.search("[0-9]", page.locator(".count").inner_text())


def test_the_table_is_the_same_picture_in_every_language(context_of: Any, house: House) -> None:
    """Tiles lie at the same places whatever the page speaks."""
    page = context_of(viewport=size(390, 844))
    somebody = Somebody(page)
    somebody.opens(house.address, "en")
    somebody.starts("all-fives", 2)
    for _ in range(3):
        if somebody.stands() == "mine":
            somebody.moves_once()
    somebody.stands()
    address = page.url
    pictures = []
    for language in ("en", "ar", "fa"):
        page.goto(f"{address}?lang={language}")
        page.locator(".slab").first.wait_for()
        board = page.locator(".board").bounding_box()
        pictures.append((board, [slab.get_attribute("style") for slab in page.locator(".slab").all()]))
    assert pictures[0][1]
    assert pictures[0] == pictures[1] == pictures[2]


def test_the_table_by_ear(context_of: Any, house: House) -> None:
    """Hand, ends, count and line are one key each, told in words; a placement is announced."""
    page = context_of()
    somebody = Somebody(page, "keyboard")
    somebody.opens(house.address, "en")
    somebody.starts("middle-eastern", 4)
    assert somebody.stands() == "mine"
    urgent, polite = page.locator("[data-live=urgent]"), page.locator("[data-live=polite]")
    held = page.locator("button.held").count()
    page.keyboard.press("h")
    expect(urgent).to_have_text(re.compile(r"(double )?(blank|one|two|three|four|five|six)"))
    assert len(re.sub("[\u2066-\u2069]", "", urgent.inner_text()).split(", ")) == held
    page.keyboard.press("e")
    expect(urgent).to_have_text(re.compile(r"left .*right |Nothing lies"))
    page.keyboard.press("c")
    expect(urgent).to_have_text(re.compile(r"(=\s|^0\.).*You.*: .*tiles?.*points"))
    page.keyboard.press("l")
    expect(urgent).to_have_text(re.compile(r"^double .*six|Nothing lies"))
    somebody.moves_once()
    somebody.stands()
    expect(polite).to_have_text(re.compile(r"places|leads|passes?|cannot play|Domino|blocked"))
