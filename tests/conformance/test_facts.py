"""Checkable facts about the line presets and two-ended or first-spinner layouts, through the public interface.

A test id is the id of the fact: P scoring positions, R rounding, E settlements, D dealing, drawing, passing and
blocking, W the end of a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

import pytest

import doublesix as ds

FREE_LEAD = {"lead.first_hand": "lot"}
"""The deciding tile is set aside, so that a position may begin with any tile."""


def names(max_pip: int = 6) -> list[str]:
    """Every tile of a set, low half first."""
    return [f"{low}-{high}" for low in range(max_pip + 1) for high in range(low, max_pip + 1)]


def name(tile: str) -> str:
    """The tile, low half first."""
    return "-".join(sorted(tile.split("-"), key=int))


def deal(hands: Sequence[str], leader: int | None = None, max_pip: int = 6) -> ds.Deal:
    """The hands, and everything else as stock, lowest first."""
    tiles = tuple(tuple(name(tile) for tile in hand.split()) for hand in hands)
    held = [tile for hand in tiles for tile in hand]
    return ds.Deal(tiles=tiles, stock=tuple(t for t in names(max_pip) if t not in held), leader=leader)


def start(
    preset: str,
    hands: Sequence[str],
    options: Mapping[str, object] | None = None,
    leader: int | None = None,
    scores: Sequence[int] | None = None,
) -> ds.Match:
    """A match whose first hand is dealt like this; the size of the hands follows from them."""
    given = {"hand_size": len(hands[0].split()), **(options or {})}
    rules = ds.rules(preset, players=len(hands), options=given)
    max_pip = int(str(given.get("set.max_pip", 6)))
    return ds.Match(rules, deal=deal(hands, leader, max_pip), scores=scores)


def play(match: ds.Match, actions: str) -> list[tuple[int, int]]:
    """Do the actions; count and points of each placement."""
    events = [event for action in actions.split() for event in match.apply(ds.Action.parse(action))]
    return [(event.count.total, event.points) for event in events if isinstance(event, ds.TilePlaced)]


def position(preset: str, moves: str, options: Mapping[str, object] | None = None) -> ds.Match:
    """Two seats that hold the tiles of these moves in turn, and one more each so that nobody goes out."""
    given = dict(options or {})
    rules = ds.rules(preset, players=2, options=given)
    if rules["lead.first_hand"] != "lot":
        given |= FREE_LEAD
    max_pip = int(str(given.get("set.max_pip", 6)))
    placed = [name(move.split("@")[0]) for move in moves.split()]
    spare = [tile for tile in names(max_pip) if tile not in placed]
    size = (len(placed) + 1) // 2 + 1
    hands = [placed[seat::2] for seat in (0, 1)]
    for hand in hands:
        hand += [spare.pop() for _ in range(size - len(hand))]
    return start(preset, [" ".join(hand) for hand in hands], given, leader=1)


def places(match: ds.Match) -> list[int]:
    """The pips of the open ends."""
    return sorted(end.pip for end in match.ends)


def legal(match: ds.Match) -> set[str]:
    """The legal actions as text."""
    return {str(action) for action in match.legal_actions()}


def refuses(match: ds.Match, action: str) -> bool:
    """Whether the action is refused, and changes nothing."""
    before = (match.to_move, legal(match), match.scores)
    with pytest.raises(ds.IllegalActionError):
        match.apply(ds.Action.parse(action))
    return before == (match.to_move, legal(match), match.scores)


# --- scoring positions ---------------------------------------------------------------------------


class Position(NamedTuple):
    """Moves, and after the last of them: contributions, points, open pips."""

    preset: str
    moves: str
    parts: tuple[int, ...]
    points: int
    open_pips: list[int] | None = None
    options: Mapping[str, object] = {}


POSITIONS = {
    "P01": Position("muggins", "1-4 1-1@W 4-4@E", (2, 8), 10, [1, 4]),
    "P02": Position("muggins", "1-4 1-1@W 4-4@E 3-4@E", (2, 3), 5, [1, 3]),
    "P03": Position("muggins", "2-2", (4,), 0, [2, 2]),
    "P04": Position("muggins", "1-4", (1, 4), 5, [1, 4]),
    "P06": Position("muggins", "3-6 6-6@E", (3, 12), 15, [3, 6]),
    "P07": Position("muggins", "0-0", (0,), 0, [0, 0]),
    "P08": Position("muggins", "3-4 3-3@W", (6, 4), 10, [3, 4]),
    "P10-5-5": Position("muggins", "5-5", (10,), 10),
    "P10-6-4": Position("muggins", "6-4", (4, 6), 10),
    "P10-5-0": Position("muggins", "5-0", (0, 5), 5),
    "P10-3-2": Position("muggins", "3-2", (2, 3), 5),
    "P10-6-6": Position("muggins", "6-6", (12,), 0),
    "P10-6-5": Position("muggins", "6-5", (5, 6), 0),
    "P12-2-4": Position("muggins", "2-4", (2, 4), 0),
    "P12-4-3": Position("muggins", "2-4 4-3@E", (2, 3), 5),
    "P12-4-4": Position("muggins", "2-4 4-4@E", (2, 8), 10),
    "P14": Position("muggins", "3-5 5-1@E", (3, 1), 0, [1, 3]),
    "P16": Position("fives", "5-3 3-0@W", (0, 5), 5),
    "P17": Position("fives", "6-1 1-4@W", (4, 6), 10),
    "P18": Position("fives", "4-3 3-3@W", (6, 4), 10),
    "P19": Position("fives", "6-2 2-5@W", (5, 6), 0),
    "P20": Position("fives", "5-5", (10,), 10, [5, 5, 5, 5]),
    "P21": Position("fives", "1-4 4-4@E", (1, 8), 0),
    "P32": Position("fives", "1-1 1-6@W 1-0@E 1-4@N 1-5@S", (6, 0, 4, 5), 15, [0, 4, 5, 6]),
    "P32-all-fives": Position("all-fives", "1-1 1-6@W 1-0@E 1-4@N 1-5@S", (6, 0, 4, 5), 15),
    "P37-first": Position(
        "muggins",
        "3-1 1-6@W",
        (6, 3),
        3,
        options={"play_score.divisors": "3,5", "play_score.points": "quotient_sum"},
    ),
    "P37-then": Position(
        "muggins",
        "3-1 1-6@W 3-4@E",
        (6, 4),
        2,
        options={"play_score.divisors": "3,5", "play_score.points": "quotient_sum"},
    ),
    "P38": Position(
        "muggins",
        "0-5 5-5@E",
        (0, 10),
        2,
        options={"play_score.divisors": "3,5", "play_score.points": "quotient_sum"},
    ),
    "P40": Position(
        "muggins",
        "4-5",
        (4, 5),
        3,
        options={"play_score.divisors": "3", "play_score.points": "quotient_sum"},
    ),
}


@pytest.mark.parametrize("fact", POSITIONS.values(), ids=POSITIONS.keys())
def test_position(fact: Position) -> None:
    """Contributions west to south, points of the last move, pips of the open ends."""
    match = position(fact.preset, fact.moves, fact.options)
    total, points = play(match, fact.moves)[-1]
    assert match.count.parts == fact.parts
    assert (total, points) == (sum(fact.parts), fact.points)
    if fact.open_pips is not None:
        assert places(match) == fact.open_pips


NINE_MOVES = "1-4 1-1@W 4-4@E 4-3@E 1-2@W 1-5@N 5-5@N 5-0@N 1-3@S"


@pytest.mark.parametrize("preset", ["all-fives", "fives"], ids="P22-{}".format)
def test_nine_moves(preset: str) -> None:
    """Nine moves round a spinner, the same counts whenever its arms open."""
    moved = play(position(preset, NINE_MOVES), NINE_MOVES)
    assert [total for total, _ in moved] == [5, 6, 10, 5, 5, 10, 15, 5, 8]
    assert [points for _, points in moved] == [5, 0, 10, 5, 5, 10, 15, 5, 0]


@pytest.mark.parametrize(
    ("moves", "ends"),
    [(2, {"W": 1, "E": 4}), (4, {"W": 1, "E": 3}), (5, {"W": 2, "E": 3, "N": 1, "S": 1})],
    ids=["P23", "P25-4", "P25-5"],
)
def test_arms_open_after_both_sides(moves: int, ends: dict[str, int]) -> None:
    """In all-fives the arms open when both line sides of the spinner are covered."""
    match = position("all-fives", NINE_MOVES)
    play(match, " ".join(NINE_MOVES.split()[:moves]))
    assert {end.name: end.pip for end in match.ends} == ends


SUMS = {
    0: "0-0",
    1: "0-1",
    2: "0-2",
    3: "1-2",
    4: "1-3",
    5: "2-3",
    6: "3-3",
    7: "3-4",
    8: "4-4",
    9: "4-5",
    10: "5-5",
    11: "5-6",
    12: "6-6",
    13: "5-8",
    14: "7-7",
    15: "7-8",
    16: "8-8",
    17: "8-9",
    18: "9-9",
    19: "5-9 5-5@W",
    20: "6-8 6-6@W",
}
QUOTIENTS = {3: 1, 5: 1, 6: 2, 9: 3, 10: 2, 12: 4, 15: 8, 18: 6, 20: 4}


@pytest.mark.parametrize("total", SUMS, ids=lambda total: f"P{35 if total in QUOTIENTS else 36}-{total}")
def test_fives_and_threes(total: int) -> None:
    """A count scores a point for each three and for each five it holds, where it divides evenly."""
    options = {
        "play_score.divisors": "3,5",
        "play_score.points": "quotient_sum",
        "set.max_pip": 9,
    }
    moved = play(position("muggins", SUMS[total], options), SUMS[total])
    assert moved[-1] == (total, QUOTIENTS.get(total, 0))


def test_last_tile_scores_before_the_settlement() -> None:
    """P45: the points of the last tile first, then the hands are deducted."""
    match = start("muggins", ["5-5", "1-6"], leader=1)
    assert play(match, "5-5") == [(10, 10)]
    assert match.hand_outcome is not None
    assert match.hand_outcome.settled == (0, -5)
    assert match.scores == (10, -5)


# --- rounding and settlements --------------------------------------------------------------------


class Settlement(NamedTuple):
    """Hands, the actions to the end of the hand, and what it adds; winners where the fact names them."""

    preset: str
    hands: list[str]
    actions: str
    settled: tuple[int, ...]
    winners: tuple[int, ...] | None = None
    options: Mapping[str, object] = {}
    leader: int | None = 1


def no_draw(hands: int) -> dict[str, object]:
    """The whole stock of a double-six is reserve."""
    return {"boneyard.reserve": 28 - hands}


PAIRS_NEVER: dict[str, object] = {"teams": "pairs", **FREE_LEAD}
LATIN: dict[str, object] = {
    **PAIRS_NEVER,
    "direction": "ccw",
    "settle": "opponents_sum",
    "block.winner": "lowest_team",
}
LOWEST_OF_FOUR = "3-3 0-3@W pass 0-2@W 2-2@W 2-3@W"

SETTLEMENTS = {
    "R01-7": Settlement("muggins", ["0-2", "1-6"], "0-2", (0, -5)),
    "R01-13": Settlement("muggins", ["0-2 0-4", "5-6 1-1"], "0-2 pass 0-4@W", (0, -15), None, no_draw(4)),
    "R02-13-12": Settlement(
        "fives",
        ["6-6 5-6", "5-5 1-2", "4-4 1-3"],
        "6-6 pass pass 5-6@W",
        (25, 0, 0),
        (1,),
        no_draw(6),
        None,
    ),
    **{
        f"R06-{pips}": Settlement(
            "block",
            ["6-6", f"0-{pips}"],
            "6-6",
            (rounded, 0),
            (1,),
            {"settle.round": "nearest:3"},
            None,
        )
        for pips, rounded in {1: 0, 2: 3, 4: 3, 5: 6}.items()
    },
    "E01": Settlement("muggins", ["0-2 0-4", "5-6 1-1"], "0-2 pass 0-4@W", (0, -15), (1,), no_draw(4)),
    "E02": Settlement("muggins", ["0-2", "1-6"], "0-2", (0, -5), (1,)),
    "E08": Settlement(
        "fives",
        ["6-6 5-6", "5-5 1-2", "4-4 1-3"],
        "6-6 pass pass 5-6@W",
        (25, 0, 0),
        (1,),
        no_draw(6),
        None,
    ),
    "E10": Settlement("all-fives", ["2-2", "1-6", "2-5"], "2-2", (15, 0, 0), (1,)),
    "E11": Settlement("fives", ["0-0 2-6", "4-6 1-4"], "0-0", (15, 0), (1,), {"boneyard.draw": "never"}, None),
    "E15": Settlement("draw", ["6-6 1-6", "4-5 0-4"], "6-6 pass 1-6@W", (13, 0), (1,), no_draw(4), None),
    "E16": Settlement(
        "persian-draw",
        ["0-1 0-2", "2-2 3-3", "4-5 2-4"],
        "0-1 pass pass 0-2@W",
        (25, 0, 0),
        (1,),
        no_draw(6),
    ),
    "E17": Settlement("persian-draw", ["0-0 1-4", "4-5 1-2", "6-6 4-4"], "0-0", (27, 0, 0), (1,), no_draw(6)),
    "E18": Settlement("persian-draw", ["0-0 1-5", "1-1 1-3", "6-6 4-4"], "0-0", (0, 0, 0), (), no_draw(6)),
    "E20": Settlement("persian-draw", ["1-2", "0-0"], "1-2", (0, 0), (1,)),
    "E22": Settlement(
        "draw",
        ["6-6 2-6 2-2", "0-1 1-1 0-3", "5-5 4-5 4-4"],
        "6-6 pass pass 2-6@W pass pass 2-2@W",
        (33, 0, 0),
        (1,),
        no_draw(9),
        None,
    ),
    "E23": Settlement(
        "middle-eastern",
        ["1-3 5-6 2-4 1-2", "0-0 0-6 1-6 4-4", "3-3 3-6 2-2 1-4", "0-3 3-5 5-5 6-6"],
        "2-4 pass 2-2@W 4-4@E 1-2@W pass 1-4@W",
        (46, 0, 46, 0),
        (1, 3),
        LATIN,
    ),
    "E24": Settlement(
        "middle-eastern",
        ["0-0 5-6", "3-6 1-1", "4-4 2-4", "5-5 1-3"],
        "0-0",
        (0, 0, 0, 0),
        (),
        LATIN,
    ),
    "E28": Settlement(
        "middle-eastern",
        ["3-3 2-2 0-4", "0-3 2-3 1-4", "6-6 5-6 1-6", "0-2 2-4 0-0"],
        LOWEST_OF_FOUR,
        (11 - 4, 0, 11 - 4, 0),
        (1, 3),
        PAIRS_NEVER,
    ),
    "E29": Settlement(
        "middle-eastern",
        ["3-3 2-2 0-5", "0-3 2-3 1-4", "6-6 5-6 1-6", "0-2 2-4 0-0"],
        LOWEST_OF_FOUR,
        (0, 0, 0, 0),
        (),
        PAIRS_NEVER,
    ),
    "E40": Settlement("all-fives", ["6-6 0-4", "0-0 1-3", "5-5 1-2"], "6-6", (5, 5, 0), (1, 2), no_draw(6)),
}


@pytest.mark.parametrize("fact", SETTLEMENTS.values(), ids=SETTLEMENTS.keys())
def test_settlement(fact: Settlement) -> None:
    """What the end of the hand adds to each seat, and who won the hand."""
    match = start(fact.preset, fact.hands, fact.options, fact.leader)
    scored = [0] * len(fact.hands)
    for action in fact.actions.split():
        seat = match.to_move
        assert seat is not None
        scored[seat - 1] += sum(points for _, points in play(match, action))
    outcome = match.hand_outcome
    assert outcome is not None
    assert outcome.settled == fact.settled
    if fact.winners is not None:
        assert outcome.winners == fact.winners
    assert match.scores == tuple(map(sum, zip(scored, fact.settled, strict=True)))


@pytest.mark.parametrize("players", [2, 3, 4], ids="E06-{}".format)
def test_muggins_scores_in_fives(players: int) -> None:
    """Every total is a multiple of five at all times."""
    for seed in range(5):
        rng = Random(seed)
        match = ds.Match(ds.rules("muggins", players=players), seed=seed)
        for _ in range(4):
            while match.to_move is not None:
                match.apply(rng.choice(match.legal_actions()))
                assert all(score % 5 == 0 for score in match.scores)
            match.next_hand()


def test_out_player_leads() -> None:
    """E07: who went out leads the next hand, with any tile."""
    match = start("muggins", ["0-2", "1-6"], leader=1)
    play(match, "0-2")
    match.next_hand(deal=deal(["3-6", "6-6"]))
    assert match.to_move == 1
    match = start("muggins", ["0-1 4-5", "1-3 3-6"], no_draw(4), leader=1)
    play(match, "0-1 1-3@E pass 3-6@E")
    match.next_hand(deal=deal(["3-6 6-6", "4-4 1-2"]))
    assert match.to_move == 2
    assert legal(match) == {"4-4", "1-2"}


# --- dealing, drawing, passing, blocking ---------------------------------------------------------

STOCKS = {
    "D03-2": ("muggins", 2, 14, 14),
    "D03-3": ("muggins", 3, 13, 13),
    "D03-4": ("muggins", 4, 8, 8),
    "D04-2": ("fives", 2, 14, 14),
    "D04-3": ("fives", 3, 10, 10),
    "D04-4": ("fives", 4, 8, 8),
    "D05-2": ("persian-draw", 2, 14, 12),
    "D05-3": ("persian-draw", 3, 7, 5),
    "D05-4": ("persian-draw", 4, 4, 2),
    "D06": ("middle-eastern", 4, 0, 0),
}


@pytest.mark.parametrize(("preset", "players", "stock", "drawable"), STOCKS.values(), ids=STOCKS.keys())
def test_stock(preset: str, players: int, stock: int, drawable: int) -> None:
    """Tiles left over by the deal, and how many of them may be drawn."""
    match = ds.Match(ds.rules(preset, players=players), seed=1)
    assert match.view(None).stock_left == stock
    reserve = match.rules["boneyard.reserve"]
    assert isinstance(reserve, int)
    assert stock - reserve == drawable


def test_able_to_place() -> None:
    """D08: in muggins a seat that can place may neither draw nor pass."""
    match = start("muggins", ["0-2 3-4", "2-6 5-6"], leader=1)
    play(match, "0-2")
    assert legal(match) == {"2-6@E"}
    assert refuses(match, "draw")
    assert refuses(match, "pass")


@pytest.mark.parametrize("preset", ["muggins", "draw"], ids=["D09-D10-D14", "D23"])
def test_stuck(preset: str) -> None:
    """Drawing is the only action of a stuck seat until a tile fits or the stock is empty."""
    hands = ["1-1 1-2 1-3", "4-4 5-5 4-5"]
    held = [*hands[0].split(), *hands[1].split()]
    stock = ["4-6", "5-6", "0-1", *(tile for tile in names() if tile not in [*held, "4-6", "5-6", "0-1"])]
    rules = ds.rules(preset, players=2, options={"hand_size": 3, **FREE_LEAD})
    tiles = tuple(tuple(hand.split()) for hand in hands)
    match = ds.Match(rules, deal=ds.Deal(tiles=tiles, stock=tuple(stock), leader=1))
    play(match, "1-2")
    for _ in range(3):
        assert match.to_move == 2
        assert legal(match) == {"draw"}
        assert refuses(match, "pass")
        play(match, "draw")
    assert legal(match) == {"0-1@W"}


def test_pass_only_with_an_empty_stock() -> None:
    """D14, D23: the pass comes when the stock is empty; the hand goes on while somebody can place."""
    options = {"set.max_pip": 3, **FREE_LEAD}
    match = start("draw", ["0-0 0-1 1-1", "2-2 2-3 3-3"], options, leader=1)
    play(match, "0-1")
    drawn = 0
    while legal(match) == {"draw"}:
        play(match, "draw")
        drawn += 1
    assert drawn == 1
    assert legal(match) == {"0-2@W"}


def test_persian_draw_in_plenty() -> None:
    """D15, D16: above two stock tiles a seat may draw although able, again and again, and play any tile."""
    match = start("persian-draw", ["0-0 1-1 2-2", "0-6 5-5 4-5"], leader=1)
    play(match, "0-0")
    assert legal(match) == {"0-6@W", "0-6@E", "draw"}
    assert refuses(match, "pass")
    play(match, "draw")
    assert legal(match) == {"0-6@W", "0-6@E", "0-1@W", "0-1@E", "draw"}
    play(match, "draw 0-6@E")
    assert match.to_move == 1


def test_persian_draw_at_two() -> None:
    """D17: at two stock tiles no drawing; able, a seat must place, else it passes."""
    options = {"hand_size": 13}
    low = [tile for tile in names() if "6" not in tile.split("-")]
    hands = [" ".join(["0-6", *low[8:20]]), " ".join(["6-6", *low[:8], "5-5", "2-6", "3-6", "4-6"])]
    match = start("persian-draw", hands, options, leader=1)
    play(match, "0-6")
    assert match.view(None).stock_left == 2
    assert refuses(match, "draw")
    assert refuses(match, "pass")
    match = start("persian-draw", ["0-0 1-1", "2-2 3-3", "0-1 4-4"], no_draw(6) | {"target": 61}, leader=1)
    play(match, "0-0")
    assert legal(match) == {"pass"}
    assert refuses(match, "draw")


DEAD = [("draw", 2), ("middle-eastern", 4), ("muggins", 2), ("persian-draw", 2)]


@pytest.mark.parametrize(("preset", "players"), DEAD, ids=[f"D20-{preset}" for preset, _ in DEAD])
def test_dead_pip_shows_at_both_ends(preset: str, players: int) -> None:
    """An end whose pip has all its tiles on the table is matched by the other end."""
    dead = 0
    for seed in range(60):
        rng = Random(seed)
        match = ds.Match(ds.rules(preset, players=players), seed=seed)
        on_table: list[ds.Tile] = []
        while match.to_move is not None:
            events = match.apply(rng.choice(match.legal_actions()))
            on_table += [event.tile for event in events if isinstance(event, ds.TilePlaced)]
            for end in match.ends:
                if sum(end.pip in tile for tile in on_table) == 7:
                    assert {other.pip for other in match.ends} == {end.pip}
                    dead += 1
    assert dead


@pytest.mark.parametrize("preset", ["block", "persian-block"], ids="D22-{}".format)
def test_no_drawing(preset: str) -> None:
    """D22: stuck means pass; able means place."""
    match = start(preset, ["6-6 0-6 1-1", "5-5 4-4 3-3"], leader=None if preset == "block" else 1)
    play(match, "6-6")
    assert legal(match) == {"pass"}
    assert refuses(match, "draw")
    play(match, "pass")
    assert legal(match) == {"0-6@W", "0-6@E"}
    assert refuses(match, "pass")
    assert refuses(match, "draw")


@pytest.mark.parametrize("leader", [1, 2], ids="D26-{}".format)
def test_muggins_lot(leader: int) -> None:
    """Holding [6|6] gives no right to lead; the lot does, and any tile may be led."""
    match = start("muggins", ["6-6 1-2", "0-1 3-5"], leader=leader)
    assert match.to_move == leader
    assert legal(match) == ({"6-6", "1-2"} if leader == 1 else {"0-1", "3-5"})


def test_highest_double_leads() -> None:
    """D27: the holder of the highest double leads it, and it scores."""
    match = start("fives", ["4-4 5-6", "5-5 0-1", "3-6 4-6"])
    assert match.to_move == 2
    assert legal(match) == {"5-5"}
    assert play(match, "5-5") == [(10, 10)]


def test_left_of_the_leader() -> None:
    """D30: the hand after is led by the seat on the left of the one that led, not by the winner."""
    match = start("persian-draw", ["0-1 6-6", "4-4 4-5", "0-2 2-5"], no_draw(6), leader=1)
    play(match, "0-1 pass 0-2@W pass pass 2-5@W")
    assert match.hand_outcome is not None
    assert match.hand_outcome.winners == (3,)
    match.next_hand(deal=deal(["0-1 6-6", "4-4 4-5", "0-2 2-5"]))
    assert match.to_move == 2


def test_right_of_the_leader() -> None:
    """D31: played to the right, [6|6] leads the first hand, the seat on the leader's right the next, any tile."""
    options = {
        "teams": "pairs",
        "direction": "ccw",
        "lead.later_hands": "right_of_prev_leader",
        "lead.later_tile": "any",
        "target": 100,
    }
    hands = ["0-1 1-1", "6-6 5-6", "2-2 3-3", "4-4 0-0"]
    match = start("middle-eastern", hands, options)
    assert match.to_move == 2
    assert legal(match) == {"6-6"}
    play(match, "6-6 pass pass pass 5-6@E")
    match.next_hand(deal=deal(hands))
    assert match.to_move == 1
    assert legal(match) == {"0-1", "1-1"}


