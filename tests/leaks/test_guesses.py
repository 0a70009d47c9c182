"""Nobody may ask the service about tiles that it hides."""

from __future__ import annotations

import pytest

import doublesix as ds
from doublesix.server import wire
from doublesix.server.answers import action_of


@pytest.mark.parametrize("tile", ds.TileSet(6), ids=str)
def test_a_guess_of_the_next_tile_is_refused_whether_it_is_right_or_not(tile: ds.Tile) -> None:
    """`draw 5-6` is a claim of records; at a table its answer would tell the next tile of the stock."""
    with pytest.raises(ds.ParseError, match="without naming the tile") as refused:
        action_of(wire.Act("a", f"draw {tile}"))
    assert refused.value.code == "parse.action"


@pytest.mark.parametrize("action", ["draw", "pass", "5-6", "5-6@E"])
def test_every_other_action_is_taken_as_it_is(action: str) -> None:
    """Only the guess is refused here; what is legal, the rules say."""
    assert str(action_of(wire.Act("a", action))) == action
