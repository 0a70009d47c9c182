"""Checkable facts about Mexican Train, through the public interface. A docstring begins with the id of its fact."""

from __future__ import annotations

from random import Random

import pytest
from tests.trains import ending, legal, marked, play, refused, trains

import doublesix as ds

ENGINES = [(13 - game, game) for game in range(1, 14)]


# --- the engine ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "game"), ENGINES)
def test_engine_of_each_game(number: int, game: int) -> None:
    """M01: the engine of game g is the double of 13 - g, and its holder lays it in the middle."""
    hands = [f"{number}-{number}", "1-2"]
    match = trains(hands, hand=game)
    assert match.view(None).engine == ds.Tile(number, number)
    assert (match.to_move, match.leader, legal(match)) == (1, 1, {"start"})
    (laid, *_) = match.apply(ds.Start())
    assert isinstance(laid, ds.TilePlaced)
    assert (laid.seat, laid.tile, laid.end) == (1, ds.Tile(number, number), None)


def test_thirteen_games() -> None:
    """M01, M21: a whole match goes through the thirteen engines from the double-twelve to the double-blank."""
    match = ds.Match(ds.rules("mexican-train", 5), seed=3)
    rng = Random(3)
    while match.outcome is None:
        if match.to_move is None:
            match.next_hand()
        match.apply(rng.choice(match.legal_actions()))
    engines = [next(event for event in hand.events if isinstance(event, ds.TilePlaced)) for hand in match.hands]
    assert [str(event.tile) for event in engines] == [f"{n}-{n}" for n in range(12, -1, -1)]
    assert match.outcome.termination is ds.Termination.ALL_HANDS_PLAYED
    assert match.outcome.winners == tuple(
        seat for seat, total in enumerate(match.scores, 1) if total == min(match.scores)
    )


def test_holder_starts() -> None:
    """M02: whoever holds the engine starts, wherever that seat sits; nobody else may, and nothing else may be done."""
    match = trains(["1-2 3-4", "5-6 7-8", "12-12 9-10"])
    assert (match.to_move, match.leader, legal(match)) == (3, 3, {"start"})
    assert refused(match, "9-10@3")[0] == "action.must_start"
    assert refused(match, "draw")[0] == "action.must_start"
    assert refused(match, "start", seat=1)[0] == "action.not_your_turn"


def test_engine_is_sought() -> None:
    """M02: nobody holds it: one tile each from seat 1 clockwise until it appears; its finder keeps it and starts."""
    match = trains(["1-2", "5-6", "9-10"], stock="0-1 0-2 0-3 0-4 12-12")
    seats = []
    for _ in range(5):
        seats.append(match.to_move)
        assert legal(match) == {"draw"}
        assert refused(match, "pass")[0] == "action.seek_engine"
        assert refused(match, "start")[0] == "action.seek_engine"
        play(match, "draw")
    assert seats == [1, 2, 3, 1, 2]
    assert (match.to_move, match.leader, legal(match)) == (2, 2, {"start"})
    assert match.view(None).tiles_held == (3, 3, 2)
    play(match, "start")
    assert refused(match, "start")[0] == "action.engine_lies"
    # The tiles drawn in search stay in the hand, and seat 2 goes on with its own first turn.
    assert match.view(2).tiles == (ds.Tile(0, 2), ds.Tile(5, 6))
    assert match.to_move == 2


# --- the first turn ------------------------------------------------------------------------------


def test_valid_train() -> None:
    """M03: after [12|12] the train 12-5, 5-0, 0-1 is right; so it is with 1-1 put in before 1-3."""
    match = trains(["12-12 5-12 0-5 0-1 1-1 1-3 8-8", "2-3 2-4 2-5 2-6 2-7 2-8 2-9"])
    play(match, "start")
    assert legal(match) == {"5-12@1"}
    play(match, "12-5@1,5-0@1,0-1@1")
    assert legal(match) == {"1-1@1", "1-3@1", "done"}
    play(match, "1-1@1,1-3@1")
    assert legal(match) == {"done"}
    own = match.view(None).trains[0]
    assert (own.name, own.pip, own.length, own.ends_in_double) == ("1", 3, 5, False)


