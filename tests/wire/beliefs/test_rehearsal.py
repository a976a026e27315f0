"""`python -m bot rehearse` at the stand-in: each belief that is made false is named, and the rest hold."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.cli.beliefs import BELIEFS, MARK, id_of
from bot.cli.rehearse import keep, try_all
from bot.games.base import Refusal
from bot.settings import Settings
from bot.store import rehearsed
from bot.store.backup import beside
from bot.words import words
from tests.discord.faults import Delay, Refuse
from tests.discord.limits import BUCKETS
from tests.discord.people import Person
from tests.discord.server import StandIn
from tests.discord.world import MANAGE_THREADS, SEND, SEND_IN_THREADS
from tests.wire.truth import panels_are_true

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.store.rehearsed import Seen
    from tests.discord.world import Channel, Message
    from tests.wire.parlour import Parlour


class Rehearsed:
    """A rehearsal in a channel of the stand-in, with a person who does what it asks for."""

    def __init__(self, discord: StandIn, folder: Path) -> None:
        self.discord = discord
        self.world = discord.world
        self.channel: Channel = self.world.channel(self.world.guild())
        self.person = Person(discord, self.world.user("Ann"))
        self.settings = Settings(
            token=self.world.token,
            database=f"sqlite+aiosqlite:///{folder / 'toucan.sqlite3'}",
            api=discord.api,
            gateway=discord.url,
        )
        self.told: list[str] = []
        self.seen: dict[str, Seen] = {}

    def tell(self, line: str) -> None:
        self.told.append(line)
        self.world.moved()

    async def run(self) -> None:
        acting = asyncio.create_task(self._act())
        try:
            await try_all(self.settings, self.channel.id, self.tell, self.seen)
        finally:
            acting.cancel()
            with suppress(asyncio.CancelledError):
                await acting

    async def _act(self) -> None:
        for name in ("press", "form"):
            button = id_of(name)
            await self.world.until(partial(self._with, button), name)
            click = await self.person.click(self._with(button)[0], button)
        await self.world.until(lambda: click.modal, "a form")
        self.person.submit(self.channel, id_of("line"), {"line": "a word"})
        asked = words()("rehearse-ask-command", name=MARK)
        await self.world.until(lambda: asked in self.told, "a command")
        (choice,) = await self.person.completions(self.channel, MARK, "card", card="t")
        await self.person.command(self.channel, MARK, card=choice["value"])

    def _with(self, button: str) -> list[Message]:
        return [one for one in self.channel.public() if one.button(button)]

    @property
    def unheld(self) -> set[str]:
        return {name for name, seen in self.seen.items() if seen.holds is False}

    @property
    def untried(self) -> set[str]:
        return {name for name, seen in self.seen.items() if seen.holds is None}

    @property
    def left(self) -> list[object]:
        """All things that are still at Discord, private messages included."""
        threads = [one for one in self.world.channels.values() if one is not self.channel]
        return [*self.channel.messages.values(), *threads, *self.world.emojis, *self.world.commands]


@pytest.fixture
async def rehearsal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rehearsed]:
    monkeypatch.setattr("bot.cli.beliefs.MINUTE", 0)
    # As limited as Discord, but sooner over; a pause lasts as long as it is told.
    monkeypatch.setattr(
        "tests.discord.limits.BUCKETS", {kind: (most, 0.5) for kind, (most, _) in BUCKETS.items()}
    )
    monkeypatch.setattr("tests.discord.limits.TOKEN", (5, 0.5))
    for module in ("discord.http", "discord.webhook.async_"):
        monkeypatch.setattr(f"{module}.asyncio", asyncio)
    async with StandIn(limits=True) as discord:
        yield Rehearsed(discord, tmp_path)


SWITCHES = {
    "": set[str](),
    "ids": {"by-id"},
    "address": {"address"},
    "kept": {"kept", "kept-by-click"},
    "dropped": {"kept", "kept-by-click"},
    "files": {"files", "files-by-click"},
    "old": {"old-edits"},
    "nonces": {"nonce-of-deleted"},
}


@pytest.mark.parametrize("switch", SWITCHES)
async def test_false_belief_is_named(
    rehearsal: Rehearsed, monkeypatch: pytest.MonkeyPatch, switch: str
) -> None:
    monkeypatch.setattr("bot.discordpy.rest.OLD_PACE", 0.7)
    monkeypatch.setattr("tests.discord.limits.OLD", (3, 2.0))
    if switch:
        setattr(rehearsal.discord.strict, switch, True)
    await rehearsal.run()
    assert (rehearsal.unheld, rehearsal.untried) == (SWITCHES[switch], set())
    assert list(rehearsal.seen) == list(BELIEFS)
    assert rehearsal.left == []


async def test_request_that_fails_is_named(rehearsal: Rehearsed) -> None:
    rehearsal.discord.faults.plant("emojis", Refuse(400, 30008, "Maximum number of emojis reached"))
    await rehearsal.run()
    assert rehearsal.unheld == {"emojis"}
    assert rehearsal.seen["emojis"].answer == "400, 30008: Maximum number of emojis reached"


async def test_rehearsal_without_a_person_or_permissions(
    rehearsal: Rehearsed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.beliefs.PATIENCE", 0.1)
    rehearsal.channel.denied = SEND | SEND_IN_THREADS | MANAGE_THREADS
    await try_all(rehearsal.settings, rehearsal.channel.id, rehearsal.tell, rehearsal.seen)
    held = {name for name, seen in rehearsal.seen.items() if seen.holds}
    assert held == {"gateway", "emojis", "commands"}
    assert rehearsal.unheld == set()
    assert rehearsal.left == []


@pytest.mark.parametrize("moment", ["post", "lookup", "emojis", "panel edit"])
async def test_interrupted_rehearsal_leaves_nothing(rehearsal: Rehearsed, moment: str) -> None:
    """The answer to the request under way comes after the host has pressed Ctrl-C."""
    faults = rehearsal.discord.faults
    running = asyncio.create_task(rehearsal.run())
    met = faults.plant(moment, Delay(0.5), times=1, where=lambda call: call.method in ("POST", "PATCH"))
    await rehearsal.world.until(lambda: met.hits, moment)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert len(rehearsal.seen) < len(BELIEFS)
    assert rehearsal.left == []


async def test_findings_hold_nothing_private(rehearsal: Rehearsed) -> None:
    strict = rehearsal.discord.strict
    strict.ids = strict.kept = True
    await rehearsal.run()
    keep(rehearsal.settings, rehearsal.seen, rehearsal.tell)
    found = rehearsed.read(rehearsal.settings.database)
    assert found is not None
    assert found.unheld == {"by-id", "kept", "kept-by-click"}
    (file,) = Path(rehearsal.settings.database.removeprefix("sqlite+aiosqlite:///")).parent.glob("*.json")
    text = file.read_text(encoding="utf-8")
    world = rehearsal.world
    assert rehearsal.settings.token not in text
    for thing in (world.bot, rehearsal.person.user, rehearsal.channel, rehearsal.channel.guild):
        assert thing.name not in text.replace("toucan", "")
    assert not re.search(r"\d{9}|token-", text)


@pytest.mark.parametrize("channel", [1, 0])
async def test_channel_that_the_bot_does_not_see(rehearsal: Rehearsed, channel: int) -> None:
    number = channel or rehearsal.world.messages(rehearsal.person.user).id
    with pytest.raises(Refusal, match="rehearse-no-channel"):
        await try_all(rehearsal.settings, number, rehearsal.tell, rehearsal.seen)


async def test_bot_begins_with_what_a_rehearsal_found(parlour: Parlour) -> None:
    strict = parlour.discord.strict
    strict.kept = strict.files = True
    unheld = dict.fromkeys(("kept", "files", "address"), rehearsed.Seen(holds=False))
    file = beside(parlour.settings.database, rehearsed.FILE)
    assert file is not None
    rehearsed.write(file, rehearsed.Rehearsal("2026-01-01 12:00", "0.3.0", unheld))
    await parlour.restart()
    match = await parlour.opened("differ", target=999, computers=3, level="chance")
    for _ in range(3):
        await match.move()
    await parlour.at_rest()
    await panels_are_true(parlour, match)
    assert not [call for call in parlour.discord.calls if call.status == 400]
