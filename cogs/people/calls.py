"""`/call`: people who would join games here, and the one message of a table that lacks a player."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.games import GAMES
from bot.games.base import Refusal
from bot.people import calls
from bot.people.calls import HOUR, HOURS, OFTEN, USUAL, Call
from bot.people.company import check_server
from bot.records.presence import acting
from bot.records.stored import now
from bot.tables import lobby
from bot.time.timers import Timers
from bot.words import words
from cogs.core import names
from cogs.core.members import member
from cogs.core.mentions import mention
from cogs.core.permissions import sees
from cogs.core.threads import where
from cogs.delivery.answers import answer
from cogs.delivery.courier import Errand
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import Verdict, reason, verdict
from cogs.kit import ids
from cogs.kit.contexts import server_of
from cogs.kit.controls import Menu, Option, Press
from cogs.kit.pages import Page
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Event
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row

logger = logging.getLogger(__name__)

GRACE: Final = 20.0
"""Seconds that a table must have lacked one player: its host may still be adding computer players."""
AGAIN: Final = 600.0
"""Seconds until the next try after finding nobody to call."""
STALE: Final = 300_000
"""Milliseconds after which an unsent message is dropped."""
BUSY: Final = HOUR
"""Milliseconds after a table's last action during which its players are not called away."""


class Recipients(NamedTuple):
    """The people that a table calls, and the time of the choice; their message has not arrived yet."""

    users: Sequence[int]
    at: int


