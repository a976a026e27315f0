"""Forced moves that only their owner knows to be forced: played after a pause, or offered to be.

*Play forced cards for me* is offered once, to a player too slow for a pause to hide it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import Press
from cogs.table.panel_pages import Offer
from cogs.table.play import own

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Seat
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.panels import Panels


class ForcedCards:
    def __init__(self, bot: Client, panels: Panels) -> None:
        self.bot = bot
        self._panels = panels
        bot.router.route(ids.Forced, self._accepted)
        bot.tables.forced.changed = panels.renew

    async def offer(self, table: Table, seat: Seat) -> Offer | None:
        """Return the offer for the panel of the player to act: once, as playing on by hand declines it."""
        user = table.user_at(seat)
        if user is None:
            return None
        say, forced, player = words(), self.bot.tables.forced, await self.bot.store.player(user)
        if forced.pause(player, table, seat) is not None:
            return Offer((say("forced-soon"),), ())
        if not forced.to_offer(player, table, seat):
            return None
        return Offer((say("forced-offer"),), ((Press(say("button-forced"), ids.Forced(table.id, seat)),),))

    async def _accepted(self, interaction: Interaction, made: ids.Forced, _: Sequence[str]) -> None:
        table, user = self.bot.tables.get(made.table), interaction.user.id
        own(interaction, table, made.seat)
        before = await self.bot.store.player(user)
        await self.bot.store.prefer(replace(before, forced="all"), before)
        await self._panels.show(interaction, table, notice=words()("forced-from-now"))
        # The current forced move is made once they have read the notice.
        self._panels.as_liked(user)
