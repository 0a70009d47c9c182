"""One value changed in a true record: exactly that line is named."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.record.games import TABLES, random_match

from doublesix.record import Kind, Record

RECORDS = sorted((Path(__file__).parents[1] / "conformance" / "records").glob("*.dpn"))


def claims(lines: list[str]) -> list[int]:
    """The lines whose claims can be falsified, by index: points, counts, settlements, totals, results, who leads."""
    return [n for n, line in enumerate(lines) if re.match(r"\d+: \S+ \+|\[(Settled|Score|Result|Leader) ", line)]


def falsified(line: str, chance: Random, players: int) -> str:
    """The line with one number changed, or with another result."""
    if line.startswith("[Result"):
        return '[Result "1 2"]' if players == 2 else '[Result "draw"]'
    if line.startswith("[Leader"):
        seat = int(line.split('"')[1])
        return f'[Leader "{seat % players + 1}"]'
    numbers = list(re.finditer(r"(?<=[+=\" ])-?\d+(?![-@\d])", line))
    chosen = chance.choice(numbers)
    other = int(chosen[0]) + chance.choice([1, 5, 10])
    return f"{line[: chosen.start()]}{other}{line[chosen.end() :]}"


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**40), actions=st.integers(5, 80))
def test_a_changed_claim_is_named_by_its_line(game: str, players: int, seed: int, actions: int) -> None:
    """One finding, at the line that was changed: nothing before it and nothing after it."""
    lines = Record.of(random_match(game, players, seed, actions=actions)).text().splitlines()
    chance = Random(seed)
    place = chance.choice(claims(lines))
    if lines[place].startswith("[Leader") and not decides(game, lines[place]):
        return
    lines[place] = falsified(lines[place], chance, players)
    found = Record.parse("\n".join(lines)).check()
    assert [finding.line for finding in found] == [place + 1], lines[place]
    assert found[0].kind is Kind.FALSE


def decides(game: str, line: str) -> bool:
    """Whether a wrong leader shows at the tag; where a lot decides it shows at the first action."""
    return game in ("fives", "draw", "block", "middle-eastern", "mexican-train", "mexican-train-pagat") and bool(line)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@settings(max_examples=10)
@given(seed=st.integers(0, 2**40))
def test_a_changed_claim_of_a_written_record_is_named(path: Path, seed: int) -> None:
    """The same for the records that persons wrote, with their claims of legal and refused actions."""
    lines = path.read_text(encoding="utf-8").splitlines()
    chance = Random(seed)
    acted = max(n for n, line in enumerate(lines) if re.match(r"\d+: ", line))
    places = [n for n, line in enumerate(lines[:acted]) if line.startswith(("?", "!"))] + claims(lines)
    place = chance.choice([n for n in places if not lines[n].startswith("[Leader")])
    line = lines[place].split(";")[0].rstrip()
    if line.startswith("?"):
        first, *others = line.split()[1:]
        line = f"? {' '.join(others)}" if others else f"? {first} {first}"
    elif line.startswith("!"):
        following = next(other for other in lines[place:] if re.match(r"\d+: ", other))
        line = f"!{following.split(' +')[0].split(';')[0]}"
    else:
        players = int(re.search(r'\[Players "(\d+)"\]', "\n".join(lines))[1])  # type: ignore[index]
        line = falsified(line, chance, players)
    lines[place] = line
    found = Record.parse("\n".join(lines)).check()
    assert [finding.line for finding in found] == [place + 1], line
