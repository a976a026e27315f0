"""A request that is given up holds nobody up who comes after it."""

from __future__ import annotations

import asyncio
import io
from asyncio.selector_events import _SelectorSocketTransport  # type: ignore[attr-defined]
from contextlib import suppress
from datetime import timedelta
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import HTTPClient, Route
from discord.utils import time_snowflake
from yarl import URL

from bot.discordpy.rest import OLD_PACE, DeferredLock, Edit, Form, Limit, Rest, install, turn_to_edit
from bot.settings import Settings
from cogs.delivery.rate_limiter import RATE, Limiters, RateLimiter, traced


async def through(gate: Any) -> None:
    async with gate:
        pass


async def given_up(gate: Any) -> None:
    """It is done, and stopped before whoever asked has heard of it."""
    task = asyncio.create_task(through(gate))
    await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def comes_through(gate: Any) -> bool:
    """Whether the next need not wait for any timer."""
    task = asyncio.create_task(through(gate))
    for _ in range(10):
        await asyncio.sleep(0)
    done = task.done()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    return done


async def test_edits_of_old_messages_are_paced_by_channel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes three in six seconds of each channel, and answers the rest with 429."""
    pauses: list[float] = []
    hasty = SimpleNamespace(**vars(asyncio))
    hasty.sleep = AsyncMock(side_effect=pauses.append)
    monkeypatch.setattr("bot.discordpy.rest.asyncio", hasty)
    monkeypatch.setattr(HTTPClient, "edit_message", sent := AsyncMock())
    client, params = Rest(asyncio.get_running_loop()), Edit({}, None, None)
    now = discord.utils.utcnow()
    old, new = (time_snowflake(now - timedelta(minutes=minutes)) for minutes in (61, 59))
    for channel, message in ((1, old), (1, old), (2, old), (1, new), (1, old), (2, new)):
        await client.edit_message(channel, message, params=params)
    assert sent.await_count == 6
    assert len(pauses) == 2
    assert all(pause > OLD_PACE - 1 for pause in pauses)
    pauses.clear()
    for channel, message in ((1, old), (3, old), (1, new)):
        await turn_to_edit(Mock(http=client), channel, message)
    assert len(pauses) == 1


async def test_request_cancelled_at_its_end_frees_the_route() -> None:
    limit = Limit(10.0)
    await given_up(limit)
    assert await comes_through(limit)


async def test_request_cancelled_in_a_pause_frees_the_token() -> None:
    lock = asyncio.Lock()
    waits = DeferredLock(lock)
    waits.delay_by(60)
    await given_up(waits)
    assert await comes_through(DeferredLock(lock))


async def test_discords_own_pause_is_kept() -> None:
    limit = Limit(10.0)
    limit.reset_after = 5
    limit.expires = asyncio.get_running_loop().time() + 5
    await given_up(limit)
    assert not await comes_through(limit)


async def test_a_form_arrives_as_it_was_filled_in() -> None:
    """Read by aiohttp, which has not written it."""
    read: list[tuple[str | None, str | None, str | None, bytes]] = []

    async def listen(request: web.BaseRequest) -> web.Response:
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            kind = part.headers.get("Content-Type")
            read.append((part.name, part.filename, kind, bytes(await part.read())))
        return web.Response(text="done")

    runner = web.ServerRunner(web.Server(listen))
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    picture = bytes(range(256)) * 300
    async with aiohttp.ClientSession() as session:
        form = Form(quote_fields=False)
        form.add_field(name="payload_json", value='{"content": "Grün \N{BLACK SPADE SUIT}"}')
        form.add_field(
            name="files[0]", value=io.BytesIO(picture), filename="Grün 1.png", content_type="image/png"
        )
        form.add_field(name="files[1]", value=io.BytesIO(b""), filename="empty.txt")
        async with session.patch(f"http://127.0.0.1:{runner.addresses[0][1]}/", data=form) as answer:
            assert await answer.text() == "done"
    await runner.cleanup()
    assert read == [
        ("payload_json", None, None, '{"content": "Grün \N{BLACK SPADE SUIT}"}'.encode()),
        ("files[0]", "Grün 1.png", "image/png", picture),
        ("files[1]", "empty.txt", None, b""),
    ]


def test_discord_py_makes_these_forms() -> None:
    install(Settings())
    assert aiohttp.FormData is Form


async def test_requests_are_counted_as_they_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    async def listen(_: web.BaseRequest) -> web.Response:
        return web.Response(text="done")

    runner = web.ServerRunner(web.Server(listen))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    here = f"http://127.0.0.1:{runner.addresses[0][1]}"
    monkeypatch.setattr(Route, "BASE", f"{here}/api/v10")
    counted = []
    budget = Mock(leave=AsyncMock())
    async with aiohttp.ClientSession(trace_configs=[traced(budget)]) as session:
        for path in (
            *("/api/v10/channels/1/messages", "/api/v10/channels/1/messages/2", "/api/v10/users/@me"),
            *("/api/v10/interactions/1/token/callback", "/api/v10/webhooks/1/token/messages/2"),
            *("/avatars/1/2.png", "/gateway"),
        ):
            budget.leave.reset_mock()
            async with session.get(here + path) as answer:
                assert await answer.text() == "done"
            counted.append(budget.leave.await_count)
    await runner.cleanup()
    assert counted == [1, 1, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("by_token", [True, False])
async def test_global_limit_slows_the_requests_that_met_it(
    monkeypatch: pytest.MonkeyPatch, *, by_token: bool
) -> None:
    """Requests by token have no Authorization header: Discord may count them by address."""

    async def listen(_: web.BaseRequest) -> web.Response:
        return web.Response(status=429, headers={"X-RateLimit-Global": "true", "Via": "1.1 google"})

    runner = web.ServerRunner(web.Server(listen))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    here = f"http://127.0.0.1:{runner.addresses[0][1]}"
    monkeypatch.setattr(Route, "BASE", here)
    made = RateLimiter()
    monkeypatch.setattr("cogs.delivery.rate_limiter.RateLimiter", lambda: made)
    bots = RateLimiter()
    path = "/webhooks/1" if by_token else "/channels/1"
    async with (
        aiohttp.ClientSession(trace_configs=[traced(bots)]) as session,
        session.get(here + path),
    ):
        assert bots.waiting == 0
    await runner.cleanup()
    assert (bots.rate < RATE, made.rate < RATE) == (not by_token, by_token)


@pytest.mark.parametrize("known", [True, False])
async def test_requests_by_token_have_a_limit_if_they_are_known_to_count(
    monkeypatch: pytest.MonkeyPatch, *, known: bool
) -> None:
    address = Mock(leave=AsyncMock())
    monkeypatch.setattr("cogs.delivery.rate_limiter.RateLimiter", lambda: address)
    limiters = Limiters(Mock(leave=AsyncMock()), by_address=known)
    await limiters.leave(URL(f"{Route.BASE}/webhooks/1/token/messages/@original"))
    assert address.leave.await_count == known


async def test_processes_share_the_limit_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    address, bots = RateLimiter(), RateLimiter()
    monkeypatch.setattr("cogs.delivery.rate_limiter.RateLimiter", lambda: address)
    limiters = Limiters(bots, by_address=True)
    bots.share(0.25)
    await limiters.leave(URL(f"{Route.BASE}/webhooks/1/token/messages/@original"))
    assert address.rate == bots.rate == RATE / 4


@pytest.mark.parametrize(
    ("method", "body"),
    [
        ("GET", None),
        ("DELETE", None),
        ("PUT", None),
        ("PATCH", b"page"),
        ("POST", Form),
        ("POST", bytes(1 << 20)),
    ],
)
async def test_counted_request_leaves_at_once(
    monkeypatch: pytest.MonkeyPatch, method: str, body: Any
) -> None:
    """Nothing is left to be done that could take turns of the loop, as to connect does."""
    steps: list[str] = []

    async def listen(_: web.BaseRequest) -> web.Response:
        return web.Response(text="done")

    async def leave() -> None:
        steps.append("counted")
        asyncio.get_running_loop().call_soon(steps.append, "a turn of the loop")

    def write(transport: Any, data: bytes) -> None:
        if bytes(data[: len(method)]) == method.encode():
            steps.append("sent")
        plainly(transport, data)

    plainly = _SelectorSocketTransport.write
    runner = web.ServerRunner(web.Server(listen))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    here = f"http://127.0.0.1:{runner.addresses[0][1]}"
    monkeypatch.setattr(Route, "BASE", here)
    monkeypatch.setattr(_SelectorSocketTransport, "write", write)
    data = body() if body is Form else body
    if body is Form:
        data.add_field(name="payload_json", value="{}")
    async with (
        aiohttp.ClientSession(trace_configs=[traced(Mock(leave=leave))]) as session,
        session.request(method, f"{here}/channels/1", data=data) as answer,
    ):
        assert await answer.text() == "done"
    await runner.cleanup()
    assert steps == ["counted", "sent", "a turn of the loop"]
