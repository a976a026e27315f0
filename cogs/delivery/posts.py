"""Posts in channels, and edits of them by the bot's own requests.

A post arrives once, even if its receipt was lost or its first message deleted.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import discord

from bot.discordpy import rest
from cogs.delivery.courier import in_time
from cogs.delivery.pictured import pictured
from cogs.delivery.verdict import UNKNOWN_MESSAGE

if TYPE_CHECKING:
    from cogs.kit.pages import Page

MOST_NONCES: Final = 5
"""Nonces tried for one post: Discord refuses one whose message was deleted a few minutes ago."""


def nonce(*parts: object) -> str:
    """Return an idempotency key: Discord posts a message once and answers a repetition with the first."""
    return blake2b(" ".join(map(str, parts)).encode(), digest_size=12).hexdigest()


async def post(
    channel: discord.abc.Messageable, page: Page, *once: object, pings: Iterable[int] = ()
) -> discord.Message:
    """Post a page and ping only these people, whoever else it names.

    `once`: what this post is about, for its nonce. On a repetition, even after a crash, Discord answers with
    the first message; if that was deleted, the page is posted anew.
    """
    only = discord.AllowedMentions(users=[discord.Object(user) for user in pings])
    for deleted in range(MOST_NONCES):
        key = nonce(*once, *([deleted] if deleted else ()))
        send = channel.send(view=page.view(), files=page.files(), nonce=key, allowed_mentions=only)
        try:
            return await in_time(send)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or deleted + 1 == MOST_NONCES:
                raise
    raise AssertionError("the last of the attempts returns or raises")


async def edit(client: discord.Client, channel: int, message: int, page: Page, *, kept: bool = False) -> None:
    """Edit a message of the bot's to show the page; its pictures stay if `kept`."""
    await in_time(
        pictured(
            page,
            lambda page, kept: rest.edit_message(client, channel, message, page.edit(kept=kept)),
            kept=kept,
        )
    )
