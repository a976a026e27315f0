from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import bot.engines.pool
from bot.ai.request import Question
from bot.engines import pool
from bot.engines.compiled import ROOT
from bot.engines.pool import LEAST, EnginePool, Lost
from bot.engines.process import NICE
from bot.ops.errors import describe
from tests.ai.examples import asked_views
from tests.engines.thinking import trap
from tests.house import ANN, House


@pytest.fixture
async def engines() -> AsyncIterator[EnginePool]:
    made = EnginePool(1)
    yield made
    await made.close()


async def process_of(engines: EnginePool) -> int:
    return int((await engines.think(trap("answers"))).action.removeprefix("pid-"))


def there(process: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


async def test_a_search_keeps_a_process_of_its_own(engines: EnginePool) -> None:
    first = await process_of(engines)
    assert first != os.getpid()
    assert await process_of(engines) == first
    await engines.close()
    assert not there(first)


async def test_the_next_thought_uses_new_machine_code(
    engines: EnginePool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = await process_of(engines)
    engines.renew()
    assert await process_of(engines) == first
    (tmp_path / "bot").symlink_to(ROOT / "bot")
    monkeypatch.setattr(pool, "home", lambda: tmp_path)
    engines.renew()
    second = await process_of(engines)
    assert second != first
    assert not there(first)
    assert await process_of(engines) == second


@pytest.mark.skipif(sys.platform == "win32", reason="there it has no such number")
async def test_whoever_clicks_comes_before_a_search(engines: EnginePool) -> None:
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, await process_of(engines)) == min(19, ours + NICE)


async def test_other_levels_think_in_this_process(engines: EnginePool) -> None:
    quick = trap("answers")
    here = f"pid-{os.getpid()}"
    question = Question(quick.slug, quick.level, quick.view, quick.seat, quick.seed)
    assert (await engines.think(question)).action == here
    alone = EnginePool(0)
    assert (await alone.think(quick)).action == here
    await alone.close()


@pytest.mark.parametrize(("kind", "limit"), [("dies", ""), ("hangs", "GRACE"), ("hangs", "HUNG_SECONDS")])
async def test_a_process_that_dies_or_hangs_is_replaced(
    engines: EnginePool, monkeypatch: pytest.MonkeyPatch, kind: str, limit: str
) -> None:
    first = await process_of(engines)
    # One of the two ends it; the other would wait much longer.
    for each in ("GRACE", "HUNG_SECONDS"):
        monkeypatch.setattr(bot.engines.pool, each, 0.2 if each == limit else 1000.0)
    with pytest.raises(Lost) as lost:
        await engines.think(trap(kind))
    assert "KH" not in describe(lost.value)
    monkeypatch.undo()
    assert await process_of(engines) != first
    assert not there(first)


async def test_a_process_killed_from_outside_is_replaced(engines: EnginePool) -> None:
    first = await process_of(engines)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(Lost):
        await process_of(engines)
    assert await process_of(engines) != first


async def test_what_went_wrong_is_told_without_a_card(engines: EnginePool) -> None:
    first = await process_of(engines)
    with pytest.raises(Lost) as lost:
        await engines.think(trap("raises"))
    told = describe(lost.value)
    assert "KeyError < thinking.py" in told
    assert "KH" not in told
    assert await process_of(engines) == first


async def test_what_is_printed_does_not_come_between(engines: EnginePool) -> None:
    first = await process_of(engines)
    assert (await engines.think(trap("prints"))).action == f"pid-{first}"


async def test_several_think_at_once_and_all_are_answered() -> None:
    engines = EnginePool(2)
    thoughts = await asyncio.gather(*(engines.think(trap("answers")) for _ in range(20)))
    assert len({thought.action for thought in thoughts}) == 2
    await engines.close()


async def test_who_closes_does_not_wait_for_a_thought(engines: EnginePool) -> None:
    first = await process_of(engines)
    hanging = asyncio.create_task(engines.think(trap("hangs")))
    waiting = asyncio.create_task(engines.think(trap("answers")))
    await asyncio.sleep(0.05)
    await engines.close()
    assert not there(first)
    for task in (hanging, waiting):
        with suppress(Lost, asyncio.CancelledError):
            await task


async def test_the_more_wait_the_less_each_gets() -> None:
    engines = EnginePool(0, 0.7)
    assert engines.budget().seconds == 0.7
    hanging = [asyncio.ensure_future(engines.think(trap("answers"))) for _ in range(7)]
    await asyncio.sleep(0)
    assert engines.budget().seconds == pytest.approx(0.1)
    await asyncio.gather(*hanging)
    many = [asyncio.ensure_future(engines.think(trap("answers"))) for _ in range(200)]
    await asyncio.sleep(0)
    assert engines.budget().seconds == LEAST
    await asyncio.gather(*many)
    await engines.close()


async def test_in_a_crowd_rules_of_thumb_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slower thinking when many wait, but never a queue that nobody sees the end of."""
    monkeypatch.setattr(bot.engines.pool, "CROWD", 2)
    engines = EnginePool(0, 0.01)
    question = next(asked_views("differ", 4, "hard", 7))
    thoughts = await asyncio.gather(*(engines.think(question) for _ in range(4)))
    assert [thought.iterations > 0 for thought in thoughts] == [True, True, False, False]
    assert thoughts[-1] == await engines.think(question.eased)
    assert (await engines.think(question)).iterations > 0
    await engines.close()


async def test_another_process_says_the_same(engines: EnginePool) -> None:
    """A computer player's answer does not hang on whose memory it is in, or in which order a set comes."""
    for question in asked_views("differ", 4, "easy", 5):
        there = trap("answers")
        elsewhere = type(there)(question.slug, question.level, question.view, question.seat, question.seed)
        assert await engines.think(elsewhere) == await engines.think(question)


async def test_a_match_outlives_a_killed_process(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Hard players search in it; the one that loses it plays by rules of thumb, the next searches again."""
    engines = EnginePool(1, 0.0)
    house = House(tmp_path / "house.sqlite3", engines=engines)
    await house.open()
    table = await house.lobby(target="1")
    for _ in range(3):
        await house.tables.add_computer(table.id, ANN, "hard")
    await house.tables.start(table.id, ANN)
    rng, kills = Random(1), 0
    while table.live:
        if len(table.log) > 8 * (kills + 1) and kills < 3 and engines._processes:
            for process in list(engines._processes):
                process.kill()
            kills += 1
        if not await house.move(table, rng):
            await house.change()
    assert table.status == "over"
    assert kills == 3
    assert 1 <= caplog.text.count("asking the computer player: Lost") <= 3
    await house.close()


PARENT = """
import asyncio
from bot.engines.pool import EnginePool
from tests.house import ANN, House
from tests.engines.thinking import trap

async def main():
    engines = EnginePool(1)
    print((await engines.think(trap("answers"))).action.removeprefix("pid-"), flush=True)
    await engines.think(trap("hangs"))

asyncio.run(main())
"""


def test_a_bot_that_is_killed_leaves_nobody_behind() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, cwd=ROOT)
    with parent:
        assert parent.stdout is not None
        worker = int(parent.stdout.readline())
        time.sleep(0.1)
        assert there(worker)
        # What the terminal's Ctrl-C does, and what systemd does first: the bot is told too, and decides.
        for told in (signal.SIGINT, signal.SIGTERM):
            os.kill(worker, told)
        time.sleep(0.1)
        assert there(worker)
        parent.kill()
    for _ in range(600):
        if not there(worker):
            break
        time.sleep(0.1)
    assert not there(worker)


async def test_work_aside_waits_for_players() -> None:
    order: list[str] = []
    alone = EnginePool(0)
    asked = [asyncio.create_task(alone.think(trap("answers"))) for _ in range(3)]
    for task in asked:
        task.add_done_callback(lambda _: order.append("player"))
    await asyncio.sleep(0)
    assert alone.asked == 3
    assert await alone.aside(pow, 2, 5) == 32
    assert order == ["player"] * 3
    await alone.close()


async def test_work_aside_is_done_in_turn(engines: EnginePool) -> None:
    process = await process_of(engines)
    assert await asyncio.gather(*(engines.aside(os.getpid) for _ in range(3))) == [process] * 3
    with pytest.raises(Lost):
        await engines.aside(os.abort)
    assert await engines.aside(os.getpid) not in (process, os.getpid())
