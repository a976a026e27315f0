"""Threads of tables: created below the channel, archived when the match is over.

So many tables can run side by side, and the channel shows only results. Hands stay in private messages:
moderators can read every thread, even a private one.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.games.base import Refusal
from bot.schema.tables import PUT_BY
from bot.words import words
from cogs.core import names
from cogs.core.permissions import lacking, named
from cogs.delivery.answers import answer
from cogs.delivery.courier import in_time
from cogs.delivery.posts import post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import BROKEN, Verdict, reason, verdict
from cogs.kit.contexts import check_visit, home, in_its_messages
from cogs.kit.pages import Page

if TYPE_CHECKING:
    from bot.records.stored import Record
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction

logger = logging.getLogger(__name__)

NEEDED: Final = ("create_public_threads", "send_messages_in_threads")
"""Permissions needed to create a thread and play there."""

LONGEST: Final = 100
"""Maximum characters of a thread's name."""


class Place(NamedTuple):
    """The place of a table."""

    channel: int
    parent: int | None = None
    """The channel above, if the table has a thread of its own."""
    lacks: tuple[str, ...] = ()
    """Permissions missing for a thread that the server wants."""
    visiting: bool = False
    """Whether the bot is a guest there."""


class Threads:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._began = discord.utils.time_snowflake(discord.utils.utcnow())
        """Snowflake of this process's start; smaller ones are older."""
        self._closed: set[int] = set()
        """Tables whose end the channel has been told since the bot was started."""

    # Places

    async def place(self, interaction: Interaction, slug: str, *, visiting: bool = False) -> Place:
        """Return a table's place: a new thread if the server wants one and it is possible, else the channel.

        Where the bot is a guest, it is the asker's messages with it, or if `visiting` the channel itself.
        Raises `Refusal` if the asker hosts too many tables below this channel, before a thread is created.
        """
        if visiting:
            check_visit(interaction)
            return Place(interaction.channel_id or 0, visiting=True)
        if home(interaction) is None:
            return Place(await self.messages(interaction))
        here = Place(interaction.channel_id or 0)
        channel = interaction.channel
        server = await self.bot.store.server(interaction.guild_id)
        if not server.threads or not isinstance(channel, discord.TextChannel):
            return here
        if missing := lacking(interaction.app_permissions, NEEDED):
            return here._replace(lacks=missing)
        await self.bot.tables.check_held(interaction.user.id, interaction.guild_id)
        made = await self.make(channel, slug, names.called(interaction.user))
        # The channel may have too many threads, or the permission was just withdrawn.
        return here._replace(lacks=NEEDED[:1]) if made is None else Place(made, channel.id)

    async def make(self, channel: discord.TextChannel, slug: str, host: str) -> int | None:
        """Create a thread for a table and return its id; None if Discord refuses."""
        async with self.bot.languages.in_language_of(channel.guild.id):
            name = words()("thread-name", game=self.bot.game_name(slug), name=names.plain(host))
        kind = discord.ChannelType.public_thread
        try:
            return (await in_time(channel.create_thread(name=name[:LONGEST], type=kind))).id
        except discord.HTTPException as error:
            if verdict(error) is Verdict.AGAIN:
                raise
            return None

    async def messages(self, interaction: Interaction) -> int:
        """Return the channel of the asker's messages with the bot; `Refusal` if there can be none."""
        if not self.bot.store.lease.shards.has(None):
            # Another process receives those messages, so the table would be its own.
            raise Refusal("messages-not-from-here")
        if in_its_messages(interaction) and interaction.channel_id is not None:
            return interaction.channel_id
        try:
            return (await in_time(interaction.user.create_dm())).id
        except (discord.DiscordException, *BROKEN) as error:
            if verdict(error) is Verdict.AGAIN:
                raise Refusal("discord-silent") from error
            raise Refusal("no-messages") from error

    async def place_again(self, interaction: Interaction, record: Record) -> Place:
        """Return the place of a resumed table: its old thread if that still exists, else a new place."""
        here = interaction.channel_id or 0
        if record.visiting:
            check_visit(interaction)
            return Place(here, visiting=True)
        if home(interaction) is None:
            return Place(await self.messages(interaction))
        if record.channel == here:
            return Place(here, record.parent)
        if record.parent == here:
            if record.host == interaction.user.id:
                await self.bot.tables.check_held(record.host, interaction.guild_id)
            if await self._opens(record):
                return Place(record.channel, here)
        return await self.place(interaction, record.slug)

    async def _opens(self, record: Record) -> bool:
        """Whether the table's thread exists and can be written in; an archived one is reopened."""
        try:
            thread = await in_time(self.bot.fetch_channel(record.channel))
            if not isinstance(thread, discord.Thread) or thread.locked:
                return False
            if thread.archived:
                await in_time(thread.edit(archived=False))
        except (discord.DiscordException, *BROKEN):
            return False
        return True

    async def not_needed(self, place: Place) -> None:
        """Delete or archive a thread that got no table."""
        if place.parent is None:
            return
        try:
            await in_time(self.bot.http.delete_channel(place.channel))
        except (discord.DiscordException, *BROKEN):
            # Without permission to delete it, it is archived.
            await self._put_away(place.channel)

    async def sweep(self, guild: discord.Guild) -> None:
        """Delete threads whose tables were never opened because the bot was killed.

        These are the bot's own from before its start, without a table or message.
        """
        own = self.bot.user.id if self.bot.user else 0
        made = [one for one in guild.threads if one.owner_id == own and one.id < self._began]
        empty = [one.id for one in made if not one.message_count and one.last_message_id is None]
        used = await self.bot.store.with_tables(empty) if empty else set()
        for number in empty:
            if number not in used and await self._still_empty(number):
                logger.info("thread %d never got a table", number)
                await self.not_needed(Place(number, guild.id))

    async def _still_empty(self, thread: int) -> bool:
        """Whether Discord still says that the thread is empty; the cache may be outdated."""
        try:
            found = await in_time(self.bot.fetch_channel(thread))
        except (discord.DiscordException, *BROKEN):
            return False
        return isinstance(found, discord.Thread) and not (found.message_count or found.last_message_id)

    # Messages to the channel

    async def announce(self, interaction: Interaction, table: Table) -> None:
        """Tell the channel where the table is."""
        async with self.bot.languages.at(table.record):
            host, where = names.marked(names.called(interaction.user)), channel_of(table.record)
            # Nobody can join a match that has begun.
            key = "thread-opened" if table.status == "lobby" else "thread-begun"
            told = words()(key, game=self.bot.game_name(table.slug), name=host, where=where)
        if table.record.in_messages:
            # Nobody else can go there.
            await answer(interaction).reply(Page((words()("messages-opened", where=where),)))
            return
        if await answer(interaction).post(Page((told,))) is None:
            await answer(interaction).reply(Page((told,)))

    async def warn(self, interaction: Interaction, place: Place) -> None:
        """Tell the asker why the table has no thread."""
        if place.lacks:
            told = words()("thread-lacks", permissions=named(place.lacks))
            await answer(interaction).reply(Page((told,)))

    async def close(self, table: Table, page: Page, *, gone: bool = False) -> None:
        """Tell the channel the result of a finished match, and archive its thread.

        `gone`: the thread was deleted. Raises Discord's error if the channel could not be told.
        """
        parent = table.record.parent
        if parent is None:
            return
        if table.id not in self._closed and (table.log or table.status in PUT_BY):
            await self.bot.rate_limiter.take(Urgency.END)
            channel = self.bot.get_partial_messageable(parent)
            once = "ended", table.id, table.status, table.record.message
            async with self.bot.languages.at(table.record):
                where = () if gone else (words()("thread-over", where=f"<#{table.channel}>"),)
            made = Page((*page.texts, *where), page.picture, page.rows, page.below)
            try:
                await post(channel, made, *once)
            except discord.HTTPException as error:
                if verdict(error) in (Verdict.AGAIN, Verdict.BLOCKED):
                    raise
        self._closed.add(table.id)
        if not gone:
            await self._put_away(table.channel)

    def reopened(self, table: Table) -> None:
        """Let the channel be told again at the end of a resumed match."""
        self._closed.discard(table.id)

    async def _put_away(self, thread: int) -> None:
        try:
            await in_time(self.bot.http.edit_channel(thread, archived=True))
        except discord.HTTPException as error:
            if verdict(error) is Verdict.AGAIN:
                raise
            # Discord archives it by itself after some days.
            logger.info("a thread was not archived: %s", reason(error))


def channel_of(record: Record) -> str:
    """Return a link to the table's channel."""
    if record.in_messages or record.visiting:
        return f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}"
    return f"<#{record.channel}>"


def where(record: Record) -> str:
    """Return a link to a table: to its message, if it has one."""
    if record.message is None:
        return channel_of(record)
    return f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}/{record.message}"
