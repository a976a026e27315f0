"""Duplicate nights in the database: teams and members, boards begun, results."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Collection
from dataclasses import fields, replace
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, RowMapping, case, delete, func, insert, or_, select, update

from bot.duplicate.channels import NightChannels
from bot.duplicate.night import (
    FORMS,
    HOUR,
    HOURS,
    MOST_ROUNDS,
    MOST_SIZE,
    Member,
    Night,
    NightForm,
    NightStatus,
    Play,
    Team,
)
from bot.duplicate.score import Ranked, standings
from bot.duplicate.swiss import SwissCourse, course
from bot.fair.deals import SEED_BYTES, commitment, lot
from bot.games import GAMES, lowest_wins, offered
from bot.games.base import Refusal, chosen
from bot.people.company import is_barred
from bot.records.movement import MOST_BOARDS, DuplicateBoard, board_id
from bot.records.stored import now
from bot.schema.boards import results
from bot.schema.challenges import members, nights, plays, teams
from bot.schema.tables import VOID, tables
from bot.store.names import folded, usernames
from bot.store.notices import tell
from bot.store.sealing import LOST, of_night
from bot.store.storage import Store
from bot.time.outages import Outages

FEWEST: Final = 2
MOST_OPEN: Final = 3
"""Most open nights of one host."""
LONGEST_NAME: Final = 24
BEGIN_WITHIN_MS: Final = 7 * 24 * HOUR
"""Milliseconds from a night's opening until it is called off, unless it has begun."""
_OPEN: Final = ("lobby", "playing")
AWAY: Final = 0
"""Number of the team for people the host has sent away; even an older Toucan deletes their names there."""
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters of codes, without look-alikes."""
_CODE: Final = 8


class Nights:
    def __init__(self, store: Store, outages: Outages) -> None:
        self._store = store
        self._outages = outages
        self.channels = NightChannels(store)

    # Reading

    async def night(self, number: int) -> Night:
        """Return the night of this number; `Refusal` if there is none."""
        found = await self._found(nights.c.id == number)
        if not found:
            raise Refusal("duplicate-none")
        return found[0]

    async def by_code(self, code: str) -> Night:
        found = await self._found(nights.c.code == code.strip().upper())
        if not found:
            raise Refusal("duplicate-no-code")
        return found[0]

    async def running(self) -> list[Night]:
        return await self._found(nights.c.status == "playing")

    async def newest(self, guild: int, user: int, most: int) -> list[Night]:
        """Return the newest nights that concern this server or this person, the newest first.

        Open nights that the person hosts are always included, wherever they ask.
        """
        here = select(teams.c.night).where(teams.c.guild == guild)
        mine = select(members.c.night).where(members.c.user == user, members.c.team != AWAY)
        own = (nights.c.host == user) & nights.c.status.in_(_OPEN)
        which = or_(nights.c.guild == guild, nights.c.id.in_(here), nights.c.id.in_(mine), own)
        first = case((own, 0), else_=1)
        ids = select(nights.c.id).where(which).order_by(first, nights.c.id.desc()).limit(most)
        found = await self._found(nights.c.id.in_(ids))
        return sorted(found, key=lambda one: -one.id)

    async def _found(self, which: object) -> list[Night]:
        found = await self._store.read(lambda connection: _read(connection, which))
        return [replace(night, put_off=self._put_off(night)) for night in found]

    def _put_off(self, night: Night) -> int:
        began = (night.until or 0) - night.hours * HOUR
        if night.status != "playing":
            return 0
        at, others = now(), sorted(night.guilds - {night.guild})
        return at - began - self._outages.elapsed(began, at, night.guild, *others)

    async def plays(self, number: int) -> list[Play]:
        wanted = (
            select(plays.c.board, plays.c.team, plays.c.table, tables.c.status)
            .join(tables, tables.c.id == plays.c.table)
            .where(plays.c.night == number)
            .order_by(plays.c.board, plays.c.team)
        )
        return await self._store.read(lambda connection: [Play(*row) for row in connection.execute(wanted)])

    async def scores(self, night: Night) -> dict[int, dict[int, int]]:
        """Return each team's score, by board; `Refusal` before the night is over."""
        if night.status != "over":
            raise Refusal("duplicate-sealed")
        return await self._scores(night)

    async def _scores(self, night: Night) -> dict[int, dict[int, int]]:
        found: dict[int, dict[int, int]] = {}
        for row in await self._results(night):
            found.setdefault(row.board, {})[row.team] = row.score
        return found

    async def absent(self, night: Night) -> frozenset[tuple[int, int]]:
        """Return (board, team) for each board that *normal* played for the team, wholly or mostly."""
        rows = await self._results(night)
        return frozenset((row.board, row.team) for row in rows if row.user is None or row.left is not None)

    async def _results(self, night: Night) -> list[Row[Any]]:
        """Return the results of the seats by which the boards are scored."""
        seat = {board.number: board.seat for board in night.boards}
        wanted = (
            select(
                *(plays.c.board, plays.c.team),
                *(results.c[name] for name in ("seat", "score", "user", "left")),
            )
            .join(results, results.c.table == plays.c.table)
            .where(plays.c.night == night.id)
            .order_by(plays.c.board, plays.c.team)
        )
        rows = await self._store.read(lambda connection: connection.execute(wanted).all())
        return [row for row in rows if row.seat == seat[row.board]]

    async def standings(self, night: Night) -> tuple[Ranked, ...]:
        scores, absent = await self.scores(night), await self.absent(night)
        return standings(scores, lowest_wins=lowest_wins(night.slug), absent=absent)

    async def course(self, night: Night) -> SwissCourse:
        """Return the course of a Swiss night: past and next pairings, and the standings.

        The running round is left out.
        """
        found = await self._scores(night) if night.stage or night.status == "over" else {}
        done = night.rounds if night.status == "over" else night.stage
        played = [
            {board.number: found[board.number] for board in night.boards if board.turn == turn}
            for turn in range(done)
        ]
        return course(
            [team.number for team in night.teams],
            played,
            rounds=night.rounds,
            lots=night.lots,
            lowest_wins=lowest_wins(night.slug),
            absent=await self.absent(night) if done else (),
            gone={team.number: team.gone for team in night.teams if team.gone is not None},
        )

    # Before a night begins

    async def open(
        self,
        *,
        guild: int,
        channel: int,
        host: int,
        slug: str,
        rounds: int,
        size: int,
        hours: int,
        players: int | None = None,
        form: NightForm = "all",
    ) -> Night:
        """Open a night, which its host has not joined; the secret of its deals is drawn and committed to
        now."""
        game = offered(slug)
        seats = players or (4 if 4 in game.seats else game.seats[0])
        options = chosen(game, seats, game.brief)
        if not (1 <= rounds <= MOST_ROUNDS and 1 <= size <= MOST_SIZE and hours in HOURS and form in FORMS):
            raise Refusal("bad-button")
        if rounds * size > MOST_BOARDS:
            raise Refusal("bad-button")
        secret = secrets.token_bytes(SEED_BYTES)
        row = {
            "guild": guild, "channel": channel, "host": host, "slug": slug, "players": seats,
            "options": json.dumps(options), "rounds": rounds, "size": size, "hours": hours, "status": "lobby",
            "code": "".join(secrets.choice(_LETTERS) for _ in range(_CODE)), "secret": "",
            "commitment": commitment(secret), "opened": now(), "until": None, "ended": None, "form": form,
        }  # fmt: skip

        def work(connection: Connection) -> int:
            _expire(connection, now())
            mine = nights.c.host == host, nights.c.status.in_(_OPEN)
            if (connection.scalar(select(func.count()).where(*mine)) or 0) >= MOST_OPEN:
                raise Refusal("duplicate-most", most=MOST_OPEN)
            number: int = connection.execute(insert(nights).values(row).returning(nights.c.id)).scalar_one()
            kept = self._store.sealing.seal(secret.hex(), of_night(number))
            connection.execute(update(nights).where(nights.c.id == number).values(secret=kept))
            return number

        return await self.night(await self._store.write(work))

    async def expire(self, at: int) -> tuple[list[int], int | None]:
        """Call off the nights that waited too long to begin; return them, and the moment the next is due."""

        def work(connection: Connection) -> tuple[list[int], int | None]:
            gone = _expire(connection, at)
            oldest = connection.scalar(select(func.min(nights.c.opened)).where(nights.c.status == "lobby"))
            return gone, None if oldest is None else oldest + BEGIN_WITHIN_MS

        return await self._store.write(work)

    async def join(
        self, number: int, *, guild: int, user: int, name: str, team: str = "", typed: bool = True
    ) -> Night:
        """Join alone, or in the team with this number or name, which is created if there is none.

        `typed`: whether a new team keeps the name as typed.
        """
        called = " ".join(team.split())[:LONGEST_NAME]
        join = partial(_join, guild=guild, member=Member(user, name), called=called, typed=typed)
        return await self._changed(number, join)

    async def take_name(self, number: int, team: int, guild: int) -> Night:
        """Erase a team's name; for moderators of the team's server or of the night's server only."""

        def work(connection: Connection) -> None:
            night = _read(connection, nights.c.id == number)[0]
            if guild not in (night.guild, *(one.guild for one in night.teams if one.number == team)):
                raise Refusal("bad-button")
            mine = teams.c.night == number, teams.c.team == team
            connection.execute(update(teams).where(*mine).values(name=""))
            tell(connection, "night", number)

        await self._store.write(work)
        return await self.night(number)

    async def leave(self, number: int, user: int) -> Night:
        def leave(connection: Connection, night: Night) -> None:
            _take_out(connection, night, user)

        return await self._changed(number, leave)

    async def send_away(self, number: int, host: int, users: Collection[int]) -> Night:
        """Remove these people before it begins; they cannot join again unless the host lets them back."""

        def send_away(connection: Connection, night: Night) -> None:
            check_own(night, host)
            if host in users:
                raise Refusal("duplicate-host-stays")
            for user in users:
                gone = _take_out(connection, night, user)
                row = {"night": number, "team": AWAY, "line": _next_away(connection, number)}
                connection.execute(insert(members).values(**row, user=user, name=gone.name))
                night = _read(connection, nights.c.id == number)[0]

        return await self._changed(number, send_away)

    async def let_back(self, number: int, host: int, user: int) -> Night:
        """Let a person whom the host has sent away join again."""

        def let_back(connection: Connection, night: Night) -> None:
            check_own(night, host)
            gone = members.c.night == number, members.c.team == AWAY, members.c.user == user
            connection.execute(delete(members).where(*gone))

        return await self._changed(number, let_back)

    async def begin(self, number: int, user: int) -> Night:
        def begin(connection: Connection, night: Night) -> None:
            _check_host(night, user)
            offered(night.slug)
            if len(night.teams) < FEWEST:
                raise Refusal("duplicate-few", fewest=FEWEST)
            changed = {"status": "playing", "until": now() + night.hours * HOUR}
            connection.execute(update(nights).where(nights.c.id == number).values(changed))
            if night.swiss:
                self._draw_lots(connection, night)
            tell(connection, "nights")

        return await self._changed(number, begin)

    def _draw_lots(self, connection: Connection, night: Night) -> None:
        """Draw the lots, as nobody can join or leave any more; none if the secret's key is lost."""
        kept = connection.scalar(select(nights.c.secret).where(nights.c.id == night.id)) or LOST
        secret = self._store.sealing.unseal(kept, of_night(night.id))
        for team in night.teams if secret else ():
            drawn = lot(bytes.fromhex(secret), night.id, team.number)
            mine = teams.c.night == night.id, teams.c.team == team.number
            connection.execute(update(teams).where(*mine).values(lot=drawn))

    async def give_up(self, number: int, user: int) -> Night:
        """Leave a night that has begun: nobody waits for the person, and later rounds do not pair them."""
        return await self._let_go(number, user, gone=True)

    async def come_back(self, number: int, user: int) -> Night:
        """Undo leaving, as long as no round was paired without the person."""
        return await self._let_go(number, user, gone=False)

    async def _let_go(self, number: int, user: int, *, gone: bool) -> Night:
        def let_go(connection: Connection, night: Night) -> None:
            team, line = night.place_of(user) or (None, 0)
            if team is None:
                raise Refusal("duplicate-not-in")
            if team.members[line].left not in (None, night.stage):
                raise Refusal("duplicate-gone")
            mine = members.c.night == number, members.c.user == user
            connection.execute(update(members).where(*mine).values(left=night.stage if gone else None))
            tell(connection, "nights")

        return await self._changed(number, let_go, status=("playing",))

    async def call_off(self, number: int, user: int, *, moderator: bool = False) -> Night:
        """Call off a night that has not begun, or cannot go on as its game is gone."""

        def call_off(connection: Connection, night: Night) -> None:
            if not moderator:
                _check_host(night, user)
            if night.status == "playing" and night.slug in GAMES:
                raise Refusal("duplicate-begun")
            changed = {"status": "off", "ended": now()}
            connection.execute(update(nights).where(nights.c.id == number).values(changed))
            _reveal(connection, number, now())

        return await self._changed(number, call_off, status=("lobby", "playing"))

    async def _changed(
        self,
        number: int,
        change: Callable[[Connection, Night], None],
        *,
        status: tuple[NightStatus, ...] = ("lobby",),
    ) -> Night:
        """Change a night in one transaction, with its row locked; `Refusal` if it has another status."""

        def work(connection: Connection) -> Night:
            held = connection.execute(select(nights.c.id).where(nights.c.id == number).with_for_update())
            if held.first() is None:
                raise Refusal("duplicate-none")
            (night,) = _read(connection, nights.c.id == number)
            if night.status not in status:
                raise Refusal("duplicate-begun" if "lobby" in status else "duplicate-not-on")
            change(connection, night)
            tell(connection, "night", number)
            return _read(connection, nights.c.id == number)[0]

        return await self._store.write(work)


