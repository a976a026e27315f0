"""What it means that Discord refused a request, or did not answer: whether, when and how to try again."""

from __future__ import annotations

import json
from enum import Enum, auto
from typing import Final

import aiohttp
import discord

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
INVALID_WEBHOOK_TOKEN: Final = 50027
"""Of an interaction whose quarter of an hour is over, or that was never answered."""
NOT_THE_AUTHOR: Final = 50005
TOO_MANY_EDITS: Final = 30046
"""Discord caps the edits of a message older than an hour."""
ARCHIVED: Final = 50083
"""In an archived thread nothing can be edited; what is posted there opens it again."""
THREAD_LOCKED: Final = 160005
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
ACKNOWLEDGED: Final = 40060
"""Something has answered this interaction already."""
UNKNOWN_INTERACTION: Final = 10062
"""Discord waited three seconds for an answer and no longer."""
TOO_MANY_REQUESTS: Final = 429
REQUEST_TIMEOUT: Final = 408

BROKEN: Final = (TimeoutError, OSError, aiohttp.ClientError, json.JSONDecodeError)
"""The connection failed, or what came over it was cut short: whether the request was done is not known."""
_PASSING: Final = (discord.RateLimited, *BROKEN)


class Verdict(Enum):
    AGAIN = auto()
    """It may pass: a server error, a limit, a broken connection, silence."""
    NEW_MESSAGE = auto()
    """That message cannot be edited any more; another can be posted."""
    BLOCKED = auto()
    """A permission is missing: only an event can give it back."""
    GONE = auto()
    """The channel is gone, or the whole server."""
    IMPOSSIBLE = auto()
    """This will never be taken as it is."""


def verdict(error: BaseException) -> Verdict:
    """What to do after this error; `IMPOSSIBLE` for one that is no answer of Discord's at all."""
    if isinstance(error, discord.HTTPException):
        return _refused(error)
    return Verdict.AGAIN if isinstance(error, _PASSING) else Verdict.IMPOSSIBLE


def _refused(error: discord.HTTPException) -> Verdict:
    if error.status >= 500 or error.status in (TOO_MANY_REQUESTS, REQUEST_TIMEOUT):
        return Verdict.AGAIN
    if error.code in (UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN):
        return Verdict.IMPOSSIBLE
    if error.code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
        return Verdict.GONE
    if error.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS, ARCHIVED, NOT_THE_AUTHOR):
        return Verdict.NEW_MESSAGE
    if error.status in (401, 403) or error.code == THREAD_LOCKED:
        return Verdict.BLOCKED
    return Verdict.IMPOSSIBLE


def retry_after(error: BaseException) -> float:
    """For how many seconds Discord wants to be left alone; 0 where it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException):
        try:
            return max(0.0, float(error.response.headers.get("Retry-After", 0)))
        except (TypeError, ValueError):
            return 0.0
    return 0.0


def reason(error: BaseException) -> str:
    """An error for the log: what Discord or the connection said, never what was sent."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}"
    return type(error).__name__
