"""What ``check`` prints: a line for each finding, a bar while it takes long, and how many records were true."""

from __future__ import annotations

import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..errors import DoublesixError
from ..kernel.engine import engine, needs_compiling
from ..text import Catalogue
from ..text.display import Display
from ..text.usage import UsageError, catalogue_for, print_json, refuse
from .files import Checked, Status, check_path, find_records
from .pictures import Pictures

__all__ = ["run_check"]


def run_check(names: Sequence[str], svg: str | None, *, as_json: bool, lang: str | None, digits: str) -> int:
    """Check the files and print; the exit status."""
    try:
        catalogue = catalogue_for(lang, digits)
        pictures = None if svg is None else Pictures(Path(svg), catalogue.lang)
    except DoublesixError as error:
        return refuse(error, lang)
    except OSError as error:
        return refuse(_no_folder(str(svg), error), lang)
    display = Display(catalogue, to_errors=True)
    tally: Counter[Status] = Counter()
    all_checked = []
    try:
        for checked in _each(catalogue, display, find_records(names), as_json=as_json):
            tally[checked.status] += 1
            all_checked.append(checked.as_dict() if as_json else {})
            if pictures is not None:
                pictures.draw(checked)
    except KeyboardInterrupt:
        display.text(catalogue.text("cli-interrupted"))
        return 128 + signal.SIGINT
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        return refuse(_no_folder(str(svg), error), lang)
    status = int(max(tally))
    if as_json:
        print_json({"status": status, "files": all_checked})
    counts = {"true": tally[Status.TRUE], "false": tally[Status.FALSE], "unreadable": tally[Status.UNREADABLE]}
    display.text(catalogue.text("check-summary", records=tally.total(), **counts))
    return status


def _no_folder(svg: str, error: OSError) -> UsageError:
    reason = error.strerror or str(error)
    return UsageError(
        f"--svg: {svg}: {reason}", code="usage.folder", params={"name": "--svg", "text": svg, "reason": reason}
    )


def _each(catalogue: Catalogue, display: Display, names: Sequence[str], *, as_json: bool) -> Iterator[Checked]:
    """The files in order, their findings printed as they are found.

    Where both the bar and the findings go to the same terminal, the findings wait until the bar has gone.
    """
    console = Console(stderr=True)
    waits = console.is_terminal and sys.stdout.isatty()
    lines: list[str] = []
    with _bar(catalogue, display, console, len(names)) as advance:
        for name in names:
            checked = check_path(name)
            if not as_json:
                lines.extend(checked.lines())
            if lines and not waits:
                print("\n".join(lines))
                lines.clear()
            yield checked
            advance()
    if lines:
        print("\n".join(lines))


@contextmanager
def _bar(catalogue: Catalogue, display: Display, console: Console, n_files: int) -> Iterator[Callable[[], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(
        *columns, console=console, transient=True, redirect_stdout=False, disable=not console.is_terminal
    )
    with progress:
        if needs_compiling():
            task = progress.add_task(display.ordered(catalogue.text("cli-compiling")), total=None)
            engine(lambda done, of: progress.update(task, completed=done, total=of))
            progress.remove_task(task)
        task = progress.add_task(display.ordered(catalogue.text("check-progress")), total=n_files)
        yield lambda: progress.advance(task)
