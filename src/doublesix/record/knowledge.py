"""What can be said of an action when some of the tiles have not been seen.

A seat may hold tiles that a record does not list. What it may do then depends on them: whether it does is asked of the
rules, by giving it each tile that nobody has seen, one at a time. That is enough, because a further tile can only open
placements and so close drawing and passing.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence

from ..action import Action, Draw, Pass, Place, Start
from ..errors import AmbiguousActionError, IllegalActionError
from ..event import TileDrawn
from ..kernel.hand import Hand
from ..match import Match
from ..outcome import HandOutcome, Termination
from ..ruleset import RuleSet
from ..tiles import Tile
from ..view import reveals_hands

__all__ = [
    "Verdict",
    "accepts",
    "judge",
    "known_legal",
    "leads_with_own",
    "legal_is_known",
    "may_have_blocked",
    "may_hold_engine",
    "rests_on_unseen",
    "scores_are_known",
    "settlement_is_known",
    "why_refused",
    "with_end",
    "would_be_blocked",
]


class Verdict(enum.Enum):
    """Whether an action is legal."""

    LEGAL = "legal"
    """Whatever the tiles that have not been seen are."""
    REFUSED = "refused"
    """Whatever they are."""
    UNKNOWN = "unknown"
    """It depends on them."""


def accepts(match: Match, action: Action, seat: int) -> bool:
    """Whether the match would take this action of this seat, as far as the tiles are known."""
    try:
        match.copy().apply(action, seat)
    except (IllegalActionError, AmbiguousActionError):
        return False
    return True


def with_end(action: Action, legal: Sequence[Action]) -> Action:
    """A placement that names no end, with the only end where it fits; other actions as they are."""
    if not isinstance(action, Place) or action.end is not None or action in legal:
        return action
    places = [other for other in legal if isinstance(other, Place) and other.tile == action.tile]
    return places[0] if len(places) == 1 else action


def rests_on_unseen(match: Match, action: Action, seat: int) -> bool:
    """Whether tiles that have not been seen have a say in this action of the seat on turn."""
    hand = match.state.hand
    if isinstance(action, Draw) and action.tile is not None and hand.next_in_stock() is None:
        return True
    return hand.n_unknown(seat) > 0


def may_hold_engine(match: Match) -> set[int]:
    """The seats that may have the engine that everybody seeks, for nobody has seen where it is.

    Before the first draw that is everybody who holds unseen tiles; afterwards who has just drawn one, for the search
    would have been over.
    """
    state, players = match.state, match.rules.players
    if match.leader is not None or match.rules.engine(state.number) not in state.unseen_tiles():
        return set()
    draws = [event for event in state.events if isinstance(event, TileDrawn)]
    if not draws:
        return {seat for seat in range(1, players + 1) if state.hand.n_unknown(seat)}
    if match.rules["engine.find"] != "held_else_draw_rounds":
        draws = draws[-1:]
    elif len(draws) % players:
        return set()  # whoever finds it waits until the round is complete
    return {draw.seat for draw in draws[-players:] if draw.tile is None}


def why_refused(match: Match, action: Action, seat: int) -> str:
    """The code of the reason why this action is refused whatever the unseen tiles of the seat on turn are."""
    tried = match.copy()
    if isinstance(action, Place) and action.tile in match.state.unseen_tiles():
        tried.reveal(seat, action.tile)
    try:
        tried.apply(action, seat)
    except (IllegalActionError, AmbiguousActionError) as error:
        return error.code
    return "action.must_place"  # one of so few unseen tiles fits in any case


def _lead_ways(match: Match) -> tuple[frozenset[Tile], ...]:
    """The ways in which the seat on turn may have to lead; none where it may lead with any tile, or led before."""
    hand = match.state.hand
    return hand.lead_ways if hand.n_placed == 0 and all(hand.lead_ways) else ()


def leads_with_own(match: Match, action: Action, seat: int) -> bool:
    """Whether this is a lead, by a tile that decides, of a tile that the seat is known to hold."""
    return bool(_lead_ways(match)) and isinstance(action, Place) and action.tile in match.state.hand.tiles(seat)


def legal_is_known(match: Match) -> bool:
    """Whether the legal actions of the seat on turn do not depend on tiles that have not been seen."""
    seat = match.to_move
    if seat is None:
        return True
    if may_hold_engine(match):
        return False
    if ways := _lead_ways(match):
        return len({*ways}) == 1 and ways[0] <= {*match.state.hand.tiles(seat)}
    if not match.state.hand.n_unknown(seat):
        return True
    legal = set(match.legal_actions())
    return all(set(completed.legal_actions()) == legal for completed in (*_completions(match, seat), _useless(match)))


def known_legal(match: Match) -> tuple[Action, ...]:
    """What is legal as far as it is known; of a lead by a tile that decides, all that may have decided."""
    if ways := _lead_ways(match):
        return tuple(Place(tile) for tile in sorted(frozenset.union(*ways)))
    return match.legal_actions()


def judge(match: Match, action: Action, seat: int) -> Verdict:
    """Whether this action of this seat is legal."""
    ways = _lead_ways(match)
    if seat == match.to_move and ways:
        return _judge_lead(match, action, ways)
    if isinstance(action, Start | Draw) and (seats := may_hold_engine(match)):
        return _judge_search(match, action, seat, seats)
    hand = match.state.hand
    if seat == match.to_move and isinstance(action, Place) and action.tile in match.state.unseen_tiles():
        return _judge_unseen_tile(match, action, seat)
    if not accepts(match, action, seat):
        return Verdict.REFUSED
    if not hand.n_unknown(seat):
        return _judge_draw(match, action)
    plain = Draw() if isinstance(action, Draw) else with_end(action, hand.legal_actions())
    completions = list(_completions(match, seat))
    stands = sum(plain in completed.legal_actions() for completed in completions)
    if stands == len(completions):
        return _judge_draw(match, action) if plain in _useless(match).legal_actions() else Verdict.UNKNOWN
    # All the tiles that the seat holds unseen may be such ones, if there are enough of them.
    return Verdict.UNKNOWN if stands >= hand.n_unknown(seat) else Verdict.REFUSED


def _judge_lead(match: Match, action: Action, ways: Sequence[frozenset[Tile]]) -> Verdict:
    """A lead by a tile that decides, which is held and must be led."""
    if not isinstance(action, Place) or action.end is not None or not any(action.tile in way for way in ways):
        return Verdict.REFUSED
    return Verdict.LEGAL if all(action.tile in way for way in ways) else Verdict.UNKNOWN


def _judge_search(match: Match, action: Action, seat: int, seats: set[int]) -> Verdict:
    """To lay the engine, or to draw for it, while these seats may have it."""
    if isinstance(action, Start):
        return Verdict.UNKNOWN if seat in seats else Verdict.REFUSED
    return Verdict.UNKNOWN if seat == match.to_move and match.state.hand.stock_left > 0 else Verdict.REFUSED


def _judge_draw(match: Match, action: Action) -> Verdict:
    """A legal draw that names its tile, where the next tile of the stock has not been seen."""
    names_unseen = isinstance(action, Draw) and action.tile is not None and match.state.hand.next_in_stock() is None
    return Verdict.UNKNOWN if names_unseen else Verdict.LEGAL


def _judge_unseen_tile(match: Match, action: Place, seat: int) -> Verdict:
    if not match.state.hand.n_unknown(seat):
        return Verdict.REFUSED
    completed = match.copy()
    completed.reveal(seat, action.tile)
    return Verdict.UNKNOWN if accepts(completed, action, seat) else Verdict.REFUSED


def _completions(match: Match, seat: int) -> Iterator[Hand]:
    """The hand with each tile that nobody has seen in the hands of this seat, one at a time."""
    for tile in match.state.unseen_tiles():
        completed = match.state.hand.copy()
        completed.reveal(seat, tile)
        yield completed


def _useless(match: Match) -> Hand:
    """The hand as if no unseen tile of the seat on turn fitted anywhere, nor followed another tile."""
    hand = match.state.hand.copy()
    hand.forget_unseen(hand.turn)
    return hand


def settlement_is_known(rules: RuleSet, outcome: HandOutcome | None, *, has_unknown_tiles: bool) -> bool:
    """Whether the settlement of a hand that has ended does not depend on tiles that have not been seen.

    A hand that runs has nothing to settle yet.
    """
    if outcome is None or not has_unknown_tiles or outcome.termination is Termination.TARGET_REACHED:
        return True
    return rules["settle"] == "none"


def scores_are_known(match: Match) -> bool:
    """Whether the totals do not depend on tiles that have not been seen."""
    return settlement_is_known(match.rules, match.hand_outcome, has_unknown_tiles=match.state.hand.has_unknown_tiles)


def would_be_blocked(match: Match) -> bool:
    """Whether a pass of the seat on turn, which holds unseen tiles, would mean that the hand ended before.

    It says that none of them fits; where no other seat can place either, that was a block.
    """
    mover, after = match.to_move, match.copy()
    if match.rules.is_trains or Draw() in match.legal_actions():
        return False
    while True:
        try:
            after.apply(Pass())
        except (IllegalActionError, AmbiguousActionError):
            return False
        if after.to_move in (mover, None):
            return True
        if after.state.hand.n_unknown(after.state.hand.turn):
            return False


def may_have_blocked(match: Match) -> bool:
    """Whether the hand may have ended here with a block that nobody can see, for it revealed no tiles."""
    return (
        match.to_move is not None
        and match.state.hand.has_unknown_tiles
        and match.legal_actions() == (Pass(),)
        and not reveals_hands(match.rules, Termination.BLOCKED)
    )
