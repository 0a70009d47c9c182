"""The service as a program: its port, its folder, its page."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from tests.wire.service import serving

from doublesix.cli import main
from doublesix.server.starting import DEFAULT_PORT, StartError, address_of, bind, hold_folder


def test_the_next_free_port() -> None:
    """8606, or the next port that nobody has; a port that was asked for is that one or none."""
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        port = first.getsockname()[1]
        assert DEFAULT_PORT <= port < second.getsockname()[1] < DEFAULT_PORT + 50
        assert address_of(first) == f"http://127.0.0.1:{port}"
        with pytest.raises(StartError):
            bind("127.0.0.1", port)


def test_hosts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any address may be listened on; of all of them the link names this machine; a name that is none is told."""
    with bind("0.0.0.0", 0) as everywhere:
        assert address_of(everywhere).startswith("http://127.0.0.1:")
    if socket.has_ipv6:
        with bind("::1", 0) as six:
            assert address_of(six).startswith("http://[::1]:")
    with pytest.raises(StartError):
        bind("no such host.invalid", 0)


def test_one_service_a_folder(tmp_path: Path) -> None:
    """A second service in the same folder is refused and told where the first is; after that one's end it may."""
    folder = tmp_path / "made" / "new"
    with hold_folder(folder, "http://127.0.0.1:1"):
        with pytest.raises(StartError) as refused, hold_folder(folder, "http://127.0.0.1:2"):
            pass
        assert refused.value.params["address"] == "http://127.0.0.1:1"
    with hold_folder(folder, "http://127.0.0.1:2"):
        assert json.loads((folder / "service.json").read_text(encoding="utf-8"))["address"] == "http://127.0.0.1:2"


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """The command sets up logs for its process; here they are taken back."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.usefixtures("logs_as_before")
@pytest.mark.parametrize(
    ("arguments", "environment", "status", "said"),
    [
        (["--port={port}", "--data={tmp}"], {}, 1, "{port}"),
        (["--port=0", "--data={tmp}/held"], {}, 1, "http://there"),
        (["--port=0", "--data={tmp}/file"], {}, 1, "{tmp}/file"),
        ([], {"DOUBLESIX_DATA": "{tmp}/file", "DOUBLESIX_PORT": "0"}, 1, "{tmp}/file"),
        (["--port=no"], {}, 2, "--port"),
        ([], {"DOUBLESIX_PAUSE": "-1"}, 2, "--pause"),
        (["--public-url=nowhere"], {}, 2, "--public-url"),
        (["--public-url=https://example.org/games"], {}, 2, "no address of a service"),
        (["--substitute=genius"], {}, 2, "--substitute"),
    ],
)
def test_starts_that_fail(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    environment: dict[str, str],
    status: int,
    said: str,
) -> None:
    """One line on standard error says why, and the status is 1; a usage error has 2."""
    (tmp_path / "file").touch()
    with bind("127.0.0.1", 0) as taken, hold_folder(tmp_path / "held", "http://there"):
        port = str(taken.getsockname()[1])

        def filled(text: str) -> str:
            return text.format(port=port, tmp=tmp_path)

        for name, value in environment.items():
            monkeypatch.setenv(name, filled(value))
        with pytest.raises(SystemExit) as left:
            main(["serve", "--no-browser", *map(filled, arguments)])
    out, err = capfd.readouterr()
    assert (left.value.code, out) == (status, "")
    assert filled(said) in err
    assert len(err.splitlines()) == 1


PAGE = "<!doctype html><title>doublesix</title>"


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("export {}", encoding="utf-8")
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    return folder


def test_the_page(tmp_path: Path, static: Path) -> None:
    """It answers at the root and at every link; files with a digest are kept for ever; nothing outside is served."""
    with serving(tmp_path / "data", static=static) as house:
        for path in ("/", "/t/anything", "/t/a/b"):
            answer = house.http.get(path)
            assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (200, PAGE, "no-cache")
            assert answer.headers["content-type"].startswith("text/html")
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy.replace("style-src-attr 'unsafe-inline'", "")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
        script = house.http.get("/assets/app-1a2b.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "javascript" in script.headers["content-type"]
        for path in ("/assets/none.js", "/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/api/none"):
            assert house.http.get(path).status_code == 404


def test_an_unknown_address(tmp_path: Path, static: Path) -> None:
    """Whoever goes there with a browser gets the page, which shows a way on; programs get the problem as JSON."""
    with serving(tmp_path / "data", static=static) as house:
        for path in ("/foo/bar", "/t", "/assets/none.js"):
            answer = house.http.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
            assert (answer.status_code, answer.text, answer.headers["cache-control"]) == (404, PAGE, "no-cache")
            assert answer.headers["content-type"].startswith("text/html")
            answer = house.http.get(path, headers={"Accept": "*/*"})
            assert (answer.status_code, answer.json()["code"]) == (404, "path.unknown")
        answer = house.http.post("/foo", headers={"Accept": "text/html"})
        assert answer.headers["content-type"] == "application/json"
    with serving(tmp_path / "bare", static=tmp_path / "none") as house:
        answer = house.http.get("/foo", headers={"Accept": "text/html"})
        assert (answer.status_code, answer.json()["code"]) == (404, "path.unknown")


def test_no_page(tmp_path: Path) -> None:
    """An installation without a page says so with a code, and the rest of the service works."""
    with serving(tmp_path / "data", static=tmp_path / "none") as house:
        assert house.problem("GET", "/")[1]["code"] == "page.missing"
        assert house.problem("GET", "/t/x")[0] == 503
        assert house.http.get("/healthz").json()["status"] == "ready"
        assert house.http.get("/assets/x").status_code == 404


def test_what_a_table_can_be_made_of(tmp_path: Path) -> None:
    """Each game that is offered can be made a table of with its own options, for each number of players."""
    with serving(tmp_path) as house:
        offered = house.http.get("/api/games").json()
        assert all(game["levels"][0] == "random" for game in offered["games"])
        strongest = {game["name"]: game["levels"][-1] for game in offered["games"]}
        assert strongest["mexican-train"] == "planner"
        assert strongest["fives"] != "planner"
        assert {game["name"] for game in offered["games"]} >= {"muggins", "fives", "middle-eastern", "mexican-train"}
        names = {
            "line": {o["name"] for o in offered["options"]},
            "trains": {o["name"] for o in offered["train_options"]},
        }
        for game in offered["games"]:
            least, most = game["players"]
            assert sorted(map(int, game["options"])) == list(range(least, most + 1))
            for options in game["options"].values():
                assert set(options) == names[game["layout"]]
        for game in offered["games"]:
            if game["layout"] == "line":
                players = game["players"][1]
                table = house.table(game["name"], players=players, options=game["options"][str(players)])
                assert table.info()["rules"]["options"] == game["options"][str(players)]
        kinds = {option["kind"] for option in offered["options"]}
        assert kinds <= {"choice", "flag", "number", "numbers", "words", "target"}
