"""Random matches, with a complete transcript of what the rules said at every step, and its text as a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from tests.oracle.layout import Tile, full_set, is_double, show
from tests.oracle.trains.hand import Hand
from tests.oracle.trains.match import HandEnd, Match, Outcome
from tests.oracle.trains.options import TrainOptions, resolve


@dataclass
class Table:
    """What everybody sees by train: ends, lengths, marks, doubles not covered nor lapsed, those to be covered now."""

    ends: dict[str, int]
    lengths: dict[str, int]
    marked: set[str]
    uncovered: set[str]
    binding: set[str]
    stock: int
    held: list[int]


@dataclass
class Step:
    """One action: the whole legal set before it, the table before it, and what it did."""

    seat: int
    legal: list[str]
    table: Table
    action: str
    drawn: Tile | None
    engine_laid: bool
    marks: dict[str, bool]
    """The marks that this action put on trains or took from them."""
    open_to_seat: set[str]
    """Trains on which the seat might place if nothing bound it."""
    hand: list[str]
    """What the seat held before it."""
    laid_this_turn: int
    had_first_turn: bool


@dataclass
class HandLog:
    """One deal, its steps and its end. ``lot`` is the leader where a lot decides."""

    number: int
    engine: int
    tiles: list[list[Tile]]
    stock: list[Tile]
    lot: int | None
    may_lead: list[int] | None
    steps: list[Step] = field(default_factory=list)
    leader: int | None = None
    end: HandEnd | None = None
    scores: list[int] = field(default_factory=list)


@dataclass
class MatchLog:
    """A match from the first deal to its end, or to the limit of hands that was set."""

    preset: str
    players: int
    given: dict[str, str]
    options: TrainOptions
    start: list[int]
    hands: list[HandLog] = field(default_factory=list)
    outcome: Outcome | None = None


def random_match(
    rng: Random,
    preset: str,
    players: int,
    given: Mapping[str, str],
    hand_limit: int = 3,
    start: list[int] | None = None,
) -> MatchLog:
    """Play random legal actions; stop after ``hand_limit`` hands where the match goes on."""
    options = resolve(preset, players, given)
    match = Match(options, players, start)
    log = MatchLog(preset, players, dict(given), options, list(match.scores))
    while match.outcome is None and len(log.hands) < hand_limit:
        log.hands.append(_random_hand(rng, match))
    log.outcome = match.outcome
    return log


def random_start(rng: Random, options: TrainOptions, players: int) -> list[int]:
    """Totals to begin with: mostly nothing, else close together and below a target in points."""
    if rng.random() < 0.6:
        return [0] * players
    target = options["target.points"]
    top = target - 1 if target is not None else 30
    totals = [min(top, rng.choice([0, top, top - 3, top - 10])) for _ in range(players)]
    if options["teams"] == "pairs":
        totals[2:] = totals[:2]
    return totals


def table_of(hand: Hand) -> Table:
    """What lies open now."""
    trains = hand.trains() if hand.engine_lies else []
    binding = hand.binding() if hand.engine_lies and not hand.over else []
    return Table(
        ends={train: hand.end(train) for train in trains},
        lengths={train: len(hand.on_train(train)) for train in trains},
        marked={str(seat) for seat in hand.seats if hand.marked[seat]},
        uncovered={laid.train for laid in hand.uncovered() if not hand.lapsed(laid.tile[0])},
        binding={laid.train for laid in binding},
        stock=len(hand.stock),
        held=[len(tiles) for tiles in hand.held],
    )


def shuffled_deal(rng: Random, match: Match) -> tuple[list[list[Tile]], list[Tile], int | None]:
    """Tiles by seat, stock, and the leader where a lot or the hand before decides it."""
    options, pip = match.options, match.engine()
    deck = full_set(options["set.max_pip"])
    if options["engine.find"] == "preplaced":
        deck.remove((pip, pip))
    rng.shuffle(deck)
    size = options["hand_size"]
    tiles = [deck[seat * size : (seat + 1) * size] for seat in range(match.players)]
    may_lead = match.may_lead()
    return tiles, deck[match.players * size :], rng.choice(may_lead) if may_lead else None


def _random_hand(rng: Random, match: Match) -> HandLog:
    pip, may_lead = match.engine(), match.may_lead()
    tiles, stock, lot = shuffled_deal(rng, match)
    match.deal(tiles, stock, lot)
    log = HandLog(match.number, pip, tiles, stock, lot, may_lead)
    hand = match.hand
    # Some hands are played by somebody who loves doubles, so that many of them lie uncovered.
    fond = rng.random() < 0.5
    while hand is not None and match.hand_end is None:
        seat, legal, table, lies = hand.mover, hand.legal(), table_of(hand), hand.engine_lies
        doubles = [action for action in legal if is_double_action(action)]
        action = rng.choice(doubles if doubles and fond else legal)
        usable = set(hand.usable()) if lies else set()
        marked, laid, had_first = dict(hand.marked), len(hand.this_turn()), hand.had_first_turn[seat]
        held = [show(tile) for tile in hand.held[seat - 1]]
        move = match.apply(action)
        marks = {str(other): mark for other, mark in hand.marked.items() if mark != marked[other]}
        log.steps.append(
            Step(
                seat=seat,
                legal=legal,
                table=table,
                action=action,
                drawn=move.drawn,
                engine_laid=hand.engine_lies and not lies,
                marks=marks,
                open_to_seat=usable,
                hand=held,
                laid_this_turn=laid,
                had_first_turn=had_first,
            )
        )
    if hand is not None:
        log.leader = hand.leader
    log.end = match.hand_end
    log.scores = list(match.scores)
    return log


def is_double_action(action: str) -> bool:
    """The action lays a double."""
    low, _, high = action.partition("@")[0].partition("-")
    return low == high and is_double((int(low), int(high)))


def text(log: MatchLog, *, claims: bool = True) -> str:
    """The transcript as a record; with ``claims`` the legal set stands before every action."""
    lines = [f'[Game "{log.preset}"]', f'[Players "{log.players}"]']
    lines += [f'[Option "{name}={value}"]' for name, value in log.given.items()]
    if any(log.start):
        lines.append(f'[StartScore "{_numbers(log.start)}"]')
    for hand in log.hands:
        lines += ["", f'[Hand "{hand.number}"]']
        lines += [f'[Tiles{seat} "{_tiles(tiles)}"]' for seat, tiles in enumerate(hand.tiles, start=1)]
        lines.append(f'[Stock "{_tiles(hand.stock)}"]')
        if hand.leader is not None:
            lines.append(f'[Leader "{hand.leader}"]')
        for step in hand.steps:
            if claims:
                lines.append("? " + " ".join(step.legal))
            drawn = f" {show(step.drawn)}" if step.drawn is not None else ""
            lines.append(f"{step.seat}: {step.action}{drawn}")
        if hand.end is not None:
            lines.append(f'[Settled "{_numbers(hand.end.settled)}"]')
        lines.append(f'[Score "{_numbers(hand.scores)}"]')
    result = "*"
    if log.outcome is not None:
        result = _numbers(log.outcome.winners) if log.outcome.winners else "draw"
    lines.append(f'[Result "{result}"]')
    return "\n".join(lines) + "\n"


def _tiles(tiles: list[Tile]) -> str:
    return " ".join(show(tile) for tile in tiles)


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)
