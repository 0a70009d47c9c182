"""What is true of every hand of every game, checked at every step. No game is named here.

`played_match` plays random hands and checks them; it raises `AssertionError` where something is not true.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.property.brute_force import LineTable, TrainTable, points_for

import doublesix as ds
from doublesix.view import view

__all__ = ["Chooser", "at_random", "checked_hand", "played_match"]

Chooser = Callable[[tuple[ds.Action, ...]], ds.Action]


def at_random(rng: Random) -> Chooser:
    """Every legal action as likely as any other."""
    return rng.choice


def played_match(match: ds.Match, choose: Chooser, hands: int) -> int:
    """Play up to so many hands of a match, checking everything; how many were played."""
    for played in range(1, hands + 1):
        checked_hand(match, choose)
        check_hand_end(match)
        if match.outcome is not None or played == hands:
            return played
        before = match.scores
        match.next_hand()
        assert match.scores == before
    return hands


def checked_hand(match: ds.Match, choose: Chooser) -> None:
    """Play this hand to its end."""
    rules = match.rules
    before, twin = match.scores, match.copy()
    dealt = match.events[0]
    assert isinstance(dealt, ds.HandDealt)
    table: LineTable | TrainTable = TrainTable(rules) if rules.is_trains else LineTable(rules)
    laid = rules.engine(match.hand_number)
    if isinstance(table, TrainTable) and rules.engine_is_laid and laid is not None:
        table.engine = laid.low
    held = [set(tiles or ()) for tiles in dealt.tiles]
    stock = match.view(None).stock_left
    gained = [0] * rules.players
    bound = (2 * len(rules.tile_set) + rules.players) * (rules.players + 1)
    actions: list[ds.Action] = []
    while match.to_move is not None:
        bound -= 1
        assert bound >= 0, "the hand does not end"
        seat = match.to_move
        legal = match.legal_actions()
        previews = check_choices(match, seat, legal)
        action = choose(legal)
        n_before = len(match.events)
        events = match.apply(action)
        actions.append(action)
        assert match.events[n_before:] == events
        happened = events[0]
        if isinstance(happened, ds.TilePlaced):
            assert happened.seat == seat
            table.place(happened.tile, happened.end)
            held[seat - 1].remove(happened.tile)
            assert happened.points == previews[action]
            for partner in rules.partners(seat):
                gained[partner - 1] += happened.points
            if isinstance(table, LineTable):
                check_line(match, table, happened)
        elif isinstance(happened, ds.TileDrawn):
            assert happened.tile is not None
            held[seat - 1].add(happened.tile)
            stock -= 1
        check_tiles(match, table, seat, held, stock)
        if isinstance(table, LineTable) and match.hand_outcome is None:
            assert not is_blocked(rules, table, held, stock), "the hand goes on though it is blocked"
    outcome = match.hand_outcome
    assert outcome is not None
    if isinstance(table, LineTable) and outcome.termination is ds.Termination.BLOCKED:
        assert is_blocked(rules, table, held, stock)
    assert [now - then for now, then in zip(match.scores, before, strict=True)] == [
        points + settled for points, settled in zip(gained, outcome.settled, strict=True)
    ]
    check_replay(match, twin, actions)


def check_choices(match: ds.Match, seat: int, legal: tuple[ds.Action, ...]) -> dict[ds.Action, int]:
    """Somebody can always act, and every action has its constant number; the points that each would score."""
    rules = match.rules
    assert legal
    assert len(set(legal)) == len(legal)
    assert all(rules.action_at(rules.action_index(action)) == action for action in legal)
    choices = view(match.state, seat, past=False).legal_actions
    assert tuple(choice.action for choice in choices) == legal
    if ds.Pass() in legal:
        assert legal == (ds.Pass(),), "a pass is for those who can do nothing else"
    return {choice.action: choice.points for choice in choices}


def check_line(match: ds.Match, table: LineTable, placed: ds.TilePlaced) -> None:
    """Ends, count and points are those of the layout."""
    assert {end.name: end.pip for end in match.ends} == table.ends()
    assert match.count.parts == table.parts()
    assert match.count == placed.count == sum(table.parts())
    assert placed.points == points_for(match.rules, placed.count, is_lead=placed.end is None)
    open_arms = [end for end in match.ends if end.name in "NS"]
    assert sum(end.contribution for end in open_arms) == sum(table.arm_parts())


def check_tiles(
    match: ds.Match, table: LineTable | TrainTable, seat: int, held: list[set[ds.Tile]], stock: int
) -> None:
    """Tiles held, on the table and in the stock are the set, each once; ``seat`` has just acted."""
    rules, seen = match.rules, view(match.state, seat, past=False)
    assert seen.tiles_held == tuple(len(tiles) for tiles in held)
    assert seen.stock_left == stock
    assert set(seen.tiles) == held[seat - 1]
    lying = [placement.tile for placement in seen.layout]
    if rules.engine_is_laid:
        lying += [engine for engine in (rules.engine(match.hand_number),) if engine is not None]
    every = [*lying, *(tile for tiles in held for tile in tiles)]
    assert len(every) == len(set(every))
    assert len(every) + stock == len(rules.tile_set)
    if isinstance(table, TrainTable):
        for train in seen.trains:
            chain = table.trains.get(train.name, [])
            assert train.length == len(chain)
            assert train.pip == (chain[-1][1] if chain else table.engine) or table.engine is None


def is_blocked(rules: ds.RuleSet, table: LineTable, held: list[set[ds.Tile]], stock: int) -> bool:
    """Nobody holds a tile that fits and nothing may be drawn, or the line is dead where that ends a hand."""
    ends = set(table.ends().values())
    if not ends:
        return False
    lying = {ds.Tile(*halves) for halves in (*table.line, *table.arms["N"], *table.arms["S"])}
    dead = all(tile in lying for tile in rules.tile_set if ends & {tile.low, tile.high})
    if dead and rules["dead_line"] == "immediate_block":
        return True
    reserve = rules["boneyard.reserve"]
    assert isinstance(reserve, int)
    may_draw = rules["boneyard.draw"] != "never" and stock > reserve
    return not may_draw and not any(ends & {tile.low, tile.high} for tiles in held for tile in tiles)


def check_replay(match: ds.Match, start: ds.Match, actions: list[ds.Action]) -> None:
    """The same deal and the same actions give the same events, in a match that is dealt anew where that can be."""
    for action in actions:
        start.apply(action)
    assert start.events == match.events
    assert start.outcome == match.outcome
    if match.hand_number > 1:
        return  # who leads may follow from the hand before
    dealt = match.hands[0].events[0]
    assert isinstance(dealt, ds.HandDealt)
    deal = ds.Deal([tiles or () for tiles in dealt.tiles], match.hands[0].stock, dealt.leader)
    again = ds.Match(match.rules, deal=deal, scores=match.start_scores)
    for action in actions:
        again.apply(action)
    assert again.events == match.events


def check_hand_end(match: ds.Match) -> None:
    """Who goes out wins the hand, partners are settled alike, and the match ends as its target says."""
    rules, outcome = match.rules, match.hand_outcome
    assert outcome is not None
    placed = [event for event in match.events if isinstance(event, ds.TilePlaced)]
    if outcome.termination is ds.Termination.DOMINO:
        out = [seat for seat in range(1, rules.players + 1) if not match.view(seat).tiles]
        assert out
        assert set(out) <= set(outcome.winners)
        if not rules.is_trains:
            assert outcome.winners == rules.partners(placed[-1].seat)
    if outcome.termination is ds.Termination.TARGET_REACHED:
        assert outcome.settled == (0,) * rules.players
        assert match.outcome is not None
    for seat in range(1, rules.players + 1):
        mate = rules.partners(seat)[0]
        assert outcome.settled[seat - 1] == outcome.settled[mate - 1]
    check_match_end(match)


def check_match_end(match: ds.Match) -> None:
    """The match is over exactly where its rules say so, and the best totals have won it."""
    rules, scores, ended = match.rules, match.scores, match.outcome
    best = max(scores) if rules["goal"] == "high" else min(scores)
    leaders = tuple(seat for seat, score in enumerate(scores, 1) if score == best)
    tied = not set(leaders) <= set(rules.partners(leaders[0]))
    reached = rules.target_points is not None and max(scores) >= rules.target_points
    enough = rules.target_hands is not None and match.hand_number >= rules.target_hands
    capped = rules.max_hands is not None and match.hand_number >= rules.max_hands
    no_more = rules.is_trains and rules.engine(match.hand_number + 1) is None
    shared = rules["target.tie"] == "shared"
    assert match.hand_outcome is not None
    in_play = match.hand_outcome.termination is ds.Termination.TARGET_REACHED
    over = in_play or ((reached or enough) and (not tied or shared)) or capped or no_more
    assert (ended is not None) == over
    if ended is None:
        return
    assert ended.scores == scores
    assert ended.winners in (leaders, ())
    if not ended.winners:
        assert tied
        assert capped
