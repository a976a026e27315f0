"""The puzzle of a day is the same for everybody on a server, whoever asks first; and one answer counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final, TypeVar, TypeVarTuple

import pytest
from sqlalchemy import select, update

from bot.cli.keys import new_key
from bot.people import puzzles
from bot.people.puzzles import (
    FOR_ALL,
    FOR_THOSE_THERE,
    Answered,
    Posed,
    Puzzles,
    Streak,
    date_of,
    day_of,
    over_at,
    streak,
)
from bot.records.stored import Record
from bot.schema import challenges as schema_challenges
from bot.settings import Settings
from bot.store.sealing import FILE
from tests.house import ANN, BOB, CAT, DAN, EVE, House, house, refused
from tests.kit.verifying import kept
from tests.people.puzzling import Engines

__all__ = ["house"]

T = TypeVar("T")
Args = TypeVarTuple("Args")

GUILD: Final = 1
DAY: Final = 20261123


def everybody(_record: Record) -> bool:
    return True


@pytest.fixture(autouse=True)
def _chance_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "_chance", lambda: Random(4))


def of(house: House, engines: Engines | None = None) -> Puzzles:
    return Puzzles(house.store, engines or Engines())


async def played(house: House, *others: int, channel: int = 7, guild: int = GUILD) -> int:
    """A match that is over: Ann's, with these people, and computer players on the other seats."""
    table = await house.match(*others, channel=channel, guild=guild, target="1")
    await house.play(table, Random(3))
    assert table.status == "over"
    return table.id


def test_a_day_is_one_of_utc() -> None:
    midnight = over_at(DAY)
    assert day_of(midnight - 1) == DAY
    assert day_of(midnight) == 20261124
    assert day_of(over_at(20261231)) == 20270101
    assert str(date_of(DAY)) == "2026-11-23"
    for nonsense in (0, 20261131, 2**31 - 1):
        with refused("bad-button"):
            date_of(nonsense)


@pytest.mark.parametrize(
    ("right", "came"),
    [
        ({}, Streak(0, 0)),
        ({DAY: True}, Streak(1, 1)),
        ({DAY: False}, Streak(0, 0)),
        ({DAY - 1: True}, Streak(1, 1)),
        ({DAY - 1: True, DAY: False}, Streak(0, 1)),
        ({DAY - 2: True}, Streak(0, 1)),
        ({DAY - 3: True, DAY - 2: True, DAY - 1: True, DAY: True}, Streak(4, 4)),
        ({DAY - 4: True, DAY - 3: True, DAY - 1: True, DAY: True}, Streak(2, 2)),
        ({DAY - 4: True, DAY - 3: True, DAY - 2: False, DAY - 1: True}, Streak(1, 2)),
        ({20261031: True, 20261101: True}, Streak(0, 2)),
    ],
)
def test_a_streak_is_of_days_in_a_row(right: dict[int, bool], came: Streak) -> None:
    assert streak(right, DAY) == came


async def test_puzzle_comes_from_a_match_and_stays(house: House) -> None:
    table = await played(house, BOB, CAT, DAN)
    engines = Engines()
    posed = await of(house, engines).of(GUILD, DAY, FOR_ALL, everybody)
    assert (posed.table, posed.day, posed.which) == (table, DAY, FOR_ALL)
    asked = engines.asked
    assert await of(house, engines).of(GUILD, DAY, FOR_ALL, everybody) == posed
    await house.restart()
    assert await of(house, engines).of(GUILD, DAY, FOR_ALL, everybody) == posed
    assert engines.asked == asked


async def test_first_found_puzzle_counts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Together(Engines):
        async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T:
            if not self.asked:
                await all_there.wait()
            return await super().aside(work, *args)

    seeds, all_there = iter(range(9)), asyncio.Barrier(3)
    monkeypatch.setattr(puzzles, "_chance", lambda: Random(next(seeds)))
    looking = (of(house, Together()).of(GUILD, DAY, FOR_ALL, everybody) for _ in range(3))
    both = await asyncio.gather(*looking)
    assert next(seeds) == 3
    assert both[0] == both[1] == both[2]
    assert len(kept(house, "SELECT * FROM puzzles")) == 1


async def test_whoever_is_killed_while_looking_has_left_nothing(house: House) -> None:
    class Stuck(Engines):
        async def aside(self, work: Callable[[*Args], T], *args: *Args) -> T:
            there.set()
            await asyncio.Event().wait()
            return await super().aside(work, *args)

    there = asyncio.Event()
    looking = asyncio.create_task(of(house, Stuck()).of(GUILD, DAY, FOR_ALL, everybody))
    await there.wait()
    looking.cancel()
    with suppress(asyncio.CancelledError):
        await looking
    await house.restart()
    assert kept(house, "SELECT * FROM puzzles") == []
    assert await of(house).of(GUILD, DAY, FOR_ALL, everybody)


async def test_match_gives_one_puzzle_before_dealt_ones(house: House) -> None:
    table = await played(house, BOB, CAT, DAN)
    there = of(house)
    assert (await there.of(GUILD, DAY, FOR_ALL, everybody)).table == table
    assert (await there.of(GUILD, DAY + 1, FOR_ALL, everybody)).table is None
    assert (await there.of(2, DAY, FOR_ALL, everybody)).table is None
    # Long after, too.
    assert (await there.of(GUILD, 20270223, FOR_ALL, everybody)).table is None


