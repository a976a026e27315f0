"""The list of a person's finished matches, shown to them alone."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord

from bot.people.history import history
from bot.words import words
from cogs.core.names import apart, marked
from cogs.delivery.answers import answer
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, Press, cut
from cogs.kit.pages import MOST_OPTION_TEXT, Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.people.history import Past
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row
    from cogs.people.replay import ReplayDesk


class HistoryDesk:
    def __init__(self, bot: Client, desk: ReplayDesk) -> None:
        self.bot = bot
        self._desk = desk
        bot.router.route(ids.History, self._turned)
        bot.router.route(ids.HistoryReplay, self._chosen)

    async def _turned(self, interaction: Interaction, made: ids.History, _: Sequence[str]) -> None:
        await self.show(interaction, made.page)

    async def _chosen(self, interaction: Interaction, _: ids.HistoryReplay, values: Sequence[str]) -> None:
        await self._desk.open(interaction, ids.number("".join(values)))

    async def show(self, interaction: Interaction, page: int = 0) -> None:
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
