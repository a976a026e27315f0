"""What a match did to the ratings, below its result."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.words import words
from bot.words.signs import signed
from cogs.kit.controls import Press
from cogs.leaderboard_ask import Ask

if TYPE_CHECKING:
    from bot.table import Table
    from cogs.kit.game_cog import AnyCog, Names
    from cogs.kit.pages import Page


async def rated(made: Page, table: Table, front: AnyCog, names: Names) -> Page:
    """The last page of a match with the ratings it left, if it was rated, and the way to the board."""
    changes = await front.bot.store.profiles.changes(table.id)
    if not changes:
        return made
    text = words()
    told = []
    for seat, before, after in changes:
        change = signed(after - before) if after != before else "\u00b10"
        told.append(text("rating-change", name=names[seat], rating=str(after), change=change))
    way = Press(text("button-leaderboard"), Ask(table.slug).id())
    *rows, last = made.rows or ((),)
    row = (*last, way) if isinstance(last, tuple) else (way,)
    # What the deals were bound to stands last on every message.
    last_word = len(made.texts) - (table.record.commitment is not None)
    told_changes = text("rating-changes", changes=" · ".join(told))
    texts = (*made.texts[:last_word], told_changes, *made.texts[last_word:])
    return replace(made, texts=texts, rows=(*rows, row))
