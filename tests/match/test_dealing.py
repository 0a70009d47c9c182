"""Deals from seeds, lots, and deals that are given."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from typing import Any

import pytest
from tests.scenes import TABLES, legal, play

import doublesix as ds
from doublesix.deal import deal_hand, draw_lot
from doublesix.shuffle import Chance, seed_bytes

MUGGINS = ds.rules("muggins")

# HMAC-SHA256 in counter mode and Fisher-Yates, worked out apart from the program.
GOLDEN: list[tuple[int | bytes, str, str, str]] = [
    (0, "1-6 0-2 0-4 5-5 2-2 0-0 4-4", "3-6 0-6 1-2 1-3 1-4 2-4 2-5", "3-5 0-3 3-3"),
    (7, "0-5 2-2 4-6 0-2 0-4 3-6 3-4", "1-6 4-4 3-3 2-3 1-5 0-0 0-1", "2-5 0-3 1-3"),
    (-1, "2-4 0-5 0-3 5-5 1-1 1-5 1-6", "3-6 4-4 5-6 0-1 3-4 1-3 3-5", "0-4 0-2 2-5"),
    (2**200, "0-1 2-6 1-1 2-4 2-3 0-2 1-5", "0-5 6-6 2-5 2-2 1-6 3-6 0-4", "1-4 3-5 3-4"),
    (b"", "4-5 4-4 5-5 0-4 1-4 0-6 2-5", "3-6 2-4 0-5 5-6 0-0 1-3 0-1", "3-5 2-2 3-4"),
    (b"doublesix", "0-1 0-2 4-5 1-1 3-6 1-3 1-6", "1-5 4-6 6-6 3-3 0-5 0-6 2-2", "4-4 3-5 0-0"),
]


@pytest.mark.parametrize(("seed", "first", "second", "stock"), GOLDEN)
def test_the_deal_of_a_seed_never_changes(seed: int | bytes, first: str, second: str, stock: str) -> None:
    """Every version on every machine deals these tiles from these seeds: records and proofs rest on it."""
    dealt = ds.Match(MUGGINS, seed=seed).hands[0]
    opening = dealt.events[0]
    assert isinstance(opening, ds.HandDealt)
    assert [" ".join(map(str, tiles or ())) for tiles in opening.tiles] == [first, second]
    assert " ".join(map(str, dealt.stock[:3])) == stock


def test_each_hand_has_a_deal_of_its_own() -> None:
    """The second hand of seed 7 begins as it always does, whatever was played before it."""
    assert " ".join(map(str, deal_hand(MUGGINS, 7, 2).tiles[0])) == "2-6 0-6 2-3 6-6 3-5 4-4 3-4"
    match = ds.Match(MUGGINS, seed=7)
    while match.to_move is not None:
        match.apply(match.legal_actions()[-1])
    dealt = match.next_hand()[0]
    assert isinstance(dealt, ds.HandDealt)
    assert dealt.tiles == deal_hand(MUGGINS, 7, 2).tiles
    assert ds.Match(MUGGINS, seed=7, hand=2).view(1).tiles == match.view(1).tiles


def test_seeds_of_every_kind_differ() -> None:
    """Numbers far apart, near, negative and huge, and bytes: each deals its own tiles."""
    seeds: list[int | bytes] = [0, 1, -1, 10, 16, 2**31, 2**32, 2**64, -(2**64), 10**4000, b"", b"0", b"1", b"\xff"]
    deals = {deal_hand(MUGGINS, seed, 1).tiles for seed in seeds}
    assert len(deals) == len(seeds)


@pytest.mark.parametrize("seed", ["7", 7.0, True, False, [7], bytearray(b"7"), (7,), object()])
def test_seeds_that_are_none(seed: Any) -> None:
    """A seed is a whole number or bytes."""
    with pytest.raises(TypeError, match="a seed is a whole number or bytes"):
        ds.Match(MUGGINS, seed=seed)


@pytest.mark.parametrize("rules", ["fives", None, 5])
def test_rules_that_are_none(rules: Any) -> None:
    """The name of a game is no RuleSet; the error says where to get one."""
    with pytest.raises(TypeError, match=re.escape("a match is played by rules such as ds.rules('fives'), not by")):
        ds.Match(rules)


def test_without_a_seed_every_match_is_another() -> None:
    """The secret seed of a match that was given none repeats nothing, and deals the later hands too."""
    matches = [ds.Match(MUGGINS) for _ in range(4)]
    assert len({match.view(1).tiles for match in matches}) == 4
    match = matches[0]
    while match.to_move is not None:
        match.apply(match.legal_actions()[0])
    match.next_hand()
    assert match.hand_number == 2


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_deals_are_whole(game: str, players: int) -> None:
    """Each tile is dealt once, to each seat as many as the rules say."""
    rules = ds.rules(game, players)
    for number in (1, 2, 3):
        deal = deal_hand(rules, b"whole", number)
        assert [len(tiles) for tiles in deal.tiles] == [rules.hand_size] * players
        every = [*(tile for tiles in deal.tiles for tile in tiles), *(tile for tile in deal.stock if tile)]
        assert len(every) == len(set(every)) == len(rules.tile_set) - rules.engine_is_laid


def test_every_tile_comes_to_every_place_equally_often() -> None:
    """Chi-square over 4,000 seeds and all 28 x 28 pairs of tile and place: (28 - 1)^2 = 729 degrees of freedom.

    Its standard deviation is sqrt(2 x 729) = 38; the seeds are fixed, so this never fails by chance.
    """
    deals = 4000
    seen: Counter[tuple[ds.Tile, int]] = Counter()
    for seed in range(deals):
        deal = deal_hand(MUGGINS, seed, 1)
        order = [*deal.tiles[0], *deal.tiles[1], *(tile for tile in deal.stock if tile)]
        seen.update((tile, place) for place, tile in enumerate(order))
    expected = deals / 28
    chi_square = sum((seen[tile, place] - expected) ** 2 / expected for tile in MUGGINS.tile_set for place in range(28))
    assert 729 - 4 * 38 < chi_square < 729 + 4 * 38


def test_lots_fall_on_all_seats_equally_often() -> None:
    """Chi-square over 6,000 seeds with three seats, two degrees of freedom: below 9.2 in 99 of 100 cases."""
    drawn = Counter(draw_lot(seed, 1, (1, 3, 4)) for seed in range(6000))
    assert set(drawn) == {1, 3, 4}
    assert sum((n - 2000) ** 2 / 2000 for n in drawn.values()) < 9.2


def test_numbers_below_a_bound_are_unbiased_by_rejection() -> None:
    """Words from the last incomplete block of n are thrown away, so no remainder is likelier than another."""

    class Fixed(Chance):
        def __init__(self, *words: int):
            self._words = iter(words)

    assert Fixed(5).below(3) == 2
    assert Fixed(2**64 - 1, 4).below(3) == 1  # 2**64 - 1 is divisible by 3: one word is left over
    assert Fixed(2**64 - 2).below(3) == (2**64 - 2) % 3
    assert Fixed(2**64 - 1).below(2) == 1
    assert Fixed(2**64 - 1).below(1) == 0


def test_seed_keys() -> None:
    """A number and the bytes that look like it are different seeds."""
    assert seed_bytes(7) == b"number:0x7"
    assert seed_bytes(-255) == b"number:-0xff"
    assert seed_bytes(b"7") == b"7"


# Given deals


def faults(tiles: Any, stock: Any = (), leader: Any = 1, rules: ds.RuleSet = MUGGINS) -> list[tuple[str, str]]:
    """Code and place of everything that is wrong with a deal."""
    with pytest.raises(ds.DealError) as refused:
        ds.Match(rules, deal=ds.Deal(tiles, stock, leader))
    assert refused.value.code == "deal.invalid"
    return [(fault.code, fault.where) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("tiles", "stock", "leader", "expected"),
    [
        (["5-6"], (), None, [("deal.seats", "tiles")]),
        ([], (), None, [("deal.seats", "tiles")]),
        (["5-6", "1-1", "2-2"], (), None, [("deal.seats", "tiles")]),
        (["0-0 0-1 0-2 0-3 0-4 0-5 0-6 1-1", "5-6"], (), 1, [("deal.hand_too_large", "seat 1")]),
        (["5-6", "1-1"], ["0-0"] * 15, 1, [("deal.stock_too_large", "stock"), *[("deal.tile_twice", "stock")] * 14]),
        (["5-6", "7-7"], "0-8", 1, [("deal.tile_outside_set", "seat 2"), ("deal.tile_outside_set", "stock")]),
        (["5-6", "6-5"], (), 1, [("deal.tile_twice", "seat 2")]),
        (["5-6 5-6", "1-1"], (), 1, [("deal.tile_twice", "seat 1")]),
        (["5-6", "1-1"], "1-1", 1, [("deal.tile_twice", "stock")]),
        (["5-6", "1-1"], (), 0, [("deal.no_such_seat", "leader")]),
        (["5-6", "1-1"], (), 3, [("deal.no_such_seat", "leader")]),
        (["5-6", "1-1"], (), True, [("deal.no_such_seat", "leader")]),
        (["5-6", "1-1"], (), "1", [("deal.no_such_seat", "leader")]),
        pytest.param(["5-6", "1-1"], (), 10**5000, [("deal.no_such_seat", "leader")], id="huge"),
        (["5-6", "1-1"], (3, "0-0"), 1, [("deal.tile_outside_set", "stock")]),
        (["5-6", "1-1"], (), None, [("deal.leader_needed", "leader")]),
    ],
)
def test_deals_that_do_not_fit(tiles: Any, stock: Any, leader: Any, expected: list[tuple[str, str]]) -> None:
    """Each fault with its place."""
    assert faults(tiles, stock, leader) == expected


def test_faults_name_the_tiles() -> None:
    """Tiles are written as people write them; what is no tile is shown as it is."""
    with pytest.raises(ds.DealError) as refused:
        ds.Match(MUGGINS, deal=ds.Deal(["5-6", "7-7"], [3, ds.Tile(6, 5)], 1))  # type: ignore[list-item]
    assert str(refused.value) == (
        "seat 2: 7-7 is not in the double-6 set; stock: 3 is not in the double-6 set; "
        "stock: 5-6 is dealt twice, here and at seat 1"
    )


def test_all_faults_of_a_deal_at_once() -> None:
    """Sizes first, then tiles, as they are met."""
    expected = [
        ("deal.hand_too_large", "seat 2"),
        ("deal.no_such_seat", "leader"),
        ("deal.tile_outside_set", "seat 1"),
        ("deal.tile_twice", "seat 2"),
    ]
    assert faults(["9-9", "0-0 0-1 0-2 0-3 0-4 0-5 0-6 0-0"], (), 5) == expected


def test_a_claim_about_the_leader_is_checked() -> None:
    """Where a tile decides, the seat that holds it leads, whatever the deal says."""
    rules = ds.rules("draw", options={"hand_size": 2})
    assert faults(["5-5 0-1", "4-4 6-5"], (), 2, rules) == [("deal.leader", "leader")]
    assert ds.Match(rules, deal=ds.Deal(["5-5 0-1", "4-4 6-5"], leader=1)).to_move == 1
    assert ds.Match(rules, deal=ds.Deal(["5-5 0-1", "4-4 6-5"])).to_move == 1


def test_unreadable_tiles_of_a_deal() -> None:
    """A text that is no tile is a fault of reading."""
    for tiles, stock in ((["5-6 x"], ()), (["5-66"], ()), (["5-6", "1-1"], "0-0 ?"), ([[3]], ())):
        with pytest.raises(ds.ParseError) as unread:
            ds.Deal(tiles, stock)  # type: ignore[arg-type]
        assert unread.value.code == "parse.tile"


def test_deals_may_be_texts_or_tiles() -> None:
    """Both forms are equal, hashable and come back from a pickle."""
    text = ds.Deal(["6-5 1-1", "2-2"], "0-0 0-1", 1)
    tiles = ds.Deal([[ds.Tile(5, 6), "1-1"], (ds.Tile(2, 2),)], [ds.Tile(0, 0), "1-0"], 1)
    assert text == tiles
    assert hash(text) == hash(tiles)
    assert pickle.loads(pickle.dumps(text)) == text


def test_a_deal_may_leave_tiles_unseen() -> None:
    """Fewer tiles than are dealt, and a stock that stops early: sizes are the rules' all the same."""
    match = ds.Match(MUGGINS, deal=ds.Deal(["5-6 1-1", ""], [None, "0-0"], leader=1))
    assert match.view(None).tiles_held == (7, 7)
    assert match.view(None).stock_left == 14
    assert legal(match) == {"5-6", "1-1"}


