"""Secrets in the database, sealed with a key outside it: a copy of the database reveals no seed.

Secrets stored before there was a key stay unsealed, and are read as they are.
"""

from __future__ import annotations

import base64
import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import ColumnElement, Connection, and_, not_, select, update

from bot.ops.files import FOR_US_ALONE
from bot.ops.refusals import Misconfigured
from bot.schema.challenges import challenges, nights, puzzles
from bot.schema.tables import seeds
from bot.store.backup import beside

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE: Final = "seeds.key"
KEY_BYTES: Final = 32
LOST: Final = ""
"""Stands for a secret whose key is lost."""
_SEALED: Final = "sealed:1:"
_NONCE_BYTES: Final = 12


def of_seed(table: int) -> str:
    """Return the label under which the seed of a table is sealed."""
    return f"seed {table}"


def of_challenge(guild: int, week: int) -> str:
    """Return the label under which the secret of a week's challenge is sealed."""
    return f"challenge {guild} {week}"


def of_night(night: int) -> str:
    """Return the label under which the secret of a duplicate night is sealed."""
    return f"night {night}"


def of_puzzle(guild: int, day: int, which: int) -> str:
    """Return the label under which a puzzle of a day is sealed, with its answer."""
    return f"puzzle {guild} {day} {which}"


class Unsealed:
    """A stand-in for a key for databases in memory: secrets stay unsealed."""

    def seal(self, secret: str, what: str) -> str:  # noqa: ARG002 — as with a key
        """Return the stored form of a secret. The label `what`, such as `seed 7`, is needed again to read
        it."""
        return secret

    def unseal(self, kept: str, what: str) -> str:
        """Return the secret; `LOST` if it was given up, and `Misconfigured` if it is sealed with another
        key."""
        if kept.startswith(_SEALED):
            raise Misconfigured("key-other", what=what)
        return kept


class Key(Unsealed):
    """An AES-256-GCM key; the label is associated data, so that no row can stand in for another."""

    def __init__(self, key: bytes) -> None:
        # Imported here, as most commands do not need it.
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415

        self._cipher = AESGCM(key)
        self.mark = f"{_SEALED}{sha256(key).hexdigest()[:16]}:"
        """Prefix of everything sealed with this key."""

    def seal(self, secret: str, what: str) -> str:
        nonce = os.urandom(_NONCE_BYTES)
        sealed = self._cipher.encrypt(nonce, secret.encode(), what.encode())
        return self.mark + base64.b64encode(nonce + sealed).decode()

    def unseal(self, kept: str, what: str) -> str:
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415

        if not kept.startswith(_SEALED):
            return kept
        raw = base64.b64decode(kept.rpartition(":")[2])
        try:
            return self._cipher.decrypt(raw[:_NONCE_BYTES], raw[_NONCE_BYTES:], what.encode()).decode()
        except InvalidTag:
            raise Misconfigured("key-other", what=what) from None


def key_file(setting: str, database: str) -> Path | None:
    """Return the configured key file, else one beside the database file, else in the working directory.

    None for a database in memory.
    """
    # Opening the database raises the error of a bad address.
    return Path(setting) if setting else beside(database, FILE)


def read(file: Path) -> Key:
    """Return the key in this file; raises `Misconfigured` if it has none or cannot be read."""
    try:
        key = bytes.fromhex(file.read_text(encoding="ascii").strip())
    except (OSError, ValueError):
        key = b""
    if len(key) != KEY_BYTES:
        raise Misconfigured("key-unreadable", file=str(file))
    return Key(key)


def make(file: Path) -> Key:
    """Return a new key in a new file only we may read, or an existing one; `Misconfigured` if writing
    fails."""
    # Several processes may start at once: each writes a file of its own, and the first link counts.
    key, unfinished = os.urandom(KEY_BYTES), file.with_name(f"{file.name}.{secrets.token_hex(8)}.part")
    try:
        with os.fdopen(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FOR_US_ALONE), "w") as made:
            made.write(key.hex() + "\n")
            made.flush()
            os.fsync(made.fileno())
        # A link rather than a rename, so that an existing key stays.
        os.link(unfinished, file)
        unfinished.unlink()
        _flush(file.parent)
    except FileExistsError:
        unfinished.unlink(missing_ok=True)
        return read(file)
    except OSError as error:
        raise Misconfigured("key-not-made", file=str(file), reason=str(error.strerror)) from None
    return Key(key)


def _flush(folder: Path) -> None:
    """Flush the folder, so that the file survives a power cut."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def opened(connection: Connection, file: Path | None) -> Unsealed:
    """Return the key of this database, made if nothing is sealed yet.

    Raises `Misconfigured` if the file is gone, or has another key than the sealed secrets.
    """
    if file is None:
        return Unsealed()
    if not file.exists():
        if next(_foreign(connection, None), None):
            raise Misconfigured("key-lost", file=str(file))
        return make(file)
    key = read(file)
    if next(_foreign(connection, key), None):
        raise Misconfigured("key-lost", file=str(file))
    return key


def _foreign(connection: Connection, key: Key | None) -> Iterator[str]:
    """Yield newest secrets of each kind that are sealed with another key."""
    newest_seed = select(seeds.c.seed).order_by(seeds.c.table.desc()).limit(1)
    newest_secret = select(challenges.c.secret).order_by(challenges.c.week.desc()).limit(1)
    newest_puzzle = select(puzzles.c.position).order_by(puzzles.c.day.desc()).limit(1)
    newest_night = select(nights.c.secret).order_by(nights.c.id.desc()).limit(1)
    for newest in (newest_seed, newest_secret, newest_puzzle, newest_night):
        kept: str = connection.scalar(newest) or LOST
        if kept.startswith(_SEALED) and not (key and kept.startswith(key.mark)):
            yield kept


def give_up(connection: Connection, key: Key) -> int:
    """Give up all secrets that this key does not open; return their number.

    At such tables further deals come from the operating system's randomness, and nobody can verify them.
    """
    given_up = 0
    for column in (seeds.c.seed, challenges.c.secret, puzzles.c.position, nights.c.secret):
        lost = connection.execute(
            update(column.table).where(_sealed_otherwise(column, key)).values({column: LOST})
        )
        given_up += lost.rowcount
    return given_up


def _sealed_otherwise(column: ColumnElement[str], key: Key) -> ColumnElement[bool]:
    return and_(column.startswith(_SEALED), not_(column.startswith(key.mark)))