def _expire(connection: Connection, at: int) -> list[int]:
    due = (nights.c.status == "lobby") & (nights.c.opened <= at - BEGIN_WITHIN_MS)
    off = update(nights).where(due).values(status="off", ended=at).returning(nights.c.id)
    gone = list(connection.scalars(off))
    for number in gone:
        tell(connection, "night", number)
    return gone


def _check_host(night: Night, user: int) -> None:
    if not night.hosted_by(user):
        raise Refusal("duplicate-host")


def check_own(night: Night, user: int) -> None:
    """Raise `Refusal` unless this is the host: a stand-in for a deleted host may not remove people."""
    if user != night.host:
        raise Refusal("duplicate-host")


def _take_out(connection: Connection, night: Night, user: int) -> Member:
    """Remove a person, and with its last member the team; `Refusal` if they do not take part."""
    found = night.place_of(user)
    if found is None:
        raise Refusal("duplicate-not-in")
    team, line = found
    connection.execute(delete(members).where(members.c.night == night.id, members.c.user == user))
    if len(team.members) == 1:
        connection.execute(delete(teams).where(teams.c.night == night.id, teams.c.team == team.number))
    return team.members[line]


def _next_away(connection: Connection, number: int) -> int:
    newest = select(func.max(members.c.line)).where(members.c.night == number, members.c.team == AWAY)
    last = connection.scalar(newest)
    return 0 if last is None else last + 1


