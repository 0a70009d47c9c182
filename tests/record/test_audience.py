"""Records of what one seat, or a spectator, may know."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.record.games import TABLES, random_match

import doublesix as ds
from doublesix.record import Record
from doublesix.record.model import Audience


def audiences(match: ds.Match) -> list[Audience]:
    """Everybody who may ask for a record."""
    return ["spectator", *range(1, match.rules.players + 1)]


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**40), actions=st.integers(0, 100))
def test_what_an_audience_may_know_is_true_and_canonical(game: str, players: int, seed: int, actions: int) -> None:
    """The record checks, is written again as the same bytes, and ends where the match is."""
    match = random_match(game, players, seed, actions=actions)
    for audience in ("spectator", 1 + seed % players):
        text = Record.of(match, audience=audience).text()
        record = Record.parse(text)
        assert record.check() == ()
        assert record.text() == text
        assert record.replay().scores == match.scores
        assert Record.parse(re.sub(r'\[Leader "\d+"\]\n', "", text)).check() == ()  # whoever acts first leads


HIDING: list[dict[str, str]] = [
    {"train.first_turn_double": "forbidden_end"},
    {"double.go_out": "must_cover"},
    {"engine.find": "held_else_draw_rounds"},
    {"double.order": "any", "train.first_turn_own_only": "false"},
]
"""What may be done rests here on more than the tile that is laid."""


@pytest.mark.parametrize("options", HIDING)
@settings(max_examples=20)
@given(seed=st.integers(0, 2**40), actions=st.integers(0, 60), players=st.integers(2, 4))
def test_hands_that_are_never_revealed_are_true(options: dict[str, str], seed: int, actions: int, players: int) -> None:
    """Nothing is settled, so that nobody ever sees what the others held."""
    match = random_match("mexican-train", players, seed, actions=actions, settle="none", hand_size=6, **options)
    for audience in audiences(match):
        text = Record.of(match, audience=audience).text()
        assert Record.parse(text).check() == ()
        assert Record.parse(text).text() == text


def unseen(match: ds.Match, audience: Audience) -> list[ds.Tile]:
    """The tiles of the running hand that this audience has not seen."""
    state = match.state
    own = state.hand.tiles(audience) if isinstance(audience, int) else ()
    placed = [event.tile for event in state.events if isinstance(event, ds.TilePlaced)]
    return [tile for tile in match.rules.tile_set if tile not in {*own, *placed}]


def with_other_tiles(match: ds.Match, audience: Audience, chance: Random) -> ds.Match | None:
    """A match that looks the same to this audience, while tiles it has not seen lie elsewhere; `None` where the
    actions would not be legal then."""
    now = match.hands[-1]
    hidden = unseen(match, audience)
    other = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    dealt = now.events[0]
    assert isinstance(dealt, ds.HandDealt)
    tiles = [[other.get(tile, tile) for tile in held or ()] for held in dealt.tiles]
    stock = [other.get(tile, tile) for tile in now.stock if tile is not None]
    try:
        twin = ds.Match(
            match.rules, deal=ds.Deal(tiles, stock, dealt.leader), scores=match.start_scores, hand=now.number
        )
        for event in now.events[1:]:
            match event:
                case ds.TilePlaced():
                    action: ds.Action = ds.Place(event.tile, event.end)
                    if match.rules.is_trains and event.end is None:
                        action = ds.Start()
                    twin.apply(action, event.seat)
                case ds.TileDrawn():
                    twin.apply(ds.Draw(), event.seat)
                case ds.Passed():
                    twin.apply(ds.Pass(), event.seat)
                case ds.FirstTurnDone():
                    twin.apply(ds.Done(), event.seat)
    except (ds.IllegalActionError, ds.DealError):
        return None
    return twin


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**40), actions=st.integers(0, 25), data=st.data())
def test_tiles_that_an_audience_has_not_seen_change_no_byte(
    game: str, players: int, seed: int, actions: int, data: st.DataObject
) -> None:
    """Whatever the others hold and the stock is, the record of a running hand stays the same."""
    match = random_match(game, players, seed, actions=actions)
    assume(match.to_move is not None and match.hand_number == 1)
    audience = data.draw(st.sampled_from(audiences(match)))
    twin = with_other_tiles(match, audience, Random(seed))
    assume(twin is not None and twin.to_move == match.to_move)
    assert twin is not None
    seen = None if audience == "spectator" else audience
    assert isinstance(seen, int | None)
    assume(twin.view(seen) == match.view(seen))
    assert Record.of(twin, audience=audience).text() == Record.of(match, audience=audience).text()


def test_a_running_hand_shows_the_own_tiles_and_draws_only() -> None:
    """Seat 1 sees its tiles and that seat 2 drew; seat 2 sees which tile it was; a spectator sees neither."""
    match = ds.Match(
        ds.rules("muggins", options={"hand_size": 2}), deal=ds.Deal(["6-6 1-1", "0-0 2-2"], "3-3 4-6", leader=1)
    )
    for action in ("6-6", "draw", "draw"):
        match.apply(ds.Action.parse(action))
    expected: list[tuple[Audience, str, str]] = [
        (1, '[Tiles1 "6-6 1-1"]\n', "2: draw\n2: draw\n"),
        (2, '[Tiles2 "0-0 2-2"]\n', "2: draw 3-3\n2: draw 4-6\n"),
        ("spectator", "", "2: draw\n2: draw\n"),
    ]
    for audience, tiles, drawn in expected:
        text = Record.of(match, audience=audience).text()
        assert text == (
            f'[Game "muggins"]\n[Players "2"]\n[Option "hand_size=2"]\n[For "{audience}"]\n[Rules "1"]\n\n'
            f'[Hand "1"]\n{tiles}[Leader "1"]\n1: 6-6 +0 =12\n{drawn}[Score "0 0"]\n[Result "*"]\n'
        )


def test_a_hand_that_was_settled_is_shown_as_it_was_save_for_the_stock() -> None:
    """Settling reveals the tiles that are left; what nobody drew stays hidden."""
    match = ds.Match(ds.rules("draw", options={"hand_size": 1}), deal=ds.Deal(["6-6", "0-0"], "3-3 4-6", leader=1))
    match.apply(ds.Action.parse("6-6"))
    text = Record.of(match, audience="spectator").text()
    assert '[Tiles1 "6-6"]\n[Tiles2 "0-0"]\n[Leader "1"]\n1: 6-6\n[Settled "0 0"]' in text
    assert "3-3" not in text


def test_a_hand_that_the_match_ended_in_is_not_shown() -> None:
    """A target reached in play settles nothing, so the tiles that are left stay hidden."""
    match = ds.Match(
        ds.rules("muggins", options={"hand_size": 2}), deal=ds.Deal(["5-5 1-1", "0-0 2-2"], leader=1), scores=(240, 0)
    )
    match.apply(ds.Action.parse("5-5"))
    assert match.outcome is not None
    text = Record.of(match, audience=2).text()
    assert "1-1" not in text
    assert '[Score "250 0"]\n[Result "1"]\n' in text
    assert Record.parse(text).check() == ()


def test_a_block_that_reveals_nothing_cannot_be_seen() -> None:
    """Where nothing is settled and nobody wins, a blocked hand stays hidden and just stops; the next one follows."""
    rules = ds.rules("block", options={"settle": "none", "block.winner": "none", "hand_size": 2, "max_hands": 2})
    match = ds.Match(rules, deal=ds.Deal(["6-6 1-1", "0-0 2-2"], leader=1))
    match.apply(ds.Action.parse("6-6"))
    assert match.hand_outcome is not None
    assert match.hand_outcome.termination is ds.Termination.BLOCKED
    match.next_hand(ds.Deal(["5-5 1-1", "0-0 2-2"], leader=1))
    text = Record.of(match, audience=2).text()
    assert "6-6" in text
    assert "1-1" not in text
    assert "Settled" not in text
    record = Record.parse(text)
    assert record.check() == ()
    assert record.text() == text


def test_a_stranger_to_the_stock_learns_who_finds_the_engine_from_the_start() -> None:
    """Seats draw for the engine; to a spectator the draw that found it shows in the start that follows."""
    text = """\
