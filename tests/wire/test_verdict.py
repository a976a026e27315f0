"""Meanings of errors of Discord's or the connection's."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from sqlalchemy.exc import OperationalError

from cogs.delivery.verdict import Garbled, Verdict, verdict


def refused(status: int, code: int, page: str = "") -> discord.HTTPException:
    """`page`: what came in place of JSON."""
    response = cast("Any", SimpleNamespace(status=status, reason="", headers={}))
    return discord.HTTPException(response, page or {"code": code, "message": ""})


@pytest.mark.parametrize(
    "error",
    [
        TimeoutError(),
        ConnectionResetError(),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        discord.RateLimited(1.0),
        OperationalError("locked", None, Exception()),
        Garbled(),
        *(refused(status, 0) for status in (401, 408, 429, 500, 502, 503, 504)),
        refused(400, 130000),
        refused(400, 30034),
        refused(403, 0, "\n<html>Attention Required!</html>"),
    ],
    ids=repr,
)
def test_what_may_pass_is_tried_again(error: Exception) -> None:
    assert verdict(error) is Verdict.AGAIN


@pytest.mark.parametrize(
    ("status", "code", "what"),
    [
        (404, 10003, Verdict.GONE),
        (404, 10004, Verdict.GONE),
        (404, 10015, Verdict.IMPOSSIBLE),
        (401, 50027, Verdict.IMPOSSIBLE),
        (404, 0, Verdict.IMPOSSIBLE),
        (404, 10008, Verdict.NEW_MESSAGE),
        (403, 50005, Verdict.NEW_MESSAGE),
        (403, 0, Verdict.BLOCKED),
        (400, 30046, Verdict.AGAIN),
        (429, 30046, Verdict.AGAIN),
        (400, 50083, Verdict.NEW_MESSAGE),
        (403, 50001, Verdict.BLOCKED),
        (403, 50013, Verdict.BLOCKED),
        (403, 160005, Verdict.BLOCKED),
        (400, 160005, Verdict.BLOCKED),
        (400, 50035, Verdict.IMPOSSIBLE),
    ],
)
def test_what_a_code_means(status: int, code: int, what: Verdict) -> None:
    assert verdict(refused(status, code)) is what


def test_our_own_mistake_is_not_tried_again() -> None:
    assert verdict(ValueError()) is Verdict.IMPOSSIBLE
