"""A record played again: every action done, every claim held against what is so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from ..action import Action, Draw, Pass, Place, Start
from ..deal import Deal
from ..errors import AmbiguousActionError, DealError, IllegalActionError
from ..event import Event
from ..match import Match
from ..outcome import Termination
from .findings import Finding, Kind
from .knowledge import (
    Verdict,
    judge,
    known_legal,
    leads_with_own,
    legal_is_known,
    may_have_blocked,
    may_hold_engine,
    rests_on_unseen,
    scores_are_known,
    why_refused,
    with_end,
    would_be_blocked,
)
from .model import Header, Item, RecordedHand, ResultClaim, Totals
from .syntax import Act, Legal

__all__ = ["Replay"]

_MOST_LISTED = 400
"""Actions of one list in a message; more are never legal."""


@dataclass(slots=True)
class Replay:
    """A record in the course of being played again.

    ``match`` is `None` until a hand has begun; ``waiting`` is the hand that cannot begin, because nothing says which
    seat the lot fell on.
    """

    header: Header
    match: Match | None = None
    waiting: RecordedHand | None = None
    _finding: Act | None = None
    """The draw in which the engine of a train game turns up, as far as what follows tells."""
    _passes: int = 0
    """Passes in a row."""
    _verdicts: dict[tuple[Action, int], Verdict] = field(default_factory=dict)
    """What has been found out about actions at this point."""
    _legal_is_known: bool | None = None

    @property
    def _running(self) -> Match:
        """The match of a hand that has begun."""
        return cast(Match, self.match)

    # The deal

    def begin(self, hand: RecordedHand) -> Finding | None:
        """Deal a hand; what is false about that."""
        if self.waiting is not None:
            return _false(hand.line, "record.hand", f"claimed hand {hand.number}, is unknown who leads the one before")
        match = self.match
        if match is not None:
            hidden_block = self.header.audience is not None and may_have_blocked(match)
            if match.outcome is not None or (match.to_move is not None and not hidden_block):
                code = "match.over" if match.outcome is not None else "match.hand_running"
                return _illegal(hand.line, f"hand {hand.number}", code, match.legal_actions())
            if not scores_are_known(match):
                return _illegal(hand.line, f"hand {hand.number}", "action.unknown_tiles", ())
        self._finding = _finding_draw(hand)
        leader = None if self._is_sought(hand) else hand.leader
        if self._finding is not None and self.header.audience is not None:
            if leader not in (None, self._finding.seat):
                params = {"claimed": leader, "is": self._finding.seat}
                message = f"claimed leader {leader}, is {self._finding.seat}"
                return _false(hand.leader_line, "record.leader", message, params)
            leader = None  # who is going to find the engine draws for it like everybody
        elif leader is None:
            leader = self._starter(hand)
        try:
            self._deal(hand, leader)
        except DealError as error:
            return self._wrong_deal(hand, error)
        return None

    def _deal(self, hand: RecordedHand, leader: int | None) -> None:
        deal = Deal(hand.tiles, hand.stock, leader)
        self._passes = 0
        self._forget()
        before = self.match
        if before is not None and before.to_move is None:
            before.next_hand(deal)
            return
        scores = self.header.start_scores if before is None else before.scores
        self.match = Match(self.header.rules, deal=deal, scores=scores, hand=hand.number)
        if before is not None:  # a block that nobody can see: to this record the hand before just stopped
            self.match.state.past.extend(before.hands)
            self.match.state.start_scores = before.start_scores

    def _is_sought(self, hand: RecordedHand) -> bool:
        """The seats draw for an engine that nobody has seen, and the record ends before it is found.

        Whoever is said to lead is to find it; nothing that is known speaks against that.
        """
        first = _first_act(hand)
        return (
            first is not None and isinstance(first.action, Draw) and self._finding is None and self._is_unlisted(hand)
        )

    def _is_unlisted(self, hand: RecordedHand) -> bool:
        """Whether the tags do not tell where the engine of a train game is."""
        engine = self.header.rules.engine(hand.number)
        return engine is not None and not any(engine in tiles for tiles in (*hand.tiles, hand.stock))

    def _starter(self, hand: RecordedHand) -> int | None:
        """The seat that starts at once, where the engine of a train game is not listed: it must hold it."""
        first = _first_act(hand)
        starts = first is not None and isinstance(first.action, Start) and self._is_unlisted(hand)
        return first.seat if first is not None and starts else None

    def _wrong_deal(self, hand: RecordedHand, error: DealError) -> Finding | None:
        fault = error.faults[0]
        if fault.code == "deal.leader":
            params = {"claimed": hand.leader, "is": fault.params["right"]}
            message = f"claimed leader {hand.leader}, is {fault.params['right']}"
            return _false(hand.leader_line, "record.leader", message, params)
        # Whatever else may be wrong with a deal is unreadable: a lot decides who leads.
        first = _first_act(hand)
        if first is None:
            self.waiting = hand
            return None
        try:
            self._deal(hand, first.seat)
        except DealError:
            return _illegal(first.line, str(first.action), "action.not_your_turn", ())
        return None

    # What stands below it

    def check(self, item: Item) -> Finding | None:
        """Do an action or hold a claim against what is so; what is false about it."""
        match item:
            case Act(refused=True):
                return self._refused(item)
            case Act():
                return self._act(item)
            case Legal():
                return self._legal(item)
            case Totals(settled=True):
                return self._settled(item)
            case Totals():
                return self._score(item)
            case _:
                return self._result(item)

    def do(self, act: Act) -> tuple[Event, ...] | Finding:
        """Do an action, whatever is claimed about it: what happened, or why it is refused."""
        match = self._running
        action, seat = act.action, act.seat
        if act is self._finding and self.header.audience is not None:
            self._find_engine(match)
        if seat == match.to_move and rests_on_unseen(match, action, seat):
            if isinstance(action, Pass) and (self._passes + 1 >= self._most_passes or would_be_blocked(match)):
                return _illegal(act.line, str(action), "action.hand_over", ())
            verdict = self._judge(match, action, seat)
            if verdict is Verdict.REFUSED:
                return _illegal(act.line, str(action), why_refused(match, action, seat), known_legal(match))
            if verdict is Verdict.UNKNOWN and not self._may_be_unknown(action, seat):
                return _illegal(act.line, str(action), "action.unknown_tiles", known_legal(match))
            if isinstance(action, Place) and action.tile in match.state.unseen_tiles():
                match.reveal(seat, action.tile)
        try:
            done = match.apply(action, seat)
        except (IllegalActionError, AmbiguousActionError) as error:
            return _illegal(act.line, str(action), error.code, known_legal(match), error.params)
        self._passes = self._passes + 1 if isinstance(action, Pass) else 0
        self._forget()
        return done

    def _forget(self) -> None:
        self._verdicts.clear()
        self._legal_is_known = None

    def _judge(self, match: Match, action: Action, seat: int) -> Verdict:
        key = action, seat
        if key not in self._verdicts:
            self._verdicts[key] = judge(match, action, seat)
        return self._verdicts[key]

    @property
    def _most_passes(self) -> int:
        """When everybody has passed in a row the hand was blocked before, though tiles not seen may hide it.

        In train games the passes of one round may still open trains to others.
        """
        rules = self.header.rules
        return rules.players * (2 if rules.is_trains else 1)

    def _find_engine(self, match: Match) -> None:
        """To an audience that did not see the stock, the start that follows tells which tile is drawn here."""
        engine, hand = match.rules.engine(match.hand_number), match.state.hand
        if engine is not None and hand.next_in_stock() is None and engine in match.state.unseen_tiles():
            hand.reveal_next(engine)

    def _may_be_unknown(self, action: Action, seat: int) -> bool:
        """Whether this record may leave open what the action rests on."""
        audience, match = self.header.audience, self.match
        if isinstance(action, Draw) and action.tile is not None:
            return audience == seat
        if match is not None and (leads_with_own(match, action, seat) or may_hold_engine(match)):
            return True  # what decides who leads is no more in doubt than who does
        return audience is not None

    def _act(self, act: Act) -> Finding | None:
        done = self.do(act)
        if isinstance(done, Finding):
            return done
        match = self._running
        points = getattr(done[0], "points", 0)
        if act.points is not None and act.points != points:
            params = {"claimed": act.points, "is": points}
            return _false(act.line, "record.points", f"claimed +{act.points}, is +{points}", params)
        if act.count is not None and act.count != match.count.total:
            params = {"claimed": act.count, "is": match.count.total}
            return _false(act.line, "record.count", f"claimed ={act.count}, is ={match.count.total}", params)
        return None

    def _refused(self, act: Act) -> Finding | None:
        if self.waiting is not None:
            verdict = self._whoever_leads(self.waiting, act)
        else:
            verdict = self._judge(self._running, act.action, act.seat)
        if verdict is Verdict.REFUSED:
            return None
        return _false(act.line, "record.refused", f"claimed refused, is {verdict.value}")

    def _whoever_leads(self, hand: RecordedHand, act: Act) -> Verdict:
        """Whether the action is legal in a hand of which nothing says which seat the lot fell on."""
        twin, found = Replay(self.header, self.match), set()
        for seat in range(1, self.header.rules.players + 1):
            try:
                twin.match = None if self.match is None else self.match.copy()
                twin._deal(hand, seat)
            except DealError:
                continue
            found.add(judge(twin._running, act.action, act.seat))
        return found.pop() if len(found) == 1 else Verdict.UNKNOWN

    def _legal(self, claim: Legal) -> Finding | None:
        match = self.match
        if match is None or self.waiting is not None or not self._knows_legal(match):
            message = f"claimed legal {_listed(claim.actions)}, is unknown"
            return _false(claim.line, "record.legal", message)
        legal = match.legal_actions()
        if sorted(str(with_end(action, legal)) for action in claim.actions) == sorted(map(str, legal)):
            return None
        message = f"claimed legal {_listed(claim.actions)}, is {_listed(legal)}"
        return _false(claim.line, "record.legal", message)

    def _knows_legal(self, match: Match) -> bool:
        if self._legal_is_known is None:
            self._legal_is_known = legal_is_known(match)
        return self._legal_is_known

    def _settled(self, claim: Totals) -> Finding | None:
        match = self.match
        outcome = None if match is None or self.waiting is not None else match.hand_outcome
        if match is None or outcome is None:
            settled = "not settled yet"
        elif not scores_are_known(match):
            settled = "unknown"
        elif outcome.termination is Termination.TARGET_REACHED:
            settled = "nothing settled"
        elif outcome.settled == claim.values:
            return None
        else:
            settled = _numbers(outcome.settled)
        params = {"claimed": _numbers(claim.values), "is": settled}
        return _false(claim.line, "record.settled", f"claimed settled {_numbers(claim.values)}, is {settled}", params)

    def _score(self, claim: Totals) -> Finding | None:
        scores = self.header.start_scores if self.match is None else self.match.scores
        is_known = self.match is None or scores_are_known(self.match)
        if is_known and scores == claim.values:
            return None
        right = _numbers(scores) if is_known else "unknown"
        params = {"claimed": _numbers(claim.values), "is": right}
        return _false(claim.line, "record.score", f"claimed score {_numbers(claim.values)}, is {right}", params)

    def _result(self, claim: ResultClaim) -> Finding | None:
        match = self.match
        outcome = None if match is None else match.outcome
        is_known = match is None or scores_are_known(match)
        winners = None if outcome is None else frozenset(outcome.winners)
        if is_known and winners == claim.winners:
            return None
        right = _winners(winners) if is_known else "unknown"
        params = {"claimed": _winners(claim.winners), "is": right}
        return _false(claim.line, "record.result", f"claimed result {_winners(claim.winners)}, is {right}", params)


def _first_act(hand: RecordedHand) -> Act | None:
    return next((item for item in hand.items if isinstance(item, Act) and not item.refused), None)


def _finding_draw(hand: RecordedHand) -> Act | None:
    """The last draw of the seat that starts, before it does so."""
    last: dict[int, Act] = {}
    for item in hand.items:
        if isinstance(item, Act) and not item.refused:
            if isinstance(item.action, Start):
                return last.get(item.seat)
            last[item.seat] = item
    return None


def _false(line: int, code: str, message: str, params: dict[str, Any] | None = None) -> Finding:
    return Finding(line, 1, Kind.FALSE, code, message, params or {})


def _illegal(line: int, what: str, code: str, legal: Sequence[Action], why: Mapping[str, Any] | None = None) -> Finding:
    """``why`` are the parameters of the code's own text, where they are known."""
    params = {"action": what, "code": code, "legal": _listed(legal), "why": None if why is None else dict(why)}
    return _false(line, "record.illegal", f"illegal {what}: {code}, legal {_listed(legal)}", params)


def _listed(actions: Sequence[Action]) -> str:
    listed = [str(action) for action in actions[:_MOST_LISTED]]
    return "{" + " ".join([*listed, "…"] if len(actions) > _MOST_LISTED else listed) + "}"


def _numbers(values: Sequence[int]) -> str:
    return " ".join(map(str, values))


def _winners(winners: frozenset[int] | None) -> str:
    if winners is None:
        return "*"
    return _numbers(sorted(winners)) if winners else "draw"
