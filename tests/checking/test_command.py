"""The command ``check``: what it prints where, and its exit status."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from doublesix.checking import LARGEST_FILE, Status, check_bytes
from doublesix.checking.report import run_check

RECORDS = Path(__file__).parents[1] / "conformance" / "records"
TRUE = (RECORDS / "fives-five-arms.dpn").read_text(encoding="utf-8")
FALSE = TRUE.replace("2: 5-4@N +5 =5", "2: 5-4@N +10 =5")
UNREADABLE = TRUE.replace("1: 5-1@E +0 =1", "1: 5-1@E jump")


NO_ACTION = "is no action; write 5-6, 5-6@E, draw, draw 5-6, pass, start or done"


def run(*names: str | Path, svg: Path | None = None, as_json: bool = False, lang: str = "en") -> int:
    """Run the command in this process."""
    return run_check(
        [str(name) for name in names], None if svg is None else str(svg), as_json=as_json, lang=lang, digits="native"
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with one record of each kind."""
    for name, text in (("true", TRUE), ("false", FALSE), ("unreadable", UNREADABLE)):
        (tmp_path / f"{name}.dpn").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("names", "status", "printed"),
    [
        (["true.dpn"], 0, ""),
        (["false.dpn"], 1, "false.dpn:17: claimed +10, is +5\n"),
        (
            ["unreadable.dpn"],
            2,
            f"unreadable.dpn:16: unreadable: '5-1@E jump' {NO_ACTION}\n",
        ),
        (["./false.dpn", "true.dpn"], 1, "./false.dpn:17: claimed +10, is +5\n"),
        (["nowhere.dpn"], 2, "nowhere.dpn:1: unreadable: No such file or directory\n"),
        ([""], 2, ":1: unreadable: No such file or directory\n"),
    ],
)
def test_findings_go_to_standard_output(
    names: list[str], status: int, printed: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line each, with the file as it was given; the worst of the files is the exit status."""
    assert run(*names) == status
    assert capsys.readouterr().out == printed


def test_a_summary_goes_to_standard_error(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """How many were true, false and unreadable, in the reader's language."""
    assert run("true.dpn", "false.dpn", "unreadable.dpn", "true.dpn") == 2
    assert plain(capsys.readouterr().err) == "4 records: 2 true, 1 false, 1 unreadable.\n"
    run("true.dpn", lang="fa")
    assert plain(capsys.readouterr().err) == "۱ ثبت: ۱ درست، ۰ نادرست، ۰ ناخوانا.\n"
    run("true.dpn", lang="ar")
    assert "سجل واحد" in capsys.readouterr().err


def plain(text: str) -> str:
    """A text without marks of direction."""
    return "".join(c for c in text if c not in "\u2066\u2067\u2068\u2069")


def test_a_folder_stands_for_the_records_in_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All files that end in .dpn, however deep, in the order of their names; others are left alone."""
    deep = folder / "a" / "b"
    deep.mkdir(parents=True)
    (deep / "c.dpn").write_text(FALSE, encoding="utf-8")
    (deep / "c.txt").write_text("no record", encoding="utf-8")
    assert run(".") == 2
    out = capsys.readouterr().out
    assert [line.partition(":")[0] for line in out.splitlines()] == ["./a/b/c.dpn", "./false.dpn", "./unreadable.dpn"]


def test_a_folder_without_records_is_a_mistake(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A check of nothing does not succeed."""
    (folder / "empty").mkdir()
    assert run("empty") == 2
    assert capsys.readouterr().out == "empty:1: unreadable: no file in this folder ends in .dpn\n"


@pytest.mark.parametrize("signature", [b"", b"\xef\xbb\xbf"])
def test_standard_input_is_a_record_too(
    signature: bytes, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is named - in the findings; a byte order mark is no part of it."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(signature + FALSE.encode())))
    assert run("-") == 1
    assert capsys.readouterr().out == "-:17: claimed +10, is +5\n"


@pytest.mark.parametrize(
    ("data", "line", "finding"),
    [
        (TRUE.encode() + b"\n\xff", TRUE.count("\n") + 2, "unreadable: byte 0xff is not UTF-8 here"),
        (TRUE.encode("utf-16"), 1, "unreadable: byte 0xff is not UTF-8 here"),
        (TRUE.encode() + b"\0", TRUE.count("\n") + 1, "unreadable: a NUL character"),
        (b"x" * (LARGEST_FILE + 1), 1, f"unreadable: more than {LARGEST_FILE} bytes, but no record is so long"),
    ],
)
def test_what_is_no_text_gives_one_finding(data: bytes, line: int, finding: str) -> None:
    """One finding, at the line where it shows."""
    checked = check_bytes("x", data)
    assert checked.status is Status.UNREADABLE
    assert list(checked.lines()) == [f"x:{line}: {finding}"]


def test_nothing_in_a_file_can_break_a_line_of_output() -> None:
    """Control characters and marks of direction of the file and of its name are shown as escapes."""
    checked = check_bytes("a\nb\u202e", '[Game "\u202eevil\t"] [Players "2"]\n1: \x1b[31m\n'.encode())
    for line in checked.lines():
        assert line.isprintable()
        assert line.startswith("a\\nb\\u202e:")


def test_json_is_one_object_and_nothing_else(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The findings with their codes, and the status of each file and of all."""
    assert run("true.dpn", "false.dpn", as_json=True) == 1
    assert json.loads(capsys.readouterr().out) == {
        "status": 1,
        "files": [
            {"file": "true.dpn", "status": 0, "findings": []},
            {
                "file": "false.dpn",
                "status": 1,
                "findings": [
                    {
                        "line": 17,
                        "column": 1,
                        "kind": "false",
                        "code": "record.points",
                        "message": "claimed +10, is +5",
                    }
                ],
            },
        ],
    }


def test_pictures_of_every_hand_are_drawn(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One SVG for each hand of each file, as far as the record goes; equal names get a number."""
    (folder / "more").mkdir()
    shutil.copy(RECORDS / "muggins-two-hands.dpn", folder / "more" / "true.dpn")
    assert run("true.dpn", "more/true.dpn", "unreadable.dpn", "nowhere.dpn", svg=folder / "new" / "pictures") == 2
    drawn = sorted(path.name for path in (folder / "new" / "pictures").iterdir())
    assert drawn == ["true-2-hand-1.svg", "true-2-hand-2.svg", "true-hand-1.svg", "unreadable-hand-1.svg"]
    for name in drawn:
        ElementTree.parse(folder / "new" / "pictures" / name)


def test_a_folder_that_cannot_be_written_is_told_in_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong usage: one line on standard error, status 2."""
    assert run("true.dpn", svg=folder / "true.dpn" / "below") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1


def test_the_command_works_as_a_program(folder: Path) -> None:
    """`doublesix check` with a real standard input and a real exit status."""
    done = subprocess.run(
        [sys.executable, "-m", "doublesix.cli", "check", "--lang", "en", "false.dpn", "-"],
        input=TRUE.encode(),
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )
    assert done.returncode == 1
    assert done.stdout.decode() == "false.dpn:17: claimed +10, is +5\n"
    assert plain(done.stderr.decode()) == "2 records: 1 true, 1 false, 0 unreadable.\n"


def test_without_a_file_it_says_how_it_is_used() -> None:
    """One line on standard error, status 2."""
    done = subprocess.run([sys.executable, "-m", "doublesix.cli", "check"], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.count(b"\n") == 1


def test_a_closed_standard_input_is_one_finding() -> None:
    """There is nothing to read: unreadable, status 2, and no traceback."""
    command = f'"{sys.executable}" -m doublesix.cli check - <&-'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == "-:1: unreadable: the standard input is closed\n"
    assert "Traceback" not in done.stderr


def test_a_pipe_in_a_folder_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Whoever writes to the pipe may never come: it is named as what cannot be read."""
    os.mkfifo(tmp_path / "pipe.dpn")
    done = subprocess.run(
        [sys.executable, "-m", "doublesix.cli", "check", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 2
    assert done.stdout == f"{tmp_path}/pipe.dpn:1: unreadable: this is no regular file\n"


def test_a_full_disk_is_told_in_one_line() -> None:
    """What is printed goes nowhere; that is said on standard error, without a traceback."""
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "doublesix.cli", "games", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("doublesix: cannot write the output: ")
    assert done.stderr.count("\n") == 1
