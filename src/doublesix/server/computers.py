"""Computer players at the tables: they think on threads, under a deadline, about what their seat may see."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

import structlog

from ..action import Action
from ..players import player, player_names
from ..ruleset import RuleSet
from ..shuffle import Chance
from ..view import View
from .problems import ProblemError

__all__ = ["Computers"]

_log = structlog.get_logger(__name__)


class Computers:
    """Chooses actions for all tables, ``threads`` at once; who has not chosen after ``deadline`` seconds takes the
    placement that scores most."""

    def __init__(self, threads: int = 2, deadline: float = 5, substitute: str | None = None):
        self._threads = ThreadPoolExecutor(threads, "doublesix-think")
        self._deadline = deadline
        self._substitute = substitute

    def substitute(self, rules: RuleSet) -> str:
        """The level that plays for who is away: the one asked for where this game has it, else its strongest."""
        levels = _levels(rules)
        return self._substitute if self._substitute in levels else levels[-1]

    def check_level(self, level: str, rules: RuleSet) -> None:
        """Raise `ProblemError` ``game.unknown_level`` where the game has no such level."""
        levels = _levels(rules)
        if level not in levels:
            raise ProblemError("game.unknown_level", {"level": level, "levels": list(levels)})

    async def choose(self, level: str, view: View) -> Action:
        """An action of the seat on turn, by a computer player of this level."""
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, _choose, level, view)
        await asyncio.wait({thinking}, timeout=self._deadline)
        if not thinking.done():
            thinking.cancel()
            _log.warning("computer player too slow", level=level, game=view.rules.game)
        elif thinking.exception() is not None:
            _log.error("computer player failed", level=level, game=view.rules.game, exc_info=thinking.exception())
        elif any(thinking.result() == legal.action for legal in view.legal_actions):
            return thinking.result()
        else:
            _log.error("computer player chose an illegal action", level=level, game=view.rules.game)
        return max(view.legal_actions, key=lambda legal: legal.points).action

    def close(self) -> None:
        """Let the threads end; what is still thought about is thrown away."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _levels(rules: RuleSet) -> tuple[str, ...]:
    return player_names("trains" if rules.is_trains else "line")


def _choose(level: str, view: View) -> Action:
    return player(level).choose(view, Chance(secrets.token_bytes(32), "computer player"))
