"""Every record in this folder tells the truth, to the last claim."""

from __future__ import annotations

from pathlib import Path

import pytest

from doublesix.record import Record
from doublesix.record.syntax import Act, Legal

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.dpn"), key=lambda path: path.name)


def read(path: Path) -> str:
    """The text as it lies there."""
    return path.read_text(encoding="utf-8")


def test_there_are_records() -> None:
    """The folder holds games of both kinds."""
    assert len(FILES) >= 15
    assert {Record.parse(read(path)).rules.is_trains for path in FILES} == {True, False}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_true_record_has_no_findings(path: Path) -> None:
    """Everything that it claims is so."""
    assert Record.parse(read(path)).check() == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_canonical_text_stays_as_it_is(path: Path) -> None:
    """The canonical text of a record is true, tells the same game, and is written again as the same bytes."""
    record = Record.parse(read(path))
    canonical = Record.parse(record.text())
    assert canonical.check() == ()
    assert canonical.text() == record.text()
    assert canonical.replay().scores == record.replay().scores
    assert canonical.replay().outcome == record.replay().outcome


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_audience_gets_a_true_record(path: Path) -> None:
    """What one seat or a spectator may know of a game is true as well, and canonical."""
    match = Record.parse(read(path)).replay()
    for audience in ("spectator", *range(1, match.rules.players + 1)):
        record = Record.of(match, audience=audience)
        assert Record.parse(record.text()).check() == ()
        assert Record.parse(record.text()).text() == record.text()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_claimed_legal_is_what_the_match_says(path: Path) -> None:
    """The records claim something: every claim of legal or refused actions is one that could have failed."""
    items = [item for hand in Record.parse(read(path)).hands for item in hand.items]
    assert any(isinstance(item, Act) for item in items)
    if path.stem != "fives-out-and-match-won":
        assert any(isinstance(item, Legal) for item in items)
