"""Running totals, and when a match ends and who has won it."""

from __future__ import annotations

import pytest
from tests.scenes import play, table

import doublesix as ds

# Seat 1 goes out at once and takes ten; or seat 2 does, and takes ten.
FIRST_TAKES_TEN = (["0-1", "4-6"], 1, "0-1")
SECOND_TAKES_TEN = (["4-6", "0-1"], 2, "0-1")


def drawn(players: int = 2, **options: object) -> ds.RuleSet:
    """Draw with hands of one tile, led by lot, so that a lead ends each."""
    names = {name.replace("__", "."): value for name, value in options.items()}
    return ds.rules("draw", players, {"hand_size": 1, "lead.first_hand": "lot", "lead.later_hands": "lot", **names})


def after(rules: ds.RuleSet, *hands: tuple[list[str], int, str], scores: tuple[int, ...] | None = None) -> ds.Match:
    """The match after these hands, of which each is a deal, a leader and the moves."""
    match: ds.Match | None = None
    for tiles, leader, moves in hands:
        deal = ds.Deal(tiles, leader=leader)
        if match is None:
            match = ds.Match(rules, deal=deal, scores=scores)
        else:
            match.next_hand(deal)
        play(match, moves)
    assert match is not None
    return match


def test_totals_run_through_the_match() -> None:
    """Each hand adds to what was there: 10-0, 10-10, 20-10."""
    match = after(drawn(), FIRST_TAKES_TEN)
    assert match.scores == (10, 0)
    for hand, total in ((SECOND_TAKES_TEN, (10, 10)), (FIRST_TAKES_TEN, (20, 10))):
        match.next_hand(ds.Deal(hand[0], leader=hand[1]))
        assert match.scores == match.view(None).scores
        play(match, hand[2])
        assert match.scores == total
    assert [outcome.settled for outcome in match.view(1).hand_outcomes] == [(10, 0), (0, 10), (10, 0)]


def test_points_in_play_and_settlement_are_one_total() -> None:
    """Fives: seat 1 leads 5-5 for ten, goes out on 0-5 for ten more, and takes 5 for the 1-6 left (7, rounded)."""
    match = table("fives", ["5-5 0-5", "1-6 2-5"])
    play(match, "5-5")
    assert match.scores == (10, 0)
    # 10 + 2 = 12 scores nothing.
    play(match, "2-5@W")
    assert match.scores == (10, 0)
    # 2 + 0 = 2 at the line, nothing; out. Left: 7 pips, 5 points.
    play(match, "0-5@E")
    assert match.scores == (15, 0)
    assert match.hand_outcome is not None
    assert match.hand_outcome.settled == (5, 0)


def test_a_placement_that_reaches_the_target_ends_all() -> None:
    """Muggins at 240: the last tile makes ten. The hand is not settled, whoever holds what."""
    match = table("muggins", ["5-5", "6-6"], leader=1, scores=(240, 0))
    events = play(match, "5-5")
    outcome = ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (250, 0))
    assert match.outcome == outcome
    assert [type(event) for event in events] == [ds.TilePlaced, ds.HandEnded, ds.MatchEnded]
    assert events[-1] == ds.MatchEnded(outcome)
    assert match.hand_outcome is not None
    assert (match.hand_outcome.termination, match.hand_outcome.winners) == (ds.Termination.TARGET_REACHED, (1,))
    assert match.hand_outcome.settled == (0, 0)
    assert (match.to_move, match.legal_actions()) == (None, ())


def test_a_single_point_may_reach_the_target() -> None:
    """Counting in fives, 2-3 is worth one point, and one point is enough from 60 to 61."""
    options = {"play_score.points": "quotient_sum", "target": 61}
    match = table("muggins", ["2-3 1-1", "6-6 0-0"], options, leader=1, scores=(60, 0))
    play(match, "2-3")
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (61, 0))


def test_only_a_placement_that_scores_reaches_the_target() -> None:
    """Two seats past the target play an extra hand for the tie: a tile that scores nothing does not end it."""
    match = table("muggins", ["5-6 1-1", "0-5 0-0"], leader=1, scores=(250, 250))
    play(match, "5-6")
    assert (match.outcome, match.to_move) == (None, 2)
    # 0 and 6 count six, which is nothing either.
    play(match, "0-5@W")
    assert (match.outcome, match.to_move) == (None, 1)