def _join(
    connection: Connection, night: Night, *, guild: int, member: Member, called: str, typed: bool
) -> None:
    if night.place_of(member.user):
        raise Refusal("duplicate-in")
    if member.user in (one.user for one in night.away):
        raise Refusal("duplicate-away")
    if is_barred(connection, guild, member.user):
        raise Refusal("guests-barred")
    if night.size > 1 and not called:
        raise Refusal("duplicate-no-name")
    named = next((one for one in night.teams if night.size > 1 and _is_called(one, called)), None)
    if named is None and called.isdecimal():
        raise Refusal("duplicate-no-team", team=called)
    if named is None:
        if len(night.teams) >= night.most:
            raise Refusal("duplicate-full", most=night.most)
        number = max((one.number for one in night.teams), default=0) + 1
        name = called if night.size > 1 and typed else ""
        connection.execute(insert(teams).values(night=night.id, team=number, guild=guild, name=name))
        line = 0
    else:
        number = named.number
        if named.guild != guild:
            raise Refusal("duplicate-name-taken")
        free = [one for one in range(night.size) if one not in named.members]
        if not free:
            raise Refusal("duplicate-team-full")
        line = free[0]
    row = {"night": night.id, "team": number, "line": line, "user": member.user, "name": member.name}
    connection.execute(insert(members).values(row))


