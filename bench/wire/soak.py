"""Steady play for a long time, to find leaks."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench.wire.tables import Hall
from tests.discord.process import HERE

if TYPE_CHECKING:
    from collections.abc import Callable

ROWS: Final = 30
LEAST: Final = 10.0
"""Least seconds between two rows."""


async def soak(seconds: float, tables: int, latency: float, every: float, say: Callable[[str], None]) -> None:
    """Print rows with the bot's memory, threads, tasks and files, and its answers to clicks."""
    with tempfile.TemporaryDirectory() as folder:
        async with Hall(Path(folder), HERE, latency) as hall:
            await hall.sit(tables)
            await hall.fill(tables)
            step = max(LEAST, seconds / ROWS)
            say(
                f"{'minute':>7}{'clicks':>8}{'lost':>6}{'never':>7}{'MB':>7}{'threads':>9}{'tasks':>7}{'files':>7}"
            )
            begun = time.monotonic()
            while time.monotonic() - begun < seconds:
                run = await hall.run(tables, step, every)
                # At rest: resources held briefly by a click are no leak.
                await asyncio.sleep(1)
                now = await hall.bot.figures()
                say(
                    f"{(time.monotonic() - begun) / 60:7.1f}{len(run.clicks):8}{run.unanswered:6}"
                    f"{run.never:7}{now.megabytes:7.1f}{now.threads:9}{now.tasks:7}{now.files:7}"
                )
