"""`python -m bot run` against a Discord that is not well, over real sockets: what may pass it outlasts."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from discord.http import Route

from bot import VERSION, app
from bot.__main__ import main
from bot.discordpy import connections
from bot.discordpy.gateway import Gateway
from bot.ops import pauses
from bot.ops.notify import notified
from bot.service.tables import Tables
from bot.store.backup import backup, restore
from bot.store.storage import Store
from cogs.core import emojis
from rendering.decks import register
from tests.cli.discord_standin import LONG, Connection, Standin, answering, never, reset
from tests.cli.discord_standin import closing as hanging_up
from tests.kit.commands import ROOT
from tests.kit.databases import at, channels, database, opened, spoil

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


@pytest.fixture(autouse=True)
def _settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_URL", "LOG_FORMAT", "METRICS_PORT", "MEMBERS_INTENT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("WORKERS", "0")
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(Gateway, "DEFAULT_GATEWAY", Gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(pauses, "FIRST", 0.02)
    monkeypatch.setattr(connections, "IDENTIFY", 0)
    # Nobody looks at a card here.
    monkeypatch.setattr(register, "warm", lambda: None)


@pytest.fixture(autouse=True)
def _hooks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give pytest its hooks back afterwards."""
    for where, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(where, name, getattr(where, name))
    yield
    logging.captureWarnings(capture=False)


@pytest.fixture
def discord(monkeypatch: pytest.MonkeyPatch) -> Iterator[Standin]:
    with Standin().there() as there:
        monkeypatch.setenv("DISCORD_API", there.api_url)
        monkeypatch.setenv("DISCORD_GATEWAY", there.gateway_url)
        yield there


@contextmanager
def stopped(when: Callable[[], bool], by: signal.Signals = signal.SIGTERM) -> Iterator[None]:
    """Tell this process to stop once that is so, or after `LONG`, if what runs here has not ended."""
    over, until = threading.Event(), time.monotonic() + LONG

    def work() -> None:
        while not over.wait(0.01):
            if when():
                os.kill(os.getpid(), by)
                return
            if time.monotonic() > until:
                # Whoever does not listen yet is told again.
                os.kill(os.getpid(), by)
                over.wait(1)

    watching = threading.Thread(target=work)
    before = signal.signal(by, lambda *_: None)
    watching.start()
    try:
        yield
    finally:
        over.set()
        watching.join()
        signal.signal(by, before)


def run(discord: Standin, when: Callable[[], bool] | None = None) -> int:
    """Run a bot, stop it once it is up or `when` is true, and return its exit code."""
    database(Path("toucan.sqlite3"))
    with stopped(when or discord.up.is_set):
        return main(["run"])


