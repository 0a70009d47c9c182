"""Somebody at the page: starts games, plays tiles by mouse, touch or keyboard, and looks at what lies there."""

from __future__ import annotations

import re
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page, expect

__all__ = ["LATIN_DIGITS", "Somebody", "Way", "latin"]

Way = Literal["mouse", "touch", "keyboard"]
_KEYS = {"[data-action=draw]": "d", "[data-action=pass]": "p"}
_TO_DO = """() => {
  if (document.querySelector('.game')?.dataset.turn !== 'mine') return null;
  const tile = document.querySelector('button.held.fits')?.dataset.tile;
  if (tile) return `button.held[data-tile='${tile}']`;
  const action = ['start', 'done', 'draw', 'pass'].find((name) =>
    document.querySelector(`[data-action=${name}]:enabled`));
  return action ? `[data-action=${action}]` : null;
}"""
LATIN_DIGITS = str.maketrans("٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹−", "01234567890123456789-")
PATIENCE = 20_000
"""Milliseconds until something that does not come is missed."""

_STANDING = """() => {
  const game = document.querySelector('.game');
  if (!game) return null;
  const result = document.querySelector('[data-result]')?.dataset.result;
  if (result === 'match') return 'match';
  return game.dataset.turn === 'mine' ? 'mine' : null;
}"""
_FAULTS = """() => {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const game = document.querySelector('.game');
  const height = root.scrollHeight - innerHeight;
  if (game && height > 0) faults.push(`the page is ${height} px too high`);
  const board = document.querySelector('.board')?.getBoundingClientRect();
  for (const item of document.querySelectorAll('button.held, .game .button')) {
    if (item.closest('aside, dialog, .result')) continue;
    const box = item.getBoundingClientRect();
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5 || box.bottom > innerHeight + 0.5)
      faults.push(`${item.className} ${item.dataset.tile ?? item.ariaLabel ?? item.textContent} leaves the window`);
    if (Math.round(box.width) < 44 || Math.round(box.height) < 44)
      faults.push(`${item.className} is ${box.width} × ${box.height}`);
  }
  const count = document.querySelector('.count');
  if (count && count.scrollWidth > count.clientWidth + 1) faults.push('the count is cut off');
  if (count && board && count.getBoundingClientRect().top < board.bottom - 1)
    faults.push('the count lies on the table');
  return faults;
}"""
# Where tiles come to rest; the style says so before the movement has ended.
_TILES = """() => [...document.querySelectorAll('.slab')].map((slab) => {
  const [x, y] = slab.style.transform.match(/-?[\\d.]+/g).map(Number);
  const board = document.querySelector('.board');
  return { x, y, width: parseFloat(slab.style.width), height: parseFloat(slab.style.height), tile: slab.dataset.tile,
    across: board.clientWidth, down: board.clientHeight };
})"""


def latin(text: str) -> str:
    """The text with 0-9 for every language's digits, `-` for its minus, and no marks of direction."""
    plain = re.sub("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]", "", text.translate(LATIN_DIGITS))
    return plain.replace("\u2212", "-").strip()


