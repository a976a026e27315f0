"""Private panels: a player's own cards, and what they can do. Kept fresh through the newest click's token."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.games.base import Seat
from bot.words import words
from cogs import public
from cogs.base import Ids, Names, Panel
from cogs.controls import Press
from cogs.pages import Page

if TYPE_CHECKING:
    from bot.app import Toucan
    from bot.table import Table
    from cogs.pages import Row

    Interaction = discord.Interaction[Toucan]

TOKEN_SECONDS: Final = 14 * 60
"""Discord lets an interaction's token live for fifteen minutes; we stop trying a little before."""


@dataclass(slots=True)
class Open:
    """A panel that somebody has before them."""

    token: str
    message: int
    born: float
    seat: Seat
    turn: int
    so_far: str
    page: Page


class Panels:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        self._open: dict[tuple[int, int], Open] = {}

    async def show(
        self, interaction: Interaction, table: Table, *, so_far: str = "", notice: str = ""
    ) -> None:
        """Answer with the asker's panel: in place if they clicked on one, else as a new private message."""
        user = interaction.user.id
        page = await self.page(table, user, so_far=so_far, notice=notice)
        if self.is_private(interaction) and interaction.message:
            message = interaction.message.id
            await interaction.response.edit_message(view=page.view(), attachments=page.files())
        else:
            message = await self.bot.door.reply(interaction, page)
        seat = table.seat_of(user)
        if seat is not None:
            born = asyncio.get_running_loop().time()
            self._open[table.id, user] = Open(
                interaction.token, message, born, seat, table.turn(seat), so_far, page
            )

    @staticmethod
    def is_private(interaction: Interaction) -> bool:
        """Whether the click was on a message that only the clicker sees: a hand goes nowhere else."""
        return (
            interaction.type is discord.InteractionType.component
            and interaction.message is not None
            and interaction.message.flags.ephemeral
        )

    async def refresh(self, table: Table) -> None:
        """Bring every panel of the table up to date that still can be."""
        for key in [key for key in self._open if key[0] == table.id]:
            if not await self._refreshed(table, key[1], self._open[key]):
                self._open.pop(key, None)
        if not table.live:
            self.forget(table)

    def forget(self, table: Table) -> None:
        for key in [key for key in self._open if key[0] == table.id]:
            del self._open[key]

    async def _refreshed(self, table: Table, user: int, panel: Open) -> bool:
        if (
            asyncio.get_running_loop().time() - panel.born > TOKEN_SECONDS
            or table.seat_of(user) != panel.seat
        ):
            return False
        same_turn = panel.turn == table.turn(panel.seat)
        page = await self.page(table, user, so_far=panel.so_far if same_turn else "")
        if self._open.get((table.id, user)) is not panel or page == panel.page:
            return True
        webhook = discord.Webhook.partial(self.bot.application_id or 0, panel.token, client=self.bot)
        try:
            await webhook.edit_message(panel.message, view=page.view(), attachments=page.files())
        except discord.HTTPException:
            # Dismissed, or the token is too old: Your hand and /hand open a new one.
            return False
        panel.page = page
        return True

    async def page(self, table: Table, user: int, *, so_far: str = "", notice: str = "") -> Page:
        """The panel as it is now."""
        say = words()
        seat = table.seat_of(user)
        if seat is None:
            return Page((say("panel-watch"),))
        names = public.names(table)
        front = self.bot.front(table.slug)
        title = say("panel-title", game=front.game_name, name=names[seat])
        lines = [line for line in (notice, self.bot.painter.trouble(table)) if line]
        if table.status == "lobby":
            return Page((title, "\n".join([*lines, say("panel-lobby")])))
        view = table.state.view(seat)
        player = await self.bot.store.player(user)
        panel = Panel(Ids(table.id, seat, table.turn(seat)), so_far, player, public.plain_names(table))
        rows: tuple[Row, ...] = ()
        if seat in table.waiting_for:
            lines.append(front.asked(view, seat, so_far))
            rows = front.controls(view, seat, panel)
        else:
            lines.append(public.outcome(table) or say("panel-wait"))
            # A panel is kept fresh while the click that opened it is young; this makes it young again.
            rows = ((Press(say("button-again"), f"press:look:{table.id}:hand"),),) if table.live else ()
        if player.text_only:
            return Page(
                (title, "\n".join(lines), "\n".join(self._spoken(table, view, seat, names))), rows=rows
            )
        picture = await asyncio.to_thread(front.hand_picture, view, seat, panel)
        return Page((title, "\n".join(lines)), picture, rows)

    def _spoken(self, table: Table, view: Any, seat: Seat, names: Names) -> list[str]:
        front = self.bot.front(table.slug)
        return [*front.spoken(view, seat, names), *front.status(view, names)]
