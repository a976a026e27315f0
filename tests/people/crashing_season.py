"""A bot to be killed as season after season ends: it keeps who has won, tells it, gives and takes a role."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, Literal, NamedTuple

from bot.people import crowns, seasons
from bot.people.crowns import Crown
from bot.people.seasons import Season
from bot.records.stored import now
from bot.store.storage import Store
from tests.house import House
from tests.kit.club import HERE, moment
from tests.kit.killed import until_killed

ROLE: Final = 77
STARTS: Final = [moment(month, year=year) for year in range(2022, 2026) for month in (1, 4, 7, 10)]
SEASONS: Final = [Season(HERE, first, until) for first, until in pairwise(STARTS)]


What = Literal["concluded", "tells", "told", "gives", "takes", "done"]

Say = Callable[[What, int], None]


class Word(NamedTuple):
    """A step that was kept, or is done on Discord now."""

    what: What
    about: int
    """A person, or when the season ended."""


def run(file: Path, pipe: Connection, _seed: int) -> None:
    """Until somebody kills it."""
    until_killed(file, lambda house: _run(house, pipe))


async def _run(house: House, pipe: Connection) -> None:
    def say(what: What, about: int) -> None:
        pipe.send(Word(what, about))

    for season in SEASONS:
        if await house.store.write(partial(seasons.conclude, season=season, announce=True)):
            say("concluded", season.until)
        await _tell(house.store, say)
        await _crown(house.store, say)
    say("done", 0)


async def _tell(store: Store, say: Say) -> None:
    news = await store.read(partial(seasons.owed, guild=HERE))
    if news is None:
        return
    if news.tried is None:
        await store.write(partial(seasons.tried, guild=HERE, at=now()))
        say("tells", news.season.until)
    # What was tried before is looked for in the channel.
    await store.write(partial(seasons.told, guild=HERE))
    say("told", news.season.until)


async def _crown(store: Store, say: Say) -> None:
    plan = await store.read(partial(crowns.plan, guild=HERE, role=ROLE))
    for crown in plan.take:
        say("takes", crown.user)
        await store.write(partial(crowns.drop, crown=crown))
    for user in plan.give:
        crown = Crown(HERE, ROLE, user, given=False)
        if await store.write(partial(crowns.begin, crown=crown)):
            say("gives", user)
            assert await store.write(partial(crowns.given, crown=crown))
