"""What the seats are called at this terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..text import Catalogue

__all__ = ["Names"]


class Names:
    """Seats as somebody at ``reader`` (a seat, or `None` for a spectator) speaks of them."""

    def __init__(self, catalogue: Catalogue, reader: int | None):
        self._catalogue = catalogue
        self.reader = reader

    def of(self, seat: int) -> str:
        """A seat in a list or a table."""
        if seat == self.reader:
            return self._catalogue.text("seat-you")
        return self._catalogue.text("seat-player", seat=seat)

    def all(self, seats: Iterable[int]) -> str:
        """Several seats."""
        return self._catalogue.listed(map(self.of, seats))

    def tell(self, key: str, seat: int, **args: Any) -> str:
        """The text that tells this of a seat: to itself as "you", of others by name."""
        if seat == self.reader:
            return self._catalogue.text(f"{key}-you", **args)
        return self._catalogue.text(f"{key}-player", player=self.of(seat), **args)
