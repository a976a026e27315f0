"""The role that a server has its champions wear: who should, and to whom the bot has given it.

A row is kept before the role is given, and goes after it was taken. Both can be done twice without harm, so
that whoever is killed in between goes on where they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from bot.people import ledger, seasons
from bot.store.schema import servers
from bot.store.schema_boards import champions, crowns


class Crown(NamedTuple):
    """A role of a server's that somebody has from the bot, or is about to have."""

    guild: int
    role: int
    user: int
    given: bool


class CrownPlan(NamedTuple):
    """What is to be done on a server."""

    take: tuple[Crown, ...]
    give: tuple[int, ...]
    """To whom, whether that has begun or not."""


def plan(connection: Connection, guild: int, role: int) -> CrownPlan:
    """What there is to do so that only the champions of the last season wear the role; 0: nobody does."""
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
    """It is about to be given; False where they are no champion any more: being forgotten, say."""
    # Nobody else is forgotten meanwhile.
    ledger.alone(connection)
    if crown.user not in _due(connection, crown.guild):
        return False
    drop(connection, crown)
    connection.execute(insert(crowns).values({**crown._asdict(), "given": False}))
    return True


def begun(connection: Connection, crown: Crown) -> bool:
    """Whether it was about to be given before."""
    return connection.scalar(select(crowns.c.user).where(_is(crown))) is not None


def given(connection: Connection, crown: Crown) -> bool:
    """They have it; False where it was to be taken from them meanwhile: they are being forgotten, say."""
    return connection.execute(update(crowns).where(_is(crown)).values(given=True)).rowcount > 0


def drop(connection: Connection, crown: Crown) -> None:
    """They have it no more, or it is nothing of ours."""
    connection.execute(delete(crowns).where(_is(crown)))


def _is(crown: Crown) -> ColumnElement[bool]:
    return (crowns.c.guild == crown.guild) & (crowns.c.role == crown.role) & (crowns.c.user == crown.user)


def of_user(connection: Connection, user: int) -> list[Crown]:
    """Those that this person wears."""
    return [Crown(*row) for row in connection.execute(select(crowns).where(crowns.c.user == user))]


def concerned(connection: Connection) -> Sequence[int]:
    """The servers where somebody wears a role, or should."""
    wearing = connection.scalars(select(crowns.c.guild).distinct()).all()
    crowning = connection.scalars(select(servers.c.guild).where(servers.c.champions != 0)).all()
    return sorted({*wearing, *crowning})


def of_champion(connection: Connection, user: int) -> Sequence[int]:
    """The servers where this person ever was champion."""
    return connection.scalars(select(champions.c.guild).where(champions.c.user == user).distinct()).all()
