"""Random hands of the same games by other packages, installed for the purpose into a folder of their own.

Run by `random_hands.py` with the Python of that folder; prints hands per second, a JSON object.

* OpenSpiel's `python_block_dominoes`: two players, Block, seven tiles each. One hand is one `new_initial_state` played
  by uniformly random actions, its deal a chance node for each tile, as the package works.
* `dominoes` 6: four players, Block, seven tiles each. One hand is one `Game.new` played by random moves.
"""

from __future__ import annotations

import json
import random
import sys
import time


def open_spiel_block(seconds: float) -> float:
    """Hands a second of `python_block_dominoes`."""
    import pyspiel
    from open_spiel.python.games import block_dominoes  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_block_dominoes")
    rng = random.Random(1)
    hands, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [action for action, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
            state.apply_action(rng.choice(actions))
        hands += 1
    return hands / (time.perf_counter() - start)


def dominoes_block(seconds: float) -> float:
    """Hands a second of the package `dominoes`."""
    import dominoes

    rng = random.Random(1)
    hands, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = dominoes.Game.new(starting_player=rng.randrange(4))
        while game.result is None:
            game.make_move(*rng.choice(game.valid_moves))
        hands += 1
    return hands / (time.perf_counter() - start)


if __name__ == "__main__":
    print(
        json.dumps(
            {
                "open_spiel block 2": open_spiel_block(float(sys.argv[1])),
                "dominoes block 4": dominoes_block(float(sys.argv[1])),
            }
        )
    )
