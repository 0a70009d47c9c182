"""Whole matches as they went when they were written down: a difference is a fault, or a change of rules."""

from __future__ import annotations

import pytest
from scripts import golden_records
from scripts.golden_records import FOLDER, file_name, played, tables

from doublesix.record import Record


@pytest.mark.parametrize(("game", "players"), list(tables()))
def test_a_match_goes_as_it_went(game: str, players: int) -> None:
    """Byte for byte. `python scripts/golden_records.py` writes them anew."""
    text = Record.of(played(game, players)).text()
    assert (FOLDER / file_name(game, players)).read_bytes() == text.encode()


def test_there_is_a_record_of_every_game_and_no_other() -> None:
    """No record is left over from a game that is no more."""
    assert {path.name for path in FOLDER.iterdir()} == {file_name(game, players) for game, players in tables()}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.dpn")), ids=lambda path: path.stem)
def test_golden_records_are_true(path: object) -> None:
    """What is written down is checked like any other record."""
    text = (FOLDER / str(path)).read_text(encoding="utf-8")
    assert Record.parse(text).check() == ()


def test_the_script_finds_nothing_to_write(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The command that writes them says so."""
    monkeypatch.setattr("sys.argv", ["golden_records.py", "--check"])
    assert golden_records.main() == 0
    assert capsys.readouterr().out == ""
