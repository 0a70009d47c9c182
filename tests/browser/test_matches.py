"""Whole matches of every line game in a real browser: three languages, phones and desktops, mouse, touch, keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Complaints
from tests.browser.playing import Somebody, Way, latin
from tests.wire.conversation import House
from tests.wire.service import warm_up

from doublesix.ruleset import preset

PHONE, SMALL, ON_ITS_SIDE, TABLET, DESKTOP = (390, 844), (320, 568), (844, 390), (768, 1024), (1280, 800)

# Each game once, so that each language meets each way of playing and each kind of screen.
MATCHES = [
    ("muggins", 2, 40, "ar", PHONE, "touch"),
    ("fives", 2, 40, "fa", DESKTOP, "mouse"),
    ("all-fives", 2, 40, "en", PHONE, "touch"),
    ("draw", 3, 30, "ar", DESKTOP, "keyboard"),
    ("block", 4, 30, "en", SMALL, "touch"),
    ("persian-draw", 2, 30, "fa", PHONE, "touch"),
    ("persian-block", 3, 30, "fa", ON_ITS_SIDE, "keyboard"),
    ("persian-fives", 4, 30, "ar", TABLET, "touch"),
    ("middle-eastern", 4, 30, "ar", SMALL, "mouse"),
    ("fives", 4, 40, "en", DESKTOP, "keyboard"),
    ("mexican-train", 3, "hands:1", "fa", PHONE, "touch"),
    ("mexican-train", 4, "hands:1", "ar", DESKTOP, "keyboard"),
]


@pytest.mark.parametrize(("game", "players", "target", "language", "size", "way"), MATCHES)
def test_a_match_against_the_computer(
    browser: Browser,
    house: House,
    game: str,
    players: int,
    target: int | str,
    language: str,
    size: tuple[int, int],
    way: Way,
) -> None:
    """It is played to its end, every move by hand, nothing overlapping or cut off on the way; then comes another."""
    warm_up().wait(preset(game).layout)
    complaints = Complaints()
    viewport = {"width": size[0], "height": size[1]}
    with browser.new_context(viewport=viewport, has_touch=way == "touch", reduced_motion="reduce") as context:  # type: ignore[arg-type]
        page = context.new_page()
        complaints.follow(page)
        somebody = Somebody(page, way)
        somebody.opens(house.address, language)
        somebody.starts(game, players, target)
        somebody.plays_match()
        assert somebody.moves >= 1
        result = page.locator("[data-result=match]")
        expect(result).to_be_visible()
        assert_only_this_language(page.locator("body").inner_text(), language)
        scores = [int(latin(text)) for text in page.locator(".result td:last-child").all_inner_texts()]
        assert isinstance(target, str) or max(scores) >= target, scores
        somebody.press(page.locator("[data-action=rematch]"))
        expect(result).to_be_hidden()
        expect(page.locator(".game")).to_have_attribute("data-match", "2")
    assert complaints == []


def assert_only_this_language(text: str, language: str) -> None:
    """No word of another language, no key without its text, no digits of another language."""
    if language == "en":
        assert not re.search(r"[\u0600-\u06ff]", text)
    else:
        assert not re.search(r"[A-Za-z0-9]", text), re.findall(r"\S*[A-Za-z0-9]\S*", text)
    if language == "ar":
        assert not re.search("[۰-۹]", text)
    if language == "fa":
        assert not re.search("[٠-٩]", text)
