"""`/leaderboard`: ranks on this server or on all, by rating or by the points of a period."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.people.boards import Boards
from bot.ratings.ledger import ALL
from bot.records.periods import KINDS, SEASON
from bot.words import words
from cogs.core.sight import Reader, reader_of
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.commands import games
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import say
from cogs.kit.pages import Page
from cogs.pages.leaderboard_ask import EVER, EVERYWHERE, HERE, OWN, SHARED, Ask, read
from cogs.people.leaderboard_text import about, as_text, heading, lines_of
from rendering.boards.leaderboard import board
from rendering.kit.names import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.people.boards import Board
    from bot.records.periods import Kind
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row


class Leaderboard:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        bot.router.route(ids.Leaderboard, self.clicked)

    async def open(
        self, interaction: Interaction, slug: str | None, kind: Kind | None, *, everywhere: bool
    ) -> None:
        async with answering(interaction):
            ask = Ask(slug or await self._usual(interaction), everywhere, kind)
            await answer(interaction).reply(
                await self._page(ask, await reader_of(interaction, self.bot.store))
            )

    async def clicked(self, interaction: Interaction, made: ids.Leaderboard, values: Sequence[str]) -> None:
        ask, shared = read(made, values)
        reader = await reader_of(interaction, self.bot.store)
        if shared:
            async with self.bot.languages.in_language_of(reader.guild):
                page = await self._page(ask, reader.everybody)
            await answer(interaction).post(page)
            return
        page = await self._page(ask, reader)
        await answer(interaction).show(page)

    async def _usual(self, interaction: Interaction) -> str:
        """Return the game of this channel's table, or else the server's most played one that still exists."""
        table = self.bot.tables.in_channel(interaction.channel_id or 0)
        if table:
            return table.slug
        most = await Boards(self.bot.store).most_played(interaction.guild_id or 0)
        return most if most and most in GAMES else next(iter(GAMES))

    async def _page(self, ask: Ask, reader: Reader) -> Page:
        scope, boards, nobody = ALL if ask.everywhere else reader.guild, Boards(self.bot.store), 0
        who = nobody if reader.user is None else reader.user
        when = ask.period(SEASON if ask.everywhere else (await self.bot.store.server(reader.guild)).season)
        if when:
            found = await boards.gained(scope, ask.slug, when, who, ask.page)
        else:
            found = await boards.rated(scope, ask.slug, who, ask.page)
        ask = replace(ask, page=found.page)
        texts = [heading(self.bot.game_cog(ask.slug).game_name, ask, when)]
        texts.append(about(ask, found, await boards.rules(), own=reader.user is not None))
        rows = _shared_rows(ask) if reader.user is None else self._rows(ask, found)
        if not found.places:
            return Page((*texts, words()("board-empty")), rows=rows)
        lines, own = lines_of(ask, found)
        every = (*lines, *((own,) if own else ()))
        if reader.text_only:
            return Page((texts[0], "\n".join(map(as_text, every)), texts[1]), rows=rows)
        picture = await asyncio.to_thread(board, lines, own, words())
        if unwritten := [line for line in every if not written(line.name)]:
            texts.append("\n".join(map(as_text, unwritten)))
        return Page(tuple(texts), picture, rows)

    def _rows(self, ask: Ask, found: Board) -> tuple[Row, ...]:
        text = words()
        games = tuple(Option(self.bot.game_cog(slug).game_name, slug) for slug in GAMES)
        menu = Menu(text("menu-board"), ask.id(), games)

        def when(kind: Kind | None) -> Press:
            style = Style.primary if ask.kind == kind else Style.secondary
            other = replace(ask, kind=kind, back=0)
            # Another spelling of page 0: two buttons must not have the same id.
            return Press(text(f"board-{kind or EVER}"), other.id(page="00"), style)

        page, place = found.page, replace(ask, everywhere=not ask.everywhere)
        walk: list[Press] = []
        if found.pages > 1:
            walk += (
                Press(text("button-page-back"), ask.id(page=max(0, page - 1)), disabled=page == 0),
                Press(text("button-page-on"), ask.id(page=page + 1), disabled=page + 1 >= found.pages),
                Press(text("button-own-place"), ask.id(page=OWN), disabled=found.mine is None),
            )
        walk.append(
            Press(text(f"button-board-{HERE if ask.everywhere else EVERYWHERE}"), place.id(page="000"))
        )
        if found.places:
            walk.append(Press(text("button-share"), ask.id(page=f"{SHARED}{page}")))
        rows: list[Row] = [menu, tuple(when(kind) for kind in (*KINDS, None)), tuple(walk)]
        if ask.kind:
            earlier = replace(ask, back=ask.back + 1)
            other = [Press(text(f"button-earlier-{ask.kind}"), earlier.id(page="0000"))]
            if ask.back:
                later = replace(ask, back=ask.back - 1)
                other.append(Press(text(f"button-later-{ask.kind}"), later.id(page="00000")))
            if ask.kind == "season" and not ask.everywhere:
                other.append(Press(text("button-champions"), ids.Champions(0, "look")))
            rows.append(tuple(other))
        return tuple(rows)


def _shared_rows(ask: Ask) -> tuple[Row, ...]:
    """Return the button below a shared board, which shows readers their own place privately."""
    return ((Press(words()("button-own-place"), ask.id(page=OWN)),),)


class LeaderboardCog(commands.Cog):
    def __init__(self, bot: Client) -> None:
        self._leaderboard = Leaderboard(bot)

    @app_commands.command(description=say("leaderboard-about"))
    @app_commands.describe(
        game=say("leaderboard-game"),
        period=say("leaderboard-period"),
        everywhere=say("leaderboard-everywhere"),
    )
    @app_commands.choices(
        game=games(),
        period=[app_commands.Choice(name=say(f"board-{kind}"), value=kind) for kind in KINDS],
    )
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        period: str | None = None,
        everywhere: bool = False,
    ) -> None:
        kind = next((kind for kind in KINDS if kind == period), None)
        await self._leaderboard.open(interaction, game, kind, everywhere=everywhere)