[Game "mexican-train"]
[Players "2"]
[Option "set.max_pip=6"]
[Option "hand_size=2"]
[For "spectator"]
[Rules "1"]

[Hand "1"]
[Leader "2"]
1: draw
2: draw
1: draw
2: draw
2: start
2: 0-6@2
2: done
[Score "0 0"]
[Result "*"]
"""
    record = Record.parse(text)
    assert record.check() == ()
    assert record.text() == text
    wrong = Record.parse(text.replace('[Leader "2"]', '[Leader "1"]'))
    assert [str(finding) for finding in wrong.check()] == ["9: claimed leader 1, is 2"]


def test_drawing_for_the_engine_ends_with_the_stock() -> None:
    """Double-six, 12 tiles each, so four to draw: then the engine is among the tiles that nobody has seen."""
    head = (
        '[Game "mexican-train"]\n[Players "2"]\n[Option "set.max_pip=6"]\n[Option "hand_size=12"]\n'
        '[For "spectator"]\n[Hand "1"]\n'
    )
    draws = "1: draw\n2: draw\n1: draw\n2: draw\n"
    assert Record.parse(head + draws).check() == ()
    found = Record.parse(head + draws + "1: draw\n").check()
    assert [str(finding) for finding in found] == ["11: illegal draw: action.seek_engine, legal {start}"]
