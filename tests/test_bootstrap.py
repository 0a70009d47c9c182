"""The script ./doublesix, run for real in a copy, with stubs for the slow parts (Python, pip, uv, apt-get).

Every stub writes the line it was called with to a log; a test compares what was done with what should be.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import textwrap
import time
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
SCRIPT_FILES = ("doublesix", "pyproject.toml", "constraints.txt")
SYSTEM_TOOLS = ("cksum", "cp", "mkdir", "mv", "readlink", "rm", "sleep")

NO_PYTHON = (
    "doublesix: Python 3.11 or newer is needed and none was found; install it (on Debian or Ubuntu: "
    "sudo apt-get install python3 python3-venv) and start again.\n"
)
NO_VENV = "doublesix: Python's venv module is missing; run 'sudo apt-get install python3.11-venv' and start again.\n"

# Answers as a Python 3.11 would; the lock is left to a real one. `-m venv` leaves what the real one leaves.
PYTHON_STUB = """
    case "$1 $2" in
        *ensurepip*) echo "3.11 $(cat "$bench/makes-venv") $0" ;;
        *fcntl*) exec "$real" "$@" ;;
        "-m venv")
            echo "venv" >>"$bench/log"
            mkdir -p "$3/bin"
            for name in python python3.11 pip; do cp "$bench/venv-python" "$3/bin/$name"; done ;;
    esac
"""
# The Python inside; the work of its pip can be made slow or failing.
VENV_PYTHON_STUB = """
    case "$1 $2" in
        "-m pip")
            shift 2
            echo "pip $*" >>"$bench/log"
            if [ -e "$bench/slow" ]; then sleep 30; fi
            if [ -e "$bench/broken" ]; then exit 1; fi
            for tool in doublesix ruff mypy lint-imports; do cp "$bench/tool" "${0%/*}/$tool"; done ;;
        "-m pytest")
            shift 2
            echo "pytest $*" >>"$bench/log"
            [ ! -e "$bench/fails-pytest" ] ;;
        "-c "*) echo python3.11 ;;
    esac
