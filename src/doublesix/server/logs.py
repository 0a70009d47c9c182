"""How the service logs: lines for people on a terminal, JSON elsewhere; to standard error, with no secret in it."""

from __future__ import annotations

import logging
import sys

import structlog

__all__ = ["set_up_logs"]


def set_up_logs(*, verbose: bool = False) -> None:
    """Send everything, the web server's warnings included, to standard error.

    All goes through the standard library's handlers: they never raise, so that a log that cannot be written stops
    nothing.
    """
    level = logging.INFO if verbose else logging.WARNING
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.ExceptionRenderer(),
    ]
    last: structlog.typing.Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if sys.stderr.isatty():
        shared.pop()
        last = structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last], foreign_pre_chain=shared
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("doublesix").setLevel(level)
