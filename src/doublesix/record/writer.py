"""The canonical text of a match: one way to write each game, so that records can be compared byte for byte."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ..errors import Fault, RecordError
from ..event import Event, FirstTurnDone, HandDealt, HandEnded, MatchEnded, Passed, TileDrawn, TilePlaced
from ..match import Match
from ..outcome import HandOutcome, Outcome, Termination
from ..ruleset import RuleSet
from ..state import PlayedHand
from ..tiles import Tile
from ..view import seen_hand
from .header import REMARKS
from .knowledge import settlement_is_known
from .model import Header, RecordedHand

__all__ = ["write"]

_UNWRITABLE = re.compile(r"[\x00-\x08\x0a-\x1f\x7f\ud800-\udfff]")


def write(header: Header, match: Match | None, waiting: RecordedHand | None = None) -> str:
    """The text of a match, as the audience of the header may know it.

    ``match`` is `None` where no hand has begun, ``waiting`` a deal that nobody leads yet.
    Raises `RecordError` for a name or a remark that no line can hold.
    """
    rules, audience = header.rules, header.audience
    lines = list(_header(header))
    hands = () if match is None else match.hands
    if audience is not None:
        seat = audience if isinstance(audience, int) else None
        hands = tuple(_without_hidden_block(seen_hand(rules, hand, seat)) for hand in hands)
    is_known = True
    for hand in hands:
        is_known = settlement_is_known(rules, _ending(hand), has_unknown_tiles=hand.has_unknown_tiles)
        lines += _hand(rules, hand, is_known)
    if waiting is not None:
        lines += ["", _tag("Hand", str(waiting.number)), *_deal(rules, waiting.tiles, waiting.stock)]
    if is_known and (hands or waiting is not None):
        is_over = match is not None and (not hands or _ending(hands[-1]) is not None)
        lines.append(_tag("Result", _result(match.outcome if match is not None and is_over else None)))
    return "\n".join(lines) + "\n"


def _ending(hand: PlayedHand) -> HandOutcome | None:
    return next((event.outcome for event in hand.events if isinstance(event, HandEnded)), None)


def _without_hidden_block(hand: PlayedHand) -> PlayedHand:
    """A block that did not reveal the tiles cannot be seen in them: the hand just stops."""
    ending = _ending(hand)
    if ending is None or not hand.has_unknown_tiles or ending.termination is not Termination.BLOCKED:
        return hand
    return replace(hand, events=tuple(e for e in hand.events if not isinstance(e, HandEnded | MatchEnded)))


def _header(header: Header) -> Iterator[str]:
    rules = header.rules
    _check_texts(header.names, header.remarks)
    yield _tag("Game", rules.game)
    yield _tag("Players", str(rules.players))
    for option in rules.changes:
        yield _tag("Option", f"{option}={rules.text(option)}")
    if header.audience is not None:
        yield _tag("For", str(header.audience))
    if any(header.start_scores):
        yield _tag("StartScore", _numbers(header.start_scores))
    for seat, name in enumerate(header.names, 1):
        if name is not None:
            yield _tag(f"Seat{seat}", name)
    for remark in REMARKS:
        if remark in header.remarks:
            yield _tag(remark, header.remarks[remark])
    # A text that names no version, or an older one, comes back as it was: what it claims is checked, not rewritten.
    if header.version is not None:
        yield _tag("Rules", str(header.version))


def _check_texts(names: Sequence[str | None], remarks: Mapping[str, str]) -> None:
    faults = []
    texts = {f"Seat{seat}": name for seat, name in enumerate(names, 1) if name is not None} | dict(remarks)
    for tag, text in texts.items():
        if _UNWRITABLE.search(text):
            faults.append(Fault("record.unwritable", tag, "a line break or another control character", {"tag": tag}))
        elif tag in remarks and tag not in REMARKS:
            message = f"no such remark; take one of {', '.join(REMARKS)}"
            faults.append(Fault("record.unknown_tag", tag, message, {"tag": tag}))
    if faults:
        raise RecordError(faults)


def _tag(name: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def _hand(rules: RuleSet, hand: PlayedHand, settlement_is_known: bool) -> Iterator[str]:
    yield ""
    yield _tag("Hand", str(hand.number))
    for event in hand.events:
        yield from _event_lines(rules, hand, event, settlement_is_known)
    if settlement_is_known:
        yield _tag("Score", _numbers(hand.scores))


def _event_lines(rules: RuleSet, hand: PlayedHand, event: Event, settlement_is_known: bool) -> Iterator[str]:
    match event:
        case HandDealt():
            yield from _deal(rules, [tiles or () for tiles in event.tiles], hand.stock)
            leader = event.leader or _placer_of_engine(hand)
            if leader is not None:
                yield _tag("Leader", str(leader))
        case TilePlaced(end=None) if rules.is_trains:
            yield f"{event.seat}: start"
        case TilePlaced():
            placed = str(event.tile) if event.end is None else f"{event.tile}@{event.end}"
            claims = f" +{event.points} ={event.count.total}" if rules.counts else ""
            yield f"{event.seat}: {placed}{claims}"
        case TileDrawn():
            yield f"{event.seat}: draw" if event.tile is None else f"{event.seat}: draw {event.tile}"
        case Passed():
            yield f"{event.seat}: pass"
        case FirstTurnDone():
            yield f"{event.seat}: done"
        case HandEnded() if event.outcome.termination is not Termination.TARGET_REACHED and settlement_is_known:
            yield _tag("Settled", _numbers(event.outcome.settled))


def _placer_of_engine(hand: PlayedHand) -> int | None:
    """The seat that found the engine of a train game by drawing; `None` while nobody has."""
    return next((event.seat for event in hand.events if isinstance(event, TilePlaced) and event.end is None), None)


def _deal(rules: RuleSet, tiles: Sequence[Sequence[Tile]], stock: Sequence[Tile | None]) -> Iterator[str]:
    for seat, held in enumerate(tiles, 1):
        if held:
            yield _tag(f"Tiles{seat}", " ".join(map(str, held)))
    # A record cannot skip a tile of the stock: it stops where one is not known.
    known = stock[: stock.index(None)] if None in stock else stock
    if known or not rules.stock_size:
        yield _tag("Stock", " ".join(map(str, known)))


def _result(outcome: Outcome | None) -> str:
    # A match that was broken off has no result in play: to whoever replays it, it is not over.
    if outcome is None or outcome.termination in (Termination.FORFEIT, Termination.ABANDONED):
        return "*"
    return _numbers(sorted(outcome.winners)) or "draw"


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))
