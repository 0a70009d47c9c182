"""Settlements told step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

import doublesix as ds
from doublesix.terminal.names import Names
from doublesix.terminal.narration import Narrator
from doublesix.terminal.settlement import settlement_lines
from doublesix.text import Catalogue
from doublesix.text.bidi import without_marks

NO_DRAW: dict[str, object] = {"boneyard.draw": "never"}


class Hand(NamedTuple):
    """A hand that seat 1 leads, and the actions that end it."""

    game: str
    tiles: tuple[str, ...]
    actions: str
    options: Mapping[str, object] = {}

    def played(self) -> ds.Match:
        """The match after its first hand."""
        size = max(len(held.split()) for held in self.tiles)
        rules = ds.rules(self.game, len(self.tiles), {"hand_size": size, **self.options})
        match = ds.Match(rules, deal=ds.Deal(self.tiles, leader=1))
        for action in self.actions.split():
            match.apply(ds.Action.parse(action))
        assert match.hand_outcome is not None
        return match

    def told(self, lang: str = "en", seat: int | None = 2) -> list[str]:
        """The settlement as the seat reads it, without direction marks."""
        match = self.played()
        catalogue = Catalogue(lang)
        outcome = match.view(seat).hand_outcomes[-1]
        lines = settlement_lines(catalogue, Names(catalogue, seat), match.rules, outcome)
        return [without_marks(line) for line in lines]


def test_muggins_deducts_each_hand_from_its_own_total() -> None:
    """Rule 0.21: 13 is rounded to 15 and taken from the total of whoever holds it; nobody gains."""
    hand = Hand("muggins", ("0-2 0-4", "5-6 1-1"), "0-2 pass 0-4@W", NO_DRAW)
    assert hand.told() == [
        "Player 1 holds nothing.",
        "You hold 1-1 5-6: 13 pips. 13 → 15",
        "You lose 15 points.",
    ]
    assert hand.told(seat=1)[-1] == "Player 2 loses 15 points."


def test_fives_rounds_each_hand_and_adds_them_up() -> None:
    """Rule 1.19: 13 counts as 15 and 12 as 10, so the winner gets 25."""
    hand = Hand("fives", ("6-6 5-6", "5-5 1-2", "4-4 1-3"), "6-6 pass pass 5-6@W", NO_DRAW)
    assert hand.told(seat=1) == [
        "You hold nothing.",
        "Player 2 holds 1-2 5-5: 13 pips. 13 → 15",
        "Player 3 holds 1-3 4-4: 12 pips. 12 → 10",
        "Together: 15 + 10 = 25",
        "You get 25 points.",
    ]


def test_all_fives_rounds_the_sum() -> None:
    """Pagat: 7 and 7 make 14, which becomes 15."""
    hand = Hand("all-fives", ("0-2", "5-2", "6-1"), "0-2", NO_DRAW)
    assert hand.told(seat=1)[1:] == [
        "Player 2 holds 2-5: 7 pips.",
        "Player 3 holds 1-6: 7 pips.",
        "Together: 7 + 7 = 14 → 15",
        "You get 15 points.",
    ]


def test_raw_games_round_nothing() -> None:
    """Draw and Block settle in raw pips (decision 5)."""
    hand = Hand("draw", ("6-6 1-6", "4-5 0-4"), "6-6 pass 1-6@W", NO_DRAW)
    assert hand.told(seat=1)[1:] == ["Player 2 holds 0-4 4-5: 13 pips.", "You get 13 points."]


def test_the_winner_of_a_persian_block_pays_in_his_own_pips() -> None:
    """Fact E17: 12 + 20 - 5 = 27."""
    hand = Hand("persian-draw", ("0-0 1-4", "4-5 1-2", "6-6 4-4"), "0-0", NO_DRAW)
    assert hand.told(seat=1) == [
        "You hold 1-4: 5 pips.",
        "Player 2 holds 1-2 4-5: 12 pips.",
        "Player 3 holds 4-4 6-6: 20 pips.",
        "Together: 12 + 20 − 5 = 27",
        "You get 27 points.",
    ]


def test_the_empty_hand_of_a_winner_is_no_part_of_the_sum() -> None:
    """Whoever goes out has nothing to subtract, and a blank hand adds nothing: 12 + 16 = 28."""
    out = Hand("persian-draw", ("0-0 0-1", "4-5 1-2", "6-6 1-3"), "0-0 pass pass 0-1@W", NO_DRAW)
    assert "Together: 12 + 16 = 28" in out.told(seat=1)


def test_a_tie_settles_nothing() -> None:
    """Fact E18: equal lowest hands, nobody scores."""
    hand = Hand("persian-draw", ("0-0 1-5", "1-1 1-3", "6-6 4-4"), "0-0", NO_DRAW)
    assert hand.told()[-1] == "Nobody gets any points."


def test_shares_are_told_one_by_one() -> None:
    """Fact E40: 13 becomes 15, and each of two gets 5."""
    hand = Hand("all-fives", ("6-6 0-4", "0-1 0-3", "5-5 1-2"), "6-6", NO_DRAW)
    assert hand.told(seat=1) == [
        "You hold 0-4: 4 pips.",
        "Player 2 holds 0-1 0-3: 4 pips.",
        "Player 3 holds 1-2 5-5: 13 pips.",
        "Together: 13 → 15",
        "You get 5 points.",
        "Player 2 gets 5 points.",
    ]


def test_a_floor_is_named_where_it_holds_a_total_up() -> None:
    """With ``score.floor=0`` a deduction stops at zero."""
    hand = Hand("muggins", ("0-2 0-4", "5-6 1-1"), "0-2 pass 0-4@W", NO_DRAW | {"score.floor": 0})
    assert hand.told()[-2:] == ["Nobody gets any points.", "A total does not fall below zero."]


def test_partners_lose_and_win_together() -> None:
    """A pair has one total, so it is told once."""
    tiles = ("0-0 1-6", "6-6 5-5", "2-2 3-3", "4-4 1-2")
    told = Hand("muggins", tiles, "0-0", NO_DRAW | {"teams": "pairs"}).told(seat=2)
    assert told[-4:] == [
        "Together: −5 − 10 = −15",
        "Together: −20 − 10 = −30",
        "Player 1, Player 3 lose 15 points together.",
        "You, Player 4 lose 30 points together.",
    ]


def test_arabic_and_persian_steps() -> None:
    """The same steps in their digits; the arrow of Arabic points the way that Arabic is read."""
    hand = Hand("fives", ("6-6 5-6", "5-5 1-2", "4-4 1-3"), "6-6 pass pass 5-6@W", NO_DRAW)
    assert hand.told("ar", 1)[1:] == [
        "بقي عند اللاعب ٢ من الأحجار ١-٢ ٥-٥: ١٣ نقطة. ١٣ ← ١٥",
        "بقي عند اللاعب ٣ من الأحجار ١-٣ ٤-٤: ١٢ نقطة. ١٢ ← ١٠",
        "المجموع: ١٥ + ١٠ = ٢٥",
        "تكسب ٢٥ نقطة.",
    ]
    assert hand.told("fa", 1)[1:] == [
        "در دست بازیکن ۲ قطعه‌های ۱-۲ ۵-۵ مانده است: ۱۳ خال. ۱۳ → ۱۵",
        "در دست بازیکن ۳ قطعه‌های ۱-۳ ۴-۴ مانده است: ۱۲ خال. ۱۲ → ۱۰",
        "روی هم: ۱۵ + ۱۰ = ۲۵",
        "۲۵ امتیاز می‌گیرید.",
    ]


def test_a_match_won_in_play_shows_no_hand() -> None:
    """Rule 0.22: nothing is settled, so nothing is told of what the others held."""
    rules = ds.rules("muggins", options=NO_DRAW)
    match = ds.Match(rules, deal=ds.Deal(["6-4 1-1", "4-4 0-0"], leader=1), scores=(240, 0))
    events = match.apply(ds.Action.parse("6-4"))
    catalogue = Catalogue("en")
    narrator = Narrator(catalogue, Names(catalogue, 2), rules)
    ended = next(event for event in events if isinstance(event, ds.HandEnded))
    told = [without_marks(line) for line in narrator.hand_ended(ended, 1, match.scores)]
    assert told == ["Player 1 has reached the target.", "Totals: Player 1: 250, You: 0"]


@pytest.mark.parametrize("game", [*ds.preset_names(), *ds.preset_names("trains")])
def test_every_settlement_can_be_told(game: str) -> None:
    """Over random hands of each game and number of players, in each language, to each reader."""
    for players in (2, 3, 4):
        try:
            rules = ds.rules(game, players)
        except ds.RulesError:
            continue
        match = ds.Match(rules, seed=players)
        while match.to_move is not None:
            match.apply(match.legal_actions()[0])
        for lang in ("ar", "fa", "en"):
            catalogue = Catalogue(lang)
            for seat in (None, 1, players):
                outcome = match.view(seat).hand_outcomes[-1]
                lines = list(settlement_lines(catalogue, Names(catalogue, seat), rules, outcome))
                assert outcome.reckoning is None or len(lines) >= players
