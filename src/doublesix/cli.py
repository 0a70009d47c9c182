"""The ``doublesix`` command.

Each command is a typer function somewhere in the package, named in `COMMANDS` and imported when it is called, so that
``doublesix --help`` answers at once. Exit status: 0 done, 1 what was checked is false, 2 wrong usage, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

__all__ = ["COMMANDS", "main"]


class _Lazy(NamedTuple):
    """Where a command's function is, ``module:function``, and the line that tells of it in the overview."""

    home: str
    about: str


COMMANDS: dict[str, _Lazy] = {
    "play": _Lazy("doublesix.terminal.commands:play", "Play a match in the terminal against the computer."),
    "games": _Lazy("doublesix.terminal.commands:games", "List the games."),
    "rules": _Lazy("doublesix.terminal.commands:rules", "Print the rules of a game and all its options."),
    "check": _Lazy("doublesix.checking.command:check", "Check records of games."),
    "serve": _Lazy("doublesix.server.command:serve", "Serve tables to play at in a browser, by a link."),
    "simulate": _Lazy("doublesix.study.commands:simulate", "Play random hands and count."),
}
"""Every command. To add one, write a function with typer parameters and name it here."""

_PROGRAM = "doublesix"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit status."""
    _be_safe_to_write()
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has gone; nothing may be written to it any more, not even at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except OSError as error:
        # A full disk, most likely: what was to be told is lost, and that must be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"{_PROGRAM}: cannot write the output: {error.strerror or error}", file=sys.stderr)
        status = 2
    sys.exit(status)


def _run(arguments: list[str]) -> int:
    if not arguments:
        arguments = ["serve"]
    if arguments[:1] == ["--version"]:
        from . import __version__

        print(f"{_PROGRAM} {__version__}")
        return 0
    if arguments[0] in ("--help", "-h", "help"):
        _print_overview()
        return 0
    name, *rest = arguments
    if name not in COMMANDS:
        return _wrong_usage(f"there is no {'option' if name.startswith('-') else 'command'} {name!r}", "")
    return _run_command(name, rest)


def _run_command(name: str, arguments: list[str]) -> int:
    import typer
    from typer.exceptions import TyperException

    module, _, function = COMMANDS[name].home.partition(":")
    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    app.command(name)(getattr(import_module(module), function))
    command = typer.main.get_command(app)
    try:
        status = command.main(arguments, prog_name=f"{_PROGRAM} {name}", standalone_mode=False)
    except TyperException as error:
        return _wrong_usage(error.format_message(), name)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    return status if isinstance(status, int) else 0


def _print_overview() -> None:
    widest = max(map(len, COMMANDS))
    print(f"Usage: {_PROGRAM} COMMAND [OPTIONS]\n\nDominoes with exact rules.\n\nCommands:")
    for name, command in COMMANDS.items():
        print(f"  {name:{widest}}  {command.about}")
    print(f"\nOptions:\n  --help     this overview; {_PROGRAM} COMMAND --help tells more\n  --version  the version")
    print(f"\nWithout a command {_PROGRAM} serves.")


def _wrong_usage(message: str, command: str) -> int:
    one_line = " ".join(message.split())
    where = f"{_PROGRAM} {command} --help" if command else f"{_PROGRAM} --help"
    print(f"{_PROGRAM}: {one_line} (see {where})", file=sys.stderr)
    return 2


def _be_safe_to_write() -> None:
    """Text that the output cannot show becomes a question mark, and what goes to a closed output goes nowhere."""
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for the whole run
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        reconfigure: Callable[..., Any] | None = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


if __name__ == "__main__":
    main()
