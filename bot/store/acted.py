"""Interactions that have changed something: an interaction that is delivered twice acts once, even after a
restart.

`begin` sets the interaction of a task. Its number is stored with its first change, in one transaction, for a
quarter of an hour: by then Discord itself has forgotten it.
"""

from __future__ import annotations

from collections.abc import Collection
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, exists, insert, select

from bot.schema.time import acted

QUARTER: Final = 15 * 60 * 1000 << 22
"""A quarter of an hour as a difference of Discord's ids, whose bits from 22 up are milliseconds."""


@dataclass(slots=True, eq=False)
class Interaction:
    number: int
    kept: bool = False
    """Whether it has changed something, and the database knows."""


_present: ContextVar[Interaction | None] = ContextVar("interaction", default=None)

_KEEP: Final = insert(acted).from_select(
    ["interaction"],
    select(bindparam("number", type_=acted.c.interaction.type)).where(
        ~exists().where(acted.c.interaction == bindparam("number"))
    ),
)


def begin(number: int) -> None:
    """Set the interaction for which this task and its subtasks act."""
    _present.set(Interaction(number))


def present() -> Interaction | None:
    """Return the interaction that this task answers, if it has changed nothing yet."""
    found = _present.get()
    return found if found and not found.kept else None


def keep(connection: Connection, numbers: Collection[int]) -> None:
    """Store these interactions, and delete those too old to be delivered again."""
    connection.execute(_KEEP, [{"number": number} for number in numbers])
    connection.execute(delete(acted).where(acted.c.interaction < max(numbers) - QUARTER))


def read(connection: Connection) -> list[int]:
    """Return the interactions that have changed something, oldest first."""
    return list(connection.scalars(select(acted.c.interaction).order_by(acted.c.interaction)))
