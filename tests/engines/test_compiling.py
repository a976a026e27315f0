"""Machine code that is made beside a bot: used when it is there, and never in anybody's way."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.engines import compiled
from bot.engines.compiled import compiling, possible, sources
from bot.words import words

pytestmark = pytest.mark.skipif(not possible(), reason="there is no mypyc or no C compiler")


@pytest.fixture(autouse=True)
def _no_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "copy")


def python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str) -> Path:
    """Start this in Python's place; return the path of its note."""
    made, note = tmp_path / "python", tmp_path / "note"
    made.write_text(f"#!/bin/sh\n{does}\n".replace("NOTE", str(note)))
    made.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(made))
    return note


async def test_who_thinks_is_told_when_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    note = python(tmp_path, monkeypatch, 'echo "$@:$DISCORD_TOKEN" >NOTE')
    done = asyncio.Event()
    async with compiling(done.set):
        await done.wait()
    assert note.read_text() == "-P -m bot compile:\n"


async def test_what_cannot_be_made_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    python(tmp_path, monkeypatch, "echo no room; exit 1")
    said = asyncio.Event()

    class Heard(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno == logging.WARNING:
                said.set()

    logger = logging.getLogger("bot.engines.compiled")
    logger.addHandler(heard := Heard())
    try:
        async with compiling(lambda: pytest.fail("there is none")):
            await said.wait()
    finally:
        logger.removeHandler(heard)
    assert [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING] == ["no room"]


async def test_a_bot_that_stops_leaves_nobody_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = python(tmp_path, monkeypatch, "sleep 1000 & echo $! >NOTE.part; mv NOTE.part NOTE; wait")
    async with compiling(lambda: pytest.fail("it was not done")):
        await asyncio.to_thread(until, note.exists)
    child = int(note.read_text())
    # Whoever has lost its parent is buried by another, a moment later.
    await asyncio.to_thread(until, lambda: not runs(child))


def until(there: Callable[[], bool]) -> None:
    while not there():
        time.sleep(0.01)


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


async def test_what_is_there_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (compiled.FOLDER / sources()).mkdir(parents=True)
    note = python(tmp_path, monkeypatch, "touch NOTE")
    async with compiling(lambda: pytest.fail("it was there")):
        await asyncio.sleep(0)
    assert not note.exists()


async def test_where_it_cannot_be_made_that_is_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.engines.compiled.possible", lambda: False)
    caplog.set_level(logging.INFO)
    async with compiling(lambda: pytest.fail("it was not made")):
        pass
    assert [one.getMessage() for one in caplog.records] == [words()("compile-not-here")]
