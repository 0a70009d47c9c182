"""What is said on a socket, line by line."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.wire.conversation import Guest, House, Invited
from tests.wire.play import play_on, settle
from tests.wire.service import serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("conversations")) as house:
        yield house


@pytest.fixture
def table(house: House) -> Invited:
    """Two persons at a game in which all must be led that the leader holds, so that the first action is any tile."""
    table = house.table("muggins", players=2, name="Leila")
    table.seat("عمید")
    return table


def on_turn_and_other(one: Guest, two: Guest) -> tuple[Guest, Guest]:
    assert one.is_on_turn != two.is_on_turn
    return (one, two) if one.is_on_turn else (two, one)


def test_a_first_conversation(house: House) -> None:
    """Joining, waiting, the deal when the last seat is taken, an action, and its answer before the event."""
    table = house.table("block", players=2, name="Leila")
    with table.welcomed(1) as leila:
        assert leila.welcome["phase"] == "waiting"
        assert leila.welcome["view"] is None
        assert [event["event"] for event in leila.events.values()] == ["TableCreated", "SeatTaken"]
        leila.acts("0-0", id="early")
        leila.hears("refused", id="early", code="table.waiting", legal=[])
        table.seat("عمید")
        leila.hears("event", seq=3, event={"event": "SeatTaken", "seat": 2, "name": "عمید", "level": None})
        leila.hears("event", seq=4, event={"event": "MatchStarted", "match": 1})
        dealt = leila.hears("event", seq=5)["event"]
        assert dealt["event"] == "HandDealt"
        assert len(dealt["tiles"][0]) == 7
        assert dealt["tiles"][1] is None
        view = leila.hears("view", seq=5, phase="playing")["view"]
        assert (view["tiles"], view["tiles_held"], view["to_move"]) == (view["tiles"], [7, 7], dealt["leader"])
        with table.welcomed(2) as omid:
            leila.hears("seats")
            mover, other = on_turn_and_other(leila, omid)
            lead = mover.legal[0]
            mover.acts(lead, id="lead")
            mover.hears("ack", id="lead", seq=6)
            for guest in (mover, other):
                event = guest.hears("event", seq=6)["event"]
                assert (event["event"], event["seat"], event["tile"]) == ("TilePlaced", mover.seat, lead)
                assert event["by"] == "person"
                assert guest.hears("view", seq=6)["view"]["layout"] == [{"seat": mover.seat, "tile": lead, "end": None}]
            assert (mover.legal, other.is_on_turn) == ([], True)
        leila.hears("seats")
        leila.says("ping")
        leila.hears("pong")


def test_refusals(table: Invited) -> None:
    """Each refusal has its code; the legal actions go to the seat on turn alone. A repeat gets the same answer."""
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        leila.hears("seats")
        mover, other = on_turn_and_other(leila, omid)
        missing = next(f"{a}-{b}" for a in range(7) for b in range(a, 7) if f"{a}-{b}" not in mover.legal)
        other.acts("0-0", id="soon")
        first = other.hears("refused", id="soon", code="action.not_your_turn", legal=[])
        mover.acts(missing, id="missing")
        refused = mover.hears("refused", id="missing", code="action.tile_not_held")
        assert refused["legal"] == mover.legal
        mover.acts("5-6@", id="unreadable")
        mover.hears("refused", id="unreadable", code="parse.end", legal=[])
        mover.acts(mover.legal[0])
        mover.hears("ack")
        other.hears("event")
        other.hears("view")
        other.acts("0-0", id="soon")  # it is the turn now, and still the same answer
        assert other.hears("refused") == first
        other.acts("0-1", id="soon")
        other.hears("problem", code="act.id_reused")


def test_an_action_that_is_sent_again(table: Invited) -> None:
    """The same id gets the same answer for ever and is done once, from a second tab too; another action with that id
    is a mistake. The other seat's ids are its own."""
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        leila.hears("seats")
        mover, other = on_turn_and_other(leila, omid)
        lead = mover.legal[0]
        for _ in range(3):
            mover.acts(lead, id="once")
        seq = mover.hears("ack", id="once")["seq"]
        mover.hears("event", seq=seq)
        mover.hears("view", seq=seq)
        mover.hears("ack", id="once", seq=seq)
        mover.hears("ack", id="once", seq=seq)
        with table.welcomed(mover.seat) as second_tab:
            second_tab.acts(lead, id="once")
            second_tab.hears("ack", id="once", seq=seq)
            second_tab.acts("pass", id="once")
            second_tab.hears("problem", code="act.id_reused")
        other.hears("event", seq=seq)
        other.hears("view", seq=seq)
        other.acts(other.legal[0], id="once")
        other.hears_until("ack", lambda ack: ack["id"] == "once" and ack["seq"] == seq + 1)


