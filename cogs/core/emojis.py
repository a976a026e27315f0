"""Card emojis: uploaded once by the host, and shown on buttons and selects."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import discord

from bot.games.base import Card
from bot.words import words
from cogs.delivery.courier import in_time
from cogs.delivery.verdict import BROKEN
from cogs.kit.controls import Menu, Press
from cogs.kit.ids import Act, Narrow
from rendering.decks import emojis as pictures

if TYPE_CHECKING:
    from cogs.kit.pages import Row

Face = Callable[[str, str], Card | None]
"""A function from the steps so far and an option to the option's card, if it is one."""

LAID: Final = frozenset(("play", "extend", "offer", "draw"))
"""Verbs that are about the card shown; a bid of five hearts is not the five of hearts."""

FAILURES: Final = (discord.DiscordException, *BROKEN)

LISTING_TIMEOUT: Final = 20.0
"""Timeout for listing the emojis, in seconds."""

_NAME: Final = re.compile(r"toucan_([0-9A-Z]+)_[0-9a-f]{8}")
_EVERY: Final = 20
"""Emojis between two reports of progress."""


class Emojis:
    """The card emojis known at Discord; words stand in for missing ones."""

    def __init__(self) -> None:
        self._there: dict[str, discord.PartialEmoji] = {}

    async def fetch(self, client: discord.Client) -> None:
        """Load the list of emojis; everything works without them."""
        found = await in_time(client.fetch_application_emojis(), LISTING_TIMEOUT)
        self._there = {
            match[1]: discord.PartialEmoji(name=emoji.name, id=emoji.id)
            for emoji in found
            if (match := _NAME.fullmatch(emoji.name))
        }

    def dressed(self, rows: tuple[Row, ...], face: Face, colours: int) -> tuple[Row, ...]:
        """Add the card's emoji to each control that is about one card."""

        def emoji(steps: str, option: str) -> discord.PartialEmoji | None:
            card = face(steps, option)
            return self._there.get(pictures.name(card, colours)) if card else None

        def press(one: Press) -> Press:
            if one.about:
                return replace(one, emoji=emoji("", one.about))
            if not isinstance(one.id, Act):
                return one
            verb, _, option = one.id.action.partition(" ")
            return replace(one, emoji=emoji(verb, option)) if verb in LAID else one

        def menu(one: Menu) -> Menu:
            if not isinstance(one.id, Act | Narrow):
                return one
            steps = one.id.action
            options = tuple(replace(option, emoji=emoji(steps, option.value)) for option in one.options)
            return replace(one, options=options)

        if not self._there:
            return rows
        return tuple(menu(row) if isinstance(row, Menu) else tuple(map(press, row)) for row in rows)


def drawn() -> dict[str, bytes]:
    """Return all emojis by their names at Discord; a changed picture has a new name."""
    return {f"toucan_{name}_{sha256(png).hexdigest()[:8]}": png for name, png in pictures.every()}


async def bring(client: discord.Client, tell: Callable[[str], None]) -> None:
    """Upload the missing emojis, then delete outdated ones.

    Safe to run concurrently: each emoji exists once in the end, and no run fails.
    """
    say = words()
    wanted = await asyncio.to_thread(drawn)
    known = {emoji.name for emoji in await _ours(client)}
    missing = [name for name in wanted if name not in known]
    for done, name in enumerate(missing):
        if done % _EVERY == 0:
            tell(say("emojis-progress", done=done, all=len(missing)))
        try:
            await client.create_application_emoji(name=name, image=wanted[name])
        except discord.HTTPException:
            if name not in {emoji.name for emoji in await _ours(client)}:
                raise
    found = await _ours(client)
    old = [emoji for emoji in found if emoji.name not in wanted]
    for emoji in (*old, *_twice(found)):
        with suppress(discord.NotFound):
            await emoji.delete()
    tell(say("emojis-done", all=len(wanted), new=len(missing), old=len(old)))


async def _ours(client: discord.Client) -> list[discord.Emoji]:
    return [one for one in await client.fetch_application_emojis() if _NAME.fullmatch(one.name)]


def _twice(found: list[discord.Emoji]) -> list[discord.Emoji]:
    """Return duplicates uploaded concurrently; every run keeps the first of each name."""
    first = {one.name: one.id for one in sorted(found, key=lambda one: -one.id)}
    return [one for one in found if one.id != first[one.name]]
