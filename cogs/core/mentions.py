"""Posts that mention people below their table: each arrives once, even if its receipt was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.delivery.courier import in_time, nonce
from cogs.delivery.rate_limiter import Urgency

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.pages import Page


async def mention(bot: Client, table: Table, page: Page, users: Iterable[int], *once: object) -> None:
    """Post a page and ping only these people, whoever else it names.

    `once`: the parts of its idempotency key. On a repetition, even after a crash, Discord answers with the
    first message.
    """
    await bot.rate_limiter.take(Urgency.TURN)
    channel = bot.get_partial_messageable(table.channel)
    only = discord.AllowedMentions(users=[discord.Object(user) for user in users])
    await in_time(channel.send(view=page.view(), nonce=nonce(*once), allowed_mentions=only))
