"""Compiling a function, with and without a place to keep what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from numba import types

from doublesix.kernel import compiled


def doubled(number: Any) -> Any:
    """Something to compile."""
    return number * 2


@pytest.mark.parametrize("is_writable", [True, False])
def test_what_is_compiled_is_kept_where_that_can_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_writable: bool
) -> None:
    """Without a folder to write to it is compiled all the same, at each start anew."""
    (tmp_path / "file").touch()
    folder = tmp_path / ("cache" if is_writable else "file/cache")
    monkeypatch.setattr(compiled, "CACHE_FOLDER", folder)
    monkeypatch.setattr(compiled, "INTERPRETED", False)
    compiled._can_cache.cache_clear()
    try:
        assert not compiled.is_cached("doubled")
        assert compiled.compile_entry(doubled, (types.int64,))(21) == 42
        assert compiled.is_cached("doubled") == is_writable
    finally:
        compiled._can_cache.cache_clear()