async def test_old_puzzles_are_not_kept(house: House) -> None:
    there = of(house)
    for day in (DAY, DAY + 1, 20261201):
        await there.of(GUILD, day, FOR_ALL, everybody)
    await there.of(2, DAY, FOR_ALL, everybody)
    with refused("puzzle-gone"):
        await there.known(GUILD, DAY, FOR_ALL)
    assert await there.known(GUILD, DAY + 1, FOR_ALL)
    assert await there.known(2, DAY, FOR_ALL)
    assert await there.known(2, DAY + 1, FOR_ALL) is None


async def test_other_matches_are_left_alone(house: House) -> None:
    """A single player's, a hidden channel's, another server's, a running one."""
    await played(house, channel=8)
    secret = await played(house, BOB, CAT, DAN, channel=9)
    await played(house, BOB, CAT, DAN, channel=10, guild=2)
    await house.match(BOB, CAT, DAN, channel=11)

    def seen(record: Record) -> bool:
        return record.id != secret

    assert (await of(house).of(GUILD, DAY, FOR_ALL, seen)).table is None


async def test_whoever_sat_there_gets_another(house: House) -> None:
    await played(house, BOB, CAT, DAN)
    there = of(house)
    posed = await there.of(GUILD, DAY, FOR_ALL, everybody)
    assert [await there.which(posed, user) for user in (ANN, BOB, CAT, DAN, EVE)] == [1, 1, 1, 1, 0]
    other = await there.of(GUILD, DAY, FOR_THOSE_THERE, everybody)
    assert other.table is None
    assert other.puzzle != posed.puzzle
    assert {await there.which(other, user) for user in (ANN, EVE)} == {FOR_ALL}


async def test_missing_puzzle_is_said_and_not_stored(house: House) -> None:
    engines = Engines()
    engines.right = False
    with refused("puzzle-none"):
        await of(house, engines).of(GUILD, DAY, FOR_ALL, everybody)
    assert kept(house, "SELECT * FROM puzzles") == []
    engines.right = True
    assert await of(house, engines).of(GUILD, DAY, FOR_ALL, everybody)


async def test_first_answer_counts_and_is_anonymous(house: House) -> None:
    there = of(house)
    posed = await there.of(GUILD, DAY, FOR_ALL, everybody)
    right, wrong, *_ = (one.action for one in posed.puzzle.thought.weighed)
    both = await asyncio.gather(
        there.answer(GUILD, posed, ANN, wrong), there.answer(GUILD, posed, ANN, right)
    )
    assert both[0] == both[1] == await there.answer_of(GUILD, DAY, ANN)
    assert await there.answer(GUILD, posed, ANN, right) == both[0]
    for user in (BOB, CAT):
        assert await there.answer(GUILD, posed, user, right) == Answered(FOR_ALL, right)
    assert await there.others(GUILD, posed, ANN) == {right: 2}
    shares = await there.others(GUILD, posed, DAN)
    assert shares == {right: 2} | ({wrong: 1} if both[0].action == wrong else {right: 3})
    assert await there.others(2, posed, DAN) == {}
    assert await there.others(GUILD, posed._replace(which=FOR_THOSE_THERE), DAN) == {}
    assert await there.streak(GUILD, BOB, DAY) == Streak(1, 1)
    assert await there.streak(2, BOB, DAY) == Streak(0, 0)


async def test_of_whoever_is_forgotten_no_answer_is_left(house: House) -> None:
    there = of(house)
    posed = await there.of(GUILD, DAY, FOR_ALL, everybody)
    right = posed.puzzle.thought.action
    for user in (ANN, BOB):
        await there.answer(GUILD, posed, user, right)
    assert [row["action"] for row in (await house.tables.about(ANN))["puzzles"]] == [right]
    await house.tables.forget(ANN)
    assert (await house.tables.about(ANN))["puzzles"] == []
    assert await there.answer_of(GUILD, DAY, ANN) is None
    assert await there.streak(GUILD, ANN, DAY) == Streak(0, 0)
    assert await there.answer_of(GUILD, DAY, BOB)


async def test_puzzle_is_sealed_and_reports_lost_key(house: House, tmp_path: Path) -> None:
    file = tmp_path / FILE
    await house.store.seal(file)
    posed = await of(house).of(GUILD, DAY, FOR_ALL, everybody)
    ((position,),) = kept(house, "SELECT position FROM puzzles")
    assert position.startswith("sealed:1:")
    assert posed.puzzle.thought.action not in position
    assert await of(house).known(GUILD, DAY, FOR_ALL) == posed
    await asyncio.to_thread(file.unlink)
    with refused("key-lost"):
        await house.store.seal(file)
    await house.close()
    settings = Settings(database=house.url, seed_key=str(file))
    assert "One secret" in await asyncio.to_thread(new_key, settings)
    await house.open()
    await house.store.seal(file)
    with refused("puzzle-gone"):
        await of(house).of(GUILD, DAY, FOR_ALL, everybody)
    assert await of(house).of(GUILD, DAY + 1, FOR_ALL, everybody)


async def test_puzzle_of_older_rules_is_gone(house: House) -> None:
    posed: Posed = await of(house).of(GUILD, DAY, FOR_ALL, everybody)
    kept_as = schema_challenges.puzzles
    old = str(posed.puzzle).replace(f'"rules": {posed.puzzle.rules}', '"rules": 0')
    await house.store.write(lambda connection: connection.execute(update(kept_as).values(position=old)))
    assert await house.store.read(lambda connection: connection.scalar(select(kept_as.c.position))) == old
    with refused("puzzle-gone"):
        await of(house).known(GUILD, DAY, FOR_ALL)
