"""The page of `make play`, asked by tabs that it does not know any more."""

from __future__ import annotations

import signal
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
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


async def test_closed_tab_gets_no_picture_and_no_error(tmp_path: Path) -> None:
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


class Listener(discord.AutoShardedClient):
    """Remembers what was clicked, and answers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.heard: list[tuple[str, list[str]]] = []
        self.tree = discord.app_commands.CommandTree(self)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        self.heard.append((data.get("custom_id", data.get("name")), data.get("values", [])))
        if interaction.type is discord.InteractionType.component:
            await interaction.response.defer()


def control(turn: int, kind: str) -> dict[str, Any]:
    options = [{"label": "7♦", "value": f"7D of {turn}"}]
    one = {"type": 2, "style": 1, "label": "7♦"} if kind == "click" else {"type": 3, "options": options}
    return {"type": 1, "id": 1, "components": [{**one, "id": 2, "custom_id": f"turn {turn}"}]}


@pytest.mark.parametrize("kind", ["click", "select"])
async def test_changed_control_is_clicked_all_the_same(kind: str) -> None:
    """Discord hands it on, and the bot says that the table has moved on; a click is not just lost."""
    listener = Listener()
    world = LocalWorld(listener)  # type: ignore[arg-type]  # it asks it nothing
    channel, people = furnish(world)
    try:
        await world.start()
        message = world.backend.create_message(channel.id, world.backend.bot_user.id, "a panel")
        message.components = [control(1, kind)]
        async with LocalPage(world, channel, people, 0) as page:
            tab = page._open_page()
            seen = tab.revision
            world.backend.edit_message(channel.id, message.id, {"components": [control(2, kind)]})
            page._publish(tab, reason="refresh")
            body = {"protocol_version": 3, "sequence": 1, "request_id": "r", "generation": tab.generation}
            body |= {"bot_generation": 1, "published_revision": seen, "kind": kind}
            body |= {"control_key": f"message:{message.id}:component:2", "target_id": str(message.id)}
            told = await page._action(tab.id, {**body, "values": ["7D of 1"]})
    finally:
        await world.shutdown()
    assert not told["rejected"], told["diagnostics"]
    assert listener.heard == [("turn 1", [] if kind == "click" else ["7D of 1"])]


async def test_command_typed_while_others_play_is_sent() -> None:
    listener = Listener()

    @listener.tree.command(name="deal", description="Deal")
    async def _deal(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("dealt")

    world = LocalWorld(listener)  # type: ignore[arg-type]  # it asks it nothing
    channel, people = furnish(world)
    try:
        await world.start()
        await listener.tree.sync()
        async with LocalPage(world, channel, people, 0) as page:
            tab = page._open_page()
            seen = tab.revision
            [entry] = tab.command_catalog["entries"]
            page._publish(tab, reason="refresh")
            assert tab.revision > seen
            body = {"protocol_version": 3, "sequence": 1, "request_id": "r", "generation": tab.generation}
            body |= {"bot_generation": 1, "published_revision": seen, "kind": "run_command"}
            body |= {"command_id": entry["commandId"], "path": entry["path"], "options": {}}
            told = await page._action(tab.id, {**body, "schema_fingerprint": entry["schemaFingerprint"]})
    finally:
        await world.shutdown()
    assert not told["rejected"], told["diagnostics"]
    assert listener.heard == [("deal", [])]


def test_the_bot_and_its_page_have_one_clock() -> None:
    """Else a panel, or a tab, is as old to one of them as the machine has been up."""
    world = LocalWorld(create_bot(settings_of({})))
    furnish(world)
    assert world._virtual_time == pytest.approx(time.monotonic(), abs=60)
    assert world.now() == pytest.approx(datetime.now(UTC), abs=timedelta(seconds=60))


def test_pictures_of_old_panels_are_forgotten() -> None:
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
