"""*All hands*: the cards of every seat in a finished hand, on request."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from bot.fair.secrecy import unsealed
from bot.fair.seeds import REVEALED
from bot.games.base import Card, Lie, Refusal, Seat
from bot.matches.replays import deals
from bot.records.stored import Record
from bot.tables.table import Table
from bot.words import words
from cogs.delivery.answers import answer
from cogs.kit import ids, open_cards
from cogs.kit.pages import Page
from cogs.pages import public
from rendering.boards import openhands
from rendering.decks.register import DECKS
from rendering.kit import alt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.records.stored import Line, Preferences
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from rendering.kit.picture import Picture


SHORT: Final = 8
"""Letters of a name where the alt text would otherwise be too long."""


class OpenHands:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        bot.router.route(ids.Hands, self._clicked)

    async def _clicked(self, interaction: Interaction, made: ids.Hands, _: Sequence[str]) -> None:
        table = await self.bot.tables.read(made.table)
        unsealed(table.record)
        cog, number = self.bot.game_cog(table.slug), made.hand
        state = await asyncio.to_thread(dealt, table.record, [*table.log], number)
        player = await self.bot.store.player(interaction.user.id)
        title = words()("hands-title", game=cog.game_name, number=number)
        # A new message, as the clicked one may be a private view of the table.
        await answer(interaction).reply(await _page(title, state, table, player))


async def _page(title: str, state: Any, table: Table, player: Preferences) -> Page:
    """Return the page: in words, or as a picture of the hands with the other piles in words below."""
    if player.text_only:
        return Page((title, "\n".join(open_cards.held(state, public.names(table), spoken=True))))
    names = public.plain_names(table)
    drawn = await asyncio.to_thread(picture, state, names, player.colours)
    rest = open_cards.held(state, public.names(table))[len(names) :]
    return Page((title, *rest), drawn)


def picture(state: Any, names: Sequence[str], colours: int) -> Picture:
    """Draw every seat's cards."""
    return openhands.hands(seats_of(state, names), deck_of(state), told(state, names), colours=colours)


def told(state: Any, names: Sequence[str]) -> str:
    """Return the alt text, without markup."""
    ways = ((tuple(names), True), (tuple(names), False), (alt.cut(names, SHORT), False))
    said = ("\n".join(open_cards.held(state, each, spoken=spoken)) for each, spoken in ways)
    return alt.fitting(said).replace("*", "")


def seats_of(state: Any, names: Sequence[str]) -> tuple[openhands.Held, ...]:
    """Return each seat's cards for the picture."""
    piles = state.piles

    def lying(how: Lie, seat: Seat) -> tuple[Card, ...]:
        kinds = [kind for kind, lie in state.own_piles.items() if lie == how]
        return tuple(card for kind in kinds for card in piles.get(f"{kind} {seat}", ()))

    return tuple(
        openhands.Held(
            name,
            tuple(open_cards.ordered(state, "hand", lying("hand", seat))),
            lying("open", seat),
            lying("hidden", seat),
        )
        for seat, name in enumerate(names)
    )


def deck_of(state: Any) -> str:
    return next(name for name, deck in DECKS.items() if set(state.deck) <= set(deck.every))


def over(record: Record, lines: Sequence[Line]) -> int:
    """Return the number of hands without secrets: all, or all but the newest while the match may go on."""
    count = len(deals(lines))
    return count if record.status in REVEALED else max(0, count - 1)


def dealt(record: Record, lines: Sequence[Line], number: int) -> Any:
    """Return the state with this hand's cards just dealt; raise `Refusal` while it is being played.

    Replaying the log takes too long for the event loop.
    """
    if not 1 <= number <= over(record, lines):
        raise Refusal("hand-not-over")
    first = deals(lines)[number - 1]
    table = Table.of(record, lines[:first])
    for line in lines[first:]:
        # In Mitigati the cards come in packets, as the hand goes on.
        if not table.state.piles.get("undealt"):
            break
        before = table.state
        table.read([line])
        if not any(table.state.piles.values()) or table.state.sheet != before.sheet:
            return before
    return table.state
