"""Keep stored names current: a person's click updates their name everywhere on that server."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import asdict, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, exists, func, insert, or_, select, update

from bot.duplicate.nights import AWAY
from bot.ratings import ledger
from bot.records.results import COUNTED
from bot.records.stored import Preferences, Record
from bot.schema.boards import champions, ratings, results
from bot.schema.challenges import members, nights, teams
from bot.schema.tables import LIVE, forgetting, players, seats, tables, waiting
from bot.store.names import usernames
from bot.store.notices import tell

if TYPE_CHECKING:
    from bot.store.storage import Store
    from bot.tables.changes import Change, Changes
    from bot.tables.registry import Registry

REMEMBERED: Final = 20_000
"""Size of the cache of names that need no comparison with the database at each click."""


class Called(NamedTuple):
    """A person's name on a server; server 0 stands for direct messages."""

    user: int
    guild: int
    name: str
    username: str


class Naming:
    def __init__(self, store: Store, registry: Registry, changes: Changes) -> None:
        self._store = store
        self._registry = registry
        self._changes = changes
        self._known: OrderedDict[tuple[int, int], tuple[Called, bool]] = OrderedDict()
        """Names as the database has them, by user and server, and whether it also has the username."""

    async def follow(self, who: Called) -> None:
        """Update the stored names of a person who has just acted on this server, if they have changed."""
        place = who.user, who.guild
        before, kept = self._known.get(place, (None, False))
        if self._registry.closing or (before == who and (kept or not self._registry.who_know(who.user))):
            return
        outdated, username = await self._store.read(partial(_look, who=who))
        if outdated:
            await self._rename(who)
        if username == "lacking":
            await self._store.write(partial(_keep_username, who=who))
        self._known[place] = who, username != "needless"
        self._known.move_to_end(place)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def renamed(self, who: Called) -> None:
        """Update the stored names without a click, if the person is cached or known at a live table."""
        if (who.user, who.guild) in self._known or self._registry.who_know(who.user):
            await self.follow(who)

    def forget(self, user: int) -> None:
        """Remove a person from the caches."""
        usernames.forget(user)
        for place in [one for one in self._known if one[0] == user]:
            del self._known[place]

    async def _rename(self, who: Called) -> None:
        async def rename(change: Change) -> None:
            record = renamed(change.table.record, who)
            if change.table.live and record != change.table.record:
                await change.save(record)

        await self._registry.rouse(user=who.user)
        for table in self._registry.who_know(who.user):
            if (table.record.guild or 0) == who.guild:
                await self._changes.note(table, rename)
        await self._store.write(partial(_rename, who=who))


def renamed(record: Record, who: Called) -> Record:
    """Return the record with this name wherever it names the person."""
    chairs = tuple(
        one
        and one._replace(
            name=who.name if one.user == who.user else one.name,
            owner_name=who.name if one.owner == who.user else one.owner_name,
        )
        for one in record.seats
    )
    queue = tuple(one._replace(name=who.name) if one.user == who.user else one for one in record.waiting)
    return replace(record, seats=chairs, waiting=queue)


class _Place(NamedTuple):
    """A column with names, and the condition that selects this person's rows on this server."""

    column: Any
    theirs: ColumnElement[bool]


def _here(number: Any, who: Called) -> ColumnElement[bool]:
    """Return the condition that the table of this number stands on this server."""
    return exists().where(tables.c.id == number, func.coalesce(tables.c.guild, 0) == who.guild)


def _places(who: Called) -> tuple[_Place, ...]:
    """Return all places that store the name on this server; ratings take theirs from the results."""
    own = teams.c.night == members.c.night, teams.c.team == members.c.team, teams.c.guild == who.guild
    sent = nights.c.id == members.c.night, nights.c.guild == who.guild
    there = or_(exists().where(*own), and_(members.c.team == AWAY, exists().where(*sent)))
    return (
        _Place(seats.c.name, and_(seats.c.user == who.user, _here(seats.c.table, who))),
        _Place(seats.c.owner_name, and_(seats.c.owner == who.user, _here(seats.c.table, who))),
        _Place(waiting.c.name, and_(waiting.c.user == who.user, _here(waiting.c.table, who))),
        _Place(results.c.name, and_(results.c.user == who.user, _here(results.c.table, who))),
        _Place(members.c.name, and_(members.c.user == who.user, there)),
        _Place(champions.c.name, and_(champions.c.user == who.user, champions.c.guild == who.guild)),
    )


def _look(connection: Connection, who: Called) -> tuple[bool, Literal["kept", "lacking", "needless"]]:
    """Return whether any stored name is outdated, and the state of the stored username.

    The username is "kept" (current), "lacking" (to be stored) or "needless" (nothing stored names the person,
    or they are being forgotten).
    """
    some = (exists().where(theirs, column != who.name) for column, theirs in _places(who))
    outdated = bool(connection.scalar(select(or_(*some))))
    kept = connection.scalar(select(players.c.username).where(players.c.user == who.user))
    if kept == who.username:
        return outdated, "kept"
    return outdated, "lacking" if _is_named(connection, who.user) else "needless"


def _is_named(connection: Connection, user: int) -> bool:
    """Return whether any stored row names this person, and they are not being forgotten."""
    named = (exists().where(one.c.user == user) for one in (seats, results, members))
    gone = exists().where(forgetting.c.user == user)
    return bool(connection.scalar(select(and_(or_(*named), ~gone))))


def _rename(connection: Connection, who: Called) -> None:
    """Update the name everywhere but in live tables, whose process updates them."""
    ledger.alone(connection)
    for column, theirs in _places(who):
        changed = update(column.table).where(theirs, column != who.name).values({column: who.name})
        if column.table in (seats, waiting):
            at = column.table.c.table
            changed = changed.where(~exists().where(tables.c.id == at, tables.c.status.in_(LIVE)))
        if connection.execute(changed).rowcount and column.table is members:
            for night in connection.scalars(select(members.c.night).where(members.c.user == who.user)).all():
                tell(connection, "night", night)
    newest = (
        select(results.c.name)
        .where(results.c.user == who.user, results.c.slug == ratings.c.slug, results.c.rated.in_(COUNTED))
        .where(or_(ratings.c.scope == ledger.ALL, results.c.guild == ratings.c.scope))
        .order_by(results.c.id.desc())
        .limit(1)
        .scalar_subquery()
    )
    mine = update(ratings).where(ratings.c.user == who.user)
    connection.execute(mine.values(name=func.coalesce(newest, ratings.c.name)))


def _keep_username(connection: Connection, who: Called) -> None:
    """Store the username, unless the person was forgotten meanwhile."""
    mine = players.c.user == who.user
    if not _is_named(connection, who.user):
        return
    if not connection.execute(update(players).where(mine).values(username=who.username)).rowcount:
        connection.execute(insert(players).values(**asdict(Preferences(who.user)), username=who.username))
