"""Random matches under random house rules: the engine and the naive implementation agree at every step.

``DOUBLESIX_ORACLE_MATCHES`` sets the matches for each preset and number of players, ``DOUBLESIX_ORACLE_SEED``
the seed that they start from; a failure prints the match as a record.
"""

from __future__ import annotations

import os
from itertools import islice
from random import Random

import pytest
from tests.oracle import dpn
from tests.oracle.house_rules import dead_lines, random_options, tied_blocks
from tests.oracle.layout import Tile, show
from tests.oracle.options import PRESETS, resolve, seats_of
from tests.oracle.play import HandLog, MatchLog, Step, random_match, random_start
from tests.oracle.settle import value

import doublesix as ds

MATCHES = int(os.environ.get("DOUBLESIX_ORACLE_MATCHES", "30"))
SEED = int(os.environ.get("DOUBLESIX_ORACLE_SEED", "1"))
TABLES = [(preset, players) for preset in PRESETS for players in seats_of(preset)]
TERMINATIONS = {
    "domino": ds.Termination.DOMINO,
    "blocked": ds.Termination.BLOCKED,
    "target": ds.Termination.TARGET_REACHED,
    "hands": ds.Termination.ALL_HANDS_PLAYED,
}


def deal_of(hand: HandLog) -> ds.Deal:
    """The deal as the engine takes it; the leader is named only where a lot decides."""
    return ds.Deal(
        tiles=tuple(tuple(show(tile) for tile in tiles) for tiles in hand.tiles),
        stock=tuple(show(tile) for tile in hand.stock),
        leader=hand.leader if len(hand.may_lead) > 1 else None,
    )


def led_by(deal: ds.Deal, leader: int) -> ds.Deal:
    """The same tiles with another leader."""
    return ds.Deal(tiles=deal.tiles, stock=deal.stock, leader=leader)


def dealt(match: ds.Match | None, rules: ds.RuleSet, log: MatchLog, deal: ds.Deal) -> ds.Match:
    """The match with the next hand dealt, its first or a later one."""
    if match is None:
        return ds.Match(rules, deal=deal, scores=log.start)
    match.next_hand(deal=deal)
    return match


def check_match(log: MatchLog) -> None:
    """Every claim of the transcript holds for the engine."""
    rules = ds.rules(log.preset, players=log.players, options=log.given)
    match: ds.Match | None = None
    for hand in log.hands:
        stranger = next((seat for seat in range(1, log.players + 1) if seat not in hand.may_lead), None)
        if stranger is not None:
            with pytest.raises(ds.DealError):
                dealt(match, rules, log, led_by(deal_of(hand), stranger))
        match = dealt(match, rules, log, deal_of(hand))
        assert match.to_move == hand.leader
        for step in hand.steps:
            check_step(match, step, log.options["set.max_pip"])
        check_hand_end(match, hand)
    assert match is not None
    if log.outcome is None:
        assert match.outcome is None
    else:
        assert match.outcome is not None
        assert match.outcome.winners == tuple(log.outcome.winners)
        assert match.outcome.scores == tuple(log.hands[-1].scores)
        assert match.outcome.termination is TERMINATIONS[log.outcome.termination]
        assert match.to_move is None


def check_step(match: ds.Match, step: Step, max_pip: int) -> None:
    """Seat, legal set, refusals, points, count, open ends and totals of one action."""
    assert match.to_move == step.seat
    legal = [str(action) for action in match.legal_actions()]
    assert len(legal) == len(set(legal))
    assert set(legal) == set(step.legal)
    wrong = dpn.wrong_action(Random(len(step.legal) * 31 + step.total), max_pip, step.legal)
    with pytest.raises(ds.DoublesixError):
        match.apply(ds.Action.parse(wrong))
    offered = {str(action.action): action.points for action in match.view(step.seat).legal_actions}
    assert set(offered) == set(step.legal)
    assert offered[step.action] == step.points
    events = match.apply(ds.Action.parse(step.action))
    placed = [event for event in events if isinstance(event, ds.TilePlaced)]
    drawn = [event for event in events if isinstance(event, ds.TileDrawn)]
    if step.count is not None:
        assert [(event.seat, event.points, event.count) for event in placed] == [(step.seat, step.points, step.count)]
    assert [event.tile for event in drawn] == ([as_tile(step.drawn)] if step.drawn else [])
    assert {end.name: end.pip for end in match.ends} == step.ends
    assert match.count == step.total
    assert match.count.total == sum(match.count.parts)


def as_tile(tile: Tile) -> ds.Tile:
    """The engine's tile."""
    return ds.Tile.parse(show(tile))


def check_hand_end(match: ds.Match, hand: HandLog) -> None:
    """How the hand ended, who won it, what it added."""
    end = match.hand_outcome
    assert end is not None
    assert hand.termination is not None
    assert end.termination is TERMINATIONS[hand.termination]
    if hand.termination != "target":
        assert end.winners == tuple(hand.winners)
    assert end.settled == tuple(hand.settled or [0] * len(hand.scores))
    assert match.scores == tuple(hand.scores)
    left = [{str(tile) for tile in tiles} for tiles in end.tiles_left if tiles is not None]
    assert left == [{show(tile) for tile in tiles} for tiles in hand.left]


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
        print(dpn.text(log))
        raise


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_house_rules(preset: str, players: int) -> None:
    """Every preset for every number of players, with random options."""
    for number in range(MATCHES):
        check(house_match(Random(f"{SEED} {preset} {players} {number}"), preset, players))


def has_tied_block(log: MatchLog) -> bool:
    """Whether two seats had the lowest hand in some block."""
    pips = [sorted(value(log.options, tiles) for tiles in hand.left) for hand in log.hands if is_block(hand)]
    return any(lowest == second for lowest, second, *_ in pips)


def is_block(hand: HandLog) -> bool:
    """Whether nobody went out."""
    return hand.termination == "blocked"


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_tied_blocks(preset: str, players: int) -> None:
    """The same where hands are blocked and tied."""
    rng = Random(f"{SEED} tied {preset} {players}")
    matches = (house_match(rng, preset, players, tied_blocks(rng, players)) for _ in range(MATCHES * 10))
    for log in islice(filter(has_tied_block, matches), MATCHES // 2):
        check(log)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_dead_lines(preset: str, players: int) -> None:
    """The same where lines die while there are tiles to draw."""
    rng = Random(f"{SEED} dead {preset} {players}")
    for _ in range(MATCHES // 2):
        check(house_match(rng, preset, players, dead_lines(rng, players)))


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_presets(preset: str, players: int) -> None:
    """Every preset as it is, whole matches."""
    for number in range(max(1, MATCHES // 20)):
        rng = Random(f"{SEED} plain {preset} {players} {number}")
        check(random_match(rng, preset, players, {}, hand_limit=60))
