"""`/puzzle`: private answers to requests for the puzzle of the day, and to clicks in it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal, as_written, refusal
from bot.ops.tasks import stop
from bot.people.challenges import MESSAGES
from bot.people.puzzles import FOR_ALL, FOR_THOSE_THERE, Answered, Puzzles, day_of
from bot.records.stored import now
from bot.words import words
from cogs.core import names
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.contexts import anywhere, check_here, home, is_here
from cogs.kit.game_cog import CONFIRM, say
from cogs.people.puzzle import pages
from cogs.people.puzzle.pages import Solver

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.people.puzzles import Posed
    from bot.records.stored import Record
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row


class PuzzleCog(commands.Cog):
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.puzzles = Puzzles(bot.store, bot.tables.engines)
        self._sought: dict[tuple[int, int, int], asyncio.Task[Posed]] = {}
        self._seeking: set[int] = set()
        """People for whom a puzzle is being computed: one at a time, so that others need not wait."""
        self._told: set[tuple[int, int, int | None]] = set()
        """Days on which people have shown their answer in a channel: day, user, channel."""
        bot.router.route(ids.PuzzleOpen, lambda asked, _made, _: self._open(asked))
        bot.router.route(ids.PuzzleShare, self._shared)
        bot.router.route(ids.PuzzleAct, self._acted)
        bot.router.route(ids.PuzzleConfirm, self._confirmed)
        bot.router.route(ids.PuzzleNarrow, self._narrowed)

    async def close(self) -> None:
        await stop(self._sought.values())

    @app_commands.command(description=say("puzzle-about"))
    @anywhere
    async def puzzle(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._open(interaction)

    async def _open(self, interaction: Interaction) -> None:
        """Show the asker's puzzle of today, with the solution if they have answered it."""
        guild, user, today = home(interaction) or MESSAGES, interaction.user.id, day_of(now())
        given = await self.puzzles.answer_of(guild, today, user)
        posed = await self._posed(interaction, today, given.which if given else FOR_ALL)
        if given is None and await self.puzzles.which(posed, user) != posed.which:
            posed = await self._posed(interaction, today, FOR_THOSE_THERE)
        if given:
            await self._solved(interaction, posed, given)
        else:
            await self._ask(interaction, posed)

    async def _posed(self, interaction: Interaction, day: int, which: int) -> Posed:
        """Return a puzzle; concurrent requests share one computation."""
        seen, user = partial(_everybody_sees, interaction.guild), interaction.user.id
        return await self.sought((home(interaction) or MESSAGES, day, which), user, seen)

    async def sought(self, key: tuple[int, int, int], user: int, seen: Callable[[Record], bool]) -> Posed:
        """Return the puzzle of a server, a day and a kind; `Refusal` if the user awaits another.

        A stored puzzle is returned at once.
        """
        if key not in self._sought and (known := await self.puzzles.known(*key)):
            return known
        # Another person may have asked meanwhile.
        if key not in self._sought:
            if user in self._seeking:
                raise Refusal("puzzle-busy")
            self._seeking.add(user)
            looking = self.puzzles.of(*key, seen)
            task = self._sought[key] = asyncio.create_task(looking, name="puzzle of the day")
            task.add_done_callback(lambda _: self._found(key, user))
        return await asyncio.shield(self._sought[key])

    def _found(self, key: tuple[int, int, int], user: int) -> None:
        del self._sought[key]
        self._seeking.discard(user)

    async def _clicked(
        self, interaction: Interaction, made: ids.PuzzleAct | ids.PuzzleConfirm | ids.PuzzleNarrow
    ) -> Posed | None:
        """Return the clicked puzzle; if it was answered already, show the solution and return None."""
        guild, user = home(interaction) or MESSAGES, interaction.user.id
        posed = await self.puzzles.known(guild, made.day, made.which)
        if posed is None:
            raise Refusal("puzzle-gone")
        if given := await self.puzzles.answer_of(guild, made.day, user):
            own = (
                posed if given.which == posed.which else await self._posed(interaction, made.day, given.which)
            )
            await self._solved(interaction, own, given)
            return None
        first = posed if posed.which == FOR_ALL else await self.puzzles.known(guild, made.day, FOR_ALL)
        if first is None or await self.puzzles.which(first, user) != made.which:
            raise Refusal("puzzle-gone")
        return posed

    async def _acted(self, interaction: Interaction, made: ids.PuzzleAct, values: Sequence[str]) -> None:
        if posed := await self._clicked(interaction, made):
            await self._act(interaction, posed, " ".join((made.action, *values)))

    async def _confirmed(
        self, interaction: Interaction, made: ids.PuzzleConfirm, values: Sequence[str]
    ) -> None:
        """Ask for confirmation; refuse illegal actions at once."""
        if posed := await self._clicked(interaction, made):
            action = await self._written(posed, " ".join((made.action, *values)))
            if posed.puzzle.worth(action):
                await self._ask(interaction, posed, so_far=CONFIRM + action)
            else:
                await self._act(interaction, posed, action)

    async def _narrowed(
        self, interaction: Interaction, made: ids.PuzzleNarrow, values: Sequence[str]
    ) -> None:
        if posed := await self._clicked(interaction, made):
            so_far = " ".join((made.action, *values))
            view = await asyncio.to_thread(posed.puzzle.view)
            cog = self.bot.game_cog(posed.puzzle.slug)
            if so_far and not cog.leads_somewhere(view.legal(posed.puzzle.seat), so_far):
                raise Refusal("puzzle-gone")
            await self._ask(interaction, posed, so_far=so_far)

    async def _written(self, posed: Posed, action: str) -> str:
        view = await asyncio.to_thread(posed.puzzle.view)
        return as_written(view, posed.puzzle.seat, action)

    async def _act(self, interaction: Interaction, posed: Posed, action: str) -> None:
        """Answer the puzzle after confirmation; a late answer does not count, and the page says so."""
        guild, user = home(interaction) or MESSAGES, interaction.user.id
        action = await self._written(posed, action)
        if posed.puzzle.worth(action) is None:
            view = await asyncio.to_thread(posed.puzzle.view)
            why = refusal(view, posed.puzzle.seat, action)
            await self._ask(interaction, posed, notice=words().refusal(why))
        elif posed.day != day_of(now()):
            await self._solved(interaction, posed, Answered(posed.which, action), late=True)
        else:
            given = await self.puzzles.answer(guild, posed, user, action)
            if given.which != posed.which:
                posed = await self._posed(interaction, posed.day, given.which)
            await self._solved(interaction, posed, given)

    async def _shared(self, interaction: Interaction, made: ids.PuzzleShare, _: Sequence[str]) -> None:
        """Tell everybody in the channel how the asker did, without what they chose."""
        check_here(interaction)
        guild, user = home(interaction) or MESSAGES, interaction.user
        if await self.puzzles.answer_of(guild, made.day, user.id) is None:
            raise Refusal("puzzle-gone")
        here = made.day, user.id, interaction.channel_id
        if here in self._told:
            raise Refusal("puzzle-told-already")
        self._told = {one for one in self._told if one[0] >= made.day} | {here}
        try:
            row = await self.puzzles.streak(guild, user.id, made.day)
            async with self.bot.languages.in_language_of(interaction.guild_id):
                page = pages.told(names.marked(names.called(user)), made.day, row)
            await answer(interaction).post(page)
        except BaseException:
            self._told.discard(here)
            raise

    # Pages

    async def _reader(self, interaction: Interaction) -> Solver:
        player = await self.bot.store.player(interaction.user.id)
        return Solver(player, names.plain(names.called(interaction.user)))

    async def _ask(
        self, interaction: Interaction, posed: Posed, *, so_far: str = "", notice: str = ""
    ) -> None:
        reader, cog = await self._reader(interaction), self.bot.game_cog(posed.puzzle.slug)
        view = await asyncio.to_thread(posed.puzzle.view)

        def dressed(rows: tuple[Row, ...]) -> tuple[Row, ...]:
            if reader.player.text_only:
                return rows
            face = partial(cog.face, view, posed.puzzle.seat)
            return self.bot.card_emojis.dressed(rows, face=face, colours=reader.player.colours)

        page = await pages.question(cog, posed, view, reader, so_far, notice, dressed)
        await answer(interaction).show(page)

    async def _solved(
        self, interaction: Interaction, posed: Posed, given: Answered, *, late: bool = False
    ) -> None:
        guild, user = home(interaction) or MESSAGES, interaction.user.id
        reader, cog = await self._reader(interaction), self.bot.game_cog(posed.puzzle.slug)
        view = await asyncio.to_thread(posed.puzzle.view)
        others = await self.puzzles.others(guild, posed, user)
        row = await self.puzzles.streak(guild, user, day_of(now()))
        today, here = posed.day == day_of(now()), is_here(interaction)
        came = pages.Came(given.action, others, row, late=late, today=today, here=here)
        await answer(interaction).show(await pages.solution(cog, posed, view, reader, came))


def _everybody_sees(guild: discord.Guild | None, record: Record) -> bool:
    """Whether the match's channel is open to the whole server; False if the channel is gone."""
    found = guild.get_channel_or_thread(record.parent or record.channel) if guild else None
    if guild is None or found is None or (isinstance(found, discord.Thread) and found.is_private()):
        return False
    return found.permissions_for(guild.default_role).view_channel
