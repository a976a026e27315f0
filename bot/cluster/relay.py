"""Relay of interactions from the process that received them to the one that plays there.

They go by `NOTIFY`, which anybody with access to the database can hear. An interaction's token lets its
holder post in the bot's name, so they are sealed, each for its shard; without the key none can be forged.
"""

from __future__ import annotations

import base64
import json
import time
import zlib
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects.postgresql import insert

from bot.ops.refusals import Misconfigured
from bot.schema.tables import LIVE, PUT_BY, tables
from bot.schema.time import acted
from bot.store.notices import CHANNEL
from bot.store.sealing import Key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.sealing import Unsealed

WORD: Final = "interaction"
"""First word of a notification; then shard, number, index of the piece, number of pieces, and the piece."""
LONGEST: Final = 7800
"""Longest piece in characters: PostgreSQL takes 8,000 bytes at once."""
FRESH: Final = 300
"""Seconds after which a relayed interaction is refused, as it may be a replay; clocks may differ as much."""
_EPOCH: Final = 1_420_070_400_000
"""Discord's epoch, in milliseconds."""


def packed(shard: int, interaction: Any, sealing: Unsealed) -> list[str]:
    """Return the notifications for an interaction with its token, one or several, in order."""
    number = int(interaction["id"])
    plain = base64.b64encode(zlib.compress(json.dumps(interaction).encode())).decode()
    sealed = sealing.seal(plain, _what(shard, number))
    pieces = [sealed[start : start + LONGEST] for start in range(0, len(sealed), LONGEST)]
    return [f"{WORD} {shard} {number} {which} {len(pieces)} {piece}" for which, piece in enumerate(pieces)]


def unpacked(shard: int, number: int, sealed: str, sealing: Unsealed) -> Any:
    """Return the interaction; `Misconfigured` unless sealed with our key, for this shard and number."""
    what = _what(shard, number)
    if not isinstance(sealing, Key) or not sealed.startswith(sealing.mark):
        raise Misconfigured("key-other", what=what)
    return json.loads(zlib.decompress(base64.b64decode(sealing.unseal(sealed, what))))


def is_fresh(number: int) -> bool:
    """Return whether Discord sent it lately, so that it is no replay."""
    return abs(time.time() - ((number >> 22) + _EPOCH) / 1000) < FRESH


def tell(connection: Connection, lines: Sequence[str]) -> None:
    """Notify every process, including this one."""
    for line in lines:
        connection.execute(select(func.pg_notify(CHANNEL, line)))


def claim(connection: Connection, number: int) -> bool:
    """Claim an interaction; return whether it is ours to answer: the first claim wins."""
    made = insert(acted).values(interaction=number).on_conflict_do_nothing()
    return connection.execute(made.returning(acted.c.interaction)).first() is not None


def strays(connection: Connection) -> frozenset[int]:
    """Return the channels of guest tables without a server, which belong to shard 0."""
    visiting = tables.c.visiting & tables.c.guild.is_(None) & tables.c.status.in_((*LIVE, *PUT_BY))
    return frozenset(connection.scalars(select(tables.c.channel).where(visiting)))


class Pieces:
    """A buffer that joins the pieces of an interaction, which arrive one after the other."""

    def __init__(self) -> None:
        self._of: tuple[int, int, int] | None = None
        self._there: list[str] = []

    def add(self, shard: str, number: str, which: str, many: str, piece: str) -> tuple[int, int, str] | None:
        """Add a piece; return the shard, the number and the sealed text if it was the last one.

        Raises `ValueError` if the words are not numbers.
        """
        of = int(shard), int(number), int(many)
        if int(which) == 0:
            self._of, self._there = of, []
        if of != self._of or int(which) != len(self._there):
            return None
        self._there.append(piece)
        if len(self._there) != of[2]:
            return None
        whole = "".join(self._there)
        self._of, self._there = None, []
        return of[0], of[1], whole


def _what(shard: int, number: int) -> str:
    return f"{WORD} {shard} {number}"
