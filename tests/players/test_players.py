"""Computer players choose among legal actions, from a view and nothing else."""

from __future__ import annotations

import inspect

import pytest

import doublesix as ds
from doublesix.players import Greedy, Player, Random, UnknownPlayerError, player, player_names
from doublesix.shuffle import Chance


def play_out(match: ds.Match, level: str, seed: int, most: int = 2000) -> None:
    """Let one level play all seats to the end of the hand."""
    chance = Chance(seed, "test")
    chooser = player(level)
    for _ in range(most):
        seat = match.to_move
        if seat is None:
            return
        view = match.view(seat)
        action = chooser.choose(view, chance)
        assert action in [legal.action for legal in view.legal_actions]
        match.apply(action, seat)
    pytest.fail(f"no end within {most} actions: {match!r}")


TRAINS = ds.preset_names("trains")
EVERY = [(game, level) for game in (*ds.preset_names(), *TRAINS) for level in ("random", "greedy")]


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_every_level_plays_every_game_to_its_end(game: str, level: str) -> None:
    """Each action is legal and every hand ends."""
    for players in range(2, 5):
        try:
            rules = ds.rules(game, players)
        except ds.RulesError:
            continue
        for seed in range(5):
            match = ds.Match(rules, seed=seed)
            play_out(match, level, seed)
            assert match.hand_outcome is not None


def test_levels_are_players() -> None:
    """The register holds players under their own names, weakest first."""
    assert player_names()[:2] == ("random", "greedy")
    for name in player_names():
        assert isinstance(player(name), Player)
        assert player(name).name == name


def test_players_take_a_view_only() -> None:
    """Neither a match nor its state can reach a player through its interface."""
    for chooser in (Random, Greedy):
        parameters = inspect.signature(chooser.choose, eval_str=True).parameters
        assert [p.annotation for p in parameters.values()][1:] == [ds.View, Chance]


def test_an_unknown_level_is_named_with_the_nearest() -> None:
    """The error echoes the input and says what would be right."""
    with pytest.raises(UnknownPlayerError, match=r"did you mean greedy\?") as caught:
        player("gredy")
    assert caught.value.code == "player.unknown"


def test_nothing_to_choose_is_refused() -> None:
    """A view of a seat that is not on turn has no actions to choose from."""
    match = ds.Match(ds.rules("muggins"), seed=1)
    idle = 3 - (match.to_move or 0)
    for level in player_names():
        with pytest.raises(ValueError, match="nothing to choose"):
            player(level).choose(match.view(idle), Chance(1, "test"))


def view_of(game: str, tiles: list[str], actions: str = "", **options: str) -> ds.View:
    """The view of the seat on turn after these actions, seat 1 leading."""
    rules = ds.rules(game, len(tiles), {"hand_size": "5", **options})
    match = ds.Match(rules, deal=ds.Deal(tiles, leader=1))
    for text in actions.split():
        match.apply(ds.Action.parse(text))
    assert match.to_move is not None
    return match.view(match.to_move)


def greedy(view: ds.View) -> str:
    """What the greedy player does, as text."""
    return str(Greedy().choose(view, Chance(1, "test")))


def test_greedy_takes_the_highest_score() -> None:
    """On 2 and 4, 4-4 makes 2 + 8 = 10 and 4-3 makes 5 (BRIT): it takes 10 rather than the heavier 6-4."""
    assert greedy(view_of("muggins", ["2-4 0-0", "4-4 4-3 6-4"], "2-4")) == "4-4@E"


def test_greedy_takes_the_heaviest_tile_when_nothing_scores() -> None:
    """Of 3-6 and 3-1 on a 3, neither scores in Block, the heavier goes."""
    assert greedy(view_of("persian-block", ["3-3 0-0", "1-3 3-6"], "3-3")) == "3-6@W"


def test_greedy_takes_the_higher_half_between_equally_heavy_tiles() -> None:
    """6-3 and 5-4 are equally heavy: the higher half decides, so that the choice is always the same."""
    assert greedy(view_of("persian-block", ["5-4 6-3", "1-1 2-2"])) == "3-6"


def test_greedy_draws_only_when_it_must() -> None:
    """Where drawing is free a fitting tile is placed, and the stock is used when none fits."""
    assert greedy(view_of("persian-draw", ["3-3 0-0", "1-3 6-6"], "3-3")) == "1-3@W"
    assert greedy(view_of("persian-draw", ["3-3 0-0 0-1 0-2 0-4", "1-1 6-6 2-2 4-4 5-5"], "3-3")) == "draw"


def test_greedy_passes_when_nothing_else_is_left() -> None:
    """Stuck without a stock it passes."""
    assert greedy(view_of("persian-block", ["3-3 0-3 0-1 0-2 0-4", "1-1 6-6 2-2 4-4 5-5"], "3-3")) == "pass"


def test_random_takes_every_action_some_time() -> None:
    """Over many draws of chance each legal action is taken."""
    view = view_of("persian-draw", ["3-3 0-0", "1-3 3-6"], "3-3")
    chance = Chance(3, "test")
    taken = {str(Random().choose(view, chance)) for _ in range(300)}
    assert taken == {str(legal.action) for legal in view.legal_actions}
    assert len(taken) == 5