def test_halves_that_touch_are_equal() -> None:
    """M03: a tile without the number of the end is refused, and so is one without the engine's number to begin with."""
    match = trains(["12-12 5-12 0-5 0-1", "2-3 2-4 2-5 2-6"])
    play(match, "start")
    assert refused(match, "0-5@1") == (
        "action.does_not_fit",
        {"action": "0-5@1", "tile": "0-5", "end": "1", "pip": 12},
    )
    play(match, "5-12@1")
    assert refused(match, "0-1@1")[0] == "action.does_not_fit"


def test_first_turn_is_for_the_own_train() -> None:
    """M04: in the first turn neither another train, marked or not, nor the Mexican train may be used."""
    match = trains(["12-12 0-1 0-2", "7-12 7-8 9-12", "3-4 3-5 3-6"], stock="0-0")
    play(match, "start,draw,pass")
    assert marked(match) == {"1"}
    assert legal(match) == {"7-12@2", "9-12@2"}
    for end in ("1", "3", "M"):
        assert refused(match, f"7-12@{end}")[0] == "action.own_train_only"


def test_first_turn_without_the_number() -> None:
    """M07, first turn: one draw; what fits is played and the train goes on, else the empty train is marked."""
    match = trains(["12-12 0-1", "4-6 1-2", "3-4 3-5"], stock="0-2 4-12 0-3")
    play(match, "start,draw")
    assert legal(match) == {"pass"}
    assert refused(match, "draw")[0] == "action.one_draw"
    play(match, "pass,draw")
    assert legal(match) == {"4-12@2"}
    assert refused(match, "pass") == ("action.must_place_drawn", {"action": "pass", "tile": "4-12"})
    play(match, "4-12@2")
    assert legal(match) == {"4-6@2", "done"}
    assert refused(match, "draw")[0] == "action.must_be_done"
    play(match, "done")
    assert marked(match) == {"1"}
    assert match.to_move == 3


def test_done_needs_a_tile() -> None:
    """A first turn that can lay a tile lays one."""
    match = trains(["12-12 5-12 0-1", "2-3 2-4 2-5"])
    play(match, "start")
    assert refused(match, "done")[0] == "action.done_needs_tile"
    assert refused(match, "draw")[0] == "action.must_place"
    assert refused(match, "pass")[0] == "action.must_place"


def test_no_double_in_a_one_tile_first_turn() -> None:
    """M24: a first turn of one tile lays the engine's number, whose only double is the engine: so never a double."""
    match = trains(["12-12 6-6 6-12", "1-2 1-3 1-4"], {"train.first_turn": "one_tile"})
    play(match, "start")
    assert legal(match) == {"6-12@1"}
    assert refused(match, "6-6@1")[0] == "action.does_not_fit"
    for seed in range(30):
        dealt = ds.Match(ds.rules("mexican-train", 4, {"train.first_turn": "one_tile"}), seed=seed)
        turns = 0
        while turns < 4:
            actions = dealt.legal_actions()
            assert not any(isinstance(action, ds.Place) and action.tile.is_double for action in actions)
            turns += not isinstance(actions[0], ds.Start | ds.Draw)
            dealt.apply(actions[0])


# --- later turns ---------------------------------------------------------------------------------

# Everybody has had a first turn when seat 1 is on turn again: trains 1, 2 and 3 end in 1, 2 and 3.
AFTER_FIRST_TURNS = "start,1-12@1,done,2-12@2,done,3-12@3,done"


def test_mexican_train() -> None:
    """M06: from the second turn on a tile with the engine's number may start it; then everybody may extend it."""
    match = trains(["12-12 1-12 4-12 0-0", "2-12 4-5 9-9 0-2", "3-12 5-12 5-7 0-3"])
    play(match, "start,1-12@1")
    assert refused(match, "4-12@M")[0] == "action.own_train_only"
    play(match, "done,2-12@2,done,3-12@3,done")
    assert legal(match) == {"4-12@M"}
    play(match, "4-12@M")
    assert legal(match) == {"4-5@M", "0-2@2"}
    play(match, "4-5@M")
    # There is one Mexican train: it goes on from its end, and the engine's number starts no second one.
    assert legal(match) == {"5-12@M", "5-7@M", "0-3@3"}


