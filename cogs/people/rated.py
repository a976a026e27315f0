"""What a match did to the ratings, below its result."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.people.results import ALONE, unrated
from bot.words import words
from bot.words.signs import signed
from cogs.kit.controls import Press
from cogs.people.leaderboard_ask import Ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.table import Table
    from cogs.kit.game_cog import Names
    from cogs.kit.pages import Page


def rated(made: Page, table: Table, changes: Sequence[tuple[int, int, int]], names: Names) -> Page:
    """The last page of a match with the ratings it left, if it was rated, and the way to the board."""
    text = words()
    if not changes:
        return _with(made, table, text(f"unrated-{why}")) if (why := _why_not(table)) else made
    told = []
    for seat, before, after in changes:
        change = signed(after - before) if after != before else "\u00b10"
        told.append(text("rating-change", name=names[seat], rating=str(after), change=change))
    way = Press(text("button-leaderboard"), Ask(table.slug).id())
    *rows, last = made.rows or ((),)
    row = (*last, way) if isinstance(last, tuple) else (way,)
    made = _with(made, table, text("rating-changes", changes=" · ".join(told)))
    return replace(made, rows=(*rows, row))


def _why_not(table: Table) -> str | None:
    """Why a match of several people that came to an end is not rated, where that may surprise somebody."""
    if table.status not in ("over", "conceded"):
        return None
    why = unrated(table.record, early=table.early)
    return None if why == ALONE else why


def _with(made: Page, table: Table, line: str) -> Page:
    # What the deals were bound to stands last on every message.
    last_word = len(made.texts) - (table.record.commitment is not None)
    return replace(made, texts=(*made.texts[:last_word], line, *made.texts[last_word:]))
