"""Pictures of the line of play."""

from __future__ import annotations

import pytest
from rich.text import Text

import doublesix as ds
from doublesix.players import player
from doublesix.shuffle import Chance
from doublesix.terminal.board import Pen, draw_chain, draw_hand, draw_line, draw_row, has_long_arms
from doublesix.terminal.line import Lying, line_of, trains_of


def placed(*actions: str) -> tuple[ds.Placement, ...]:
    """Placements from their texts."""
    read = [ds.Action.parse(action) for action in actions]
    return tuple(ds.Placement(1, a.tile, a.end) for a in read if isinstance(a, ds.Place))


def plain(lines: list[Text]) -> list[str]:
    """The pictures without styles."""
    return [line.plain.rstrip() for line in lines]


def test_tiles_lie_end_to_end_and_doubles_across() -> None:
    """1-1, 1-4, 4-4 in a line (the first diagram of Muggins): the doubles stand upright."""
    line = line_of(placed("1-4", "1-1@W", "4-4@E"))
    assert plain(draw_line(line, Pen(11))) == [
        "┌─┐     ┌─┐",
        "│1│┌─┬─┐│4│",
        "├─┤│1│4│├─┤",
        "│1│└─┴─┘│4│",
        "└─┘     └─┘",
    ]


def test_a_line_that_fits_is_drawn_wide() -> None:
    """Where there is room the numbers have air."""
    assert plain(draw_line(line_of(placed("3-6", "3-5@W")), Pen(40))) == [
        "┌───┬───┐┌───┬───┐",
        "│ 5 │ 3 ││ 3 │ 6 │",
        "└───┴───┘└───┴───┘",
    ]


def test_a_long_line_goes_on_below() -> None:
    """Arrows show where the line leaves a row and where it goes on."""
    line = line_of(placed("0-1", "1-2@E", "2-3@E", "3-4@E"))
    assert plain(draw_line(line, Pen(14))) == [
        "  ┌─┬─┐┌─┬─┐",
        "  │0│1││1│2│ ↴",
        "  └─┴─┘└─┴─┘",
        "  ┌─┬─┐┌─┬─┐",
        "↳ │2│3││3│4│",
        "  └─┴─┘└─┴─┘",
    ]


def test_short_arms_stand_above_and_below_the_spinner() -> None:
    """An arm runs outwards from the spinner: its joined half is next to it."""
    line = line_of(placed("1-4", "1-1@W", "1-2@W", "1-5@N", "1-3@S"))
    assert line.spinner == 1
    assert plain(draw_line(line, Pen(13))) == [
        "     ┌─┐",
        "     │5│",
        "     ├─┤",
        "     │1│",
        "     └─┘",
        "     ┌─┐",
        "┌─┬─┐│1│┌─┬─┐",
        "│2│1│├─┤│1│4│",
        "└─┴─┘│1│└─┴─┘",
        "     └─┘",
        "     ┌─┐",
        "     │1│",
        "     ├─┤",
        "     │3│",
        "     └─┘",
    ]


def test_long_arms_become_branches() -> None:
    """With two tiles on an arm, or in a low terminal, arms are drawn as lines of their own."""
    short = line_of(placed("1-1", "1-5@N"))
    long = line_of(placed("1-1", "1-5@N", "5-5@N", "5-0@N"))
    assert not has_long_arms(short, 40)
    assert has_long_arms(short, 24)
    assert has_long_arms(long, 40)
    assert plain(draw_row(long.arms["N"], Pen(40))) == [
        "     ┌─┐",
        "┌─┬─┐│5│┌─┬─┐",
        "│1│5│├─┤│5│0│",
        "└─┴─┘│5│└─┴─┘",
        "     └─┘",
    ]