"""
TOOL_STUB = """
    name=${0##*/}
    echo "$name $*" >>"$bench/log"
    if [ "$name" = doublesix ]; then pwd; fi
    if [ "$*" = serve ]; then sleep 30; fi
    [ ! -e "$bench/fails-$name" ]
"""


class Clone:
    """A copy of the script with a PATH of its own: a few system tools and the stubs."""

    def __init__(self, place: Path) -> None:
        self.bench = place / "bench"
        self.bin = self.bench / "bin"
        self.root = place / "a clone"
        self.bin.mkdir(parents=True)
        self.root.mkdir()
        for name in SCRIPT_FILES:
            shutil.copy(ROOT / name, self.root / name)
        for name in SYSTEM_TOOLS:
            found = shutil.which(name)
            assert found is not None, f"{name} is missing on this system"
            (self.bin / name).symlink_to(found)
        (self.bench / "makes-venv").write_text("yes\n")
        self.stub("cat", 'while IFS= read -r line; do printf "%s\\n" "$line"; done <"$1"')
        self.stub("id", "echo 1000")
        self.stub("python3", PYTHON_STUB)
        self.stub("tool", TOOL_STUB, where=self.bench)
        self.stub("venv-python", VENV_PYTHON_STUB, where=self.bench)

    def stub(self, name: str, body: str, where: Path | None = None) -> None:
        """Put a shell script on the PATH of this clone (or elsewhere)."""
        path = (where or self.bin) / name
        path.write_text(f"#!/bin/sh\nbench='{self.bench}'\nreal='{sys.executable}'\n{textwrap.dedent(body).strip()}\n")
        path.chmod(0o755)

    def set(self, name: str) -> None:
        """Raise a flag that the stubs look at."""
        (self.bench / name).touch()

    def clear(self, name: str) -> None:
        (self.bench / name).unlink()

    @property
    def log(self) -> list[str]:
        """What the stubs were called with since the last look."""
        path = self.bench / "log"
        lines = path.read_text().splitlines() if path.exists() else []
        path.write_text("")
        return lines

    def start(self, *arguments: str, cwd: Path | None = None, script: str = "") -> subprocess.Popen[str]:
        """Start the script in a process group of its own."""
        return subprocess.Popen(
            [script or str(self.root / "doublesix"), *arguments],
            cwd=cwd or self.root,
            env={"PATH": str(self.bin), "HOME": str(self.bench)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *arguments: str, cwd: Path | None = None, script: str = "") -> tuple[int, str, str]:
        """Run the script to its end: status, standard output, standard error."""
        process = self.start(*arguments, cwd=cwd, script=script)
        out, err = process.communicate(timeout=60)
        return process.returncode, out, err

    def start_and_wait_for_pip(self) -> subprocess.Popen[str]:
        """Start a set-up that hangs in the middle of installing."""
        self.set("slow")
        process = self.start("games")
        log = self.bench / "log"
        until = time.monotonic() + 30
        while not (log.exists() and "pip" in log.read_text()):
            assert time.monotonic() < until, "pip was never started"
            time.sleep(0.01)
        self.clear("slow")
        return process


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


FIRST_SET_UP = ["venv", "pip install --disable-pip-version-check --no-input -c constraints.txt -e ."]


def test_a_first_start_sets_up_and_runs_the_program_with_the_arguments(clone: Clone) -> None:
    """Progress is on standard error; the program has output, arguments and directory for itself."""
    elsewhere = clone.bench / "else where"
    elsewhere.mkdir()
    status, out, err = clone.run("check", "a file.dpn", "", cwd=elsewhere)
    assert (status, out) == (0, f"{elsewhere}\n")
    assert clone.log == [*FIRST_SET_UP, "doublesix check a file.dpn "]
    assert "setting up in" in err
    assert err.endswith("doublesix: set up.\n")


def test_a_second_start_does_no_set_up(clone: Clone) -> None:
    """It says nothing of its own and the exit status is the one of the program."""
    clone.run()
    clone.set("fails-doublesix")
    _ = clone.log
    assert clone.run("games") == (1, f"{clone.root}\n", "")
    assert clone.log == ["doublesix games"]


def test_a_link_to_the_script_and_a_path_lookup_find_the_clone(clone: Clone) -> None:
    """The script may be started through links and by its name alone."""
    clone.run()
    _ = clone.log
    (clone.bench / "link").symlink_to("bin/second link")
    (clone.bin / "second link").symlink_to(clone.root / "doublesix")
    (clone.bin / "doublesix").symlink_to(clone.root / "doublesix")
    assert clone.run("games", cwd=clone.bench, script=str(clone.bench / "link"))[0] == 0
    clone.stub("by-name", "exec doublesix games")
    assert clone.run(cwd=clone.bench, script=str(clone.bin / "by-name"))[0] == 0
    assert clone.log == ["doublesix games"] * 2


def test_no_python_new_enough_is_one_sentence(clone: Clone) -> None:
    """An old Python and none at all give the same sentence and status 2."""
    clone.stub("python3", "exit 1")
    assert clone.run("games") == (2, "", NO_PYTHON)
    (clone.bin / "python3").unlink()
    assert clone.run("games") == (2, "", NO_PYTHON)


def test_an_old_python_is_told_by_its_version(clone: Clone) -> None:
    """The question put to each Python is answered by real ones: this one is new enough."""
    probe = re.search(r"found=\$\(\"\$name\" -c '(.*?)'", (clone.root / "doublesix").read_text(), re.DOTALL)
    assert probe is not None
    answer = subprocess.run([sys.executable, "-c", probe[1]], capture_output=True, text=True, check=True).stdout
    version, makes_venv, path = answer.strip().split(" ", 2)
    assert version == f"{sys.version_info.major}.{sys.version_info.minor}"
    assert makes_venv in {"yes", "apt", "no"}
    assert Path(path).is_file()
    old = f"import sys; sys.version_info = (3, 10, 13, 'final', 0)\n{probe[1]}"
    assert subprocess.run([sys.executable, "-c", old], check=False, capture_output=True).returncode == 1


def test_the_newest_python_that_can_make_environments_is_taken(clone: Clone) -> None:
    """A newer one without venv, or a launcher that fails, is passed over."""
    clone.stub("python3.14", "exit 127")
    clone.stub("python3.13", 'echo "3.13 apt $0"')
    assert clone.run("games")[0] == 0
    assert clone.log == [*FIRST_SET_UP, "doublesix games"]


def test_a_missing_venv_module_is_one_sentence(clone: Clone) -> None:
    """Who may not install packages is told what to run."""
    (clone.bench / "makes-venv").write_text("apt\n")
    status, out, err = clone.run("games")
    assert (status, out) == (2, "")
    assert err.splitlines(keepends=True)[-1] == NO_VENV
    assert clone.log == []


def test_root_installs_a_missing_venv_module(clone: Clone) -> None:
    """The lists of packages are fetched only where the package is not found without."""
    (clone.bench / "makes-venv").write_text("apt\n")
    clone.stub("id", "echo 0")
    clone.stub(
        "apt-get",
        """
        echo "apt-get $*" >>"$bench/log"
        case $1 in update) : >"$bench/updated" ;; *) [ -e "$bench/updated" ] ;; esac
        """,
    )
    status, _, err = clone.run("games")
    assert status == 0
    assert "doublesix: installing python3.11-venv with apt-get ...\n" in err
    install = "apt-get install -y python3.11-venv"
    assert clone.log == [install, "apt-get update", install, *FIRST_SET_UP, "doublesix games"]


def test_a_python_of_another_kind_without_venv_is_one_sentence(clone: Clone) -> None:
    """Nothing is installed for a Python that did not come from the system's packages."""
    (clone.bench / "makes-venv").write_text("no\n")
    status, _, err = clone.run("games")
    assert status == 2
    assert "cannot make virtual environments" in err
    assert clone.log == []


