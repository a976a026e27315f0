"""What a channel has of us: messages that were posted although the bot never heard so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import discord

from cogs.delivery.courier import in_time
from cogs.delivery.verdict import Verdict, verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

SEARCHED: Final = 50
"""Messages of a channel among which one is looked for."""


async def find_own(client: discord.Client, channel: int, is_ours: Callable[[str], bool]) -> int | None:
    """The newest of our last messages in a channel that has a control of whose id this is true.

    None where there is none, or the bot may not read what was posted before. Whatever may pass is raised.
    """
    me = client.user.id if client.user else 0
    try:
        messages = await in_time(client.http.logs_from(channel, limit=SEARCHED))
    except discord.HTTPException as error:
        if verdict(error) is Verdict.AGAIN:
            raise
        return None
    for message in messages:
        # Anybody's bot can give its controls such ids.
        if int(message["author"]["id"]) == me and any(map(is_ours, _controls(message.get("components", ())))):
            return int(message["id"])
    return None


def _controls(parts: Iterable[Any]) -> Iterator[str]:
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from _controls(part.get("components", ()))
