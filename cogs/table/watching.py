"""What somebody without a seat sees in a private message that follows the game: no more than everybody."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import Press
from cogs.kit.pages import Page
from cogs.table import public

if TYPE_CHECKING:
    from bot.tables.records import Preferences
    from bot.tables.table import Table
    from cogs.client import Client


async def page(bot: Client, table: Table, player: Preferences) -> Page:
    """The table as it is now; of the hands before, all cards may be looked at."""
    say, told, cog = words(), words()("panel-watch"), bot.game_cog(table.slug)
    if table.status != "playing":
        return Page(tuple(filter(None, (told, public.outcome(table)))))
    view, names = table.state.view(None), public.names(table)
    title = say("title-of", game=cog.game_name, what=cog.title(view))
    state = cog.status(view, names) if player.text_only else cog.caption(view, names)
    lines = [*state, public.turn(table), cog.scores(view, names), told]
    row: tuple[Press, ...] = (Press(say("button-again"), ids.Look(table.id, "watch")),)
    if before := public.hands(table) - 1:
        row += (public.open_hands(table, before),)
    if player.text_only:
        return Page((title, "\n".join([*cog.as_text(view, None, names), *lines])), rows=(row,))
    plain = public.plain_names(table)
    picture = await asyncio.to_thread(
        cog.table_picture, view, plain, player.colours, public.faces(bot, table)
    )
    return Page((title, "\n".join(lines)), picture, (row,))
