"""Whole matches of every game, written down so that any change of behaviour shows as a difference.

    python scripts/golden_records.py          write tests/conformance/golden/*.dpn anew
    python scripts/golden_records.py --check  say which of them would change, and write nothing

The matches are played at random from fixed seeds; `tests/conformance/test_golden.py` compares them byte for byte. A
difference is either a fault or a change of rules: then the preset's version rises, and the records are written anew.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import doublesix as ds
from doublesix.record import Record
from doublesix.ruleset import preset
from doublesix.shuffle import Chance

FOLDER = Path(__file__).parents[1] / "tests" / "conformance" / "golden"
MOST_HANDS = 12
"""A match that random play does not finish stops after so many hands."""


def tables() -> Iterator[tuple[str, int]]:
    """Every game with every number of players, train games with some of them."""
    for game in dict.fromkeys([*ds.preset_names(), *ds.preset_names("trains")]):
        chosen = preset(game)
        numbers = range(chosen.least_players, chosen.most_players + 1)
        yield from ((game, n) for n in numbers if chosen.layout != "trains" or n in (2, 3, 5, 8))


def played(game: str, players: int) -> ds.Match:
    """A match of random play, the same on every machine."""
    options = {"target": "hands:2"} if preset(game).layout == "trains" else {}
    name = f"golden {game} {players}"
    match, chance = ds.Match(ds.rules(game, players, options), seed=name.encode()), Chance(name.encode(), "play")
    while match.outcome is None:
        if match.to_move is not None:
            match.apply(chance.choice(match.legal_actions()))
        elif match.hand_number < MOST_HANDS:
            match.next_hand()
        else:
            break
    return match


def file_name(game: str, players: int) -> str:
    """Where the record of a game lies."""
    return f"{game}-{players}.dpn"


def golden() -> Iterator[tuple[str, str]]:
    """The name of each file, and what it holds."""
    for game, players in tables():
        yield file_name(game, players), Record.of(played(game, players)).text()


def main() -> int:
    """Write or compare; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing; status 1 if a record would change")
    only_check = parser.parse_args().check
    FOLDER.mkdir(parents=True, exist_ok=True)
    changed = 0
    expected = set()
    for name, text in golden():
        path = FOLDER / name
        expected.add(name)
        if path.is_file() and path.read_bytes() == text.encode():
            continue
        changed += 1
        print(f"{name}: {'would change' if only_check else 'written'}")
        if not only_check:
            path.write_bytes(text.encode())
    for path in sorted(FOLDER.glob("*.dpn")):
        if path.name not in expected:
            changed += 1
            print(f"{path.name}: {'is not wanted' if only_check else 'removed'}")
            if not only_check:
                path.unlink()
    return 1 if only_check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
