"""Edits of messages with pictures, in the first way that Discord takes.

That galleries show the kept files of a message, if an edit names them as `attachment://` without sending
`attachments`, is documented for files only; edits with new files were refused too (discord-api-docs#7529).
"""

from __future__ import annotations

import logging
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

import discord

from cogs.delivery.verdict import INVALID_FORM

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from collections.abc import Set as AbstractSet

    from cogs.kit.pages import Page

T = TypeVar("T")

logger = logging.getLogger(__name__)

_GALLERY: Final = discord.ComponentType.media_gallery.value


class Way(IntEnum):
    """How an edit shows the pictures of a page, the cheapest first."""

    KEPT = 0
    """The message keeps its files."""
    SENT = 1
    """The edit sends all files."""
    WORDS = 2
    """The page has the pictures' alt text instead."""


class KeptFiles:
    shown: ClassVar[bool | None] = None
    """Whether Discord showed a message's kept files at their first use in this process; None before that.

    A later refusal is of that message only.
    """
    sent: ClassVar[bool] = True
    """Whether Discord takes edits with new files, as far as a rehearsal has found out."""


def seed(unheld: AbstractSet[str]) -> None:
    """Begin with the names of the beliefs that did not hold in a rehearsal (`bot/cli/beliefs.py`)."""
    if not unheld.isdisjoint(("kept", "kept-by-click")):
        KeptFiles.shown = False
    KeptFiles.sent = unheld.isdisjoint(("files", "files-by-click"))


async def pictured(
    page: Page, edit: Callable[[Page, bool], Awaitable[T]], *, kept: bool = False, posts: bool = False
) -> T:
    """Edit a message to show the page; `kept`: it shows the page's pictures already.

    `edit` takes the page to send and whether its pictures are kept, and returns Discord's answer. If Discord
    refuses a way, or its answer shows no pictures, the next is tried. `posts`: the request may be a post,
    which takes new files in any case.
    """
    if not any(page.pictures):
        return await edit(page, kept)
    keeps = kept and KeptFiles.shown is not False
    ways = (Way.KEPT,) * keeps + (Way.SENT,) * (KeptFiles.sent or posts) + (Way.WORDS,)
    for way in ways:
        try:
            answer = await edit(page.unpictured() if way is Way.WORDS else page, way is Way.KEPT)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or way is Way.WORDS:
                raise
            logger.warning("Discord refused an edit with pictures that were %s", way.name)
            continue
        if way is Way.KEPT and not all(map(is_shown, media(answer))):
            logger.warning("Discord did not show the pictures that a message kept")
            continue
        if keeps and KeptFiles.shown is None and way is not Way.WORDS:
            KeptFiles.shown = way is Way.KEPT
        return answer
    raise AssertionError("the last of the ways returns or raises")


def media(answer: object) -> Iterator[Any]:
    """Yield the media of a message in Discord's answer, or in its answer to the answer to a click."""
    if not isinstance(answer, dict):
        return
    parts = [*(answer.get("components") or ()), answer.get("resource"), answer.get("message")]
    for part in parts:
        if isinstance(part, dict) and part.get("type") == _GALLERY and "items" in part:
            yield from (item["media"] for item in part["items"])
        else:
            yield from media(part)


def is_shown(media: Any) -> bool:
    return not str(media.get("url", "")).startswith("attachment://")
