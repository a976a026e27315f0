"""Private answers to the public message's buttons: the tricks, the score, the rules."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.fair.secrecy import unsealed
from bot.games.base import Refusal, begins_hand
from bot.records.log import Log
from bot.tables.reactions import SIGNS
from bot.tables.table import Table
from bot.words import heard, words
from cogs.delivery.answers import answer, is_private
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, Press
from cogs.kit.pages import Page
from cogs.kit.telling import HEARD
from cogs.pages import challenge_text, public, talk
from cogs.table import exits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.game_cog import AnyCog
    from cogs.table.painter import Painter
    from cogs.table.panels import Panels

_LINE_END: Final = re.compile(r"(?<!\n)\n(?![\n•-])")


class TableInfo:
    def __init__(self, bot: Client, painter: Painter, panels: Panels) -> None:
        self.bot = bot
        self._painter = painter
        self._panels = panels
        bot.router.route(ids.Look, self.clicked)
        bot.router.route(ids.Rules, lambda asked, made, some: self.rules(asked, made.slug, *some[:1]))
        bot.router.route(ids.React, self._react)

    async def clicked(self, interaction: Interaction, made: ids.Look, _: Sequence[str]) -> None:
        """Answer a button privately; finished tables answer too."""
        number, what = made.table, made.what
        table = await self.bot.tables.read(number)
        if not table.live:
            # The clicked message was not up to date.
            self._painter.hurry(number)
        else:
            await self._keep_token(interaction, table)
        if what not in ("rules", "help"):
            unsealed(table.record, interaction.user.id)
        match what:
            case "hand" | "watch":
                await exits.seen(self.bot.tables, table, interaction.user.id)
                await self._panels.show(interaction, table, whole=True)
            case "last":
                await answer(interaction).show(await self._reacting(table, interaction.user.id))
            case "tricks":
                await answer(interaction).show(await self._all_tricks(table, interaction.user.id))
            case "table":
                await answer(interaction).reply(self._whole(table, interaction.user.id))
            case "score":
                await answer(interaction).show(self._score(table))
            case "rules" | "help":
                await self._help(interaction, table, beside=what == "help")

    async def _react(self, interaction: Interaction, made: ids.React, _: Sequence[str]) -> None:
        """Show the clicker's reaction at the table; the answer is the page with what is left of them."""
        table, user = await self.bot.tables.read(made.table), interaction.user.id
        if not await self._may_react(table, user):
            raise Refusal("reactions-not-here")
        self._painter.react(table, user, made.sign)
        await answer(interaction).show(await self._reacting(table, user))

    async def _may_react(self, table: Table, user: int) -> bool:
        """Return whether the person plays at a table with other people, who all like reactions."""
        people = sum(one is not None and one.user is not None for one in table.seats)
        plays = table.status == "playing" and table.seat_of(user) is not None
        return plays and people > 1 and await talk.allowed(self.bot, table)

    async def _reacting(self, table: Table, user: int) -> Page:
        """Return the page of the last trick, with reactions to it for those who play."""
        page = await self._last_trick(table)
        if not await self._may_react(table, user):
            return page
        left = self._painter.reactions_left(table, user)
        signs = tuple(
            Press(
                words()(f"reaction-{sign}"),
                ids.React(table.id, sign),
                disabled=not left,
                emoji=discord.PartialEmoji(name=emoji),
            )
            for sign, emoji in SIGNS.items()
        )
        return replace(
            page, texts=(*page.texts, words()("reactions-left", left=left)), rows=(*page.rows, signs)
        )

    async def _keep_token(self, interaction: Interaction, table: Table) -> None:
        """Get a token for uncounted edits of the table's message from this click, if the last one expires.

        Discord must first receive the answer to the click, which is to edit the message.
        """
        clicked = None if is_private(interaction) else interaction.message
        if clicked is None or clicked.id != table.record.message or table.record.visiting:
            return
        if self.bot.tokens.lacks(clicked.id):
            await answer(interaction).defer()

    async def beside(self, interaction: Interaction, table: Table, what: str) -> None:
        """Show the last trick or the score in a new message, as the asking panel has to stay.

        The last trick leads to the score, which a full panel has no button for.
        """
        if what == "last":
            page, cog = await self._last_trick(table), self.bot.game_cog(table.slug)
            if "score" in public.told(table, cog):
                page = replace(page, rows=(*page.rows, (challenge_text.look(table, "score"),)))
        else:
            page = self._score(table)
        await answer(interaction).reply(page)

    async def rules(self, interaction: Interaction, slug: str, topic: str | None = None) -> None:
        """Show a topic of a game's rules, with the options of this channel's table if it plays that game."""
        table = self.bot.table_there(interaction)
        view = table.state.view(None) if table and table.slug == slug else None
        await answer(interaction).show(self._rules(slug, view, topic or self.bot.game_cog(slug).topics[0]))

    async def _help(self, interaction: Interaction, table: Table, *, beside: bool) -> None:
        """Show the rules of the current phase; `beside` the asking panel, in a new message."""
        cog = self.bot.game_cog(table.slug)
        view = table.state.view(None)
        topic = cog.topics[0] if table.status == "lobby" else cog.topic(view)
        page = self._rules(table.slug, view, topic)
        if beside:
            await answer(interaction).reply(page)
        else:
            await answer(interaction).show(page)

    def _rules(self, slug: str, view: Any, topic: str) -> Page:
        cog = self.bot.game_cog(slug)
        if topic not in cog.topics:
            raise Refusal("bad-button")
        others = tuple(Option(cog.topic_name(other), other) for other in cog.topics)
        # In the catalogue a line break means nothing; an empty line ends a paragraph.
        text = _LINE_END.sub(" ", cog.rules(view, topic))
        menu = Menu(words()("menu-topic"), ids.Rules(slug), others)
        title = words()("rules-title", game=cog.game_name, topic=cog.topic_name(topic))
        return Page((title, text), rows=(menu,))

    def _score(self, table: Table) -> Page:
        """Return the page of results by hand, with the totals."""
        cog, view, names = self.bot.game_cog(table.slug), table.state.view(None), public.names(table)
        results = public.newest(cog.results(view, names))
        if not results:
            return Page((words()("no-score"),))
        texts = ("\n".join(results), cog.scores(view, names))
        # A listener hears the totals first, and then the newest hand.
        return Page((texts[1], "\n".join(results[::-1])) if heard() else texts)

    def _whole(self, table: Table, user: int) -> Page:
        """Return the page that tells a listener all that the pictures show."""
        if table.status != "playing":
            return Page((public.outcome(table) or words()("no-last-trick"),))
        cog, seat, names = self.bot.game_cog(table.slug), table.seat_of(user), public.names(table)
        view = table.state.view(seat)
        shown = [*cog.lines(view, names, HEARD), *cog.as_text(view, seat, names)]
        return Page(("\n".join([public.turn(table), *shown, cog.scores(view, names)]),))

    async def _last_trick(self, table: Table) -> Page:
        found = await self._tricks(table)
        if not found:
            return Page((words()("no-last-trick"),))
        every = Press(words()("button-tricks"), ids.Look(table.id, "tricks"))
        last = words()("trick-last", trick=found[-1])
        return Page((last,), rows=((every,),) if len(found) > 1 else ())

    async def _all_tricks(self, table: Table, user: int) -> Page:
        """Return the page of numbered tricks: a picture if each is a card from every player, or words."""
        cog, player = self.bot.game_cog(table.slug), await self.bot.store.player(user)
        state = await asyncio.to_thread(with_tricks, _as_it_is(table))
        if state is not None and not player.text_only:
            view, names = state.view(None), public.plain_names(table)
            picture = await asyncio.to_thread(cog.tricks_picture, view, names, player.colours)
            if picture:
                return Page((words()("button-tricks"),), picture)
        found = enumerate(await self._tricks(table), 1)
        lines = public.newest(
            [words()("trick-numbered", number=number, trick=trick) for number, trick in found]
        )
        return Page(("\n".join(lines) or words()("no-last-trick"),))

    async def _tricks(self, table: Table) -> list[str]:
        """List the tricks in a thread: replaying the log takes too long for the event loop."""
        cog, so_far = self.bot.game_cog(table.slug), _as_it_is(table)
        return await asyncio.to_thread(lambda: list(tricks(cog, so_far)))


