"""Backfill of results from the logs of matches that ended before results were stored; `python -m bot
ratings`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.games.base import Refusal
from bot.ops import postgres
from bot.people.recompute import recompute
from bot.records.results import Result, results
from bot.records.stored import Line, Record
from bot.store.storage import Store
from bot.store.unopened import in_sentences
from bot.tables.table import Outdated, Table, Unreadable
from bot.words import words

logger = logging.getLogger(__name__)

BATCH: Final = 100
"""Number of logs replayed as one batch."""
TOGETHER: Final = 10
"""Matches entered in one transaction, so that a running bot need not wait long."""
TOLD: Final = 1000
"""Number of matches after which the log reports progress."""


def renew(url: str) -> tuple[str, ...]:
    """Enter missing results and recompute all ratings from the logs; return the sentences for the
    operator."""
    with in_sentences():
        file = postgres.read(url).database
        if url.startswith("sqlite") and not (file and Path(file).is_file()):
            raise Refusal("ratings-no-database", file=file or url)
        return asyncio.run(_renew(url))


async def _renew(url: str) -> tuple[str, ...]:
    store = await Store.open(url)
    try:
        entered, unreadable = await backfill(store, few=TOGETHER)
        matches, wrong = await recompute(store)
    finally:
        await store.close()
    return (
        words()("ratings-entered", entered=entered, unreadable=unreadable),
        words()("ratings-made", matches=matches, wrong=wrong),
    )


async def backfill(store: Store, *, few: int | None = None) -> tuple[int, int]:
    """Enter the result of every finished match without one, in a single transaction or `few` at a time.

    Return the number entered, and the number that today's rules cannot replay.
    """
    records = await store.unentered()
    if records:
        logger.info("entering the results of %d older matches", len(records))
    matches, entered = list[tuple[Result, ...]](), 0
    for start in range(0, len(records), BATCH):
        if start and not start % TOLD:
            logger.info("%d of %d older matches are replayed", start, len(records))
        these = records[start : start + BATCH]
        logs = await store.logs([record.id for record in these])
        replayed = [await asyncio.to_thread(_replayed, record, logs[record.id]) for record in these]
        matches.extend(match for match in replayed if match)
        if few and matches:
            entered += await _entered(store, matches, few)
            matches.clear()
    entered += await _entered(store, matches, len(matches))
    return entered, len(records) - entered


async def _entered(store: Store, matches: Sequence[Sequence[Result]], few: int) -> int:
    for start in range(0, len(matches), max(1, few)):
        await store.enter(matches[start : start + few])
    return len(matches)


def _replayed(record: Record, lines: Sequence[Line]) -> tuple[Result, ...]:
    """Return the results of a match; none if it cannot be replayed or is not over."""
    try:
        table = Table.of(record, lines)
    except (Outdated, Unreadable):
        return ()
    return () if table.state.to_act else results(record, table.state, lines[-1].at, turns=table.turns)
