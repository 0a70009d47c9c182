"""Why an action is refused in a train game."""

from __future__ import annotations

from typing import Any

from ..action import MEXICAN, Action, Done, Draw, Pass, Place, Start
from ..outcome import Train
from .refusal_reason import Refusal, must_place_drawn
from .train_hand import TrainHand

__all__ = ["train_refusal"]


def train_refusal(hand: TrainHand, action: Action) -> Refusal:
    """The reason why this action, which is not among the legal ones, is refused to the seat on turn."""
    engine = {"tile": str(hand.engine)}
    if hand.is_seeking:
        return Refusal("action.seek_engine", f"nobody held {hand.engine}: draw until it appears", engine)
    if hand.is_starting:
        return Refusal("action.must_start", f"{hand.engine} must be laid first", engine)
    match action:
        case Start():
            return Refusal("action.engine_lies", f"{hand.engine} lies in the middle already", engine)
        case Done():
            return _no_done(hand)
        case Draw() | Pass():
            return _no_turn_without_tile(hand, action)
        case Place():
            return _no_placement(hand, action)
    return Refusal("action.unknown", f"{action!r} is no action of this game", {})


def _can_place(hand: TrainHand) -> bool:
    return any(isinstance(action, Place) for action in hand.legal_actions())


def _no_done(hand: TrainHand) -> Refusal:
    if hand.rules["train.first_turn"] == "one_tile" or hand.had_first_turn(hand.turn):
        return Refusal("action.done_first_turn_only", "only the whole train of a first turn ends with done", {})
    if hand.must_place is not None:
        return must_place_drawn(hand)
    double, laid = _binding(hand), hand.double_just_laid
    if double is not None:
        return _cover_first(hand, double)
    own_end_forbidden = hand.rules["train.first_turn_double"] == "forbidden_end"
    if laid is not None and not (own_end_forbidden and laid.name == str(hand.turn)):
        return _cover_laid(laid)
    if hand.laid_this_turn == 0:
        return Refusal("action.done_needs_tile", "a first turn is done after a tile at least", {})
    return Refusal("action.double_ends_train", "a first-turn train may not end in a double: lay on", {})


def _no_turn_without_tile(hand: TrainHand, action: Action) -> Refusal:
    if hand.must_place is not None:
        return must_place_drawn(hand)
    if Done() in hand.legal_actions():
        return Refusal("action.must_be_done", "a first turn that has laid tiles ends with done", {})
    if _can_place(hand):
        double = _binding(hand)
        if double is not None:
            return _cover_first(hand, double)
        code, word = ("action.must_place", "drawn") if isinstance(action, Draw) else ("action.must_place", "passed")
        return Refusal(code, f"a tile in hand fits, so nothing may be {word}", {})
    if isinstance(action, Pass):
        return Refusal("action.must_draw", "a tile must be drawn before the turn can be passed", {})
    if hand.stock_left == 0:
        return Refusal("action.stock_empty", "the stock is empty", {})
    return Refusal("action.one_draw", "one tile may be drawn for each that must be placed", {})


def _binding(hand: TrainHand) -> Train | None:
    """The train whose double the seat on turn must cover, where there is one."""
    trains = [train for train in hand.trains() if train.must_be_covered]
    if not trains:
        return None
    ends = {action.end for action in hand.legal_actions() if isinstance(action, Place)}
    return next((train for train in trains if train.name in ends), trains[0])


def _cover_first(hand: TrainHand, train: Train) -> Refusal:
    """``double`` and ``end`` name the one that comes first; where any of several may, ``doubles`` are all of them."""
    binding = [f"{one.pip}-{one.pip}" for one in hand.trains() if one.must_be_covered]
    double = f"{train.pip}-{train.pip}"
    params: dict[str, Any] = {"double": double, "end": train.name}
    if len(binding) == 1:
        message = f"the double {double} on train {train.name} must be covered first"
        return Refusal("action.cover_double", message, params)
    message = f"one of the doubles {', '.join(binding)} must be covered first"
    return Refusal("action.cover_double", message, {**params, "doubles": binding})


def _no_placement(hand: TrainHand, action: Place) -> Refusal:
    tile, end = action.tile, action.end
    named: dict[str, Any] = {"tile": str(tile), "end": end or ""}
    if tile not in hand.rules.tile_set:
        return Refusal("action.tile_outside_set", f"{tile} is not in the set", named)
    if tile not in hand.tiles(hand.turn):
        return Refusal("action.tile_not_held", f"seat {hand.turn} does not hold {tile}", named)
    double = _binding(hand)
    if double is not None and not _covers(double, action):
        return _cover_first(hand, double)
    if hand.must_place is not None and tile != hand.must_place:
        return must_place_drawn(hand)
    trains = {train.name: train for train in hand.trains()}
    if end is None:
        return Refusal("action.fits_no_train", f"{tile} fits no train that is open to seat {hand.turn}", named)
    if end not in trains:
        return Refusal("action.no_such_train", f"there is no train {end} here, only {', '.join(trains)}", named)
    train = trains[end]
    if train.pip not in tile:
        message = f"{tile} has no half that shows the {train.pip} of train {end}"
        return Refusal("action.does_not_fit", message, {**named, "pip": train.pip})
    return _closed(hand, train, tile.is_double, named)


def _cover_laid(train: Train) -> Refusal:
    double = f"{train.pip}-{train.pip}"
    params: dict[str, Any] = {"double": double, "end": train.name}
    return Refusal(
        "action.cover_laid_double", f"the double {double} just laid on train {train.name} comes first", params
    )


def _covers(double: Train, action: Place) -> bool:
    return action.end in (None, double.name) and double.pip in action.tile


def _closed(hand: TrainHand, train: Train, is_double: bool, named: dict[str, Any]) -> Refusal:
    """The tile fits; why may it not be laid there?"""
    mine = train.name == str(hand.turn)
    if not mine and hand.rules["train.first_turn_own_only"] and not hand.had_first_turn(hand.turn):
        return Refusal("action.own_train_only", "a first turn lays on the seat's own train only", named)
    laid = hand.double_just_laid
    if laid is not None and laid.name != train.name:
        return _cover_laid(laid)
    if is_double and hand.may_lay_no_more_doubles:
        return Refusal("action.doubles_per_turn", "no more doubles may be laid in this turn", named)
    if is_double and mine:
        message = "a first-turn train may not end in a double, and no tile would follow it"
        return Refusal("action.double_ends_train", message, named)
    if train.name == MEXICAN:
        return Refusal("action.mexican_not_yet", "the Mexican train may not be started yet", named)
    if hand.rules["train.others"] == "never":
        return Refusal("action.others_closed", "nobody places on the train of another seat here", named)
    if train.marked:
        return Refusal("action.start_own_first", "a seat must have started its own train to use another's", named)
    return Refusal("action.train_closed", f"train {train.name} is not marked, so it is closed to others", named)