def _as_it_is(table: Table) -> Table:
    """Copy the table for another thread, with a log that does not grow meanwhile."""
    return replace(table, log=Log(table.log))


def with_tricks(table: Table) -> Any:
    """Return the newest state with complete tricks: the current one, or the end of the previous hand.

    None if there are none.
    """
    if getattr(table.state, "tricks", ()):
        return table.state
    deals = [line.n for line in table.log if begins_hand(line.seat, line.action)]
    before = Table.of(table.record, table.log[: deals[-1]]).state if deals[1:] else None
    return before if getattr(before, "tricks", ()) else None


def tricks(cog: AnyCog, table: Table) -> Iterator[str]:
    """Yield the complete tricks of this hand, or of the previous hand while this one has none."""
    deals = [line.n for line in table.log if begins_hand(line.seat, line.action)]
    for first, last in zip(deals[::-1], [len(table.log), *deals[::-1]], strict=False):
        found = list(_tricks_between(cog, table, first, last))
        if found:
            yield from found
            return


def _tricks_between(cog: AnyCog, table: Table, first: int, last: int) -> Iterator[str]:
    """Yield the tricks between two lines of the log; a state need not keep them all."""
    names, told = public.names(table), ""
    state = Table.of(table.record, table.log[: first + 1]).state
    for line in table.log[first + 1 : last]:
        before, (state, _) = state, state.apply(line.seat, line.action)
        trick = cog.last_trick(state.view(None), names) or ""
        # Two tricks may read the same: the second is complete when its cards leave the table.
        swept = before.piles["table"] and not state.piles["table"]
        if trick and (trick != told or swept):
            yield trick
        told = trick
