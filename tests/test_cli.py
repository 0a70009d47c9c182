"""The command line, apart from the match in the terminal."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pexpect
import pytest

import doublesix as ds
from doublesix.cli import COMMANDS
from doublesix.ruleset import OPTIONS

COMMAND = [sys.executable, "-m", "doublesix.cli"]
PATIENCE = 120
GAMES = [*ds.preset_names(), *ds.preset_names("trains")]


def run(arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [*COMMAND, *arguments.split()],
        capture_output=True,
        encoding="utf-8",
        env=kept | {"LANG": "C.UTF-8", "COLUMNS": "100"} | changes,
        timeout=PATIENCE,
        check=False,
    )


def json_of(arguments: str) -> Any:
    """The one JSON object that a command prints."""
    done = run(arguments)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_help_names_every_command_and_loads_nothing_heavy() -> None:
    """The overview answers without the kernel, the catalogues or typer."""
    program = (
        "import sys\nfrom doublesix.cli import main\n"
        "try:\n main(['--help'])\nfinally:\n"
        " print(*{'numba', 'numpy', 'fluent', 'typer', 'starlette', 'rich'} & set(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0
    assert done.stderr.strip() == ""
    for name, command in COMMANDS.items():
        assert f"  {name}" in done.stdout
        assert command.about in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    """``--help`` of each command works and does not load the kernel."""
    program = (
        "import sys\nfrom doublesix.cli import main\n"
        f"try:\n main([{name!r}, '--help'])\nfinally:\n print('numba' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0
    assert done.stderr.strip() == "False"
    assert f"doublesix {name}" in done.stdout


def test_version() -> None:
    """The version of the package."""
    assert run("--version").stdout == f"doublesix {ds.__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    ["nosuch", "--nosuch", "games --nosuch", "rules", "simulate muggins --hands x", "simulate muggins --hands 5 6"],
)
def test_wrong_usage_is_one_line(arguments: str) -> None:
    """Status 2, one line on standard error that says where help is, nothing on standard output."""
    done = run(arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("doublesix: ")
    assert done.stderr.count("\n") == 1
    assert "--help" in done.stderr


@pytest.mark.parametrize("lang", ["ar", "fa", "en"])
def test_every_fault_of_rules_is_listed(lang: str) -> None:
    """Four faults, four lines, in the reader's language."""
    bad = "--option foo=1 --option target=x --option spinner.opens=immediate --players 7"
    for command in ("rules", "simulate", "play"):
        done = run(f"{command} muggins {bad} --lang {lang}")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 4
        assert "target" in done.stderr
        assert ("There is no option" in done.stderr) == (lang == "en")


def test_the_language_comes_from_the_environment() -> None:
    """``--lang`` goes before it."""
    assert "دومینو" in run("games", LANG="fa_IR.UTF-8").stdout
    assert "المحور" in run("games", LANG="ar_EG.UTF-8").stdout
    assert "spinner" in run("games --lang en", LANG="fa_IR.UTF-8").stdout
    assert run("games --lang xx").returncode == 2


def test_games() -> None:
    """Every preset with its name and players; the same as JSON."""
    done = run("games --lang en")
    assert done.returncode == 0
    assert all(f"{game}  " in done.stdout for game in GAMES)
    listed = json_of("games --json --lang en")["games"]
    assert [game["game"] for game in listed] == GAMES
    four_handed = next(game for game in listed if game["game"] == "middle-eastern")
    assert (four_handed["least_players"], four_handed["most_players"]) == (4, 4)


@pytest.mark.parametrize("game", GAMES)
def test_rules_lists_every_option(game: str) -> None:
    """Each option with its value as it would be typed."""
    layout = "trains" if game in ds.preset_names("trains") else "line"
    done = run(f"rules {game} --lang en")
    assert done.returncode == 0
    rules = ds.rules(game)
    lines = done.stdout.splitlines()
    assert all(f"{name}={rules.text(name)}" in lines for name in OPTIONS[layout])


def test_rules_tells_what_differs() -> None:
    """A house rule is told from the game's own value, the game's own from what is usual."""
    done = run("rules fives --option target=100 --lang en --players 3")
    shown = done.stdout
    assert "target=100" in shown
    assert "The game itself: 150 points" in shown
    assert "spinner=first" in shown
    assert "Elsewhere: none; the line has two ends" in shown
    assert "The first to reach 100 points wins at once" in " ".join(shown.split())
    assert "Each player gets 6 tiles." in shown


