"""Records written by the naive implementation: every claim in them is true, a changed one is false."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.oracle import dpn
from tests.oracle.house_rules import random_options
from tests.oracle.options import PRESETS, seats_of
from tests.oracle.play import MatchLog, random_match

import doublesix as ds

TABLES = [(preset, players) for preset in PRESETS for players in seats_of(preset)]


def house_match(preset: str, players: int, number: int) -> tuple[MatchLog, Random]:
    """A random match by random house rules."""
    rng = Random(f"records {preset} {players} {number}")
    return random_match(rng, preset, players, random_options(rng, preset, players), hand_limit=2), rng


def falsified(text: str, rng: Random) -> tuple[str, int] | None:
    """The record with one claim of points, count, settlement, totals or result changed, and its line from 1."""
    lines = text.splitlines()
    claim = re.compile(r"(?<= [+=])\d+|(?<=^\[Settled \")-?\d+|(?<=^\[Score \")-?\d+|(?<=^\[Result \")[\d ]+")
    places = [(number, match) for number, line in enumerate(lines) for match in claim.finditer(line)]
    if not places:
        return None
    number, match = rng.choice(places)
    line = lines[number]
    changed = "*" if line.startswith("[Result") else str(int(match.group()) + 1)
    lines[number] = line[: match.start()] + changed + line[match.end() :]
    return "\n".join(lines) + "\n", number + 1


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_true_claims(preset: str, players: int) -> None:
    """Legal sets, refusals, points, counts, settlements, totals and results."""
    for number in range(8):
        log, rng = house_match(preset, players, number)
        assert ds.Record.parse(dpn.text(log, rng)).check() == ()


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_canonical_text(preset: str, players: int) -> None:
    """The writer prints what the page on records calls canonical; only the version of the rules is added."""
    for number in range(4):
        log, _ = house_match(preset, players, number)
        written = ds.Record.parse(dpn.text(log)).text()
        assert re.sub(r'\[Rules "[^"]*"\]\n', "", written) == dpn.text(log)
        assert ds.Record.parse(written).text() == written


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_false_claims(preset: str, players: int) -> None:
    """One changed number is found in its line."""
    for number in range(8):
        log, rng = house_match(preset, players, number)
        wrong = falsified(dpn.text(log), rng)
        if wrong is not None:
            text, line = wrong
            assert [finding.line for finding in ds.Record.parse(text).check()] == [line]
