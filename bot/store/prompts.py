"""Stored prompts: messages that tell a player that it is their turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bot.games.base import Seat
from bot.schema.tables import tables
from bot.schema.time import prompts
from bot.store.shards import in_shards

TOLD: Final = 1
WARNED: Final = 2
"""Stages of a decision: `TOLD` once its player was notified, `WARNED` once they were told that time runs
out."""

HOUR: Final = 3600.0
GRACE: Final = 10.0
"""Seconds before a player who wants prompt notice is notified: most have acted by then."""


class Prompt(NamedTuple):
    """A prompt for a seat's decision after `turn` actions; `message` is None until Discord has it."""

    table: int
    seat: Seat
    turn: int
    stage: int
    channel: int
    message: int | None = None


def stages(likes: str, length: float | None) -> tuple[tuple[int, float], ...]:
    """Return the prompts of a decision: stages, with seconds after the decision began.

    `length`: seconds of the clock, if one runs. Nobody is mentioned twice: after a first mention the warning
    only edits the message.
    """
    if likes == "silent":
        return ()
    late = HOUR if length is None else length / 2
    if likes == "reminder":
        return ((TOLD if length is None else WARNED, late),)
    return ((TOLD, min(GRACE, late)),) if length is None else ((TOLD, min(GRACE, late / 2)), (WARNED, late))


def read(
    connection: Connection, count: int = 1, shards: Collection[int] = (0,)
) -> list[tuple[Prompt, int | None]]:
    """Return the prompts of tables in these shards, out of `count`, each with its server."""
    asked = select(prompts, tables.c.guild).join(tables, tables.c.id == prompts.c.table)
    if count != 1:
        asked = asked.where(in_shards(tables.c.guild, count, shards))
    return [(Prompt(*row), guild) for *row, guild in connection.execute(asked)]


def keep(connection: Connection, prompt: Prompt) -> None:
    drop(connection, prompt)
    connection.execute(insert(prompts).values(prompt._asdict()))


def drop(connection: Connection, prompt: Prompt) -> None:
    which = (prompts.c.table == prompt.table) & (prompts.c.seat == prompt.seat)
    connection.execute(delete(prompts).where(which))