def test_rules_as_json() -> None:
    """Values, words, defaults, and the rulebook."""
    found = json_of("rules muggins --option target=100 --json --lang en")
    target = found["options"]["target"]
    assert [target[name] for name in ("value", "game_value", "default", "is_changed")] == ["100", "250", "100", True]
    assert found["options"]["block.winner"]["value"] == "none"
    assert found["rules"][0]["heading"] == "Aim"
    assert found["players"] == 2
    told = json.dumps(json_of("rules muggins --json --lang ar"), ensure_ascii=False)
    assert not set(told) & set("\u2066\u2067\u2068\u2069\u202a\u202b\u202c\u200e\u200f")


def test_rules_in_arabic_and_persian_are_plain_text_for_pipes() -> None:
    """Logical order, native digits, no drawn letter forms; option names stay as they are typed."""
    for lang, target in (("ar", "٢٥٠"), ("fa", "۲۵۰")):
        shown = run(f"rules muggins --lang {lang}").stdout
        assert target in shown
        assert "target=250" in shown
        assert "\ufe8d" not in shown
        assert "250" in run(f"rules muggins --lang {lang} --digits latin").stdout.replace("target=250", "")


# Simulation

KEYS = {
    "game",
    "players",
    "hands",
    "seconds",
    "hands_per_second",
    "blocked_share",
    "tiles_played_mean",
    "points_mean",
}


def test_simulate_has_the_keys_that_are_held_stable() -> None:
    """The keys of the design, points by seat."""
    found = json_of("simulate muggins --players 3 --hands 2000 --seed 1 --json --lang en")
    assert set(found) == KEYS
    assert (found["game"], found["players"], found["hands"]) == ("muggins", 3, 2000)
    assert len(found["points_mean"]) == 3
    assert found["hands_per_second"] == pytest.approx(found["hands"] / found["seconds"])


def test_simulate_block_is_blocked_as_often_as_is_known() -> None:
    """Two-player Block of 7 by uniform play: 70.3 % blocked, 10.36 tiles (known to ±0.002 and ±0.01)."""
    options = "--option lead.first_hand=lot --option lead.first_tile=any --option lead.later_tile=any"
    found = json_of(f"simulate block --players 2 --hands 400000 --seed 3 --json --lang en {options}")
    assert found["blocked_share"] == pytest.approx(0.703, abs=0.004)
    assert found["tiles_played_mean"] == pytest.approx(10.36, abs=0.03)


def test_simulate_follows_its_seed() -> None:
    """The same seed gives the same hands whatever the chunks."""

    def found(seed: int) -> dict[str, Any]:
        result: dict[str, Any] = json_of(f"simulate fives --hands 3000 --seed {seed} --json --lang en")
        return {key: value for key, value in result.items() if not key.startswith(("seconds", "hands_per"))}

    assert found(5) == found(5) != found(6)


def test_simulate_plays_trains() -> None:
    """Penalty points in a train game are never below zero, and somebody has some."""
    found = json_of("simulate mexican-train --players 4 --hands 200 --seed 1 --json --lang en")
    assert len(found["points_mean"]) == 4
    assert min(found["points_mean"]) > 0


def test_options_are_read_in_any_digits() -> None:
    """Persian and Arabic digits and commas, as they are typed there."""
    found = json_of("rules fives --option target=۸۰ --option play_score.divisors=٣،٥ --json")["options"]
    assert (found["target"]["value"], found["play_score.divisors"]["value"]) == ("80", "3,5")


def test_simulate_in_words() -> None:
    """The same numbers for people."""
    done = run("simulate muggins --hands 1000 --seed 1 --lang en")
    assert done.returncode == 0
    assert "Hands: 1,000" in done.stdout
    assert "Points of seat 2 in a hand, mean: " in done.stdout


@pytest.mark.parametrize("arguments", ["--hands 0", "--hands -5", "--players 9"])
def test_simulate_refuses_what_cannot_be(arguments: str) -> None:
    """One line, status 2."""
    done = run(f"simulate muggins {arguments} --lang en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_simulate_can_be_interrupted() -> None:
    """Ctrl-C: the bar goes, one sentence, status 130, nothing on standard output."""
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "simulate", "muggins", "--hands", "100000000000", "--lang", "en"],
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(24, 100),
    )
    try:
        child.expect("Playing Muggins")
        child.sendintr()
        child.expect("Interrupted")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 128 + signal.SIGINT
    finally:
        child.close(force=True)


def test_the_package_can_be_run_as_a_module() -> None:
    """`python -m doublesix` is the same command."""
    shown = subprocess.run([sys.executable, "-m", "doublesix", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout == f"doublesix {ds.__version__}\n"
