"""Random matches of every game, for tests that hold whatever is played."""

from __future__ import annotations

from random import Random

import doublesix as ds
from doublesix.ruleset import preset

__all__ = ["OPTIONS", "TABLES", "random_match"]

TABLES = [
    (game, players)
    for game in dict.fromkeys([*ds.preset_names(), *ds.preset_names("trains")])
    for players in sorted({preset(game).least_players, 3, 4, min(preset(game).most_players, 7)})
    if preset(game).least_players <= players <= preset(game).most_players
]
"""Every preset with some numbers of players."""

OPTIONS: dict[str, str | int] = {"set.max_pip": 6, "hand_size": 3}
"""A small set makes train games short."""


def random_match(game: str, players: int, seed: int, *, actions: int, **options: str | int) -> ds.Match:
    """A match in which so many random actions have been done, or one that ended before."""
    rules = ds.rules(game, players, {**(OPTIONS if preset(game).layout == "trains" else {}), **options})
    match, chance = ds.Match(rules, seed=seed), Random(seed)
    for _ in range(actions):
        if match.outcome is not None:
            break
        if match.to_move is None:
            match.next_hand()
        else:
            match.apply(chance.choice(match.legal_actions()))
    return match