def test_stuck() -> None:
    """M07: exactly one draw; what fits must be played now, what does not marks the own train and the turn is over."""
    match = trains(["12-12 1-12 5-7", "2-12 4-5 9-9", "3-12 5-6 8-8"], stock="1-8 6-10 0-6")
    play(match, AFTER_FIRST_TURNS)
    assert (legal(match), refused(match, "pass")[0]) == ({"draw"}, "action.must_draw")
    play(match, "draw")
    assert legal(match) == {"1-8@1"}
    assert refused(match, "pass")[0] == "action.must_place_drawn"
    assert refused(match, "draw")[0] == "action.must_place_drawn"
    play(match, "1-8@1")
    assert (match.to_move, marked(match)) == (2, set())
    play(match, "draw")
    assert legal(match) == {"pass"}
    assert refused(match, "draw")[0] == "action.one_draw"
    events = match.apply(ds.Pass())
    assert events == (ds.Passed(2), ds.TrainMarked(2, True))
    assert (match.to_move, marked(match)) == (3, {"2"})


def test_trains_of_others() -> None:
    """M08: another seat's train is closed until it is marked."""
    match = trains(["12-12 1-12 2-7 2-9", "2-12 4-5 9-9 6-6", "3-12 2-8 8-8 5-5"], stock="0-7 0-0")
    play(match, AFTER_FIRST_TURNS)
    assert legal(match) == {"draw"}
    assert refused(match, "2-7@2")[0] == "action.train_closed"
    play(match, "draw,pass,draw,pass")
    assert marked(match) == {"1", "2"}
    assert legal(match) == {"2-8@2"}
    play(match, "2-8@2")
    assert "2-8" not in map(str, match.view(3).tiles)
    assert match.view(None).trains[1].pip == 8


def test_marker_comes_off() -> None:
    """M09: only its owner's play on it closes a train again: no play of others there, none of the owner elsewhere."""
    match = trains(
        ["12-12 1-12 2-5 1-6 0-10", "2-12 4-8 7-7 8-9 0-11", "3-12 3-6 6-11 0-0 0-9"],
        stock="9-10 4-12 1-3 5-10",
    )
    play(match, f"{AFTER_FIRST_TURNS},1-6@1,draw,pass")
    assert (match.to_move, marked(match)) == (3, {"2"})
    play(match, "3-6@3,2-5@2")  # seat 1 on train 2
    assert (match.to_move, marked(match)) == (2, {"2"})
    play(match, "draw,4-12@M")  # seat 2 on the Mexican train
    assert (match.to_move, marked(match)) == (3, {"2"})
    play(match, "6-11@3,draw,pass,4-8@M")  # seat 1 is stuck; seat 2 on the Mexican train again
    assert (match.to_move, marked(match)) == (3, {"1", "2"})
    play(match, "draw,5-10@2,0-10@2")  # seats 3 and 1 on train 2
    assert (match.to_move, marked(match)) == (2, {"1", "2"})
    assert legal(match) == {"8-9@M", "0-11@2"}
    events = match.apply(ds.Action.parse("0-11@2"))
    assert ds.TrainMarked(2, False) in events
    assert marked(match) == {"1"}


# --- doubles -------------------------------------------------------------------------------------

# Seat 1 lays 5-5 on its own train in its second turn, has no other tile to follow it and draws one that fits nowhere:
# the double lies uncovered, train 1 is marked with the pass.
DOUBLE_LEFT = "start,5-12@1,done,2-12@2,done,3-12@3,done,5-5@1,draw,pass"


def test_double_comes_before_everything() -> None:
    """M11: who holds [5|9] and a tile for the own train may only lay [5|9] on the double."""
    match = trains(["12-12 5-12 5-5 0-1", "2-12 5-9 2-7 0-0", "3-12 3-6 4-8 4-7"], stock="0-4")
    play(match, DOUBLE_LEFT)
    assert legal(match) == {"5-9@1"}
    assert refused(match, "2-7@2") == (
        "action.cover_double",
        {"action": "2-7@2", "double": "5-5", "end": "1"},
    )
    play(match, "5-9@1")
    # The turn ends with the cover, and nobody is bound any more.
    assert (match.to_move, legal(match)) == (3, {"3-6@3"})


# Without a mark: 9-9 lies at the end of the first-turn train of seat 3, which stays closed.
CLOSED_WITH_DOUBLE = ["12-12 1-12 1-6 0-1", "2-12 9-10 2-7 0-0", "9-12 9-9 4-8 4-7"]


