"""`python -m bot run`: what an operator is told, and that it stops when it is told to."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.__main__ import main
from bot.app import Toucan, create_bot
from bot.ops.errors import report
from bot.ops.logs import Discreet, Structured
from bot.service.tables import Tables
from bot.settings import Settings
from bot.store.storage import Store
from tests.cli.discord_standin import LONG
from tests.kit.commands import run


def test_missing_token_is_explained(tmp_path: Path) -> None:
    done = run(tmp_path, "run")
    assert (done.returncode, done.stdout) == (78, "")
    for said in (
        "discord.com/developers",
        "Reset Token",
        "DISCORD_TOKEN=",
        "applications.commands",
        "make play",
    ):
        assert said in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_setting_that_makes_no_sense_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nPACE=soon\n")
    for command in ("run", "play"):
        done = run(tmp_path, command, **({"PACE": "soon"} if command == "play" else {}))
        assert (done.returncode, done.stdout) == (78, "")
        assert done.stderr == "PACE must be a number of seconds from 0 to 60, not “soon”.\n"


def test_unopened_database_is_a_sentence(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--no-open", DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}/no/such/folder")
    assert (done.returncode, done.stdout) == (78, "")
    assert done.stderr == "The database could not be opened: unable to open database file.\n"


def test_taken_port_is_a_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        done = run(tmp_path, "play", "--no-open", "--port", port)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"Port {port} is not available. Choose another with --port, or leave it out.\n"


@pytest.fixture
def _token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setattr("bot.cli.run.set_up", lambda *_: None)


@pytest.mark.usefixtures("_token")
@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("Improper token"), "Discord rejected this token."),
        (ModuleNotFoundError("No module named 'asyncpg'"), "The database could not be opened: No module"),
    ],
)
def test_what_keeps_it_from_starting_is_a_sentence(
    error: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(_bot: Toucan, _token: str) -> None:
        raise error

    monkeypatch.setattr(Toucan, "login", login)
    assert main(["run"]) == 78
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(sentence)


@pytest.mark.usefixtures("_token")
def test_missing_intent_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def login(_bot: Toucan, _token: str) -> None:
        pass

    async def connect(_bot: Toucan) -> None:
        raise discord.PrivilegedIntentsRequired(None)

    monkeypatch.setattr(Toucan, "login", login)
    monkeypatch.setattr(Toucan, "connect", connect)
    assert main(["run"]) == 78
    assert capsys.readouterr().err.startswith("Discord does not let this bot see the members")


@pytest.mark.usefixtures("_token")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("early", [True, False])
def test_signal_before_the_start_drains(monkeypatch: pytest.MonkeyPatch, *, early: bool) -> None:
    drained = asyncio.Event()

    def told(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGUSR1)

    async def login(_bot: Toucan, _token: str) -> None:
        if not early:
            told()
        await asyncio.sleep(0.05)

    async def drain(_bot: Toucan, *, draining: bool) -> None:
        (drained.set if draining else drained.clear)()

    async def connect(_bot: Toucan) -> None:
        await asyncio.wait_for(drained.wait(), LONG)

    async def close(_bot: Toucan) -> None:
        pass

    monkeypatch.setattr(Toucan, "login", login)
    monkeypatch.setattr(Toucan, "drain", drain)
    monkeypatch.setattr(Toucan, "connect", connect)
    monkeypatch.setattr(Toucan, "close", close)
    if early:
        monkeypatch.setattr("bot.cli.run.set_up", told)
    # Whoever does not heed the signal is ended by it.
    before = signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    try:
        assert main(["run"]) == 0
    finally:
        signal.signal(signal.SIGUSR1, before)
    assert drained.is_set()


async def test_closing_bot_tells_of_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, heard = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'toucan.sqlite3'}"), list[int]()
    async with create_bot(Settings()) as bot:
        await bot.load(store, Tables(store))
        bot.tables.listen(lambda table, _: heard.append(table.id))
        close = bot.courier.close

        async def late() -> None:
            await close()
            await bot.tables.open("differ", guild=1, channel=7, user=1, name="Ann")

        monkeypatch.setattr(bot.courier, "close", late)
    await store.close()
    assert heard == []


@pytest.mark.usefixtures("_token")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_it_closes_when_it_is_told_to_stop(
    told: signal.Signals, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    did: list[str] = []

    async def login(_bot: Toucan, token: str) -> None:
        did.append(f"login {token}")

    async def connect(_bot: Toucan) -> None:
        asyncio.get_running_loop().call_later(0.05, os.kill, os.getpid(), told)
        await asyncio.sleep(LONG)

    async def close(_bot: Toucan) -> None:
        did.append("close")

    monkeypatch.setattr(Toucan, "login", login)
    monkeypatch.setattr(Toucan, "connect", connect)
    monkeypatch.setattr(Toucan, "close", close)
    assert main(["run"]) == 0
    assert did == ["login abc", "close"]
    said = capsys.readouterr()
    assert "https://discord.com/oauth2/authorize?" in said.out
    assert "scope=bot+applications.commands" in said.out
    assert f"permissions={1 << 10 | 1 << 11 | 1 << 15 | 1 << 38}" in said.out
    assert said.err == ""


def record(name: str, message: str, *args: Any, error: Exception | None = None) -> logging.LogRecord:
    caught = None
    if error:
        with pytest.raises(type(error)):
            raise error
        caught = (type(error), error, error.__traceback__)
    level = logging.ERROR if error else logging.INFO
    return logging.LogRecord(name, level, __file__, 1, message, args, caught)


def written(name: str, message: str, *args: Any, error: Exception | None = None) -> str:
    """A record as the log shows it, without its time."""
    return Discreet().format(record(name, message, *args, error=error)).split(" ", 2)[2]


def test_the_log_shows_what_we_say() -> None:
    assert written("cogs.core.router", "table %d: done", 7) == "INFO    cogs.core.router: table 7: done"
    assert written("discord.client", "as %s\nand more", "Toucan") == "INFO    discord.client: as Toucan"


def test_the_log_never_shows_a_card() -> None:
    said = written("discord.ui.view", "Ignoring exception for item %r", "act:1:play KH", error=KeyError("KH"))
    assert said.startswith("ERROR   discord.ui.view: Ignoring exception for item: KeyError < test_run.py:")
    assert "KH" not in said
    said = written("bot.service.tables", "table %d", 7, error=KeyError("KH"))
    assert said.startswith("ERROR   bot.service.tables: table 7: KeyError < test_run.py:")
    assert "KH" not in said


def test_json_log_is_an_object_a_line(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(KeyError) as caught:
        raise KeyError("KH")
    report(caught.value, table=7, line=3, doing="moving the table")
    line = json.loads(Structured().format(caplog.records[-1]))
    assert (line["level"], line["logger"], line["table"]) == ("ERROR", "bot.ops.errors", 7)
    assert line["message"].startswith("table 7, line 3: moving the table: KeyError < test_run.py:")
    assert datetime.fromisoformat(line["time"]).tzinfo is not None
    for error in (None, KeyError("KH")):
        text = Structured().format(record("discord.client", "as %s\nand more", "Toucan", error=error))
        assert "table" not in json.loads(text)
        assert "\n" not in text
        assert "KH" not in text
