"""Whether the compiled rules of a game stand, and a way to wait for them that somebody can watch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from ..kernel import engine, train_engine
from ..ruleset import RuleSet
from ..text import Catalogue
from ..text.display import Display

__all__ = ["made_ready", "needs_compiling"]


def needs_compiling(rules: RuleSet) -> bool:
    """Whether the first hand by these rules will take the seconds of a compilation."""
    return train_engine.needs_compiling() if rules.is_trains else engine.needs_compiling()


def _prepare(rules: RuleSet, progress: Callable[[int, int], None]) -> None:
    if rules.is_trains:
        train_engine.train_engine(progress)
    else:
        engine.engine(progress)


@contextmanager
def made_ready(catalogue: Catalogue, rules: RuleSet) -> Iterator[Progress]:
    """Compile the rules of a game where that was not done before, and tell of it on standard error.

    Gives the progress display, which goes when the block is left, for whatever takes long after that.
    """
    display = Display(catalogue, to_errors=True)
    columns: tuple[ProgressColumn, ...] = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = display.console
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        if needs_compiling(rules):
            if not console.is_terminal:
                display.text(catalogue.text("cli-compiling"))
            task = bar.add_task(display.ordered(catalogue.text("cli-compiling")), total=None)
            _prepare(rules, lambda done, of: bar.update(task, completed=done, total=of))
            bar.remove_task(task)
        yield bar
