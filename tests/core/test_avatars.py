"""People's own pictures: fetched once for each that they choose, and nothing ever waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from PIL import Image

from cogs.core.avatars import AT_ONCE, LARGEST, Avatars
from tests.kit.images import encoded

PICTURE = encoded(Image.new("RGB", (128, 128), (200, 40, 40)))


class Network:
    """A stand-in for Discord's CDN."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.answer: bytes | Exception = PICTURE
        self.open = asyncio.Event()
        self.open.set()

    async def get_from_cdn(self, url: str) -> bytes:
        self.asked.append(url)
        await self.open.wait()
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer

    def user(self, number: int, key: str | None = "abc") -> discord.User:
        data: Any = {"id": str(number), "username": "ann", "discriminator": "0", "avatar": key}
        state: Any = SimpleNamespace(http=self)
        return discord.User(state=state, data=data)


@pytest_asyncio.fixture
async def network() -> Network:
    return Network()


@pytest_asyncio.fixture
async def avatars() -> AsyncIterator[Avatars]:
    found = Avatars()
    yield found
    await found.close()


async def settled(avatars: Avatars) -> None:
    while tasks := list(avatars._fetching.values()):
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)


async def test_a_picture_is_fetched_once(avatars: Avatars, network: Network) -> None:
    assert avatars.of(1) is None
    for _ in range(3):
        avatars.seen(network.user(1))
        await settled(avatars)
    (url,) = network.asked
    assert "/avatars/1/abc.png" in url
    assert avatars.of(1)


async def test_another_picture_is_fetched_and_none_is_none(avatars: Avatars, network: Network) -> None:
    avatars.seen(network.user(1))
    await settled(avatars)
    avatars.seen(network.user(1, "a_moving"))
    await settled(avatars)
    assert [url.rsplit("/", 1)[1].split("?")[0] for url in network.asked] == ["abc.png", "a_moving.png"]
    avatars.seen(network.user(1, None))
    assert avatars.of(1) is None
    assert len(network.asked) == 2


@pytest.mark.parametrize(
    "answer",
    [
        b"<html>",
        b"\0" * (LARGEST + 1),
        aiohttp.ClientError(),
        TimeoutError(),
        OSError(),
        discord.DiscordException(),
    ],
    ids=["no picture", "too large", "cut off", "too slow", "no network", "refused"],
)
async def test_failed_avatar_becomes_initials_and_is_not_retried(
    avatars: Avatars, network: Network, answer: bytes | Exception
) -> None:
    network.answer = answer
    for _ in range(2):
        avatars.seen(network.user(1))
        await settled(avatars)
    assert avatars.of(1) is None
    assert len(network.asked) == 1


async def test_a_cdn_that_hangs_holds_few(avatars: Avatars, network: Network) -> None:
    network.open.clear()
    for number in range(50):
        avatars.seen(network.user(number))
    await asyncio.sleep(0)
    assert len(network.asked) == AT_ONCE
    network.open.set()
    await settled(avatars)
    avatars.seen(network.user(40))
    await settled(avatars)
    assert avatars.of(40)


async def test_who_is_forgotten_has_none(avatars: Avatars, network: Network) -> None:
    avatars.seen(network.user(1))
    await settled(avatars)
    network.open.clear()
    avatars.seen(network.user(2))
    await asyncio.sleep(0)
    avatars.forget(1)
    avatars.forget(2)
    network.open.set()
    await settled(avatars)
    assert avatars.of(1) is avatars.of(2) is None
