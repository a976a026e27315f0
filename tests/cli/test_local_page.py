"""The page of `make play`, asked by tabs that it does not know any more."""

from __future__ import annotations

import signal
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from bench.phone.browser import Local
from bot.app import create_bot
from bot.cli.local import ADDRESS, PICTURES, REMEMBERED, LocalPage, LocalWorld, furnish, settings_of

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")


async def opened(session: ClientSession, url: str) -> dict[str, Any]:
    async with session.post(f"{url}/api/pages", json={}) as answer:
        made: dict[str, Any] = await answer.json()
        return made


@pytest.mark.thorough
async def test_a_tab_that_is_gone_gets_no_picture_and_nobody_hears_of_it(tmp_path: Path) -> None:
    local = Local(tmp_path)
    url = (await local.start()).partition("#")[0].rstrip("/")
    async with ClientSession(headers={"X-Simcord-Capability": ADDRESS}) as session:
        tab = await opened(session, url)
        context = {"X-Simcord-Context": tab["context"]["id"]}
        picture = next(iter(tab["assets"]))
        async with session.get(f"{url}/api/assets/{picture}", headers=context) as answer:
            assert answer.status == 200
        async with session.delete(f"{url}/api/pages/{tab['context']['id']}", headers=context) as answer:
            assert answer.status == 200
        async with session.get(f"{url}/api/assets/{picture}", headers=context) as answer:
            assert answer.status == 404
    # It would raise for whatever stands in the terminal.
    assert await local.end(signal.SIGTERM) == 0


class Silent(Local):
    COMMAND = ("timeit", "-n", "1", "-r", "1", "import time; time.sleep(600)")


async def test_what_does_not_start_is_not_left_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.phone.browser.SECONDS", 0.5)
    silent = Silent(tmp_path)
    with pytest.raises(TimeoutError):
        await silent.start()
    assert silent.process
    assert silent.process.returncode == -signal.SIGKILL


def test_the_bot_and_its_page_have_one_clock() -> None:
    """Else a panel, or a tab, is as old to one of them as the machine has been up."""
    world = LocalWorld(create_bot(settings_of({})))
    furnish(world)
    assert world._virtual_time == pytest.approx(time.monotonic(), abs=60)
    assert world.now() == pytest.approx(datetime.now(UTC), abs=timedelta(seconds=60))


def test_what_nobody_will_ask_for_any_more_is_let_go() -> None:
    world = LocalWorld(create_bot(settings_of({})))
    channel, people = furnish(world)
    page, files = LocalPage(world, channel, people, 0), world.backend.cdn._blobs
    before = len(files)
    kept = world.backend.cdn.store_attachment(1, channel.id, "first.png", b"first", None)
    message = world.backend.create_message(channel.id, world.backend.bot_user.id, "a table")
    message.attachments.append(kept)
    for number in range(2, 4 * PICTURES):
        world.backend.cdn.store_attachment(number, channel.id, "panel.png", b"panel", None)
        world.backend.transcript.append(("HTTP", f"POST {number}", None))
        page._forget()
    assert kept["url"] in files
    assert len(world.backend.transcript) == REMEMBERED
    assert before + PICTURES <= len(files) <= before + 2 * PICTURES + 1
