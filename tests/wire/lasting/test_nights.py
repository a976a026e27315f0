"""Whatever Discord does, the message of a duplicate night shows who plays it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from cogs.duplicate import messages
from tests.discord import payloads
from tests.discord.faults import Garble, Hang, Refuse
from tests.discord.world import PATIENCE
from tests.wire.truth import as_sent, plain
from tests.wire.ways import DISTINCT, WAYS

if TYPE_CHECKING:
    from bot.duplicate.night import Night
    from tests.discord.faults import Fault, Way
    from tests.discord.world import Channel, Message
    from tests.wire.parlour import Parlour


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "CALM", 0.01)
    monkeypatch.setattr(messages, "PACE", 0.01)


def of_nights(channel: Channel) -> list[Message]:
    return [one for one in channel.public() if one.button("press:duplicate:")]


async def true(parlour: Parlour, shown: Message, joined: int = 0) -> None:
    """Wait until this message shows the night as it is, with this person's team."""
    services, wanted, name = parlour.bot.session.services, None, parlour.people[joined].user.name
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                moved = parlour.world.next_move
                page = await services.duplicate.messages.public(parlour.guild.id, await night(parlour))
                wanted = as_sent(page)
                if plain(shown.components) == wanted and (not joined or name in shown.texts):
                    return
                await moved.wait()
    except TimeoutError:
        raise AssertionError(f"shown is {shown.texts}, not {wanted}") from None


async def night(parlour: Parlour) -> Night:
    return await parlour.bot.tables.nights.night(1)


async def opened(parlour: Parlour) -> Message:
    """Ann opens a night, and this is its message."""
    await parlour.people[0].command(
        parlour.channel, "duplicate new", game="topsuit", boards=1, team=2, time=2
    )
    (shown,) = of_nights(parlour.channel)
    await true(parlour, shown)
    return shown


async def joined(parlour: Parlour, team: str, place: int = 1) -> None:
    """Somebody comes in from another channel, of which that message has yet to tell."""
    channel = parlour.world.channel(parlour.guild, "elsewhere")
    parlour.discord.gateway.dispatch("CHANNEL_CREATE", payloads.channel(channel, parlour.world.bot))
    code = (await night(parlour)).code
    await parlour.people[place].command(channel, "duplicate join", code=code, team=team)


def planted(parlour: Parlour, shown: Message, way: Way, times: int | None = None) -> Fault:
    return parlour.discord.faults.plant("edit", way, times, lambda call: call.message is shown)


@pytest.mark.parametrize("name", DISTINCT)
async def test_it_shows_who_joins_however_its_edit_fails(parlour: Parlour, name: str) -> None:
    shown = await opened(parlour)
    fault = planted(parlour, shown, WAYS[name], 2)
    await joined(parlour, "Terns")
    # An edit that was carried out is not doubted for an odd answer: only what it says of pictures is read.
    hits = 1 if isinstance(WAYS[name], Garble) else 2
    await parlour.world.until(lambda: fault.hits == hits, "an edit")
    parlour.discord.faults.lift(fault)
    await true(parlour, shown, 1)


async def test_late_edit_is_overwritten(parlour: Parlour) -> None:
    shown = await opened(parlour)
    fault = planted(parlour, shown, Hang(late=True), 1)
    await joined(parlour, "Terns")
    await parlour.world.until(lambda: fault.hits, "an edit")
    await joined(parlour, "Skuas", 2)
    await true(parlour, shown, 2)
    before = shown.edits
    parlour.discord.faults.lift(fault)
    await parlour.world.until(lambda: shown.edits > before, "the edit that hung")
    await true(parlour, shown, 2)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 30046)])
async def test_night_is_edited_once_that_is_allowed(parlour: Parlour, status: int, code: int) -> None:
    shown = await opened(parlour)
    fault = planted(parlour, shown, Refuse(status, code))
    await joined(parlour, "Terns")
    await parlour.world.until(lambda: fault.hits, "an edit")
    parlour.discord.faults.lift(fault)
    parlour.discord.deny(parlour.channel, 0)
    await true(parlour, shown, 1)
    assert of_nights(parlour.channel) == [shown]
