"""One match at the terminal, from the first deal to its outcome."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from ..action import Action, Draw, Pass, Place, Start
from ..errors import AmbiguousActionError, DoublesixError, IllegalActionError, ParseError
from ..event import Event, HandDealt, HandEnded, MatchEnded, TilePlaced
from ..match import Match
from ..outcome import Outcome
from ..players import Player
from ..ruleset import RuleSet
from ..shuffle import Chance
from ..text import Catalogue
from ..text.display import Display
from ..text.faults import error_lines
from ..text.rulebook import rulebook
from ..text.speech import end_name, game_name
from ..view import LegalAction, View, redacted
from .names import Names
from .narration import Narrator
from .reading import Chosen, Does, Wish, as_number, read_command, read_end
from .table import Table, moves_of

__all__ = ["LeftTheMatch", "Session"]

_LINE_SIDES = ("E", "W")


class LeftTheMatch(Exception):  # noqa: N818 - a decision, not an error
    """Whoever plays has left."""


class Session:
    """A match between computer players and one person, or nobody.

    ``seat`` is the person's, `None` to watch; ``seed`` makes the deals and the computer's chance, a secret one
    where it is not given.
    """

    def __init__(
        self,
        rules: RuleSet,
        display: Display,
        player: Player,
        *,
        seat: int | None = 1,
        seed: int | None = None,
        with_tally: bool = False,
    ):
        self._display = display
        self._player = player
        self._seat = seat
        secret = secrets.token_bytes(32) if seed is None else seed
        self._chance = Chance(secret, "doublesix computer players")
        self._match = Match(rules, seed=secret)
        self._names = Names(display.catalogue, seat)
        self._narrator = Narrator(display.catalogue, self._names, rules)
        self._table = Table(display, self._names, with_tally=with_tally)
        self._last_placed: int | None = None

    @property
    def _catalogue(self) -> Catalogue:
        return self._display.catalogue

    def play(self) -> Outcome:
        """Play the match to its end.

        Raises `LeftTheMatch` where the person leaves, `EOFError` where there is nothing more to read.
        """
        rules = self._match.rules
        key = "term-welcome" if self._seat is not None else "term-welcome-watch"
        game = game_name(self._catalogue, rules.game)
        self._display.text(self._catalogue.text(key, game=game, players=rules.players), "bold")
        self._tell(self._match.events)
        while self._match.outcome is None:
            self._play_hand()
            if self._match.outcome is None:
                self._pause()
                self._tell(self._match.next_hand())
        return self._match.outcome

    def _play_hand(self) -> None:
        while (seat := self._match.to_move) is not None:
            view = self._match.view(seat)
            if seat == self._seat:
                action = self._forced(view) or self._choose(view)
            else:
                action = self._player.choose(view, self._chance)
            self._tell(self._match.apply(action, seat))

    @staticmethod
    def _forced(view: View) -> Action | None:
        """What needs no answer: the draw, the pass or the laying of the engine that is the only thing to do."""
        only = view.legal_actions[0].action if len(view.legal_actions) == 1 else None
        return only if isinstance(only, Draw | Pass | Start) else None

    def _pause(self) -> None:
        if self._display.is_interactive and self._seat is not None:
            self._display.text()
            self._display.ask(self._catalogue.text("term-next-hand"))

    # Telling

    def _tell(self, events: Sequence[Event]) -> None:
        rules, display = self._match.rules, self._display
        for event in events:
            seen = redacted(rules, event, self._seat)
            if isinstance(seen, TilePlaced):
                self._last_placed = seen.seat
            if isinstance(seen, HandDealt):
                display.text()
            style = "green" if isinstance(seen, TilePlaced) and seen.points else ""
            for line in self._narrator.tell(seen, [end.pip for end in self._match.ends]):
                display.text(line, style)
            if isinstance(seen, HandEnded):
                self._tell_hand(seen)
            elif isinstance(seen, MatchEnded):
                display.text()
                for line in self._narrator.match_ended(seen):
                    display.text(line, "bold")

    def _tell_hand(self, event: HandEnded) -> None:
        self._table.show_line(self._match.view(self._seat))
        self._display.text()
        for line in self._narrator.hand_ended(event, self._last_placed, self._match.scores):
            self._display.text(line)
        self._table.show_tally(self._match.scores)

    # Asking

    def _choose(self, view: View) -> Action:
        """Ask until a legal action is named."""
        for line in self._narrator.finish():
            self._display.text(line)
        moves = moves_of(view)
        self._show(view, moves)
        while True:
            typed = self._display.ask(self._catalogue.text("term-prompt"))
            if not typed.strip():
                continue
            try:
                action = self._understood(typed, view, moves)
            except ParseError as error:
                self._refuse(error)
                self._say_legal(moves)
                continue
            if action is not None and (legal := self._legal(action, view, moves)) is not None:
                return legal

    def _show(self, view: View, moves: Sequence[LegalAction]) -> None:
        self._table.show(view)
        self._table.show_moves(moves)

    def _understood(self, typed: str, view: View, moves: Sequence[LegalAction]) -> Action | None:
        """The action that was typed; `None` for a wish, which is fulfilled, or a number that is not listed."""
        match read_command(typed, len(moves), self._own_train(view)):
            case Does(action):
                return action
            case Chosen(number) if 1 <= number <= len(moves):
                return moves[number - 1].action
            case Chosen(number):
                self._display.text(self._catalogue.text("term-no-such-number", number=number, most=len(moves)), "red")
            case Wish.QUIT:
                raise LeftTheMatch
            case Wish.RULES:
                for heading, sentences in rulebook(self._catalogue, view.rules):
                    self._display.title(heading)
                    self._display.text(" ".join(sentences))
                self._show(view, moves)
            case Wish.HELP:
                self._help(view)
        return None

    @staticmethod
    def _own_train(view: View) -> str | None:
        return str(view.seat) if view.rules.is_trains else None

    def _legal(self, action: Action, view: View, moves: Sequence[LegalAction]) -> Action | None:
        """The action as the match takes it, asked for its end where several fit; `None` where it is refused."""
        trial = self._match.copy()
        try:
            trial.apply(action, view.seat)
        except AmbiguousActionError as error:
            return self._ask_end(view, [choice for choice in error.choices if isinstance(choice, Place)])
        except IllegalActionError as error:
            self._refuse(error)
            self._say_legal(moves)
            return None
        return action

    def _ask_end(self, view: View, choices: Sequence[Place]) -> Action | None:
        if len(view.layout) == 1 and view.layout[0].tile.is_double:
            # Both sides of a lone double are alike: it goes to a line side.
            return next(choice for end in _LINE_SIDES for choice in choices if choice.end == end)
        points = {legal.action: legal.points for legal in view.legal_actions}
        moves = [LegalAction(choice, points[choice]) for choice in choices]
        self._display.text(self._catalogue.text("term-which-end", tile=choices[0].tile))
        for number, legal in enumerate(moves, 1):
            self._display.text(f"{self._catalogue.number(number)}  {self._table.move_text(legal)}", indent=1)
        typed = self._display.ask(self._catalogue.text("term-choose-end"))
        chosen = as_number(typed)
        if chosen is not None and 1 <= chosen <= len(choices):
            return choices[chosen - 1]
        end = read_end(typed, self._own_train(view))
        return next((choice for choice in choices if choice.end == end), None)

    def _refuse(self, error: DoublesixError) -> None:
        for line in error_lines(self._catalogue, error):
            self._display.text(line, "red")

    def _say_legal(self, moves: Sequence[LegalAction]) -> None:
        listed = self._catalogue.listed(self._table.move_text(legal) for legal in moves)
        self._display.text(self._catalogue.text("term-legal-now", actions=listed))

    def _help(self, view: View) -> None:
        catalogue = self._catalogue
        tile = catalogue.in_digits("5-6")
        self._display.title(catalogue.text("term-help-title"))
        self._display.text(catalogue.text("term-help-number", number=1))
        self._display.text(catalogue.text("term-help-tile", tile=tile, short=catalogue.in_digits("56")))
        if view.rules.is_trains:
            self._display.text(catalogue.text("term-help-train", with_end=f"{tile}@M"))
        else:
            with_word = f"{tile} {end_name(catalogue, 'E')}"
            key = "term-help-line-end" if view.rules["spinner"] == "none" else "term-help-end"
            self._display.text(catalogue.text(key, with_end=f"{tile}@E", with_word=with_word))
        for name in ("draw", "pass", *(["done"] if view.rules.is_trains else []), "rules", "quit", "help"):
            self._display.text(catalogue.text(f"term-help-{name}"))