def test_a_failed_set_up_is_begun_again(clone: Clone) -> None:
    """What a failed set-up left is not trusted."""
    clone.set("broken")
    status, out, err = clone.run("games")
    assert (status, out) == (2, "")
    assert "the set-up failed" in err.splitlines()[-1]
    clone.clear("broken")
    assert clone.run("games")[0] == 0
    assert clone.log == [*FIRST_SET_UP, *FIRST_SET_UP, "doublesix games"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_set_up_is_begun_again(clone: Clone, how: signal.Signals) -> None:
    """Ctrl-C and worse leave nothing that is taken for finished, and no lock."""
    process = clone.start_and_wait_for_pip()
    os.killpg(process.pid, how)
    _, err = process.communicate(timeout=30)
    if how == signal.SIGKILL:
        assert process.returncode == -how
    else:
        assert process.returncode == 128 + how
        assert err.endswith("doublesix: set-up interrupted; the next start begins it again.\n")
    assert clone.run("games")[0] == 0
    assert clone.log == [*FIRST_SET_UP, *FIRST_SET_UP, "doublesix games"]


def test_an_interrupted_update_is_begun_again(clone: Clone) -> None:
    """An update in place that was cut off leaves an environment that is made anew."""
    clone.run("games")
    with (clone.root / "constraints.txt").open("a") as file:
        file.write("# changed\n")
    _ = clone.log
    process = clone.start_and_wait_for_pip()
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=30)
    assert clone.run("games")[0] == 0
    assert clone.log == [FIRST_SET_UP[1], *FIRST_SET_UP, "doublesix games"]


def test_an_unfinished_stamp_is_not_taken_for_a_set_up(clone: Clone) -> None:
    """Each part of the stamp counts: a line missing at its end is enough."""
    clone.run()
    stamp = clone.root / ".venv" / "doublesix-stamp"
    lines = stamp.read_text().splitlines(keepends=True)
    for kept in range(len(lines)):
        _ = clone.log
        stamp.write_text("".join(lines[:kept]))
        assert clone.run("games")[0] == 0
        assert clone.log == [*FIRST_SET_UP, "doublesix games"]
        assert stamp.read_text() == "".join(lines)


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_changed_requirements_are_installed_in_place(clone: Clone, name: str) -> None:
    """An update of the clone installs what is new and keeps the environment and the groups it has."""
    clone.run("test")
    _ = clone.log
    with (clone.root / name).open("a") as file:
        file.write("# changed\n")
    assert clone.run("games")[0] == 0
    assert clone.log == [FIRST_SET_UP[1] + "[test]", "doublesix games"]