def test_below_the_target_the_hand_goes_on() -> None:
    """At 235 ten points make 245: settled as always."""
    match = table("muggins", ["5-5", "6-6"], leader=1, scores=(235, 0))
    play(match, "5-5")
    assert (match.outcome, match.scores) == (None, (245, -10))


def test_the_target_may_be_reached_by_the_settlement_of_an_immediate_game() -> None:
    """Fives at 140: ten pips left with seat 2 make 150 at the end of the hand."""
    match = table("fives", ["2-4", "4-6"], {"lead.first_hand": "lot"}, leader=1, scores=(140, 0))
    play(match, "2-4")
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (150, 0))


def test_the_highest_wins_when_several_are_past_the_target() -> None:
    """At the end of a hand with 100 and 120, the 120 win."""
    match = after(drawn(target=100), FIRST_TAKES_TEN, scores=(90, 99))
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (100, 99))
    match = after(drawn(players=3, target=100), (["0-1", "4-4", "0-0"], 1, "0-1"), scores=(93, 0, 120))
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (3,), (101, 0, 120))


# A blocked hand that two of three share: 5-6 is led, seats 1 and 2 keep two pips each, seat 3 ten.
SHARED_BLOCK = (["5-6 1-1", "0-0 0-2", "2-4 0-4"], 1, "5-6")


def blocks(**options: object) -> ds.RuleSet:
    """Three seats, no drawing, tied blocks are shared."""
    names = {name.replace("__", "."): value for name, value in options.items()}
    given = {"hand_size": 2, "boneyard.draw": "never", "block.tie": "split", "settle": "opponents_sum"}
    return ds.rules("persian-draw", 3, {**given, "lead.later_hands": "lot", **names})


def test_equal_best_totals_need_another_hand() -> None:
    """Five each at a target of five: the match goes on until the best total is one side's alone."""
    match = after(blocks(target=5), SHARED_BLOCK)
    assert (match.scores, match.outcome) == ((5, 5, 0), None)
    match.next_hand(ds.Deal(SHARED_BLOCK[0], leader=1))
    play(match, "5-6")
    assert (match.scores, match.outcome) == ((10, 10, 0), None)
    match.next_hand(ds.Deal(["4-4 0-1", "2-3 2-4", "3-3 3-4"], leader=2))
    # After 2-3 seat 3 joins 3-3, seat 1 passes, and so on: whoever wins, the tie is broken by points.
    while match.to_move is not None:
        match.apply(match.legal_actions()[0])
    assert match.outcome is not None
    assert len(match.outcome.winners) == 1


def test_equal_best_totals_may_share_the_match() -> None:
    """With target.tie = shared both have won."""
    match = after(blocks(target=5, target__tie="shared"), SHARED_BLOCK)
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1, 2), (5, 5, 0))


def test_a_match_of_hands_ends_after_them() -> None:
    """After two hands, whatever the totals; a tie is shared unless an extra hand was asked for."""
    match = after(drawn(target="hands:2"), FIRST_TAKES_TEN)
    assert match.outcome is None
    match = after(drawn(target="hands:2"), FIRST_TAKES_TEN, FIRST_TAKES_TEN)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1,), (20, 0))
    match = after(drawn(target="hands:2"), FIRST_TAKES_TEN, SECOND_TAKES_TEN)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1, 2), (10, 10))
    rules = drawn(target="hands:2", target__tie="extra_hand")
    match = after(rules, FIRST_TAKES_TEN, SECOND_TAKES_TEN)
    assert match.outcome is None
    match = after(rules, FIRST_TAKES_TEN, SECOND_TAKES_TEN, SECOND_TAKES_TEN)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (2,), (10, 20))


def test_the_cap_on_hands() -> None:
    """The best total wins at the cap, below the target too; equal ones are a draw, whatever breaks ties elsewhere."""
    assert after(drawn(max_hands=2), FIRST_TAKES_TEN).outcome is None
    match = after(drawn(max_hands=2), FIRST_TAKES_TEN, FIRST_TAKES_TEN)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1,), (20, 0))
    match = after(drawn(max_hands=2), FIRST_TAKES_TEN, SECOND_TAKES_TEN)
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (), (10, 10))
    assert match.outcome is not None
    assert match.outcome.is_draw


