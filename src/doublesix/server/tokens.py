"""Tokens that own a seat: signed, for one table, one seat and whoever took it, and good for some days."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer

from .problems import ProblemError

__all__ = ["Claim", "Tokens", "signing_key"]

_DAY = 86_400
_KEY_BYTES = 32


class Claim(NamedTuple):
    """What a token says: the seat, who took it, and whether the token has passed half of its life."""

    seat: int
    owner: str
    is_old: bool


class Tokens:
    """Makes and reads tokens with the key of this service and the key of each table."""

    def __init__(self, key: bytes, days: float = 30):
        self._key = key
        self._seconds = int(days * _DAY)

    def _serializer(self, table: str, table_key: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._key, salt=f"doublesix seat {table} {table_key}".encode())

    def make(self, table: str, table_key: str, seat: int, owner: str) -> str:
        """A token for a seat."""
        return self._serializer(table, table_key).dumps([seat, owner])

    def read(self, table: str, table_key: str, token: str) -> Claim:
        """What a token claims.

        Raises `ProblemError` ``token.expired`` or ``token.invalid``.
        """
        try:
            payload, signed = self._serializer(table, table_key).loads(
                token, max_age=self._seconds, return_timestamp=True
            )
        except SignatureExpired:
            raise ProblemError("token.expired") from None
        except BadSignature:
            raise ProblemError("token.invalid") from None
        seat, owner = payload
        return Claim(seat, owner, time.time() - signed.timestamp() > self._seconds / 2)


def signing_key(path: Path) -> bytes:
    """The key of this service, made on the first start and readable by its user alone."""
    if not path.exists():
        unfinished = path.with_name(path.name + ".new")
        file = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as out:
            out.write(secrets.token_bytes(_KEY_BYTES))
            out.flush()
            os.fsync(out.fileno())
        unfinished.rename(path)
    key = path.read_bytes()
    if len(key) != _KEY_BYTES:
        raise OSError(f"{path} holds no key of {_KEY_BYTES} bytes")
    return key
