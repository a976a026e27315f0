"""What an error of Discord's, or of the connection, means for what should be shown."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from sqlalchemy.exc import OperationalError

from cogs.delivery.verdict import Verdict, verdict


def refused(status: int, code: int) -> discord.HTTPException:
    response = cast("Any", SimpleNamespace(status=status, reason="", headers={}))
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    "error",
    [
        TimeoutError(),
        ConnectionResetError(),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        discord.RateLimited(1.0),
        OperationalError("locked", None, Exception()),
        *(refused(status, 0) for status in (429, 500, 502, 503, 504)),
    ],
    ids=repr,
)
def test_what_may_pass_is_tried_again(error: Exception) -> None:
    assert verdict(error) is Verdict.AGAIN


@pytest.mark.parametrize(
    ("status", "code", "what"),
    [
        (404, 10003, Verdict.GONE),
        (404, 10008, Verdict.NEW_MESSAGE),
        (400, 30046, Verdict.NEW_MESSAGE),
        (400, 50083, Verdict.NEW_MESSAGE),
        (403, 50001, Verdict.BLOCKED),
        (403, 50013, Verdict.BLOCKED),
        (403, 160005, Verdict.BLOCKED),
        (400, 50035, Verdict.IMPOSSIBLE),
    ],
)
def test_what_a_code_means(status: int, code: int, what: Verdict) -> None:
    assert verdict(refused(status, code)) is what


def test_our_own_mistake_is_not_tried_again() -> None:
    assert verdict(ValueError()) is Verdict.IMPOSSIBLE
