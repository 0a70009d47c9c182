"""What a match answers to requests at the wrong time, and how it is broken off and copied."""

from __future__ import annotations

import doctest
from typing import Any

import pytest
from tests.scenes import play, table

import doublesix as ds
import doublesix.match


def code_of(match: ds.Match, action: Any, seat: Any = None) -> str:
    """The code of the refusal; nothing has changed then."""
    before = match.events, match.scores, match.to_move, repr(match)
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Action.parse(action) if isinstance(action, str) else action, seat)
    assert (match.events, match.scores, match.to_move, repr(match)) == before
    return refused.value.code


def test_requests_at_the_wrong_time() -> None:
    """Hands follow one another, and nothing follows the end of a match."""
    match = table("draw", ["0-1", "4-5"], {"lead.first_hand": "lot", "lead.later_hands": "lot", "target": 10}, leader=1)
    with pytest.raises(ds.MatchStateError) as refused:
        match.next_hand()
    assert refused.value.code == "match.hand_running"
    play(match, "0-1")
    assert (match.scores, match.to_move, match.legal_actions()) == ((9, 0), None, ())
    assert code_of(match, "4-5") == "action.hand_over"
    assert code_of(match, "4-5", seat=2) == "action.hand_over"
    match.next_hand(ds.Deal(["0-1", "4-5"], leader=1))
    play(match, "0-1")
    assert match.outcome is not None
    assert code_of(match, "4-5") == "action.match_over"
    for request in (match.next_hand, match.abandon, lambda: match.forfeit(1)):
        with pytest.raises(ds.MatchStateError) as refused:
            request()
        assert refused.value.code == "match.over"


def test_only_the_seat_on_turn_acts() -> None:
    """Told by its number, another seat is refused even where the action would be legal for the one on turn."""
    match = table("muggins", ["5-6 1-1", "2-2 5-5"], leader=1)
    seats: list[Any] = [2, 0, 3, -1, "1", 1.5, [], 10**5000]
    for seat in seats:
        assert code_of(match, "5-6", seat) == "action.not_your_turn"
    assert len(match.apply(ds.Action.parse("5-6"), seat=1)) == 1
    assert code_of(match, "5-5@W", 1) == "action.not_your_turn"


def test_things_that_are_no_action() -> None:
    """Whatever else is applied is refused as such, and another seat learns nothing by it."""
    match = table("muggins", ["5-6 1-1", "2-2 5-5"], leader=1)
    things: list[Any] = ["5-6", None, 5, 10**5000, [], {}, object(), ds.Tile(5, 6), ds.Action, ds.Action()]
    for thing in things:
        with pytest.raises(ds.IllegalActionError) as refused:
            match.apply(thing)
        assert refused.value.code == "action.unknown"
        assert refused.value.legal == match.legal_actions()
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(10**5000, seat=2)  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.legal) == ("action.not_your_turn", ())
    match.abandon()
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(10**5000)  # type: ignore[arg-type]
    assert refused.value.code == "action.match_over"


def test_ambiguous_placements_name_their_choices() -> None:
    """0-1 fits both sides of a lone 1-1 and must say which; 5-6 fits one end of the line and need not."""
    match = table("muggins", ["1-1 4-4", "0-1 5-6"], leader=1)
    play(match, "1-1")
    with pytest.raises(ds.AmbiguousActionError) as unclear:
        match.apply(ds.Place(ds.Tile(0, 1)))
    assert unclear.value.code == "action.ambiguous"
    assert unclear.value.choices == (ds.Place(ds.Tile(0, 1), "W"), ds.Place(ds.Tile(0, 1), "E"))
    assert str(unclear.value) == "0-1 fits in several ways: 0-1@W, 0-1@E"
    assert len(match.events) == 2
    match = table("muggins", ["1-5 4-4", "5-6 0-0"], leader=1)
    play(match, "1-5")
    (placed,) = match.apply(ds.Place(ds.Tile(5, 6)))
    assert isinstance(placed, ds.TilePlaced)
    assert placed.end == "E"


def test_placements_without_an_end_that_fit_nowhere_or_at_the_arms_too() -> None:
    """5-6 joins neither 0 nor 1; 0-5 joins all four sides of the spinner, and must say which."""
    match = table("muggins", ["0-1 4-4", "0-0 5-6"], leader=1)
    play(match, "0-1")
    assert code_of(match, "5-6") == "action.fits_nowhere"
    match = table("fives", ["5-5 0-1", "0-5 0-0"])
    play(match, "5-5")
    with pytest.raises(ds.AmbiguousActionError) as unclear:
        match.apply(ds.Place(ds.Tile(0, 5)))
    assert [choice.end for choice in unclear.value.choices if isinstance(choice, ds.Place)] == ["W", "E", "N", "S"]


def test_a_claimed_draw_is_checked() -> None:
    """A draw that names another tile than the next is refused, and the next tile is not told."""
    match = table("draw", ["6-6 1-1", "2-2 3-3"], stock="4-4 5-5")
    play(match, "6-6")
    assert code_of(match, "draw 5-5") == "action.other_tile_next"
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Action.parse("draw 5-5"))
    assert "4-4" not in str(refused.value)
    assert refused.value.legal == (ds.Draw(),)
    assert match.apply(ds.Action.parse("draw 4-4")) == (ds.TileDrawn(2, ds.Tile(4, 4)),)


