"""The services of tables on Discord, built in the order of their dependencies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cogs.duplicate.desk import DuplicateDesk
from cogs.evening.queue import QueueDesk
from cogs.evening.score import EveningDesk
from cogs.evening.substitutes import SubstituteDesk
from cogs.people.calls import Calls
from cogs.people.coach import Coach
from cogs.people.lessons import Lessons
from cogs.people.play_on import PlayOn
from cogs.people.puzzle.desk import PuzzleDesk
from cogs.season.crowns import Crowns
from cogs.table.claims import Claims
from cogs.table.forced import ForcedCards
from cogs.table.hints import Hints
from cogs.table.info import TableInfo
from cogs.table.lobby import Lobby
from cogs.table.painter import Painter
from cogs.table.panels import Panels
from cogs.table.play import Play
from cogs.table.reminders import Reminders
from cogs.table.review import Review
from cogs.table.seats import Seats

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.core.client import Client


@dataclass(frozen=True)
class Services:
    painter: Painter
    panels: Panels
    reminders: Reminders
    seats: Seats
    claims: Claims
    hints: Hints
    info: TableInfo
    lobby: Lobby
    play: Play
    review: Review
    coach: Coach
    calls: Calls
    play_on: PlayOn
    evening: EveningDesk
    queue: QueueDesk
    substitutes: SubstituteDesk
    puzzle: PuzzleDesk
    duplicate: DuplicateDesk
    crowns: Crowns

    @classmethod
    def of(cls, bot: Client) -> Services:
        evening = EveningDesk(bot)
        painter = Painter(bot, bot.settings.pace, evening.with_evening)
        panels = Panels(bot, painter)
        painter.listen(panels.touch)
        claims, hints = Claims(bot, panels), Hints(bot, panels)
        panels.pages.helping = (hints.presses, claims.presses)
        panels.pages.offering = (hints.offer, ForcedCards(bot, panels).offer)
        info = TableInfo(bot, painter, panels)
        lobby = Lobby(bot, painter, info, panels)
        seats = Seats(bot, painter, panels, lobby)
        play = Play(bot, panels, lobby, info, Lessons(bot).open)
        return cls(
            painter=painter,
            panels=panels,
            reminders=Reminders(bot),
            seats=seats,
            claims=claims,
            hints=hints,
            info=info,
            lobby=lobby,
            play=play,
            review=Review(bot),
            coach=Coach(bot),
            calls=Calls(bot),
            play_on=PlayOn(bot),
            evening=evening,
            queue=QueueDesk(bot),
            substitutes=SubstituteDesk(bot, panels),
            puzzle=PuzzleDesk(bot),
            duplicate=DuplicateDesk(bot, lobby, panels, painter),
            crowns=Crowns(bot),
        )

    def listen(self, bot: Client) -> None:
        """Register the services as listeners of table changes."""
        bot.tables.idle.warn = self.seats.warn
        bot.tables.closing.tell = self.duplicate.messages.tell
        bot.tables.closing.expired = self.duplicate.messages.changed
        bot.tables.waking.lost = self.painter.debts.apologise
        bot.tables.forgetting.leaving = self.crowns.relieve
        told = (self.painter, self.panels, self.reminders, self.seats, self.claims, self.queue, self.calls)
        for part in (*told, self.substitutes, self.duplicate.messages):
            bot.tables.listen(part.touch)

    def woken(self, table: Table) -> None:
        self.painter.woken(table)
        self.reminders.touch(table)
        self.queue.touch(table)
        self.substitutes.touch(table)
        self.calls.touch(table)

    def left(self, table: Table) -> None:
        self.painter.leave(table)
        self.panels.leave(table)
        self.reminders.leave(table)

    async def close(self) -> None:
        self.painter.close()
        await self.reminders.close()
        await self.calls.close()
        await self.hints.close()
        await self.coach.close()
        await self.puzzle.close()
