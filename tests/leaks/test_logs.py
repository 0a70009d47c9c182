"""What the service writes about itself holds no secret."""

from __future__ import annotations

import random
from pathlib import Path

from tests.crash.process import running
from tests.leaks.knowledge import Knowledge, tiles_in
from tests.wire.play import play_on


def test_no_secret_in_the_log_of_the_service(tmp_path: Path) -> None:
    """Play, mistakes and foreign tokens leave no tile, table, token, key, seed or name in standard error."""
    errors = tmp_path / "stderr"
    with errors.open("wb") as stderr, running(tmp_path, "--verbose", stderr=stderr) as service:
        table = service.house.table("muggins", players=2, name="Leila Unmistakable")
        table.seat("Omid Unmistakable")
        with table.welcomed(1) as leila, table.welcomed(2) as omid:
            play_on([leila, omid], random.Random(1), 30)
            leila.says("act", id="wrong", action="9-9@Q")
            leila.hears_until("refused")
            leila.says("nonsense")
            leila.hears_until("problem")
        with table.guest() as stranger:
            stranger.says("hello", token=table.tokens[1][:-1])
            stranger.hears("problem", code="token.invalid")
        service.house.problem("POST", f"/api/tables/{table.id}/seats", json={"name": "\u202e"})
        service.house.problem("GET", "/api/tables/unknown-table")
        metrics = service.house.http.get("/metrics").text
        service.terminate()
    said = errors.read_text(encoding="utf-8") + metrics
    knowledge = Knowledge(tmp_path, table.id, 2)
    assert "doublesix_problems_total" in said
    assert "table made" in said
    assert not tiles_in(errors.read_text(encoding="utf-8"))
    for secret in (*knowledge.secrets, *table.tokens.values(), table.id, "Unmistakable"):
        assert secret not in said
