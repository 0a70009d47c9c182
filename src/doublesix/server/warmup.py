"""Preparing what takes time: compiled rules and computer players."""

from __future__ import annotations

import threading
from functools import partial

__all__ = ["WarmUp"]

_LINES_DONE = 0.3


class WarmUp:
    """Makes the compiled rules and the computer players ready, off the event loop: line games, then train games.

    It can begin before there is an event loop, and tells how much of the work is ``done``, from 0 to 1.
    """

    def __init__(self) -> None:
        self.done = 0.0
        self.error: BaseException | None = None
        self._stand: set[str] = set()
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="doublesix-warm-up", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def is_ready(self, layout: str = "line") -> bool:
        """Whether games of this layout can be played."""
        return layout in self._stand

    @property
    def share_of_lines(self) -> float:
        """How much of the work for line games is done, from 0 to 1."""
        return min(1.0, self.done / _LINES_DONE)

    @property
    def has_failed(self) -> bool:
        """What does not stand yet never will."""
        return self.error is not None

    def wait(self, layout: str = "line", seconds: float | None = None) -> bool:
        """Wait until games of this layout can be played, at most so long; whether they can. Raises what went wrong."""
        with self._changed:
            stands = self._changed.wait_for(lambda: self.is_ready(layout) or self.has_failed, seconds)
        if self.error is not None:
            raise self.error
        return stands

    def _run(self) -> None:
        try:
            self._make_lines_ready()
            self._make_trains_ready()
        except BaseException as error:
            with self._changed:
                self.error = error
                self._changed.notify_all()
            raise

    def _make_lines_ready(self) -> None:
        from ..kernel.engine import engine  # numba takes half a second to import

        engine(partial(self._tell, 0.0, _LINES_DONE))
        self._try("fives")
        self._ready("line")

    def _make_trains_ready(self) -> None:
        from ..kernel.train_engine import train_engine
        from ..players.longest_train import longest_train

        train_engine(partial(self._tell, _LINES_DONE, 0.95))
        longest_train((), 0)  # compiles
        self._try("mexican-train")
        self._ready("trains")
        self.done = 1.0

    def _try(self, game: str) -> None:
        """Let each computer player choose once: some compile code of their own."""
        from ..match import Match
        from ..players import player, player_names
        from ..ruleset import rules
        from ..shuffle import Chance

        played = rules(game)
        match = Match(played, seed=0)
        for level in player_names("trains" if played.is_trains else "line"):
            if match.to_move is not None:
                match.apply(player(level).choose(match.view(match.to_move), Chance(0, "warm-up")))

    def _ready(self, layout: str) -> None:
        with self._changed:
            self._stand.add(layout)
            self._changed.notify_all()

    def _tell(self, start: float, end: float, done: int, of: int) -> None:
        self.done = start + (end - start) * done / of
