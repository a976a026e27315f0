"""The role of a server's champions: the people who should wear it, and those to whom the bot gave it.

A row is stored before the role is given, and deleted after it was taken. Both steps are idempotent, so that a
killed process goes on where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from bot.people import seasons
from bot.ratings import ledger
from bot.schema.boards import champions, crowns
from bot.schema.tables import servers


class Crown(NamedTuple):
    """A role of a server that a person has from the bot, or is about to get."""

    guild: int
    role: int
    user: int
    given: bool


class CrownPlan(NamedTuple):
    """The role changes due on a server."""

    take: tuple[Crown, ...]
    give: tuple[int, ...]
    """Users who are due the role, whether giving it has begun or not."""


def plan(connection: Connection, guild: int, role: int) -> CrownPlan:
    """Return the changes that leave the role to the champions of the last season; role 0: to nobody."""
    there = [Crown(*row) for row in connection.execute(select(crowns).where(crowns.c.guild == guild))]
    due = _due(connection, guild) if role else []
    take = tuple(one for one in there if one.role != role or one.user not in due)
    have = {one.user for one in there if one.role == role and one.given}
    return CrownPlan(take, tuple(user for user in due if user not in have))


def _due(connection: Connection, guild: int) -> list[int]:
    season = seasons.past(connection, guild)
    if season is None:
        return []
    return sorted({one.user for one in seasons.crowned(connection, season) if one.user > 0})


def begin(connection: Connection, crown: Crown) -> bool:
    """Store that the role is about to be given; False if they are no longer champion, say deleted
    meanwhile."""
    # No other deletion runs meanwhile.
    ledger.alone(connection)
    if crown.user not in _due(connection, crown.guild):
        return False
    drop(connection, crown)
    connection.execute(insert(crowns).values({**crown._asdict(), "given": False}))
    return True


def begun(connection: Connection, crown: Crown) -> bool:
    """Return whether giving it had begun before."""
    return connection.scalar(select(crowns.c.user).where(_is(crown))) is not None


def given(connection: Connection, crown: Crown) -> bool:
    """Store that they have it; False if it was to be taken meanwhile, say because they are being deleted."""
    return connection.execute(update(crowns).where(_is(crown)).values(given=True)).rowcount > 0


def drop(connection: Connection, crown: Crown) -> None:
    """Delete the row: they no longer have the role, or it is not ours."""
    connection.execute(delete(crowns).where(_is(crown)))


def _is(crown: Crown) -> ColumnElement[bool]:
    return (crowns.c.guild == crown.guild) & (crowns.c.role == crown.role) & (crowns.c.user == crown.user)


def of_user(connection: Connection, user: int) -> list[Crown]:
    """Return the roles that this person wears."""
    return [Crown(*row) for row in connection.execute(select(crowns).where(crowns.c.user == user))]


def concerned(connection: Connection) -> Sequence[int]:
    """Return the servers where somebody wears a role, or should."""
    wearing = connection.scalars(select(crowns.c.guild).distinct()).all()
    crowning = connection.scalars(select(servers.c.guild).where(servers.c.champions != 0)).all()
    return sorted({*wearing, *crowning})


def of_champion(connection: Connection, user: int) -> Sequence[int]:
    """Return the servers where this person was ever champion."""
    return connection.scalars(select(champions.c.guild).where(champions.c.user == user).distinct()).all()
