"""`/challenge`: each week the same deals for everybody on a server, each alone with computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.fair.secrecy import unsealed
from bot.games.base import Refusal
from bot.people.challenges import MESSAGES, Challenges
from bot.records.stored import now
from bot.records.weekly import before, tried, week_of
from bot.schema.tables import LIVE, PUT_BY
from bot.words import words
from cogs.core import names
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.contexts import anywhere, check_here, home
from cogs.kit.controls import Press, Style
from cogs.kit.game_cog import say
from cogs.kit.pages import Page
from cogs.pages import challenge_text
from cogs.people import challenge_board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.people.challenges import Challenge
    from bot.records.stored import Record
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.info import TableInfo
    from cogs.table.lobby import Lobby
    from cogs.table.painter import Painter
    from cogs.table.panels import Panels

WEEKS = [app_commands.Choice(name=say(f"challenge-{when}"), value=when) for when in ("this", "last")]


@anywhere
class ChallengeCog(commands.GroupCog, name="challenge", description=say("challenge-about")):
    def __init__(self, bot: Client, lobby: Lobby, painter: Painter, panels: Panels, info: TableInfo) -> None:
        self.bot = bot
        self._lobby = lobby
        self._painter = painter
        self._panels = panels
        self._info = info
        self.challenges = Challenges(bot.store)
        bot.router.route(ids.ChallengePlay, lambda asked, _made, _: self._play(asked))
        bot.router.route(ids.ChallengeStart, lambda asked, _made, _: self._play(asked, told=True))
        bot.router.route(ids.ChallengeLook, self._looked)
        bot.router.route(ids.ChallengeBoard, self._walked)

    # Commands

    @app_commands.command(description=say("challenge-play-about"))
    async def play(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._play(interaction)

    @app_commands.command(description=say("challenge-board-about"))
    @app_commands.describe(week=say("challenge-week-option"))
    @app_commands.choices(week=WEEKS)
    async def board(self, interaction: Interaction, week: str = "this") -> None:
        async with answering(interaction):
            today = week_of(now())
            await self._show(interaction, before(today) if week == "last" else today, 0)

    @app_commands.command(description=say("challenge-help-about"))
    async def help(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._explain(interaction)

    # Playing

    async def _play(self, interaction: Interaction, *, told: bool = False) -> None:
        """Answer with the panel of the asker's match of this week, begun or resumed.

        `told`: they have read that they have one attempt.
        """
        channel, user = await self._lobby.channel(interaction), interaction.user
        here = home(interaction)
        guild, week = here or MESSAGES, week_of(now())
        challenge = await self.challenges.of(guild, week)
        begun = await self.challenges.attempt(guild, week, user.id)
        if begun is None and not told:
            await self._explain(interaction)
            return
        try:
            if begun is None:
                language = words().language if here is None else ""
                table = await self.bot.tables.attempt(
                    challenge, channel=channel, user=user.id, name=names.called(user), language=language
                )
            elif begun.status in PUT_BY:
                table = await self.bot.tables.resume(begun.id, user.id, guild, channel)
                self._painter.debts.taken_up(begun)
            else:
                table = await self._going_on(begun, week)
        except Refusal:
            # A double click: the first click has opened the match.
            begun = await self.challenges.attempt(guild, week, user.id)
            if begun is None or begun.status not in LIVE:
                raise
            table = await self._going_on(begun, week)
        await self._panels.show(interaction, table)

    async def _going_on(self, begun: Record, week: int) -> Table:
        table = await self.bot.tables.read(begun.id)
        if not table.live:
            raise tried(week)
        return table

    async def _looked(self, interaction: Interaction, made: ids.ChallengeLook, _: Sequence[str]) -> None:
        """Show the last trick or the score beside the panel, which has to stay."""
        table = await self.bot.tables.read(made.table)
        unsealed(table.record, interaction.user.id)
        await self._info.beside(interaction, table, made.what)

    # The board

    async def _walked(self, interaction: Interaction, made: ids.ChallengeBoard, _: Sequence[str]) -> None:
        match made.what:
            case "board" | "back" | "on":
                await self._show(interaction, made.week, made.page)
            case "earlier":
                await self._show(interaction, before(week_of(now())), 0)
            case "now":
                await self._show(interaction, week_of(now()), 0)
            case "share":
                check_here(interaction)
                async with self.bot.languages.in_language_of(interaction.guild_id):
                    page = await self._page(interaction, made.week, made.page, challenge_board.NOBODY)
                await answer(interaction).post(page)

    async def _show(self, interaction: Interaction, week: int, page: int) -> None:
        """Show the board to the asker alone, in place if the click was on a private message."""
        made = await self._page(interaction, week, page, interaction.user.id)
        await answer(interaction).show(made)

    async def _page(self, interaction: Interaction, week: int, page: int, user: int) -> Page:
        guild, today = home(interaction) or MESSAGES, week_of(now())
        challenge = await self._challenge(guild, week, today)
        attempts = await self.challenges.board(guild, week, now(), user)
        game = self.bot.game_name(challenge.slug)
        return challenge_board.page(challenge, game, attempts, user, page, now=week == today)

    async def _challenge(self, guild: int, week: int, today: int) -> Challenge:
        if week == today:
            return await self.challenges.of(guild, week)
        known = await self.challenges.known(guild, week)
        if known is None:
            raise Refusal("challenge-none")
        return known

    # The explanation

    async def _explain(self, interaction: Interaction) -> None:
        guild, week = home(interaction) or MESSAGES, week_of(now())
        challenge, text = await self.challenges.of(guild, week), words()
        cog = self.bot.game_cog(challenge.slug)
        play = Press(text("button-challenge-start"), ids.ChallengeStart(), Style.success)
        if await self.challenges.attempt(guild, week, interaction.user.id):
            play = Press(text("button-challenge-play"), ids.ChallengePlay(), Style.success)
        board = Press(text("button-challenge-board"), ids.ChallengeBoard(week, 0, "board"))
        rules = Press(text("button-rules"), ids.Rules(challenge.slug))
        made = Page(challenge_text.about(challenge, cog), rows=((play, board, rules),))
        await answer(interaction).show(made)
