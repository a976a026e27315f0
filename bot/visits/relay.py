"""Interactions on their way from the process that Discord told of them to the one that plays there.

They go by `NOTIFY`, which whoever may look into the database can hear: an interaction's token lets its
holder speak in the bot's name, so they are sealed, each for its shard; nobody without the key can make one.
"""

from __future__ import annotations

import base64
import json
import time
import zlib
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects.postgresql import insert

from bot.ops.settings import Misconfigured
from bot.store.news import CHANNEL
from bot.store.schema import LIVE, PUT_BY, tables
from bot.store.schema_time import acted
from bot.store.sealing import Key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store.sealing import Unsealed

WORD: Final = "interaction"
"""Then come its shard, its number, which piece it is, of how many, and the piece."""
LONGEST: Final = 7800
"""Characters of a piece: PostgreSQL takes 8,000 bytes at once."""
FRESH: Final = 300
"""Seconds after which one is nobody's any more, whoever says it again: clocks may differ by as much."""
_EPOCH: Final = 1_420_070_400_000
"""Discord's, in milliseconds."""


def packed(shard: int, interaction: Any, sealing: Unsealed) -> list[str]:
    """What is told of an interaction, with its token: a line, or several, in this order."""
    number = int(interaction["id"])
    plain = base64.b64encode(zlib.compress(json.dumps(interaction).encode())).decode()
    sealed = sealing.seal(plain, _what(shard, number))
    pieces = [sealed[start : start + LONGEST] for start in range(0, len(sealed), LONGEST)]
    return [f"{WORD} {shard} {number} {which} {len(pieces)} {piece}" for which, piece in enumerate(pieces)]


def unpacked(shard: int, number: int, sealed: str, sealing: Unsealed) -> Any:
    """The interaction; `Misconfigured` where it was not sealed with our key, for this shard and number."""
    what = _what(shard, number)
    if not isinstance(sealing, Key) or not sealed.startswith(sealing.mark):
        raise Misconfigured("key-other", what=what)
    return json.loads(zlib.decompress(base64.b64decode(sealing.unseal(sealed, what))))


def is_fresh(number: int) -> bool:
    """Whether Discord has told of it lately: it is not told again by somebody who kept it."""
    return abs(time.time() - ((number >> 22) + _EPOCH) / 1000) < FRESH


def tell(connection: Connection, lines: Sequence[str]) -> None:
    """Tell every process, this one too."""
    for line in lines:
        connection.execute(select(func.pg_notify(CHANNEL, line)))


def claim(connection: Connection, number: int) -> bool:
    """Whether this interaction is ours to answer from here on: it is for whoever asks first, once."""
    made = insert(acted).values(interaction=number).on_conflict_do_nothing()
    return connection.execute(made.returning(acted.c.interaction)).first() is not None


def strays(connection: Connection) -> frozenset[int]:
    """Channels with tables, where the bot is not, that are the first shard's, whatever server they are on."""
    visiting = tables.c.visiting & tables.c.guild.is_(None) & tables.c.status.in_((*LIVE, *PUT_BY))
    return frozenset(connection.scalars(select(tables.c.channel).where(visiting)))


class Pieces:
    """Puts together what comes in several lines; those of one interaction come one after the other."""

    def __init__(self) -> None:
        self._of: tuple[int, int, int] | None = None
        self._there: list[str] = []

    def add(self, shard: str, number: str, which: str, many: str, piece: str) -> tuple[int, int, str] | None:
        """With the words of a line: shard, number and what is sealed, if this was the last piece of it.

        `ValueError` where these are no numbers.
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
