"""A real browser and the real service with its page."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page
from scripts import build_page
from tests.wire.conversation import House
from tests.wire.service import serving

CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chromium() -> Path:
    """Debian's Chromium, installed where that is possible."""
    if not CHROMIUM.exists() and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
        install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        for command in (install, ["apt-get", "update"], install):
            if CHROMIUM.exists():
                break
            subprocess.run(command, env=quiet, capture_output=True, check=False)
    if not CHROMIUM.exists():
        pytest.fail("The browser tests need Chromium: run 'sudo apt-get install chromium' and start again.")
    return CHROMIUM


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: Path) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    return {"executable_path": str(chromium), "args": FLAGS}


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page, as its sources make it."""
    assert build_page.main() == 0
    return build_page.STATIC


@pytest.fixture(scope="session")
def house(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The service; hands follow each other without a pause."""
    with serving(tmp_path_factory.mktemp("tables"), static=built_page) as served:
        yield served


class Complaints(list[str]):
    """What the browser's console complains about."""

    def follow(self, page: Page) -> None:
        """Collect what this page says."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.append(str(error)))

    def _said(self, message: ConsoleMessage) -> None:
        # An answer that is no success is told by the page itself.
        if message.type in ("error", "warning") and not message.text.startswith("Failed to load resource"):
            self.append(message.text)


@pytest.fixture
def complaints(context: BrowserContext) -> Iterator[Complaints]:
    """Nothing may be left in it at the end of a test."""
    found = Complaints()
    context.on("page", found.follow)
    yield found
    assert found == []
