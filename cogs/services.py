"""The services of tables on Discord, built in the order of their dependencies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.matches.replays import Replays
from cogs.duplicate.cog import DuplicateCog
from cogs.evening.queue import QueueDesk
from cogs.evening.score import EveningDesk
from cogs.evening.substitutes import SubstituteDesk
from cogs.pages.fair import Fair
from cogs.pages.open_hands import OpenHands
from cogs.people.calls import Calls
from cogs.people.challenge import ChallengeCog
from cogs.people.coach import Coach
from cogs.people.guests import Guests
from cogs.people.leaderboard import LeaderboardCog
from cogs.people.lessons import Lessons
from cogs.people.my_tables import MyTables
from cogs.people.past import PastCog
from cogs.people.play_on import PlayOn
from cogs.people.privacy import PrivacyCog
from cogs.people.profile import ProfileCog
from cogs.people.puzzle.cog import PuzzleCog
from cogs.people.replay import ReplayDesk
from cogs.season.cog import SeasonCog
from cogs.season.crowns import Crowns
from cogs.server.about import AboutCog
from cogs.server.commands import CommonCog
from cogs.server.corner import CornerCog
from cogs.server.departures import Departures
from cogs.server.opening import OpeningCog
from cogs.server.setup import SetupCog
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
    from discord.ext import commands

    from bot.tables.table import Table
    from cogs.core.client import Client


class Services:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self.evening = EveningDesk(bot)
        self.painter = painter = Painter(bot, bot.settings.pace, self.evening.with_evening)
        self.panels = panels = Panels(bot, painter)
        painter.told = panels.touch
        self.claims, self.hints = Claims(bot, panels), Hints(bot, panels)
        panels.pages.helping = (self.hints.presses, self.claims.presses)
        panels.pages.offering = (self.hints.offer, ForcedCards(bot, panels).offer)
        self.info = TableInfo(bot, painter, panels)
        self.lobby = Lobby(bot, painter, self.info, panels)
        self.seats = Seats(bot, painter, panels, self.lobby)
        self.lessons = Lessons(bot)
        self.play = Play(bot, panels, self.lobby, self.info, self.lessons.open)
        self.reminders = Reminders(bot)
        self.review = Review(bot)
        self.fair, replays = Fair(bot), Replays(bot.store)
        self.replays = ReplayDesk(bot, self.fair, replays)
        self.open_hands = OpenHands(bot)
        self.coach = Coach(bot, self.fair)
        self.calls = Calls(bot)
        self.play_on = PlayOn(bot, self.fair, replays)
        self.queue = QueueDesk(bot)
        self.substitutes = SubstituteDesk(bot, panels)
        self.puzzle = PuzzleCog(bot)
        self.duplicate = DuplicateCog(bot, self.lobby, panels, painter)
        self.crowns = Crowns(bot)

    def listen(self) -> None:
        """Register the services as listeners of table changes."""
        tables = self.bot.tables
        tables.woken, tables.left, tables.forgotten = self._woken, self._left, self._forgotten
        tables.timeouts.warn = self.seats.warn
        tables.closing.tell = self.duplicate.messages.tell
        tables.closing.expired = self.duplicate.messages.changed
        tables.waking.lost = self.painter.debts.apologise
        tables.forgetting.leaving = self.crowns.relieve
        told = (self.painter, self.panels, self.reminders, self.seats, self.claims, self.queue, self.calls)
        for part in (*told, self.substitutes, self.duplicate.messages):
            tables.listen(part.touch)

    def _woken(self, table: Table) -> None:
        self.painter.woken(table)
        self.reminders.touch(table)
        self.queue.touch(table)
        self.substitutes.touch(table)
        self.calls.touch(table)

    def _left(self, table: Table) -> None:
        self.painter.leave(table)
        self.panels.leave(table)
        self.reminders.leave(table)

    def _forgotten(self, user: int) -> None:
        self.bot.avatars.forget(user)
        self.review.forget()
        self.coach.forget()

    def cogs(self) -> tuple[commands.Cog, ...]:
        """Make the cogs that belong to no single game."""
        bot = self.bot
        lobby, painter, panels = self.lobby, self.painter, self.panels
        return (
            CommonCog(bot, panels, self.seats, lobby, painter, self.evening, self.queue, self.review),
            SetupCog(bot, painter, self.crowns),
            AboutCog(bot.settings),
            PrivacyCog(bot),
            PastCog(bot, self.fair, self.replays, self.coach),
            MyTables(bot, self.calls),
            Guests(bot),
            LeaderboardCog(bot),
            ProfileCog(bot),
            ChallengeCog(bot, lobby, painter, panels, self.info),
            self.puzzle,
            self.duplicate,
            Departures(bot, painter.threads),
            OpeningCog(bot, self.lessons, lobby, panels),
            CornerCog(bot),
            SeasonCog(bot, self.crowns),
        )

    async def close(self) -> None:
        self.painter.close()
        await self.reminders.close()
        await self.calls.close()
        await self.hints.close()
        await self.coach.close()
        await self.puzzle.close()
