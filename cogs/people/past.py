"""The commands about finished matches: `/history`, `/replay`, `/review`, `/verify`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.people.history import history
from bot.words import words
from cogs.core.names import apart, marked
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.commands import Match
from cogs.kit.contexts import anywhere
from cogs.kit.controls import MOST_ANSWERS, Menu, Option, Press, answers, cut
from cogs.kit.game_cog import say
from cogs.kit.pages import MOST_OPTION_TEXT, Page

if TYPE_CHECKING:
    from bot.people.history import Past
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row
    from cogs.pages.fair import Fair
    from cogs.people.coach import Coach
    from cogs.people.replay import ReplayDesk


class PastCog(commands.Cog):
    def __init__(self, bot: Client, fair: Fair, replays: ReplayDesk, coach: Coach) -> None:
        self.bot = bot
        self._fair = fair
        self._replays = replays
        self._coach = coach
        bot.router.route(ids.History, lambda asked, made, _: self._list(asked, made.page))
        bot.router.route(
            ids.HistoryReplay, lambda asked, _, some: replays.open(asked, ids.number("".join(some)))
        )

    # Commands

    @app_commands.command(description=say("verify-about"))
    @app_commands.describe(match=say("option-match"))
    @anywhere
    async def verify(self, interaction: Interaction, match: Match) -> None:
        async with answering(interaction):
            await self._fair.show(interaction, match)

    @app_commands.command(name="history", description=say("history-about"))
    @anywhere
    async def list_matches(self, interaction: Interaction) -> None:
        async with answering(interaction):
            await self._list(interaction)

    @app_commands.command(description=say("replay-about"))
    @app_commands.describe(match=say("review-option"))
    @anywhere
    async def replay(self, interaction: Interaction, match: Match | None = None) -> None:
        async with answering(interaction):
            await self._replays.open(interaction, match or await self._newest(interaction))

    @app_commands.command(description=say("review-about"))
    @app_commands.describe(match=say("review-option"))
    @anywhere
    async def review(self, interaction: Interaction, match: Match | None = None) -> None:
        async with answering(interaction):
            await self._coach.open(interaction, match or await self._newest(interaction))

    async def _newest(self, interaction: Interaction) -> int:
        """Return the last match that the asker finished."""
        past = await history(self.bot.store, interaction.user.id, 0, 1)
        if not past.matches:
            raise Refusal("history-none")
        return past.matches[0].table

    @verify.autocomplete("match")
    @replay.autocomplete("match")
    @review.autocomplete("match")
    async def _own(self, interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
        """Complete the number of a match from the asker's newest ones."""
        past = await history(self.bot.store, interaction.user.id, 0, MOST_ANSWERS)
        wanted = str(typed or "")
        return answers(
            (self.label(match), match.table) for match in past.matches if str(match.table).startswith(wanted)
        )

    # The list

    async def _list(self, interaction: Interaction, page: int = 0) -> None:
        """Show the list to the asker alone, in place if the click was on a private message."""
        shown = await self._page(interaction, page)
        await answer(interaction).show(shown)

    async def _page(self, interaction: Interaction, number: int) -> Page:
        say = words()
        matches, number, pages = await history(self.bot.store, interaction.user.id, number)
        title = say("history-title", page=number + 1, pages=pages)
        if not matches:
            return Page((title, say("history-none")))
        lines = [self._line(match, interaction.guild_id) for match in matches]
        rows: list[Row] = [
            Menu(
                say("menu-replay"),
                ids.HistoryReplay(),
                tuple(Option(self.label(match), str(match.table)) for match in matches),
            )
        ]
        if pages > 1:
            newer = Press(say("button-newer"), ids.History(max(number - 1, 0), "newer"), disabled=not number)
            older = Press(say("button-older"), ids.History(number + 1, "older"), disabled=number == pages - 1)
            rows.append((newer, older))
        return Page((title, "\n".join(lines)), rows=tuple(rows))

    def _line(self, match: Past, here: int | None) -> str:
        guild = self.bot.get_guild(match.guild or 0) if match.guild != here else None
        line = words()(
            "history-line",
            table=match.table,
            game=self.bot.game_name(match.slug),
            came="won" if match.place == 1 else "lost" if match.place else "ended",
            place=match.place or 0,
            score=match.score or 0,
            names=words().joined(list(map(marked, apart(match.others)))),
            when=discord.utils.format_dt(datetime.fromtimestamp(match.ended / 1000, UTC), "R"),
        )
        if guild is None:
            return line
        where = words()("history-elsewhere", guild=marked(guild.name))
        return f"{line} · {where}"

    def label(self, match: Past) -> str:
        """Return the label of a match in a list."""
        day = datetime.fromtimestamp(match.ended / 1000, UTC).date().isoformat()
        names = ", ".join(apart(match.others))
        game = self.bot.game_name(match.slug)
        label = words()("history-label", table=match.table, game=game, day=day, names=names)
        return cut(label, MOST_OPTION_TEXT)
