"""Changes of ratings by a match, below its result."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.records.presence import placed_last
from bot.records.results import ALONE, unrated
from bot.words import words
from bot.words.signs import signed
from cogs.kit.controls import Press
from cogs.pages.leaderboard_ask import Ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.table import Table
    from cogs.kit.game_cog import Names
    from cogs.kit.pages import Page


def rated(made: Page, table: Table, changes: Sequence[tuple[int, int, int]], names: Names) -> Page:
    """Add a match's new ratings, if it was rated, and a button for the leaderboard to its last page."""
    text = words()
    if not changes:
        return _with(made, table, text(f"unrated-{why}")) if (why := _why_not(table)) else made
    told = []
    for seat, before, after in changes:
        change = signed(after - before) if after != before else "\u00b10"
        kind = "rating-change-left" if placed_last(table.seats[seat]) else "rating-change"
        told.append(text(kind, name=names[seat], rating=str(after), change=change))
    way = Press(text("button-leaderboard"), Ask(table.slug).id())
    *rows, last = made.rows or ((),)
    row = (*last, way) if isinstance(last, tuple) else (way,)
    made = _with(made, table, text("rating-changes", changes=" · ".join(told)))
    return replace(made, rows=(*rows, row))


def _why_not(table: Table) -> str | None:
    """Return why a finished match of several people is unrated; None where that is no surprise."""
    if table.status not in ("over", "conceded"):
        return None
    why = unrated(table.record, early=table.early)
    return None if why == ALONE else why


def _with(made: Page, table: Table, line: str) -> Page:
    # The commitment to the deals is last on every message.
    last_word = len(made.texts) - (table.record.commitment is not None)
    return replace(made, texts=(*made.texts[:last_word], line, *made.texts[last_word:]))
