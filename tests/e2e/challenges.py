"""Weekly challenges: their week, a player's match, the board."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from simcord.actors import MemberActor

from bot.records.weekly import days
from bot.tables.table import Table
from tests.e2e.salon import Hands, Salon, controls, texts

DAY = 24 * 60 * 60
DIFFER = 202647
"""A week in which Differ is played; the other games come in the weeks around it."""


def to(salon: Salon, week: int) -> None:
    """Set the calendar to the Tuesday of that week."""
    salon.env.calendar.begins((days(week).moments[0] + 1000 * DAY) * 1_000_000)


async def begin(salon: Salon, who: MemberActor) -> tuple[Table, Any]:
    """Begin their match; return it and their panel."""
    salon.alone = who
    result = await salon.slash(who, "challenge play")
    assert result.ephemeral
    panel = await started(salon, who, result.response)
    return salon.table, panel


async def started(salon: Salon, who: Any, page: Any) -> Any:
    """Return the panel of the attempt; it begins on the page that explains the challenge."""
    if "one attempt" not in texts(page):
        return page
    return (await salon.click(who, page, "press:challenge:start")).response


async def play(salon: Salon, who: MemberActor, seed: int = 1, most: int = 9999) -> Table:
    """Play by clicks only, to the end or for this many actions."""
    table, panel = await begin(salon, who)
    hands = Hands(salon, Random(seed))
    hands.panels[0] = panel
    for _ in range(most):
        if not table.live:
            break
        await hands.move(0)
    return table


def message_of(salon: Salon, table: Table) -> Any:
    """Return its message in the channel."""
    return next(one for one in salon.channel.history() if one.id == table.record.message)


async def forged(salon: Salon, who: MemberActor, message: Any, custom_id: str) -> Any:
    """Click a button that the message need not have."""
    if custom_id not in {one["custom_id"] for one in controls(message)}:
        salon.plant(message, custom_id)
    return await salon.forge(who, message, custom_id)


def board(text: str) -> list[str]:
    return [
        re.sub("[\u2068\u2069]", "", line)
        for line in text.split("\n")
        if re.match(r"🥇|🥈|🥉|\d|\u2013", line)
    ]