def test_hidden_hands() -> None:
    """D38: others' tiles are numbers; a match that ends in play reveals nothing."""
    match = start("muggins", ["5-5 1-2", "0-1 3-6"], {"target": 10}, leader=1)
    view = match.view(2)
    assert view.tiles_held == (2, 2)
    assert view.tiles == (ds.Tile.parse("0-1"), ds.Tile.parse("3-6"))
    play(match, "5-5")
    assert match.outcome is not None
    outcome = match.view(2).hand_outcome
    assert outcome is not None
    assert outcome.tiles_left[0] is None


@pytest.mark.parametrize(
    ("max_pip", "tiles", "pips"),
    [(6, 28, 168), (9, 55, 495), (12, 91, 1092), (15, 136, 2040), (18, 190, 3420)],
    ids="D01-D02-{}".format,
)
def test_sets(max_pip: int, tiles: int, pips: int) -> None:
    """Tiles and pips of a set; every number lies on one tile more than the highest number, twice on one of them."""
    whole = ds.TileSet(max_pip)
    assert (len(whole), whole.pips) == (tiles, pips)
    for number in range(max_pip + 1):
        assert sum(number in tile for tile in whole) == max_pip + 1
        assert sum((tile.low == number) + (tile.high == number) for tile in whole) == max_pip + 2


