"""A view tells its reader nothing that the reader may not know: hidden tiles are exchanged and no byte changes."""

from __future__ import annotations

import json
import pickle
import re
from random import Random

import pytest
from tests.scenes import TABLES, play, table
from tests.view.exchange import exchanged, hidden

import doublesix as ds
from doublesix.view import redacted

SEED = bytes.fromhex("5eedc0ffee5eedc0ffee5eedc0ffee5eedc0ffee5eedc0ffee5eedc0ffee5eed")


def as_bytes(view: ds.View) -> tuple[bytes, bytes, bytes]:
    """Every way in which a view is written out."""
    return repr(view).encode(), json.dumps(view.as_dict()).encode(), pickle.dumps(view)


def audiences(match: ds.Match) -> list[int | None]:
    """All seats and a spectator."""
    return [None, *range(1, match.rules.players + 1)]


def check_secrets(match: ds.Match, rng: Random) -> int:
    """Exchange hidden tiles for each audience; how many exchanges there were."""
    done = 0
    for audience in audiences(match):
        secret = hidden(match, audience)
        if len(secret) < 2:
            continue
        one, other = rng.sample(secret, 2)
        twin = exchanged(match, one, other)
        assert as_bytes(twin.view(audience)) == as_bytes(match.view(audience)), (audience, one, other)
        assert str(refusal(twin, audience)) == str(refusal(match, audience))
        done += 1
    return done


def refusal(match: ds.Match, audience: int | None) -> ds.IllegalActionError | None:
    """What a seat that is not on turn is told when it acts all the same."""
    if audience is None or audience == match.to_move:
        return None
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Draw(), seat=audience)
    assert refused.value.legal == ()
    return refused.value


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_exchanged_tiles_change_no_byte(game: str, players: int) -> None:
    """All through random hands, for every seat and for spectators, between hands and after the match too.

    Long hands, with many seats, are looked at now and then instead of at every step.
    """
    rng = Random(f"secrets {game} {players}")
    rules = ds.rules(game, players)
    how_often = min(1.0, 28 / len(rules.tile_set) * 4 / players)
    done = 0
    match = ds.Match(rules, seed=3)
    for _ in range(2):
        while match.to_move is not None:
            if rng.random() < how_often:
                done += check_secrets(match, rng)
            match.apply(rng.choice(match.legal_actions()))
        done += check_secrets(match, rng)
        if match.outcome is None:
            match.next_hand()
    if match.outcome is None:
        match.abandon()
    done += check_secrets(match, rng)
    assert done > 20


def test_the_exchange_shows_where_it_may() -> None:
    """The net has no holes: to those who may know a tile, its exchange does show."""
    match = table("muggins", ["5-6 1-1", "2-2 3-3"], leader=1)
    play(match, "5-6")
    twin = exchanged(match, ds.Tile(2, 2), ds.Tile(4, 4))
    assert twin.view(2).tiles == (ds.Tile(3, 3), ds.Tile(4, 4))
    for one, other in zip(as_bytes(twin.view(2)), as_bytes(match.view(2)), strict=True):
        assert one != other
    assert as_bytes(twin.view(1)) == as_bytes(match.view(1))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_spectators_see_no_tiles_but_those_on_the_table(game: str, players: int) -> None:
    """No tile of a running hand stands in a spectator's view unless it lies on the table, and no action at all."""
    rng = Random(f"spectator {game} {players}")
    match = ds.Match(ds.rules(game, players, {"lead.first_hand": "lot"} if game == "middle-eastern" else None), seed=3)
    while match.to_move is not None:
        view = match.view(None)
        text = json.dumps(view.as_dict() | {"engine": None})
        on_table = {str(placement.tile) for placement in view.layout}
        assert set(re.findall(r'"([0-9]+-[0-9]+)["@]', text)) == on_table
        assert (view.tiles, view.legal_actions) == ((), ())
        match.apply(rng.choice(match.legal_actions()))


def test_draws_of_others_have_no_face() -> None:
    """A seat sees its own draws; the others see that it drew."""
    match = table("draw", ["6-6 1-1", "2-2 3-3"], stock="4-4 5-5 0-6")
    play(match, "6-6,draw,draw")
    drawn = [ds.TileDrawn(2, ds.Tile(4, 4)), ds.TileDrawn(2, ds.Tile(5, 5))]
    assert [event for event in match.view(2).history if isinstance(event, ds.TileDrawn)] == drawn
    for audience in (1, None):
        seen = [event for event in match.view(audience).history if isinstance(event, ds.TileDrawn)]
        assert seen == [ds.TileDrawn(2, None)] * 2


