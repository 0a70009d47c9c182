"""The description of the protocol says what the types say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from doublesix.server import protocol, wire
from doublesix.server.problems import CODES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_files_are_up_to_date() -> None:
    """`python -m doublesix.server.protocol docs` would change nothing."""
    assert (DOCS / protocol.PAGE).read_text(encoding="utf-8") == protocol.page()
    assert (DOCS / protocol.SCHEMA).read_text(encoding="utf-8") == protocol.schema()


def test_every_message_and_event_is_described() -> None:
    """Nothing that goes over the wire is missing from the page."""
    page = protocol.page()
    for kind in (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)):
        assert f"#### `{kind.__struct_config__.tag}`" in page
    for kind in get_args(wire.Event):
        assert f"### `{kind.__name__}`" in page
    assert all(f"| `{code}` |" in page for code in CODES)


def test_links_inside_the_page_lead_somewhere() -> None:
    """The files that the page refers to, beside it, are those of the documentation."""
    targets = set(re.findall(r"\]\((?!http)([^)#]+)\)", protocol.page()))
    assert targets == {protocol.SCHEMA, "records.md"}


def test_the_schema_is_complete() -> None:
    """Every reference in the schema has its definition."""
    text = protocol.schema()
    definitions = json.loads(text)["$defs"]
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(definitions)
    assert {"ClientMessage", "ServerMessage", "CreateTable", "Games"} <= set(definitions)


@pytest.mark.parametrize("code", sorted(CODES))
def test_codes_say_all(code: str) -> None:
    """A code is dotted words, has a status of an error, and tells what it means and how to go on."""
    told = CODES[code]
    assert re.fullmatch(r"[a-z]+\.[a-z_]+", code)
    assert 400 <= told.status < 600
    assert told.meaning
    assert told.way_on
    assert told.close is None or told.close in (1011, 1013) or 4000 <= told.close < 5000


def test_messages_come_back_from_their_text() -> None:
    """What the service sends can be read back by the same types: nothing is lost on the way."""
    message = wire.ViewMessage(3, "playing", 1, [wire.Seat(1, "person", "ليلى", None, True, False)], None, None, 2.5)
    text = msgspec.json.encode(message)
    assert msgspec.json.decode(text, type=wire.ServerMessage) == message