# --- the end of a match --------------------------------------------------------------------------


class Ending(NamedTuple):
    """Totals before, hands, actions to the end of the hand or of play, totals after, whether seat 1 has won."""

    preset: str
    before: list[int]
    hands: list[str]
    actions: str
    after: tuple[int, ...]
    won: bool
    options: Mapping[str, object] = {}


ENDINGS = {
    "W01": Ending("muggins", [240, 0], ["5-5 1-2", "1-1 3-6"], "5-5", (250, 0), True),
    "W01-last-tile": Ending("muggins", [240, 0], ["5-5", "3-6"], "5-5", (250, 0), True),
    "W03": Ending("muggins", [200, 0], ["5-5 1-2", "1-1 3-6"], "5-5", (210, 0), False),
    "W04-3": Ending("muggins", [195, 0, 5], ["0-5 1-2", "1-1 3-6", "2-2 3-3"], "0-5", (200, 0, 5), True),
    "W04-4": Ending(
        "muggins", [195, 0, 5, 0], ["0-5 1-2", "1-1 3-6", "2-2 3-3", "0-6 0-0"], "0-5", (200, 0, 5, 0), True
    ),
    "W06": Ending("fives", [145, 100], ["1-4 0-1", "0-3 0-2"], "1-4", (150, 100), True, FREE_LEAD),
    "W06-end-of-hand": Ending(
        "fives",
        [145, 100],
        ["1-4 0-1", "0-3 0-2"],
        "1-4",
        (150, 100),
        False,
        {**FREE_LEAD, "target.check": "end_of_hand"},
    ),
    "W09-draw": Ending("draw", [90, 99], ["6-6 1-6", "4-5 0-4"], "6-6 pass 1-6@W", (103, 99), True, no_draw(4)),
    "W09-block": Ending("block", [90, 99], ["6-6 1-6", "4-5 0-1"], "6-6 pass 1-6@W", (100, 99), True),
    "W09-short": Ending("block", [89, 99], ["6-6 1-6", "4-5 0-1"], "6-6 pass 1-6@W", (99, 99), False),
    "W10": Ending("persian-draw", [90, 0], ["1-2", "6-6"], "1-2", (102, 0), True),
    "W11": Ending("persian-draw", [50, 0, 0], ["1-2", "2-3", "2-4"], "1-2", (61, 0, 0), True),
    "W11-short": Ending("persian-draw", [49, 0, 0], ["1-2", "2-3", "2-4"], "1-2", (60, 0, 0), False),
}


@pytest.mark.parametrize("fact", ENDINGS.values(), ids=ENDINGS.keys())
def test_match_end(fact: Ending) -> None:
    """The match ends when a total reaches the target, in play or when the hand is settled."""
    leader = None if fact.preset in ("draw", "block") else 1
    match = start(fact.preset, fact.hands, fact.options, leader, fact.before)
    play(match, fact.actions)
    assert match.scores == fact.after
    if not fact.won:
        assert match.outcome is None
        return
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), fact.after)
    assert match.to_move is None
    assert match.legal_actions() == ()


def test_nothing_is_settled_after_the_target() -> None:
    """W01: a target reached in play leaves the hand unfinished and the other tiles hidden."""
    match = start("muggins", ["5-5 1-2", "1-1 3-6"], None, 1, [240, 0])
    play(match, "5-5")
    outcome = match.view(2).hand_outcome
    assert outcome is not None
    assert outcome.settled == (0, 0)
    assert outcome.tiles_left == (None, (ds.Tile.parse("1-1"), ds.Tile.parse("3-6")))
