"""docs/records.md: every block of it is what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import doublesix as ds
from doublesix.record import Record

TEXT = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
RECORDS = [text for language, text in BLOCKS if language == "dpn"]
NAMED = {name[1]: text for text in RECORDS if (name := re.match(r"; (\S+\.dpn)\b", text))}
CONSOLE = [text for language, text in BLOCKS if language == "console"]
AT_FAULT = ("wrong.dpn", "partial.dpn")


def test_every_block_is_executed() -> None:
    """There are records, commands and Python, and nothing else; Python runs as a doctest."""
    assert {language for language, _ in BLOCKS} == {"dpn", "console", "python"}
    assert {Record.parse(text).rules.game for text in RECORDS if "wrong.dpn" not in text} == {
        *ds.preset_names(),
        *ds.preset_names("trains"),
    }


@pytest.mark.parametrize("text", [text for text in RECORDS if not text.startswith(tuple(f"; {n}" for n in AT_FAULT))])
def test_every_record_is_true(text: str) -> None:
    """Each of them could be typed in and checked."""
    assert [str(finding) for finding in Record.parse(text).check()] == []


@pytest.mark.parametrize("session", CONSOLE)
def test_the_command_prints_what_the_page_shows(session: str, tmp_path: Path) -> None:
    """The commands run in a folder with the records of the page."""
    for name, text in NAMED.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    shown, status = session.splitlines(keepends=True), 0
    program = [sys.executable, "-m", "doublesix.cli"]
    for place, line in enumerate(shown):
        if not line.startswith("$ "):
            continue
        following = next((n for n in range(place + 1, len(shown)) if shown[n].startswith("$ ")), len(shown))
        expected = "".join(shown[place + 1 : following])
        if line == "$ echo $?\n":
            assert f"{status}\n" == expected
            continue
        _, *arguments = line.removeprefix("$ ").split()
        done = subprocess.run([*program, *arguments], cwd=tmp_path, capture_output=True, check=False)
        status = done.returncode
        assert done.stdout.decode() == expected


def test_the_tags_of_the_page_are_those_of_the_reader() -> None:
    """A tag that the reader takes is on the page, and the other way round."""
    from doublesix.record.header import HEADER_TAGS, REMARKS

    for tag in (*HEADER_TAGS, *REMARKS, "Seat1", "Hand", "Tiles1", "Stock", "Leader", "Settled", "Score", "Result"):
        assert f"`{tag}`" in TEXT or f"`[{tag} " in TEXT, tag