def _is_called(team: Team, typed: str) -> bool:
    """Return whether the text is the team's number, or its name in any look-alike spelling."""
    return typed == str(team.number) or (team.name != "" and folded(team.name) == folded(typed))


def _read(connection: Connection, which: object) -> list[Night]:
    """Return the matching nights in the order they were opened."""
    wanted = [nights.c[one.name] for one in fields(Night) if one.name not in ("teams", "away", "put_off")]
    rows = connection.execute(select(*wanted).where(which).order_by(nights.c.id)).mappings().all()  # type: ignore[arg-type]
    made = []
    for row in rows:
        theirs = select(members).where(members.c.night == row["id"]).order_by(members.c.team, members.c.line)
        lines: dict[int, dict[int, Member]] = {}
        for one in connection.execute(theirs):
            lines.setdefault(one.team, {})[one.line] = Member(one.user, one.name, one.left)
        there = select(teams).where(teams.c.night == row["id"]).order_by(teams.c.team)
        found = tuple(
            Team(one.team, one.guild, one.name, lines.get(one.team, {}), one.lot)
            for one in connection.execute(there)
        )
        usernames.read(connection, (one.user for some in lines.values() for one in some.values()))
        made.append(replace(_night(row), teams=found, away=tuple(lines.get(AWAY, {}).values())))
    return made


