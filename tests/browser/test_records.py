"""Records at the page: downloaded from a table, opened, and stepped through forward and back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect
from scripts.fuzz_records import corpus, damaged
from tests.browser.conftest import Complaints
from tests.browser.playing import Somebody, latin
from tests.browser.test_friends import joins
from tests.browser.test_looks import faults_for_screen_readers
from tests.browser.test_matches import assert_only_this_language
from tests.browser.test_page_units import WEB
from tests.wire.conversation import House
from tests.wire.play import play_on

import doublesix as ds
from doublesix.server import wire

RECORDS = Path(__file__).parents[1] / "conformance" / "records"
FIVE_ARMS = (RECORDS / "fives-five-arms.dpn").read_text(encoding="utf-8")


def payload(text: str | bytes) -> FilePayload:
    return {"name": "some.dpn", "mimeType": "text/plain", "buffer": text.encode() if isinstance(text, str) else text}


SHOWN = """() => ({
  step: Number(document.querySelector('.viewer').dataset.step),
  count: Number(document.querySelector('.viewer .count').dataset.count),
  scores: [...document.querySelectorAll('.viewer .score')].map((item) => Number(item.dataset.score)),
  held: [...document.querySelectorAll('.viewer .tiles[data-held]')].map((item) => Number(item.dataset.held)),
  table: [...document.querySelectorAll('.viewer .slab')].map((item) => item.dataset.tile),
})"""
# 5-5, 5-0, 5-1, 5-4, 5-6: counts 10, 10, 1, 5, 11; the seats score 10, then 10, then seat 2 another 5.
STEPS = [
    {"count": 0, "scores": [0, 0], "held": [4, 4], "table": []},
    {"count": 10, "scores": [10, 0], "held": [3, 4], "table": ["5-5"]},
    {"count": 10, "scores": [10, 10], "held": [3, 3], "table": ["5-5", "0-5"]},
    {"count": 1, "scores": [10, 10], "held": [2, 3], "table": ["5-5", "0-5", "1-5"]},
    {"count": 5, "scores": [10, 15], "held": [2, 2], "table": ["5-5", "0-5", "1-5", "4-5"]},
    {"count": 11, "scores": [10, 15], "held": [1, 2], "table": ["5-5", "0-5", "1-5", "4-5", "5-6"]},
]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page whose console has nothing to complain about."""
    with browser.new_context(reduced_motion="reduce") as context:
        complaints = Complaints()
        opened = context.new_page()
        complaints.follow(opened)
        yield opened
        assert complaints == []


def at_step(page: Page, step: int) -> None:
    """The page shows this step of five arms."""
    expect(page.locator(f".viewer[data-step='{step}']")).to_be_visible()
    assert page.evaluate(SHOWN) == {"step": step, **STEPS[step]}


def opens(page: Page, house: House, language: str, file: FilePayload | Path) -> None:
    """From the first screen to the record in a file."""
    Somebody(page).opens(house.address, language)
    page.locator("[data-action='open-record']").click()
    page.locator("input[type=file]").set_input_files(file)


def says(page: Page) -> str:
    return latin(page.locator("[data-live='polite']").inner_text())


