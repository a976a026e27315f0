"""The one way in: every click and every command of a match comes through here, and always gets an answer."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord
from discord import app_commands

from bot.games.base import Refusal, Seat, State, as_written
from bot.ops import metrics
from bot.ops.errors import mistake
from bot.tables.table import Table
from bot.words import words
from cogs.answers import DEFER_AFTER, Unanswered, answer, why
from cogs.delivery.verdict import reason
from cogs.kit import ids
from cogs.kit.game_cog import SURE
from cogs.kit.pages import Page

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence

    from bot.app import Toucan

    Interaction = discord.Interaction[Toucan]

IdT = TypeVar("IdT", bound=ids.Id)

logger = logging.getLogger(__name__)

REMEMBERED: Final = 20_000
"""Interactions that would be known again if Discord told of them twice."""


class Door:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self.routes: dict[type[ids.Id], Callable[[Interaction, Any, Sequence[str]], Awaitable[None]]] = {}
        """Who answers a click on a control with such an id."""
        self._seen: dict[int, None] = {}
        """Interactions that were told of, the newest last."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.lead(ids.Act, self._acted)
        self.lead(ids.Narrow, self._narrowed)
        self.lead(ids.Confirm, self._confirmed)

    def lead(
        self, kind: type[IdT], clicked: Callable[[Interaction, IdT, Sequence[str]], Awaitable[None]]
    ) -> None:
        """Let clicks of this kind be answered there, with the id and a select's values."""
        self.routes[kind] = clicked

    @asynccontextmanager
    async def answering(self, interaction: Interaction) -> AsyncIterator[None]:
        """Whatever goes wrong inside, the one who asked is told in a sentence, and the log where it was.

        Where it takes long, Discord is told to wait.
        """
        loop, waiting = asyncio.get_running_loop(), answer(interaction)
        deferral = loop.call_later(DEFER_AFTER, lambda: self._begin(waiting.defer()))
        try:
            with metrics.answers.time():
                yield
        except Refusal as refusal:
            await self._tell(interaction, words().refusal(refusal))
        except Unanswered as error:
            # What was done is done, and the next click shows it.
            logger.warning("%s: the answer did not arrive: %s", _place(interaction), why(error))
        except Exception as error:  # noqa: BLE001 — a player must not wait for an answer that never comes
            mistake(_place(interaction), error)
            await self._tell(interaction, words()("our-mistake"))
        finally:
            deferral.cancel()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except discord.HTTPException as error:
            logger.warning("Discord was not told to wait: %s", reason(error))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, interaction: Interaction, sentence: str) -> None:
        """Answer with a sentence, as the last thing that is tried."""
        try:
            await self.reply(interaction, Page((sentence,)))
        except Unanswered as error:
            logger.warning("%s: nobody could be told: %s", _place(interaction), why(error))
        except discord.HTTPException as error:
            logger.warning("%s: nobody could be told: %s", _place(interaction), reason(error))

    async def reply(self, interaction: Interaction, page: Page) -> int:
        """Answer for the asker alone; returns the id of the message."""
        return await answer(interaction).reply(page)

    def is_new(self, interaction: Interaction) -> bool:
        """False for what Discord has told us before: it is answered already, or about to be."""
        if interaction.id in self._seen:
            logger.info("%s: told twice", _place(interaction))
            return False
        while len(self._seen) >= REMEMBERED:
            del self._seen[next(iter(self._seen))]
        self._seen[interaction.id] = None
        return True

    async def failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A command that did not come as far as its own answer."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        async with self.answering(interaction):
            if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
                # Discord lists it until it has heard of the newest.
                raise Refusal("command-unknown")
            raise error

    # Clicks

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every click on a button or select, and a form that nobody waits for; commands go another way."""
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component and self.is_new(interaction):
            async with self.answering(interaction):
                await self.bot.languages.heed(interaction)
                made = ids.parse(data.get("custom_id", ""))
                # The table that most ids name, and what stands in the channel.
                named: int | None = getattr(made, "table", None)
                await self.bot.tables.rouse(table=named, channel=interaction.channel_id)
                await self.routes[type(made)](interaction, made, data.get("values", ()))
        if interaction.type is discord.InteractionType.modal_submit and self.is_new(interaction):
            async with self.answering(interaction):
                await self.bot.languages.heed(interaction)
                raise Refusal("form-unknown")

    async def _acted(self, interaction: Interaction, made: ids.Act, values: Sequence[str]) -> None:
        await self._act(interaction, made, " ".join((made.action, *values)))

    async def _act(self, interaction: Interaction, made: ids.Act | ids.Confirm, action: str) -> None:
        table = self.bot.tables.get(made.table)
        self.own(interaction, table, made.seat)
        self.bot.panels.hold(table, interaction.user.id)
        notice = ""
        try:
            action = as_written(table.state, made.seat, action)
            await self.bot.tables.act(table.id, interaction.user.id, made.turn, action)
        except Refusal as refusal:
            notice = words().refusal(refusal)
        except BaseException:
            self.bot.panels.release(interaction, table)
            raise
        await self.bot.panels.show(interaction, table, notice=notice)

    async def _narrowed(self, interaction: Interaction, made: ids.Narrow, values: Sequence[str]) -> None:
        table, so_far = self.bot.tables.get(made.table), " ".join((made.so_far, *values))
        self.own(interaction, table, made.seat)
        notice, front = "", self.bot.front(table.slug)
        leads = so_far == "" or front.leads_somewhere(table.state.legal(made.seat), so_far)
        if made.turn != table.turn(made.seat) or not leads:
            so_far, notice = "", words().refusal(Refusal("table-moved-on"))
        await self.bot.panels.show(interaction, table, so_far=so_far, notice=notice)

    async def _confirmed(self, interaction: Interaction, made: ids.Confirm, values: Sequence[str]) -> None:
        """Ask whether it is meant; what may not be done is refused at once."""
        table = self.bot.tables.get(made.table)
        self.own(interaction, table, made.seat)
        action = as_written(table.state, made.seat, " ".join((made.action, *values)))
        legal = any(action in choice for choice in table.state.legal(made.seat))
        if made.turn == table.turn(made.seat) and legal:
            await self.bot.panels.show(interaction, table, so_far=SURE + action)
        else:
            await self._act(interaction, made, action)

    def own(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """A panel acts for the seat it was made for, and for nobody else who gets hold of it."""
        if table.seat_of(interaction.user.id) != seat:
            raise Refusal("not-your-panel")

    # Commands

    def table_here(self, interaction: Interaction) -> Table:
        """The live table in this channel, as `Tables.in_channel` has it; `Refusal` where there is none."""
        table = self.bot.tables.in_channel(interaction.channel_id or 0, interaction.user.id)
        if table is None:
            raise Refusal("no-table-here")
        return table

    def table_of(self, interaction: Interaction, game: type[State]) -> Table:
        table = self.table_here(interaction)
        if table.game is not game:
            raise Refusal("other-game-here", game=self.bot.front(table.slug).game_name)
        return table

    async def commanded(self, interaction: Interaction, game: type[State], action: str) -> None:
        """What a slash command says the asker's seat does."""
        async with self.answering(interaction):
            table = self.table_of(interaction, game)
            seat = table.seat_of(interaction.user.id)
            if seat is None:
                raise Refusal("table-not-seated")
            action = as_written(table.state, seat, action)
            await self.bot.tables.act(table.id, interaction.user.id, table.turn(seat), action)
            await self.bot.panels.show(interaction, table)

    async def stepped(self, interaction: Interaction, game: type[State], so_far: str) -> None:
        """The asker's panel with a step taken, which a slash command named."""
        async with self.answering(interaction):
            table = self.table_of(interaction, game)
            seat = table.seat_of(interaction.user.id)
            if seat is None:
                raise Refusal("table-not-seated")
            leads = self.bot.front(table.slug).leads_somewhere(table.state.legal(seat), so_far)
            await self.bot.panels.show(interaction, table, so_far=so_far if leads else "")

    def options(self, interaction: Interaction, game: type[State], verb: str) -> Sequence[str]:
        """What the asker's seat may now say after a verb; nothing where it may not, or there is no table."""
        table = self.bot.tables.in_channel(interaction.channel_id or 0, interaction.user.id)
        seat = table.seat_of(interaction.user.id) if table else None
        if table is None or table.game is not game or seat not in table.waiting_for:
            return ()
        return next((choice.options for choice in table.state.legal(seat) if choice.verb == verb), ())


def _place(interaction: Interaction) -> str:
    """Where an interaction went wrong, for the log: never what was played."""
    data: Any = interaction.data or {}
    words_of_id = str(data.get("custom_id", "")).split(":")[:3]
    command = interaction.command.qualified_name if interaction.command else ""
    return f"channel {interaction.channel_id}, {command or ':'.join(words_of_id)}"
