"""The log is the table: folding it gives the state that play gave, and a damaged one is told."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.leaks.test_swapped import played

from doublesix.server import decisions, wire
from doublesix.server.decisions import Draft
from doublesix.server.entries import Entry, decode_entry, encode_entry
from doublesix.server.room import view_of
from doublesix.server.tablestate import DamagedLogError, TableState, fold

GAMES = [("muggins", 2), ("fives", 4), ("persian-draw", 3), ("middle-eastern", 4), ("mexican-train", 3)]


def seen(state: TableState) -> object:
    """Everything that anybody can see of a state, and what it takes to go on."""
    audiences = (None, *range(1, len(state.seats) + 1))
    views = [view_of(state, audience) for audience in audiences]
    kept = (state.seq, state.phase, state.match_number, state.seed, state.dealt_seq, state.seats, state.rematch)
    return views, kept, None if state.match is None else state.match.state.hand.stock()


def play_on(draft: Draft, chance: random.Random, actions: int) -> None:
    """Random actions, deals, absences and rematches."""
    for _ in range(actions):
        state = draft.state
        absent = chance.randrange(12)
        if absent < len(state.seats) and state.seats[absent].owner is not None:
            away = state.seats[absent].away
            draft.add(wire.SeatReturned(absent + 1) if away else wire.SeatLeft(absent + 1))
        if state.phase == "playing" and state.match is not None and state.to_move is not None:
            action = chance.choice(state.match.legal_actions())
            decisions.act(draft, state.to_move, action, chance.choice(("person", "computer", "timeout", "substitute")))
        elif state.phase == "between_hands":
            decisions.deal(draft)
        else:
            decisions.ask_rematch(draft, chance.randint(1, len(state.seats)))
            decisions.start_rematch_if_wanted(draft, set(draft.state.rematch))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_fold_of_the_log_is_the_state(game: str, players: int) -> None:
    """At every entry, through hands, matches and absences, also when the past hands are forgotten, and through the
    text of the log."""
    chance = random.Random(game)
    draft = Draft(fold(log := played(game, players, 0, chance)), entries_so_far=log)
    for _ in range(12):
        play_on(draft, chance, 15)
        draft.state.forget_past_hands()
        log = [decode_entry(encode_entry(entry)) for entry in draft.entries]
        assert log == draft.entries
        assert seen(fold(log)) == seen(draft.state)
        assert seen(draft.state.copy()) == seen(draft.state)
    assert {type(entry).__name__ for entry in draft.entries} >= {"HandEnded", "SeatLeft", "SeatReturned", "HandDealt"}


def test_a_draft_that_is_thrown_away_changes_nothing() -> None:
    """Whatever is tried on a draft, the state that it came from stays as it was."""
    state = fold(played("fives", 2, 5, random.Random(1)))
    before = seen(state)
    play_on(Draft.of(state), random.Random(2), 40)
    assert seen(state) == before


@settings(max_examples=80)
@given(st.data())
def test_damaged_logs(data: st.DataObject) -> None:
    """Entries that are missing, doubled or in another order: told as damage, or a log that could have been; nothing
    else goes wrong."""
    log: list[Entry] = played("draw", 2, 25, random.Random(data.draw(st.integers(0, 20))))
    for _ in range(data.draw(st.integers(1, 3))):
        place, other = (data.draw(st.integers(0, len(log) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(("drop", "double", "swap"))):
            case "drop" if len(log) > 1:
                del log[place]
            case "double":
                log.insert(other, log[place])
            case _:
                log[place], log[other] = log[other], log[place]
    try:
        state = fold(log)
    except DamagedLogError:
        return
    assert state.seq == len(log)


def test_no_log_at_all() -> None:
    """An empty log, and one that begins in the middle."""
    for log in ([], [wire.Resumed()]):
        with pytest.raises(DamagedLogError):
            fold(log)