def test_a_given_deal_and_then_the_seed() -> None:
    """A match with both plays the given hand first and deals the rest from its seed."""
    rules = ds.rules("muggins", options={"hand_size": 1})
    match = ds.Match(rules, seed=3, deal=ds.Deal(["0-1", "4-4"], leader=2))
    assert match.to_move == 2
    play(match, "4-4")
    match.next_hand()
    assert match.view(1).tiles == deal_hand(rules, 3, 2).tiles[0]


def test_a_given_deal_needs_another_one_after_it() -> None:
    """Without a seed nothing deals the next hand, and asking for it changes nothing."""
    rules = ds.rules("muggins", options={"hand_size": 1})
    match = ds.Match(rules, deal=ds.Deal(["0-1", "4-4"], leader=2))
    play(match, "4-4")
    with pytest.raises(ds.MatchStateError) as refused:
        match.next_hand()
    assert refused.value.code == "match.no_seed"
    assert match.hand_number == 1
    match.next_hand(ds.Deal(["0-1", "4-4"]))
    assert match.hand_number == 2


def test_a_wrong_next_deal_changes_nothing() -> None:
    """The finished hand stands until a deal fits."""
    rules = ds.rules("muggins", options={"hand_size": 1})
    match = ds.Match(rules, deal=ds.Deal(["0-1", "4-4"], leader=2))
    play(match, "4-4")
    before = match.events, match.scores, match.hands
    with pytest.raises(ds.DealError):
        match.next_hand(ds.Deal(["0-1", "0-1"]))
    with pytest.raises(ds.DealError):
        match.next_hand(ds.Deal(["0-1", "4-4"], leader=1))
    assert (match.events, match.scores, match.hands) == before
