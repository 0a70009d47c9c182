"""Getting the kernel ready: its parts, its progress, and what it keeps."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import table

import doublesix as ds
from doublesix.kernel import engine as engine_module
from doublesix.kernel import train_engine as train_engine_module
from doublesix.kernel.engine import engine
from doublesix.kernel.hand import Hand
from doublesix.kernel.line_hand import LineHand
from doublesix.kernel.tables import rules_table
from doublesix.kernel.train_engine import train_engine


@pytest.mark.parametrize("kind", [engine_module, train_engine_module])
def test_progress_is_told(kind: Any) -> None:
    """A first start can show how far it is: from none of the functions to all of them."""
    kind.load()
    assert not kind.needs_compiling()
    told: list[tuple[int, int]] = []
    kind.load(lambda done, of: told.append((done, of)))
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1] > 0
    assert [done for done, _ in told] == list(range(told[-1][1] + 1))


def test_the_engine_is_made_once() -> None:
    """Everybody calls the same functions, and equal rules share one table."""
    assert engine() is engine()
    assert train_engine() is train_engine()
    assert rules_table(ds.rules("fives", 2)) is rules_table(ds.rules("fives", 2, {"target": 150}))


def test_somebody_leads_every_line() -> None:
    """Only a train game may begin without a leader."""
    hand = table("muggins", ["5-6", "1-1"], leader=1).state.hand
    assert isinstance(hand, LineHand)
    with pytest.raises(ValueError, match="somebody leads every line"):
        hand.begin(None)


def test_copies_of_a_hand_are_independent() -> None:
    """A search plays on copies; the hand it started from stays as it is."""
    hand: Hand = table("muggins", ["5-6 4-4", "1-1 0-5"], leader=1).state.hand
    twin = hand.copy()
    twin.step(twin.legal_codes()[0])
    assert (hand.n_placed, twin.n_placed) == (0, 1)
    assert (hand.turn, twin.turn) == (1, 2)
    with pytest.raises(KeyError):
        hand.ended_by()
