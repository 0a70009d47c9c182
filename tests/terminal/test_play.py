"""Whole matches at real pseudo-terminals, and every way out of one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pexpect
import pytest
from rich.cells import cell_len

import doublesix as ds
from doublesix.kernel import engine, train_engine

COMMAND = [sys.executable, "-m", "doublesix.cli"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
OVERWRITTEN = re.compile(r"[^\n]*\r(?![\r\n])")
PROMPTS = [r"\(\? for help\): ", r"next hand\. ", r"\n> ", r"end: "]
PATIENCE = 120


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The rules are compiled once, before terminals wait for them."""
    engine.engine()
    train_engine.train_engine()


def environment(**changes: str) -> dict[str, str]:
    """The environment of a plain terminal with UTF-8."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "VTE", "KONSOLE", "TMUX", "COL"))}
    return kept | {"LANG": "C.UTF-8", "TERM": "xterm-256color"} | changes


class Terminal:
    """A match at a pseudo-terminal, everything that it wrote, and what is written to it."""

    def __init__(self, arguments: str, columns: int = 80, rows: int = 50, env: Mapping[str, str] | None = None):
        self.child: pexpect.spawn[str] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments.split()],
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(rows, columns),
            env=dict(env or environment()),
        )
        self.raw = ""

    def wait_for(self, *patterns: str) -> int:
        """Wait until one of the patterns is written; which one, and one more for the end of the program."""
        found = self.child.expect([*patterns, pexpect.EOF])
        after = self.child.after
        self.raw += (self.child.before or "") + (after if isinstance(after, str) else "")
        return found

    def say(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def answer(self, line: str = "1") -> bool:
        """Wait for a prompt and answer it; whether there was one."""
        if self.wait_for(*PROMPTS) == len(PROMPTS):
            return False
        self.say(line)
        return True

    @property
    def shown(self) -> str:
        """What stays to be seen: without escape sequences and what was written over."""
        return OVERWRITTEN.sub("", ESCAPE.sub("", self.raw)).replace("\r", "")

    def interrupt(self) -> int | None:
        """Press Ctrl-C, again where it came before the program waited for it, as people do; the exit status."""
        for _ in range(10):
            self.child.sendintr()
            if self.child.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=10) == 0:
                break
        self.raw += self.child.before or ""
        self.child.close()
        return self.child.exitstatus

    def end(self) -> int | None:
        """Wait for the end of the program; its exit status."""
        self.wait_for()
        self.child.close()
        return self.child.exitstatus


@contextmanager
def terminal(
    arguments: str, columns: int = 80, rows: int = 50, env: Mapping[str, str] | None = None
) -> Iterator[Terminal]:
    """A match at a terminal that is gone afterwards."""
    opened = Terminal(arguments, columns, rows, env)
    try:
        yield opened
    finally:
        opened.child.close(force=True)


ENDINGS = {
    "en": "match.",
    "ar": "\ufe91\ufe8e\ufedf\ufee4\ufe92\ufe8e\ufead\ufe8d\ufe93",
    "fa": "\ufee3\ufeb4\ufe8e\ufe91\ufed8\ufeea",
}


@pytest.mark.parametrize(
    ("game", "columns", "lang"),
    [
        ("muggins --option target=60 --tally", 60, "ar"),
        ("muggins --option target=60 --tally", 60, "fa"),
        ("muggins --option target=60 --tally", 60, "en"),
        ("fives --players 3 --option target=40", 80, "ar"),
        ("persian-draw --players 2 --option target=20", 200, "fa"),
        ("middle-eastern --option target=30 --level random", 140, "en"),
        ("mexican-train --players 3 --option target=hands:1", 100, "fa"),
    ],
)
def test_whole_matches_to_the_end(game: str, columns: int, lang: str) -> None:
    """A person who always takes the first move gets to the end, and no line is wider than the terminal."""
    with terminal(f"play {game} --lang {lang} --seed 11", columns=columns) as at:
        for _ in range(400):
            if not at.answer({"ar": "١", "fa": "۱", "en": "1"}[lang]):
                break
        assert at.end() == 0
        assert "Traceback" not in at.raw
        assert max(map(len, at.shown.split("\n"))) <= columns
        assert max(len(line) for line in at.shown.split("\n")) > 20
        if lang == "en":
            assert re.search(r"(win|wins|share) the match|is a draw", at.shown)
            assert re.search(r"Totals: (Player 1|You): ", at.shown)
        else:
            assert not re.search(r"[A-Za-z]{3,}", at.shown.replace("xXx", ""))
            assert not re.search(r"[0-9]", at.shown)


def test_what_a_turn_shows() -> None:
    """Ends, count with its parts, own tiles, tiles held by others, stock, and moves with their points (fact P12)."""
    with terminal("play muggins --lang en --seed 5") as at:
        at.wait_for(PROMPTS[0])
        shown = at.shown
    assert "Muggins · hand 1 · to 250 points" in shown
    assert "You: 0 points, 7 tiles, to move" in shown
    assert re.search(r"Player 2: 10 points, 6 tiles\n", shown)
    assert "Stock: 14 tiles" in shown
    assert "Player 2 leads 4-6. 4 + 6 = 10: 10 points." in shown
    assert "│ 4 │ 6 │" in shown
    assert "Ends: left 4, right 6\nCount: 4 + 6 = 10" in shown
    assert "│0│1││0│2││1│4││1│5││4│5││5│6││6│6│" in shown
    assert " 1  1-4 at the left end\n 2  4-5 at the left end\n 3  5-6 at the right end" in shown


def test_wrong_inputs_are_explained_and_change_nothing() -> None:
    """Each refusal says why and what is possible; then a tile named without its end is placed."""
    with terminal("play muggins --lang en --seed 5") as at:
        told = {
            "hello": "“hello” cannot be read.",
            "9-9": "9-9 is not in this set.",
            "3-3": "You do not hold 3-3.",
            "1-5": "1-5 fits nowhere; the ends show 4, 6.",
            "5-6@W": "5-6 has no 4 to join there.",
            "5-6@N": "There is no such end now.",
            "5-6 nowhere": "“nowhere” names no end.",
            "draw": "You hold a tile that fits, so you must place one.",
            "pass": "You hold a tile that fits, so you must place one.",
            "77": "7-7 is not in this set.",
            "9": "There is no move number 9; the last one is 4.",
            "done": "That belongs to train games.",
        }
        for typed, answer in told.items():
            at.answer(typed)
            at.wait_for(re.escape(answer))
            assert at.raw.endswith(answer)
        at.answer("")
        at.answer("65")
        at.wait_for("You place 5-6 at the right end")
        assert "Now possible: 1-4 at the left end, 4-5 at the left end" in at.shown
        assert "Traceback" not in at.raw


def test_arabic_and_persian_digits_and_words() -> None:
    """A tile in Persian digits at an end named in Persian; help by the Arabic question mark."""
    with terminal("play muggins --lang fa --seed 5 --bidi terminal") as at:
        at.answer("؟")
        at.wait_for("چگونه بازی کنم")
        at.answer("۶۵ راست")
        at.wait_for("قطعه\u200cی .*در سر راست.* گذاشتید")
        at.answer("خروج")
        at.wait_for("به امید دیدار")
        assert at.end() == 0


def test_the_end_is_asked_for_where_two_fit() -> None:
    """Tiles are named without an end until one fits two: then the end is asked for, and the answer is taken."""
    with terminal("play persian-block --lang en --seed 4") as at:
        asked = False
        for _ in range(200):
            found = at.wait_for(*PROMPTS)
            if found == len(PROMPTS) or asked:
                break
            asked = found == 3
            tiles = re.findall(r"\n +[0-9]+  ([0-9])-([0-9]) at", at.shown.rpartition("You may:")[2])
            at.say("left" if asked else "".join(tiles[0]) if tiles and found == 0 else "1")
        assert asked
        assert "Which end for" in at.shown
        assert re.search(r"You place .* at the left end", at.shown)


def test_a_lone_double_asks_for_no_end() -> None:
    """Both sides of a lone double are alike, so a tile named without an end goes to a line side (decision 14)."""
    for seed in range(30):
        match = ds.Match(ds.rules("fives"), seed=seed)
        lead = match.legal_actions()[0]
        match.apply(lead)
        mine = [legal for legal in match.view(2).legal_actions if isinstance(legal.action, ds.Place)]
        if match.leader == 1 and mine and isinstance(lead, ds.Place) and lead.tile.is_double:
            break
    tile = mine[0].action
    assert isinstance(tile, ds.Place)
    with terminal(f"play fives --lang en --seed {seed} --seat 2") as at:
        at.answer(str(tile.tile))
        at.wait_for(f"You place {tile.tile} at the right end")
        assert "Which end" not in at.shown
        # Of four like sides one of the line and one arm are listed.
        assert f"{tile.tile} at the left end" not in at.shown
        assert f"{tile.tile} on the lower arm" not in at.shown


def test_help_and_rules_on_demand() -> None:
    """Both are printed and the turn goes on."""
    with terminal("play fives --lang en --seed 2") as at:
        at.answer("?")
        at.wait_for("How to move")
        at.answer("rules")
        at.wait_for("The first double of a hand is the spinner")
        at.answer("q")
        at.wait_for("Goodbye")
        assert at.end() == 0


@pytest.mark.parametrize(("game", "has_arms"), [("fives", True), ("muggins", False)])
def test_help_names_the_ends_that_there_can_be(game: str, has_arms: bool) -> None:
    """Only the line of a game with a spinner branches upwards and downwards."""
    with terminal(f"play {game} --lang en --seed 2", columns=120) as at:
        at.answer("?")
        at.wait_for("this help")
        assert "W left, E right" in at.shown
        assert ("N up, S down" in at.shown) == has_arms


@pytest.mark.parametrize(("lang", "columns"), [("ar", 80), ("fa", 80), ("en", 60)])
def test_what_is_possible_is_told_within_the_width(lang: str, columns: int) -> None:
    """After a refusal all moves are listed, on lines that the terminal need not break."""
    with terminal(f"play fives --players 3 --lang {lang} --seed 21 --level random", columns=columns) as at:
        for line in ("1", "1", "1-3"):
            at.answer(line)
        at.wait_for(*PROMPTS)
        assert max(cell_len(line) for line in at.shown.splitlines()) < columns


@pytest.mark.parametrize("lang", ["ar", "fa", "en"])
def test_interrupt_ends_cleanly(lang: str) -> None:
    """Ctrl-C in the middle: one sentence, status 130, no traceback."""
    with terminal(f"play muggins --lang {lang} --seed 5") as at:
        at.answer()
        at.wait_for(*PROMPTS)
        assert at.interrupt() == 128 + signal.SIGINT
        assert "Traceback" not in at.raw
        if lang == "en":
            assert at.shown.rstrip().endswith("Interrupted; the match is not kept.")


def test_end_of_input_ends_cleanly() -> None:
    """Ctrl-D: one sentence, status 0."""
    with terminal("play muggins --lang en --seed 5") as at:
        at.answer()
        at.wait_for(*PROMPTS)
        at.child.sendeof()
        assert at.end() == 0
        assert at.shown.rstrip().endswith("The input has ended; the match is not kept.")


def test_a_window_may_change_its_size() -> None:
    """The next board is drawn for the new width."""
    with terminal("play persian-draw --lang en --seed 8", columns=140) as at:
        for _ in range(4):
            at.answer()
        at.wait_for(PROMPTS[0])
        wide = len(at.raw)
        at.child.setwinsize(50, 40)
        at.say("1")
        at.wait_for(*PROMPTS)
        assert max(len(line) for line in ESCAPE.sub("", at.raw[wide:]).replace("\r", "").split("\n")) <= 40
        assert "Traceback" not in at.raw


def test_a_dumb_terminal_gets_no_escape_sequences() -> None:
    """Plain text only, and it can be played."""
    with terminal("play muggins --lang en --seed 5", env=environment(TERM="dumb")) as at:
        at.answer()
        at.wait_for(*PROMPTS)
        assert "\x1b" not in at.raw


def test_no_color_means_no_colour() -> None:
    """``NO_COLOR`` is respected."""
    with terminal("play muggins --lang en --seed 5", env=environment(NO_COLOR="1")) as at:
        at.wait_for(*PROMPTS)
        assert not re.search(r"\x1b\[(?:[0-9]+;)*(?:3|4|9|10)[0-9]m", at.raw)


def test_a_terminal_that_orders_text_gets_it_unordered() -> None:
    """VTE is told to take directions from the text, gets logical order, and is left as it was."""
    with terminal("play muggins --lang fa --seed 5", env=environment(VTE_VERSION="7402")) as at:
        at.answer("خروج")
        at.end()
        assert at.raw.lstrip().startswith("\x1b[?2501h")
        assert "\x1b[?2501l" in at.raw
        assert "نوبت شماست" in at.raw


def test_the_menu_asks_for_what_was_not_given() -> None:
    """Language, game and players, each with a default; a wrong answer is asked again."""
    with terminal("play --seed 5") as at:
        at.wait_for("Language")
        at.wait_for(r"Enter for .*\): ")
        at.say("3")
        at.wait_for("Which game")
        at.wait_for(r"Enter for .*\): ")
        at.say("77")
        at.wait_for("number from 1 to 11")
        at.wait_for(r"Enter for .*\): ")
        at.say("")
        at.wait_for("How many players")
        at.wait_for(r"Enter for .*\): ")
        at.say("٣")
        at.wait_for("Muggins, 3 players")
        at.answer("q")
        assert at.end() == 0


def test_the_menu_can_be_left() -> None:
    """Ctrl-C and Ctrl-D before the match begins."""
    for is_interrupt, status in ((True, 130), (False, 0)):
        with terminal("play") as at:
            at.wait_for("Language")
            at.wait_for(r"Enter for .*\): ")
            if is_interrupt:
                assert at.interrupt() == status
            else:
                at.child.sendeof()
                assert at.end() == status
            assert "Traceback" not in at.raw


# Without a terminal


def run(arguments: str, text: str | None = None, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run without a terminal; ``text`` is the standard input, `None` for none."""
    return subprocess.run(
        [*COMMAND, *arguments.split()],
        input="" if text is None else text,
        capture_output=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=PATIENCE,
        check=False,
    )


