"""Avatars of the players, for their plates at the table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import aiohttp
import discord

from bot.ops.tasks import stop
from rendering.kit.portraits import portrait

DEADLINE: Final = 10.0
"""Timeout for one picture, in seconds; nothing waits for it."""
SIDE: Final = 128
"""Width in pixels to request; Discord scales to any size."""
LARGEST: Final = 256 * 1024
"""Maximum bytes of a picture that is decoded."""
REMEMBERED: Final = 2000
"""Number of people in the cache, at some five kilobytes each."""
AT_ONCE: Final = 4
"""Maximum concurrent downloads; others are fetched at a later click."""


class Avatars:
    """A cache of the clickers' avatars, each fetched once.

    Nothing is stored: after a start a person has initials until they click.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[str, bytes | None]] = OrderedDict()
        self._fetching: dict[int, asyncio.Task[None]] = {}

    def seen(self, user: discord.abc.User) -> None:
        """Fetch this user's newest avatar in the background."""
        asset = user.display_avatar
        known = self._known.get(user.id)
        if known and known[0] == asset.key:
            self._known.move_to_end(user.id)
        elif user.avatar is None and asset == user.default_avatar:
            self.forget(user.id)
        elif user.id not in self._fetching and len(self._fetching) < AT_ONCE:
            task = asyncio.create_task(self._fetch(user.id, asset), name="avatar")
            self._fetching[user.id] = task
            task.add_done_callback(lambda _: self._fetching.pop(user.id, None))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen(interaction.user)

    def of(self, person: int) -> bytes | None:
        """Return a small square PNG, or None if the person's avatar is unset or unknown."""
        known = self._known.get(person)
        return known[1] if known else None

    def forget(self, person: int) -> None:
        self._known.pop(person, None)
        if task := self._fetching.get(person):
            task.cancel()

    async def close(self) -> None:
        await stop(self._fetching.values())

    async def _fetch(self, person: int, asset: discord.Asset) -> None:
        picture = None
        try:
            async with asyncio.timeout(DEADLINE):
                data = await asset.replace(size=SIDE, static_format="png", format="png").read()
                if len(data) <= LARGEST:
                    picture = await asyncio.to_thread(portrait, data)
        except (discord.DiscordException, aiohttp.ClientError, TimeoutError, OSError):
            # The person has initials until they choose another picture, or are evicted: a plate needs no
            # more.
            picture = None
        self._known[person] = asset.key, picture
        self._known.move_to_end(person)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
