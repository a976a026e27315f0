"""Which interactions have changed something: one that is told again acts once, after a restart too.

Whoever hears of one says so (`begin`). Its number is kept with the first that it changes, in one transaction,
and for a quarter of an hour: then Discord itself has forgotten it.
"""

from __future__ import annotations

from collections.abc import Collection
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, exists, insert, select

from bot.store.schema_time import acted

QUARTER: Final = 15 * 60 * 1000 << 22
"""Between two numbers of Discord's, whose higher bits are milliseconds."""


@dataclass(slots=True, eq=False)
class Interaction:
    number: int
    kept: bool = False
    """It has changed something, and the database knows."""


_present: ContextVar[Interaction | None] = ContextVar("interaction", default=None)

_KEEP: Final = insert(acted).from_select(
    ["interaction"],
    select(bindparam("number", type_=acted.c.interaction.type)).where(
        ~exists().where(acted.c.interaction == bindparam("number"))
    ),
)


def begin(number: int) -> None:
    """From here on this task, and whatever it begins, does what this interaction asks for."""
    _present.set(Interaction(number))


def present() -> Interaction | None:
    """The interaction that this task answers, if it has changed nothing yet."""
    found = _present.get()
    return found if found and not found.kept else None


def keep(connection: Connection, numbers: Collection[int]) -> None:
    """These change something; what is too old to be told again is forgotten."""
    connection.execute(_KEEP, [{"number": number} for number in numbers])
    connection.execute(delete(acted).where(acted.c.interaction < max(numbers) - QUARTER))


def read(connection: Connection) -> list[int]:
    """The interactions that have changed something, the oldest first."""
    return list(connection.scalars(select(acted.c.interaction).order_by(acted.c.interaction)))
