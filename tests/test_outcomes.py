"""Counts, ends, outcomes and errors as values."""

from __future__ import annotations

import copy
import enum
import inspect
import pickle

import pytest

import doublesix as ds
from doublesix import errors
from doublesix.errors import shown


def test_a_count_is_a_number_that_knows_its_parts() -> None:
    """It compares and adds up as the number; its text is the sum that a player would say."""
    count = ds.Count((2, 8), 10)
    assert (count, count.total, count.parts, count.points) == (10, 10, (2, 8), 10)
    assert (type(count.total), count + 1, count % 5) == (int, 11, 0)
    assert (str(count), repr(count), str(ds.Count((), 0))) == ("2 + 8 = 10", "Count((2, 8), points=10)", "0 = 0")
    for twin in (pickle.loads(pickle.dumps(count)), copy.deepcopy(count)):
        assert (twin, twin.parts, twin.points) == (count, (2, 8), 10)


def test_every_termination_is_explained() -> None:
    """Each way to end has a name of its own and a text in the source that says what it is."""
    assert [termination.value for termination in ds.Termination] == [
        "domino",
        "blocked",
        "target_reached",
        "all_hands_played",
        "forfeit",
        "abandoned",
    ]
    assert issubclass(ds.Termination, enum.Enum)


def test_errors_form_a_tree() -> None:
    """Whoever catches `DoublesixError` catches all; each leaf has a stable code, parameters and a line of English."""
    leaves = [
        value
        for value in vars(errors).values()
        if inspect.isclass(value) and issubclass(value, ds.DoublesixError) and value.__name__ in errors.__all__
    ]
    assert len(leaves) == 8
    assert all(leaf.code for leaf in leaves if leaf is not ds.DoublesixError)
    with pytest.raises(ds.DoublesixError) as raised:
        ds.Tile.parse("x")
    assert (raised.value.code, raised.value.params) == ("parse.tile", {"text": "x"})
    fault = ds.Fault("a.code", "line 3", "is wrong", {"n": 1})
    assert (str(fault), str(ds.Fault("a.code", "", "is wrong"))) == ("line 3: is wrong", "is wrong")
    assert str(ds.RulesError([fault, fault])) == "line 3: is wrong; line 3: is wrong"


def test_shown_never_fails() -> None:
    """Any input has a short text: numbers too long to write, lists in lists, texts of a megabyte."""
    deep: list[object] = []
    for _ in range(2000):
        deep = [deep]

    class Broken:
        def __repr__(self) -> str:
            raise RuntimeError("no text")

    for value in (10**5000, [10**5000], deep, "x" * 10**6, Broken(), None, 1.5, b"\xff", {1: 10**5000}):
        assert len(shown(value)) <= 81
    assert (shown("5-6"), shown(7), shown([5, "6"]), shown(None), shown(True)) == ("5-6", "7", "5,6", "None", "True")


def test_everything_public_is_there() -> None:
    """Each name of the package loads, is documented, and no other name is."""
    assert sorted(ds.__all__) == sorted(set(ds.__all__))
    for name in ds.__all__:
        value = getattr(ds, name)
        assert name in dir(ds)
        assert value.__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        ds.nothing  # noqa: B018
