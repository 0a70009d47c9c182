"""Random matches, with a complete transcript of what the rules said at every step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from tests.oracle.layout import Tile, full_set
from tests.oracle.match import Match, Outcome
from tests.oracle.options import Options, resolve


@dataclass
class Step:
    """One action: the whole legal set before it, what it did, and the open ends after it."""

    seat: int
    legal: list[str]
    action: str
    drawn: Tile | None
    points: int
    count: int | None
    total: int
    ends: dict[str, int]
    scores: list[int]


@dataclass
class HandLog:
    """One deal, its leader, its steps and its end."""

    number: int
    tiles: list[list[Tile]]
    stock: list[Tile]
    leader: int
    may_lead: list[int]
    steps: list[Step] = field(default_factory=list)
    termination: str | None = None
    winners: list[int] = field(default_factory=list)
    settled: list[int] | None = None
    scores: list[int] = field(default_factory=list)
    left: list[list[Tile]] = field(default_factory=list)


@dataclass
class MatchLog:
    """A match from the first deal to its end, or to the limit of hands that was set."""

    preset: str
    players: int
    given: dict[str, str]
    options: Options
    start: list[int]
    hands: list[HandLog] = field(default_factory=list)
    outcome: Outcome | None = None


def random_match(
    rng: Random,
    preset: str,
    players: int,
    given: Mapping[str, str],
    hand_limit: int = 4,
    start: list[int] | None = None,
) -> MatchLog:
    """Play uniformly random legal actions; stop after ``hand_limit`` hands where the match goes on."""
    options = resolve(preset, players, given)
    match = Match(options, players, start)
    log = MatchLog(preset, players, dict(given), options, list(match.scores))
    while match.outcome is None and len(log.hands) < hand_limit:
        log.hands.append(_random_hand(rng, match, len(log.hands) + 1))
    log.outcome = match.outcome
    return log


def random_start(rng: Random, options: Options, players: int) -> list[int]:
    """Totals to begin with: mostly nothing, else close together, often equal, below a target in points."""
    if rng.random() < 0.6:
        return [0] * players
    target = options["target.points"]
    top = target - 1 if target is not None else 30
    near = rng.choice([0, 0, top - 5, top])
    totals = [min(top, near + rng.choice([0, 0, 1, -5, 3])) for _ in range(players)]
    if options["teams"] == "pairs":
        totals[2:] = totals[:2]
    return totals


def _random_hand(rng: Random, match: Match, number: int) -> HandLog:
    deck = full_set(match.options["set.max_pip"])
    rng.shuffle(deck)
    size = match.options["hand_size"]
    tiles = [deck[seat * size : (seat + 1) * size] for seat in range(match.players)]
    stock = deck[match.players * size :]
    may_lead = match.lead(tiles).seats
    leader = rng.choice(may_lead)
    match.deal(tiles, stock, leader)
    log = HandLog(number, tiles, stock, leader, may_lead)
    while match.hand_end is None and match.hand is not None:
        seat, legal = match.hand.mover, match.hand.legal()
        action = rng.choice(legal)
        move = match.apply(action)
        step = Step(
            seat,
            legal,
            action,
            move.drawn,
            move.points,
            move.count,
            match.hand.count(),
            match.hand.ends(),
            list(match.scores),
        )
        log.steps.append(step)
    if match.hand_end is not None:
        log.termination = match.hand_end.termination
        log.winners = match.hand_end.winners
        log.settled = match.hand_end.settled
        log.left = match.hand_end.held
    log.scores = list(match.scores)
    return log
