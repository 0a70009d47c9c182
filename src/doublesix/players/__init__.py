"""Computer players. A player sees a `View` and nothing else, like a person at the table."""

from .basic import Greedy, Random
from .player import Player, UnknownPlayerError, player, player_names

__all__ = ["Greedy", "Player", "Random", "UnknownPlayerError", "player", "player_names"]
