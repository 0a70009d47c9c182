"""Builds the page when the package is built, so that every installation carries it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _build_page() -> ModuleType:
    path = Path(__file__).resolve().parent / "scripts" / "build_page.py"
    spec = importlib.util.spec_from_file_location("build_page", path)
    if spec is None or spec.loader is None:
        raise ImportError(str(path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface[Any]):
    """Builds the page unless it is built already."""

    def dependencies(self) -> list[str]:
        """Node comes from a package only where none is installed."""
        page = _build_page()
        needs_node = (page.WEB / "package.json").exists() and not page.is_built() and not page.has_node()
        return [page.NODE_PACKAGE] if needs_node else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the archive is written; ``version`` is ``editable`` or ``standard``."""
        _build_page().build()
