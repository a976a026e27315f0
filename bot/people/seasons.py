"""Past seasons of a server: when each ends, and its champions, game by game.

A champion has the most points on the season's board, under two further rules. They need a minimum number of
rated matches. And points from the two people who gave most count at most twice as much as those from all
others together, so a person whom two friends let win has nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, false, func, insert, select, update

from bot.people.boards import named, sums
from bot.ratings import ledger
from bot.ratings.meetings import Meetings
from bot.ratings.rating import SETTLED
from bot.records.periods import period
from bot.records.results import Result
from bot.records.stored import Server
from bot.schema.boards import champions, ratings, results, seasons
from bot.schema.tables import barred, forgetting, players, servers
from bot.store.names import usernames

LEAST: Final = SETTLED
"""Least number of rated matches of a champion in the season."""
FRIENDS: Final = 2
"""Number of people whose points together count at most this many times as much as all others'."""
SETTLING: Final = 60 * 1000
"""Milliseconds after the end of a season until it is evaluated: its last results are entered by then."""


class Season(NamedTuple):
    """A season of a server, from `first` up to but excluding `until`, in milliseconds since 1970 in UTC."""

    guild: int
    first: int
    until: int


class Champion(NamedTuple):
    """A champion of a game in a season; several share the title if points and wins are equal."""

    slug: str
    user: int
    name: str
    points: int
    games: int
    wins: int


# Reckoning


def leaders(connection: Connection, season: Season) -> tuple[Champion, ...]:
    """Return the champions, or the present leaders of a running season, in the order of the games' slugs."""
    played = select(ratings.c.slug).where(ratings.c.scope == season.guild).distinct()
    slugs = connection.scalars(played.order_by(ratings.c.slug)).all()
    return tuple(one for slug in slugs for one in _best(connection, season, slug))


def _best(connection: Connection, season: Season, slug: str) -> list[Champion]:
    every = sums(season.guild, slug, (season.first, season.until))
    able = select(every).where(every.c.games >= LEAST, every.c.points > 0)
    best: list[Champion] = []
    for user, points, games, wins in connection.execute(able.order_by(every.c.points.desc(), every.c.user)):
        if best and points < best[0].points:
            # Nobody further down the board can have as many points.
            break
        if _left_out(connection, season.guild, user):
            continue
        counts = points - _excess(_taken(connection, season, slug, user))
        name = named(connection, season.guild, slug, {user}).get(user, "")
        one = Champion(slug, user, name, counts, games, wins)
        standing = [(rival.points, rival.wins) for rival in best]
        if counts and all((counts, wins) >= rival for rival in standing):
            best = [one, *(rival for rival in best if (rival.points, rival.wins) == (counts, wins))]
    return sorted(best, key=lambda one: one.user)


def _excess(taken: Counter[int]) -> int:
    """Return the points that do not count; `taken`: points by the person who gave them."""
    most = sorted(taken.values(), reverse=True)
    friends, others = sum(most[:FRIENDS]), sum(most[FRIENDS:])
    return max(0, friends - FRIENDS * others)


def _taken(connection: Connection, season: Season, slug: str, user: int) -> Counter[int]:
    """Return the points of the season by the person who gave them, with limits across all servers."""
    mine = select(results.c.table).where(
        results.c.user == user,
        results.c.slug == slug,
        results.c.ended >= season.first,
        results.c.ended < season.until,
        results.c.points.is_not(None),
    )
    met = select(*(results.c[one.name] for one in fields(Result))).where(
        results.c.table.in_(mine), results.c.points.is_not(None)
    )
    rows = [Result(*row) for row in connection.execute(met.order_by(results.c.id))]
    taken, meetings = Counter[int](), Meetings()
    for _, match in groupby(rows, key=lambda one: one.table):
        people = list(match)
        (one,) = (one for one in people if one.user == user)
        if one.guild == season.guild:
            taken.update(meetings.gains(one, people))
        meetings.add(people, ())
    return taken


def _left_out(connection: Connection, guild: int, user: int) -> bool:
    """Return whether this person does not want to be champion, is barred here or is being forgotten."""
    kept = select(barred.c.user).where(barred.c.guild == guild, barred.c.user == user)
    return bool(_shy(connection, [user])) or connection.scalar(kept) is not None


# Ends of seasons


def current(last: int | None, server: Server, at: int) -> Season:
    """Return the running season of a server; `last`: the end of the one before, None if there was none."""
    now = period("season", at, months=server.season)
    first, until = now.moments
    begun = first if last is None else last
    if last is None and server.season_since > first:
        # The season's length was changed in the middle of what would have been a season.
        begun, _ = period("season", server.season_since, months=server.season).moments
    return Season(server.guild, begun, until)


def over(last: int | None, server: Server, at: int) -> Iterator[Season]:
    """Yield the seasons that have ended by this moment and are not yet concluded, oldest first.

    On a server without past seasons it is only the newest. Changing the length of seasons makes the running
    one last until the next end by the new length: nothing ends at once.
    """
    at -= SETTLING
    first, _ = period("season", at, months=server.season).moments
    ends, back = [first], 1
    while last is not None and (earlier := period("season", at, back, server.season).moments[0]) > last:
        ends.append(earlier)
        back += 1
    for end in sorted(ends):
        if end > (last or 0) and end > server.season_since:
            before = period("season", end - 1, months=server.season).moments[0]
            yield Season(server.guild, before if last is None else last, end)
            last = end


