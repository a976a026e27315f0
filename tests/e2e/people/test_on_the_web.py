"""A match is put on the web by those who played it and want to be seen; a shared step leads there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.people.published import shown
from bot.records.stored import Preferences
from bot.words import words
from tests.e2e.replays import a_match
from tests.e2e.salon import Salon, controls, opened, texts
from tests.e2e.ways import said

SITE = "https://cards.example/toucan"


@pytest.fixture
def salon_on_the_web(salon: Salon) -> Salon:
    salon.bot.settings = replace(salon.bot.settings, site=f"{SITE}/")
    return salon


def labels(message: object) -> list[str]:
    return [button["label"] for button in controls(message, 2)]


async def test_without_an_address_nothing_is_offered(salon: Salon) -> None:
    table = await a_match(salon)
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    assert words()("button-web") not in labels(message)
    menus = [one["custom_id"] for one in controls((await salon.slash(salon.bob, "settings")).response, 3)]
    assert "menu:settings:web" not in menus


async def test_the_willing_publish_and_withdraw_a_match(salon_on_the_web: Salon) -> None:
    salon = salon_on_the_web
    table = await a_match(salon)
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    refused = await salon.click(salon.bob, message, words()("button-web"))
    assert said(refused) == words()("site-not-willing")
    page = (await salon.slash(salon.bob, "settings")).response
    await salon.select(salon.bob, page, "True", beginning="menu:settings:web")
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    await salon.click(salon.bob, message, words()("button-web"))
    address = f"{SITE}/en/match-{table.id}-1.html"
    assert address in texts(message)
    (match,) = await salon.as_bot(salon.bot.store.read(shown))
    assert (match.record.id, match.named) == (table.id, {1})
    assert match.record.seats[0] is not None
    assert match.record.seats[0].name == ""
    # What is shown to the channel leads there.
    await salon.click(salon.bob, message, "Show everyone")
    assert address in texts(salon.public)
    await salon.click(salon.bob, message, words()("button-unweb"))
    assert words()("site-withdrawn") in texts(message)
    assert words()("button-web") in labels(message)
    assert await salon.as_bot(salon.bot.store.read(shown)) == []
    await salon.click(salon.bob, message, "Show everyone")
    assert SITE not in texts(salon.public)


async def test_who_did_not_play_cannot(salon_on_the_web: Salon) -> None:
    salon = salon_on_the_web
    table = await a_match(salon)
    await salon.slash(salon.eve, "settings")
    message = (await salon.slash(salon.eve, "replay", match=table.id)).response
    assert words()("button-web") not in labels(message)
    forged = await salon.forge(salon.eve, message, f"press:replay:{table.id}:2:all:web")
    assert said(forged) == words()("bad-button")


FORGED = (
    "press:replay:0:2:all:{}",
    "press:replay:-1:2:all:{}",
    "press:replay:77:2:all:{}",
    "press:replay:99999999999999999999999:2:all:{}",
    "press:replay:../1:2:all:{}",
    "press:replay:1/../1:2:all:{}",
    "press:replay:1:../../2:all:{}",
    "press:replay:1:2:../all:{}",
    "press:replay:1:2:99:{}",
    "press:replay:1:2:all:{}/..",
)


@pytest.mark.parametrize("what", ["web", "unweb"])
async def test_a_forged_wish_changes_nothing(salon_on_the_web: Salon, what: str) -> None:
    salon = salon_on_the_web
    table = await a_match(salon)
    await salon.as_bot(salon.bot.store.prefer(Preferences(salon.bob.id, web=True)))
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    if what == "unweb":
        await salon.click(salon.bob, message, words()("button-web"))
    before = await salon.as_bot(salon.bot.store.read(shown))
    assert len(before) == (what == "unweb")
    for custom_id in FORGED:
        assert said(await salon.forge(salon.bob, message, custom_id.format(what))), custom_id
        assert await salon.as_bot(salon.bot.store.read(shown)) == before, custom_id


async def test_another_server_cannot_touch_a_published_match(salon_on_the_web: Salon) -> None:
    salon = salon_on_the_web
    table = await a_match(salon)
    await salon.as_bot(salon.bot.store.prefer(Preferences(salon.bob.id, web=True)))
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    await salon.click(salon.bob, message, words()("button-web"))
    other = opened(salon.env, salon.settings, salon.bot)
    await other.slash(other.eve, "differ new", computers=3)
    await salon.as_bot(salon.bot.store.prefer(Preferences(other.eve.id, web=True)))
    for what in ("web", "unweb", "share", "next", "export"):
        forged = await other.forge(other.eve, other.public, f"press:replay:{table.id}:2:all:{what}")
        assert said(forged) == words()("no-such-match", table=table.id)
    (match,) = await salon.as_bot(salon.bot.store.read(shown))
    assert (match.record.id, match.named) == (table.id, {1})


async def test_a_shared_step_unlinks_the_unwilling(
    salon_on_the_web: Salon,
) -> None:
    """Whether they took the match off, or said so in general, or were forgotten."""
    salon = salon_on_the_web
    table = await a_match(salon)
    await salon.as_bot(salon.bot.store.prefer(Preferences(salon.bob.id, web=True)))
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    await salon.click(salon.bob, message, words()("button-web"))
    theirs = (await salon.slash(salon.ann, "replay", match=table.id)).response
    await salon.click(salon.ann, theirs, "Show everyone")
    assert SITE in texts(salon.public)
    await salon.as_bot(salon.bot.store.prefer(Preferences(salon.bob.id, web=False)))
    await salon.click(salon.ann, theirs, "Show everyone")
    assert SITE not in texts(salon.public)
    await salon.as_bot(salon.bot.store.prefer(Preferences(salon.bob.id, web=True)))
    await salon.click(salon.ann, theirs, "Show everyone")
    assert SITE in texts(salon.public)
    await salon.as_bot(salon.bot.tables.forget(salon.bob.id))
    await salon.click(salon.ann, theirs, "Show everyone")
    assert SITE not in texts(salon.public)
