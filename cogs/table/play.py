"""Players' actions at a table: clicks on panels, and commands of the game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.games.base import Refusal, Seat, State, as_written
from bot.words import words
from cogs.delivery.answers import answering
from cogs.kit import ids
from cogs.kit.contexts import home
from cogs.kit.game_cog import CONFIRM
from cogs.pages.public import plain_names

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import Names, NewTable
    from cogs.table.info import TableInfo
    from cogs.table.lobby import Lobby
    from cogs.table.panels import Panels


class Play:
    def __init__(
        self,
        bot: Client,
        panels: Panels,
        lobby: Lobby,
        info: TableInfo,
        learn: Callable[[Interaction, str], Awaitable[None]],
    ) -> None:
        """`learn`: opens the lesson of a game."""
        self.bot = bot
        self._panels = panels
        self._lobby = lobby
        self._info = info
        self._learn = learn
        bot.router.route(ids.Act, self._acted)
        bot.router.route(ids.Hinted, self._hinted)
        bot.router.route(ids.Narrow, self._narrowed)
        bot.router.route(ids.Confirm, self._confirmed)

    # Clicks

    async def _acted(self, interaction: Interaction, made: ids.Act, values: Sequence[str]) -> None:
        await self._act(interaction, made, " ".join((made.action, *values)))

    async def _hinted(self, interaction: Interaction, made: ids.Hinted, values: Sequence[str]) -> None:
        asks_first = (await self.bot.store.player(interaction.user.id)).confirm
        if asks_first:
            await self._confirmed(interaction, made, values)
        else:
            await self._act(interaction, made, " ".join((made.action, *values)))

    async def _act(
        self, interaction: Interaction, made: ids.Act | ids.Confirm | ids.Hinted, action: str
    ) -> None:
        table, user = self.bot.tables.get(made.table), interaction.user.id
        own(interaction, table, made.seat)
        self._panels.hold(table, user)
        notice = ""
        try:
            player = await self.bot.store.player(user)
            declines = self.bot.tables.forced.to_offer(player, table, made.seat)
            action = as_written(table.state, made.seat, action)
            await self.bot.tables.act(table.id, user, made.turn, action)
            if declines:
                await self.bot.store.prefer(replace(player, forced="safe"), player)
        except Refusal as refusal:
            notice = words().refusal(refusal)
        except BaseException:
            self._panels.release(interaction, table)
            raise
        await self._panels.show(interaction, table, notice=notice)

    async def _narrowed(self, interaction: Interaction, made: ids.Narrow, values: Sequence[str]) -> None:
        table, so_far = self.bot.tables.get(made.table), " ".join((made.action, *values))
        own(interaction, table, made.seat)
        notice, cog = "", self.bot.game_cog(table.slug)
        leads = so_far == "" or cog.leads_somewhere(table.state.legal(made.seat), so_far)
        if made.turn != table.turn(made.seat) or not leads:
            so_far, notice = "", words().refusal(Refusal("table-moved-on"))
        await self._panels.show(interaction, table, so_far=so_far, notice=notice)

    async def _confirmed(
        self, interaction: Interaction, made: ids.Confirm | ids.Hinted, values: Sequence[str]
    ) -> None:
        """Ask for confirmation; refuse illegal actions at once."""
        table = self.bot.tables.get(made.table)
        own(interaction, table, made.seat)
        action = as_written(table.state, made.seat, " ".join((made.action, *values)))
        legal = any(action in choice for choice in table.state.legal(made.seat))
        if made.turn == table.turn(made.seat) and legal:
            await self._panels.show(interaction, table, so_far=CONFIRM + action)
        else:
            await self._act(interaction, made, action)

    # Commands of games

    def table(self, interaction: Interaction) -> Table | None:
        return self.bot.table_there(interaction, interaction.user.id)

    def table_of(self, interaction: Interaction, game: type[State]) -> Table:
        table = self.bot.table_here(interaction)
        if table.game is not game:
            raise Refusal("other-game-here", game=self.bot.game_cog(table.slug).game_name)
        return table

    def names(self, table: Table) -> Names:
        """Return the players' names by seat, without markup."""
        return plain_names(table)

    async def programs(self, interaction: Interaction, game: type[State]) -> Sequence[str]:
        """Return the programs that may sit down at a table of this game here."""
        return await self.bot.tables.programs_at(home(interaction), game.slug)

    async def act(self, interaction: Interaction, game: type[State], action: str) -> None:
        """Do the asker's action from a slash command."""
        async with answering(interaction):
            table = self.table_of(interaction, game)
            seat = table.seat_of(interaction.user.id)
            if seat is None:
                raise Refusal("table-not-seated")
            action = as_written(table.state, seat, action)
            await self.bot.tables.act(table.id, interaction.user.id, table.turn(seat), action)
            await self._panels.show(interaction, table)

    async def step(self, interaction: Interaction, game: type[State], so_far: str) -> None:
        """Show the asker's panel with the step that a slash command named."""
        async with answering(interaction):
            table = self.table_of(interaction, game)
            seat = table.seat_of(interaction.user.id)
            if seat is None:
                raise Refusal("table-not-seated")
            leads = self.bot.game_cog(table.slug).leads_somewhere(table.state.legal(seat), so_far)
            await self._panels.show(interaction, table, so_far=so_far if leads else "")

    def options(self, interaction: Interaction, game: type[State], verb: str) -> Sequence[str]:
        """Return the options of a verb for the asker's seat; none if it may not act, or without a table."""
        table = self.table(interaction)
        seat = table.seat_of(interaction.user.id) if table else None
        if table is None or table.game is not game or seat not in table.waiting_for:
            return ()
        return next((choice.options for choice in table.state.legal(seat) if choice.verb == verb), ())

    async def open(self, interaction: Interaction, wanted: NewTable) -> None:
        await self._lobby.open(interaction, wanted)

    async def rules(self, interaction: Interaction, slug: str, topic: str) -> None:
        async with answering(interaction):
            await self._info.rules(interaction, slug, topic)

    async def learn(self, interaction: Interaction, slug: str) -> None:
        await self._learn(interaction, slug)


def own(interaction: Interaction, table: Table, seat: Seat) -> None:
    """Raise `Refusal` unless the asker has the seat that the panel was made for."""
    if table.seat_of(interaction.user.id) != seat:
        raise Refusal("not-your-panel")
