"""Questions to a computer player about its move."""

from __future__ import annotations

from bot.matches import review
from bot.records.stored import Line
from bot.tables.table import Table
from tests.e2e.salon import Salon, texts


def some_move(table: Table, *, free: bool = True) -> Line:
    """Return a move of the last hand with a choice, or without one."""
    for line in review.moves(table):
        choices = review.asked(table, line).view.legal(line.seat)
        if (len(choices) > 1 or choices[0].count > 1) == free:
            return line
    raise AssertionError


async def why(salon: Salon, line: Line) -> str:
    result = await salon.slash(salon.eve, "table why", move=str(line.n))
    assert result.ephemeral
    return texts(salon.newest_private(salon.eve))
