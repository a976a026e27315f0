"""`/table why`: after a hand, a computer player's reasons for a move, from its knowledge at that time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

from discord import app_commands

from bot.ai import LEVELS
from bot.fair.seeds import REVEALED
from bot.games.base import Refusal, only
from bot.matches import review
from bot.words import words
from cogs.delivery.answers import answer
from cogs.kit.contexts import home, visits
from cogs.kit.controls import answers, uninked
from cogs.kit.pages import Page
from cogs.pages import public
from cogs.pages.reasons import Explanation, because, compared

if TYPE_CHECKING:
    from bot.ai.decision import Thought
    from bot.records.stored import Line
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction

REMEMBERED: Final = 20
"""Number of finished matches cached, and of hands whose moves' labels are cached."""

K = TypeVar("K")
V = TypeVar("V")
Labels = list[tuple[int, str]]
"""Labels of moves with the numbers of their lines."""


class Review:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        self._finished: dict[int, Table] = {}
        self._labelled: dict[tuple[int, int, str, bool], Labels] = {}

    def forget(self) -> None:
        """Clear the cache: a deleted person may have sat at any of these tables."""
        self._finished, self._labelled = {}, {}

    async def table(self, interaction: Interaction) -> Table:
        """Return the live table in this channel, or else its last one."""
        if table := self.bot.table_there(interaction):
            return table
        alone = home(interaction) is None and not visits(interaction)
        host = interaction.user.id if alone else None
        number = await self.bot.tables.last_in(interaction.channel_id or 0, host)
        # Taken now, as `forget` may replace it before the table is read.
        finished = self._finished
        if number in finished:
            return finished[number]
        table = await self.bot.tables.read(number)
        if table.status in REVEALED:
            # Other tables may go on, so they are not cached.
            _kept(finished, number, table)
        return table

    async def choices(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the moves that match the typed words, newest first."""
        try:
            table = await self.table(interaction)
        except Refusal:
            return []
        wanted = uninked(typed).casefold().split()
        moves = await self._labels(table, spoken=await self._spoken(interaction))
        return answers(
            (label, str(n))
            for n, label in reversed(moves)
            if all(word in uninked(label).casefold() for word in wanted)
        )

    async def _spoken(self, interaction: Interaction) -> bool:
        """Whether the asker wants cards named in full."""
        return (await self.bot.store.player(interaction.user.id)).text_only

    async def _labels(self, table: Table, *, spoken: bool) -> Labels:
        """Return labels such as `3. Toco: play K♥` for moves with a choice; cached for autocompletion."""
        hand = review.last_hand(table)
        key = (table.id, hand[-1].n if hand else -1, words().language, spoken)
        labelled = self._labelled
        if key not in labelled:
            _kept(labelled, key, await asyncio.to_thread(self._made, table, spoken=spoken))
        return labelled[key]

    def _made(self, table: Table, *, spoken: bool) -> Labels:
        names, cog = public.plain_names(table), self.bot.game_cog(table.slug)
        made = []
        for number, (line, view) in enumerate(review.seen(table), 1):
            if only(view, line.seat):
                continue
            action = cog.spelled(view, line.seat, line.action, names, spoken=spoken)
            said = words()("why-move", name=names[line.seat], action=action)
            made.append((line.n, f"{number}. {said}"))
        return made

    async def show(self, interaction: Interaction, chosen: str | None) -> None:
        """Compute the reasons for a move again, and tell the asker; None: for the last move with a choice."""
        await answer(interaction).defer()
        table = await self.table(interaction)
        if not review.last_hand(table):
            raise Refusal("why-no-hand")
        spoken = await self._spoken(interaction)
        if chosen is None:
            moves = await self._labels(table, spoken=spoken)
            chosen = str(moves[-1][0]) if moves else ""
        line = review.move(table, _number(chosen))
        question = await asyncio.to_thread(review.asked, table, line)
        cog, names = self.bot.game_cog(table.slug), public.plain_names(table)
        asked = Explanation(cog, question.view, line.seat, names, spoken)
        if only(question.view, line.seat):
            said = words()("why-forced")
        elif question.level not in LEVELS:
            # A program gives no reasons.
            said = words()("why-program", program=question.level)
        else:
            said = _because(asked, line, question.level, await self.bot.tables.engines.think(question))
        title = words()("why-title", name=public.names(table)[line.seat], action=asked.named(line.action))
        await answer(interaction).reply(Page((title, said)))


def _because(asked: Explanation, line: Line, level: str, thought: Thought) -> str:
    if thought.action == line.action:
        return " ".join(because(asked, thought)) or words()("why-without", level=level)
    other = asked.named(thought.action)
    done = next((one for one in thought.weighed if one.action == line.action), None)
    if done is None or done.visits < thought.weighed[0].visits:
        return words()("why-otherwise", other=other)
    # Its thinking time differed then, and so did the number of worlds.
    return compared(thought, thought.weighed[0], done, other, ("why-close", "why-equal"))


def _kept(where: dict[K, V], key: K, value: V) -> None:
    """Cache a value; evict the oldest beyond `REMEMBERED`."""
    while len(where) >= REMEMBERED:
        where.pop(next(iter(where)))
    where[key] = value


def _number(text: str) -> int:
    """Parse a choice's number; -1 for other typed text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
