"""The card corner: a lasting message of a server that leads to its tables without typing.

Its channel is a setting of the server; its message is in the database. The message is updated at every change
of a lobby, after every start, and from time to time in case it was deleted, which Discord does not report, or
has many messages below it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from bot.games import GAMES
from bot.games.base import Refusal
from bot.people.boards import Boards
from bot.store import corners
from bot.store.corners import Corner
from bot.tables.lobby import OPEN
from bot.words import words
from cogs.core import names
from cogs.core.rounds import Rounds
from cogs.core.threads import where
from cogs.delivery.answers import answer
from cogs.delivery.courier import Errand, in_time
from cogs.delivery.history import find_own, is_buried
from cogs.delivery.posts import edit, post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import Verdict, verdict
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.pages import MOST_OPTIONS, Page
from cogs.kit.ways_out import usual_table
from cogs.people import my_tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Event
    from bot.records.stored import Server
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row


LOOK_AGAIN: Final = 3 * 60 * 60.0
"""Seconds after which an unchanged corner is edited anyway: a deleted one is then posted again."""
BURIED: Final = 20
"""Messages below a corner from which it is posted again, as they are more than a phone's screen."""
MOST_LISTED: Final = 10
"""Maximum tables listed, the newest of those with a free seat."""
BUTTONS: Final = 3
"""Buttons in a row that fit a phone."""