def test_the_nine_moves_of_a_published_diagram() -> None:
    """Fact P22: after nine moves the line is 2 1|1 4|4 3 with arms 1-5-5-0 and 1-3."""
    line = line_of(placed("1-4", "1-1@W", "4-4@E", "4-3@E", "1-2@W", "1-5@N", "5-5@N", "5-0@N", "1-3@S"))
    assert [(t.first, t.second) for t in line.tiles] == [(2, 1), (1, 1), (1, 4), (4, 4), (4, 3)]
    assert [(t.first, t.second) for t in line.arms["N"]] == [(1, 5), (5, 5), (5, 0)]
    assert [(t.first, t.second) for t in line.arms["S"]] == [(1, 3)]


def test_ascii_and_native_digits() -> None:
    """Numbers are written as the pen says; without box characters a plus and a bar must do."""
    line = line_of(placed("5-6"))
    assert plain(draw_line(line, Pen(5, "٠١٢٣٤٥٦".__getitem__)))[1] == "│٥│٦│"
    assert plain(draw_line(line, Pen(5, is_ascii=True))) == ["+-+-+", "|5|6|", "+-+-+"]


def test_large_numbers_keep_their_columns() -> None:
    """In a double-twelve set each half has room for two digits."""
    picture = plain(draw_hand([ds.Tile(0, 12), ds.Tile(3, 4)], [], Pen(40, half=2)))
    assert picture == ["┌──┬──┐┌──┬──┐", "│ 0│12││ 3│ 4│", "└──┴──┘└──┴──┘"]


def test_the_newest_tile_and_the_open_halves_stand_out() -> None:
    """Styles mark what has just been placed and where the next tile can go."""
    lines = draw_line(line_of(placed("1-4", "4-6@E")), Pen(11), newest=1)
    middle = lines[1]
    styles = {middle.plain[span.start]: str(span.style) for span in middle.spans}
    assert styles["1"] == styles["6"] == "bold cyan"
    assert "bold green" in {str(span.style) for span in lines[0].spans}


@pytest.mark.parametrize("game", ["muggins", "fives", "all-fives", "persian-draw"])
@pytest.mark.parametrize("width", [30, 60, 80, 140, 200])
def test_every_tile_is_drawn_inside_the_width(game: str, width: int) -> None:
    """Over random hands: no row is wider than the terminal, and the numbers drawn are those of the tiles placed."""
    chance, chooser = Chance(width, game), player("random")
    for seed in range(10):
        match = ds.Match(ds.rules(game), seed=seed)
        while match.to_move is not None:
            match.apply(chooser.choose(match.view(match.to_move), chance))
        layout = match.view(None).layout
        line = line_of(layout)
        with_arms = not has_long_arms(line, 50)
        lines = draw_line(line, Pen(width), len(layout) - 1, with_arms=with_arms)
        if not with_arms:
            for arm in line.arms.values():
                lines += draw_row(arm, Pen(width))
        assert max(text.cell_len for text in lines) <= width
        drawn = sorted(int(char) for text in lines for char in text.plain if char.isdigit())
        assert drawn == sorted(half for p in layout for half in (p.tile.low, p.tile.high))
        ends = {end.name: end.pip for end in match.ends}
        assert (line.tiles[0].first, line.tiles[-1].second) == (ends["W"], ends["E"])
        assert all(arm[-1].second == ends[name] for name, arm in line.arms.items() if arm)


def test_trains_run_outwards_from_the_engine() -> None:
    """Fact M03: 12-5, 5-0, 0-1 after the engine 12-12."""
    trains = trains_of(placed("12-12", "12-5@1", "5-0@1", "12-3@M", "0-1@1"), ds.Tile(12, 12))
    assert [(t.first, t.second) for t in trains["1"]] == [(12, 5), (5, 0), (0, 1)]
    assert plain(draw_chain(trains["1"], Pen(40))) == ["[12|5][5|0][0|1]"]
    assert plain(draw_chain(trains["M"], Pen(40))) == ["[12|3]"]


def test_long_trains_go_on_below() -> None:
    """No row of a chain is wider than the terminal."""
    chain = [Lying(n, n + 1, n) for n in range(12)]
    lines = draw_chain(chain, Pen(24))
    assert max(line.cell_len for line in lines) <= 24
    assert "".join(plain(lines)).replace("↳ ", "") == "".join(f"[{n}|{n + 1}]" for n in range(12))
