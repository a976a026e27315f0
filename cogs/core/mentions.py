"""Posts that mention people below their table: each arrives once, even if its receipt was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.delivery.posts import post
from cogs.delivery.rate_limiter import Urgency

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.pages import Page


async def mention(bot: Client, table: Table, page: Page, users: Iterable[int], *once: object) -> None:
    """Post a page below the table and ping only these people; `once`: as for `post`."""
    await bot.rate_limiter.take(Urgency.TURN)
    await post(bot.get_partial_messageable(table.channel), page, *once, pings=users)
