"""Rulebooks over HTTP: the rules in words, of a table or before there is one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.wire.conversation import House
from tests.wire.service import serving

import doublesix as ds
from doublesix.text import Catalogue
from doublesix.text.rulebook import rulebook


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(tmp_path_factory.mktemp("tables")) as served:
        yield served


def ask(house: House, **asked: Any) -> list[dict[str, Any]]:
    answer = house.http.post("/api/rulebook", json=asked)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["sections"]
    return found


@pytest.mark.parametrize("game", [*ds.preset_names(), *ds.preset_names("trains")])
@pytest.mark.parametrize("lang", ["ar", "fa", "en"])
def test_the_rulebook_of_every_game(house: House, game: str, lang: str) -> None:
    """Section by section what the terminal prints."""
    sections = ask(house, game=game, lang=lang, digits="latin")
    expected = rulebook(Catalogue(lang, "latin"), ds.rules(game))
    assert [(one["heading"], tuple(one["sentences"])) for one in sections] == list(expected)


def test_house_rules_are_told(house: House) -> None:
    """The target stands in the rulebook, in the digits that were asked for; so do all options of a table."""
    changed = ask(house, game="muggins", players=3, options={"target": 80}, lang="fa", digits="native")
    assert "۸۰" in str(changed)
    table = house.table("muggins", players=3, options={"target": 80})
    options = house.http.get(f"/api/tables/{table.id}").json()["rules"]["options"]
    assert ask(house, game="muggins", players=3, options=options, lang="fa", digits="native") == changed


@pytest.mark.parametrize(
    ("asked", "status", "codes"),
    [
        ({"game": "chess"}, 422, ["rules.unknown_game"]),
        ({"game": "fives", "players": 9}, 422, ["rules.players"]),
        ({"game": "fives", "options": {"target": "soon", "spiner": "first"}}, 422, None),
        ({"game": "fives", "lang": "xx"}, 400, []),
        ({}, 400, []),
    ],
)
def test_what_has_no_rulebook(house: House, asked: dict[str, Any], status: int, codes: list[str] | None) -> None:
    """Every fault of the options is told."""
    got, problem = house.problem("POST", "/api/rulebook", json=asked)
    told = [fault["code"] for fault in problem["faults"]]
    assert got == status
    assert told == codes if codes is not None else sorted(told) == ["rules.bad_value", "rules.unknown_option"]
    assert problem["code"] == ("rules.invalid" if status == 422 else "message.invalid")
