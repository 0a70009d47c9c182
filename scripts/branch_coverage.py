"""Measure how much of the rules and of records the tests run through: lines and branches, with the kernel interpreted.

    .venv/bin/python scripts/branch_coverage.py        # some minutes on one core

Compiled code leaves no trace, so that the kernel runs as plain Python here. Tests that play hundreds of thousands of
hands are left out, for they would take days; the kernel's own random play is run by a few hands of every game instead,
and the compiling itself by tests of their own. Prints every line and branch of ruleset, kernel, deal, match, state,
view and record that nothing ran through; the exit status is 1 where there is one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ["kernel", "ruleset", "match", "record", "view", "conformance", "checking", "diagrams"]
MEASURED = ["deal.py", "kernel/*", "match.py", "record/*", "ruleset/*", "state.py", "view.py"]
LEFT_OUT = ["kernel/test_compiling.py", "kernel/test_modes.py", "kernel/test_playout.py", "kernel/test_train_modes.py"]
COMPILING = ["tests/kernel/test_engine.py", "tests/kernel/test_compiling.py"]
HANDS = "2"
RUNS = [
    ["-m", "tests.kernel.transcript", HANDS],
    ["-m", "tests.kernel.train_transcript", HANDS],
    *(
        ["-m", "doublesix", "simulate", *rules.split(), "--hands=300"]
        for rules in (
            "muggins",
            "mexican-train",
            # Other ways to begin and to end.
            "fives --option target=5",
            "fives --players 4 --option hand_size=1 --option lead.heaviest_tiebreak=lot",
            "mexican-train --option engine.find=preplaced",
        )
    ),
]


def main() -> int:
    """Run the tests and the transcripts, and report."""
    data = ROOT / ".coverage"
    data.unlink(missing_ok=True)
    compiled = {**os.environ, "COVERAGE_FILE": str(data)}
    interpreted = {**compiled, "NUMBA_DISABLE_JIT": "1"}

    def coverage(*arguments: str, env: dict[str, str] = interpreted, silent: bool = False) -> int:
        command = [sys.executable, "-m", "coverage", *arguments]
        output = subprocess.DEVNULL if silent else None
        return subprocess.run(command, cwd=ROOT, env=env, check=False, stdout=output).returncode

    left_out = [f"--ignore=tests/{test}" for test in LEFT_OUT]
    tests = ["tests/test_actions.py", "tests/test_tiles.py", *(f"tests/{folder}" for folder in FOLDERS)]
    failed = coverage("run", "-m", "pytest", "-q", "-p", "no:cacheprovider", *left_out, *tests)
    for run in RUNS:
        failed |= coverage("run", "--append", *run, silent=True)
    with TemporaryDirectory() as cache:
        kept = {**compiled, "DOUBLESIX_CACHE": cache}
        failed |= coverage("run", "--append", "-m", "pytest", "-q", "-p", "no:cacheprovider", *COMPILING, env=kept)
    include = ",".join(f"*/doublesix/{measured}" for measured in MEASURED)
    return coverage("report", f"--include={include}", "--fail-under=100", "--precision=2") or failed


if __name__ == "__main__":
    sys.exit(main())
