"""The records that the kernel works on: one hand, the rules in looked-up form, and what a settled hand gave.

Seats count from 0 here. A set of tiles is a 64-bit mask of tile indices (`doublesix.tiles`). An end is a slot:
W, E, N, S, and LEAD for the opening tile. An action is ``slot << 8 | tile``, or DRAW, or PASS.
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = [
    "BIT",
    "BLOCKED",
    "DOMINO",
    "DRAW",
    "HAND",
    "LEAD",
    "LOT",
    "MAX_ACTIONS",
    "NOBODY",
    "NO_TILE",
    "PASS",
    "RESULT",
    "RULES",
    "RUNNING",
    "TARGET_REACHED",
    "E",
    "N",
    "S",
    "W",
    "record_type",
]

W, E, N, S, LEAD = 0, 1, 2, 3, 4
DRAW, PASS = 5 << 8, 6 << 8
RUNNING, DOMINO, BLOCKED, TARGET_REACHED = 0, 1, 2, 3
NO_TILE = -1
NOBODY, LOT = -1, -2
MAX_ACTIONS = 256
"""More than a hand of all 55 tiles at four ends."""

BIT = np.array([1 << index for index in range(64)], dtype=np.uint64)

# Draw modes, settlements and so on as the numbers that the rules record holds.
NEVER, WHEN_STUCK, OPTIONAL = 0, 1, 2
SETTLE_NONE, OPPONENTS_SUM, OPPONENTS_MINUS_OWN, EACH_SUBTRACTS_OWN, PENALTY_OWN = 0, 1, 2, 3, 4
WINNER_NONE, LOWEST_HAND, LOWEST_TEAM = 0, 1, 2
TIE_NONE, FEWEST_TILES, SPLIT = 0, 1, 2
BY_LOT, HIGHEST_DOUBLE, HOLDER = 0, 1, 2
OUT_PLAYER, WINNER, LEFT, RIGHT, SAME_RULE = 3, 4, 5, 6, 7
AFTER_BLOCK_LOT, AFTER_BLOCK_SAME, AFTER_BLOCK_LOWEST = 0, 1, 2


def record_type(*fields: Any) -> Any:
    """A record with named fields that both numba and plain Python read as attributes."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


HAND: Any = record_type(
    ("tiles", "u8", 4),  # held by each seat, as far as they are known
    ("playable", "u8"),  # tiles that fit some open end; before the lead, tiles that may be led
    ("placed", "u8"),  # tiles on the table
    ("rng", "u8"),  # the state of random playouts
    ("score", "i4", 4),  # running totals of the match
    ("end_pip", "i2", 4),
    ("end_count", "i2", 4),  # what each end adds to the count of the open ends
    ("end_open", "u1", 4),
    ("end_used", "u1", 4),  # some tile lies there; an arm may be open and bare
    ("unknown", "u1", 4),  # tiles held whose faces are not known
    ("count", "i2"),
    ("n_placed", "i2"),
    ("n_stock", "i2"),  # tiles left in the stock
    ("next_stock", "i2"),  # where in `stock` the next one lies
    ("drawn", "i2"),  # the drawn tile that must be placed now, or NO_TILE
    ("draws", "i2"),  # draws in this turn
    ("spinner", "i2"),  # the first double, where it branches, or NO_TILE
    ("spinner_sides", "u1"),  # bits of its line sides that are not covered
    ("lone", "u1"),  # only the opening tile's line sides are open
    ("must_lead", "u1"),  # a deciding tile must be led
    ("turn", "u1"),
    ("over", "u1"),
    ("last", "i1"),  # the seat that placed last, or NOBODY
    ("leader", "i1"),  # the seat that leads, or LOT
    ("lot", "u1"),  # bits of the seats among which a lot decides
    ("stock", "i1", 55),  # in the order of drawing; NO_TILE where it is not known
)

RULES: Any = record_type(
    ("pip_masks", "u8", 10),  # the tiles that show a number
    ("all_tiles", "u8"),
    ("doubles", "u8"),
    ("holder_tile", "u8", 2),  # the tile of `holder:a-b`, for the first hand and for later ones
    ("points_for", "i4", 128),  # what a count scores
    ("target", "i4"),  # in play; beyond every total where it is not checked in play
    ("low", "i1", 55),
    ("high", "i1", 55),
    ("value", "i2", 55),  # pips as a settlement counts them
    ("n_tiles", "i2"),
    ("hand_size", "i2"),
    ("reserve", "i2"),
    ("players", "i1"),
    ("step", "i1"),  # from a seat to the next, modulo the players
    ("pairs", "u1"),
    ("draw", "u1"),
    ("one_draw", "u1"),
    ("must_play_drawn", "u1"),
    ("dead_line_blocks", "u1"),
    ("branches", "u1"),
    ("opens_at_once", "u1"),
    ("scores_lead", "u1"),
    ("settle", "u1"),
    ("round_to", "u1"),  # 1, 3 or 5
    ("round_sum", "u1"),
    ("has_floor", "u1"),
    ("block_winner", "u1"),
    ("tie", "u1", 2),
    ("lead_rule", "u1", 2),  # first hand, later hands
    ("deciding_tile", "u1", 2),
    ("fallback_lot", "u1"),
    ("heaviest_lot", "u1"),
    ("after_block", "u1"),
)

RESULT: Any = record_type(
    ("settled", "i4", 10),  # added to each total by the end of the hand
    ("pips", "i4", 10),  # left with each seat, as a settlement counts them
    ("entered", "i4", 10),  # what each hand puts into the settlement: rounded, below 0 where it is taken off
    ("involved", "u2"),  # bits of the seats whose hands play a part in it
    ("prize", "i4"),  # what the winners take, all of them together
    ("held", "i2", 10),  # tiles left with each seat
    ("best", "u2"),  # bits of the seats whose own hands won
    ("winners", "u2"),  # the same, with their partners
    ("lowest", "u2"),  # bits of the seats with the lowest hands
)
