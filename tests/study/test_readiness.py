"""What is told while rules are compiled for the first time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import doublesix as ds
from doublesix.study import readiness
from doublesix.text import Catalogue


@pytest.mark.parametrize(("game", "kernel"), [("muggins", "engine"), ("mexican-train", "train_engine")])
def test_a_first_compilation_is_told_and_awaited(
    game: str, kernel: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence on standard error, and the engine of this very game is made ready before the block begins."""
    made: list[str] = []

    def compile_it(progress: Callable[[int, int], None]) -> None:
        progress(0, 1)
        progress(1, 1)
        made.append(kernel)

    monkeypatch.setattr(f"doublesix.kernel.{kernel}.needs_compiling", lambda: True)
    monkeypatch.setattr(f"doublesix.kernel.{kernel}.{kernel}", compile_it)
    with readiness.made_ready(Catalogue("en"), ds.rules(game)):
        assert made == [kernel]
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == "Preparing the rules for this computer (only the first time)\n"


def test_nothing_is_told_when_the_rules_stand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A warm start is silent."""
    monkeypatch.setattr("doublesix.kernel.engine.needs_compiling", lambda: False)
    with readiness.made_ready(Catalogue("en"), ds.rules("muggins")):
        pass
    assert capsys.readouterr().err == ""
