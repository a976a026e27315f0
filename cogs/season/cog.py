"""`/champions`, and the end of a season: champions are stored, announced in a channel, and given a role.

Each process does this for the servers of its own shards. The database records each step, so that another
process can continue after a crash.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.people import crowns, seasons
from bot.records.periods import period
from bot.records.stored import now
from bot.words import words
from cogs.core.names import told_apart
from cogs.core.permissions import named
from cogs.core.rounds import Rounds
from cogs.core.sight import reader_of
from cogs.delivery import drawing
from cogs.delivery.answers import answer, answering
from cogs.delivery.courier import Errand, in_time
from cogs.delivery.posts import post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import Verdict, verdict
from cogs.kit import ids
from cogs.kit.contexts import server_of
from cogs.kit.game_cog import say
from cogs.kit.pages import Page
from cogs.season import page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.people.seasons import Champion, News, Season
    from bot.records.stored import Server
    from cogs.core.client import Client
    from cogs.core.names import told_apart
    from cogs.kit.contexts import Interaction
    from cogs.season.crowns import Crowns
from cogs.core.sight import Reader

LOOK_AGAIN: Final = 3 * 60 * 60.0
"""Seconds between two rounds; for example, a champion who had left the server may be back."""
SAME: Final = 120_000
"""Milliseconds in which Discord recognises a repeated post by its key."""
_LOOKED: Final = 100
"""Number of a channel's messages searched for the news of a season."""


