"""Compiling the rules, or running them as they are written.

The kernel is plain Python over NumPy records. numba compiles it; with ``NUMBA_DISABLE_JIT=1`` the very same
functions run interpreted. numba is imported here and nowhere else, so that a command that plays nothing never
pays for it.

Compiled code is kept on disk between runs. numba's own cache looks only at the file of the function itself, not at
the files it calls, so the folder is named after a digest of every kernel source and of the versions involved.
"""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import cgutils, types
from numba.core.extending import intrinsic
from platformdirs import user_cache_path

__all__ = ["INTERPRETED", "bit_count", "compile_entry", "first_bit", "inner", "is_cached"]

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""The kernel runs as plain Python."""


def _cache_folder() -> Path:
    # numba trusts what it kept only for this very file at this very time, and would compile anew without a word for
    # another copy or a touched one: so these make the name too, and `is_cached` tells the truth.
    digest = hashlib.sha256(bytes(Path(__file__).parent))
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.name.encode() + b"\0" + source.read_bytes() + str(source.stat().st_mtime_ns).encode())
    for part in (numba.__version__, np.__version__, platform.python_version(), platform.machine()):
        digest.update(part.encode() + b"\0")
    bounds = "-checked" if numba.config.BOUNDSCHECK else ""
    root = os.environ.get("DOUBLESIX_CACHE")
    return (Path(root) if root else user_cache_path("doublesix")) / f"kernel-{digest.hexdigest()[:20]}{bounds}"


CACHE_FOLDER = _cache_folder()


@cache
def _can_cache() -> bool:
    try:
        CACHE_FOLDER.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(CACHE_FOLDER, os.W_OK)


def is_cached(name: str) -> bool:
    """Whether an entry function of this name was compiled before on this machine."""
    return INTERPRETED or any(CACHE_FOLDER.glob(f"**/*.{name}-*.nbi"))


def inner(function: Callable[..., Any]) -> Any:
    """A function that only other kernel functions call: it becomes a part of each of them."""
    if INTERPRETED:
        return function
    return numba.njit(nogil=True, forceinline=True, error_model="numpy")(function)


def compile_entry(function: Callable[..., Any], signature: Any) -> Any:
    """Compile a function that Python calls, for one signature, and keep the result on disk."""
    if INTERPRETED:
        return function
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE_FOLDER) if _can_cache() else before
    try:
        return numba.njit(signature, nogil=True, cache=_can_cache(), error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before


if INTERPRETED:

    def bit_count(mask: Any) -> Any:
        """How many bits are set."""
        return int(mask).bit_count()

    def first_bit(mask: Any) -> Any:
        """The index of the lowest bit that is set."""
        mask = int(mask)
        return (mask & -mask).bit_length() - 1

else:

    @intrinsic
    def bit_count(typingctx: Any, mask: Any) -> Any:
        """How many bits are set."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.uint64), generate

    @intrinsic
    def first_bit(typingctx: Any, mask: Any) -> Any:
        """The index of the lowest bit that is set."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], cgutils.false_bit)

        return types.int64(types.uint64), generate
