"""Chance from a seed: the same on every platform and in every version of Python.

Random numbers are the bytes of HMAC-SHA256 under the seed, in counter mode, with a label for each use, so that
neither the hands of a match nor the deal and the lot of one hand share any of them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

__all__ = ["Chance", "seed_bytes"]

T = TypeVar("T")
_WORD = 8
_WORDS = 1 << 64


def seed_bytes(seed: int | bytes) -> bytes:
    """The key of a seed. A number stands for its hexadecimal text, so that every number has a key of its own.

    Raises `TypeError` for anything but a number or bytes.
    """
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError(f"a seed is a whole number or bytes, not {type(seed).__name__}")
    return b"number:" + hex(seed).encode("ascii")


class Chance:
    """A stream of random numbers for one use, named by ``label``."""

    def __init__(self, seed: int | bytes, label: str):
        self._words = self._stream(seed_bytes(seed), label.encode("utf-8"))

    @staticmethod
    def _stream(key: bytes, label: bytes) -> Iterator[int]:
        counter = 0
        while True:
            block = hmac.new(key, label + b"\0" + counter.to_bytes(8, "big"), hashlib.sha256).digest()
            for start in range(0, len(block), _WORD):
                yield int.from_bytes(block[start : start + _WORD], "big")
            counter += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely: words that would favour some are thrown away."""
        limit = _WORDS - _WORDS % n
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
        return word % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher-Yates)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]
