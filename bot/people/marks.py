"""Marks of people: salted hashes of ids, which reveal nothing without the id."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

SALT_BYTES: Final = 32


class Mark(NamedTuple):
    salt: str
    mark: str


def mark_of(user: int) -> Mark:
    """Return a new mark of this person; no two are alike."""
    salt = secrets.token_hex(SALT_BYTES)
    return Mark(salt, _hash(salt, user))


def is_of(salt: str, mark: str, user: int) -> bool:
    """Return whether the mark is this person's."""
    return hmac.compare_digest(mark, _hash(salt, user))


def _hash(salt: str, user: int) -> str:
    return hmac.new(bytes.fromhex(salt), str(user).encode(), hashlib.sha256).hexdigest()
