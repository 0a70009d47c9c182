"""What a match remembers of its hands, and how tiles that nobody has seen turn up."""

from __future__ import annotations

import pytest
from tests.scenes import legal, play

import doublesix as ds


def test_a_match_keeps_every_hand_with_its_deal_and_its_totals() -> None:
    """Each hand begins with its deal, ends with its outcome, and the totals after it are those of the match then."""
    match = ds.Match(ds.rules("fives"), seed=7, scores=(20, 5))
    totals = []
    for _ in range(3):
        while match.to_move is not None:
            match.apply(match.legal_actions()[0])
        totals.append(match.scores)
        match.next_hand()
    assert match.start_scores == (20, 5)
    assert [hand.number for hand in match.hands] == [1, 2, 3, 4]
    assert [hand.scores for hand in match.hands[:3]] == totals
    for hand in match.hands[:3]:
        assert isinstance(hand.events[0], ds.HandDealt)
        assert isinstance(hand.events[-1], ds.HandEnded)
        dealt = [tile for tiles in hand.events[0].tiles for tile in tiles or ()]
        assert sorted([*dealt, *(t for t in hand.stock if t)]) == sorted(match.rules.tile_set)


def test_copies_go_their_own_way() -> None:
    """What is played in a copy does not show in the hands of the original."""
    match = ds.Match(ds.rules("block"), seed=1)
    twin = match.copy()
    twin.apply(twin.legal_actions()[0])
    assert len(match.hands[-1].events) == 1
    assert len(twin.hands[-1].events) == 2


def test_a_view_shows_nothing_of_the_hands_kept() -> None:
    """The other seat's tiles of the running hand appear nowhere in a view, however it is written out."""
    match = ds.Match(ds.rules("muggins"), deal=ds.Deal(["6-4 1-1", "4-4 0-0"], "2-2 3-3", leader=1))
    for seat in (None, 1):
        shown = str(match.view(seat).as_dict())
        assert "4-4" not in shown
        assert "2-2" not in shown


def test_a_drawn_tile_that_was_not_known_stands_in_the_stock_of_the_hand() -> None:
    """The stock of a hand holds what was drawn from it, also where the deal did not name it."""
    match = ds.Match(ds.rules("muggins"), deal=ds.Deal(["6-4 6-6 5-5 5-4 1-1 2-2 3-3", "0-0 0-1 1-2"], leader=1))
    play(match, "4-6,draw 0-3")
    assert match.hands[-1].stock == (ds.Tile(0, 3),)


def test_an_unseen_tile_can_turn_up_in_a_hand() -> None:
    """The seat was dealt tiles that nobody saw; one of them is played once it is known."""
    match = ds.Match(ds.rules("block"), deal=ds.Deal(["6-6 6-5 0-0 0-1 0-2 0-3 0-4", ""], leader=1))
    play(match, "6-6")
    assert legal(match) == {"pass"}
    match.reveal(2, ds.Tile(4, 6))
    assert legal(match) == {"4-6@W", "4-6@E"}
    with pytest.raises(ds.MatchStateError) as seen:
        match.reveal(2, ds.Tile(5, 6))
    assert seen.value.code == "match.tile_seen"
    with pytest.raises(ds.MatchStateError) as nothing:
        match.reveal(1, ds.Tile(2, 6))
    assert nothing.value.code == "match.nothing_unseen"


@pytest.mark.parametrize(
    ("tiles", "leader", "stands"),
    [
        (["5-5 0-1", "6-1"], 2, True),  # the tile that seat 2 holds unseen may be [6|6]
        (["6-6 0-1", "6-1"], 2, False),  # nothing is higher
        (["5-5 0-1", "6-1 6-2"], 2, False),  # seat 2 holds no unseen tile
        (["5-5 0-1", "6-1"], 1, True),
    ],
)
def test_unseen_tiles_may_decide_who_leads(tiles: list[str], leader: int, stands: bool) -> None:
    """The highest double leads: a claim stands where the tiles that are not known could make it true."""
    rules = ds.rules("fives", options={"hand_size": 2})
    if stands:
        assert ds.Match(rules, deal=ds.Deal(tiles, leader=leader)).leader == leader
        return
    with pytest.raises(ds.DealError) as wrong:
        ds.Match(rules, deal=ds.Deal(tiles, leader=leader))
    assert wrong.value.faults[0].code == "deal.leader"
