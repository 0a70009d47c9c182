"""The command ``check``."""

from __future__ import annotations

from typing import Annotated

import typer

from ..text.usage import DigitsOption, JsonOption, LangOption

__all__ = ["check"]


def check(
    files: Annotated[
        list[str],
        typer.Argument(metavar="FILE...", help="records; a folder stands for all its .dpn files, - for standard input"),
    ],
    svg: Annotated[
        str | None,
        typer.Option(metavar="FOLDER", help="draw the last position of every hand into a folder", show_default=False),
    ] = None,
    json: JsonOption = False,
    lang: LangOption = None,
    digits: DigitsOption = "native",
) -> int:
    """Check records of games. Exit status: 0 all true, 1 something is not so, 2 something cannot be read."""
    from .report import run_check

    return run_check(files, svg, as_json=json, lang=lang, digits=digits)
