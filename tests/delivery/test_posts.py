"""Posts that Discord takes once, however often they are asked for."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.delivery.posts import MOST_NONCES, nonce, post
from cogs.kit.pages import Page

PAGE = Page(("words",))


def unknown(code: int = 10008) -> discord.NotFound:
    return discord.NotFound(Mock(status=404), {"code": code, "message": "Unknown"})


async def posted(*answers: Any) -> tuple[Any, list[str]]:
    """Post a page; return what came of it, and the nonces of all attempts."""
    channel: Any = Mock(send=AsyncMock(side_effect=answers))
    sent = await post(channel, PAGE, "once", 1, pings=[7])
    return sent, [call.kwargs["nonce"] for call in channel.send.await_args_list]


async def test_deleted_message_is_posted_with_another_nonce() -> None:
    sent, tried = await posted(unknown(), unknown(), "message")
    assert sent == "message"
    assert tried == [nonce("once", 1), nonce("once", 1, 1), nonce("once", 1, 2)]


async def test_repetition_keeps_its_nonces() -> None:
    _, first = await posted(unknown(), "message")
    _, second = await posted(unknown(), "message")
    assert first == second


async def test_endless_refusals_end() -> None:
    with pytest.raises(discord.NotFound):
        await posted(*[unknown()] * MOST_NONCES)


async def test_unknown_channel_is_no_deleted_message() -> None:
    with pytest.raises(discord.NotFound):
        await posted(unknown(10003), "message")
