"""Random house rules: overrides of a preset that make sense together."""

from __future__ import annotations

from random import Random

from tests.oracle.options import as_text, set_size

_TIES = ["fewest_tiles", "none", "fewest_tiles,none"]


class _Draft:
    """Overrides in the making."""

    def __init__(self, rng: Random, preset: str, players: int) -> None:
        self.rng = rng
        self.preset = preset
        self.players = players
        self.given: dict[str, str] = {}

    def now(self, name: str) -> str:
        """The text of an option with what has been given so far."""
        return as_text(self.preset, self.players, self.given)[name]

    def maybe(self, name: str, values: list[str], chance: float = 0.3) -> None:
        """Give one of the values, or leave the preset's."""
        if self.rng.random() < chance:
            self.given[name] = self.rng.choice(values)


def random_options(rng: Random, preset: str, players: int) -> dict[str, str]:
    """Overrides in text form; nothing is given that the other options switch off."""
    draft = _Draft(rng, preset, players)
    _deal(draft)
    if players == 4:
        draft.maybe("teams", ["none", "pairs"], 0.5)
    draft.maybe("direction", ["cw", "ccw"])
    _count(draft)
    _match(draft)
    _settle(draft)
    _boneyard(draft)
    _lead(draft)
    return draft.given


def _deal(draft: _Draft) -> None:
    """Set, tiles dealt, reserve and the deciding tile, such that they fit each other."""
    rng, players = draft.rng, draft.players
    sets = [pip for pip in (1, 2, 2, 3, 3, 3, 4, 4, 5, 7, 9) if set_size(pip) >= players]
    draft.maybe("set.max_pip", [str(pip) for pip in sets], 0.65)
    max_pip = int(draft.now("set.max_pip"))
    tiles = set_size(max_pip)
    size = draft.now("hand_size")
    dealt = tiles // players if size == "all" else int(size)
    if dealt * players > tiles or rng.random() < 0.4:
        dealt = rng.randint(1, min(tiles // players, 9))
        draft.given["hand_size"] = str(dealt)
        if dealt == tiles // players and rng.random() < 0.5:
            draft.given["hand_size"] = "all"
    stock = tiles - dealt * players
    draft.maybe("boneyard.draw", ["never", "when_stuck", "optional", "optional"])
    too_many = int(draft.now("boneyard.reserve")) > stock
    if draft.now("boneyard.draw") != "never" and (too_many or rng.random() < 0.3):
        draft.given["boneyard.reserve"] = str(rng.randint(0, min(stock, rng.choice([2, 4, 30]))))
    if draft.now("lead.first_hand").startswith("holder:") and max_pip < 6:
        draft.given["lead.first_hand"] = f"holder:{max_pip}-{max_pip}"


def _count(draft: _Draft) -> None:
    draft.maybe("play_score", ["none", "multiples"])
    draft.maybe("spinner", ["none", "first", "first"], 0.4)
    if draft.now("play_score") == "multiples":
        draft.maybe("play_score.divisors", ["2", "3", "5", "3,5", "2,3", "5,7", "4"], 0.4)
        draft.maybe("play_score.points", ["total", "quotient_sum"], 0.4)
        draft.maybe("play_score.on_lead", ["true", "false"])
    if draft.now("spinner") == "first":
        draft.maybe("spinner.opens", ["immediate", "after_both_sides"], 0.5)


def _match(draft: _Draft) -> None:
    """Goal, target, tie, cap."""
    rng = draft.rng
    draft.maybe("goal", ["high", "low"], 0.2)
    points = [str(rng.randint(1, 20)), str(rng.randint(10, 80))]
    draft.maybe("target", [*points, "hands:1", "hands:2", "hands:3"], 0.7)
    by_points = not draft.now("target").startswith("hands:")
    if by_points and draft.now("play_score") == "multiples":
        draft.maybe("target.check", ["immediate", "end_of_hand"], 0.4)
    draft.maybe("target.tie", ["extra_hand", "shared"], 0.4)
    draft.maybe("max_hands", ["none", "1", "2", "3"])


def _settle(draft: _Draft) -> None:
    rng = draft.rng
    pairs = draft.now("teams") == "pairs"
    draft.maybe("block.winner", ["lowest_hand", "none", *(["lowest_team"] * 2 if pairs else [])], 0.5)
    settles = ["opponents_sum", "opponents_minus_own", "each_subtracts_own", "penalty_own"]
    if draft.now("play_score") == "multiples" or draft.now("target").startswith("hands:"):
        settles.append("none")
    draft.maybe("settle", settles, 0.4)
    settle = draft.now("settle")
    if settle == "penalty_own" and "goal" not in draft.given:
        draft.given["goal"] = rng.choice(["low", "low", "high"])
    alone = settle in ("each_subtracts_own", "penalty_own")
    if settle != "none":
        draft.maybe("settle.round", ["none", "nearest:5", "nearest:3"], 0.4)
    rounds = draft.now("settle.round") != "none"
    if alone and rounds and draft.now("settle.round_scope") == "sum":
        draft.given["settle.round_scope"] = "each_hand"
    elif settle.startswith("opponents") and rounds:
        draft.maybe("settle.round_scope", ["each_hand", "sum"], 0.5)
    if draft.now("block.winner") != "none":
        draft.maybe("block.tie", [*_TIES, "split", "fewest_tiles,split"], 0.5)
    if settle != "none":
        draft.maybe("tile_value.double_blank", ["0", "1", "7", "25"])
    if settle in ("each_subtracts_own", "opponents_minus_own"):
        draft.maybe("score.floor", ["none", "0"], 0.5)


def _boneyard(draft: _Draft) -> None:
    draw = draft.now("boneyard.draw")
    if draw == "when_stuck":
        draft.maybe("boneyard.count", ["until_playable", "one"], 0.4)
    if draw == "optional":
        draft.maybe("boneyard.drawn_tile", ["must_play_now", "free"], 0.5)
    if draw != "never":
        draft.maybe("dead_line", ["play_on", "immediate_block"], 0.3)


def _lead(draft: _Draft) -> None:
    max_pip = int(draft.now("set.max_pip"))
    low = draft.rng.randint(0, max_pip)
    holder = f"holder:{low}-{draft.rng.randint(low, max_pip)}"
    draft.maybe("lead.first_hand", ["lot", "highest_double", holder], 0.5)
    by_outcome = ["out_player", "winner", "left_of_prev_leader", "right_of_prev_leader"]
    draft.maybe("lead.later_hands", [*by_outcome, "same_rule", "lot", holder], 0.6)
    draft.maybe("lead.after_block", ["lot", "same_as_later", "lowest_hand"], 0.5)
    first, later = draft.now("lead.first_hand"), draft.now("lead.later_hands")
    first_decides = first != "lot"
    later_decides = later.startswith("holder:") or (later == "same_rule" and first_decides)
    if first_decides:
        draft.maybe("lead.first_tile", ["any", "deciding"], 0.5)
    if later_decides:
        draft.maybe("lead.later_tile", ["any", "deciding"], 0.5)
    if first_decides or later_decides:
        draft.maybe("lead.fallback", ["heaviest_tile", "lot"])
        if draft.now("lead.fallback") == "heaviest_tile":
            draft.maybe("lead.heaviest_tiebreak", ["high_half", "lot"], 0.4)
