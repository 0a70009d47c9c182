"""Random train matches under random house rules: the engine and the naive implementation agree at every step.

``DOUBLESIX_TRAIN_MATCHES`` sets the matches for each number of players, ``DOUBLESIX_ORACLE_SEED`` the seed that
they start from; a failure prints the match as a record.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from tests.oracle.layout import full_set, show
from tests.oracle.trains.house_rules import random_options, scarce_tiles
from tests.oracle.trains.options import SEATS, resolve
from tests.oracle.trains.play import HandLog, MatchLog, Step, Table, random_match, random_start, text

import doublesix as ds

MATCHES = int(os.environ.get("DOUBLESIX_TRAIN_MATCHES", "40"))
SEED = int(os.environ.get("DOUBLESIX_ORACLE_SEED", "1"))
PRESETS = ["mexican-train", "mexican-train-pagat"]
TERMINATIONS = {
    "domino": ds.Termination.DOMINO,
    "blocked": ds.Termination.BLOCKED,
    "target": ds.Termination.TARGET_REACHED,
    "hands": ds.Termination.ALL_HANDS_PLAYED,
}


def deal_of(hand: HandLog, leader: int | None) -> ds.Deal:
    """The deal as the engine of the program takes it."""
    return ds.Deal([[show(tile) for tile in tiles] for tiles in hand.tiles], map(show, hand.stock), leader)


def dealt(match: ds.Match | None, rules: ds.RuleSet, log: MatchLog, deal: ds.Deal) -> ds.Match:
    """The match with the next hand dealt, its first or a later one."""
    if match is None:
        return ds.Match(rules, deal=deal, scores=log.start)
    match.next_hand(deal=deal)
    return match


def check_match(log: MatchLog) -> None:
    """Every claim of the transcript holds."""
    rules = ds.rules(log.preset, players=log.players, options=log.given)
    match: ds.Match | None = None
    for hand in log.hands:
        check_wrong_leader(match, rules, log, hand)
        lot = hand.lot if hand.may_lead and len(hand.may_lead) > 1 else None
        match = dealt(match, rules, log, deal_of(hand, lot))
        assert match.hand_number == hand.number
        assert match.view(None).engine == ds.Tile(hand.engine, hand.engine)
        for step in hand.steps:
            check_step(match, step, rules)
        check_hand_end(match, hand)
    assert match is not None
    assert match.scores == tuple(log.hands[-1].scores)
    if log.outcome is None:
        assert match.outcome is None
    else:
        expected = TERMINATIONS[log.outcome.termination], tuple(log.outcome.winners), match.scores
        assert match.outcome == ds.Outcome(*expected)
        assert match.legal_actions() == ()


def check_wrong_leader(match: ds.Match | None, rules: ds.RuleSet, log: MatchLog, hand: HandLog) -> None:
    """A deal that names a leader whom the rules do not make one is refused."""
    right = hand.may_lead or [hand.leader]
    stranger = next((seat for seat in range(1, log.players + 1) if seat not in right), None)
    if stranger is None:
        return
    with pytest.raises(ds.DealError):
        dealt(match and match.copy(), rules, log, deal_of(hand, stranger))


def table_of(match: ds.Match) -> Table:
    """What a spectator sees of the table."""
    view = match.view(None)
    started = any(train.name == "M" and train.length for train in view.trains)
    trains = [train for train in view.trains if train.name != "M" or started]
    return Table(
        ends={train.name: train.pip for train in trains},
        lengths={train.name: train.length for train in trains},
        marked={train.name for train in trains if train.marked and train.name != "M"},
        uncovered={train.name for train in trains if train.ends_in_double},
        binding={train.name for train in trains if train.must_be_covered},
        stock=view.stock_left,
        held=list(view.tiles_held),
    )


def check_step(match: ds.Match, step: Step, rules: ds.RuleSet) -> None:
    """Seat, legal set, a refusal, the table, and what the action did."""
    assert match.to_move == step.seat
    legal = [str(action) for action in match.legal_actions()]
    assert sorted(legal) == sorted(step.legal)
    assert [str(offer.action) for offer in match.view(step.seat).legal_actions] == legal
    assert table_of(match) == step.table
    wrong = wrong_action(Random(len(legal) * 31 + step.table.stock), rules, step.legal)
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Action.parse(wrong))
    assert sorted(map(str, refused.value.legal)) == sorted(legal)
    events = match.apply(ds.Action.parse(step.action))
    placed = [event for event in events if isinstance(event, ds.TilePlaced)]
    drawn = [str(event.tile) for event in events if isinstance(event, ds.TileDrawn)]
    assert drawn == ([show(step.drawn)] if step.drawn else [])
    if step.engine_laid:
        assert [(event.seat, event.end) for event in placed] == [(step.seat, None)]
    elif "@" in step.action:
        assert [f"{event.seat}: {event.tile}@{event.end}" for event in placed] == [f"{step.seat}: {step.action}"]
    else:
        assert placed == []


def wrong_action(rng: Random, rules: ds.RuleSet, legal: list[str]) -> str:
    """An action that is not in the legal set."""
    ends = [*map(str, range(1, rules.players + 1)), "M"]
    tiles = [show(tile) for tile in rng.sample(full_set(rules.tile_set.max_pip), 20)]
    thinkable = ["draw", "pass", "start", "done", *(f"{tile}@{rng.choice(ends)}" for tile in tiles)]
    return rng.choice([action for action in thinkable if action not in legal])


def check_hand_end(match: ds.Match, hand: HandLog) -> None:
    """How the hand ended, who won it, what it added."""
    end = match.hand_outcome
    assert hand.end is not None
    assert end is not None
    assert end.termination is TERMINATIONS[hand.end.termination]
    assert end.winners == tuple(hand.end.winners)
    assert end.settled == tuple(hand.end.settled)
    assert match.scores == tuple(hand.scores)
    assert match.leader == hand.leader
    left = [{str(tile) for tile in tiles or ()} for tiles in end.tiles_left]
    assert left == [{show(tile) for tile in tiles} for tiles in hand.end.held]


def house_match(rng: Random, preset: str, players: int, pinned: dict[str, str] | None = None) -> MatchLog:
    """A random match by random house rules."""
    given = random_options(rng, preset, players, pinned)
    start = random_start(rng, resolve(preset, players, given), players)
    return random_match(rng, preset, players, given, start=start)


def check(log: MatchLog) -> None:
    """Check a match; show it as a record if it fails."""
    try:
        check_match(log)
    except BaseException:
        print(text(log))
        raise


@pytest.mark.parametrize("players", SEATS)
def test_house_rules(players: int) -> None:
    """Every number of players, with random options."""
    for number in range(MATCHES):
        preset = PRESETS[number % 4 == 3]
        check(house_match(Random(f"{SEED} {players} {number}"), preset, players))


@pytest.mark.parametrize("players", SEATS)
def test_scarce_tiles(players: int) -> None:
    """The same where the stock runs out: blocks, exhausted numbers, passes without a draw."""
    for number in range(MATCHES // 2):
        rng = Random(f"{SEED} scarce {players} {number}")
        check(house_match(rng, "mexican-train", players, scarce_tiles(rng, players)))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", SEATS)
def test_presets(preset: str, players: int) -> None:
    """The presets as they are."""
    for number in range(max(1, MATCHES // 20)):
        check(random_match(Random(f"{SEED} plain {preset} {players} {number}"), preset, players, {}, hand_limit=2))
