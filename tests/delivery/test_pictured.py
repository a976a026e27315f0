"""Edits with pictures, in the first way that Discord takes."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import discord
import pytest

from cogs.delivery.pictured import KeptFiles, Way, pictured
from cogs.kit.pages import Page
from rendering.kit.picture import Picture

PAGE = Page(("A table",), Picture(b"", "What it shows", 1, 1))


@pytest.fixture(autouse=True)
def _nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KeptFiles, "shown", None)


class Discord:
    """A Discord that takes these ways; its galleries show files of those `shown`."""

    def __init__(self, *taken: Way, shown: bool = True) -> None:
        self.taken = taken
        self.shown = shown
        self.asked: list[Way] = []

    async def edit(self, page: Page, kept: bool) -> Any:  # noqa: FBT001 — as `pictured` calls it
        self.asked.append(Way.WORDS if page.picture is None else Way.KEPT if kept else Way.SENT)
        if self.asked[-1] not in self.taken:
            response = Mock(status=400, reason="", headers={})
            raise discord.HTTPException(response, {"code": 50035, "message": ""})
        url = "https://cdn/picture.png" if self.shown or not kept else "attachment://picture.png"
        return {
            "components": [{"type": 17, "components": [{"type": 12, "items": [{"media": {"url": url}}]}]}]
        }


@pytest.mark.parametrize("there", [Discord(Way.SENT), Discord(Way.KEPT, Way.SENT, shown=False)])
async def test_first_answer_decides_for_all_edits(there: Discord) -> None:
    for _ in range(2):
        await pictured(PAGE, there.edit, kept=True)
    assert there.asked == [Way.KEPT, Way.SENT, Way.SENT]


async def test_later_refusal_is_of_one_message() -> None:
    there = Discord(Way.KEPT, Way.SENT)
    await pictured(PAGE, there.edit, kept=True)
    there.taken = (Way.SENT,)
    await pictured(PAGE, there.edit, kept=True)
    there.taken = (Way.KEPT,)
    await pictured(PAGE, there.edit, kept=True)
    assert there.asked == [Way.KEPT, Way.KEPT, Way.SENT, Way.KEPT]


async def test_words_are_the_way_out() -> None:
    there = Discord(Way.WORDS)
    await pictured(PAGE, there.edit, kept=True)
    assert there.asked == [*Way]
    assert PAGE.unpictured().texts == ("A table", "What it shows")


async def test_page_in_words_decides_for_no_other() -> None:
    await pictured(PAGE, Discord(Way.WORDS).edit, kept=True)
    there = Discord(Way.KEPT)
    await pictured(PAGE, there.edit, kept=True)
    assert there.asked == [Way.KEPT]


async def test_refused_words_are_an_error() -> None:
    with pytest.raises(discord.HTTPException):
        await pictured(PAGE, Discord().edit, kept=True)