def test_the_target_comes_before_the_cap() -> None:
    """A hand that is both the last one and reaches the target has reached the target."""
    match = after(drawn(max_hands=1, target=10), FIRST_TAKES_TEN)
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1,), (10, 0))


@pytest.mark.parametrize(
    ("scores", "winners"), [((95, 3), (2,)), ((95, 104), (2,)), ((95, 105), None), ((95, 200), (1,))]
)
def test_low_totals_win(scores: tuple[int, int], winners: tuple[int, ...] | None) -> None:
    """Somebody passes a hundred, and the lowest total has won; equal lowest totals need another hand."""
    match = after(drawn(goal="low", target=100), FIRST_TAKES_TEN, scores=scores)
    assert (None if match.outcome is None else match.outcome.winners) == winners


def test_partners_carry_one_total() -> None:
    """Points in play, the settlement and the match belong to both."""
    rules = ds.rules("muggins", 4, {"teams": "pairs", "hand_size": 2, "settle": "opponents_sum", "target": 30})
    match = ds.Match(rules, deal=ds.Deal(["5-5 1-1", "2-2 2-3", "0-5 0-6", "3-3 3-4"], leader=1))
    play(match, "5-5")
    assert match.scores == (10, 0, 10, 0)
    match = ds.Match(rules, deal=ds.Deal(["5-5 1-1", "2-2 2-3", "0-5 0-6", "3-3 3-4"], leader=1), scores=(20, 0, 20, 0))
    play(match, "5-5")
    assert match.outcome == ds.Outcome(ds.Termination.TARGET_REACHED, (1, 3), (30, 0, 30, 0))


def test_equal_pairs_are_a_tie_and_partners_are_none() -> None:
    """Two partners at the top have won; two pairs at the top have not."""
    rules = ds.rules("middle-eastern", 4, {"teams": "pairs", "target": "hands:1", "hand_size": 1})
    match = ds.Match(rules, deal=ds.Deal(["6-6", "0-1", "0-0", "0-2"]))
    play(match, "6-6")
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1, 3), (3, 0, 3, 0))
    match = ds.Match(rules, deal=ds.Deal(["6-6", "0-1", "0-0", "0-2"]), scores=(0, 3, 0, 3))
    play(match, "6-6")
    assert match.outcome == ds.Outcome(ds.Termination.ALL_HANDS_PLAYED, (1, 2, 3, 4), (3, 3, 3, 3))


@pytest.mark.parametrize(
    "scores",
    [
        (1,),
        (1, 2, 3),
        (1.0, 2),
        ("1", "2"),
        (True, 0),
        (None, 0),
        (2**40, 0),
        (-(2**40), 0),
        "12",
        pytest.param((10**5000, 0), id="huge"),
    ],
)
def test_totals_that_are_none(scores: object) -> None:
    """Carried totals are whole numbers, one for each seat, such that the kernel can add to them."""
    with pytest.raises(ValueError, match=r"scores for 2 seats|are no totals"):
        ds.Match(ds.rules("muggins"), seed=1, scores=scores)  # type: ignore[arg-type]


def test_carried_totals_of_partners_agree() -> None:
    """Partners have one total between them."""
    rules = ds.rules("middle-eastern", 4, {"teams": "pairs"})
    with pytest.raises(ValueError, match="partners carry the same"):
        ds.Match(rules, seed=1, scores=(1, 2, 3, 2))
    assert ds.Match(rules, seed=1, scores=(1, 2, 1, 2)).scores == (1, 2, 1, 2)


@pytest.mark.parametrize("hand", [0, -1, True, 1.0, "1", None])
def test_hands_that_are_none(hand: object) -> None:
    """Hands count from one; a train game has as many as engines."""
    with pytest.raises(ValueError, match="there is no hand"):
        ds.Match(ds.rules("muggins"), seed=1, hand=hand)  # type: ignore[arg-type]


def test_hands_beyond_the_engines() -> None:
    """Double-twelve has thirteen engines."""
    rules = ds.rules("mexican-train")
    assert ds.Match(rules, seed=1, hand=13).view(None).engine == ds.Tile(0, 0)
    with pytest.raises(ValueError, match="there is no hand 14"):
        ds.Match(rules, seed=1, hand=14)
