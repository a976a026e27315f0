"""What tables need on Discord, in parts that are made in the order in which they know each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cogs.people.lessons import Lessons
from cogs.table.auto_play import Forced
from cogs.table.claims import Claims
from cogs.table.hints import Hints
from cogs.table.info import Looks
from cogs.table.lobby import Lobby
from cogs.table.painter import Painter
from cogs.table.panels import Panels
from cogs.table.play import Play
from cogs.table.reminders import Prompter
from cogs.table.review import Why
from cogs.table.seats import Seats

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.client import Client


@dataclass(frozen=True)
class Services:
    painter: Painter
    panels: Panels
    forced: Forced
    prompter: Prompter
    seats: Seats
    claims: Claims
    hints: Hints
    looks: Looks
    lobby: Lobby
    play: Play
    why: Why

    @classmethod
    def of(cls, bot: Client) -> Services:
        painter = Painter(bot, bot.settings.pace)
        panels = Panels(bot, painter)
        painter.listen(panels.touch)
        claims, hints = Claims(bot, panels), Hints(bot, panels)
        panels.pages.helping = (hints.presses, claims.presses)
        looks = Looks(bot, painter, panels)
        lobby = Lobby(bot, painter, looks)
        seats = Seats(bot, painter, panels, lobby)
        play = Play(bot, panels, lobby, looks, Lessons(bot))
        return cls(
            painter, panels, Forced(bot), Prompter(bot), seats, claims, hints, looks, lobby, play, Why(bot)
        )

    async def listen(self, bot: Client) -> None:
        """Be told from now on of what changes at tables."""
        bot.tables.idle.warn = self.seats.warn
        bot.tables.waking.lost = self.painter.apologise
        await self.prompter.remember()
        for part in (self.painter, self.panels, self.forced, self.prompter, self.seats, self.claims):
            bot.tables.listen(part.touch)

    def woken(self, table: Table) -> None:
        self.painter.touch(table, waking=True)
        self.forced.touch(table)
        self.prompter.touch(table)

    async def close(self) -> None:
        await self.forced.close()
        await self.prompter.close()