class CornerCog(Rounds):
    doing = "looking at the card corners"

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._wanted: dict[int, int] = {}
        """Channels of the wanted corners, by server."""
        self._there: dict[int, Corner] = {}
        self._shown: dict[int, int] = {}
        """Hashes of the pages shown, by server; missing if unknown."""
        self._listed: dict[int, frozenset[int]] = {}
        """Tables listed in each corner, by server."""
        bot.router.route(ids.Corner, self._clicked)
        bot.tables.listen(self.touch)

    # Causes of a change

    @commands.Cog.listener()
    async def on_shard_left(self, shard: int) -> None:
        await super().on_shard_left(shard)
        shard_of = self.bot.connections.shard_of
        for known in (self._wanted, self._there, self._shown, self._listed):
            for guild in [guild for guild in known if shard_of(guild) == shard]:
                del known[guild]

    def pause(self) -> float:
        return LOOK_AGAIN

    async def look(self, shard: int) -> None:
        """Check the shard's corners: they may have been deleted unnoticed."""
        shard_of, store = self.bot.connections.shard_of, self.bot.store
        # Other shards' corners may belong to other processes.
        found = [corner for corner in await store.read(corners.read) if shard_of(corner.guild) == shard]
        self._there = {corner.guild: corner for corner in found} | self._there
        wanted = await store.corners()
        self._wanted = {guild: wanted[guild] for guild in wanted if shard_of(guild) == shard} | self._wanted
        for guild in {*self._wanted, *self._there}:
            if shard_of(guild) == shard:
                self._forget(guild)
                self._want(guild)

    @commands.Cog.listener()
    async def on_arranged(self, server: Server) -> None:
        """Apply a server's changed settings."""
        if server.corner:
            self._wanted[server.guild] = server.corner
        else:
            self._wanted.pop(server.guild, None)
        if server.corner or server.guild in self._there:
            self._forget(server.guild)
            self._want(server.guild)

    # These events may change who sees which channel, and thus which tables may be listed.

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._look_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        self._look_again(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self._look_again(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        self._look_again(role.guild.id)

    def _look_again(self, guild: int) -> None:
        if guild in self._wanted:
            self._want(guild)

    @commands.Cog.listener()
    async def on_posted(self, table: Table) -> None:
        """Update the corner's link to a table with a new message."""
        self.touch(table)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Update the corner if the table has a free seat, or is listed."""
        guild = table.guild or 0
        if guild in self._wanted and (
            table.status == "lobby" or table.id in self._listed.get(guild, frozenset())
        ):
            self._want(guild)

    def _want(self, guild: int) -> None:
        channel = self._wanted.get(guild) or (self._there[guild].channel if guild in self._there else 0)
        self.bot.courier.want(
            Errand(
                ("corner", guild),
                partial(self._deliver, guild),
                guild,
                channel,
                0,
                pace=self.bot.settings.pace,
                gone=partial(self._gone, guild, channel),
                doubt=partial(self._forget, guild),
            )
        )

    def _forget(self, guild: int) -> None:
        """Forget the page of a server's corner, which is unknown."""
        self._shown.pop(guild, None)

    # Delivery

    async def _deliver(self, guild: int) -> None:
        await self.bot.connections.knows(guild)
        wanted, there = self._wanted.get(guild), self._there.get(guild)
        if there and there.channel != wanted:
            await self._take_away(there)
            there = None
        if wanted is None:
            return
        if there and guild not in self._shown and await self._is_lost(there):
            await self._take_away(there)
            there = None
        if there is None and (found := await find_own(self.bot, wanted, _is_corners)):
            # The bot was killed before it got the receipt.
            there = await self._stands(Corner(guild, wanted, found))
        async with self.bot.languages.in_language_of(guild):
            most = await Boards(self.bot.store).most_played(guild)
            page = self._page(guild, most if most and most in GAMES else next(iter(GAMES)))
        if there and self._shown.get(guild) == hash(page):
            return
        await self.bot.rate_limiter.take(Urgency.MOVE)
        # Unknown until Discord has answered.
        self._forget(guild)
        if there:
            try:
                await edit(self.bot, there.channel, there.message, page)
            except discord.HTTPException as error:
                if verdict(error) is not Verdict.NEW_MESSAGE:
                    raise
                await self._post(guild, wanted, page, there)
                await self._deleted(there)
        else:
            await self._post(guild, wanted, page, None)
        self._shown[guild] = hash(page)

    async def _is_lost(self, corner: Corner) -> bool:
        """Return whether the corner is far above the channel's end, and no table there needs the room."""
        if any(corner.channel in (table.channel, table.record.parent) for table in self.bot.tables.live()):
            return False
        await self.bot.rate_limiter.take(Urgency.MOVE)
        return await is_buried(self.bot, corner.channel, corner.message, BURIED)

    async def _post(self, guild: int, channel: int, page: Page, before: Corner | None) -> None:
        place, once = self.bot.get_partial_messageable(channel), before.message if before else 0
        sent = await post(place, page, "corner", channel, once)
        await self._stands(Corner(guild, channel, sent.id))

    async def _stands(self, corner: Corner) -> Corner:
        self._there[corner.guild] = corner
        await self.bot.store.write(lambda connection: corners.keep(connection, corner))
        return corner

    async def _take_away(self, corner: Corner) -> None:
        """Delete a corner that is no longer wanted there; if that is not allowed, it stays."""
        await self._deleted(corner)
        del self._there[corner.guild]
        await self.bot.store.write(lambda connection: corners.drop(connection, corner.guild))

    async def _deleted(self, corner: Corner) -> None:
        try:
            await in_time(self._message(corner).delete())
        except discord.HTTPException as error:
            if verdict(error) is Verdict.AGAIN:
                raise

    def _message(self, corner: Corner) -> discord.PartialMessage:
        return self.bot.get_partial_messageable(corner.channel).get_partial_message(corner.message)

    async def _gone(self, guild: int, channel: int) -> None:
        """Drop the corner of a deleted channel, until another is chosen."""
        if self._there.pop(guild, None):
            await self.bot.store.write(lambda connection: corners.drop(connection, guild))
        server = await self.bot.store.server(guild)
        if server.corner == channel:
            self._wanted.pop(guild, None)
            await self.bot.store.arrange(replace(server, corner=0))

    # The page

    def _page(self, guild: int, usual: str) -> Page:
        """Return the corner's page. `usual`: the game of its leaderboard button."""
        say, lacking = words(), self._lacking(guild)
        self._listed[guild] = frozenset(table.id for table in lacking)
        games = [Press(self.bot.game_name(slug), usual_table(slug), Style.primary) for slug in GAMES]
        rows: list[Row] = [tuple(games[at : at + BUTTONS]) for at in range(0, len(games), BUTTONS)]
        texts = [say("corner-title"), say("corner-about"), "\n".join(map(self._told, GAMES))]
        if lacking:
            texts.append("\n".join((say("corner-lacking"), *map(self._line, lacking))))
            tables = tuple(Option(self._called(table), str(table.id)) for table in lacking[:MOST_OPTIONS])
            rows.append(Menu(say("corner-menu-join"), ids.Corner("join"), tables))
        rows.append(
            (
                Press(say("button-my-tables"), ids.Corner("mine")),
                Press(say("button-leaderboard"), ids.Leaderboard(usual, "here", "ever", "0")),
            )
        )
        return Page(tuple(texts), rows=tuple(rows))

    def _told(self, slug: str) -> str:
        """Return two lines about a game: for how many it is, how long it takes, what it is about."""
        seats, prefix = GAMES[slug].seats, self.bot.game_cog(slug).prefix
        fewest, most = seats[0], seats[-1]
        every = most > fewest and len(seats) == most - fewest + 1
        players = f"{fewest}\N{EN DASH}{most}" if every else ", ".join(map(str, seats))
        game = self.bot.game_name(slug)
        about = words()("corner-game", game=game, players=players, minutes=GAMES[slug].minutes)
        return f"{about}\n-# {words()(f'{prefix}-game')}"

    def _lacking(self, guild: int) -> list[Table]:
        """Return the lobbies with free seats that everybody may see, the newest first."""
        found = [
            table
            for table in self.bot.tables.live()
            if table.guild == guild
            and table.status == "lobby"
            and None in table.seats
            and table.record.access == OPEN
            and self._open_to_all(table)
        ]
        return found[::-1][:MOST_LISTED]

    def _open_to_all(self, table: Table) -> bool:
        """Whether everybody on its server may see the table's channel; other tables are not listed."""
        guild = self.bot.get_guild(table.guild or 0)
        if guild is None:
            return False
        channel = guild.get_channel_or_thread(table.channel)
        if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
            return False
        return channel.permissions_for(guild.default_role).view_channel

    def _line(self, table: Table) -> str:
        """Return a table's line, with a link to it."""
        told = {
            "game": self.bot.game_name(table.slug),
            "name": names.marked(names.host_of(table.record)),
            "where": where(table.record),
        }
        return words()("corner-table", free=table.seats.count(None), **told)

    def _called(self, table: Table) -> str:
        """Return a table's option in the menu, without markup."""
        return words()("corner-join", game=self.bot.game_name(table.slug), name=names.host_of(table.record))

    # Clicks

    async def _clicked(self, interaction: Interaction, made: ids.Corner, values: Sequence[str]) -> None:
        match [made.what, *values]:
            case ["join", number]:
                await self._join(interaction, ids.number(number))
            case ["mine"]:
                await answer(interaction).reply(await my_tables.page(self.bot, interaction))
            case _:
                raise Refusal("bad-button")

    async def _join(self, interaction: Interaction, number: int) -> None:
        await self.bot.tables.rouse(table=number)
        table, user = self.bot.tables.get(number), interaction.user
        # A player who sits there already is shown the way too.
        if table.seat_of(user.id) is None:
            if table.guild != interaction.guild_id or not self._open_to_all(table):
                # The table was never listed, or has been hidden since.
                raise Refusal("table-gone")
            await self.bot.tables.join(number, user.id, names.called(user), roles=names.roles(user))
            await self.bot.tables.record_click(table, user.id, interaction.id)
        told = words()("corner-joined", game=self.bot.game_name(table.slug), where=where(table.record))
        await answer(interaction).reply(Page((told,)))


def _is_corners(control: str) -> bool:
    """Whether this is a control that only a corner has."""
    try:
        return isinstance(ids.parse(control), ids.Corner)
    except Refusal:
        return False
