"""A spectator's private page that follows the game; it shows only public information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.evenings.queue import offered
from bot.games.base import NATURE
from bot.words import words
from cogs.delivery import drawing
from cogs.kit import ids
from cogs.kit.controls import Press
from cogs.kit.drawn import Drawn, scene
from cogs.kit.game_cog import Ids, Panel
from cogs.kit.pages import Page
from cogs.kit.telling import HEARD, Where
from cogs.kit.ways_out import wait_button
from cogs.pages import public

if TYPE_CHECKING:
    from bot.records.stored import Preferences
    from bot.tables.table import Table
    from cogs.core.client import Client


async def page(
    bot: Client, table: Table, player: Preferences, drawn: Drawn | None, *, waits: bool
) -> tuple[Page, Drawn | None]:
    """Return the current page and picture; cards of finished hands can be looked at.

    `drawn`: the newest picture made for it; `waits`: an unrequested update, where words may do.
    """
    say, told, cog = words(), words()("panel-watch"), bot.game_cog(table.slug)
    if table.status != "playing":
        return Page(tuple(filter(None, (told, public.outcome(table))))), None
    view, names = table.state.view(None), public.names(table)
    title = say("title-of", game=cog.game_name, what=cog.title(view))
    row: tuple[Press, ...] = (Press(say("button-again"), ids.Look(table.id, "watch")),)
    if offered(table.record):
        row += (wait_button(table),)
    if before := public.hands(table) - 1:
        row += (public.open_hands(table, before),)
    if player.text_only:
        heard = [*cog.as_text(view, None, names), *cog.lines(view, names, HEARD)]
        lines = [public.turn(table), *heard, cog.scores(view, names), told]
        return Page((title, "\n".join(lines)), rows=(row,)), None
    plain, faces = public.plain_names(table), public.faces(bot, table)
    # A spectator's panel is a seat without cards; each phase has its own picture.
    panel = Panel(Ids(table.id, NATURE, 0), cog.title(view), player, plain, (), faces)
    now = scene(cog, view, panel, acts=False)
    beside = cog.lines(view, names, Where.TABLE)
    if drawn is None or not drawn.stays(now, view, waits=waits):
        patience = drawing.WATCHES if waits else drawing.CLICKED
        drawn = Drawn(
            now, view, await bot.drawing(patience, cog.table_picture, view, plain, player.colours, faces)
        )
    elif drawn.view != view:
        # The picture does not show this yet.
        beside = cog.since(view, drawn.view, names)
    return Page((title, "\n".join([*beside, public.turn(table), told])), drawn.picture, (row,)), drawn
