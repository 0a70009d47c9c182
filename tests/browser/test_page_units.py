"""The page's own checks, and that its parts fit the rest: run by Node where the page is made."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Response
from scripts import build_page
from tests.wire.conversation import House

from doublesix.players import player_names
from doublesix.server import wire
from doublesix.server.problems import CODES

WEB = build_page.WEB
LANGUAGES = ("ar", "fa", "en")


def texts(language: str) -> str:
    """All that the page can say in a language."""
    own = (WEB / "src" / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
    names = ("common", "games", "options", "actions", "events", "errors")
    shared = [(build_page.CATALOGUES / language / f"{name}.ftl").read_text(encoding="utf-8") for name in names]
    return "\n".join([*shared, own])


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([A-Za-z0-9-]+) =", texts(language), re.MULTILINE))


def test_biome_svelte_check_and_vitest() -> None:
    """`npm run check` is silent: style, types, and the tests of the layout and the tiles."""
    build_page.run_npm("run", "check")


def test_the_lock_names_no_address() -> None:
    """A registry's address in it would bind the project to that registry."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock
    versions = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions.values()), versions


def test_every_language_has_every_text() -> None:
    """The page's own texts have the same keys in Arabic, Persian and English."""
    own = {
        language: re.findall(r"^([A-Za-z0-9-]+) =", (WEB / f"src/i18n/{language}.ftl").read_text("utf-8"), re.MULTILINE)
        for language in LANGUAGES
    }
    assert sorted(own["ar"]) == sorted(own["fa"]) == sorted(own["en"])
    assert len(set(own["en"])) == len(own["en"])


def test_every_text_that_the_page_asks_for_is_there() -> None:
    """Every key that stands in the sources of the page has its text."""
    sources = [*WEB.glob("src/**/*.svelte"), *(path for path in WEB.glob("src/**/*.ts") if ".test." not in path.name)]
    asked: set[str] = set()
    for path in sources:
        source = path.read_text(encoding="utf-8")
        asked |= set(re.findall(r"\bt\('([A-Za-z0-9-]+)'", source))
        for yes, no in re.findall(r"\bt\([^'()]+ \? '([A-Za-z0-9-]+)' : '([A-Za-z0-9-]+)'", source):
            asked |= {yes, no}
        for key in re.findall(r"told\(\s*reader,\s*'([A-Za-z0-9-]+)'", source):
            asked |= {f"{key}-you", f"{key}-player"}
    assert len(asked) > 100
    for language in LANGUAGES:
        assert asked - keys(language) == set()


def test_every_problem_has_its_text() -> None:
    """Whatever code the service answers with, there is a sentence for it in each language."""
    wanted = {"error-" + re.sub(r"[._]", "-", code) for code in CODES}
    for language in LANGUAGES:
        assert wanted - keys(language) == set()


def test_every_level_has_its_name() -> None:
    """Computer players of every game are called by a word in each language."""
    wanted = {f"level-{level}" for layout in ("line", "trains") for level in player_names(layout)}
    assert "level-planner" in wanted
    for language in LANGUAGES:
        assert wanted - keys(language) == set()


def test_the_page_knows_the_protocol() -> None:
    """The types of the page have the fields of the types of the service."""
    source = (WEB / "src" / "wire.ts").read_text(encoding="utf-8")
    for name in (
        *("Ack", "Clock", "Count", "End", "EventMessage", "Fault", "Game", "Games", "HandOutcome", "LegalAction"),
        *(
            "Option",
            "Outcome",
            "Placement",
            "Problem",
            "Reckoning",
            "Refused",
            "Rules",
            "Seat",
            "SeatsMessage",
            "Train",
        ),
        *("TableInfo", "TableMade", "View", "ViewMessage", "Welcome"),
    ):
        found = re.search(rf"export interface {name} \{{(.*?)\n\}}", source, re.DOTALL)
        assert found is not None, name
        fields = set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE)) - {"type"}
        assert fields == set(getattr(wire, name).__struct_fields__), name
    events = dict(re.findall(r"\{ event: '(\w+)'(.*?)\}", source))
    for event in wire.Event.__args__:
        fields = set(re.findall(r"(\w+):", re.sub(r"\{[^}]*\}|<[^>]*>", "", events[event.__name__])))
        assert fields == set(event.__struct_fields__), event.__name__


def test_the_first_load_is_light(browser: Browser, house: House) -> None:
    """At most 90 KiB, compressed, without the fonts; compressed is how the service sends it."""
    sizes: dict[str, int] = {}
    packed: list[str] = []

    def weigh(response: Response) -> None:
        if "/api/" in response.url or response.url.endswith(".woff2"):
            return
        sizes[response.url] = len(gzip.compress(response.body(), 6))
        if response.headers.get("content-encoding") == "gzip":
            packed.append(response.url)

    with browser.new_context() as context:
        page = context.new_page()
        page.on("response", weigh)
        page.goto(f"{house.address}/?lang=ar")
        page.locator("[data-game='fives']").wait_for()
        page.wait_for_load_state("networkidle")
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) <= 90 * 1024, sizes
    assert all(url in packed for url in sizes if Path(url).suffix in (".js", ".css"))
