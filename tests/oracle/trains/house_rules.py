"""Random house rules for train games: overrides of a preset that make sense together."""

from __future__ import annotations

from random import Random

from tests.oracle.trains.options import as_text, tiles_to_deal


class _Draft:
    """Overrides in the making; those that are pinned stay as they are."""

    def __init__(self, rng: Random, preset: str, players: int, pinned: dict[str, str]) -> None:
        self.rng = rng
        self.preset = preset
        self.players = players
        self.pinned = pinned
        self.given = dict(pinned)

    def now(self, name: str) -> str:
        """The text of an option with what has been given so far."""
        return as_text(self.preset, self.players, self.given)[name]

    def give(self, name: str, value: str) -> None:
        """Give a value, unless another one is pinned."""
        if name not in self.pinned:
            self.given[name] = value

    def maybe(self, name: str, values: list[str], chance: float = 0.35) -> None:
        """Give one of the values, or leave the preset's."""
        if self.rng.random() < chance:
            self.give(name, self.rng.choice(values))


def random_options(rng: Random, preset: str, players: int, pinned: dict[str, str] | None = None) -> dict[str, str]:
    """Overrides in text form; nothing is given that the other options switch off."""
    draft = _Draft(rng, preset, players, pinned or {})
    draft.maybe("engine.find", ["held_else_draw_one_at_a_time", "held_else_draw_rounds", "preplaced"])
    _deal(draft)
    _match(draft)
    _settle(draft)
    _trains(draft)
    _doubles(draft)
    return draft.given


def scarce_tiles(rng: Random, players: int) -> dict[str, str]:
    """What to pin so that the stock runs out: blocks, exhausted numbers, passes without a draw."""
    max_pip = rng.choice([6, 6, 7, 8, 9])
    # Larger hands are played out by laying whole trains; one tile at a time leaves something to be blocked.
    return {
        "set.max_pip": str(max_pip),
        "hand_size": "all" if rng.random() < 0.7 else str(max(1, tiles_to_deal(max_pip, "preplaced") // players)),
        "train.first_turn": rng.choice(["one_tile", "one_tile", "whole_train"]),
        "train.others": rng.choice(["marked", "never", "marked_if_own_started", "all_open"]),
    }


def _deal(draft: _Draft) -> None:
    rng, players = draft.rng, draft.players
    draft.maybe("set.max_pip", [str(pip) for pip in (6, 6, 6, 7, 8, 9, 12, 15, 18)], 0.75)
    tiles = tiles_to_deal(int(draft.now("set.max_pip")), draft.now("engine.find"))
    most = tiles // players
    size = draft.now("hand_size")
    if size != "all" and (int(size) > most or rng.random() < 0.6):
        draft.give("hand_size", str(rng.randint(1, min(most, rng.choice([2, 4, 8, 15])))))
        if rng.random() < 0.2:
            draft.give("hand_size", "all")
    if players == 4:
        draft.maybe("teams", ["pairs"], 0.3)
    draft.maybe("direction", ["cw", "ccw"])
    draft.maybe("engine.placer_plays", ["true", "false"])


def _match(draft: _Draft) -> None:
    rng, engines = draft.rng, int(draft.now("set.max_pip")) + 1
    hands = [f"hands:{rng.randint(1, 4)}", f"hands:{engines}", "hands:all"]
    draft.maybe("target", [*hands, str(rng.randint(1, 60)), str(rng.randint(50, 300))], 0.6)
    draft.maybe("target.tie", ["extra_hand", "shared"])
    draft.maybe("max_hands", ["none", "1", "2", "3"], 0.2)
    draft.maybe("goal", ["high", "low"])
    draft.maybe("score.floor", ["none", "0"])
    draft.maybe("tile_value.double_blank", ["0", "25", "50"])


def _settle(draft: _Draft) -> None:
    draft.maybe("settle", ["none", "opponents_sum", "opponents_sum", "opponents_minus_own", "each_subtracts_own"], 0.5)
    settle = draft.now("settle")
    if settle != "none":
        draft.maybe("settle.round", ["none", "nearest:5", "nearest:3"], 0.4)
        if draft.now("settle.round") != "none" and settle.startswith("opponents"):
            draft.maybe("settle.round_scope", ["each_hand", "sum"])
    winners = ["lowest_hand", "none"] + ["lowest_team", "lowest_team"] * (draft.now("teams") == "pairs")
    draft.maybe("block.winner", winners)
    if draft.now("block.winner") != "none":
        draft.maybe("block.tie", ["fewest_tiles", "none", "split", "fewest_tiles,none", "fewest_tiles,split"], 0.5)


def _trains(draft: _Draft) -> None:
    draft.maybe("train.first_turn", ["whole_train", "one_tile"], 0.5)
    draft.maybe("train.first_turn_own_only", ["true", "false"], 0.6)
    draft.maybe("train.first_turn_double", ["deferred", "normal", "normal", "forbidden_end"], 0.6)
    draft.maybe("train.others", ["marked", "marked_if_own_started", "never", "all_open"], 0.5)
    draft.maybe("mexican.max", ["0", "1"], 0.3)
    if draft.now("mexican.max") == "1":
        starts = ["after_first_turn", "after_own_started"]
        if draft.now("train.first_turn_own_only") == "false":
            starts += ["any_turn", "any_turn"]
        draft.maybe("mexican.start", starts, 0.6)
    draft.maybe("marker.on", ["pass", "drawn_not_on_own"])


def _doubles(draft: _Draft) -> None:
    draft.maybe("double.extra_tile", ["anywhere", "must_cover", "none"], 0.5)
    draft.maybe("double.max_per_turn", ["none", "1", "2"])
    draft.maybe("double.next_must_satisfy", ["true", "false"], 0.25)
    if draft.now("double.next_must_satisfy") == "true":
        draft.maybe("double.order", ["fifo", "lifo", "any"], 0.6)
    draft.maybe("double.fail_marks", ["true", "false"])
    draft.maybe("double.unsatisfiable", ["lapse", "lock"], 0.4)
    draft.maybe("double.go_out", ["allowed", "must_cover"], 0.4)