def test_double_on_a_closed_train() -> None:
    """M11, M13: the duty binds on a closed train too, and the refusal names the double and the train."""
    match = trains(CLOSED_WITH_DOUBLE, stock="4-4")
    play(match, "start,1-12@1,done,2-12@2,done,9-12@3,9-9@3,done")
    assert marked(match) == set()
    assert legal(match) == {"draw"}
    for action in ("1-6@1", "0-1@1", "1-6@3"):
        code, params = refused(match, action)
        assert (code, params["double"], params["end"]) == ("action.cover_double", "9-9", "3")
    play(match, "draw,pass")
    assert (match.to_move, legal(match)) == (2, {"9-10@3"})
    with pytest.raises(ds.IllegalActionError, match="the double 9-9 on train 3 must be covered first"):
        match.apply(ds.Action.parse("2-7@2"))
    play(match, "9-10@3")
    # Covered, train 3 is as closed as before.
    assert (match.to_move, marked(match)) == (3, {"1"})
    assert match.view(None).trains[2].pip == 10


def test_duty_goes_on_until_the_double_is_covered() -> None:
    """M13: without a five one draw; it fits and covers, or the own train is marked and the duty goes to the next."""
    match = trains(["12-12 5-12 5-5 0-1", "2-12 2-6 2-7 0-0", "3-12 3-6 4-8 4-7"], stock="0-4 1-2 5-8")
    play(match, DOUBLE_LEFT)
    assert (match.to_move, legal(match)) == (2, {"draw"})
    play(match, "draw")
    assert legal(match) == {"pass"}  # 1-2 would fit train 2, but has no five
    assert refused(match, "1-2@2")[0] == "action.cover_double"
    play(match, "pass")
    assert marked(match) == {"1", "2"}
    assert (match.to_move, legal(match)) == (3, {"draw"})
    play(match, "draw")
    assert legal(match) == {"5-8@1"}
    assert refused(match, "pass")[0] == "action.must_place_drawn"
    play(match, "5-8@1")
    assert (match.to_move, marked(match)) == (1, {"1", "2"})
    assert not any(train.must_be_covered for train in match.view(None).trains)


def test_out_with_a_double() -> None:
    """M17: whoever has only a double left lays it, is out at once and has nothing to pay."""
    match = trains(["12-12 5-12 5-5", "2-12 2-6 5-7", "3-12 3-6 4-8"])
    play(match, "start,5-12@1,done,2-12@2,done,3-12@3,done,5-5@1")
    outcome = ending(match)
    assert outcome.termination is ds.Termination.DOMINO
    assert (outcome.winners, outcome.settled) == ((1,), (0, 2 + 6 + 5 + 7, 3 + 6 + 4 + 8))


@pytest.mark.parametrize(("most", "after_it"), [("none", {"9-9@M"}), (1, {"draw"})])
def test_one_double_in_a_turn(most: str | int, after_it: set[str]) -> None:
    """M18: with at most one double a turn a second one is refused, where it would else be the extra tile."""
    match = trains(
        ["12-12 5-12 9-12 5-5 9-9 0-1", "2-12 2-3 4-4 6-6 7-7 8-8"], {"double.max_per_turn": most}, stock="10-11"
    )
    play(match, "start,5-12@1,done,2-12@2,done,9-12@M,2-3@2")
    assert legal(match) == {"5-5@1", "9-9@M"}
    play(match, "5-5@1")
    assert legal(match) == after_it
    if most == 1:
        assert refused(match, "9-9@M")[0] == "action.doubles_per_turn"
        play(match, "draw,pass")
        assert [train.name for train in match.view(None).trains if train.must_be_covered] == ["1"]


def test_one_double_in_a_first_turn() -> None:
    """M18: the doubles of a first-turn train count too."""
    match = trains(["12-12 5-12 5-5 0-5 0-0", "2-12 8-9 2-7 8-11 1-7"], {"double.max_per_turn": 1})
    play(match, "start,5-12@1")
    assert legal(match) == {"5-5@1", "0-5@1", "done"}
    play(match, "5-5@1,0-5@1")
    assert legal(match) == {"done"}
    assert refused(match, "0-0@1")[0] == "action.doubles_per_turn"


