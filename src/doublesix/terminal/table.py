"""What the terminal shows of a table: scores, the line, its ends and count, the reader's tiles and moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from ..action import ARMS, Place
from ..outcome import Train
from ..text import Catalogue
from ..text.display import Display
from ..text.speech import action_text, end_name, game_name, target_text
from ..view import LegalAction, View
from .board import Pen, draw_chain, draw_hand, draw_line, draw_row, has_long_arms
from .line import line_of, trains_of
from .names import Names
from .narration import count_formula
from .tally import tally_lines, tally_of

__all__ = ["Table", "moves_of"]


def moves_of(view: View) -> tuple[LegalAction, ...]:
    """The legal actions worth listing: where a lone double has like sides, only one of them, a line side first."""
    if not _lies_alone(view):
        return view.legal_actions
    hidden = ("W", "S")
    return tuple(a for a in view.legal_actions if not (isinstance(a.action, Place) and a.action.end in hidden))


def _lies_alone(view: View) -> bool:
    return len(view.layout) == 1 and view.layout[0].tile.is_double


class Table:
    """Draws views on a display."""

    def __init__(self, display: Display, names: Names, *, with_tally: bool = False):
        self._display = display
        self._names = names
        self._with_tally = with_tally

    @property
    def _catalogue(self) -> Catalogue:
        return self._display.catalogue

    def show(self, view: View) -> None:
        """Everything there is to see, in the order in which a player looks at it."""
        self._display.title(self._title(view))
        for seat in range(1, view.rules.players + 1):
            self._display.text(self._standing(view, seat), "bold" if seat == view.to_move else "")
        self._display.text(self._stock(view), "dim")
        self.show_line(view)
        if view.seat is not None and view.tiles:
            self._display.text()
            self._display.text(self._catalogue.text("term-your-tiles"))
            playable = [a.action.tile for a in view.legal_actions if isinstance(a.action, Place)]
            self._display.picture(draw_hand(sorted(view.tiles), playable, self._pen(view)))

    def show_line(self, view: View) -> None:
        """What lies on the table: the line of play, its open ends, and their count where it scores; or the trains."""
        self._display.text()
        if view.rules.is_trains:
            self._show_trains(view)
        elif view.layout:
            self._show_line(view)
        else:
            self._display.text(self._catalogue.text("term-table-bare"))

    def _show_trains(self, view: View) -> None:
        engine = view.engine
        if engine is None or not view.trains:
            self._display.text(self._catalogue.text("term-table-bare"))
            return
        self._display.text(self._catalogue.text("term-engine", tile=engine))
        chains = trains_of(view.layout, engine)
        for train in view.trains:
            self._display.text(self._train(view, train), "bold" if train.must_be_covered else "")
            if train.name in chains:
                self._display.picture(draw_chain(chains[train.name], self._pen(view), len(view.layout) - 1))

    def _train(self, view: View, train: Train) -> str:
        name = end_name(self._catalogue, train.name, view.seat)
        if train.length:
            told = self._catalogue.text("term-train", name=name, pip=self._catalogue.number(train.pip))
        else:
            told = self._catalogue.text("term-train-bare", name=name)
        if train.marked:
            told = self._catalogue.text("term-train-marked", train=told)
        if train.must_be_covered:
            told = self._catalogue.text("term-train-double", train=told)
        return told

    def _show_line(self, view: View) -> None:
        line = line_of(view.layout)
        with_branches = has_long_arms(line, self._display.height)
        newest = len(view.layout) - 1
        self._display.picture(draw_line(line, self._pen(view), newest, with_arms=not with_branches))
        if with_branches:
            for arm in ARMS:
                if line.arms[arm]:
                    pip = self._catalogue.number(line.arms[arm][0].first)
                    self._display.text(self._catalogue.text(f"term-branch-{arm}", pip=pip))
                    self._display.picture(draw_row(line.arms[arm], self._pen(view), newest))
        self._display.text(self._ends(view))
        if view.rules.counts:
            count = count_formula(self._catalogue, view.count)
            self._display.text(self._catalogue.text("term-count", count=count), "bold")

    def show_moves(self, moves: Sequence[LegalAction]) -> None:
        """The numbered list of what may be done, each with the points that it would score."""
        self._display.text(self._catalogue.text("term-you-may"))
        for number, legal in enumerate(moves, 1):
            label = self._catalogue.number(number).rjust(2)
            style = "bold green" if legal.points else ""
            self._display.text(f"{label}  {self.move_text(legal)}", style, indent=1)

    def move_text(self, legal: LegalAction) -> str:
        """A move and its points."""
        action = action_text(self._catalogue, legal.action, self._names.reader)
        if not legal.points:
            return action
        return self._catalogue.text("term-action-points", action=action, points=legal.points)

    def show_tally(self, scores: Sequence[int]) -> None:
        """The totals as strokes on paper."""
        if not self._with_tally:
            return
        self._display.text(self._catalogue.text("term-tally"))
        for seat, score in enumerate(scores, 1):
            rest = tally_of(score).rest
            label = self._catalogue.text("term-score-of", player=self._names.of(seat), points=score)
            self._display.text(label, indent=1)
            self._display.picture(Text(f"  {line}".rstrip()) for line in tally_lines(score) if line.strip())
            if rest:
                self._display.text(self._catalogue.text("term-tally-rest", points=rest), indent=1)

    # Pieces

    def _pen(self, view: View) -> Pen:
        half = len(str(view.rules.tile_set.max_pip))
        return Pen(self._display.width, self._catalogue.number, self._display.is_ascii, half)

    def _title(self, view: View) -> str:
        return self._catalogue.text(
            "term-title",
            game=game_name(self._catalogue, view.rules.game),
            hand=view.hand_number,
            target=target_text(self._catalogue, view.rules),
        )

    def _standing(self, view: View, seat: int) -> str:
        counts = {"points": view.scores[seat - 1], "tiles": view.tiles_held[seat - 1]}
        if seat == view.to_move and seat == view.seat:
            return self._catalogue.text("term-score-turn-you", **counts)
        player = self._names.of(seat)
        if view.seat is not None and seat != view.seat and seat in view.rules.partners(view.seat):
            player = self._catalogue.text("term-partner", player=player)
        key = "term-score-turn" if seat == view.to_move else "term-score"
        return self._catalogue.text(key, player=player, **counts)

    def _stock(self, view: View) -> str:
        rules = view.rules
        if rules["boneyard.draw"] == "never" or not rules.stock_size:
            return self._catalogue.text("term-no-stock")
        reserve = rules.options.get("boneyard.reserve")
        if isinstance(reserve, int) and reserve:
            return self._catalogue.text("term-stock-reserve", tiles=view.stock_left, reserve=reserve)
        return self._catalogue.text("term-stock", tiles=view.stock_left)

    def _ends(self, view: View) -> str:
        return self._catalogue.text("term-ends", ends=self._catalogue.listed(self._each_end(view)))

    def _each_end(self, view: View) -> Iterator[str]:
        for end in view.ends:
            name, pip = end_name(self._catalogue, end.name), self._catalogue.number(end.pip)
            yield self._catalogue.text("term-end", name=name, pip=pip)
