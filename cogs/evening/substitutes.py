"""A seat given up in the middle of a match: offered on its player's panel, taken in the channel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.evenings import queue
from bot.evenings.substitutes import WHOEVER_WAITS, called_for, to_tell
from bot.games.base import Refusal
from bot.words import words
from cogs.core import names
from cogs.core.mentions import mention
from cogs.delivery.answers import answer, is_private
from cogs.delivery.courier import Errand
from cogs.kit import ids
from cogs.kit.controls import People, Press, Style
from cogs.kit.pages import Page
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Event, Seat
    from bot.records.stored import Occupant
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.panels import Panels


class SubstituteDesk:
    def __init__(self, bot: Client, panels: Panels) -> None:
        self.bot = bot
        self._panels = panels
        bot.router.route(ids.Substitute, self.clicked)

    async def clicked(self, interaction: Interaction, made: ids.Substitute, values: Sequence[str]) -> None:
        table, user = self.bot.tables.get(made.table), interaction.user
        if made.what == "take":
            await self._taken(interaction, table, made.seat)
            return
        if table.seat_of(user.id) != made.seat:
            raise Refusal("not-your-panel")
        substitutes = self.bot.tables.substitutes
        match [made.what, *values]:
            case ["show"]:
                await self._show(interaction, table, made.seat)
                return
            case ["named", guest]:
                number = ids.number(guest, ids.LARGEST_SNOWFLAKE)
                if names.chosen(interaction, number).is_bot or number == WHOEVER_WAITS:
                    raise Refusal("guests-bot")
                await substitutes.offer(table.id, user.id, number)
            case ["waiting"]:
                await substitutes.offer(table.id, user.id, WHOEVER_WAITS)
            case ["keep"]:
                await substitutes.withdraw(table.id, user.id)
            case _:
                raise Refusal("bad-button")
        await self._panels.show(interaction, table)

    async def _show(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Ask to whom the seat should go, with the consequences."""
        if is_private(interaction):
            self._panels.hold(table, interaction.user.id)
        try:
            await answer(interaction).show(_asked(table, seat))
            self._panels.covered(table, interaction.user.id)
        except BaseException:
            self._panels.release(interaction, table)
            raise

    async def _taken(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """Give the seat to the clicker; the offer then names them and leads to the hand."""
        user = interaction.user
        await self.bot.tables.substitutes.take(table.id, user.id, names.called(user), seat, names.roles(user))
        async with self.bot.languages.at(table.record):
            owner = names.marked(names.at_table(table.record).owners[seat])
            hand = Press(words()("button-hand"), ids.Look(table.id, "hand"), Style.primary)
            told = words()("substitute-taken", name=public.names(table)[seat], owner=owner)
            page = Page((told,), rows=((hand,),))
        await answer(interaction).edit(page)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Announce the seats newly offered at the table."""
        for seat, one in to_tell(table.record):
            key, work = ("substitute", table.id, seat), partial(self._tell, table, seat, one)
            self.bot.courier.want(Errand(key, work, table.guild, table.channel, table.id))

    async def _tell(self, table: Table, seat: Seat, one: Occupant) -> None:
        """Announce an offered seat in the channel, with mentions if the guests and the server allow them."""
        await self.bot.connections.knows(table.guild)
        if (seat, one) not in to_tell(table.record):
            return
        at = one.offered_at or 0
        guests = await self.bot.store.read(partial(called_for, table=table.id, at=at))
        wanted = await self._wanting_mentions(table, guests)
        async with self.bot.languages.at(table.record):
            page = self._offer(table, seat, one, guests)
        await mention(self.bot, table, page, wanted, "substitute", table.id, seat, at)
        await self.bot.tables.substitutes.told(table, seat, at)

    async def _wanting_mentions(self, table: Table, guests: Sequence[int]) -> list[int]:
        if not (await self.bot.store.server(table.guild)).mentions:
            return []
        return [user for user in guests if (await self.bot.store.player(user)).mentions != "silent"]

    def _offer(self, table: Table, seat: Seat, one: Occupant, guests: Sequence[int]) -> Page:
        say, name = words(), public.names(table)[seat]
        game = self.bot.game_name(table.slug)
        if one.offered == WHOEVER_WAITS:
            told = say("substitute-offers-all", name=name, game=game)
        else:
            # The intended person is always named, so that a clicker knows whether the seat is for them.
            told = say("substitute-offers", name=name, game=game, user=f"<@{one.offered}>")
        called = " ".join(f"<@{user}>" for user in guests if user != one.offered)
        take = Press(say("button-substitute-take"), ids.Substitute(table.id, seat, "take"), Style.success)
        return Page((*filter(None, (called,)), told), rows=((take,),))


def _asked(table: Table, seat: Seat) -> Page:
    say, record = words(), table.record
    rows: list[People | tuple[Press, ...]] = [
        People(say("substitute-menu"), ids.Substitute(table.id, seat, "named"))
    ]
    back = Press(say("button-back"), ids.Look(table.id, "hand"))
    waiting = Press(say("button-substitute-waiting"), ids.Substitute(table.id, seat, "waiting"))
    rows.append((waiting, back) if queue.offered(record) else (back,))
    return Page((say("substitute-asked"),), rows=tuple(rows))
