"""The channels' messages that show a duplicate night: kept up to date, and replaced by newer ones."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import discord

from bot.records.movement import night_of
from bot.words import words
from cogs.delivery import drawing
from cogs.delivery.answers import answer
from cogs.delivery.courier import Errand
from cogs.delivery.posts import edit, post
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import UNKNOWN_MESSAGE, Verdict, of_this_message, verdict
from cogs.duplicate import pages, rounds
from cogs.kit.pages import OverBudget

if TYPE_CHECKING:
    from bot.duplicate.channels import NightMessage
    from bot.duplicate.night import Night
    from bot.games.base import Event
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Page

CALM: Final = 2.0
"""Seconds of debounce: one edit shows several people joining or playing."""
PACE: Final = 5.0
"""Seconds between two edits of a message."""


class NightMessages:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._known: dict[tuple[int, int], tuple[str, ...]] = {}
        """Texts of the nights' messages, by night and channel, as last written here."""
        self._begun = False

    # Pages

    async def made(
        self,
        night: Night,
        patience: float,
        *,
        pictured: bool = True,
        reader: int | None = None,
        typed: bool = False,
    ) -> Page:
        """Return the present page of a night.

        `reader`: the person it is for, if it is for one person alone; `typed`: whether it shows team names.
        """
        night = pages.named(night, typed=typed)
        nights, game = self.bot.tables.nights, self.bot.game_name(night.slug)
        if night.swiss and night.status in ("playing", "over"):
            return await self._of_rounds(night, patience, pictured=pictured, reader=reader)
        if night.status != "over":
            return pages.page(night, game, await nights.plays(night.id))
        scores, standings = await nights.scores(night), await nights.standings(night)
        page = pages.page(night, game, (), standings)
        if not pictured:
            return page
        absent = await nights.absent(night)
        drawn = await self.bot.drawing(patience, pages.standings_picture, night, scores, standings, absent)
        return replace(page, picture=drawn)

    async def _of_rounds(self, night: Night, patience: float, *, pictured: bool, reader: int | None) -> Page:
        """Return the page of a Swiss night that has begun."""
        nights, game = self.bot.tables.nights, self.bot.game_name(night.slug)
        course = await nights.course(night)
        page = rounds.page(night, game, await nights.plays(night.id), course, reader)
        if night.status == "over" and pictured:
            drawn = await self.bot.drawing(patience, rounds.picture, night, course)
            page = replace(page, picture=drawn)
        return page

    async def public(self, guild: int | None, night: Night) -> Page:
        async with self.bot.languages.in_language_of(guild):
            return await self.made(night, drawing.PUBLIC)

    # Messages

    async def post(self, interaction: Interaction, night: Night) -> None:
        """Post the night for everybody in the channel; this message shows it from now on."""
        sent = await answer(interaction).post(await self.public(interaction.guild_id, night))
        channel = interaction.channel_id
        if sent and channel is not None:
            self._known.pop((night.id, channel), None)
            await self.bot.tables.nights.channels.show(night.id, channel, sent)

    async def edit(self, interaction: Interaction, night: Night) -> None:
        """Edit the clicked message to show the night; other channels follow soon."""
        await answer(interaction).edit(await self.public(interaction.guild_id, night))
        self.changed(night.id)

    def changed(self, number: int) -> None:
        """Update the night's messages; their state is unknown, as edits may have overlapped."""
        for place in [one for one in self._known if one[0] == number]:
            del self._known[place]
        self.refresh(number)

    def refresh(self, number: int) -> None:
        """Update the night's messages soon, where they are outdated."""
        self.bot.courier.want(Errand(("nights", number), partial(self._spread, number), None, 0, 0))

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Update a night when a board's match has ended."""
        if table.record.board is not None and not table.live:
            number = night_of(table.record.board)
            self.bot.courier.want(Errand(("board", number), partial(self._played, number), None, 0, 0))

    async def _played(self, number: int) -> None:
        """Update a night after a board, in all processes: other servers may show it too."""
        lease = self.bot.store.lease
        if lease.shared:
            await lease.tell("night", number)
        else:
            self.refresh(number)

    async def _spread(self, number: int) -> None:
        """Update those of our channels that show the night."""
        for one in await self.bot.tables.nights.channels.of(number):
            if one.message and self.bot.store.lease.shards.has(one.guild):
                self.bot.courier.want(
                    Errand(
                        ("night", number, one.channel),
                        partial(self._refresh, number, one.channel),
                        one.guild,
                        one.channel,
                        0,
                        pace=PACE,
                        calm=CALM,
                        gone=partial(self._forget, number, one.channel),
                        impossible=partial(self._not_shown, number, one.channel),
                        judged=of_this_message,
                        doubt=partial(self._doubt, number, one.channel),
                    )
                )

    async def _refresh(self, number: int, channel: int) -> None:
        nights = self.bot.tables.nights
        one = await self._shown(number, channel)
        night = await nights.night(number)
        if one is None or one.message is None or night.status == "over":
            return
        if (number, channel, one.guild) in await nights.channels.to_tell():
            # Another message is on its way.
            return
        await self.bot.connections.knows(one.guild)
        async with self.bot.languages.in_language_of(one.guild):
            page = await self.made(night, drawing.PUBLIC)
        if self._known.get((number, channel)) == page.texts:
            return
        # Unknown until Discord has answered.
        self._doubt(number, channel)
        await self._edit(channel, one.message, page)
        self._known[number, channel] = page.texts

    async def _edit(self, channel: int, message: int, page: Page) -> None:
        await self.bot.rate_limiter.take(Urgency.MOVE)
        await edit(self.bot, channel, message, page)

    async def _shown(self, number: int, channel: int) -> NightMessage | None:
        there = await self.bot.tables.nights.channels.of(number)
        return next((one for one in there if one.channel == channel), None)

    def _doubt(self, number: int, channel: int) -> None:
        """Forget the texts of a message, which are unknown."""
        self._known.pop((number, channel), None)

    async def _forget(self, number: int, channel: int) -> None:
        """Forget a deleted message."""
        self._doubt(number, channel)
        await self.bot.tables.nights.channels.show(number, channel, None)

    async def _not_shown(self, number: int, channel: int, error: BaseException) -> None:
        """Forget an uneditable message if it was deleted; others are edited at the next change."""
        self._doubt(number, channel)
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MESSAGE:
            await self._forget(number, channel)

    # News

    async def tell(self) -> None:
        """Announce beginnings, rounds and ends of nights in every channel where one was opened or joined.

        The first call also shows results that came in while the bot was stopped.
        """
        if not self._begun:
            self._begun = True
            for night in await self.bot.tables.nights.running():
                self.refresh(night.id)
        for number, channel, guild in await self.bot.tables.nights.channels.to_tell():
            work = partial(self._tell, number, channel, guild)
            gone = partial(self.bot.tables.nights.channels.told, number, channel, None)
            self.bot.courier.want(Errand(("duplicate", number, channel), work, guild, channel, 0, gone=gone))

    async def _tell(self, number: int, channel: int, guild: int) -> None:
        await self.bot.connections.knows(guild)
        nights = self.bot.tables.nights
        if (number, channel, guild) not in await nights.channels.to_tell():
            return
        night, one = await nights.night(number), await self._shown(number, channel)
        over = night.status == "over"
        stage = None if over else night.stage
        if not (await self.bot.store.server(guild)).nights:
            # The server wants no more news of nights.
            await nights.channels.told(number, channel, stage, one.message if one else None)
            return
        called = [] if over else await self._called(night, channel, guild)
        async with self.bot.languages.in_language_of(guild):
            page = await self.made(night, drawing.PUBLIC)
            sent_page = _calling(page, called) if called else page
            moved = pages.moved(night, self.bot.game_name(night.slug))
        if one and one.message:
            await self._move(channel, one.message, moved)
        await self.bot.rate_limiter.take(Urgency.END)
        there = self.bot.get_partial_messageable(channel)
        once = f"duplicate{'' if over else f' {night.stage}'}", number, channel
        sent = await post(there, sent_page, *once, pings=called)
        # The mention stays until the next edit.
        self._known[number, channel] = page.texts
        await nights.channels.told(number, channel, stage, sent.id)
        if not over:
            # Results may have come in meanwhile.
            self.refresh(number)

    async def _move(self, channel: int, message: int, page: Page) -> None:
        """Edit the previous message to say that there is a newer one; if that is refused, it stays."""
        try:
            await self._edit(channel, message, page)
        except discord.HTTPException as error:
            if verdict(error) is Verdict.AGAIN:
                raise

    async def _called(self, night: Night, channel: int, guild: int) -> list[int]:
        """Return the people to mention in this channel: those with boards to play now who want to be told.

        A person is mentioned in one channel of their server; the host not for a night just begun.
        """
        there = await self.bot.tables.nights.channels.of(night.id)
        first = min(one.channel for one in there if one.guild == guild)
        if channel != first or not (await self.bot.store.server(guild)).mentions:
            return []
        due = {team for _, team in night.due(await self.bot.tables.nights.plays(night.id))}
        people = [
            one.user
            for team in night.teams
            if team.guild == guild and team.number in due
            for one in team.members.values()
            if one.there and not (night.stage == 0 and one.user == night.host)
        ]
        return [user for user in people if (await self.bot.store.player(user)).mentions != "silent"]


def _calling(page: Page, users: list[int]) -> Page:
    """Add mentions to a page; if they exceed its room, its list waits for the next edit."""
    mentioned = words()("duplicate-called", users=" ".join(f"<@{user}>" for user in users))
    called = replace(page, texts=(*page.texts, mentioned))
    try:
        called.check()
    except OverBudget:
        return replace(page, texts=(page.texts[0], mentioned))
    return called
