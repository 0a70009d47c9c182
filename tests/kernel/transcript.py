"""Seeded random hands written out step by step, to be compared between the ways in which the kernel can run.

    python -m tests.kernel.transcript HANDS

prints how the kernel runs, and then for all rules what was legal, done and scored in so many hands.
"""

from __future__ import annotations

import sys
from random import Random

from tests.scenes import TABLES

import doublesix as ds
from doublesix.kernel.compiled import INTERPRETED
from doublesix.ruleset import RuleSet

__all__ = ["all_transcripts", "transcript"]

# Options that the presets leave alone, so that every branch of the kernel is run through.
HOUSE_RULES: list[tuple[str, int, dict[str, object]]] = [
    ("muggins", 2, {"boneyard.draw": "optional", "score.floor": 0}),
    (
        "muggins",
        4,
        {"teams": "pairs", "direction": "ccw", "lead.first_hand": "holder:6-6", "lead.first_tile": "deciding"},
    ),
    ("fives", 4, {"teams": "pairs", "block.winner": "lowest_team", "settle": "opponents_minus_own"}),
    ("fives", 2, {"boneyard.count": "one", "lead.heaviest_tiebreak": "lot", "settle.round": "nearest:3"}),
    ("persian-draw", 3, {"dead_line": "immediate_block", "block.tie": "fewest_tiles,split", "goal": "low"}),
    ("persian-fives", 2, {"play_score.on_lead": False, "settle": "penalty_own", "lead.later_hands": "winner"}),
    ("all-fives", 3, {"set.max_pip": 9, "play_score.divisors": "3,5", "play_score.points": "quotient_sum"}),
    ("block", 3, {"lead.later_hands": "right_of_prev_leader", "lead.after_block": "lowest_hand"}),
    ("block", 2, {"set.max_pip": 3, "hand_size": 3, "lead.later_hands": "out_player", "lead.after_block": "lot"}),
]


def all_rules() -> list[RuleSet]:
    """Every preset with every number of players, and the house rules."""
    tables: list[tuple[str, int, dict[str, object]]] = [(game, players, {}) for game, players in TABLES]
    return [ds.rules(game, players, options) for game, players, options in (*tables, *HOUSE_RULES)]


def transcript(rules: RuleSet, hands: int) -> str:
    """Legal actions with their points, what was done and what came of it, totals and ends at every step."""
    rng = Random(repr(rules))
    match = ds.Match(rules, seed=hands)
    lines: list[str] = []
    for number in range(hands):
        if match.to_move is not None:
            # The kernel's own random play on a copy: it must end alike.
            twin = match.copy()
            twin.state.hand.finish_at_random(0x9E3779B97F4A7C15 + number)
            lines.append(f"at random {twin.state.hand.termination} {twin.scores} {twin.state.hand.n_placed}")
        while match.to_move is not None:
            choices = " ".join(map(str, match.view(match.to_move).legal_actions))
            events = match.apply(rng.choice(match.legal_actions()))
            lines.append(f"{choices} -> {events} {match.scores} {' '.join(map(str, match.ends))}")
        if match.outcome is not None:
            match = ds.Match(rules, seed=hands + number + 1)
        else:
            match.next_hand()
    return "\n".join(lines)


def all_transcripts(hands: int) -> str:
    """The transcripts of all rules, each under a line that names them."""
    return "\n".join(f"{rules!r}\n{transcript(rules, hands)}" for rules in all_rules())


if __name__ == "__main__":
    print(f"interpreted: {INTERPRETED}")
    print(all_transcripts(int(sys.argv[1])))