def test_a_broken_or_moved_environment_is_made_anew(clone: Clone) -> None:
    """The Python it was made with is gone; or the clone lies in another place now."""
    clone.run()
    (clone.root / ".venv" / "bin" / "python3.11").unlink()
    assert clone.run()[0] == 0
    assert clone.log == [*FIRST_SET_UP, "doublesix ", *FIRST_SET_UP, "doublesix "]
    clone.root = clone.root.rename(clone.root.with_name("moved"))
    assert clone.run()[0] == 0
    assert clone.log == [*FIRST_SET_UP, "doublesix "]


def test_concurrent_starts_set_up_once(clone: Clone) -> None:
    """The second one waits, says so, and finds the work done."""
    first = clone.start_and_wait_for_pip()
    second = clone.start("rules")
    assert second.stderr is not None
    assert second.stderr.readline() == "doublesix: another set-up is running here; waiting for it ...\n"
    os.kill(first.pid, signal.SIGKILL)  # pip goes on alone for a while and still holds the lock
    with pytest.raises(subprocess.TimeoutExpired):
        second.wait(timeout=0.2)
    os.killpg(first.pid, signal.SIGKILL)
    third = clone.start("check")
    for process in (first, second, third):
        process.communicate(timeout=30)
    assert (second.returncode, third.returncode) == (0, 0)
    log = clone.log
    assert log[:4] == FIRST_SET_UP * 2
    assert sorted(log[4:]) == ["doublesix check", "doublesix rules"]


def test_a_running_program_holds_no_lock(clone: Clone) -> None:
    """A service that set itself up does not keep a later start from setting up."""
    service = clone.start("serve")
    assert service.stdout is not None
    assert service.stdout.readline() == f"{clone.root}\n"
    status, _, err = clone.run("test")
    assert status == 0
    assert "another set-up" not in err
    os.killpg(service.pid, signal.SIGKILL)
    service.communicate(timeout=30)


UV_STUB = """
    echo "uv $1 $2" >>"$bench/log"
    if [ -e "$bench/broken-uv" ]; then exit 1; fi
    case "$1 $2" in
        venv*)
            for last in "$@"; do :; done
            mkdir -p "$last/bin"
            for name in python python3.11; do cp "$bench/venv-python" "$last/bin/$name"; done ;;
        "pip install")
            cp "$bench/tool" "${4%/*}/doublesix" ;;
        "python find") echo "$bench/bin/fetched" ;;
    esac
"""


def test_uv_is_used_where_it_is_present(clone: Clone) -> None:
    """And a later start without it makes its own environment, since uv's holds no pip."""
    clone.stub("uv", UV_STUB)
    assert clone.run("games")[0] == 0
    assert clone.log == ["uv venv --quiet", "uv pip install", "doublesix games"]
    (clone.bin / "uv").unlink()
    with (clone.root / "constraints.txt").open("a") as file:
        file.write("# changed\n")
    assert clone.run("games")[0] == 0
    assert clone.log == [*FIRST_SET_UP, "doublesix games"]


def test_a_uv_that_cannot_do_it_gives_way_to_pip(clone: Clone) -> None:
    """uv may be old or know no package index where pip knows one."""
    clone.stub("uv", UV_STUB)
    clone.set("broken-uv")
    assert clone.run("games")[0] == 0
    assert clone.log == ["uv venv --quiet", *FIRST_SET_UP, "doublesix games"]


def test_uv_fetches_a_python_where_none_is_new_enough(clone: Clone) -> None:
    """Without that either, the sentence is the same as without uv."""
    clone.stub("uv", UV_STUB)
    (clone.bin / "python3").rename(clone.bin / "fetched")
    clone.set("broken-uv")
    status, out, err = clone.run("games")
    assert (status, out, err.splitlines(keepends=True)[-1]) == (2, "", NO_PYTHON)
    clone.clear("broken-uv")
    _ = clone.log
    assert clone.run("games")[0] == 0
    assert clone.log == [
        "uv python install",
        "uv python find",
        "uv venv --quiet",
        "uv pip install",
        "doublesix games",
    ]


