"""The README does what it shows: its terminal session is run, its links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def sessions() -> list[tuple[str, str]]:
    """Each command of the console blocks with the output that is shown below it."""
    found = []
    for block in re.findall(r"```console\n(.*?)```", README, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            found.append((command, shown.strip("\n") + "\n"))
    return found


def test_the_terminal_session_prints_what_it_shows() -> None:
    """Every command is run in a shell; three dots stand for what is left out."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "COLUMNS": "80", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
    assert len(sessions()) >= 2
    for command, shown in sessions():
        done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment, check=False)
        matches = doctest.OutputChecker().check_output(shown, done.stdout, doctest.ELLIPSIS)
        assert matches, f"{command}\n{done.stdout}{done.stderr}"


def test_its_links_lead_somewhere() -> None:
    """Each relative link names a file or a folder of the project."""
    for target in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
