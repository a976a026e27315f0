"""discord.py waits for the buttons of no message: there may be thousands, and ours know all themselves."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.e2e.salon import Salon, texts
from tests.e2e.ways import seat_four


async def test_answers_leave_nothing_behind_that_waits(salon: Salon) -> None:
    await seat_four(salon)
    await salon.slash(salon.ann, "hand")
    await salon.click(salon.eve, salon.public, "Rules")
    assert not [task for task in asyncio.all_tasks() if "View." in repr(task.get_coro())]
    store: Any = salon.bot._connection._view_store
    assert not store._views
    # Their buttons do what they say all the same.
    result = await salon.click(salon.eve, salon.public, "Rules")
    assert "trump" in texts(result.response)