def _night(row: RowMapping) -> Night:
    return Night(**{**row, "options": json.loads(row["options"])})


def begin_board(connection: Connection, table: int, night: int, board: int, team: int) -> None:
    """Store that a team plays a board at this table; `Refusal` if it has begun it at another.

    A table that an update of the bot made void does not count.
    """
    # Another process may begin it at this moment.
    connection.execute(select(nights.c.id).where(nights.c.id == night).with_for_update())
    here = plays.c.night == night, plays.c.board == board, plays.c.team == team
    begun = select(tables.c.status).join(plays, plays.c.table == tables.c.id).where(*here)
    status = connection.scalar(begun)
    if status in VOID:
        connection.execute(delete(plays).where(*here))
    elif status is not None:
        raise Refusal("duplicate-once")
    connection.execute(insert(plays).values(night=night, board=board, team=team, table=table))


def check_on(connection: Connection, number: int, board: DuplicateBoard, at: int) -> None:
    """Raise a `Refusal` if this board may not be begun at `at`, a moment with outages subtracted."""
    # Lock the night, so that no round begins meanwhile in another process.
    connection.execute(select(nights.c.id).where(nights.c.id == number).with_for_update())
    found = _read(connection, nights.c.id == number)
    if not found or found[0].status != "playing" or at >= found[0].ends:
        raise Refusal("duplicate-not-on")
    if board not in found[0].open_boards or at >= found[0].closes:
        raise Refusal("duplicate-waits")


def go_on(connection: Connection, night: Night) -> None:
    """Begin the next round, as all boards of this one are played."""
    mine = nights.c.id == night.id, nights.c.status == "playing", nights.c.stage == night.stage
    connection.execute(update(nights).where(*mine).values(stage=night.stage + 1))
    tell(connection, "nights")


def conclude(connection: Connection, night: Night, at: int) -> None:
    """Mark the night as over: everything is revealed from this moment on."""
    mine = nights.c.id == night.id, nights.c.status == "playing"
    connection.execute(update(nights).where(*mine).values(status="over", ended=at))
    _reveal(connection, night.id, at)
    tell(connection, "nights")


def _reveal(connection: Connection, number: int, at: int) -> None:
    """Let everybody see the cards of a night's boards, as nobody plays them any more."""
    here = tables.c.board.between(board_id(number, 1), board_id(number, MOST_BOARDS))
    connection.execute(update(tables).where(here).values(told=at, version=tables.c.version + 1))
