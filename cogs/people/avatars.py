"""The pictures that people have chosen for themselves, for their plates at the table."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import aiohttp
import discord

from bot.ops.tasks import stop
from rendering.kit.portraits import portrait

DEADLINE: Final = 10.0
"""Seconds for one picture; nothing waits for it."""
SIDE: Final = 128
"""Pixels that are asked for: Discord makes them as large as one likes."""
LARGEST: Final = 256 * 1024
"""Bytes of a picture that is still looked at."""
REMEMBERED: Final = 2000
"""People: some five kilobytes each."""
AT_ONCE: Final = 4
"""Pictures that are on their way; who comes meanwhile is fetched at a later click."""


class Avatars:
    """Fetches the picture of whoever clicks, once for each that they choose, and keeps it in memory.

    Nothing of it is stored: after a start a person has initials until they click.
    """

    def __init__(self) -> None:
        self._known: OrderedDict[int, tuple[str, bytes | None]] = OrderedDict()
        self._fetching: dict[int, asyncio.Task[None]] = {}

    def seen(self, user: discord.abc.User) -> None:
        """Somebody is here: see to it that their newest picture is known, without waiting for it."""
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
        """A small square PNG, or None: for somebody without a picture, or whose picture is not known."""
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
            # It has initials until the person chooses another one, or is pushed out: a plate needs no more.
            picture = None
        self._known[person] = asset.key, picture
        self._known.move_to_end(person)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
