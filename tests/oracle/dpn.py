"""A transcript as record text: the canonical form, on request with legal sets and refusals."""

from __future__ import annotations

from random import Random

from tests.oracle.layout import Tile, full_set, show
from tests.oracle.match import Outcome
from tests.oracle.options import ORDER, as_text
from tests.oracle.play import HandLog, MatchLog, Step


def text(log: MatchLog, claims: Random | None = None) -> str:
    """The record. With ``claims`` about half of the steps have a ``?`` line before them, some a ``!``."""
    lines = [f'[Game "{log.preset}"]', f'[Players "{log.players}"]']
    lines += [f'[Option "{name}={value}"]' for name, value in different(log)]
    if any(log.start):
        lines.append(f'[StartScore "{_numbers(log.start)}"]')
    for hand in log.hands:
        lines += _hand(log, hand, claims)
    lines.append(f'[Result "{result(log.outcome)}"]')
    return "\n".join(lines) + "\n"


def different(log: MatchLog) -> list[tuple[str, str]]:
    """The options that differ from the preset's, in the order of the table of options."""
    without_tie = {name: value for name, value in log.given.items() if name != "target.tie"}
    plain = as_text(log.preset, log.players, {})
    plain["target.tie"] = as_text(log.preset, log.players, without_tie)["target.tie"]
    chosen = as_text(log.preset, log.players, log.given)
    return [(name, chosen[name]) for name in ORDER if chosen[name] != plain[name]]


def result(outcome: Outcome | None) -> str:
    """The winning seats, ``draw``, or a star while the match is not over."""
    if outcome is None:
        return "*"
    return _numbers(outcome.winners) if outcome.winners else "draw"


def _hand(log: MatchLog, hand: HandLog, claims: Random | None) -> list[str]:
    lines = ["", f'[Hand "{hand.number}"]']
    lines += [f'[Tiles{seat} "{_tiles(tiles)}"]' for seat, tiles in enumerate(hand.tiles, start=1)]
    lines += [f'[Stock "{_tiles(hand.stock)}"]', f'[Leader "{hand.leader}"]']
    counts = log.options["play_score"] != "none"
    for step in hand.steps:
        if claims and claims.random() < 0.5:
            lines.append("? " + " ".join(claims.sample(step.legal, len(step.legal))))
        if claims and claims.random() < 0.3:
            lines.append(refused(claims, log, step))
        line = f"{step.seat}: {step.action}"
        if step.drawn is not None:
            line += f" {show(step.drawn)}"
        if step.count is not None and counts:
            line += f" +{step.points} ={step.count}"
        lines.append(line)
    if hand.settled is not None:
        lines.append(f'[Settled "{_numbers(hand.settled)}"]')
    lines.append(f'[Score "{_numbers(hand.scores)}"]')
    return lines


def refused(rng: Random, log: MatchLog, step: Step) -> str:
    """A refusal that holds before this step: another seat, or an action that is not in the legal set."""
    if rng.random() < 0.2:
        others = [seat for seat in range(1, log.players + 1) if seat != step.seat]
        return f"!{rng.choice(others)}: {step.action}"
    return f"!{step.seat}: {wrong_action(rng, log.options['set.max_pip'], step.legal)}"


def wrong_action(rng: Random, max_pip: int, legal: list[str]) -> str:
    """An action that is not in the legal set; the lead has no end, every other tile one."""
    leading = any("-" in action and "@" not in action for action in legal)
    ends = [""] if leading else ["@W", "@E", "@N", "@S"]
    thinkable = [show(tile) + end for tile in full_set(max_pip) for end in ends]
    return rng.choice([action for action in [*thinkable, "draw", "pass"] if action not in legal])


def _tiles(tiles: list[Tile]) -> str:
    return " ".join(show(tile) for tile in tiles)


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)
