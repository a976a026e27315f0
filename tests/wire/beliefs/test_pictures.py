"""Pictures of edited messages, where Discord does not show kept files, or takes no new ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.delivery.pictured import KeptFiles
from tests.discord.world import walk
from tests.wire.truth import all_is_true, panels_are_true

if TYPE_CHECKING:
    from tests.discord.world import Message
    from tests.wire.parlour import Parlour


def urls(message: Message) -> list[str]:
    items = [item for part in walk(message.components) for item in part.get("items", ())]
    return [item["media"]["url"] for item in items]


@pytest.mark.parametrize("switch", ["kept", "dropped"])
async def test_pictures_that_are_not_kept_are_sent(parlour: Parlour, switch: str) -> None:
    setattr(parlour.discord.strict, switch, True)
    match = await parlour.opened("differ", target=999, computers=3, level="chance")
    for _ in range(3):
        await match.move()
    await all_is_true(parlour, match)
    shown = [match.public, *match.people[0].private(match.channel)]
    addresses = [url for message in shown for url in urls(message)]
    assert addresses
    assert not [url for url in addresses if url.startswith("attachment://")]


async def test_way_that_was_refused_once_is_not_used_again(parlour: Parlour) -> None:
    parlour.discord.strict.kept = True
    match = await parlour.opened("differ", target=999, computers=3, level="chance")
    # Not every move has an edit that keeps pictures.
    for _ in range(20):
        await match.move()
        await parlour.at_rest()
        if KeptFiles.shown is False:
            break
    assert KeptFiles.shown is False
    before = len(parlour.discord.calls)
    for _ in range(2):
        await match.move()
    await parlour.at_rest()
    assert not [call for call in list(parlour.discord.calls)[before:] if call.status == 400]


async def test_page_that_cannot_have_pictures_comes_in_words(parlour: Parlour) -> None:
    parlour.discord.strict.kept = parlour.discord.strict.files = True
    match = await parlour.opened("differ", target=999, computers=3, level="chance")
    for _ in range(3):
        await match.move()
    await parlour.at_rest()
    await panels_are_true(parlour, match)
    page = await parlour.bot.session.services.painter.page(parlour.bot.tables.get(match.number))
    assert page.picture
    await parlour.shows(match.public, page.picture.alt)
    assert not urls(match.public)
