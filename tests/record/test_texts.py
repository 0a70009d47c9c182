"""Faults of records in the reader's language."""

from __future__ import annotations

from random import Random

import pytest
from scripts.fuzz_records import corpus, damaged

import doublesix as ds
from doublesix.record import Record
from doublesix.text import LANGUAGES, Catalogue
from doublesix.text.faults import error_lines


def test_a_fault_is_told_behind_its_line() -> None:
    """As people read it, in English here."""
    with pytest.raises(ds.RecordError) as error:
        Record.parse('[Game "fives"]\n[Players "2"]\n[Hand "1"]\n[Tiles1 "1-1 1-1"]\n')
    lines = error_lines(Catalogue("en"), error.value)
    assert ["".join(c for c in line if c not in "\u2066\u2067\u2068\u2069") for line in lines] == [
        "Line 4: 1-1 was dealt twice."
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_a_damaged_record_has_a_text(lang: str) -> None:
    """Whatever the reader or the check finds can be told in every language."""
    chance, records, catalogue = Random(11), corpus(), Catalogue(lang)
    codes = set()
    for _ in range(400):
        record, faults = Record.read(damaged(chance, records))
        found = [*faults, *(() if record is None else record.check())]
        codes |= {finding.code for finding in found}
        if found:
            lines = error_lines(catalogue, ds.RecordError([finding.fault for finding in found]))
            assert len(lines) == len(found)
            assert all(lines)
    assert len(codes) > 20
