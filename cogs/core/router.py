"""Dispatch of clicks: each form of id has one handler, and unknown ids are refused."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord

from bot.games.base import Refusal
from bot.store import acted
from bot.tables.registry import stands_in
from cogs.delivery.answers import answer, answering, is_awaited, is_private, place
from cogs.kit import forms, ids
from cogs.kit.contexts import Interaction, home, visits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from bot.service.tables import Tables
    from cogs.core.aim import Aim
    from cogs.core.languages import Languages

IdT = TypeVar("IdT", bound=ids.Id)

logger = logging.getLogger(__name__)

REMEMBERED: Final = 20_000
"""Number of interactions remembered, to detect duplicates."""


class Router:
    def __init__(self, tables: Tables, languages: Languages, aim: Aim) -> None:
        self._tables = tables
        self._languages = languages
        self.aim = aim
        self.routes: dict[type[ids.Id], Callable[[Interaction, Any, Sequence[str]], Awaitable[None]]] = {}
        self.forms: dict[type[ids.Id], Callable[[Interaction, Any, str], Awaitable[None]]] = {}
        self._seen: dict[int, None] = {}
        """Ids of interactions already seen, the newest last."""
        self._awaited: set[int] = set()

    def route(
        self, kind: type[IdT], clicked: Callable[[Interaction, IdT, Sequence[str]], Awaitable[None]]
    ) -> None:
        """Register the handler for clicks with ids of this kind; it gets the id and a select's values."""
        self.routes[kind] = clicked

    def route_form(self, kind: type[IdT], sent: Callable[[Interaction, IdT, str], Awaitable[None]]) -> None:
        """Register the handler for submitted forms with ids of this kind; it gets the id and the text."""
        self.forms[kind] = sent

    def remember(self, numbers: Iterable[int]) -> None:
        """Remember interactions that were handled before the bot was started."""
        self._seen.update(dict.fromkeys(number for number in numbers if number not in self._awaited))

    def expect(self, number: int, *, comes: bool = True) -> None:
        """Treat this interaction as new although the database knows it; undo that if it never `comes`."""
        (self._awaited.add if comes else self._awaited.discard)(number)

    def heard(self, number: int) -> bool:
        """Whether this interaction was seen before."""
        return number in self._seen

    def is_new(self, interaction: Interaction) -> bool:
        """Return False for a duplicate, which is answered already or about to be.

        For a new one, changes made by this task from here on are recorded as its effects.
        """
        self._awaited.discard(interaction.id)
        if self.heard(interaction.id):
            logger.info("%s: a duplicate, ignored", place(interaction))
            return False
        while len(self._seen) >= REMEMBERED:
            del self._seen[next(iter(self._seen))]
        self._seen[interaction.id] = None
        acted.begin(interaction.id)
        return True

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle clicks on buttons and selects, and submitted forms; commands are dispatched by `Tree`."""
        data: Any = interaction.data or {}
        clicked = interaction.type is discord.InteractionType.component
        if not clicked and interaction.type is not discord.InteractionType.modal_submit:
            return
        if not (self.is_new(interaction) and await is_awaited(interaction)):
            return
        async with answering(interaction):
            if clicked and self.aim.missed(interaction):
                await answer(interaction).defer()
                return
            await self._languages.set_language(interaction)
            made = await self._parsed(interaction, data)
            if clicked:
                await self.routes[type(made)](interaction, made, data.get("values", ()))
            elif type(made) in self.forms:
                await self.forms[type(made)](interaction, made, forms.typed(data))
            else:
                raise Refusal("form-unknown")

    async def _parsed(self, interaction: Interaction, data: Any) -> ids.Id:
        """Parse the id; wake the table that it names and those of the channel."""
        made = ids.parse(data.get("custom_id", ""))
        named = made.table if isinstance(made, ids.OfTable) else None
        await interaction.client.rouse_there(interaction, named)
        if named is not None and made.live:
            channel = interaction.channel_id or 0
            self._tables.check_server(named, home(interaction), interaction.user.id, channel)
            if visits(interaction):
                await self._visited(interaction, named)
        return made

    async def _visited(self, interaction: Interaction, number: int) -> None:
        """Let a click keep its table's message up to date where the bot is a guest."""
        if is_private(interaction) and not self._tables.is_open(number):
            return
        with suppress(Refusal):
            table = await self._tables.read(number)
            record, here = table.record, interaction.channel_id or 0
            if record.visiting and stands_in(record, None, interaction.user.id, here):
                await interaction.client.tokens.clicked(interaction, table)
