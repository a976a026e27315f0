"""Matches that are over, and the pages of their replay."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from bot.games.base import NATURE, pick
from bot.tables.table import Table
from tests.e2e.salon import Salon, texts
from tests.e2e.ways import seat_four


async def play_out(salon: Salon, table: Table, seed: int = 1) -> Table:
    """Play to the end at once, without the panels, which are not tested here."""
    rng = Random(seed)

    async def all_of_it() -> None:
        while table.live:
            (seat,) = table.waiting_for[:1]
            user, action = table.user_at(seat), pick(rng, table.state.legal(seat))
            assert user is not None
            await salon.bot.tables.act(table.id, user, table.turn(seat), action)

    await salon.as_bot(all_of_it())
    return table


async def a_match(salon: Salon, seed: int = 1) -> Table:
    return await play_out(salon, await seat_four(salon, target=1), seed)


def step_of(message: Any) -> tuple[int, int]:
    """Parse `57/213` at the end of the title, or `57 of 213` for a listener."""
    now, last = re.findall(r"\d+", texts(message).splitlines()[0])[-2:]
    return int(now), int(last)


def deals(table: Table) -> list[str]:
    return [line.action for line in table.log if line.seat == NATURE]