@pytest.mark.parametrize("players", [2, 4, 7, 10])
def test_never_two_uncovered_doubles(players: int) -> None:
    """M18: with one double a turn, doubles that must be covered are never more than one after the first turns."""
    options = {"double.max_per_turn": 1, "train.first_turn": "one_tile", "hand_size": 6}
    for seed in range(20):
        match, rng = ds.Match(ds.rules("mexican-train", players, options), seed=seed), Random(seed)
        while match.to_move is not None:
            actions = match.legal_actions()
            doubles = [a for a in actions if isinstance(a, ds.Place) and a.tile.is_double]
            match.apply(rng.choice(doubles or actions))
            assert sum(train.ends_in_double for train in match.view(None).trains) <= 1


def test_cover_is_never_a_double() -> None:
    """M26: the double of a number is on the table, so what covers it is none."""
    covers = 0
    for seed in range(40):
        match, rng = ds.Match(ds.rules("mexican-train", 4), seed=seed), Random(seed)
        while match.to_move is not None:
            actions = match.legal_actions()
            due = {train.name for train in match.view(None).trains if train.must_be_covered}
            if due:
                placing = [action for action in actions if isinstance(action, ds.Place)]
                covers += len(placing)
                assert all(action.end in due and not action.tile.is_double for action in placing)
            doubles = [a for a in actions if isinstance(a, ds.Place) and a.tile.is_double]
            match.apply(rng.choice(doubles or actions))
    assert covers > 100


# --- the end -------------------------------------------------------------------------------------


def test_empty_stock() -> None:
    """M20: with an empty stock a stuck seat passes and is marked; when nobody can go on, all pay for their hands.

    Double-six for two, dealt out. When all seven sixes lie and both trains end in six, nobody can place.
    """
    match = trains(
        [
            "6-6 1-6 1-2 2-6 3-6 3-4 4-6 0-0 0-1 0-2 0-3 1-1 1-3 2-2",
            "5-6 0-5 0-6 0-4 1-4 1-5 2-3 2-4 2-5 3-3 3-5 4-4 4-5 5-5",
        ],
        {"set.max_pip": 6},
    )
    play(match, "start,1-6@1,1-2@1,2-6@1,3-6@1,3-4@1,4-6@1,done,5-6@2,0-5@2,done")
    assert (match.to_move, legal(match)) == (1, {"pass"})
    assert refused(match, "draw")[0] == "action.stock_empty"
    play(match, "pass")
    assert marked(match) == {"1"}
    assert legal(match) == {"0-6@1", "0-6@2", "0-6@M", "0-4@2"}
    play(match, "0-6@2")
    outcome = ending(match)
    assert outcome.termination is ds.Termination.BLOCKED
    assert outcome.settled == (0 + 1 + 2 + 3 + 2 + 4 + 4, 4 + 5 + 6 + 5 + 6 + 7 + 6 + 8 + 8 + 9 + 10)
    assert outcome.winners == (1,)
    assert refused(match, "pass")[0] == "action.hand_over"


def test_lowest_total_wins() -> None:
    """M21: the thirteenth game ends the match; of 40, 55 and 38 the third player wins."""
    match = trains(["0-4 5-5", "0-1 3-7", "0-0 0-2"], scores=(30, 45, 38), hand=13)
    play(match, "start,0-2@3")
    # Seat 3 is out in the first turns: the others complete theirs, then 5-5 is left to seat 1 and 3-7 to seat 2.
    play(match, "0-4@1,done,0-1@2,done")
    assert ending(match).settled == (10, 10, 0)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (3,), (40, 55, 38))


def test_penalty_points() -> None:
    """E36: A is out; B pays 15 for [6|4],[3|2] and C 23 for [12|11]."""
    match = trains(["12-12 5-12 5-7", "4-6 2-3 2-12", "11-12 10-12 1-10"])
    play(match, "start,5-12@1,5-7@1,2-12@2,done,10-12@3,1-10@3,done")
    outcome = ending(match)
    assert outcome.termination is ds.Termination.DOMINO
    assert (outcome.winners, outcome.settled) == ((1,), (0, 15, 23))
    assert match.scores == (0, 15, 23)


@pytest.mark.parametrize(("worth", "settled"), [(None, 0), (50, 50), (25, 25)])
def test_double_blank(worth: int | None, settled: int) -> None:
    """E37: [0|0] left in a hand costs nothing by default, 50 or 25 where the table says so."""
    options = {} if worth is None else {"tile_value.double_blank": worth}
    match = trains(["12-12 5-12", "2-12 0-0"], options)
    play(match, "start,5-12@1,2-12@2,done")
    assert ending(match).settled == (0, settled)
