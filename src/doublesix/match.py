"""Hands into a match: who leads, running totals, when and why it ends."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from .action import Action, Done, Draw, Place, Start
from .deal import Deal, deal_hand, draw_lot
from .errors import AmbiguousActionError, DealError, Fault, IllegalActionError, MatchStateError, shown
from .event import Event, FirstTurnDone, HandDealt, HandEnded, MatchEnded, Passed, TileDrawn, TilePlaced, TrainMarked
from .kernel.hand import Hand
from .kernel.opening import open_hand
from .kernel.refusal import refusal
from .outcome import Count, End, HandOutcome, Outcome, Termination
from .ruleset import RuleSet
from .shuffle import seed_bytes
from .state import MatchState, PlayedHand
from .tiles import Tile
from .view import View, view

__all__ = ["Match"]

_LARGEST_TOTAL = 1_000_000_000
"""Any more, and what a match adds to it might leave the 32 bits of the kernel."""


class Match:
    """A match of hands by one set of rules.

    The deals come from ``seed`` (a whole number or bytes; a secret one where neither it nor a deal is given) or
    are given: ``deal`` here, and to `next_hand`. ``scores`` are totals carried in, and ``hand`` the number of
    the first hand here, for a match that goes on from elsewhere.

    >>> import doublesix as ds
    >>> match = ds.Match(ds.rules("muggins"), deal=ds.Deal(["6-4 1-1", "4-4 0-0"], leader=1))
    >>> match.apply(ds.Action.parse("6-4"))[0].points, str(match.count)
    (10, '4 + 6 = 10')

    Raises `DealError` for a deal that does not fit the rules, `TypeError` for rules or a seed of another type,
    `ValueError` for totals or a hand that no match of these rules has.
    """

    def __init__(
        self,
        rules: RuleSet,
        seed: int | bytes | None = None,
        deal: Deal | None = None,
        *,
        scores: Sequence[int] | None = None,
        hand: int = 1,
    ):
        if not isinstance(rules, RuleSet):
            raise TypeError(f"a match is played by rules such as ds.rules('fives'), not by {shown(rules)}")
        if deal is not None and not isinstance(deal, Deal):
            raise TypeError(f"a deal is a Deal such as Deal(['5-6', '1-1']), not {shown(deal)}")
        if seed is not None:
            seed_bytes(seed)
        elif deal is None:
            seed = secrets.token_bytes(32)
        self._seed = seed
        start = (0,) * rules.players if scores is None else _totals(rules, scores)
        if type(hand) is not int or hand < 1 or (rules.is_trains and rules.engine(hand) is None):
            raise ValueError(f"there is no hand {shown(hand)}")
        self._state = self._dealt(rules, deal, start, hand, None)

    # Dealing

    def _dealt(
        self, rules: RuleSet, deal: Deal | None, scores: Sequence[int], number: int, before: MatchState | None
    ) -> MatchState:
        if deal is None:
            if self._seed is None:
                raise MatchStateError("there is no seed to deal from: give a deal", code="match.no_seed")
            deal = deal_hand(rules, self._seed, number)
        deal.check(rules, number)
        hand = open_hand(rules, deal.tiles, deal.stock, scores, number)
        leader = self._leader(hand, deal, number, before)
        hand.begin(leader)
        # Who leads a train game may follow from the stock; nobody knows it before the engine is found.
        dealt = HandDealt(number, hand.leader, deal.tiles, hand.stock_left)
        outcomes = [] if before is None else before.outcomes
        past = [] if before is None else [*before.past, before.played]
        start = tuple(scores) if before is None else before.start_scores
        return MatchState(rules, hand, number, [dealt], outcomes, stock=deal.stock, past=past, start_scores=start)

    def _leader(self, hand: Hand, deal: Deal, number: int, before: MatchState | None) -> int | None:
        last = None if before is None else before.hand
        decided, lot = hand.choose_leader(last, number == 1)
        if hand.has_unknown_tiles:
            leads = hand.leads(last, number == 1)
            lot = tuple(leads)
            decided = lot[0] if len(lot) == 1 else None
            hand.open_lead(leads.get(deal.leader or decided or 0, ()))
        if deal.leader is not None:
            if deal.leader in lot:
                return deal.leader
            raise DealError([_wrong_leader(deal.leader, lot)])
        if decided is not None:
            return decided
        if self._seed is not None:
            return draw_lot(self._seed, number, lot)
        if hand.rules.is_trains and not hand.rules.engine_is_laid:
            return None  # it is not known where the engine lies: the seats draw for it
        raise DealError([Fault("deal.leader_needed", "leader", "a lot decides who leads: name the seat", {})])

    def next_hand(self, deal: Deal | None = None) -> tuple[Event, ...]:
        """Deal the next hand, from the seed or as given.

        Raises `MatchStateError` while a hand runs (``match.hand_running``) and when the match is over
        (``match.over``), `DealError` for a deal that does not fit.
        """
        state = self._state
        if state.outcome is not None:
            raise MatchStateError("the match is over", code="match.over")
        if state.to_move is not None:
            raise MatchStateError("the hand is still being played", code="match.hand_running")
        self._state = self._dealt(state.rules, deal, state.hand.scores, state.number + 1, state)
        return tuple(self._state.events)

    # Playing

    def legal_actions(self) -> tuple[Action, ...]:
        """The actions of the seat on turn: never empty while a hand runs, empty between hands."""
        return self._state.hand.legal_actions() if self._state.outcome is None else ()

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action of the seat on turn; what happened.

        With ``seat`` the action is that seat's, and refused when it is not its turn. A placement may leave out its
        end where it fits in one way.

        Raises `IllegalActionError` with a code and the legal actions, `AmbiguousActionError` with the choices;
        nothing has changed then.
        """
        state = self._state
        hand = state.hand
        code = self._code(action, seat)
        mover = hand.turn
        marks = [train.marked for train in hand.trains()]
        done = hand.step(code)
        canonical = hand.action_of(code)
        event: Event
        if type(canonical) is Place:
            event = TilePlaced(mover, canonical.tile, canonical.end, hand.count(done.points), done.points)
        elif type(canonical) is Draw:
            event = TileDrawn(mover, done.drawn)
        elif type(canonical) is Start:
            engine = Tile(hand.trains()[0].pip, hand.trains()[0].pip)
            event = TilePlaced(mover, engine, None, hand.count(), 0)
        else:
            event = FirstTurnDone(mover) if type(canonical) is Done else Passed(mover)
        changed = _changed_marks(marks, hand) if marks else ()
        state.events += (event, *changed)
        return (event, *changed, *self._end_hand()) if done.is_over else (event, *changed)

    def _code(self, action: Action, seat: int | None) -> int:
        """The kernel's number of a legal action; raises where it is refused."""
        state = self._state
        hand = state.hand
        asked: object = action  # whatever the types say, it may come from anybody
        known = asked if isinstance(asked, Action) else None
        named = shown(asked) if known is None else str(known)
        if state.outcome is not None or hand.termination is not None:
            over = "the match is over" if state.outcome is not None else "the hand is over"
            code = "action.match_over" if state.outcome is not None else "action.hand_over"
            raise IllegalActionError(f"{named}: {over}", code=code, action=known, params={"action": named})
        if seat is not None and seat != hand.turn:
            message = f"{named}: it is the turn of seat {hand.turn}, not of seat {shown(seat)}"
            params = {"action": named, "seat": seat, "turn": hand.turn}
            raise IllegalActionError(message, code="action.not_your_turn", action=known, params=params)
        if known is None:
            legal = hand.legal_actions()
            message = f"{named!r} is no action, as Action.parse makes them; legal are {', '.join(map(str, legal))}"
            raise IllegalActionError(message, code="action.unknown", legal=legal, params={"action": named})
        number = hand.code_of(action)
        if number is not None and number in hand.legal_codes():
            return number
        if isinstance(action, Draw) and action.tile is not None:
            return self._claimed_draw(action)
        if isinstance(action, Place) and action.end is None:
            choices = [a for a in hand.legal_actions() if isinstance(a, Place) and a.tile == action.tile]
            if len(choices) == 1:
                return self._code(choices[0], seat)
            if choices:
                listed = ", ".join(map(str, choices))
                raise AmbiguousActionError(f"{action} fits in several ways: {listed}", action=action, choices=choices)
        raise self._refused(action)

    def _claimed_draw(self, action: Draw) -> int:
        hand = self._state.hand
        draw = hand.code_of(Draw())
        if draw is None or draw not in hand.legal_codes():
            raise self._refused(action)
        following, tile = hand.next_in_stock(), action.tile
        if following is None and tile is not None and tile in self._state.unseen_tiles():
            hand.reveal_next(tile)
        elif following != tile:
            message = f"{action}: another tile comes next"
            raise IllegalActionError(message, code="action.other_tile_next", action=action, legal=[Draw()])
        return draw

    def reveal(self, seat: int, tile: Tile) -> None:
        """A tile that this seat held unseen turns out to be this one: in records of what one seat may know.

        Raises `MatchStateError` where the seat holds no unseen tile (``match.nothing_unseen``) or the tile is
        known to lie elsewhere (``match.tile_seen``).
        """
        hand = self._state.hand
        if not 1 <= seat <= self.rules.players or not hand.n_unknown(seat):
            raise MatchStateError(f"seat {seat} holds no unseen tile", code="match.nothing_unseen")
        if tile not in self._state.unseen_tiles():
            raise MatchStateError(f"{tile} has been seen elsewhere", code="match.tile_seen")
        hand.reveal(seat, tile)

    def _refused(self, action: Action) -> IllegalActionError:
        legal = self._state.hand.legal_actions()
        why = refusal(self._state.hand, action)
        message = f"{action}: {why.message}; legal are {', '.join(map(str, legal))}"
        return IllegalActionError(message, code=why.code, action=action, legal=legal, params=why.params)

    # Ending

    def _end_hand(self) -> tuple[Event, ...]:
        state = self._state
        hand, seats = state.hand, range(1, state.rules.players + 1)
        termination = hand.ended_by()
        tiles_left = tuple(hand.tiles(seat) for seat in seats)
        if termination is Termination.TARGET_REACHED:
            outcome = HandOutcome(termination, self._leaders(), (0,) * state.rules.players, tiles_left)
        else:
            done = hand.settle()
            outcome = HandOutcome(termination, done.winners, done.settled, tiles_left, done.reckoning)
        state.outcomes = [*state.outcomes, outcome]
        events: list[Event] = [HandEnded(outcome)]
        state.outcome = self._match_outcome(termination)
        if state.outcome is not None:
            events.append(MatchEnded(state.outcome))
        state.events.extend(events)
        return tuple(events)

    def _leaders(self) -> tuple[int, ...]:
        """The seats with the best total."""
        scores = self._state.hand.scores
        best = max(scores) if self._state.rules["goal"] == "high" else min(scores)
        return tuple(seat for seat, score in enumerate(scores, 1) if score == best)

    def _match_outcome(self, termination: Termination) -> Outcome | None:
        """Whether the match is over with this hand, and who won it."""
        state = self._state
        rules, scores, leaders = state.rules, state.hand.scores, self._leaders()
        if termination is Termination.TARGET_REACHED:
            return Outcome(termination, leaders, scores)
        tied = len(leaders) > len(rules.partners(leaders[0]))
        may_end = not tied or rules["target.tie"] == "shared"
        points, hands, cap = rules.target_points, rules.target_hands, rules.max_hands
        if points is not None and max(scores) >= points and may_end:
            return Outcome(Termination.TARGET_REACHED, leaders, scores)
        if hands is not None and state.number >= hands and may_end:
            return Outcome(Termination.ALL_HANDS_PLAYED, leaders, scores)
        if rules.is_trains and rules.engine(state.number + 1) is None:
            return Outcome(Termination.ALL_HANDS_PLAYED, leaders, scores)
        if cap is not None and state.number >= cap:
            return Outcome(Termination.ALL_HANDS_PLAYED, () if tied else leaders, scores)
        return None

    def forfeit(self, seat: int) -> tuple[Event, ...]:
        """A seat gives the match up: of the others, its partner excepted, the best total wins.

        Raises `MatchStateError` when the match is over, `ValueError` for a seat that it does not have.
        """
        if type(seat) is not int or not 1 <= seat <= self.rules.players:
            raise ValueError(f"seat {shown(seat)} is not one of 1 to {self.rules.players}")
        rivals = [s for s in range(1, self.rules.players + 1) if s not in self.rules.partners(seat)]
        scores = self.scores
        pick = max if self.rules["goal"] == "high" else min
        best = pick(scores[s - 1] for s in rivals)
        winners = tuple(s for s in rivals if scores[s - 1] == best)
        return self._break_off(Outcome(Termination.FORFEIT, winners, scores))

    def abandon(self) -> tuple[Event, ...]:
        """Break the match off: the best total wins, equal best totals are a draw.

        Raises `MatchStateError` when the match is over.
        """
        leaders = self._leaders()
        tied = len(leaders) > len(self.rules.partners(leaders[0]))
        return self._break_off(Outcome(Termination.ABANDONED, () if tied else leaders, self.scores))

    def _break_off(self, outcome: Outcome) -> tuple[Event, ...]:
        if self._state.outcome is not None:
            raise MatchStateError("the match is over", code="match.over")
        self._state.outcome = outcome
        event = MatchEnded(outcome)
        self._state.events.append(event)
        return (event,)

    # Looking

    @property
    def rules(self) -> RuleSet:
        """The rules it is played by."""
        return self._state.rules

    @property
    def to_move(self) -> int | None:
        """The seat on turn, from 1; `None` between hands and when the match is over."""
        return self._state.to_move

    @property
    def hand_number(self) -> int:
        """The number of this hand, from 1."""
        return self._state.number

    @property
    def leader(self) -> int | None:
        """The seat that leads, or led, this hand; `None` while a train game has still to find its engine."""
        return self._state.leader

    @property
    def ends(self) -> tuple[End, ...]:
        """The open ends: west, east, north, south."""
        return self._state.hand.ends()

    @property
    def count(self) -> Count:
        """The count of the open ends, its parts, and the points that the last placement scored."""
        return self._state.hand.count(self._state.points_of_last_placement)

    @property
    def scores(self) -> tuple[int, ...]:
        """Totals by seat, in points."""
        return self._state.hand.scores

    @property
    def hand_outcome(self) -> HandOutcome | None:
        """How this hand ended; `None` while it runs."""
        return self._state.hand_outcome

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; `None` while it goes on."""
        return self._state.outcome

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in this hand, in order, with everything that no seat may know."""
        return tuple(self._state.events)

    @property
    def hands(self) -> tuple[PlayedHand, ...]:
        """The hands of this match in order, this one last, with everything that no seat may know."""
        return (*self._state.past, self._state.played)

    @property
    def start_scores(self) -> tuple[int, ...]:
        """The totals that were carried into this match, in points by seat."""
        return self._state.start_scores

    @property
    def state(self) -> MatchState:
        """Everything there is to know; only `view` shows any of it to a seat."""
        return self._state

    def view(self, seat: int | None) -> View:
        """What a seat may know; with `None`, what a spectator may know."""
        return view(self._state, seat)

    def copy(self) -> Match:
        """An independent match in the same state, with the same deals to come."""
        twin = object.__new__(Match)
        twin._seed = self._seed
        twin._state = self._state.copy()
        return twin

    def __repr__(self) -> str:
        state = self._state
        line = " ".join(str(p.tile) if p.end is None else f"{p.tile}@{p.end}" for p in _placements(state))
        if state.outcome is not None:
            phase = f"over ({state.outcome.termination.value})"
        else:
            phase = "between hands" if state.to_move is None else f"seat {state.to_move} to move"
        scores = "-".join(map(str, self.scores)) if min(self.scores) >= 0 else " ".join(map(str, self.scores))
        game = f"{self.rules.game}, {self.rules.players} players"
        return f"<Match {game}, hand {state.number}, {phase}, scores {scores}, table: {line or 'bare'}>"


