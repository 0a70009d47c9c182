"""Random house rules: overrides of a preset that make sense together."""

from __future__ import annotations

from random import Random

from tests.oracle.options import as_text, set_size

_TIES = ["fewest_tiles", "none", "fewest_tiles,none"]


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

    def maybe(self, name: str, values: list[str], chance: float = 0.3) -> None:
        """Give one of the values, or leave the preset's."""
        if self.rng.random() < chance:
            self.give(name, self.rng.choice(values))


def random_options(rng: Random, preset: str, players: int, pinned: dict[str, str] | None = None) -> dict[str, str]:
    """Overrides in text form; nothing is given that the other options switch off."""
    draft = _Draft(rng, preset, players, pinned or {})
    _deal(draft)
    if players == 4:
        draft.maybe("teams", ["none", "pairs", "pairs", "pairs"], 0.7)
    draft.maybe("direction", ["cw", "ccw"])
    _count(draft)
    _match(draft)
    _settle(draft)
    _boneyard(draft)
    _lead(draft)
    return draft.given


def tied_blocks(rng: Random, players: int) -> dict[str, str]:
    """What to pin so that many hands are blocked, and many of these tied."""
    teams = rng.choice(["none", "pairs"]) if players == 4 else "none"
    return {
        "set.max_pip": rng.choice(["4", "5", "6"]),
        "hand_size": rng.choice(["2", "3"]),
        "teams": teams,
        "block.winner": rng.choice(["lowest_hand", "lowest_team"] if teams == "pairs" else ["lowest_hand"]),
        "block.tie": rng.choice([*_TIES, "split", "split", "fewest_tiles,split"]),
        "boneyard.draw": "never",
    }


def dead_lines(rng: Random, players: int) -> dict[str, str]:
    """What to pin so that lines die while there are tiles to draw.

    Where the highest number is odd, a number lies on an odd number of halves and cannot die at two ends.
    """
    return {
        "set.max_pip": "4",
        "hand_size": rng.choice({2: ["4", "5", "6"], 3: ["3", "4"], 4: ["3"]}[players]),
        "boneyard.draw": rng.choice(["when_stuck", "when_stuck", "optional"]),
        "boneyard.reserve": "0",
        "dead_line": "immediate_block",
    }


def _deal(draft: _Draft) -> None:
    """Set, tiles dealt, reserve and the deciding tile, such that they fit; half of them lead to many blocks."""
    rng, players = draft.rng, draft.players
    stingy = rng.random() < 0.5
    sizes = (3, 4, 4, 5, 5, 6, 7) if stingy else (1, 2, 2, 3, 3, 3, 4, 4, 5, 7, 9)
    sets = [pip for pip in sizes if set_size(pip) >= players]
    draft.maybe("set.max_pip", [str(pip) for pip in sets], 0.65)
    max_pip = int(draft.now("set.max_pip"))
    tiles = set_size(max_pip)
    size = draft.now("hand_size")
    dealt = tiles // players if size == "all" else int(size)
    too_large = dealt * players > tiles
    other_size = rng.random() < (0.8 if stingy else 0.4)
    if "hand_size" not in draft.pinned and (too_large or other_size):
        most = min(tiles // players, rng.choice([2, 3, 4]) if stingy else 9)
        dealt = rng.randint(min(2 if stingy else 1, most), most)
        draft.give("hand_size", str(dealt))
        if dealt == tiles // players and rng.random() < 0.5:
            draft.give("hand_size", "all")
    stock = tiles - dealt * players
    draws = ["never", "when_stuck", "optional", "optional"]
    draft.maybe("boneyard.draw", ["never", "never", *draws] if stingy else draws, 0.7 if stingy else 0.3)
    too_many = int(draft.now("boneyard.reserve")) > stock
    if draft.now("boneyard.draw") != "never" and (too_many or rng.random() < (0.8 if stingy else 0.3)):
        reserve = rng.choice([stock, stock, stock - 1, 2] if stingy else [0, 1, 2, 3, stock])
        draft.give("boneyard.reserve", str(max(0, min(stock, reserve))))
    if draft.now("lead.first_hand").startswith("holder:") and max_pip < 6:
        draft.give("lead.first_hand", f"holder:{max_pip}-{max_pip}")


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
    draft.maybe("block.winner", ["lowest_hand", "none", *(["lowest_team"] * 4 if pairs else [])], 0.6)
    settles = ["opponents_sum", "opponents_minus_own", "each_subtracts_own", "penalty_own"]
    if draft.now("play_score") == "multiples" or draft.now("target").startswith("hands:"):
        settles.append("none")
    draft.maybe("settle", settles, 0.4)
    settle = draft.now("settle")
    if settle == "penalty_own" and "goal" not in draft.given:
        draft.give("goal", rng.choice(["low", "low", "high"]))
    alone = settle in ("each_subtracts_own", "penalty_own")
    if settle != "none":
        draft.maybe("settle.round", ["none", "nearest:5", "nearest:3"], 0.4)
    rounds = draft.now("settle.round") != "none"
    if alone and rounds and draft.now("settle.round_scope") == "sum":
        draft.give("settle.round_scope", "each_hand")
    elif settle.startswith("opponents") and rounds:
        draft.maybe("settle.round_scope", ["each_hand", "sum"], 0.5)
    if draft.now("block.winner") != "none":
        draft.maybe("block.tie", [*_TIES, "split", "split", "fewest_tiles,split"], 0.7)
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
        draft.maybe("dead_line", ["play_on", "immediate_block"], 0.5)


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
            draft.maybe("lead.heaviest_tiebreak", ["high_half", "lot"], 0.6)