class Calls:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._lacking: dict[int, Table] = {}
        self._timers: Timers[int] = Timers(self._rung)
        self._chosen: dict[int, Recipients] = {}
        self._done: set[int] = set()
        """Live tables that have called; each calls once."""
        bot.router.route(ids.Calls, self._clicked)

    # People's wishes

    async def show(self, interaction: Interaction) -> None:
        await check_server(self.bot.store, server_of(interaction), interaction.user.id)
        await answer(interaction).reply(await self._page(interaction))

    async def _clicked(self, interaction: Interaction, made: ids.Calls, values: Sequence[str]) -> None:
        """Change the clicker's own calls, also by the buttons of a message to other people."""
        user, here, at = interaction.user.id, server_of(interaction), now()
        store = self.bot.store
        mine = await calls.wanted(store, user, here, at)
        match [made.what, *values]:
            case ["show"]:
                await check_server(store, here, user)
            case ["stop"]:
                await calls.withdraw(store, user, here)
            case ["games", *slugs] if slugs and set(slugs) <= GAMES.keys():
                await check_server(store, here, user)
                games = tuple(slug for slug in GAMES if slug in slugs)
                usual = Call(user, here, games, "hour", at + USUAL * HOUR, at)
                await calls.want(store, mine._replace(games=games) if mine else usual, at)
            case ["until", hours] if ids.number(hours) in HOURS:
                if mine:
                    await calls.want(store, mine._replace(until=at + ids.number(hours) * HOUR), at)
            case ["every", every] if every in OFTEN:
                if mine:
                    await calls.want(store, mine._replace(every=every), at)
            case _:
                raise Refusal("bad-button")
        await answer(interaction).show(await self._page(interaction, stopped=made.what == "stop"))

    async def _page(self, interaction: Interaction, *, stopped: bool = False) -> Page:
        """Return the page of the asker's calls here, with controls and the tables that lack a player now."""
        say, here = words(), server_of(interaction)
        mine = await calls.wanted(self.bot.store, interaction.user.id, here, now())
        lines = [say("calls-stopped")] if stopped else []
        if mine is None:
            lines.append(say("calls-ask"))
        else:
            games = words().joined([self.bot.game_name(slug) for slug in mine.games if slug in GAMES])
            told = {"games": games, "until": public.moment(mine.until), "every": mine.every}
            lines += [say("calls-on", **told), say("calls-quiet")]
        if not (await self.bot.store.server(here)).mentions:
            lines.append(say("calls-muted"))
        parts = [say("calls-title"), "\n".join(lines)]
        if missing := self._missing(interaction, mine.games if mine else tuple(GAMES)):
            parts.append("\n".join([say("calls-now"), *missing]))
        return Page(tuple(parts), rows=self._rows(mine))

    def _rows(self, mine: Call | None) -> tuple[Row, ...]:
        say = words()
        games = tuple(
            Option(self.bot.game_name(slug), slug, chosen=mine is not None and slug in mine.games)
            for slug in GAMES
        )
        which = Menu(say("calls-menu-games"), ids.Calls("games"), games, most=len(games))
        if mine is None:
            return (which,)
        until = tuple(Option(say("calls-until", hours=hours), str(hours)) for hours in HOURS)
        every = tuple(Option(say(f"calls-{one}"), one, chosen=one == mine.every) for one in OFTEN)
        return (
            which,
            Menu(say("calls-menu-until"), ids.Calls("until"), until),
            Menu(say("calls-menu-every"), ids.Calls("every"), every),
            (Press(say("button-calls-stop"), ids.Calls("stop")),),
        )

    def _missing(self, interaction: Interaction, games: Sequence[str]) -> list[str]:
        """List the tables of these games that lack the asker, if they may see them."""
        asker, guild = interaction.user, interaction.guild
        return [
            words()("calls-table", game=self.bot.game_name(table.slug), where=where(table.record))
            for table in self._lacking.values()
            if guild is not None and table.guild == guild.id and table.slug in games
            if table.seat_of(asker.id) is None and lobby.admits(table.record, names.roles(asker))
            if isinstance(asker, discord.Member) and sees(asker, guild.get_channel_or_thread(table.channel))
        ]

    # Tables' calls

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Start or stop the call of a changed table, depending on whether it lacks one player."""
        number = table.id
        reached = table.guild is not None and not table.record.visiting
        if not (table.live and reached and lobby.lacks_one(table.record)):
            self._lacking.pop(number, None)
            self._timers.drop(number)
            if not table.live:
                self._done.discard(number)
        elif number not in self._lacking:
            self._lacking[number] = table
            if number not in self._done:
                self._timers.set(number, GRACE)

    async def close(self) -> None:
        self._timers.close()

    def _rung(self, number: int) -> None:
        if table := self._lacking.get(number):
            work = partial(self._run, table)
            self.bot.courier.want(Errand(("call", number), work, table.guild, table.channel, number))

    async def _run(self, table: Table) -> None:
        """Choose the people to call, then call them; a retry continues where it failed."""
        number = table.id
        if number not in self._done and self._lacking.get(number) is table:
            chosen = await self._choose(table)
            if chosen == []:
                self._timers.set(number, AGAIN)
                return
            self._done.add(number)
            if chosen:
                self._chosen[number] = Recipients(chosen, now())
        if number in self._chosen:
            await self._send(table, self._chosen[number])
            self._chosen.pop(number, None)

    async def _choose(self, table: Table) -> list[int] | None:
        """Choose and store the people to call; None if the table has called already."""
        server = await self.bot.store.server(table.guild)
        if not server.mentions or self.bot.tables.draining:
            return []
        # The server's channels and roles are unknown before that.
        await self.bot.connections.knows(table.guild)
        could = partial(calls.callable_now, record=table.record, at=now(), busy=self._busy(table.guild))
        willing = await self.bot.store.read(could)
        if willing is None:
            return None
        users: list[int] = []
        for user in willing:
            if len(users) < calls.MOST_CALLED and await self._may_sit_down(table, user):
                users.append(user)
        try:
            return await self.bot.tables.call(table.id, users)
        except Refusal:
            # The table is over, or we are stopping and its next process calls.
            return None

    def _busy(self, guild: int | None) -> set[int]:
        """Return the people who are playing on this server."""
        since = now() - BUSY
        tables = (table for table in self.bot.tables.live() if table.guild == guild and table.last >= since)
        return {user for table in tables for user in acting(table.record)}

    async def _may_sit_down(self, table: Table, user: int) -> bool:
        """Whether a person is on the server, may read the table's channel and has the required role."""
        guild = self.bot.get_guild(table.guild or 0)
        if guild is None:
            return False
        await self.bot.rate_limiter.take(Urgency.MOVE)
        try:
            there = await member(self.bot, guild, user)
        except discord.HTTPException as error:
            if verdict(error) is Verdict.AGAIN:
                raise
            logger.info("a person to call was not found: %s", reason(error))
            return False
        if there is None:
            await calls.withdraw(self.bot.store, user, guild.id)
            return False
        channel = guild.get_channel_or_thread(table.channel)
        return lobby.admits(table.record, names.roles(there)) and sees(there, channel)

    async def _send(self, table: Table, chosen: Recipients) -> None:
        """Post one message for all of them, unless the seat is taken by now or it is too late."""
        store, guild = self.bot.store, table.guild or 0
        users = [user for user in chosen.users if await calls.wanted(store, user, guild, now())]
        if not users or table.id not in self._lacking or now() - chosen.at > STALE:
            return
        async with self.bot.languages.in_language_of(table.guild):
            mentioned = words().joined([f"<@{user}>" for user in users])
            told = {"users": mentioned, "game": self.bot.game_name(table.slug)}
            text = words()("calls-called", **told, where=where(table.record))
            stop = Press(words()("button-calls-stop"), ids.Calls("stop"))
            page = Page((text,), rows=((stop,),))
        await mention(self.bot, table, page, users, "called", table.id)