def _totals(rules: RuleSet, scores: Sequence[int]) -> tuple[int, ...]:
    """Totals to begin with, or `ValueError`."""
    start = tuple(scores)
    if len(start) != rules.players:
        raise ValueError(f"{len(start)} scores for {rules.players} seats")
    if any(type(score) is not int or abs(score) > _LARGEST_TOTAL for score in start):
        raise ValueError(f"{shown(start)} are no totals: whole numbers up to {_LARGEST_TOTAL} are")
    if any(start[seat - 1] != start[rules.partners(seat)[0] - 1] for seat in range(1, rules.players + 1)):
        raise ValueError(f"{shown(start)} are no totals: partners carry the same")
    return start


def _changed_marks(before: Sequence[bool], hand: Hand) -> tuple[TrainMarked, ...]:
    """The trains of seats that were marked, or whose marks came off."""
    trains = zip(before, hand.trains(), strict=True)
    return tuple(TrainMarked(int(now.name), now.marked) for was, now in trains if was != now.marked)


def _wrong_leader(claimed: int, lot: Sequence[int]) -> Fault:
    seats = " or ".join(map(str, lot))
    params = {"leader": claimed, "right": seats}
    return Fault("deal.leader", "leader", f"seat {claimed} does not lead this hand, seat {seats} does", params)


def _placements(state: MatchState) -> list[TilePlaced]:
    return [event for event in state.events if isinstance(event, TilePlaced)]
