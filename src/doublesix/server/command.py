"""The command ``serve``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from ..text.usage import LangOption, UsageError, catalogue_for, refuse

__all__ = ["serve"]


def _env(name: str) -> str:
    return f"DOUBLESIX_{name}"


def _is_address(url: str) -> bool:
    """Whether people can reach a service there: it has a host of its own, for the page lies at its root."""
    parts = urlsplit(url)
    is_root = parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.scheme in ("http", "https") and bool(parts.hostname) and is_root


def _check_level(level: str) -> None:
    from ..players import player_names

    levels = player_names("trains")  # those of line games are among them
    if level not in levels:
        raise UsageError.for_choice("--substitute", level, levels)


def serve(
    host: Annotated[str, typer.Option(envvar=_env("HOST"), help="the address to listen on")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            envvar=_env("PORT"), min=0, max=65535, help="the port; 8606 or the next free one", show_default=False
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(envvar=_env("DATA"), help="the folder of the tables; the user's data folder", show_default=False),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(envvar=_env("PUBLIC_URL"), help="the address in links, behind a proxy", show_default=False),
    ] = None,
    browser: Annotated[
        bool, typer.Option(envvar=_env("BROWSER"), help="open the page in a browser where there is one")
    ] = True,
    pause: Annotated[float, typer.Option(envvar=_env("PAUSE"), min=0, help="seconds between two hands")] = 6,
    pace: Annotated[float, typer.Option(envvar=_env("PACE"), min=0, help="least seconds of a computer's move")] = 0.7,
    grace: Annotated[
        float, typer.Option(envvar=_env("GRACE"), min=0, help="seconds until the computer plays for who is gone")
    ] = 30,
    substitute: Annotated[
        str | None,
        typer.Option(envvar=_env("SUBSTITUTE"), help="the level that plays then; the strongest", show_default=False),
    ] = None,
    idle: Annotated[
        float, typer.Option(envvar=_env("IDLE"), min=0, help="seconds a table stays in memory unused")
    ] = 120,
    token_days: Annotated[float, typer.Option(envvar=_env("TOKEN_DAYS"), min=0, help="life of a seat's token")] = 30,
    most_sockets: Annotated[int, typer.Option(envvar=_env("MOST_SOCKETS"), min=1, help="sockets of one table")] = 200,
    messages: Annotated[float, typer.Option(envvar=_env("MESSAGES"), min=1, help="messages of a socket a second")] = 10,
    message_burst: Annotated[int, typer.Option(envvar=_env("MESSAGE_BURST"), min=1, help="messages at once")] = 40,
    tables_per_minute: Annotated[
        float, typer.Option(envvar=_env("TABLES_PER_MINUTE"), min=0, help="tables that an address may make")
    ] = 10,
    seats_per_minute: Annotated[
        float, typer.Option(envvar=_env("SEATS_PER_MINUTE"), min=0, help="seats that an address may take")
    ] = 60,
    records_per_minute: Annotated[
        float, typer.Option(envvar=_env("RECORDS_PER_MINUTE"), min=0, help="records an address may step through")
    ] = 30,
    send_timeout: Annotated[
        float, typer.Option(envvar=_env("SEND_TIMEOUT"), min=0.1, help="seconds that a client may not read")
    ] = 10,
    most_megabytes: Annotated[
        int | None,
        typer.Option(envvar=_env("MOST_MEGABYTES"), min=1, help="a limit for the log", show_default=False),
    ] = None,
    threads: Annotated[
        int, typer.Option(envvar=_env("THREADS"), min=1, help="computer players that think at once")
    ] = 2,
    lang: LangOption = None,
    verbose: Annotated[bool, typer.Option("--verbose", envvar=_env("VERBOSE"), help="log more")] = False,
) -> int:
    """Serve tables and the page; without --host to this machine alone."""
    from platformdirs import user_data_path

    from .logs import set_up_logs
    from .serving import serve_until_stopped
    from .settings import Settings
    from .starting import StartError

    try:
        catalogue = catalogue_for(lang, "latin")
        if substitute is not None:
            _check_level(substitute)
        if public_url is not None and not _is_address(public_url):
            params = {"name": "--public-url", "text": public_url, "example": "https://example.org"}
            raise UsageError(f"{public_url!r} is no address", code="usage.address", params=params)
    except UsageError as error:
        return refuse(error, lang)
    set_up_logs(verbose=verbose)
    settings = Settings(
        data=(data or user_data_path("doublesix")).expanduser().resolve(),
        public_url=public_url,
        host=host,
        pause=pause,
        pace=pace,
        grace=grace,
        substitute=substitute,
        idle=idle,
        token_days=token_days,
        most_sockets=most_sockets,
        messages=messages,
        message_burst=message_burst,
        tables_per_minute=tables_per_minute,
        seats_per_minute=seats_per_minute,
        records_per_minute=records_per_minute,
        send_timeout=send_timeout,
        most_megabytes=most_megabytes,
        threads=threads,
    )
    try:
        serve_until_stopped(settings, port, catalogue, browser=browser)
    except StartError as error:
        refuse(error, lang)
        return 1
    return 0
