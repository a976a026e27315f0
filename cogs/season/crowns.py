"""The role of a server's champions: given for the last season, until the next is over."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.people import crowns
from bot.people.crowns import Crown
from cogs.delivery.courier import Errand, in_time
from cogs.delivery.rate_limiter import Urgency
from cogs.delivery.verdict import BROKEN, TWO_FACTOR, reason
from cogs.season.champions_role import role_trouble

if TYPE_CHECKING:
    from bot.records.stored import Server
    from cogs.core.client import Client
    from cogs.season.champions_role import RoleTrouble

logger = logging.getLogger(__name__)


class Crowns:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._two_factor = set[int]()
        """Servers where Discord refused the role because two-factor authentication is missing."""

    def trouble(self, server: Server, guild: discord.Guild | None) -> RoleTrouble | None:
        """Return the known reason why this server's champions do not get their role, or None."""
        return role_trouble(server, guild, two_factor=server.guild in self._two_factor)

    def want(self, guild: int) -> None:
        """Give this server's champions their role, and take it from all former ones."""
        deliver = partial(self._deliver, guild)
        # A missing permission is retried when it may be back; /setup names it.
        blocked = partial(self._refused, guild)
        errand = Errand(("crowns", guild), deliver, guild, 0, 0, gone=_nothing, blocked=blocked)
        self.bot.courier.want(errand)

    def _refused(self, guild: int, error: discord.HTTPException | None) -> None:
        if error and error.code == TWO_FACTOR:
            self._two_factor.add(guild)
        else:
            self._two_factor.discard(guild)

    async def _deliver(self, guild: int) -> None:
        await self.bot.connections.knows(guild)
        there, store = self.bot.get_guild(guild), self.bot.store
        if there is None:
            return
        server = await store.server(guild)
        plan = await store.read(partial(crowns.plan, guild=guild, role=server.champions))
        refused = None
        for crown in plan.take:
            try:
                await self._take(crown)
            except discord.Forbidden as error:
                refused = error
        trouble = role_trouble(server, there)
        for user in plan.give if trouble is None or trouble.ours else ():
            try:
                await self._give(there, Crown(guild, server.champions, user, given=False))
            except discord.Forbidden as error:
                refused = error
        if refused:
            raise refused

    async def _take(self, crown: Crown) -> None:
        await self.bot.rate_limiter.take(Urgency.MOVE)
        try:
            await in_time(self.bot.http.remove_role(crown.guild, crown.user, crown.role))
        except discord.NotFound as error:
            logger.info("a role to be taken is already gone: %s", reason(error))
        await self.bot.store.write(partial(crowns.drop, crown=crown))

    async def _give(self, guild: discord.Guild, crown: Crown) -> None:
        store = self.bot.store
        await self.bot.rate_limiter.take(Urgency.MOVE)
        try:
            if not await store.read(partial(crowns.begun, crown=crown)):
                member = await in_time(guild.fetch_member(crown.user))
                # A role given by another person is kept.
                if member.get_role(crown.role) or not await store.write(partial(crowns.begin, crown=crown)):
                    return
            await in_time(self.bot.http.add_role(crown.guild, crown.user, crown.role))
        except discord.NotFound as error:
            # They have left, and get it at a later round if they are back; or the role was just deleted.
            logger.info("a role is not given: %s", reason(error))
            await store.write(partial(crowns.drop, crown=crown))
            return
        if not await store.write(partial(crowns.given, crown=crown)):
            await self._take(crown)

    async def relieve(self, user: int) -> None:
        """Take all crown roles from a person being deleted; they keep any that Discord refuses to take."""
        for crown in await self.bot.store.read(partial(crowns.of_user, user=user)):
            try:
                await self._take(crown)
            except (discord.DiscordException, *BROKEN) as error:
                logger.warning("a deleted person keeps a role: %s", reason(error))


async def _nothing() -> None:
    """Do nothing: the server is gone, and its roles with it."""