class Somebody:
    """A person at a page."""

    def __init__(self, page: Page, way: Way = "mouse"):
        self.page, self.way = page, way
        self.moves = 0
        page.set_default_timeout(PATIENCE)

    def press(self, target: Locator) -> None:
        """Click, tap, or go there by keyboard and press Enter."""
        if self.way == "touch":
            target.tap(timeout=5_000)
        elif self.way == "mouse":
            target.click(timeout=5_000)
        else:
            target.focus()
            self.page.keyboard.press("Enter")

    def opens(self, address: str, language: str) -> None:
        self.page.goto(f"{address}/?lang={language}")
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def starts(self, game: str, players: int, target: int | str | None = None, way: str = "computer") -> None:
        """Choose a game on the first screen and start it."""
        page = self.page
        self.press(page.locator(f"[data-game='{game}']"))
        seats = page.locator(f"dialog input[type=radio][value='{players}']")
        if seats.count():
            seats.check()
        if target is not None:
            page.locator("dialog [data-action=house-rules]").click()
            unit, _, number = str(target).rpartition(":")
            page.locator("dialog [data-option='target'] select").select_option(unit or "points")
            field = page.locator("dialog [data-option='target'] input")
            field.fill(number)
            field.blur()
        self.press(page.locator(f"[data-way='{way}']"))

    def stands(self) -> str:
        """Wait until there is something to do: ``mine`` or ``match``."""
        found: Any = self.page.wait_for_function(_STANDING, timeout=PATIENCE).json_value()
        return str(found)

    def plays_match(self, most: int = 400) -> None:
        """Play until the match is over, looking at the table before each move."""
        for _ in range(most):
            if self.stands() == "match":
                return
            self.looks()
            self.moves_once()
        raise AssertionError(f"no end after {most} moves")

    def moves_once(self) -> None:
        """One action: the first tile that fits, at the first end; else what else there is to do."""
        page = self.page
        what = page.evaluate(_TO_DO)
        if what is None:
            return  # the turn's time was up, and the computer has moved
        self.moves += 1
        target = page.locator(what)
        try:
            if self.way == "keyboard" and what in _KEYS:
                page.keyboard.press(_KEYS[what])
            elif self.way == "keyboard" and what.startswith("button.held"):
                self._goes_to(target)
                page.keyboard.press("Enter")
            else:
                self.press(target)
        except Error:
            if page.evaluate(_TO_DO) == what:
                raise
            return
        if what.startswith("button.held"):
            self._chooses_end()

    def _goes_to(self, tile: Locator) -> None:
        """Walk to a tile with the arrow keys."""
        page = self.page
        page.keyboard.press("1")
        for _ in range(60):
            if tile.evaluate("tile => tile === document.activeElement"):
                return
            page.keyboard.press("ArrowRight")
        raise AssertionError("no tile that fits was reached by the arrow keys")

    def _chooses_end(self) -> None:
        page = self.page
        asked = page.wait_for_function(
            "() => document.querySelector('.target') ? 'ask' :"
            " document.querySelector('.game').dataset.turn !== 'mine' || document.querySelector('[data-result]')"
            " ? 'done' : document.querySelector('.held.chosen') ? null : 'done'"
        ).json_value()
        if asked != "ask":
            return
        target = page.locator(".target").first
        if self.way == "keyboard":
            expect(target).to_be_focused()
            page.keyboard.press("Enter")
        else:
            self.press(target)

    def _faults(self) -> list[str]:
        return [*self.page.evaluate(_FAULTS), *tile_faults(self.page.evaluate(_TILES))]

    def looks(self) -> None:
        """Nothing leaves its place, nothing overlaps, and the count is the sum of its parts."""
        faults = self._faults()
        for _ in range(20):  # a browser lays out anew before the next picture, not at once
            if not faults:
                break
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
            faults = self._faults()
        assert faults == [], faults
        if not self.page.locator(".count").count():
            return  # nobody counts the ends of trains
        shown = latin(self.page.locator(".count .formula").inner_text())
        parts, _, total = re.sub(r"[^0-9+=]", "", shown).rpartition("=")
        assert bool(parts) == bool(self.page.locator(".slab").count()), shown  # an empty table has no parts
        assert sum(map(int, parts.split("+") if parts else [])) == int(total), shown


def tile_faults(tiles: list[dict[str, Any]]) -> list[str]:
    """Tiles that overlap or leave the table."""
    faults = []
    for index, one in enumerate(tiles):
        right, bottom = one["x"] + one["width"], one["y"] + one["height"]
        if min(one["x"], one["y"], one["across"] - right, one["down"] - bottom) < -0.5:
            faults.append(f"{one['tile']} leaves the table")
        for other in tiles[:index]:
            across = min(right, other["x"] + other["width"]) - max(one["x"], other["x"])
            down = min(bottom, other["y"] + other["height"]) - max(one["y"], other["y"])
            if min(across, down) > 0.5:
                faults.append(f"{one['tile']} lies over {other['tile']}")
    return faults
