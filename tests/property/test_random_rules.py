"""Random house rules: each combination either plays to its end, or is refused with its faults."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st
from tests.property.invariants import at_random, played_match

import doublesix as ds
from doublesix.errors import Fault
from doublesix.ruleset import OPTIONS, kinds, preset

MOST_HANDS = 3


def good(kind: kinds.Kind) -> st.SearchStrategy[Any]:
    """Values that an option of this kind takes, as values or as texts; the small ones mostly."""
    match kind:
        case kinds.Choice():
            words = st.sampled_from(kind.words)
            holders = st.tuples(st.integers(0, 7), st.integers(0, 6)).map(lambda ab: f"holder:{ab[0]}-{ab[1]}")
            return words | holders if kind.holder else words
        case kinds.Flag():
            return st.sampled_from([True, False, "true", "false"])
        case kinds.Number():
            small = st.integers(kind.least, min(kind.most, kind.least + 8))
            numbers = small | small.map(str)
            return numbers | st.sampled_from(kind.words) if kind.words else numbers
        case kinds.Numbers():
            return st.lists(st.integers(kind.least, 7), min_size=1, max_size=3, unique=True)
        case kinds.Words():
            return st.lists(st.sampled_from(kind.words), min_size=1, max_size=2).map(",".join)
        case kinds.Target():
            return st.integers(1, 60) | st.integers(1, 3).map(lambda k: f"hands:{k}")
    raise TypeError(kind)


JUNK = st.none() | st.integers() | st.floats() | st.text(max_size=12) | st.lists(st.integers(), max_size=3)


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, int, dict[str, Any]]:
    """A preset, a number of players that it takes, and some options, mostly with values that they take."""
    game = draw(st.sampled_from(ds.preset_names()))
    chosen = preset(game)
    players = draw(st.integers(chosen.least_players, min(4, chosen.most_players)))
    table = OPTIONS[chosen.layout]
    names = draw(st.lists(st.sampled_from(sorted(table)), max_size=7, unique=True))
    given_ = {name: draw(good(table[name].kind)) for name in names}
    if draw(st.integers(0, 15)) == 0:
        given_[draw(st.sampled_from(sorted(table)) | st.text(max_size=20))] = draw(JUNK)
    return game, players, given_


def taken_or_refused(game: str, players: int, options: dict[str, Any]) -> ds.RuleSet | tuple[Fault, ...]:
    """The rules, or what is wrong with them; nothing else may come of asking."""
    try:
        return ds.rules(game, players, options)
    except ds.RulesError as refused:
        return refused.faults


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(house_rules(), st.integers(0, 2**32))
def test_plays_to_its_end_or_is_refused(house: tuple[str, int, dict[str, Any]], seed: int) -> None:
    """Whatever is asked for, the answer is a game in which everything holds, or a list of what is wrong."""
    rules = taken_or_refused(*house)
    event("refused" if isinstance(rules, tuple) else "played")
    if isinstance(rules, tuple):
        assert rules
        assert all(fault.code.startswith("rules.") for fault in rules)
        return
    assert ds.rules(rules.game, rules.players, rules.changes) == rules
    played_match(ds.Match(rules, seed=seed), at_random(Random(seed)), MOST_HANDS)


@settings(max_examples=300)
@given(house_rules())
def test_faults_name_what_is_wrong(house: tuple[str, int, dict[str, Any]]) -> None:
    """Leaving out the options that the faults name leads to rules that are taken."""
    game, players, options = house
    for _ in range(len(options) + 1):
        faults = taken_or_refused(game, players, options)
        if not isinstance(faults, tuple):
            return
        named = {fault.where for fault in faults}
        if not named & options.keys():
            # A smaller set or a larger deal has left the preset's own value behind.
            assert named <= {"lead.first_hand", "boneyard.reserve", "hand_size", "target"}
            return
        options = {name: value for name, value in options.items() if name not in named}
    raise AssertionError(f"{game} for {players} is refused without any option")