def test_dealt_hands_are_seen_by_their_holders() -> None:
    """The deal in the history has one's own tiles in the order dealt, and nothing for the others."""
    match = table("muggins", ["5-6 1-1", "2-2 3-3", "0-0 0-1"], leader=1)
    for seat in (1, 2, 3):
        dealt = match.view(seat).history[0]
        assert isinstance(dealt, ds.HandDealt)
        assert [tiles is not None for tiles in dealt.tiles] == [seat == s for s in (1, 2, 3)]
    spectated = match.view(None).history[0]
    assert isinstance(spectated, ds.HandDealt)
    assert spectated.tiles == (None, None, None)


def test_nothing_is_shown_when_a_match_ends_in_mid_hand() -> None:
    """Muggins at 240: ten in play win the match, nothing is settled, and hands stay hidden."""
    match = table("muggins", ["5-5 1-1", "2-2 3-3"], leader=1, scores=(240, 0))
    play(match, "5-5")
    assert match.outcome is not None
    for audience, left in (
        (1, ((ds.Tile(1, 1),), None)),
        (2, (None, (ds.Tile(2, 2), ds.Tile(3, 3)))),
        (None, (None,) * 2),
    ):
        view = match.view(audience)
        assert view.hand_outcome is not None
        assert view.hand_outcome.tiles_left == left
        assert view.hand_outcome.reckoning is None
        assert view.hand_outcomes == (view.hand_outcome,)
        ended = [event.outcome for event in view.history if isinstance(event, ds.HandEnded)]
        assert ended == [view.hand_outcome]
    assert "2-2" not in json.dumps(match.view(1).as_dict())


@pytest.mark.parametrize("how", ["forfeit", "abandon"])
def test_nothing_is_shown_when_a_match_is_broken_off(how: str) -> None:
    """A match that is given up settles nothing, so it reveals nothing."""
    match = table("draw", ["6-6 1-1", "2-2 3-3"])
    play(match, "6-6")
    if how == "forfeit":
        match.forfeit(1)
    else:
        match.abandon()
    assert "2-2" not in json.dumps(match.view(1).as_dict())
    assert "1-1" not in json.dumps(match.view(None).as_dict())
    assert match.view(1).tiles == (ds.Tile(1, 1),)


# Seat 1 goes out, or blocks the hand with its first tile; what the rules pay by, everybody has to see.
@pytest.mark.parametrize(
    ("hands", "options", "shown"),
    [
        (["0-1", "4-5"], {}, True),
        (["0-1", "4-5"], {"settle": "none"}, False),
        (["5-6 0-1", "0-4 0-3"], {}, True),
        (["5-6 0-1", "0-4 0-3"], {"settle": "none"}, True),
        (["5-6 0-1", "0-4 0-3"], {"settle": "none", "block.winner": "none"}, False),
    ],
)
def test_a_settlement_reveals_what_it_needs(hands: list[str], options: dict[str, object], shown: bool) -> None:
    """Left tiles are shown where points or the winner of a block come from them, and only there."""
    match = table("persian-block", hands, options, leader=1)
    play(match, hands[0][:3])
    for audience in (1, None):
        outcome = match.view(audience).hand_outcome
        assert outcome is not None
        assert (outcome.tiles_left[1] is not None) == shown
    assert redacted(match.rules, match.events[-1], 1) == match.view(1).history[-1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_seed_anywhere(game: str, players: int) -> None:
    """The seed deals every hand to come: no view, text or error holds it in any form."""
    match = ds.Match(ds.rules(game, players), seed=SEED)
    rng = Random(1)
    for _ in range(30):
        if match.to_move is None:
            break
        written = b"".join(part for audience in audiences(match) for part in as_bytes(match.view(audience)))
        written += repr(match).encode() + repr(match.state).encode()
        with pytest.raises(ds.IllegalActionError) as refused:
            match.apply(ds.Place(ds.Tile(18, 18)))
        written += str(refused.value).encode()
        for form in (SEED, SEED.hex().encode(), repr(SEED)[2:-1].encode(), str(int.from_bytes(SEED)).encode()):
            assert form not in written
        match.apply(rng.choice(match.legal_actions()))


def test_the_text_of_a_match_shows_no_hidden_tile() -> None:
    """A log line may hold a match; what is on the table may be read there, what is held may not."""
    match = table("draw", ["6-6 1-1", "2-2 3-3"], stock="4-4")
    assert repr(match) == "<Match draw, 2 players, hand 1, seat 1 to move, scores 0-0, table: bare>"
    play(match, "6-6,draw")
    assert repr(match) == "<Match draw, 2 players, hand 1, seat 2 to move, scores 0-0, table: 6-6>"


def test_a_refusal_tells_a_waiting_seat_nothing() -> None:
    """The legal actions of the seat on turn are its tiles: whoever else asks gets none of them."""
    match = table("muggins", ["5-6 1-1", "2-2 3-3"], leader=1)
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Action.parse("5-6"), seat=2)
    assert (refused.value.code, refused.value.legal) == ("action.not_your_turn", ())
    assert "1-1" not in str(refused.value)
    assert dict(refused.value.params) == {"action": "5-6", "seat": 2, "turn": 1}
