"""Results of matches that were over before results were kept, from their logs; `python -m bot ratings`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.games.base import Refusal
from bot.ops import postgres
from bot.people.recompute import recompute
from bot.people.results import Result, results
from bot.store.storage import Store
from bot.store.unopened import in_sentences
from bot.tables.records import Line, Record
from bot.tables.table import Outdated, Table, Unreadable
from bot.words import words

logger = logging.getLogger(__name__)

BATCH: Final = 100
"""How many logs are held before they are replayed."""
TOGETHER: Final = 10
"""Matches that are entered in one transaction, where a bot may wait for it."""
TOLD: Final = 1000
"""After how many matches the log says how far it is."""


def renew(url: str) -> tuple[str, ...]:
    """Bring results and ratings to what the logs say; returns what there is to tell of it."""
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
    """Enter what came of every match that is over and has no results: all or none, or so many at a time.

    Returns how many there were, and how many more cannot be replayed by the rules of today.
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
    """Nothing where it cannot be told."""
    try:
        table = Table.of(record, lines)
    except (Outdated, Unreadable):
        return ()
    return () if table.state.to_act else results(record, table.state, lines[-1].at, turns=table.turns)
