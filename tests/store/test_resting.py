"""`python -m bot restore` while the bot runs: it lets go, and goes on with what was brought back."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.games.base import Refusal
from bot.ops.handover import let_go
from bot.store.backup import backup, restore
from bot.words import words
from tests.kit.commands import ROOT
from tests.kit.commands import run as command
from tests.kit.databases import at, channels, opened

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there a bot has to be stopped"),
]

Bot = subprocess.Popen[str]


@contextmanager
def running(url: str) -> Iterator[Bot]:
    bot = subprocess.Popen(
        [sys.executable, "-m", "tests.store.resting", url],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield bot
    finally:
        bot.kill()
        bot.communicate()


def up(bot: Bot) -> list[int]:
    """The channels of its tables, once it is up: the last of them is the one it has just opened."""
    assert bot.stdout is not None
    for line in bot.stdout:
        if line.startswith("up "):
            return list(map(int, line.split()[1:]))
    raise AssertionError(bot.communicate()[1])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "toucan.sqlite3"


@pytest.fixture
def url(file: Path) -> str:
    return at(file)


def test_a_copy_comes_back_while_the_bot_runs(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    backup(url, tmp_path / "copy")
    opened(url, 11)
    with running(url) as bot:
        assert up(bot) == [10, 11, 1000]
        done = command(tmp_path, "restore", "copy", DATABASE_URL=url)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines()[-1] == words()("restore-running")
        assert up(bot) == [10, 1000]
        # And again, for it listens again.
        assert restore(url, tmp_path / "copy")[1]
        assert up(bot) == [10, 1000]
        bot.send_signal(signal.SIGTERM)
        assert bot.wait(180) == 0
    assert channels(url) == [10, 1000]
    assert sorted(map(channels, map(at, tmp_path.glob("*.before-*")))) == [[10, 11, 1000], [10, 1000]]
    assert not Path(f"{file}.sock").exists()


def test_what_is_no_sound_copy_disturbs_nobody(url: str, tmp_path: Path) -> None:
    opened(url, 10)
    (tmp_path / "text").write_text("not a database")
    with running(url) as bot:
        assert up(bot) == [10, 1000]
        with pytest.raises(Refusal) as refused:
            restore(url, tmp_path / "text")
        assert refused.value.key == "restore-unsound"
        bot.send_signal(signal.SIGTERM)
        assert bot.communicate(timeout=180)[0] == ""


def test_second_bot_by_another_name_does_not_start(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    backup(url, tmp_path / "copy")
    link = tmp_path / "link"
    link.symlink_to(file)
    with running(url) as bot:
        assert up(bot) == [10, 1000]
        with running(at(link)) as second:
            _, said = second.communicate(timeout=180)
        assert "run-twice" in said
        assert restore(at(link), tmp_path / "copy")[1]
        assert up(bot) == [10, 1000]
        assert Path(f"{file}.sock").stat().st_mode & 0o777 == 0o600
        assert not Path(f"{link}.sock").exists()


def test_second_request_waits_for_the_first(url: str, file: Path) -> None:
    def asked() -> bool:
        with let_go(file) as resting:
            return resting

    with running(url) as bot:
        up(bot)
        with ThreadPoolExecutor() as pool:
            with let_go(file) as resting:
                assert resting
                second = pool.submit(asked)
                assert not wait([second], 0.2).done
            assert second.result(30)
        assert up(bot) == [1000, 1001]


def test_socket_of_a_killed_bot_is_ignored(url: str, file: Path, tmp_path: Path) -> None:
    with running(url) as bot:
        up(bot)
        bot.kill()
        bot.wait()
        assert Path(f"{file}.sock").exists()
        backup(url, tmp_path / "copy")
        assert restore(url, tmp_path / "copy")[1] is False
    with running(url) as bot:
        assert up(bot) == [1000, 1001]


def test_resting_bot_stops_when_told(url: str, file: Path) -> None:
    with running(url) as bot:
        up(bot)
        with let_go(file) as resting:
            assert resting
            bot.send_signal(signal.SIGTERM)
            assert bot.wait(180) == 0


def test_killed_resting_bot_is_not_waited_for(url: str, file: Path, tmp_path: Path) -> None:
    opened(url, 10)
    backup(url, tmp_path / "copy")
    with running(url) as bot:
        up(bot)
        with closing(socket.socket(socket.AF_UNIX)) as asking:
            asking.connect(f"{file}.sock")
            asking.sendall(b"rest\n")
            bot.kill()
            assert restore(url, tmp_path / "copy")[1] is False
    assert channels(url) == [10]


def test_restore_may_be_killed_at_any_moment(url: str, file: Path, tmp_path: Path) -> None:
    """The bot goes on with one of the two databases, and either is whole."""
    opened(url, 10)
    with closing(sqlite3.connect(file)) as grown:
        # So that it takes a while.
        grown.execute("CREATE TABLE ballast (bytes BLOB)")
        grown.executemany("INSERT INTO ballast VALUES (zeroblob(?))", [(1_000_000,)] * 20)
        grown.commit()
    backup(url, tmp_path / "copy")
    context = multiprocessing.get_context("fork")
    with running(url) as bot:
        up(bot)
        begun = time.monotonic()
        restore(url, tmp_path / "copy")
        whole = time.monotonic() - begun
        for share in (0.2, 0.5, 0.8, 1.1):
            killed = context.Process(target=restore, args=(url, tmp_path / "copy"))
            killed.start()
            killed.join(share * whole)
            killed.kill()
            killed.join()
            with let_go(file) as resting:
                assert resting
                with closing(sqlite3.connect(file)) as found:
                    assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                    rows = found.execute("SELECT channel FROM tables ORDER BY channel").fetchall()
                assert [channel for (channel,) in rows] == [10, *range(1000, 999 + len(rows))]
        bot.send_signal(signal.SIGTERM)
        assert bot.wait(180) == 0
    for kept in tmp_path.glob("*.before-*[0-9]"):
        with closing(sqlite3.connect(kept)) as found:
            assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
