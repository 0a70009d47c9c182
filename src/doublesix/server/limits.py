"""How much of something anybody may have: credits that come back with time."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

__all__ = ["AddressLimits", "Credits"]

Clock = Callable[[], float]


class Credits:
    """``burst`` credits to begin with; ``per_second`` come back, up to ``burst``."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_per_second")

    def __init__(self, per_second: float, burst: float, clock: Clock = time.monotonic):
        self._per_second, self._burst, self._clock = per_second, burst, clock
        self._left = burst
        self._at = clock()

    def take(self) -> float:
        """Take one credit: 0 where there was one, else the seconds until there will be."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0
        return (1 - self._left) / self._per_second if self._per_second else math.inf


class AddressLimits:
    """Credits for each address; of version 6 each network of 64 bits is one, for it is one customer's.

    The addresses that came last are remembered, ``most`` of them.
    """

    def __init__(self, per_second: float, burst: float, most: int = 10_000, clock: Clock = time.monotonic):
        self._per_second, self._burst, self._most, self._clock = per_second, burst, most, clock
        self._credits: OrderedDict[str, Credits] = OrderedDict()

    def take(self, address: str) -> float:
        """Take one credit of this address: 0 where there was one, else the seconds until there will be."""
        key = _network(address)
        held = self._credits.pop(key, None) or Credits(self._per_second, self._burst, self._clock)
        self._credits[key] = held
        if len(self._credits) > self._most:
            self._credits.popitem(last=False)
        return held.take()


def _network(address: str) -> str:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)