class SeasonCog(Rounds):
    doing = "ending seasons"

    def __init__(self, bot: Client, crowns: Crowns) -> None:
        super().__init__(bot)
        self._crowns = crowns
        bot.router.route(ids.Champions, self._clicked)

    # The page

    @app_commands.command(description=say("champions-about"))
    @app_commands.guild_only()
    async def champions(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await answer(interaction).reply(await self._page(interaction, None))

    async def _clicked(self, interaction: Interaction, made: ids.Champions, _: Sequence[str]) -> None:
        guild, until = server_of(interaction), made.hour * page.HOUR
        before, after = (until + 1 if until else None), None
        if made.what == "earlier":
            before = until
        if made.what == "later":
            before, after = None, until
        season = await self.bot.store.read(partial(seasons.past, guild=guild, before=before, after=after))
        if made.what == "share":
            if season is None:
                raise Refusal("champions-none-yet")
            async with self.bot.languages.in_language_of(guild):
                found = await self._crowned(season)
                shown = await self._of(season, found, words()("champions-title"))
            await answer(interaction).post(replace(shown, rows=page.shared(season)))
            return
        await answer(interaction).show(await self._page(interaction, season))

    async def _page(self, interaction: Interaction, season: Season | None) -> Page:
        """Return the asker's page: a finished season, by default the newest, and the current one."""
        guild, store = server_of(interaction), self.bot.store
        reader, server = await reader_of(interaction, store), await store.server(guild)
        last = await store.read(partial(seasons.past, guild=guild))
        season, heading = season or last, words()("champions-title")
        present = seasons.current(last.until if last else None, server, now())
        ahead = await store.read(partial(seasons.leaders, season=present))
        found = await store.read(partial(seasons.crowned, season=season)) if season else ()
        every = told_apart((*found, *ahead))
        found, ahead = every[: len(found)], every[len(found) :]
        below = ["\n".join(page.under_way(self.bot, present, ahead)), page.how()]
        trouble = self._crowns.trouble(server, interaction.guild)
        if interaction.permissions.manage_guild and trouble:
            below.append(words()(trouble.key, permissions=named(trouble.missing)))
        if season is None:
            return Page((heading, words()("champions-none-yet"), *below))
        made = await self._of(season, found, heading, reader)
        before = await store.read(partial(seasons.past, guild=guild, before=season.until))
        rows = page.rows(season, earlier=before is not None, later=season != last)
        return replace(made, texts=(*made.texts, *below), rows=rows)

    async def _crowned(self, season: Season) -> tuple[Champion, ...]:
        return told_apart(await self.bot.store.read(partial(seasons.crowned, season=season)))

    async def _of(
        self, season: Season, found: Sequence[Champion], heading: str, reader: Reader | None = None
    ) -> Page:
        patience = drawing.CLICKED if reader else drawing.PUBLIC
        text = reader is not None and reader.text_only
        return await page.of_season(self.bot, season, found, heading=heading, patience=patience, text=text)

    # The turn of a season

    def pause(self) -> float:
        """Return the seconds until the turn of a month, or less."""
        at = now()
        _, until = period("month", at).moments
        return min(LOOK_AGAIN, (until + seasons.SETTLING - at) / 1000 + 1)

    async def look(self, shard: int) -> None:
        """End the finished seasons on the servers of a shard, and resume unfinished work there."""
        store, shard_of = self.bot.store, self.bot.connections.shard_of
        for guild, (server, last) in (await store.read(seasons.on_servers)).items():
            if shard_of(guild) == shard:
                for season in seasons.over(last, server, now()):
                    announce = bool((await store.server(guild)).announce)
                    await store.write(partial(seasons.conclude, season=season, announce=announce))
        for guild in {*await store.read(seasons.owing), *await store.read(crowns.concerned)}:
            if shard_of(guild) == shard:
                self._want(guild)

    def _want(self, guild: int) -> None:
        self._crowns.want(guild)
        tell = partial(self._tell, guild)
        gone = partial(self._gone, guild)
        errand = Errand(("season", guild), tell, guild, 0, 0, gone=gone)
        self.bot.courier.want(errand)

    @commands.Cog.listener()
    async def on_arranged(self, server: Server) -> None:
        """Apply a server's changed settings."""
        self._want(server.guild)

    @commands.Cog.listener()
    async def on_preferred(self, user: int) -> None:
        """Apply a person's changed preferences: they may not want to be a champion any more."""
        for guild in await self.bot.store.read(partial(crowns.of_champion, user=user)):
            if self.bot.get_guild(guild):
                self._crowns.want(guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Try to give the champions' role, as its change may have made it possible."""
        if (await self.bot.store.server(role.guild.id)).champions == role.id:
            self._crowns.want(role.guild.id)

    # The news

    async def _tell(self, guild: int) -> None:
        """Post the news to the server's channel once; after a lost receipt, only if it did not arrive."""
        await self.bot.connections.knows(guild)
        store = self.bot.store
        news, server = await store.read(partial(seasons.owed, guild=guild)), await store.server(guild)
        if news is None:
            return
        if server.announce and not await self._arrived(news, server.announce):
            await store.write(partial(seasons.tried, guild=guild, at=now()))
            await self._send(news.season, server.announce)
        await store.write(partial(seasons.told, guild=guild))

    async def _send(self, season: Season, channel: int) -> None:
        async with self.bot.languages.in_language_of(season.guild):
            made = await self._of(season, await self._crowned(season), words()("champions-over"))
            made = replace(made, rows=page.shared(season))
        await self.bot.rate_limiter.take(Urgency.MOVE)
        place = self.bot.get_partial_messageable(channel)
        try:
            await post(place, made, "season", season.guild, season.until)
        except discord.HTTPException as error:
            if verdict(error) is not Verdict.AGAIN:
                # A refused post surely did not arrive.
                await self.bot.store.write(partial(seasons.tried, guild=season.guild, at=None))
            raise

    async def _arrived(self, news: News, channel: int) -> bool:
        """Whether the news has arrived; if the channel cannot be read, assume so after `SAME`."""
        if news.tried is None:
            return False
        guild = self.bot.get_guild(news.season.guild)
        there = guild.get_channel(channel) if guild else None
        if guild is None or there is None or not there.permissions_for(guild.me).read_message_history:
            return now() - news.tried > SAME
        found: Any = await in_time(self.bot.http.logs_from(channel, _LOOKED))
        ours = page.shared(news.season)[0]
        button = ours[0].custom_id if isinstance(ours, tuple) else ""
        me = str(self.bot.user.id) if self.bot.user else ""
        return any(
            one["author"]["id"] == me and f'"{button}"' in json.dumps(one.get("components", []))
            for one in found
        )

    async def _gone(self, guild: int) -> None:
        """Stop announcing, as the channel was deleted, until another is chosen."""
        server = await self.bot.store.server(guild)
        await self.bot.store.arrange(replace(server, announce=0))
        await self.bot.store.write(partial(seasons.told, guild=guild))