def on_servers(connection: Connection) -> dict[int, tuple[Server, int | None]]:
    """Return, for every server with results, its choice of seasons and the end of its last one."""
    chosen = {
        row.guild: (row.season, row.season_since)
        for row in connection.execute(select(servers.c.guild, servers.c.season, servers.c.season_since))
    }
    last = {row.guild: row.until for row in connection.execute(_last())}
    scopes = connection.scalars(select(ratings.c.scope).where(ratings.c.scope > ledger.ALL).distinct())
    usual = (Server(0).season, Server(0).season_since)
    made = {}
    for guild in scopes:
        months, since = chosen.get(guild, usual)
        made[guild] = Server(guild, season=months, season_since=since), last.get(guild)
    return made


def conclude(connection: Connection, season: Season, *, announce: bool) -> bool:
    """Store the champions of a season, once; return whether that was new.

    `announce`: a channel is owed the news, if there are champions.
    """
    # One season at a time, and no results meanwhile.
    ledger.alone(connection)
    if (last(connection, season.guild) or 0) >= season.until:
        return False
    found = leaders(connection, season)
    connection.execute(insert(seasons).values(**season._asdict(), owed=announce and bool(found)))
    rows = [{"guild": season.guild, "until": season.until, **one._asdict()} for one in found]
    if rows:
        connection.execute(insert(champions), rows)
    return True


# Stored seasons


def _last() -> Select[tuple[int, int]]:
    return select(seasons.c.guild, func.max(seasons.c.until).label("until")).group_by(seasons.c.guild)


def last(connection: Connection, guild: int) -> int | None:
    """Return the end of this server's last concluded season."""
    until: int | None = connection.scalar(select(func.max(seasons.c.until)).where(seasons.c.guild == guild))
    return until


def past(
    connection: Connection, guild: int, before: int | None = None, after: int | None = None
) -> Season | None:
    """Return the newest past season, or the one next to another's end."""
    mine = select(seasons.c.guild, seasons.c.first, seasons.c.until).where(seasons.c.guild == guild)
    if before is not None:
        mine = mine.where(seasons.c.until < before)
    if after is not None:
        mine = mine.where(seasons.c.until > after)
    order = seasons.c.until if after is not None else seasons.c.until.desc()
    row = connection.execute(mine.order_by(order).limit(1)).first()
    return Season(*row) if row else None


def crowned(connection: Connection, season: Season) -> tuple[Champion, ...]:
    """Return the champions of a season, without the names of people who do not want to be named any more."""
    mine = select(*(champions.c[name] for name in Champion._fields)).where(
        champions.c.guild == season.guild, champions.c.until == season.until
    )
    rows = connection.execute(mine.order_by(champions.c.slug, champions.c.user))
    every = [Champion(*row) for row in rows]
    usernames.read(connection, (one.user for one in every))
    shy = _shy(connection, [one.user for one in every])
    return tuple(one._replace(user=0, name="") if one.user in shy else one for one in every)


def _shy(connection: Connection, users: Sequence[int]) -> set[int]:
    """Return which of these people do not want to be named as champions, or are being forgotten."""
    not_named = select(players.c.user).where(players.c.champion == false(), players.c.user.in_(users))
    gone = select(forgetting.c.user).where(forgetting.c.user.in_(users))
    return {user for which in (not_named, gone) for user in connection.scalars(which)}


def forget(connection: Connection, user: int, alias: int) -> None:
    """Remove a person's id and name from the past champions; the title stays."""
    mine = champions.c.user == user
    connection.execute(update(champions).where(mine).values(user=alias, name=""))


# Announcements


class News(NamedTuple):
    """The news of a season's end, which a channel has yet to be told."""

    season: Season
    tried: int | None
    """Moment of the first attempt to send it, whose outcome is unknown; None before."""


def owed(connection: Connection, guild: int) -> News | None:
    """Return the newest unsent news; older ones are no longer news."""
    mine = select(seasons.c.guild, seasons.c.first, seasons.c.until, seasons.c.tried)
    mine = mine.where(seasons.c.guild == guild, seasons.c.owed).order_by(seasons.c.until.desc()).limit(1)
    row = connection.execute(mine).first()
    return News(Season(*row[:3]), row.tried) if row else None


def owing(connection: Connection) -> Sequence[int]:
    """Return the servers with a channel that is owed the news."""
    return connection.scalars(select(seasons.c.guild).where(seasons.c.owed).distinct()).all()


def tried(connection: Connection, guild: int, at: int | None) -> None:
    """Store that the news is being sent; None: it was refused, and not posted."""
    connection.execute(update(seasons).where(seasons.c.guild == guild, seasons.c.owed).values(tried=at))


def told(connection: Connection, guild: int) -> None:
    """Store that nothing is owed any more."""
    connection.execute(update(seasons).where(seasons.c.guild == guild).values(owed=False))
