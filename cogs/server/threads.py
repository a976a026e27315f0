"""A thread for each table: below the channel where it is opened, put away when it is over.

Many tables stand side by side so, and the channel hears of results alone. Hands stay in private messages: in
a thread, a private one too, moderators read all.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

import discord

from bot.games.base import Refusal
from bot.store.schema import PUT_BY
from bot.words import words
from cogs.answers import answer
from cogs.delivery.budget import Urgency
from cogs.delivery.courier import in_time, nonce
from cogs.delivery.verdict import BROKEN, Verdict, reason, verdict
from cogs.kit.contexts import check_visit, home, in_its_messages
from cogs.kit.pages import Page
from cogs.people import names
from cogs.server.permissions import lacking, named

if TYPE_CHECKING:
    from bot.tables.records import Record
    from bot.tables.table import Table
    from cogs.answers import Interaction
    from cogs.client import Client

logger = logging.getLogger(__name__)

NEEDED: Final = ("create_public_threads", "send_messages_in_threads")
"""What it takes to open one and to play there."""

LONGEST: Final = 100
"""Characters of a thread's name."""


class Place(NamedTuple):
    """Where a table is to stand."""

    channel: int
    parent: int | None = None
    """The channel below which it is a thread of the table's own."""
    lacks: tuple[str, ...] = ()
    """Why it is none although the server wants one."""
    visiting: bool = False
    """The bot is not itself there."""


class Threads:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._began = discord.utils.time_snowflake(discord.utils.utcnow())
        """Threads with a lower number are older than this process."""
        self._closed: set[int] = set()
        """Tables whose channel has heard how they ended, since the bot was started."""

    # Where a table goes

    async def place(self, interaction: Interaction, slug: str, *, visiting: bool = False) -> Place:
        """A new thread, where the server wants one and there can be any; else the channel itself.

        Where the bot is not: the asker's messages with it, or for a table among the people there, `visiting`,
        where they are. `Refusal` for whoever hosts too many tables below this channel: no empty thread is
        left then.
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
        """The channel that the asker's messages with the bot are; `Refusal` where there can be none."""
        if not self.bot.store.lease.shards.has(None):
            # The process that hears of those messages is another, and the table would be its.
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
        """Where a table that was put by goes on: in its old thread if that is there, or in a new one."""
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
        """Whether the table's thread is there and can be written in again."""
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
        """No table came to stand there: an empty thread is taken away, if it can be."""
        if place.parent is None:
            return
        try:
            await in_time(self.bot.http.delete_channel(place.channel))
        except (discord.DiscordException, *BROKEN):
            # It may not be ours to delete: then it is put away.
            await self._put_away(place.channel)

    async def sweep(self, guild: discord.Guild) -> None:
        """Take threads away that were opened for tables which never came to be: the bot was killed then.

        That is, its own from before it started, in which no table has ever stood and nobody has written.
        """
        own = self.bot.user.id if self.bot.user else 0
        made = [one for one in guild.threads if one.owner_id == own and one.id < self._began]
        empty = [one.id for one in made if not one.message_count and one.last_message_id is None]
        used = await self.bot.store.with_tables(empty) if empty else set()
        for number in empty:
            if number not in used and await self._still_empty(number):
                logger.info("thread %d: no table came to stand there", number)
                await self.not_needed(Place(number, guild.id))

    async def _still_empty(self, thread: int) -> bool:
        """As Discord has it now: what is known of it here may be old."""
        try:
            found = await in_time(self.bot.fetch_channel(thread))
        except (discord.DiscordException, *BROKEN):
            return False
        return isinstance(found, discord.Thread) and not (found.message_count or found.last_message_id)

    # What the channel hears

    async def announce(self, interaction: Interaction, table: Table) -> None:
        """Tell the channel where the table is."""
        async with self.bot.languages.at(table.record):
            host, where = names.marked(names.called(interaction.user)), channel_of(table.record)
            told = words()("thread-opened", game=self.bot.game_name(table.slug), name=host, where=where)
        if table.record.in_messages:
            # Nobody else can go there.
            await answer(interaction).reply(Page((words()("messages-opened", where=where),)))
            return
        if await answer(interaction).post(Page((told,))) is None:
            await answer(interaction).reply(Page((told,)))

    async def warn(self, interaction: Interaction, place: Place) -> None:
        """Tell whoever opened the table why it has no thread."""
        if place.lacks:
            told = words()("thread-lacks", permissions=named(place.lacks))
            await answer(interaction).reply(Page((told,)))

    async def close(self, table: Table, page: Page, *, gone: bool = False) -> None:
        """It is over, and its last message shows that: tell the channel, and put the thread away.

        `gone`: the thread was deleted. Raises what Discord says where the channel could not be told.
        """
        parent = table.record.parent
        if parent is None:
            return
        if table.id not in self._closed and (table.log or table.status in PUT_BY):
            await self.bot.budget.take(Urgency.END)
            channel = self.bot.get_partial_messageable(parent)
            once = nonce("ended", table.id, table.status, table.record.message)
            async with self.bot.languages.at(table.record):
                where = () if gone else (words()("thread-over", where=f"<#{table.channel}>"),)
            made = Page((*page.texts, *where), page.picture, page.rows, page.below)
            try:
                await in_time(channel.send(view=made.view(), files=made.files(), nonce=once))
            except discord.HTTPException as error:
                if verdict(error) in (Verdict.AGAIN, Verdict.BLOCKED):
                    raise
        self._closed.add(table.id)
        if not gone:
            await self._put_away(table.channel)

    def reopened(self, table: Table) -> None:
        """It is played again, and will end once more."""
        self._closed.discard(table.id)

    async def _put_away(self, thread: int) -> None:
        try:
            await in_time(self.bot.http.edit_channel(thread, archived=True))
        except discord.HTTPException as error:
            if verdict(error) is Verdict.AGAIN:
                raise
            # Discord does it by itself after some days.
            logger.info("a thread is not put away: %s", reason(error))


def channel_of(record: Record) -> str:
    """Where a table stands, as a way there."""
    if record.in_messages or record.visiting:
        return f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}"
    return f"<#{record.channel}>"


def where(record: Record) -> str:
    """The way to a table: to its message, if it has one."""
    if record.message is None:
        return channel_of(record)
    return f"https://discord.com/channels/{record.guild or '@me'}/{record.channel}/{record.message}"
