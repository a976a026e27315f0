"""Posts that call people by name below their table: each once, though nobody knows whether it arrived."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.delivery.budget import Urgency
from cogs.delivery.courier import in_time, nonce

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.table import Table
    from cogs.client import Client
    from cogs.kit.pages import Page


async def mention(bot: Client, table: Table, page: Page, users: Iterable[int], *once: object) -> None:
    """Post this, and ping these people, whoever else it names.

    `once`: what is the same for the same post. Told again, also after a crash, Discord answers with the
    message that it has.
    """
    await bot.budget.take(Urgency.TURN)
    channel = bot.get_partial_messageable(table.channel)
    only = discord.AllowedMentions(users=[discord.Object(user) for user in users])
    await in_time(channel.send(view=page.view(), nonce=nonce(*once), allowed_mentions=only))
