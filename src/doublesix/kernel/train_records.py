"""The records of train games: one hand, and the rules in looked-up form.

As in `records`, seats count from 0 and an end is a slot: the train of a seat, and MEXICAN. Sets reach 190 tiles, so a
set of tiles is several 64-bit words. An action is ``slot << 8 | tile``, or START, DRAW, PASS, DONE.
"""

from __future__ import annotations

from typing import Any

from .records import record_type

__all__ = [
    "DONE",
    "MAX_TRAIN_ACTIONS",
    "MEXICAN",
    "N_TRAINS",
    "SEATS",
    "START",
    "TRAIN_DRAW",
    "TRAIN_HAND",
    "TRAIN_PASS",
    "TRAIN_RULES",
    "WORDS",
]

SEATS, N_TRAINS, MEXICAN, WORDS = 10, 11, 10, 3
START, TRAIN_DRAW, TRAIN_PASS, DONE = 11 << 8, 12 << 8, 13 << 8, 14 << 8
MAX_TRAIN_ACTIONS = 2304
"""More than every tile at every train."""

# Where a turn stands.
SEEKING, STARTING, PLAYING = 0, 1, 2

# Values of options as the rules record holds them.
FIND_AT_ONCE, FIND_IN_ROUNDS, PREPLACED = 0, 1, 2
DEFERRED, NORMAL, FORBIDDEN_END = 0, 1, 2
MARKED, MARKED_IF_OWN_STARTED, NEVER_OTHERS, ALL_OPEN = 0, 1, 2, 3
AFTER_FIRST_TURN, AFTER_OWN_STARTED, ANY_TURN = 0, 1, 2
ANYWHERE, MUST_COVER, NO_EXTRA = 0, 1, 2
FIFO, LIFO, ANY_ORDER = 0, 1, 2

TRAIN_HAND: Any = record_type(
    ("tiles", "u8", (SEATS, WORDS)),  # held by each seat, as far as they are known
    ("rng", "u8"),
    ("score", "i4", SEATS),  # running totals of the match
    ("held", "i2", SEATS),  # tiles held by each seat, the unknown ones included
    ("unknown", "i2", SEATS),
    ("end_pip", "i2", N_TRAINS),
    ("length", "i2", N_TRAINS),
    ("marked", "u1", N_TRAINS),
    ("on_table", "i2", 19),  # tiles on the table that show each number
    ("doubles", "i1", 20),  # trains that end in an uncovered double, in the order they were laid
    ("laid_by", "i1", 20),
    ("n_doubles", "i2"),
    ("n_binding", "i2"),  # so many of them, the first ones, bind
    ("to_cover", "u2"),  # bits of the trains whose doubles must be covered now: one of them, or any
    ("n_placed", "i2"),
    ("n_stock", "i2"),
    ("next_stock", "i2"),
    ("drawn", "i2"),  # the drawn tile that must be placed now, or NO_TILE
    ("draws", "i2"),  # draws since a tile had to be placed
    ("laid", "i2"),  # tiles placed in this turn
    ("laid_doubles", "i2"),
    ("cover_now", "i2"),  # the train whose double must be covered in this turn, or NO_TILE
    ("sought", "i2"),  # draws made to find the engine
    ("first_done", "u2"),  # bits of the seats that have had their first turn
    ("out", "u2"),  # bits of the seats that have gone out
    ("phase", "u1"),
    ("turn", "u1"),
    ("over", "u1"),
    ("engine", "i2"),  # the number of the engine
    ("last", "i1"),
    ("finder", "i1"),
    ("leader", "i1"),
    ("lot", "u2"),
    ("stock", "i2", 190),
)

TRAIN_RULES: Any = record_type(
    ("pip_masks", "u8", (19, WORDS)),  # the tiles that show a number
    ("doubles", "u8", WORDS),
    ("low", "i2", 190),
    ("high", "i2", 190),
    ("value", "i2", 190),
    ("n_tiles", "i2"),
    ("n_words", "i2"),
    ("max_pip", "i2"),
    ("hand_size", "i2"),
    ("players", "i2"),
    ("step", "i2"),
    ("pairs", "u1"),
    ("find", "u1"),
    ("placer_plays", "u1"),
    ("whole_train", "u1"),
    ("own_only", "u1"),
    ("first_double", "u1"),
    ("others", "u1"),
    ("mexican", "u1"),
    ("mexican_start", "u1"),
    ("mark_when_not_on_own", "u1"),
    ("extra", "u1"),
    ("max_doubles", "i2"),  # in a turn; a large number where there is no limit
    ("must_satisfy", "u1"),
    ("order", "u1"),
    ("fail_marks", "u1"),
    ("lapse", "u1"),
    ("cover_last", "u1"),
    ("settle", "u1"),
    ("round_to", "u1"),
    ("round_sum", "u1"),
    ("has_floor", "u1"),
    ("block_winner", "u1"),
    ("tie", "u1", 3),
)
