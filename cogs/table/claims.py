"""*Claim the rest*: offered to a leader who cannot lose a trick any more; played out when all agree.

A claim lives in memory until the next action: after a restart its message says to make it again.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.games.base import Refusal, Seat, State
from bot.tables.claims import certain, played_out
from bot.words import words
from cogs.delivery.answers import answer
from cogs.kit import ids
from cogs.kit.controls import Press, Style
from cogs.kit.pages import Page
from cogs.pages import public
from cogs.table.play import own

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.base import Event
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.panels import Panels


@dataclass(slots=True)
class Claim:
    seat: Seat
    n: int
    """Length of the log when the claim was made."""
    state: State
    """State of the match at that time: after a take-back and another action the log may be as long again."""
    plan: tuple[str, ...]
    missing: list[Seat] = field(default_factory=list)
    """Seats of the people who have not agreed yet."""


class Claims:
    def __init__(self, bot: Client, panels: Panels) -> None:
        self.bot = bot
        self._panels = panels
        self._open: dict[int, Claim] = {}
        self._declined: dict[int, int] = {}
        """The hand, by table, in which a player wants to play on."""
        bot.router.route(ids.Claim, self._ask)
        bot.router.route(ids.AnswerClaim, self._answered)

    def touch(self, table: Table, _: tuple[Event, ...] = ()) -> None:
        """Drop the claims of a closed table."""
        if not table.live:
            self._open.pop(table.id, None)
            self._declined.pop(table.id, None)

    async def presses(self, table: Table, seat: Seat) -> tuple[Press, ...]:
        """Return the button for a panel whose owner leads and cannot lose; none once used or declined."""
        if self._declined.get(table.id) == public.hands(table) or self._asked(table):
            return ()
        if not certain(table.state.view(seat), seat):
            return ()
        made = ids.Claim(table.id, seat, table.turn(seat))
        return (Press(words()("button-claim"), made, Style.success),)

    def _asked(self, table: Table) -> bool:
        """Whether the other players are being asked about the current state."""
        claim = self._open.get(table.id)
        return claim is not None and claim.n == len(table.log) and claim.state == table.state

    async def _ask(self, interaction: Interaction, made: ids.Claim, _: Sequence[str]) -> None:
        table, seat = self.bot.tables.get(made.table), made.seat
        own(interaction, table, seat)
        plan = certain(table.state.view(seat), seat) if made.turn == table.turn(seat) else ()
        if not plan:
            raise Refusal("claim-uncertain")
        if self._declined.get(table.id) == public.hands(table):
            raise Refusal("claim-declined")
        others = [
            other
            for other, one in enumerate(table.seats)
            if one and other != seat and one.user is not None and not table.level(other)
        ]
        claim = Claim(seat, len(table.log), table.state, plan, others)
        if others:
            self._open[table.id] = claim
            await self._panels.show(interaction, table, notice=words()("claim-asked"))
        else:
            await self._play_out(table, claim)
            await self._panels.show(interaction, table)
        alone = table.record.duplicated
        # In a challenge only its player may see a card.
        page = self._said(table, claim) if alone else await self._page(table, claim)
        if alone:
            await answer(interaction).reply(page)
        else:
            await answer(interaction).post(page)

    async def _answered(self, interaction: Interaction, made: ids.AnswerClaim, _: Sequence[str]) -> None:
        table = self.bot.tables.get(made.table)
        claim = self._open.get(table.id)
        if claim is None or claim.n != made.lines or table.state != claim.state:
            # The claim was lost in a restart: the panel still offers it.
            forgotten = claim is None and made.lines == len(table.log)
            async with self.bot.languages.at(table.record):
                page = Page((words()("claim-forgotten" if forgotten else "claim-over"),))
                await answer(interaction).edit(page)
            return
        seat = table.seat_of(interaction.user.id)
        if seat not in claim.missing:
            raise Refusal("claim-not-asked")
        if made.said == "no":
            del self._open[table.id]
            self._declined[table.id] = public.hands(table)
            told = {"name": public.names(table)[seat]}
            async with self.bot.languages.at(table.record):
                page = Page((self._made(table, claim), words()("claim-play-on", **told)))
            await answer(interaction).edit(page)
            if claimer := table.user_at(claim.seat):
                await self._panels.tell(table, claimer, "claim-play-on", **told)
            return
        claim.missing.remove(seat)
        if not claim.missing:
            del self._open[table.id]
            await self._play_out(table, claim)
        page = await self._page(table, claim)
        await answer(interaction).edit(page)

    async def _play_out(self, table: Table, claim: Claim) -> None:
        lines = await asyncio.to_thread(played_out, table.state, claim.seat, claim.plan)
        await self.bot.tables.play_out(table.id, claim.n, lines)

    def _made(self, table: Table, claim: Claim) -> str:
        say = words()
        cards = " ".join(say.card(action.removeprefix("play ")) for action in claim.plan)
        name = public.names(table)[claim.seat]
        return say("claim-made", name=name, count=len(claim.plan), cards=cards)

    async def _page(self, table: Table, claim: Claim) -> Page:
        """Return the claim's page: a question, or the outcome."""
        async with self.bot.languages.at(table.record):
            return self._said(table, claim)

    def _said(self, table: Table, claim: Claim) -> Page:
        say = words()
        if not claim.missing:
            return Page((self._made(table, claim), say("claim-done")))
        names = words().joined([public.names(table)[seat] for seat in claim.missing])
        answers = (
            Press(say("button-claim-agree"), ids.AnswerClaim(table.id, claim.n, "yes"), Style.success),
            Press(say("button-claim-play-on"), ids.AnswerClaim(table.id, claim.n, "no")),
        )
        return Page((self._made(table, claim), say("claim-agree", names=names)), rows=(answers,))
