"""*Hint*: the move of the strongest computer player in a person's place, and why; for that person alone."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.ai import best
from bot.games.base import Refusal, Seat, only
from bot.ops.errors import report
from bot.ops.tasks import stop
from bot.records.results import unrated
from bot.tables.driver import question
from bot.words import capitalised, words
from cogs.kit import ids
from cogs.kit.controls import MOST_SEEN, Press
from cogs.pages import public, reasons
from cogs.pages.confirm import one_tap
from cogs.table.panel_pages import Offer
from cogs.table.play import own
from rendering.kit.names import to_reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ai.decision import Thought
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.panels import Panels

REMEMBERED: Final = 1000
"""Maximum number of cached hints; the oldest are evicted."""


def button_label(action: str) -> str:
    """Return the label of the button that does the hint; a long action is named by the advice alone."""
    named = words()("button-hinted", action=capitalised(action))
    return named if len(named) <= MOST_SEEN else words()("button-hinted-so")


class Position(NamedTuple):
    table: int
    seat: Seat
    view: Any
    """The seat's view: a hint applies to one position only."""


class Hints:
    def __init__(self, bot: Client, panels: Panels) -> None:
        self.bot = bot
        self._panels = panels
        self._thoughts: dict[Position, asyncio.Task[Thought]] = {}
        bot.router.route(ids.Hint, self._clicked)

    async def allowed(self, table: Table) -> bool:
        """Whether hints are allowed at this table; in a challenge they never are."""
        record = table.record
        if record.duplicated or not (await self.bot.store.server(record.server)).hints:
            return False
        # A match that is unrated anyway needs no consent.
        return record.hints != "no" or unrated(record) is not None

    async def presses(self, table: Table, seat: Seat) -> tuple[Press, ...]:
        """Return the button for a player to act, unless only one move is legal or a hint is shown.

        It is disabled while the hint is on its way, and says so.
        """
        if only(table.state, seat) or self._said(table, seat) or not await self.allowed(table):
            return ()
        asked = self._thoughts.get(Position(table.id, seat, table.state.view(seat)))
        coming = asked is not None and not asked.done()
        label = words()("button-hint-coming" if coming else "button-hint")
        return (Press(label, ids.Hint(table.id, seat, table.turn(seat)), disabled=coming),)

    async def offer(self, table: Table, seat: Seat) -> Offer | None:
        """Return the requested hint, with its action as a button, or as a select if it is too long."""
        thought = self._said(table, seat)
        user = table.user_at(seat)
        if thought is None or user is None or not await self.allowed(table):
            return None
        spoken = (await self.bot.store.player(user)).text_only
        cog, names, view = self.bot.game_cog(table.slug), public.plain_names(table), table.state.view(seat)
        asked = reasons.Explanation(cog, view, seat, names, spoken, own=True)
        said = reasons.advice(asked, thought)
        shown = cog.spelled(view, seat, thought.action, to_reader(names, seat), spoken=spoken)
        press = one_tap(
            button_label(shown), partial(ids.Hinted, table.id, seat, table.turn(seat)), thought.action
        )
        return Offer((words()("hint", advice=said),), (press,), advises=True)

    def _said(self, table: Table, seat: Seat) -> Thought | None:
        """Return the finished hint for this position."""
        done = self._thoughts.get(Position(table.id, seat, table.state.view(seat)))
        return done.result() if done and done.done() and not done.exception() else None

    async def _clicked(self, interaction: Interaction, made: ids.Hint, _: Sequence[str]) -> None:
        """Compute a hint; the panel says that it is coming, and shows it if the position still stands."""
        table, seat, user = self.bot.tables.get(made.table), made.seat, interaction.user.id
        own(interaction, table, seat)
        notice = ""
        try:
            if not await self.allowed(table):
                raise Refusal("hint-not-here")
            if seat not in table.waiting_for or made.turn != table.turn(seat):
                raise Refusal("table-moved-on")
            self._ask(table, seat, user)
        except Refusal as refusal:
            notice = words().refusal(refusal)
        await self._panels.show(interaction, table, notice=notice)

    def _ask(self, table: Table, seat: Seat, user: int) -> None:
        """Begin a search for this position, unless there is one, and show the result when it comes."""
        asked = Position(table.id, seat, table.state.view(seat))
        before = self._thoughts.get(asked)
        if before and not (before.done() and before.exception()):
            return
        while len(self._thoughts) >= REMEMBERED:
            self._thoughts.pop(next(iter(self._thoughts)))

        def come(done: asyncio.Task[Thought]) -> None:
            if not done.cancelled():
                if error := done.exception():
                    report(error, table=table.id, line=len(table.log), doing="asking for a hint again")
                self._panels.renew(table, user)

        task = self._thoughts[asked] = asyncio.create_task(self._think(table, seat))
        task.add_done_callback(come)

    async def close(self) -> None:
        await stop(self._thoughts.values())

    async def _think(self, table: Table, seat: Seat) -> Thought:
        think = self.bot.tables.engines.think
        level = best(table.slug)
        try:
            return await think(question(table, seat, level))
        except Exception as error:  # noqa: BLE001 — rules of thumb are better than no hint
            report(error, table=table.id, line=len(table.log), doing="asking for a hint")
            return await think(question(table, seat, best(table.slug, "normal")))
