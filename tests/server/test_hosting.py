"""The page for hosts says what the command takes."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

from doublesix.server.command import serve
from doublesix.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| (`--.*?) \| (.*?) \|", PAGE, re.MULTILINE))


def test_every_setting_is_told() -> None:
    """Each option of the command stands in the table, and the table names no other."""
    told = {name for row in ROWS for name in re.findall(r"`--([a-z-]+)`", row)} - {"no-browser"}
    assert told == {name.replace("_", "-") for name in inspect.signature(serve).parameters}


def test_every_setting_can_be_set() -> None:
    """Whatever the service can be set to, an option sets."""
    assert set(inspect.signature(Settings).parameters) <= set(inspect.signature(serve).parameters)


def test_the_defaults_are_true() -> None:
    """Numbers in the column of defaults are those of the command and of the service, which agree."""
    command, service = inspect.signature(serve).parameters, inspect.signature(Settings).parameters
    checked = 0
    for row, defaults in ROWS.items():
        names = [name.replace("-", "_") for name in re.findall(r"`--([a-z-]+)`", row)]
        numbers = re.findall(r"[0-9.]*[0-9]", defaults) if names[0] not in ("host", "port") else []
        for name, number in zip(names, numbers, strict=False):
            assert command[name].default == service[name].default == float(number), name
            checked += 1
    assert checked >= 10