def test_damaged_page_ends_it_with_a_sentence(discord: Standin, capsys: pytest.CaptureFixture[str]) -> None:
    database(Path("toucan.sqlite3"))
    spoil(Path("toucan.sqlite3"))
    assert run(discord, lambda: False) == 78
    assert capsys.readouterr().err.startswith("The database is damaged.")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (4004, "Discord rejected this token."),
        (4010, "sharding (4010)"),
        (4011, "sharding (4011)"),
        (4012, "no longer supports this version (4012)"),
        (4013, "no longer supports this version (4013)"),
        (4014, "does not let this bot see the members"),
    ],
)
def test_unwilling_gateway_is_a_sentence(
    discord: Standin, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    discord.gateway = [hanging_up(code)]
    assert run(discord) == 78
    err = capsys.readouterr().err
    assert said in err
    assert "Traceback" not in err


def test_a_wrong_token_is_no_use_trying_again(discord: Standin, capsys: pytest.CaptureFixture[str]) -> None:
    discord(answering(401))
    assert run(discord) == 78
    assert capsys.readouterr().err.startswith("Discord rejected this token.")
    assert discord.asked == [("GET", "/users/@me")]


@pytest.mark.parametrize("fault", [answering(503), answering(403), answering(429), answering(404)])
def test_a_failed_login_is_tried_again(
    discord: Standin, fault: Any, caplog: pytest.LogCaptureFixture
) -> None:
    discord(fault, fault, fault)
    assert run(discord) == 0
    assert discord.asked.count(("GET", "/users/@me")) == 4
    again = [line for line in caplog.messages if "Trying again in" in line]
    assert len(again) == 3
    assert all(line.startswith("No connection: ") for line in again)


def test_a_connection_that_breaks_off_is_tried_again(
    discord: Standin, caplog: pytest.LogCaptureFixture
) -> None:
    # Some of these are tried again further down.
    discord(*(reset,) * 6)
    assert run(discord) == 0
    assert any("Trying again in" in line for line in caplog.messages)


def test_absent_discord_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("DISCORD_API", f"http://127.0.0.1:{port}/api")
    monkeypatch.setenv("DISCORD_GATEWAY", f"ws://127.0.0.1:{port}/gateway")
    discord, comes = Standin(), threading.Event()

    def tried() -> bool:
        return sum("Trying again in" in line for line in caplog.messages) >= 3

    def come() -> None:
        while not tried() and not comes.wait(0.01):
            pass
        with discord.there(port):
            comes.wait(LONG)

    coming = threading.Thread(target=come)
    coming.start()
    try:
        assert run(discord) == 0
        assert discord.up.is_set()
    finally:
        comes.set()
        coming.join()


def test_missing_name_service_is_waited_for(
    discord: Standin, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_API", "http://no-such-name.invalid/api")
    assert run(discord, lambda: any("Trying again in" in line for line in caplog.messages)) == 0


def test_signal_stops_it_between_two_attempts(
    discord: Standin, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pauses, "FIRST", 3600)
    discord(answering(503))
    assert run(discord, lambda: any("Trying again in" in line for line in caplog.messages)) == 0


async def _slammed(connection: Connection) -> None:
    await connection.socket.close()


async def _no_hello(connection: Connection) -> None:
    await connection.socket.send_json({"op": 10, "d": {}})
    await connection.stay()


async def _no_json(connection: Connection) -> None:
    await connection.socket.send_str("<html>")
    await connection.stay()


async def _no_user(connection: Connection) -> None:
    await connection.hello()
    await connection.event("READY", {"session_id": "x", "resume_gateway_url": connection.standin.gateway_url})
    await connection.stay()


async def _no_such_session(connection: Connection) -> None:
    await connection.hello()
    await connection.socket.send_json({"op": 9, "d": False})
    await connection.stay()


async def _grown(connection: Connection) -> None:
    """Once it is there it hears that it needs more connections."""
    await connection.hello()
    await connection.ready({"id": "1", "unavailable": True})
    connection.standin.shards = 2
    await asyncio.to_thread(connection.standin.outgrown.wait, LONG)
    await connection.socket.close(code=4011)


def test_grown_bot_comes_back_with_more_shards(
    discord: Standin, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told = app.Toucan.on_ready

    async def on_ready(bot: app.Toucan) -> None:
        await told(bot)
        discord.outgrown.set()

    monkeypatch.setattr(app.Toucan, "on_ready", on_ready)
    discord.gateway = [_grown]
    assert run(discord, lambda: len(discord.introduced) == 3) == 0
    assert sorted(said["d"]["shard"] for said in discord.introduced) == [[0, 1], [0, 2], [1, 2]]
    assert any("Discord asks for more shards than there are" in line for line in caplog.messages)


@pytest.mark.parametrize("fault", [_slammed, _no_hello, _no_json, _no_user, _no_such_session])
def test_gateway_down_at_first_is_tried_again(discord: Standin, fault: Any) -> None:
    discord.gateway = [fault, fault]
    assert run(discord) == 0
    assert discord.up.is_set()
    # There was never a session to resume.
    assert {said["op"] for said in discord.introduced} == {2}


async def _strange_event(connection: Connection) -> None:
    await connection.hello()
    await connection.ready({"id": "1", "unavailable": True})
    await connection.event("GUILD_UPDATE", {"id": "no number"})
    await connection.stay()


def test_cards_are_drawn_once_after_connecting(
    discord: Standin, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    drawn, introduced = threading.Event(), list[int]()

    def draw() -> None:
        introduced.append(len(discord.introduced))
        drawn.set()

    async def lost(connection: Connection) -> None:
        await connection.hello()
        await connection.ready()
        await asyncio.to_thread(drawn.wait, LONG)
        await connection.socket.send_json({"op": 9, "d": False})
        await connection.stay()

    def on_discord() -> int:
        return sum(line.startswith("on Discord as") for line in caplog.messages)

    monkeypatch.setattr(register, "warm", draw)
    discord.gateway = [lost]
    assert run(discord, lambda: on_discord() == 2 or introduced == [0]) == 0
    assert introduced == [1]
    assert on_discord() == 2


def test_an_event_that_cannot_be_read_reconnects(discord: Standin, caplog: pytest.LogCaptureFixture) -> None:
    discord.gateway = [_strange_event]
    assert run(discord) == 0
    resumed = discord.introduced[1]
    assert (resumed["op"], resumed["d"]["session_id"], resumed["d"]["seq"]) == (6, "one", 2)
    (said,) = [line for line in caplog.messages if "unreadable event" in line]
    assert "reconnecting: ValueError" in said


async def _strange_events(connection: Connection) -> None:
    said = await connection.hello()
    await connection.event("RESUMED", {})
    for _ in range(3):
        await connection.event("GUILD_UPDATE", {"id": "no number"})
    connection.standin.up.set()
    await connection.stay()
    assert said


def test_unreadable_events_are_left_out(discord: Standin, caplog: pytest.LogCaptureFixture) -> None:
    discord.gateway = [_strange_event, _strange_events]

    def left_out() -> bool:
        return sum("skipped an unreadable event" in line for line in caplog.messages) == 3

    assert run(discord, left_out) == 0
    assert left_out()
    assert len(discord.introduced) == 2


@pytest.mark.parametrize("fault", [answering(403), answering(400), answering(503), never, reset])
def test_bot_plays_though_commands_are_refused(
    discord: Standin, fault: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "SYNC_TIMEOUT", 0.5)
    # Some of those that break off are tried again further down.
    discord(*(fault,) * (6 if fault is reset else 1), method="PUT", path="/commands")
    assert run(discord) == 0
    assert any("Discord keeps the previous commands" in line for line in caplog.messages)


def test_failed_command_sync_is_repeated(discord: Standin, caplog: pytest.LogCaptureFixture) -> None:
    discord(*(answering(503),) * 2, method="PUT", path="/commands")
    assert run(discord, lambda: "Discord has the new commands" in caplog.messages) == 0
    assert sum(method == "PUT" for method, _ in discord.asked) == 3


def test_missing_emojis_are_not_waited_for(
    discord: Standin, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(emojis, "LISTING_TIMEOUT", 0.5)
    discord(never, path="/emojis")
    assert run(discord) == 0
    assert any("without emojis" in line for line in caplog.messages)


def test_bot_returns_after_giving_its_database(
    discord: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "toucan.sqlite3"
    opened(at(file), 10)
    backup(at(file), tmp_path / "copy")
    opened(at(file), 11)
    came_back = threading.Event()
    went: list[bool] = []

    def work() -> None:
        discord.up.wait(LONG)
        discord(*(answering(503),) * 3)
        discord.up.clear()
        went.append(restore(at(file), tmp_path / "copy")[1])
        discord.up.wait(LONG)
        came_back.set()

    restoring = threading.Thread(target=work)
    restoring.start()
    assert run(discord, came_back.is_set) == 0
    restoring.join()
    assert went == [True]
    assert sum("Trying again in" in line for line in caplog.messages) == 3
    assert channels(at(file)) == [10]


def test_database_is_given_while_connecting(
    discord: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pauses, "FIRST", 3600)
    file = tmp_path / "toucan.sqlite3"
    opened(at(file), 10)
    backup(at(file), tmp_path / "copy")
    discord(answering(503))
    went: list[bool] = []

    def work() -> None:
        while not any("Trying again in" in line for line in caplog.messages):
            time.sleep(0.01)
        went.append(restore(at(file), tmp_path / "copy")[1])

    restoring = threading.Thread(target=work)
    restoring.start()
    assert run(discord) == 0
    restoring.join()
    assert went == [True]


def test_a_newer_database_is_no_use_trying_again(
    discord: Standin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opened(at(tmp_path / "toucan.sqlite3"), 10)
    with closing(sqlite3.connect(tmp_path / "toucan.sqlite3")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("UPDATE floor SET step = '9999'")
    assert run(discord) == 78
    assert capsys.readouterr().err.startswith("The database belongs to a newer version of Toucan.")


@pytest.mark.skipif(sys.platform != "linux", reason="there is no such folder")
def test_unwritable_database_is_not_tried_again(
    discord: Standin, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:////proc/toucan.sqlite3")
    assert run(discord) == 78
    err = capsys.readouterr().err
    assert "The database could not be opened: " in err
    assert "Traceback" not in err


def test_a_database_that_another_holds_is_waited_for(
    discord: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.store.database.BUSY", {"read": 50, "write": 50})
    opened(at(tmp_path / "toucan.sqlite3"), 10)
    with closing(sqlite3.connect(tmp_path / "toucan.sqlite3", check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")

        def release() -> None:
            while not any("database is locked. Trying again" in line for line in caplog.messages):
                if discord.up.wait(0.01):
                    return
            other.rollback()

        releasing = threading.Thread(target=release)
        releasing.start()
        assert run(discord) == 0
        releasing.join(5)
    assert discord.up.is_set()


CHANNEL = {"id": "10", "type": 0, "name": "cards", "position": 0, "permission_overwrites": []}
THREAD = {
    "id": "12",
    "guild_id": "1",
    "parent_id": "10",
    "type": 11,
    "name": "put away",
    "owner_id": "9",
    "message_count": 0,
    "member_count": 1,
    "thread_metadata": {
        "archived": True,
        "auto_archive_duration": 60,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
    },
}


async def _three_servers(connection: Connection) -> None:
    """The first is there, the second has an outage; a third has sent the bot away."""
    await connection.hello()
    await connection.ready({"id": "1", "unavailable": True}, {"id": "2", "unavailable": True})
    server = {"id": "1", "name": "one", "owner_id": "9", "unavailable": False, "channels": [CHANNEL]}
    await connection.event("GUILD_CREATE", {**server, **{key: [] for key in _LISTS}})
    await connection.stay()


_LISTS = ("members", "roles", "emojis", "stickers", "threads", "features", "presences", "voice_states")


def test_channels_deleted_meanwhile_are_noticed(
    discord: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = at(tmp_path / "toucan.sqlite3")

    async def opened_in(*places: tuple[int, int]) -> None:
        store = await Store.open(url)
        tables = Tables(store)
        for guild, channel in places:
            await tables.open("differ", guild=guild, channel=channel, user=channel, name="Ann")
        await tables.close()
        await store.close()

    asyncio.run(opened_in((1, 10), (1, 12), (1, 13), (1, 14), (2, 15), (1, 11), (3, 16)))
    discord(answering(200, THREAD), path="/channels/12")
    discord(answering(403, {"message": "Missing Access", "code": 50001}), path="/channels/13")
    discord(answering(404, {"message": "404: Not Found", "code": 0}), path="/channels/14")
    discord.gateway = [_three_servers]
    with caplog.at_level(logging.INFO):
        assert run(discord, lambda: sum("its channel is gone" in line for line in caplog.messages) == 2) == 0
    assert channels(url) == [10, 12, 13, 14, 15]
    assert [path for _, path in discord.asked if path in ("/channels/10", "/channels/15")] == []


def lines(discord: Standin, tmp_path: Path, **settings: str) -> tuple[int, list[Any]]:
    """Run a bot in its own process, stop it once it is up, and return its exit code and log lines."""
    found = []
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "run"],
        cwd=tmp_path,
        env={
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "abc",
            "DISCORD_API": discord.api_url,
            "DISCORD_GATEWAY": discord.gateway_url,
            "LOG_FORMAT": "json",
            "WORKERS": "0",
            **settings,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as bot:
        assert bot.stdout is not None
        for line in bot.stdout:
            found.append(json.loads(line))
            if str(found[-1]["message"]).startswith("on Discord as"):
                bot.send_signal(signal.SIGTERM)
    return bot.returncode, found


def test_json_lines_say_who_and_why(discord: Standin, tmp_path: Path) -> None:
    code, found = lines(discord, tmp_path)
    said = [line["message"] for line in found]
    assert code == 0
    assert f"on Discord as toucan, in 1 servers, version {VERSION}" in said
    assert said[-2:] == ["told to stop by SIGTERM", "stopped"]


@pytest.mark.parametrize(
    ("settings", "code", "begins"),
    [
        ({"PACE": "soon"}, 78, "PACE must be a number"),
        ({"DATABASE_URL": "sqlite+aiosqlite:////no/such/folder/x"}, 78, "The database could not be opened"),
        ({"DISCORD_TOKEN": ""}, 78, "A bot needs a token"),
    ],
)
def test_last_word_of_a_json_log_is_json(
    discord: Standin, tmp_path: Path, settings: dict[str, str], code: int, begins: str
) -> None:
    ended, found = lines(discord, tmp_path, **settings)
    assert (ended, found[-1]["level"]) == (code, "CRITICAL")
    assert found[-1]["message"].startswith(begins)


def test_own_mistake_ends_it_without_a_card(
    discord: Standin, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_bot: app.Toucan) -> None:
        raise KeyError("KH")

    monkeypatch.setattr(app.Toucan, "setup_hook", broken)
    assert run(discord) == 1
    assert caplog.messages[-1].startswith("the bot has ended: KeyError < test_start.py:")
    assert "KH" not in caplog.text


def test_readiness_follows_discord(discord: Standin, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    monkeypatch.setenv("METRICS_PORT", str(port))
    monkeypatch.setattr(pauses, "FIRST", 0.5)
    discord(*(answering(503),) * 2)
    found: list[tuple[int, str]] = []

    def ready() -> bool:
        for page in ("healthz", "readyz"):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/{page}", timeout=10) as answer:
                    found.append((answer.status, page))
            except urllib.error.HTTPError as error:
                with error:
                    found.append((error.code, error.read().decode()))
            except OSError:
                # It does not listen yet.
                return False
        return found[-1] == (200, "readyz")

    assert run(discord, ready) == 0
    assert found[-1] == (200, "readyz")
    assert {code for code, page in found if page == "healthz"} == {200}
    assert (503, "not on Discord\n") in found


def test_systemd_hears_of_start_and_watchdog(
    discord: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "60000")
        heard: list[str] = []

        def listen() -> None:
            systemd.settimeout(LONG)
            while heard[-1:] != ["STOPPING=1"]:
                heard.append(systemd.recv(100).decode())

        listening = threading.Thread(target=listen)
        listening.start()
        assert run(discord, lambda: len(heard) > 3) == 0
        listening.join()
    assert (heard[0], heard[-1]) == ("READY=1", "STOPPING=1")
    assert set(heard[1:-1]) == {"WATCHDOG=1"}


async def test_deaf_systemd_is_not_waited_for(tmp_path: Path) -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        for _ in range(1_000):
            async with notified({"NOTIFY_SOCKET": str(tmp_path / "notify")}):
                pass
        assert systemd.recv(100) == b"READY=1"
    async with notified({"NOTIFY_SOCKET": str(tmp_path / "nobody")}):
        pass
