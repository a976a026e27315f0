"""Meaning of Discord's errors: whether, when and how to retry a request."""

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
"""Error code: the interaction's quarter of an hour is over, or it was never answered."""
NOT_THE_AUTHOR: Final = 50005
TOO_MANY_EDITS: Final = 30046
"""Error code: Discord limits the edits of messages older than an hour; seen with 429."""
ARCHIVED: Final = 50083
"""Error code: in an archived thread nothing can be edited; a post opens it again."""
MOST_COMMANDS: Final = 30034
"""Error code: Discord takes two hundred new commands a day."""
THREAD_LOCKED: Final = 160005
TWO_FACTOR: Final = 60003
"""Error code: the server requires two-factor authentication of moderators, which the bot's owner lacks."""
INVALID_FORM: Final = 50035
"""Error code: Discord rejects the message itself."""
ACKNOWLEDGED: Final = 40060
"""Error code: the interaction already has a first answer."""
FOLLOWED_UP: Final = 40094
"""Error code: the interaction allows no more follow-up messages."""
UNKNOWN_INTERACTION: Final = 10062
"""Error code: Discord has stopped waiting for an answer, after three seconds."""
TOO_MANY_REQUESTS: Final = 429
REQUEST_TIMEOUT: Final = 408
OVERLOADED: Final = 130000
UNAUTHORIZED: Final = 401

_PASSES: Final = (OVERLOADED, TOO_MANY_EDITS, MOST_COMMANDS)

LONGEST: Final = 60.0
"""Longest pause in seconds between two attempts, whatever Discord says."""


class Garbled(Exception):
    """The response is not Discord's, or cannot be read."""


BROKEN: Final = (TimeoutError, OSError, aiohttp.ClientError, json.JSONDecodeError, Garbled)
"""Errors of the connection: whether the request was done is unknown."""
_PASSING: Final = (discord.RateLimited, OperationalError, *BROKEN)


class Verdict(Enum):
    AGAIN = auto()
    """A passing error: a server error, a rate limit, a broken connection, silence, a locked database."""
    NEW_MESSAGE = auto()
    """The message cannot be edited any more; another can be posted."""
    BLOCKED = auto()
    """A permission is missing. An event reports when it is back, except after `TWO_FACTOR`."""
    GONE = auto()
    """The channel or its server no longer exists."""
    IMPOSSIBLE = auto()
    """The request will never be accepted as it is."""


def verdict(error: BaseException) -> Verdict:
    """Tell what to do after this error; `IMPOSSIBLE` for an error that is not Discord's."""
    if isinstance(error, discord.HTTPException):
        return _refused(error)
    return Verdict.AGAIN if isinstance(error, _PASSING) else Verdict.IMPOSSIBLE


def of_this_message(error: BaseException) -> Verdict:
    """Tell what an error means when this very message must change, and another would be of no use."""
    if isinstance(error, discord.HTTPException) and error.code == ARCHIVED:
        return Verdict.BLOCKED
    return verdict(error)


def _refused(error: discord.HTTPException) -> Verdict:
    if error.status >= 500 or error.status in (TOO_MANY_REQUESTS, REQUEST_TIMEOUT):
        return Verdict.AGAIN
    if error.code in (UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN):
        return Verdict.IMPOSSIBLE
    if error.code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
        return Verdict.GONE
    if error.code in (UNKNOWN_MESSAGE, ARCHIVED, NOT_THE_AUTHOR):
        return Verdict.NEW_MESSAGE
    if error.status == UNAUTHORIZED or error.code in _PASSES or _is_page(error):
        # The gateway also reports an invalid token; a page of HTML comes from a proxy between us and Discord.
        return Verdict.AGAIN
    if error.status == 403 or error.code in (THREAD_LOCKED, TWO_FACTOR):
        return Verdict.BLOCKED
    return Verdict.IMPOSSIBLE


def _is_page(error: discord.HTTPException) -> bool:
    return not error.code and error.text.lstrip().startswith("<")


def retry_after(error: BaseException) -> float:
    """Return the seconds of Discord's requested pause; 0 if it names none."""
    if isinstance(error, discord.RateLimited):
        return pause(error.retry_after)
    return pause(error.response.headers.get("Retry-After")) if isinstance(error, discord.HTTPException) else 0


def pause(said: object) -> float:
    """Parse Discord's pause in seconds, capped at `LONGEST`; 0 if it is no number."""
    try:
        seconds = float(str(said))
    except ValueError:
        return 0.0
    return min(seconds, LONGEST) if seconds > 0 else 0.0


def reason(error: BaseException) -> str:
    """Describe an error for the log: Discord's or the connection's words, never what was sent."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}"
    return type(error.__cause__ or error).__name__ if isinstance(error, Garbled) else type(error).__name__