def test_an_end_may_be_left_out_and_the_repeat_is_known(house: House) -> None:
    """A placement without its end is done where it fits once; sent again it is acknowledged again."""
    table = house.table("block", players=2, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        chance = random.Random(2)
        while True:
            play_on([leila, omid], chance, 1)
            mover, _ = on_turn_and_other(leila, omid) if leila.phase == "playing" else (None, None)
            if mover is None:
                continue
            tiles = [action.partition("@")[0] for action in mover.legal if "@" in action]
            once = [tile for tile in tiles if tiles.count(tile) == 1]
            if once:
                break
        mover.acts(once[0], id="short")
        ack = mover.hears_until("ack")
        mover.acts(once[0], id="short")
        assert mover.hears_until("ack") == ack
        assert mover.events[ack["seq"]]["tile"] == once[0]


def test_coming_back_at_every_event(house: House) -> None:
    """Whatever was seen last, ``since`` brings exactly the rest, the same that others saw live; a seat sees its own
    tiles, a spectator none. What lies in the future is answered with the present hand."""
    table = house.table("persian-draw", players=2, name="Leila")
    table.seat("Omid")
    with table.welcomed(1, since=0) as leila, table.welcomed(2, since=0) as omid, table.welcomed(None, 0) as spectator:
        live = {1: leila, 2: omid, None: spectator}
        play_on(list(live.values()), random.Random(4), 25)
        settle(list(live.values()), leila.seq)
    seq = leila.seq
    for seat, witness in live.items():
        for since in range(seq + 1):
            with table.welcomed(seat, since=since) as guest:
                later = {number: event for number, event in witness.events.items() if number > since}
                assert guest.events == later
                assert (guest.seq, guest.view) == (seq, witness.view)
    with table.welcomed(1, since=seq + 1) as guest:
        assert guest.events[min(guest.events)]["event"] == "HandDealt"
        assert guest.seq == seq


def test_a_second_tab_plays_too(table: Invited) -> None:
    """Both tabs of a seat hear everything once and either may act; closing one leaves the seat online."""
    with table.welcomed(1) as leila, table.welcomed(2) as omid, table.welcomed(1) as tab:
        guests = [leila, omid, tab]
        for number in range(8):
            settle(guests, max(guest.seq for guest in guests))
            if leila.phase != "playing":
                break
            mover = (leila, tab)[number % 2] if leila.is_on_turn else omid
            mover.acts(mover.legal[0], id=f"{number}")
            mover.hears_until("ack")
            mover.hears_until("view")
        settle(guests, max(guest.seq for guest in guests))
        assert tab.view == leila.view
    with table.welcomed(2) as omid, table.welcomed(1), table.guest(1) as tab:
        tab.greets()
        omid.hears_until("seats")
    assert omid.welcome["seats"][0]["kind"] == "person"


def test_who_watches(table: Invited) -> None:
    """A spectator sees no tiles and no choices, is counted, and cannot act."""
    with table.welcomed(None) as spectator, table.welcomed(1) as leila:
        assert spectator.view is not None
        assert (spectator.view["seat"], spectator.view["tiles"], spectator.view["legal_actions"]) == (None, [], [])
        assert leila.welcome["spectators"] == 1
        spectator.hears("seats", spectators=1)
        spectator.acts("5-5", id="mine")
        spectator.hears("problem", code="seat.needed")
        spectator.says("rematch", id="again")
        spectator.hears("problem", code="seat.needed")


def test_a_rematch(house: House) -> None:
    """It begins when both who are there have asked, with new tiles and totals of zero; too early it is refused."""
    table = house.table("block", players=2, options={"target": 1}, name="Leila")
    table.seat("Omid")
    with table.welcomed(1) as leila, table.welcomed(2) as omid:
        leila.says("rematch", id="early")
        leila.hears_until("refused", lambda refused: refused["code"] == "rematch.not_finished")
        play_on([leila, omid], random.Random(1))
        leila.says("rematch", id="r1")
        leila.hears("ack", id="r1", seq=leila.seq + 1)
        leila.hears("event", event={"event": "RematchAsked", "seat": 1})
        leila.hears("view", phase="finished")
        leila.says("rematch", id="r1")
        leila.hears("ack", id="r1", seq=leila.seq)
        omid.says("rematch", id="r2")
        leila.hears("event", event={"event": "RematchAsked", "seat": 2})
        leila.hears("event", event={"event": "MatchStarted", "match": 2})
        leila.hears_until("event", lambda event: event["event"]["event"] == "HandDealt")
        view = leila.hears("view", match=2, phase="playing")["view"]
        assert (view["scores"], view["hand_number"]) == ([0, 0], 1)
        first = house.http.get(f"/api/tables/{table.id}/record?match=1").text
        assert '[Result "' in first
        assert '[Result "*"]' in house.http.get(f"/api/tables/{table.id}/record").text
        status, problem = house.problem("GET", f"/api/tables/{table.id}/record?match=3")
        assert (status, problem["code"]) == (404, "record.unknown_match")
