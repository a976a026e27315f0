"""The one way in: every click and every command of a match comes through here, and always gets an answer."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.games.base import Refusal, Seat, State, as_written
from bot.ops import metrics
from bot.ops.errors import mistake
from bot.tables.table import Table
from bot.words import words
from cogs.answers import DEFER_AFTER, Unanswered, answer, why
from cogs.delivery.verdict import reason
from cogs.kit.game_cog import SURE
from cogs.kit.pages import Page

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence

    from bot.app import Toucan

    Interaction = discord.Interaction[Toucan]
    Clicked = Callable[[Interaction, Sequence[str], Sequence[str]], Awaitable[None]]
    """With what an id says behind its kind, split at the colons, and a select's values."""

logger = logging.getLogger(__name__)

LARGEST_ID: Final = 2**63
"""Discord's ids and ours are below it, and no database takes more."""

PREFIXES: Final = ("press:", "menu:", "channels:")
"""How the ids of our controls begin."""

REMEMBERED: Final = 20_000
"""Interactions that would be known again if Discord told of them twice."""


class Door:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self._rooms: dict[str, Clicked] = {}
        self._seen: dict[int, None] = {}
        """Interactions that were told of, the newest last."""
        self._tasks: set[asyncio.Task[None]] = set()

    def lead(self, kind: str, clicked: Clicked) -> None:
        """Let clicks of this kind be answered there; what goes wrong is told from here all the same."""
        self._rooms[kind] = clicked

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

    async def strays(self, interaction: Interaction) -> None:
        """A form, or a button, that nobody waits for: of an older version, or forged."""
        known = interaction.type is not discord.InteractionType.modal_submit
        if interaction.type is discord.InteractionType.component:
            data: Any = interaction.data or {}
            known = str(data.get("custom_id", "")).startswith(PREFIXES)
        if not known and self.is_new(interaction):
            async with self.answering(interaction):
                await self.bot.languages.heed(interaction)
                form = interaction.type is discord.InteractionType.modal_submit
                raise Refusal("form-unknown" if form else "bad-button")

    # Clicks

    async def clicked(self, interaction: Interaction, custom_id: str, values: Sequence[str]) -> None:
        if not self.is_new(interaction):
            return
        async with self.answering(interaction):
            await self.bot.languages.heed(interaction)
            _, kind, *rest = custom_id.split(":", 5)
            # The table that most ids begin with, and what stands in the channel.
            named = next((int(part) for part in rest[:1] if part.isascii() and part.isdigit()), None)
            await self.bot.tables.rouse(table=named, channel=interaction.channel_id)
            try:
                await self._dispatch(interaction, kind, rest, values)
            except _Unfit:
                raise Refusal("bad-button") from None

    async def _dispatch(
        self, interaction: Interaction, kind: str, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        match kind, *rest:
            case "act", table, seat, turn, action:
                text = " ".join((action, *values))
                await self._act(interaction, _number(table), _number(seat), _number(turn), text)
            case "sure", table, seat, turn, action:
                text = " ".join((action, *values))
                await self._sure(interaction, _number(table), _number(seat), _number(turn), text)
            case "narrow", table, seat, turn, so_far:
                text = " ".join((so_far, *values))
                await self._narrow(interaction, _number(table), _number(seat), _number(turn), text)
            case "look", table, what:
                await self.bot.looks.show(interaction, _number(table), what)
            case "rules", slug:
                await self.bot.looks.rules(interaction, slug, *values[:1])
            case "learn", slug, step, what:
                await self.bot.lessons.clicked(interaction, slug, _number(step), what)
            case "lobby", table, what:
                await self.bot.lobby.clicked(interaction, _number(table), what, values)
            case "rematch", table:
                await self.bot.lobby.rematch(interaction, _number(table))
            case _ if kind in self._rooms:
                await self._rooms[kind](interaction, rest, values)
            case _:
                await self._dispatch_others(interaction, kind, rest, values)

    async def _dispatch_others(
        self, interaction: Interaction, kind: str, rest: Sequence[str], values: Sequence[str]
    ) -> None:
        """What has to do with a table, but is no part of playing at it."""
        match kind, *rest:
            case "setup", what:
                await self.bot.servers.clicked(interaction, what, values)
            case "seat", table, what:
                await self.bot.seats.clicked(interaction, _number(table), what)
            case _:
                raise _Unfit

    async def _act(self, interaction: Interaction, number: int, seat: Seat, turn: int, action: str) -> None:
        table = self.bot.tables.get(number)
        self.own(interaction, table, seat)
        self.bot.panels.hold(table, interaction.user.id)
        notice = ""
        try:
            action = as_written(table.state, seat, action)
            await self.bot.tables.act(number, interaction.user.id, turn, action)
        except Refusal as refusal:
            notice = words().refusal(refusal)
        except BaseException:
            self.bot.panels.release(interaction, table)
            raise
        await self.bot.panels.show(interaction, table, notice=notice)

    async def _narrow(
        self, interaction: Interaction, number: int, seat: Seat, turn: int, so_far: str
    ) -> None:
        table = self.bot.tables.get(number)
        self.own(interaction, table, seat)
        notice, front = "", self.bot.front(table.slug)
        leads = so_far == "" or front.leads_somewhere(table.state.legal(seat), so_far)
        if turn != table.turn(seat) or not leads:
            so_far, notice = "", words().refusal(Refusal("table-moved-on"))
        await self.bot.panels.show(interaction, table, so_far=so_far, notice=notice)

    async def _sure(self, interaction: Interaction, number: int, seat: Seat, turn: int, action: str) -> None:
        """Ask whether it is meant; what may not be done is refused at once."""
        table = self.bot.tables.get(number)
        self.own(interaction, table, seat)
        action = as_written(table.state, seat, action)
        legal = any(action in choice for choice in table.state.legal(seat))
        if turn == table.turn(seat) and legal:
            await self.bot.panels.show(interaction, table, so_far=SURE + action)
        else:
            await self._act(interaction, number, seat, turn, action)

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


class _Unfit(Exception):
    """A custom_id that we never made."""


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) < LARGEST_ID):
        raise _Unfit
    return int(text)


def _place(interaction: Interaction) -> str:
    """Where an interaction went wrong, for the log: never what was played."""
    data: Any = interaction.data or {}
    words_of_id = str(data.get("custom_id", "")).split(":")[:3]
    command = interaction.command.qualified_name if interaction.command else ""
    return f"channel {interaction.channel_id}, {command or ':'.join(words_of_id)}"