CHECKS = ["ruff check .", "ruff format --check .", "mypy ", "lint-imports --no-logo"]


def test_the_tests_run_every_check_and_then_pytest(clone: Clone) -> None:
    """Each step is announced by one line; pytest has the arguments."""
    status, _, err = clone.run("test", "-k", "two words")
    assert status == 0
    assert clone.log == ["venv", FIRST_SET_UP[1] + "[test]", *CHECKS, "pytest -k two words"]
    steps = [line for line in err.splitlines() if line.startswith("doublesix: test")]
    assert steps == [
        "doublesix: test: ruff check",
        "doublesix: test: ruff format --check",
        "doublesix: test: mypy",
        "doublesix: test: lint-imports",
        "doublesix: test: pytest",
        "doublesix: test: all passed",
    ]


def test_a_set_up_for_the_tests_serves_the_program_too_but_not_the_other_way_round(clone: Clone) -> None:
    """The test group is added where it is missing and stays."""
    clone.run("games")
    clone.run("test")
    clone.run("games")
    assert clone.log == [
        *FIRST_SET_UP,
        "doublesix games",
        FIRST_SET_UP[1] + "[test]",
        *CHECKS,
        "pytest ",
        "doublesix games",
    ]


@pytest.mark.parametrize(
    ("tool", "ran", "failed"),
    [
        ("ruff", CHECKS[:1], "ruff check"),
        ("mypy", CHECKS[:3], "mypy"),
        ("lint-imports", CHECKS, "lint-imports"),
        ("pytest", CHECKS, "pytest"),
    ],
)
def test_a_failed_check_fails_the_run_and_pytest_runs_all_the_same(
    clone: Clone, tool: str, ran: list[str], failed: str
) -> None:
    """The checks after the failed one are left out."""
    clone.run("test")
    clone.set(f"fails-{tool}")
    _ = clone.log
    status, _, err = clone.run("test")
    assert status == 1
    assert clone.log == [*ran, "pytest "]
    assert err.splitlines()[-1] == f"doublesix: test: FAILED: {failed}"


def test_paths_to_tests_mean_what_they_say_in_the_directory_of_the_user(clone: Clone) -> None:
    """The checks run in the clone, wherever they are started."""
    tests = clone.root / "tests"
    tests.mkdir()
    (tests / "test_a.py").touch()
    clone.run("test", "test_a.py::test_b", "-q", str(tests), "test_none.py", cwd=tests)
    assert clone.log[-1] == f"pytest {tests}/test_a.py::test_b -q {tests} test_none.py"


def test_ci_runs_the_same_command_as_a_person(clone: Clone) -> None:
    """`.ci/run` is `./doublesix test`, from any directory, and no more."""
    (clone.root / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", clone.root / ".ci" / "run")
    clone.stub("doublesix", 'echo "$# $*"; pwd; exit 3', where=clone.root)
    for name in ("bash", "env", "dirname"):
        (clone.bin / name).symlink_to(str(shutil.which(name)))
    run = str(clone.root / ".ci" / "run")
    assert clone.run(cwd=clone.bench, script=run) == (3, f"1 test\n{clone.root}\n", "")


HEADING, *PINS = (ROOT / "constraints.txt").read_text().splitlines()


def test_the_pins_name_no_place() -> None:
    """No package index, file or directory: only names, versions and markers."""
    assert HEADING == "# The versions that are tested together; made by scripts/pins from pyproject.toml."
    for pin in PINS:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9a-z.]+( ; [a-z_]+ [<>=!]+ '[A-Za-z0-9.]+')?", pin), pin


def test_the_pins_cover_every_requirement() -> None:
    """Each requirement of the project has a pin, and each pin is a version that the project accepts."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    stated = [*project["dependencies"]]
    for group in project["optional-dependencies"].values():
        stated += group
    pins = [Requirement(pin) for pin in PINS]
    for requirement in map(Requirement, stated):
        versions = [
            str(pin.specifier).removeprefix("==")
            for pin in pins
            if canonicalize_name(pin.name) == canonicalize_name(requirement.name)
        ]
        assert versions, f"{requirement} has no pin; run scripts/pins"
        for version in versions:
            assert requirement.specifier.contains(version), f"{requirement} has the pin {version}"
