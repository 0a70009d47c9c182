"""The service as a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tests.wire.conversation import House

__all__ = ["Running", "running"]

_BRISK = ("--pause=0", "--pace=0", "--messages=100000", "--message-burst=100000", "--seats-per-minute=100000")


class Running:
    """A process that serves, and the way to it."""

    def __init__(self, process: subprocess.Popen[str], house: House):
        self.process, self.house = process, house

    def kill(self) -> None:
        """End it with no chance to do anything more."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def terminate(self) -> int:
        """Ask it to end: its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()


@contextmanager
def running(data: Path, *arguments: str, stderr: IO[bytes] | None = None) -> Iterator[Running]:
    """`doublesix serve` on a folder, at any free port."""
    command = [sys.executable, "-m", "doublesix.cli", "serve", "--no-browser", f"--data={data}", "--port=0"]
    process = subprocess.Popen(
        [*command, *_BRISK, *arguments],
        stdout=subprocess.PIPE,
        stderr=stderr,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONWARNINGS": "error"},
    )
    if process.stdout is None:
        raise RuntimeError("no pipe")
    with process, process.stdout:
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None, "the service printed no address"
            house = House(found[0])
            try:
                yield Running(process, house)
            finally:
                house.close()
        finally:
            process.kill()
