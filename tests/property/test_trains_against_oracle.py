"""Random train matches under random house rules: the engine and the naive implementation agree at every step.

``DOUBLESIX_TRAIN_MATCHES`` sets the matches for each number of players, ``DOUBLESIX_ORACLE_SEED`` the seed that
they start from; a failure prints the match as a record.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from tests.oracle.layout import show
from tests.oracle.trains.house_rules import random_options, scarce_tiles
from tests.oracle.trains.options import SEATS, TrainOptions, resolve
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
        for number, step in enumerate(hand.steps):
            check_step(match, step, log.options, number)
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
    right: list[int | None] = [*hand.may_lead] if hand.may_lead else [hand.leader]
    stranger = next((seat for seat in range(1, log.players + 1) if seat not in right), None)
    if stranger is None:
        return
    with pytest.raises(ds.DealError):
        dealt(match and match.copy(), rules, log, deal_of(hand, stranger))


def table_of(view: ds.View) -> Table:
    """What a view shows of the table."""
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


def check_step(match: ds.Match, step: Step, options: TrainOptions, number: int) -> None:
    """Seat, legal set, a refusal, the table, and what the action did; step ``number`` of the hand."""
    assert match.to_move == step.seat
    legal = [str(action) for action in match.legal_actions()]
    assert sorted(legal) == sorted(step.legal)
    if number % 4 == 0:  # a view lists the whole history, which is long
        view = match.view(step.seat)
        assert [str(offer.action) for offer in view.legal_actions] == legal
        assert table_of(view) == step.table
    if number % 2:
        check_refusal(match, step, options)
    events = match.apply(ds.Action.parse(step.action))
    placed = [event for event in events if isinstance(event, ds.TilePlaced)]
    drawn = [str(event.tile) for event in events if isinstance(event, ds.TileDrawn)]
    marks = {str(event.seat): event.marked for event in events if isinstance(event, ds.TrainMarked)}
    assert drawn == ([show(step.drawn)] if step.drawn else [])
    assert marks == step.marks
    if step.engine_laid:
        assert [(event.seat, event.end) for event in placed] == [(step.seat, None)]
    elif "@" in step.action:
        assert [f"{event.seat}: {event.tile}@{event.end}" for event in placed] == [f"{step.seat}: {step.action}"]
    else:
        assert placed == []


def check_refusal(match: ds.Match, step: Step, options: TrainOptions) -> None:
    """Something that is not legal is refused, with what is legal and for a reason that is so."""
    wrong = wrong_action(Random(len(step.legal) * 31 + step.table.stock), match, step.legal)
    with pytest.raises(ds.IllegalActionError) as refused:
        match.apply(ds.Action.parse(wrong))
    assert refused.value.legal == match.legal_actions()
    check_reason(refused.value, step, wrong, options)


def wrong_action(rng: Random, match: ds.Match, legal: list[str]) -> str:
    """An action that is not in the legal set, mostly one with a tile that the seat holds."""
    ends = [*map(str, range(1, match.rules.players + 1)), "M"]
    held = match.state.hand.tiles(match.to_move or 0)
    tiles = [*held, *rng.sample(list(match.rules.tile_set), 3)]
    thinkable = ["draw", "pass", "start", "done", *(f"{tile}@{rng.choice(ends)}" for tile in tiles)]
    return rng.choice([action for action in thinkable if action not in legal])


def check_reason(refused: ds.IllegalActionError, step: Step, action: str, options: TrainOptions) -> None:
    """What the refusal says is so."""
    table, legal = step.table, step.legal
    tile, _, train = action.partition("@")
    halves = [int(half) for half in tile.split("-")] if train else []
    is_double = bool(halves) and halves[0] == halves[1]
    is_first = not step.had_first_turn
    places = any("@" in other for other in legal)
    double, end = refused.params.get("double"), refused.params.get("end")
    shows_double = end in table.uncovered and double == f"{table.ends[end]}-{table.ends[end]}"
    of_other = train not in ("M", str(step.seat))
    truths = {
        "action.seek_engine": legal == ["draw"] and not table.ends,
        "action.must_start": legal == ["start"],
        "action.engine_lies": action == "start" and bool(table.ends),
        "action.done_first_turn_only": action == "done"
        and not (is_first and options["train.first_turn"] != "one_tile"),
        "action.done_needs_tile": action == "done" and not step.laid_this_turn,
        "action.double_ends_train": options["train.first_turn_double"] == "forbidden_end"
        and is_first
        and (is_double or str(step.seat) in table.uncovered),
        "action.must_place_drawn": bool(legal)
        and all(other.startswith(f"{refused.params.get('tile')}@") for other in legal),
        "action.must_be_done": "done" in legal and action in ("draw", "pass"),
        "action.must_place": places and action in ("draw", "pass"),
        "action.must_draw": action == "pass" and legal == ["draw"],
        "action.stock_empty": action == "draw" and not table.stock,
        "action.one_draw": action == "draw" and legal == ["pass"],
        "action.cover_double": end in table.binding and shows_double,
        "action.cover_laid_double": shows_double and bool(step.laid_this_turn) and train != end,
        "action.tile_not_held": tile not in step.hand,
        "action.does_not_fit": bool(train) and table.ends.get(train, -1) not in halves,
        "action.no_such_train": train == "M" and not options["mexican.max"],
        "action.own_train_only": is_first and options["train.first_turn_own_only"] and train != str(step.seat),
        "action.doubles_per_turn": is_double and step.laid_this_turn >= (options["double.max_per_turn"] or 99),
        "action.mexican_not_yet": train == "M" and "M" not in table.ends and train not in step.open_to_seat,
        "action.others_closed": of_other and options["train.others"] == "never",
        "action.start_own_first": of_other
        and options["train.others"] == "marked_if_own_started"
        and not table.lengths.get(str(step.seat)),
        "action.train_closed": of_other and train not in step.open_to_seat and train not in table.marked,
    }
    assert truths[refused.code], (refused.code, refused.params, str(refused), action)


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


@pytest.mark.parametrize("players", SEATS)
def test_records(players: int) -> None:
    """A transcript written as a record, with the legal set before every action, is found true."""
    for number in range(max(1, MATCHES // 10)):
        log = house_match(Random(f"{SEED} record {players} {number}"), "mexican-train", players)
        record = text(log)
        assert ds.Record.parse(record).check() == (), record
