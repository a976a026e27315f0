"""A search of a channel for messages that were posted although the bot never got the receipt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.delivery.courier import in_time
from cogs.delivery.verdict import Verdict, verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

SEARCHED: Final = 50
"""Number of the channel's newest messages to search."""


async def find_own(client: discord.Client, channel: int, is_ours: Callable[[str], bool]) -> int | None:
    """Return our newest message in a channel that has a control whose id satisfies `is_ours`.

    None if there is none, or if the bot may not read the history. Passing errors are raised.
    """
    me = client.user.id if client.user else 0
    try:
        messages = await in_time(client.http.logs_from(channel, limit=SEARCHED))
    except discord.HTTPException as error:
        if verdict(error) is Verdict.AGAIN:
            raise
        return None
    for message in messages:
        # Any bot can give its controls such ids, so the author is checked too.
        if int(message["author"]["id"]) == me and any(map(is_ours, _controls(message.get("components", ())))):
            return int(message["id"])
    return None


async def is_buried(client: discord.Client, channel: int, message: int, below: int) -> bool:
    """Return whether so many messages stand below this one; False if the bot may not read the history."""
    try:
        newer = await in_time(client.http.logs_from(channel, limit=below, after=message))
    except discord.HTTPException as error:
        if verdict(error) is Verdict.AGAIN:
            raise
        return False
    return len(newer) >= below


def _controls(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from _controls(part.get("components", ()))
