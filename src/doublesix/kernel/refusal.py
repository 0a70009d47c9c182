"""Why an action is refused: the stable code of the reason, and what it concerns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from ..action import ARMS, LINE_ENDS, Action, Done, Draw, Pass, Place, Start
from .hand import Hand
from .refusal_reason import Refusal, must_place_drawn

if TYPE_CHECKING:
    from .line_hand import LineHand

__all__ = ["Refusal", "refusal"]


def refusal(hand: Hand, action: Action) -> Refusal:
    """The reason why this action, which is not among the legal ones, is refused to the seat on turn."""
    if hand.rules.is_trains:
        return _of_trains(hand, action)
    match action:
        case Start() | Done():
            return Refusal("action.trains_only", f"{action} belongs to train games", {})
        case Draw():
            return _no_draw(cast("LineHand", hand))
        case Pass():
            return _no_pass(hand)
        case Place():
            return _no_placement(hand, action)
    return Refusal("action.unknown", f"{action!r} is no action of this game", {})


def _of_trains(hand: Hand, action: Action) -> Refusal:
    # Imported here, for a match of line games needs nothing of the compiled train games.
    from .train_hand import TrainHand
    from .train_refusal import train_refusal

    return train_refusal(cast(TrainHand, hand), action)


def _can_place(hand: Hand) -> bool:
    return any(isinstance(action, Place) for action in hand.legal_actions())


def _no_draw(hand: LineHand) -> Refusal:
    rules = hand.rules
    if hand.must_place is not None:
        return must_place_drawn(hand)
    if rules["boneyard.draw"] == "never":
        return Refusal("action.never_draw", "nobody draws in this game", {})
    if hand.n_placed == 0 and hand.is_led_by_rule:
        return Refusal("action.must_lead", "the deciding tile must be led", _lead_params(hand))
    reserve = rules["boneyard.reserve"]
    if isinstance(reserve, int) and hand.stock_left <= reserve:
        if hand.stock_left == 0:
            return Refusal("action.stock_empty", "the stock is empty", {})
        message = f"the last {reserve} tiles of the stock are never drawn"
        return Refusal("action.stock_reserved", message, {"reserve": reserve})
    if _can_place(hand):
        return Refusal("action.must_place", "a tile in hand fits, so nothing may be drawn", {})
    return Refusal("action.one_draw", "one tile may be drawn in a turn", {})


def _no_pass(hand: Hand) -> Refusal:
    if hand.must_place is not None:
        return must_place_drawn(hand)
    if _can_place(hand):
        if Draw() in hand.legal_actions():
            message = "a turn ends with a placement: a tile that fits must be placed, or one drawn"
            return Refusal("action.must_place_or_draw", message, {})
        return Refusal("action.must_place", "a tile in hand fits, so the turn cannot be passed", {})
    return Refusal("action.must_draw", "a tile must be drawn before the turn can be passed", {})


def _lead_params(hand: Hand) -> dict[str, Any]:
    tiles = [str(action.tile) for action in hand.legal_actions() if isinstance(action, Place)]
    return {"tiles": ", ".join(tiles)}


def _no_placement(hand: Hand, action: Place) -> Refusal:
    tile, end = action.tile, action.end
    named = {"tile": str(tile), "end": end or ""}
    if tile not in hand.rules.tile_set:
        return Refusal("action.tile_outside_set", f"{tile} is not in the set", named)
    if tile not in hand.tiles(hand.turn):
        return Refusal("action.tile_not_held", f"seat {hand.turn} does not hold {tile}", named)
    if hand.must_place is not None and tile != hand.must_place:
        return must_place_drawn(hand)
    if hand.n_placed == 0:
        if Place(tile) in hand.legal_actions():
            return Refusal("action.lead_names_no_end", "the opening tile names no end", named)
        params = {**named, **_lead_params(hand)}
        return Refusal("action.must_lead", f"{params['tiles']} decided who leads and must be led", params)
    ends = {e.name: e.pip for e in hand.ends()}
    if end is None:
        pips = ", ".join(str(pip) for pip in sorted(set(ends.values())))
        return Refusal("action.fits_nowhere", f"{tile} fits no open end; they show {pips}", {**named, "pips": pips})
    if end not in ends:
        return _no_end(hand, end, named)
    message = f"{tile} has no half that shows the {ends[end]} of end {end}"
    return Refusal("action.does_not_fit", message, {**named, "pip": ends[end]})


def _no_end(hand: Hand, end: str, named: dict[str, Any]) -> Refusal:
    if end in ARMS and hand.rules["spinner"] != "none":
        return Refusal("action.arm_closed", f"the arm {end} is not open yet", named)
    there = ", ".join(e.name for e in hand.ends())
    if end in LINE_ENDS:
        return Refusal(
            "action.no_such_end", f"there is no end {end} here: no double branches", {**named, "ends": there}
        )
    return Refusal("action.no_such_end", f"there is no end {end} here, only {there}", {**named, "ends": there})
