"""What fingers, mice and ears do at the table beyond whole matches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import Complaints
from tests.browser.playing import Somebody, latin
from tests.browser.test_matches import assert_only_this_language
from tests.wire.conversation import House

Opens = Callable[..., Somebody]


@pytest.fixture
def opens(browser: Browser, house: House) -> Iterator[Opens]:
    """Start a game in a browser of its own."""
    opened = []
    complaints = Complaints()

    def start(game: str = "middle-eastern", players: int = 4, language: str = "en", **settings: Any) -> Somebody:
        way = settings.pop("way", "mouse")
        opened.append(browser.new_context(reduced_motion="reduce", **settings))
        page = opened[-1].new_page()
        complaints.follow(page)
        somebody = Somebody(page, way)
        somebody.opens(house.address, language)
        somebody.starts(game, players)
        assert somebody.stands() == "mine"
        return somebody

    yield start
    for context in opened:
        context.close()
    assert complaints == []


def until_a_tile_fits(somebody: Somebody) -> None:
    """Pass until a tile can be placed on a table that is not bare."""
    page = somebody.page
    for _ in range(20):
        if page.locator(".slab").count() and page.locator("button.held.fits").count():
            return
        somebody.moves_once()
        assert somebody.stands() == "mine"
    raise AssertionError("no tile ever fitted")


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("viewport", [{"width": 390, "height": 844}, {"width": 1280, "height": 800}])
def test_a_tile_is_carried_to_the_table(opens: Opens, viewport: dict[str, int]) -> None:
    """It follows the pointer, the places where it fits light up, and it is played where it is let go."""
    somebody = opens(viewport=viewport)
    until_a_tile_fits(somebody)
    page = somebody.page
    tile = page.locator("button.held.fits").first
    name = tile.get_attribute("data-tile")
    page.mouse.move(*middle(page, "button.held.fits"))
    page.mouse.down()
    page.mouse.move(*middle(page, ".board"), steps=8)
    expect(page.locator(".target").first).to_be_visible()
    page.mouse.move(*middle(page, ".target"), steps=4)
    page.mouse.up()
    expect(page.locator(f".slab[data-tile='{name}']")).to_be_visible()


def test_a_tile_that_is_let_go_elsewhere_goes_back(opens: Opens) -> None:
    """Nothing is played, and a tap on it works as before."""
    somebody = opens()
    until_a_tile_fits(somebody)
    page = somebody.page
    held, lying = page.locator("button.held").count(), page.locator(".slab").count()
    page.mouse.move(*middle(page, "button.held.fits"))
    page.mouse.down()
    page.mouse.move(*middle(page, ".board"), steps=8)
    page.mouse.move(*middle(page, "button.held.fits"), steps=8)
    page.mouse.move(*middle(page, "header h1"), steps=8)
    page.mouse.up()
    expect(page.locator(".target")).to_have_count(0)
    assert (page.locator("button.held").count(), page.locator(".slab").count()) == (held, lying)
    somebody.moves_once()
    expect(page.locator("button.held")).not_to_have_count(held)


def test_a_tile_that_does_not_fit_says_so(opens: Opens) -> None:
    """A press on it plays nothing and is answered aloud."""
    somebody = opens()
    until_a_tile_fits(somebody)
    page = somebody.page
    while not page.locator("button.held:not(.fits)").count():
        somebody.moves_once()
        assert somebody.stands() == "mine"
    held = page.locator("button.held").count()
    page.locator("button.held:not(.fits)").first.click(force=True)
    expect(page.locator("[data-live=urgent]")).to_have_text(re.compile("does not fit now"))
    assert page.locator("button.held").count() == held


def test_the_end_is_asked_for_only_where_two_fit(opens: Opens) -> None:
    """A tile that fits both ends waits for one; Escape takes it back to the hand; the arrows choose."""
    somebody = opens("draw", 2, way="keyboard")
    page = somebody.page
    for _ in range(200):
        names = [one.get_attribute("data-tile") for one in page.locator("button.held.fits").all()]
        for name in names:
            tile = page.locator(f"button.held[data-tile='{name}']")
            tile.focus()
            if page.locator(".ghost").count() > 1:
                page.keyboard.press("Enter")
                expect(page.locator(".target")).to_have_count(2)
                expect(page.locator(".target").first).to_be_focused()
                page.keyboard.press("Escape")
                expect(page.locator(".target")).to_have_count(0)
                expect(tile).to_be_focused()
                page.keyboard.press("Enter")
                page.keyboard.press("ArrowRight")
                expect(page.locator(".target[data-end=E]")).to_be_focused()
                page.keyboard.press("Enter")
                expect(page.locator(f".slab[data-tile='{name}'][data-end=E]")).to_be_visible()
                return
        somebody.moves_once()
        assert somebody.stands() == "mine", "the match ended before a tile fitted both ends"
    raise AssertionError("no tile fitted both ends")


def test_the_share_sheet_gets_the_link(browser: Browser, house: House) -> None:
    """Where the device can share, one press hands it the link."""
    with browser.new_context() as context:
        context.add_init_script("navigator.share = async (what) => { window.shared = what }")
        somebody = Somebody(context.new_page())
        somebody.opens(house.address, "fa")
        somebody.starts("fives", 2, way="friends")
        page = somebody.page
        page.get_by_role("button", name="هم‌رسانی").click()
        assert page.evaluate("() => window.shared.url") == page.locator("#link").input_value()


def test_one_tap_plays(browser: Browser, house: House) -> None:
    """The first screen has a button that deals at once."""
    with browser.new_context(has_touch=True, viewport={"width": 390, "height": 844}) as context:
        somebody = Somebody(context.new_page(), "touch")
        somebody.opens(house.address, "ar")
        somebody.press(somebody.page.locator("[data-action=play-now]"))
        assert somebody.stands() == "mine"


def test_what_happened_is_kept(opens: Opens) -> None:
    """The history tells the hand from its deal on, and shows the settlement of hands that are over."""
    somebody = opens("block", 2, viewport={"width": 1280, "height": 800})
    page = somebody.page
    for _ in range(60):
        if page.locator("aside li .button").count() or somebody.stands() == "match":
            break
        somebody.moves_once()
    lines = page.locator("aside li").all_inner_texts()
    assert re.search("Hand .*1.* lead", lines[0])
    page.locator("aside li .button").first.click()
    expect(page.get_by_role("dialog").get_by_role("columnheader", name="Tiles left")).to_be_visible()


def test_house_rules_are_typed_in_ones_own_digits(browser: Browser, house: House) -> None:
    """Numbers stand in Arabic digits and are read in them; lists, orders and holders of a tile can be had as well."""
    with browser.new_context(reduced_motion="reduce", viewport={"width": 320, "height": 568}) as context:
        somebody = Somebody(context.new_page())
        page = somebody.page
        somebody.opens(house.address, "ar")
        page.locator("[data-game='fives']").click()
        page.locator("dialog input[type=radio][value='3']").check()
        page.locator("dialog [data-action=house-rules]").click()
        field = "dialog [data-option='{}'] {}".format
        expect(page.locator(field("play_score.divisors", "input"))).to_have_value("٥")
        expect(page.locator(field("target", "input"))).to_have_value("١٥٠")
        for option, typed in (("play_score.divisors", "٣، ٥"), ("target", "٨٠"), ("hand_size", "٦")):
            page.locator(field(option, "input")).fill(typed)
            page.locator(field(option, "input")).blur()
        page.locator(field("block.tie", "select")).select_option("fewest_tiles,split")
        page.locator(field("lead.first_hand", "select")).select_option("holder:5-5")
        assert_nothing_is_cut_off(page, "dialog [data-option] select, dialog [data-option] input")
        page.locator("[data-way='computer']").click()
        assert somebody.stands() in ("mine", "match")
        rules = house.http.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["rules"]["options"]
    chosen = ("play_score.divisors", "target", "hand_size", "block.tie", "lead.first_hand")
    assert [rules[name] for name in chosen] == ["3,5", "80", "6", "fewest_tiles,split", "holder:5-5"]


def test_the_rules_can_be_read(opens: Opens) -> None:
    """Before a table is made and at it: the rulebook in Arabic, in Arabic digits, with the target of the table."""
    somebody = opens("muggins", 2, "ar", viewport={"width": 390, "height": 844})
    page = somebody.page
    page.get_by_role("button", name="القواعد").click()
    expect(page.locator("dialog .rulebook section")).to_have_count(7)
    expect(page.locator("dialog .rulebook")).to_contain_text(re.compile("٢٥٠"))
    assert_only_this_language(page.locator("dialog").inner_text(), "ar")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="الصفحة الرئيسية").click()
    page.locator("[data-game='fives']").click()
    page.locator("[data-action=rulebook]").click()
    expect(page.locator("dialog .rulebook")).to_contain_text(re.compile("١٥٠"))
    page.locator("[data-action=house-rules]").click()
    page.locator("dialog [data-option='target'] input").fill("٨٠")
    page.locator("dialog [data-option='target'] input").blur()
    expect(page.locator("dialog .rulebook")).to_contain_text(re.compile("٨٠"))
    page.locator("dialog [data-option='target'] input").fill("كثير")
    page.locator("dialog [data-option='target'] input").blur()
    expect(page.locator("dialog .rulebook [role=alert]")).to_contain_text("الهدف")


@pytest.mark.parametrize(("language", "told"), [("ar", "الممكن: نقاط من 1 إلى 1"), ("fa", "ممکن: امتیازی از 1 تا 1")])
def test_house_rules_that_cannot_be(browser: Browser, house: House, language: str, told: str) -> None:
    """Each is told by its name, with what can be, in words of the language; its field is marked until it changes."""
    with browser.new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844}) as context:
        somebody = Somebody(context.new_page())
        page = somebody.page
        somebody.opens(house.address, language)
        page.locator("[data-game='fives']").click()
        page.locator("dialog [data-action=house-rules]").click()
        fields = [page.locator(f"dialog [data-option='{name}'] input") for name in ("target", "hand_size")]
        for field, typed in zip(fields, ("کم", "20"), strict=True):
            field.fill(typed)
            field.blur()
        page.locator("[data-way='computer']").click()
        alert = page.locator("dialog .problem")
        expect(alert).to_be_visible()
        assert told in latin(alert.inner_text())
        assert_only_this_language(alert.inner_text(), language)
        assert [field.get_attribute("aria-invalid") for field in fields] == ["true", "true"]
        fields[0].fill("50")
        fields[0].blur()
        expect(fields[0]).to_have_attribute("aria-invalid", "false")


def assert_nothing_is_cut_off(page: Page, selector: str) -> None:
    wide = page.locator(selector).evaluate_all(
        """all => all.map((one) => [one.closest('[data-option]').dataset.option, one.getBoundingClientRect()])
            .filter(([, { left, right }]) => left < 0 || right > innerWidth).map(([option]) => option)"""
    )
    assert wide == []
