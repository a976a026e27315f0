"""What a panel shows: a player's own cards, and what they can do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.games.base import NATURE, Seat
from bot.tables.presence import acting
from bot.words import speaking, words
from cogs.kit.controls import Press
from cogs.kit.game_cog import CONFIRM, Ids, Names, Panel
from cogs.kit.ids import Look
from cogs.kit.pages import MOST_COMPONENTS, Page
from cogs.people import challenge_text
from cogs.people.names import escaped, marked
from cogs.table import exits, public, watching
from cogs.table.confirm import agreeing, asking_first

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.records import Preferences
    from bot.tables.table import Table
    from cogs.client import Client
    from cogs.kit.game_cog import AnyCog
    from cogs.kit.pages import Row
    from cogs.table.painter import Painter


Helping = Callable[["Table", Seat], Awaitable[tuple[Press, ...]]]
"""Makes buttons for the panel of a seat that is to act."""


class PanelPages:
    def __init__(self, bot: Client, painter: Painter) -> None:
        self.bot = bot
        self._painter = painter
        self.helping: tuple[Helping, ...] = ()
        """Who makes the buttons that help, in this order; they know panels, and not the other way round."""

    async def page(self, table: Table, user: int, *, so_far: str = "", notice: str = "") -> Page:
        """The panel as it is now, in its reader's language."""
        player = await self.bot.store.player(user)
        with speaking(await self.bot.languages.reader(player, table.guild)):
            return await self._page(table, player, so_far, notice)

    async def elsewhere(self, table: Table, user: int) -> Page:
        """What a panel says while another of the same person is kept fresh."""
        player = await self.bot.store.player(user)
        with speaking(await self.bot.languages.reader(player, table.guild)):
            here = Press(words()("button-here"), Look(table.id, "hand"))
            return Page((words()("panel-elsewhere"),), rows=((here,),))

    async def _page(self, table: Table, player: Preferences, so_far: str, notice: str) -> Page:
        say = words()
        seat = table.seat_of(player.user)
        if seat is None:
            return await watching.page(self.bot, table, player)
        names = public.names(table)
        cog = self.bot.game_cog(table.slug)
        title = say("panel-title", game=cog.game_name, name=names[seat])
        lines = [line for line in (notice, self._painter.troubles.told(table)) if line]
        if table.status == "lobby":
            return Page((title, "\n".join([*lines, say("panel-lobby")])))
        challenge = table.record.week is not None
        if not table.live:
            return challenge_text.ended(table, cog) if challenge else Page((title, public.outcome(table)))
        view = table.state.view(seat)
        ids, fresh = Ids(table.id, seat, table.turn(seat)), cog.fresh(view, seat, table.log)
        panel = Panel(ids, so_far, player, public.plain_names(table), fresh, public.faces(self.bot, table))
        rows: tuple[Row, ...] = ()
        if table.level(seat):
            gave_up = table.gave_up(seat)
            here = "panel-away" if acting(table.record) else "panel-paused"
            lines.append(say("panel-conceded" if gave_up else here))
            rows = () if gave_up else ((exits.come_back(table),),)
        elif seat in table.waiting_for and so_far.startswith(CONFIRM):
            action = so_far.removeprefix(CONFIRM)
            shown = cog.told(view, seat, action, panel.names, spoken=player.text_only)
            lines.append(say("panel-sure", action=escaped(shown[:1].upper() + shown[1:])))
            lines += filter(None, (cog.outcome(view, seat, action, names),))
            rows = agreeing(panel.ids, action, say("button-sure", action=shown))
        elif seat in table.waiting_for:
            lines.append(cog.asked(view, seat, so_far))
            if deadline := table.deadlines.get(seat):
                lines.append(say("panel-until", when=public.moment(deadline.due)))
            rows = cog.controls(view, seat, panel)
            if not player.text_only:
                face = partial(cog.face, view, seat)
                rows = self.bot.card_emojis.dressed(rows, face, player.colours)
            rows = asking_first(rows) if player.confirm else rows
        else:
            waiting = [names[other] for other in table.waiting_for if other != NATURE]
            lines.append(say("panel-wait", names=public.joined(waiting), count=len(waiting)))
            # A panel is kept fresh while the click that opened it is young; this makes it young again.
            again = Press(say("button-again"), Look(table.id, "hand"))
            rows = ((again, *exits.take_back(table, seat), exits.leave(table)),)
        # Now, as the rows are: while the pictures are drawn the table may move on.
        extras = await self._extras(table, seat)
        told, ways_out = exits.offered(table, seat)
        lines += told
        if player.text_only:
            lines += [public.turn(table)] if seat not in table.waiting_for else []
            texts = (title, "\n".join(lines), "\n".join(self._spoken(table, view, panel, names)))
            made = Page(texts, rows=rows)
        else:
            # The channel of a challenge does not show its table.
            made = await _seen(title, lines, rows, cog, view, panel, whole=challenge)
        made = challenge_text.with_result(made, table, cog, view)
        return challenge_text.with_looks(with_extras(with_extras(made, ways_out), extras), table, cog)

    async def _extras(self, table: Table, seat: Seat) -> tuple[Press, ...]:
        """Buttons that help, below those that act; last the way out, where nobody presses it in passing."""
        if seat not in table.waiting_for or table.level(seat):
            return ()
        rules = Press(words()("button-rules"), Look(table.id, "help"))
        helping = [press for presses in self.helping for press in await presses(table, seat)]
        return (*helping, rules, *exits.take_back(table, seat), exits.leave(table))

    def _spoken(self, table: Table, view: Any, panel: Panel, names: Names) -> list[str]:
        cog = self.bot.game_cog(table.slug)
        cards = ", ".join(map(words().card_name, panel.fresh))
        new = [words()("panel-fresh", cards=cards)] if cards else []
        return [
            *new,
            *cog.as_text(view, panel.ids.seat, names),
            *cog.status(view, names),
            cog.scores(view, names),
        ]


async def _seen(
    title: str,
    lines: Sequence[str],
    rows: tuple[Row, ...],
    cog: AnyCog,
    view: Any,
    panel: Panel,
    *,
    whole: bool,
) -> Page:
    """With a picture of the table and the hand, or of the hand alone for who likes that."""
    whole = whole or panel.player.panel == "table"
    draw, told = (cog.panel_picture, cog.beside) if whole else (cog.hand_picture, cog.notes)
    picture = await asyncio.to_thread(draw, view, panel.ids.seat, panel)
    return Page((title, "\n".join([*told(view, tuple(map(marked, panel.names))), *lines])), picture, rows)


def with_extras(page: Page, extras: tuple[Press, ...]) -> Page:
    """The page with one more row, or as much of it as a large hand leaves room for."""
    # A row is a component too.
    shown = extras[: max(0, MOST_COMPONENTS - page.components - 1)]
    return replace(page, rows=(*page.rows, shown)) if shown else page
