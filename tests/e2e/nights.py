"""Duplicate nights: the lobby, its message, a player's board."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from bot.tables.table import Table
from tests.e2e.salon import Salon, texts


def night(salon: Salon) -> Any:
    """Return the night's public message as it is now."""
    shown = [one for one in salon.channel.history() if "duplicate night 1" in texts(one)]
    return max((one for one in shown if not one.flags.ephemeral), key=lambda one: one.id)


async def opened(salon: Salon, *others: MemberActor, team: int = 1) -> None:
    """Open Ann's night of one board of Top Suit, and have the others join."""
    await salon.slash(salon.ann, "duplicate new", game="topsuit", boards=1, team=team, time=2)
    for who in (salon.ann, *others) if team == 1 else ():
        await salon.click(who, night(salon), "Join in")


async def begin(salon: Salon, who: MemberActor) -> tuple[Table, Any]:
    """Begin their match; return it and their panel."""
    salon.alone = who
    result = await salon.click(who, night(salon), "press:duplicate:1:play")
    assert result.ephemeral
    return salon.table, result.response
