"""What it means that Discord refused a request, or did not answer: whether, when and how to try again."""

from __future__ import annotations

import json
from enum import Enum, auto
from typing import Final

import aiohttp
import discord
from sqlalchemy.exc import OperationalError

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
TWO_FACTOR: Final = 60003
"""Error code: the server requires two-factor authentication of moderators, which the bot's owner lacks."""
ACKNOWLEDGED: Final = 40060
"""Something has answered this interaction already."""
FOLLOWED_UP: Final = 40094
"""This interaction lets no more messages be posted."""
UNKNOWN_INTERACTION: Final = 10062
"""Discord waited three seconds for an answer and no longer."""
TOO_MANY_REQUESTS: Final = 429
REQUEST_TIMEOUT: Final = 408
OVERLOADED: Final = 130000
UNAUTHORIZED: Final = 401

LONGEST: Final = 60.0
"""Seconds between two attempts, however long Discord has been away, and whatever it says."""


class Garbled(Exception):
    """What came is no answer of Discord's, or none that can be read."""


BROKEN: Final = (TimeoutError, OSError, aiohttp.ClientError, json.JSONDecodeError, Garbled)
"""The connection failed, or what came over it was cut short: whether the request was done is not known."""
_PASSING: Final = (discord.RateLimited, OperationalError, *BROKEN)


class Verdict(Enum):
    AGAIN = auto()
    """It may pass: a server error, a limit, a broken connection, silence, a database that is held."""
    NEW_MESSAGE = auto()
    """That message cannot be edited any more; another can be posted."""
    BLOCKED = auto()
    """A permission is missing. An event reports when it is back, except after `TWO_FACTOR`."""
    GONE = auto()
    """The channel is gone, or the whole server."""
    IMPOSSIBLE = auto()
    """This will never be taken as it is."""


def verdict(error: BaseException) -> Verdict:
    """What to do after this error; `IMPOSSIBLE` for one that is no answer of Discord's at all."""
    if isinstance(error, discord.HTTPException):
        return _refused(error)
    return Verdict.AGAIN if isinstance(error, _PASSING) else Verdict.IMPOSSIBLE


def of_this_message(error: BaseException) -> Verdict:
    """What an error means where it has to be this message, and another would be of no use."""
    if isinstance(error, discord.HTTPException):
        if error.code == TOO_MANY_EDITS:
            # A cap, which passes.
            return Verdict.AGAIN
        if error.code == ARCHIVED:
            return Verdict.BLOCKED
    return verdict(error)


def _refused(error: discord.HTTPException) -> Verdict:
    if error.status >= 500 or error.status in (TOO_MANY_REQUESTS, REQUEST_TIMEOUT):
        return Verdict.AGAIN
    if error.code in (UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN):
        return Verdict.IMPOSSIBLE
    if error.code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
        return Verdict.GONE
    if error.code in (UNKNOWN_MESSAGE, TOO_MANY_EDITS, ARCHIVED, NOT_THE_AUTHOR):
        return Verdict.NEW_MESSAGE
    if error.status == UNAUTHORIZED or error.code == OVERLOADED or _is_page(error):
        # The gateway says it too if the token is no good any more; a page is of something between us.
        return Verdict.AGAIN
    if error.status == 403 or error.code in (THREAD_LOCKED, TWO_FACTOR):
        return Verdict.BLOCKED
    return Verdict.IMPOSSIBLE


def _is_page(error: discord.HTTPException) -> bool:
    return not error.code and error.text.lstrip().startswith("<")


def retry_after(error: BaseException) -> float:
    """For how many seconds Discord wants to be left alone; 0 where it does not say."""
    if isinstance(error, discord.RateLimited):
        return pause(error.retry_after)
    return pause(error.response.headers.get("Retry-After")) if isinstance(error, discord.HTTPException) else 0


def pause(said: object) -> float:
    """Seconds, of what Discord says; 0 where that is no number. To ask once a minute harms nobody."""
    try:
        seconds = float(str(said))
    except ValueError:
        return 0.0
    return min(seconds, LONGEST) if seconds > 0 else 0.0


def reason(error: BaseException) -> str:
    """An error for the log: what Discord or the connection said, never what was sent."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}"
    return type(error.__cause__ or error).__name__ if isinstance(error, Garbled) else type(error).__name__
