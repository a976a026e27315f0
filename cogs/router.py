"""Where clicks go: each leads, by the form of its id, to whoever answers it; what nobody knows is refused."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord

from bot.games.base import Refusal
from bot.store import acted
from bot.tables.registry import stands_in
from cogs.answers import Interaction, answering, is_awaited, is_private, place
from cogs.kit import forms, ids
from cogs.kit.contexts import home, visits

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from bot.tables.service import Tables
    from cogs.server.languages import Languages

IdT = TypeVar("IdT", bound=ids.Id)

logger = logging.getLogger(__name__)

REMEMBERED: Final = 20_000
"""Interactions that would be known again if Discord told of them twice."""


OF_ITS_SERVER: Final = (
    *(ids.Act, ids.Confirm, ids.Narrow, ids.Look, ids.Hint, ids.Claim, ids.AnswerClaim),
    *(ids.Seat, ids.TakeOver, ids.TakeBack, ids.Lobby, ids.Guests, ids.Queue),
)
"""What is done at a live table, which stands on one server, or in one person's messages."""


class Router:
    def __init__(self, tables: Tables, languages: Languages) -> None:
        self._tables = tables
        self._languages = languages
        self.routes: dict[type[ids.Id], Callable[[Interaction, Any, Sequence[str]], Awaitable[None]]] = {}
        self.forms: dict[type[ids.Id], Callable[[Interaction, Any, str], Awaitable[None]]] = {}
        self._seen: dict[int, None] = {}
        """Interactions that were told of, the newest last."""
        self._awaited: set[int] = set()

    def route(
        self, kind: type[IdT], clicked: Callable[[Interaction, IdT, Sequence[str]], Awaitable[None]]
    ) -> None:
        """Let clicks of this kind be answered there, with the id and a select's values."""
        self.routes[kind] = clicked

    def route_form(self, kind: type[IdT], sent: Callable[[Interaction, IdT, str], Awaitable[None]]) -> None:
        """Let forms of this kind that are sent in be answered there, with the id and what was typed."""
        self.forms[kind] = sent

    def remember(self, numbers: Iterable[int]) -> None:
        """These interactions were told of before the bot was started."""
        self._seen.update(dict.fromkeys(number for number in numbers if number not in self._awaited))

    def expect(self, number: int, *, comes: bool = True) -> None:
        """This one is new although the database knows of it, or, where it never `comes`, like any other."""
        (self._awaited.add if comes else self._awaited.discard)(number)

    def heard(self, number: int) -> bool:
        """Whether this interaction was told of."""
        return number in self._seen

    def is_new(self, interaction: Interaction) -> bool:
        """False for what Discord has told us before: it is answered already, or about to be.

        If not, what this task changes from here on is what it asks for.
        """
        self._awaited.discard(interaction.id)
        if self.heard(interaction.id):
            logger.info("%s: told twice", place(interaction))
            return False
        while len(self._seen) >= REMEMBERED:
            del self._seen[next(iter(self._seen))]
        self._seen[interaction.id] = None
        acted.begin(interaction.id)
        return True

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every click on a button or select, and a form that nobody waits for; commands go another way."""
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component and await self._is_due(interaction):
            async with answering(interaction):
                await self._languages.set_language(interaction)
                made = await self._parsed(interaction, data)
                await self.routes[type(made)](interaction, made, data.get("values", ()))
        if interaction.type is discord.InteractionType.modal_submit and await self._is_due(interaction):
            async with answering(interaction):
                await self._languages.set_language(interaction)
                made = await self._parsed(interaction, data)
                if type(made) not in self.forms:
                    raise Refusal("form-unknown")
                await self.forms[type(made)](interaction, made, forms.typed(data))

    async def _is_due(self, interaction: Interaction) -> bool:
        """Whether it is to be answered: it is new, and Discord waits for that."""
        return self.is_new(interaction) and await is_awaited(interaction)

    async def _parsed(self, interaction: Interaction, data: Any) -> ids.Id:
        """What the id says; the table that most name, and what stands in the channel, is awake then."""
        made = ids.parse(data.get("custom_id", ""))
        named: int | None = getattr(made, "table", None)
        await interaction.client.rouse_there(interaction, named)
        if named is not None and isinstance(made, OF_ITS_SERVER):
            channel = interaction.channel_id or 0
            self._tables.check_server(named, home(interaction), interaction.user.id, channel)
            if visits(interaction):
                await self._visited(interaction, named)
        return made

    async def _visited(self, interaction: Interaction, number: int) -> None:
        """Where the bot is not itself, a table's message is brought up to date by clicks alone."""
        if is_private(interaction) and not self._tables.is_open(number):
            return
        with suppress(Refusal):
            table = await self._tables.read(number)
            record, here = table.record, interaction.channel_id or 0
            if record.visiting and stands_in(record, None, interaction.user.id, here):
                await interaction.client.visits.clicked(interaction, table)
