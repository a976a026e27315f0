"""Many bots on one machine search at once as often as it has cores, in their turns, whoever is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from bot.engines import cores
from bot.engines.cores import Cores
from bot.engines.homes import ROOT
from bot.engines.pool import EnginePool
from tests.engines.thinking import trap

BOT = """
import asyncio, sys
from pathlib import Path
from bot.engines import cores
from bot.engines.pool import EnginePool
from tests.engines.thinking import trap

async def main():
    cores.PATIENCE = 3600.0
    kind, workers, count, folder, questions = sys.argv[1:]
    pool = EnginePool(int(workers), cores=cores.Cores(Path(folder), int(count)))
    print("here", flush=True)
    await asyncio.gather(*(pool.think(trap(kind)) for _ in range(int(questions))))
    print("done", flush=True)
    await pool.close()

asyncio.run(main())
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there bots do not mind each other")


@pytest.fixture(autouse=True)
def _as_slow_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nobody is passed over and nobody loses patience."""
    monkeypatch.setattr(cores, "QUIET", 3600.0)
    monkeypatch.setattr(cores, "PATIENCE", 3600.0)


@contextmanager
def a_bot(
    kind: str, workers: int, count: int, folder: Path, questions: int
) -> Iterator[subprocess.Popen[str]]:
    """A process that asks itself so many questions at once."""
    asked = (kind, str(workers), str(count), str(folder), str(questions))
    with subprocess.Popen(
        [sys.executable, "-c", BOT, *asked],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout
            assert process.stdout.readline() == "here\n"
            yield process
        finally:
            process.kill()


def notes(folder: Path) -> list[tuple[int, int]]:
    """Return the bots' notes: since when they wait, and how many questions they have."""
    told = [file.read_text().split() for file in folder.glob("bot-*")]
    return [(int(one[0]), int(one[1])) for one in told if one]


def until(waiting: int, folder: Path) -> None:
    while sum(since > 0 for since, _ in notes(folder)) < waiting:
        time.sleep(0.002)


def held(folder: Path) -> bool:
    """Whether somebody has the first core."""
    with ExitStack() as stack:
        one = Cores(folder, 1)
        stack.callback(one.close)
        one._come()
        found = one._free()
        if found is not None:
            os.close(found)
        return found is None


class Waiting(threading.Thread):
    """Somebody who wants a core, and says so in a list when they have it."""

    def __init__(self, shares: Cores, name: str, order: list[str]) -> None:
        super().__init__(daemon=True)
        self.shares, self.called, self.order = shares, name, order
        self.closing = False
        self.start()

    def run(self) -> None:
        with self.shares.share(lambda: 1, lambda: self.closing):
            self.order.append(self.called)


def test_processes_search_on_no_more_than_their_cores(tmp_path: Path) -> None:
    told, folder = tmp_path / "told", tmp_path / "meeting"
    with ExitStack() as stack:
        bots = [stack.enter_context(a_bot(str(told), 2, 2, folder, 8)) for _ in range(3)]
        assert [bot.stdout.readline() if bot.stdout else "" for bot in bots] == ["done\n"] * 3
        assert [bot.wait() for bot in bots] == [0, 0, 0]
    spans = [(float(a), float(b)) for a, b in (line.split() for line in told.read_text().splitlines())]
    assert len(spans) >= 24
    assert max(sum(a <= begun < b for a, b in spans) for begun, _ in spans) <= 2
    assert not list(folder.glob("bot-*"))


async def test_a_killed_thinker_frees_its_core(tmp_path: Path) -> None:
    with a_bot("hangs", 1, 1, tmp_path, 1) as bot:
        while not await asyncio.to_thread(held, tmp_path):
            pass
        pool = EnginePool(1, cores=Cores(tmp_path, 1))
        mine = asyncio.create_task(pool.think(trap("answers")))
        await asyncio.to_thread(until, 1, tmp_path)
        assert not mine.done()
        bot.send_signal(signal.SIGKILL)
        assert (await mine).action.startswith("pid-")
        await pool.close()


def test_a_killed_waiter_holds_nobody_up(tmp_path: Path) -> None:
    mine, order = Cores(tmp_path, 1), list[str]()
    with mine.share(lambda: 1, lambda: False), a_bot("answers", 1, 1, tmp_path, 1) as bot:
        until(1, tmp_path)
        later = Waiting(Cores(tmp_path, 1), "later", order)
        until(2, tmp_path)
        bot.kill()
        bot.wait()
    later.join()
    assert order == ["later"]
    later.shares.close()
    mine.close()
    assert not list(tmp_path.glob("bot-*"))


def test_the_longest_waiting_comes_first(tmp_path: Path) -> None:
    greedy, modest, order = Cores(tmp_path, 1), Cores(tmp_path, 1), list[str]()
    with greedy.share(lambda: 3, lambda: False):
        first = Waiting(modest, "modest", order)
        until(1, tmp_path)
        others = [Waiting(greedy, "greedy", order) for _ in range(3)]
        until(2, tmp_path)
    for one in (first, *others):
        one.join()
    assert order == ["modest", "greedy", "greedy", "greedy"]
    greedy.close()
    modest.close()


def test_who_stands_still_keeps_nobody_from_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the core or while it waits for one: a process that was stopped, say."""
    order = list[str]()
    with Cores(tmp_path, 1).share(lambda: 1, lambda: False), a_bot("answers", 1, 1, tmp_path, 1) as bot:
        until(1, tmp_path)
        bot.send_signal(signal.SIGSTOP)
        monkeypatch.setattr(cores, "PATIENCE", 0.05)
        other = Waiting(Cores(tmp_path, 1), "without", order)
        other.join()
        assert order == ["without"]
        monkeypatch.setattr(cores, "PATIENCE", 3600.0)
        monkeypatch.setattr(cores, "QUIET", 0.0)
        other = Waiting(Cores(tmp_path, 2), "the other core", order)
        other.join()
        bot.kill()
    assert order == ["without", "the other core"]


def test_who_closes_waits_no_longer(tmp_path: Path) -> None:
    with Cores(tmp_path, 1).share(lambda: 1, lambda: False):
        waiting = Waiting(Cores(tmp_path, 1), "closing", [])
        until(1, tmp_path)
        waiting.closing = True
        waiting.join()


def test_many_questions_share_the_time(tmp_path: Path) -> None:
    one, other = Cores(tmp_path, 2), Cores(tmp_path, 2)
    assert one.part(1) == 1.0
    with other.share(lambda: 7, lambda: False), one.share(lambda: 1, lambda: False):
        assert one.part(1) == 2 / 8
    with one.share(lambda: 1, lambda: False):
        assert one.part(1) == 2 / 7
    other.close()
    with one.share(lambda: 1, lambda: False):
        assert one.part(1) == 1.0


def _of_somebody_else(place: Path) -> None:
    place.mkdir()
    place.chmod(0o777)


def _elsewhere(place: Path) -> None:
    (place.parent / "elsewhere").mkdir()
    place.symlink_to(place.parent / "elsewhere")


def _no_folder(place: Path) -> None:
    place.touch()


@pytest.mark.parametrize("taken", [_of_somebody_else, _elsewhere, _no_folder])
def test_bots_meet_only_in_their_own_folder(
    taken: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    usual = cores.meeting_place()
    assert usual is not None
    assert cores.meeting_place() == usual
    usual.rmdir()
    taken(usual)
    assert cores.meeting_place() is None


def test_an_impossible_folder_keeps_nobody_from_thinking(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    with Cores(tmp_path / "file", 1).share(lambda: 1, lambda: False):
        pass
    assert "without minding" in caplog.text