def test_a_claimed_draw_where_nothing_may_be_drawn() -> None:
    """The reason is that of the draw."""
    match = table("draw", ["6-6 1-1", "0-6 3-3"], stock="4-4 5-5")
    play(match, "6-6")
    assert code_of(match, "draw 4-4") == "action.must_place"


@pytest.mark.parametrize(
    ("game", "options", "scores", "seat", "winners"),
    [
        ("muggins", {}, (10, 5), 1, (2,)),
        ("muggins", {}, (10, 5), 2, (1,)),
        ("muggins", {}, (50, 5, 10), 1, (3,)),
        ("muggins", {}, (50, 10, 10), 1, (2, 3)),
        ("muggins", {"goal": "low"}, (0, 5, 10), 1, (2,)),
        ("muggins", {"teams": "pairs"}, (90, 5, 90, 5), 3, (2, 4)),
    ],
)
def test_forfeit(
    game: str, options: dict[str, object], scores: tuple[int, ...], seat: int, winners: tuple[int, ...]
) -> None:
    """Whoever gives up has lost, with its partner; of the others the best total wins, and nothing is settled."""
    match = ds.Match(ds.rules(game, len(scores), options), seed=1, scores=scores)
    events = match.forfeit(seat)
    outcome = ds.Outcome(ds.Termination.FORFEIT, winners, scores)
    assert events == (ds.MatchEnded(outcome),)
    assert (match.outcome, match.scores, match.to_move, match.hand_outcome) == (outcome, scores, None, None)
    assert match.legal_actions() == ()
    assert match.events[-1] == events[0]


@pytest.mark.parametrize("seat", [0, 3, -1, True, "1", None, 1.0, []])
def test_forfeit_of_a_seat_that_is_not_there(seat: Any) -> None:
    """A mistake, and the match goes on."""
    match = ds.Match(ds.rules("muggins"), seed=1)
    with pytest.raises(ValueError, match="is not one of 1 to 2"):
        match.forfeit(seat)
    assert match.outcome is None


@pytest.mark.parametrize(
    ("options", "scores", "winners"),
    [
        ({}, (10, 5), (1,)),
        ({}, (10, 10), ()),
        ({"goal": "low"}, (10, 5), (2,)),
        ({"teams": "pairs"}, (9, 5, 9, 5), (1, 3)),
        ({"teams": "pairs"}, (9, 9, 9, 9), ()),
    ],
)
def test_abandon(options: dict[str, object], scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """The best total wins; equal best totals are a draw."""
    match = ds.Match(ds.rules("muggins", len(scores), options), seed=1, scores=scores)
    match.abandon()
    assert match.outcome == ds.Outcome(ds.Termination.ABANDONED, winners, scores)


def test_break_off_between_hands() -> None:
    """A match may be given up when a hand is over, too; how that hand ended stays."""
    match = table("draw", ["0-1", "4-5"], {"lead.first_hand": "lot"}, leader=1)
    play(match, "0-1")
    match.forfeit(1)
    assert match.outcome == ds.Outcome(ds.Termination.FORFEIT, (2,), (9, 0))
    assert match.hand_outcome is not None


def test_copies_are_independent() -> None:
    """What happens to one match does not happen to the other, and both have the same deals to come."""
    match = ds.Match(ds.rules("fives", 3), seed=5)
    for _ in range(4):
        match.apply(match.legal_actions()[0])
    twin = match.copy()
    before = repr(match), match.events, match.legal_actions(), match.view(1)
    while twin.to_move is not None:
        twin.apply(twin.legal_actions()[-1])
    twin.next_hand()
    assert (repr(match), match.events, match.legal_actions(), match.view(1)) == before
    while match.to_move is not None:
        match.apply(match.legal_actions()[0])
    match.next_hand()
    assert match.view(2).tiles == twin.view(2).tiles
    other = match.copy()
    match.abandon()
    assert other.outcome is None


def test_reprs_read_like_a_score_sheet() -> None:
    """Phase, totals and the table, for people who debug; totals below zero keep their signs apart."""
    match = table("muggins", ["0-1 1-1", "4-6 1-6"], leader=1, scores=(-5, 20))
    assert repr(match) == "<Match muggins, 2 players, hand 1, seat 1 to move, scores -5 20, table: bare>"
    play(match, "0-1,1-6@E")
    assert repr(match).endswith("seat 1 to move, scores -5 20, table: 0-1 1-6@E>")
    match.abandon()
    assert "over (abandoned)" in repr(match)
    match = table("draw", ["0-1", "4-5"], {"lead.first_hand": "lot"}, leader=1)
    play(match, "0-1")
    assert repr(match) == "<Match draw, 2 players, hand 1, between hands, scores 9-0, table: 0-1>"
    assert repr(match.count) == "Count((0, 1), points=0)"
    assert str(match.count) == "0 + 1 = 1"
    assert str(match.ends[1]) == "E:1"


def test_the_examples_of_the_documentation() -> None:
    """The docstrings of the match module are sessions that run."""
    failed, tried = doctest.testmod(doublesix.match)
    assert (failed, tried > 0) == (0, True)