def test_played_downloaded_stepped(page: Page, house: House) -> None:
    """A few moves, the record of the running table, and back through it; nothing in it is another seat's secret."""
    somebody = Somebody(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    table = house.table("fives", players=2, computers={"2": "greedy"})  # turns without an end
    joins(somebody, table.made["link"], "Leila", 1, "en")
    for _ in range(4):
        somebody.stands()
        somebody.moves_once()
    assert somebody.stands() == "mine"
    score = [int(item.get_attribute("data-score") or "") for item in page.locator(".seats .score").all()]
    lying = page.evaluate("() => [...document.querySelectorAll('.slab')].map((slab) => slab.dataset.tile)")
    with page.expect_download() as downloading:
        page.locator("aside [data-action='save-record']").click()
    assert re.fullmatch(r"fives-\w[\w-]{7}-1\.dpn", downloading.value.suggested_filename)
    path = downloading.value.path()
    record = ds.Record.parse(path.read_text(encoding="utf-8"))
    assert record.audience == 1
    assert record.check() == ()
    steps = list(record.steps())
    assert [str(placed.tile) for placed in steps[-1].layout] == lying
    assert sorted(steps[-1].scores) == sorted(score)
    assert "[Tiles2" not in path.read_text(encoding="utf-8").rpartition("[Hand ")[2]

    opens(page, house, "en", path)
    last = len(steps) - 1
    expect(page.locator(f".viewer[data-step='0'][data-steps='{last}']")).to_be_visible()
    for step in (*range(1, last + 1), *range(last - 1, -1, -1)):
        page.keyboard.press("ArrowRight" if step > page.evaluate(SHOWN)["step"] else "ArrowLeft")
        expect(page.locator(f".viewer[data-step='{step}']")).to_be_visible()
        shown, wanted = page.evaluate(SHOWN), steps[step]
        assert shown["count"] == wanted.count.total
        assert tuple(shown["scores"]) == wanted.scores
        assert tuple(shown["held"]) == wanted.tiles_held
        assert shown["table"] == [str(placed.tile) for placed in wanted.layout]
    assert page.locator(".findings").count() == 0


def test_from_the_result(page: Page, house: House) -> None:
    """The record of a finished match tells every tile, and steps to its result."""
    page.set_viewport_size({"width": 390, "height": 844})
    table = house.table("block", players=2, name="Leila", options={"target": 1})
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        play_on([leila, omid], Random(3))
    page.goto(f"{table.made['link']}?lang=fa")
    with page.expect_download() as downloading:
        page.locator(".result [data-action='save-record']").click()
    path = downloading.value.path()
    record = ds.Record.parse(path.read_text(encoding="utf-8"))
    steps = list(record.steps())
    assert steps[-1].outcome is not None
    assert record.check() == ()
    opens(page, house, "fa", path)
    page.locator("[data-way='last']").click()
    expect(page.locator(f".viewer[data-step='{len(steps) - 1}']")).to_be_visible()
    assert tuple(page.evaluate(SHOWN)["scores"]) == steps[-1].outcome.scores
    assert page.locator(".holdings").inner_text().startswith("Leila")


@pytest.mark.parametrize(
    ("language", "forward", "back"),
    [
        ("en", "ArrowRight", "ArrowLeft"),
        ("ar", "ArrowLeft", "ArrowRight"),
        ("fa", "ArrowLeft", "ArrowRight"),
    ],
)
def test_every_way_to_step(page: Page, house: House, language: str, forward: str, back: str) -> None:
    """By keys in the direction of reading, by buttons, by the slider, by the list; each step is told aloud."""
    opens(page, house, language, payload(FIVE_ARMS))
    at_step(page, 0)
    for step in range(1, 6):
        page.keyboard.press(forward)
        at_step(page, step)
        heard = says(page)
        assert str(STEPS[step]["count"]) in heard
        assert "Leila" in heard
        assert "Omid" in heard
    page.keyboard.press(forward)
    at_step(page, 5)
    page.keyboard.press(back)
    at_step(page, 4)
    page.keyboard.press("Home")
    at_step(page, 0)
    page.keyboard.press("End")
    at_step(page, 5)
    for way, step in (("first", 0), ("next", 1), ("next", 2), ("previous", 1), ("last", 5)):
        page.locator(f"[data-way='{way}']").click()
        at_step(page, step)
    page.locator("[data-place='3']").click()
    at_step(page, 3)
    expect(page.locator("[data-place='3']")).to_have_attribute("aria-current", "step")
    slider = page.locator("input[type=range]")
    slider.focus()
    page.keyboard.press(back)
    at_step(page, 2)
    box = slider.bounding_box()
    assert box is not None
    start = box["x"] + (2 if language == "en" else box["width"] - 2)
    page.mouse.click(start, box["y"] + box["height"] / 2)
    at_step(page, 0)


def test_pasted_and_dropped(page: Page, house: House) -> None:
    """The same record by its text and by a file that is dropped; the address can be loaded again."""
    page.goto(f"{house.address}/record?lang=en")
    page.locator("textarea").fill(FIVE_ARMS)
    page.locator("form button[type=submit]").click()
    at_step(page, 0)
    page.locator("[data-action='another-record']").click()
    transfer = page.evaluate_handle(
        "text => { const all = new DataTransfer(); all.items.add(new File([text], 'a.dpn')); return all; }", FIVE_ARMS
    )
    page.dispatch_event(".opener", "drop", {"dataTransfer": transfer})
    at_step(page, 0)


@pytest.mark.parametrize("language", ["ar", "fa", "en"])
def test_what_is_wrong_is_told_by_lines(page: Page, house: House, language: str) -> None:
    """A false claim stops nothing and leads to its step; an illegal action ends the steps."""
    text = FIVE_ARMS.replace("Leila", "").replace("Omid", "").replace("2: 5-4@N +5 =5", "2: 5-4@N +10 =5")
    opens(page, house, language, payload(text))
    finding = page.locator(".findings li")
    expect(finding).to_have_count(1)
    assert {"17", "10", "5"} <= set(re.findall(r"\d+", latin(finding.inner_text())))
    assert_only_this_language(page.locator("body").inner_text(), language)
    finding.locator("button").click()
    at_step(page, 4)
    page.locator("[data-action='another-record']").click()
    page.locator("input[type=file]").set_input_files(payload(FIVE_ARMS.replace("2: 5-4@N", "2: 5-4@W")))
    expect(page.locator(".viewer[data-steps='3']")).to_be_visible()
    assert "17" in latin(page.locator(".findings li").inner_text())
    page.locator("[data-action='another-record']").click()
    for body in (b"\xff\xfe", b"<html>", b"x" * 300_000):
        page.locator("input[type=file]").set_input_files(payload(body))
        expect(page.locator("[role=alert] p").first).to_be_visible()
        assert_only_this_language(page.locator("main").inner_text(), language)


@pytest.mark.parametrize(("language", "size"), [("ar", (390, 844)), ("fa", (844, 390)), ("en", (1280, 800))])
@pytest.mark.parametrize("name", ["fives-five-arms", "mexican-train-first-turns"])
def test_it_fits(browser: Browser, house: House, language: str, size: tuple[int, int], name: str) -> None:
    """Nothing leaves the window, buttons are large enough, and axe finds no fault."""
    found = sorted(RECORDS.glob(f"{name}*.dpn"))
    assert found
    with browser.new_context(reduced_motion="reduce") as context:
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        opens(page, house, language, found[0])
        page.locator(".viewer .board").wait_for()
        page.keyboard.press("End")
        faults = page.evaluate("""() => {
          const faults = [];
          const root = document.documentElement;
          if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('the page scrolls');
          for (const item of document.querySelectorAll('.screen .button, .board, .slider input, .status p')) {
            const box = item.getBoundingClientRect();
            if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
              faults.push(`${item.className} leaves the window`);
            if (item.matches('.button') && Math.round(Math.min(box.width, box.height)) < 44)
              faults.push(`${item.className} is ${box.width} × ${box.height}`);
          }
          const board = document.querySelector('.board').getBoundingClientRect();
          if (board.height < 110 || board.width < 200) faults.push(`the table is ${board.width} × ${board.height}`);
          return faults;
        }""")
        assert faults == []
        assert faults_for_screen_readers(page) == []


def test_the_page_knows_the_steps() -> None:
    """The types of the page have the fields of the types of the service."""
    source = (WEB / "src" / "record" / "wire.ts").read_text(encoding="utf-8")
    for kind in (wire.RecordFinding, wire.RecordStep, wire.RecordRead):
        found = re.search(rf"export interface {kind.__name__} \{{(.*?)\n\}}", source, re.DOTALL)
        assert found is not None
        assert set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE)) == set(kind.__struct_fields__)


def test_every_fault_can_be_told(page: Page, house: House) -> None:
    """Records damaged at random: each is shown or refused, and every finding has its sentence with all its words."""
    chance, records, findings = Random(5), corpus(), 0
    page.goto(f"{house.address}/record?lang=ar")
    for number in range(30):
        # What lies there from the record before is gone when the page asks; it is busy until it shows the answer.
        with page.expect_response("**/api/records"):
            page.locator("input[type=file]").set_input_files(payload(damaged(chance, records)))
        page.wait_for_function("() => document.querySelector('.viewer, [aria-busy=false] [role=alert]')")
        findings += page.locator(".findings li, [role=alert] li").count()
        if page.locator(".viewer").count():
            page.locator("[data-action='another-record']").click()
        assert page.locator(".opener").count() == 1, number
    assert findings > 30