def test_input_and_output_may_be_pipes() -> None:
    """Moves from a pipe are played; at the end of the input the match ends with one sentence."""
    done = run("play muggins --lang en --seed 5", "1\n1\n")
    assert done.returncode == 0
    assert done.stdout.count("You place") == 2
    assert done.stdout.rstrip().endswith("The input has ended; the match is not kept.")
    assert done.stderr == ""
    assert "\x1b" not in done.stdout


def test_piped_text_is_in_logical_order() -> None:
    """A file or a pipe gets Arabic as it is spoken, not as it would be drawn."""
    done = run("play muggins --lang ar --seed 5")
    assert "الدور لك" in done.stdout
    assert "\ufe8d" not in done.stdout


def test_closed_input_and_output() -> None:
    """A closed standard input is an end of input; a closed or broken output ends the program quietly."""
    quoted = " ".join(COMMAND)
    for redirect in ("<&-", "<&- >&-", "</dev/null 2>&-"):
        done = subprocess.run(
            f"{quoted} play muggins --lang en --seed 5 {redirect}",
            shell=True,
            capture_output=True,
            encoding="utf-8",
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, ""), redirect
    done = subprocess.run(
        f"{quoted} play muggins --lang en --watch | head -3",
        shell=True,
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 3


def test_an_output_without_box_characters_gets_ascii() -> None:
    """With Latin-1 the tiles are drawn with plus and bar."""
    done = subprocess.run(
        [*COMMAND, *["play", "muggins", "--lang", "en", "--seed", "5"]],
        input=b"1\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING="latin-1", PYTHONUTF8="0"),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert b"| 4 | 6 |" in done.stdout
    assert b"+---+---+" in done.stdout


def test_bytes_that_are_no_text_are_no_move() -> None:
    """Rubbish on the input is refused like any other."""
    done = subprocess.run(
        [*COMMAND, *["play", "muggins", "--lang", "en", "--seed", "5"]],
        input=b"\xff\xfe\x00\n1\n",
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.count(b"You place") == 1
    assert b"Traceback" not in done.stderr


def test_the_same_seed_plays_the_same_match() -> None:
    """Deals, lots and the computer's chance all come from the seed."""
    first, second, other = (
        run(f"play fives --players 4 --level random --watch --lang en --seed {seed}").stdout for seed in (9, 9, 10)
    )
    assert first == second != other


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("play nosuch", "There is no game “nosuch”"),
        ("play muggins --players 9", "Muggins is for 2 to 4 players, not 9."),
        ("play muggins --level best", "--level: “best” is not possible. Possible: random, greedy."),
        ("play mexican-train --level best", "--level: “best” is not possible. Possible: random, greedy, planner."),
        ("play mugins", "There is no game “mugins”; did you mean muggins?"),
        ("play muggins --seat 3", "--seat: 3 is not possible; it goes from 1 to 2."),
        ("play muggins --bidi x", "--bidi: “x” is not possible. Possible: auto, terminal, reorder."),
        ("play muggins --digits x", "--digits: “x” is not possible"),
        ("play muggins --option target", "“target” is no option; write name=value."),
    ],
)
def test_wrong_usage(arguments: str, says: str) -> None:
    """One line on standard error, exit status 2, nothing on standard output."""
    done = run(f"{arguments} --lang en")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"doublesix: {says}")
    assert done.stderr.count("\n") == 1
