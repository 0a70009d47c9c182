"""Actions and their texts."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import doublesix as ds

TEXTS: list[tuple[str, ds.Action, str]] = [
    ("5-6", ds.Place(ds.Tile(5, 6)), "Place(Tile(5, 6))"),
    ("5-6@E", ds.Place(ds.Tile(5, 6), "E"), "Place(Tile(5, 6), 'E')"),
    ("0-0@10", ds.Place(ds.Tile(0, 0), "10"), "Place(Tile(0, 0), '10')"),
    ("0-12@M", ds.Place(ds.Tile(0, 12), "M"), "Place(Tile(0, 12), 'M')"),
    ("draw", ds.Draw(), "Draw()"),
    ("draw 5-6", ds.Draw(ds.Tile(5, 6)), "Draw(Tile(5, 6))"),
    ("pass", ds.Pass(), "Pass()"),
    ("start", ds.Start(), "Start()"),
    ("done", ds.Done(), "Done()"),
]


@pytest.mark.parametrize(("text", "action", "shown"), TEXTS)
def test_texts(text: str, action: ds.Action, shown: str) -> None:
    """Every action has its text, its repr is the call that makes it, and all of them come back."""
    assert str(action) == text
    assert ds.Action.parse(text) == action
    assert ds.Action.parse(f"  {text}  ") == action
    assert repr(action) == shown
    names = {"Place": ds.Place, "Tile": ds.Tile, "Draw": ds.Draw, "Pass": ds.Pass, "Start": ds.Start, "Done": ds.Done}
    assert eval(shown, names) == action
    assert pickle.loads(pickle.dumps(action)) == action
    assert len({action, ds.Action.parse(text)}) == 1


def test_either_half_first() -> None:
    """A person may write the higher half first."""
    assert ds.Action.parse("6-5@W") == ds.Action.parse("5-6@W")
    assert ds.Action.parse("draw   6-5") == ds.Draw(ds.Tile(5, 6))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "parse.action"),
        ("5", "parse.action"),
        ("play 5-6", "parse.action"),
        ("5-6 @E", "parse.action"),
        ("Draw", "parse.action"),
        ("pass 5-6", "parse.action"),
        ("draw 5-6 0-0", "parse.action"),
        ("draw\0", "parse.action"),
        ("5-6@" + "E" * 100, "parse.action"),
        ("5-6@", "parse.end"),
        ("5-6@e", "parse.end"),
        ("5-6@X", "parse.end"),
        ("5-6@0", "parse.end"),
        ("5-6@11", "parse.end"),
        ("5-6@E@W", "parse.end"),
        ("5-6@٣", "parse.end"),
        ("5-6-7", "parse.tile"),
        ("5-66@E", "parse.tile"),
        ("draw 5", "parse.tile"),
        ("-", "parse.tile"),
        ("@-", "parse.end"),
    ],
)
def test_unreadable(text: str, code: str) -> None:
    """What is no action is refused with what would be, in one line."""
    with pytest.raises(ds.ParseError) as unread:
        ds.Action.parse(text)
    assert unread.value.code == code
    assert len(str(unread.value)) < 250


def test_things_that_are_no_text() -> None:
    """An action is read from a text, from nothing else."""
    things: list[Any] = [None, 5, 10**5000, 5.6, b"draw", [], ["draw"], ds.Draw(), object()]
    for thing in things:
        with pytest.raises(ds.ParseError) as unread:
            ds.Action.parse(thing)
        assert unread.value.code == "parse.action"
