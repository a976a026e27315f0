"""Playing on from a finished match on Discord: alone, in private, and through every crash."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.schema.tables import branches, log, tables
from bot.tables.table import Table
from tests.e2e.replays import a_match
from tests.e2e.salon import Salon, alts, controls, texts
from tests.e2e.ways import said

OF_ACTS = ("press:on:", "press:ons:", "press:onto:", "menu:on:", "menu:ons:", "menu:onto:")


async def count(salon: Salon, table: Any) -> int:
    rows: int = await salon.as_bot(
        salon.bot.store.read(lambda connection: connection.scalar(select(func.count()).select_from(table)))
    )
    return rows


async def one_click(salon: Salon, who: Any, message: Any, rng: Random) -> None:
    """Any of what may be done."""
    some = [
        *controls(message),
        *controls(message, 3),
    ]
    made = [one for one in some if one["custom_id"].startswith(OF_ACTS) and not one.get("disabled")]
    chosen = made[int(rng.random() * len(made))]
    if "options" in chosen:
        most = chosen["min_values"]
        values = [option["value"] for option in chosen["options"]][:most]
        await salon.select(who, message, *values, beginning=chosen["custom_id"])
    else:
        await salon.click(who, message, chosen["custom_id"])


async def start(salon: Salon, table: Table, steps: int = 8) -> Any:
    """Bob's replay, some steps on, and there the button."""
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    for _ in range(steps):
        await salon.click(salon.bob, message, "Next")
    await salon.click(salon.bob, message, "Play on from here")
    return message


async def to_the_end(salon: Salon, message: Any, who: Any) -> None:
    rng = Random(3)
    for _ in range(300):
        if "This time: " in texts(message):
            return
        await one_click(salon, who, message, rng)
    raise AssertionError(texts(message))


async def test_a_hand_played_on_does_not_count(salon: Salon) -> None:
    table = await a_match(salon)
    before = [await count(salon, one) for one in (tables, log)]
    board = texts(salon.public)
    message = await start(salon, table)
    assert message.flags.ephemeral
    assert "### Practice from here" in texts(message)
    assert "re-dealt" in texts(message)
    assert len(alts(message)) == 1
    await to_the_end(salon, message, salon.bob)
    assert "In the real match: " in texts(message)
    assert [await count(salon, one) for one in (tables, log)] == before
    assert texts(salon.public) == board
    await salon.click(salon.bob, message, "Real cards")
    assert "as they did in the match" in texts(message)
    await salon.click(salon.bob, message, "To the match")
    assert re.search(r"\d+/\d+$", texts(message).splitlines()[0])
    assert await count(salon, branches) == 1


async def test_it_goes_on_after_a_crash(salon: Salon) -> None:
    message = await start(salon, await a_match(salon))
    rng = Random(4)
    acts = [one["custom_id"] for one in controls(message) if one["custom_id"].startswith(OF_ACTS)]
    while [one["custom_id"] for one in controls(message) if one["custom_id"].startswith(OF_ACTS)] == acts:
        await one_click(salon, salon.bob, message, rng)
    shown = texts(message)
    await salon.crash()
    old = next(one for one in acts if one.startswith("press:on"))
    await salon.forge(salon.bob, message, old)
    assert texts(message) != shown
    await salon.crash()
    await to_the_end(salon, message, salon.bob)


async def test_text_only_and_in_german(salon: Salon) -> None:
    table = await a_match(salon)
    await salon.slash(salon.bob, "settings", text_only=True, language="de")
    message = (await salon.slash(salon.bob, "replay", match=table.id)).response
    for _ in range(8):
        await salon.click(salon.bob, message, "Weiter")
    await salon.click(salon.bob, message, "Weiterspielen")
    assert "### Üben ab hier" in texts(message)
    assert alts(message) == []


async def test_others_and_other_eyes_have_no_such_button(salon: Salon) -> None:
    table = await a_match(salon)
    message = await start(salon, table)
    act = next(one["custom_id"] for one in controls(message) if one["custom_id"].startswith("press:on"))
    assert "belongs to someone else" in said(await salon.forge(salon.cleo, salon.public, act))
    refused = await salon.forge(salon.eve, salon.public, f"press:play-on:{table.id}:8:anew")
    assert "You did not play in match" in said(refused)
    replay = (await salon.slash(salon.eve, "replay", match=table.id)).response
    assert "Play on from here" not in [control["label"] for control in controls(replay)]


async def test_it_is_gone_with_whoever_is_forgotten(salon: Salon) -> None:
    table = await a_match(salon)
    await start(salon, table)
    cleos = (await salon.slash(salon.cleo, "replay", match=table.id)).response
    await salon.click(salon.cleo, cleos, "Next")
    await salon.click(salon.cleo, cleos, "Play on from here")
    assert await count(salon, branches) == 2
    exported = (await salon.slash(salon.bob, "privacy export")).response
    assert exported.attachments
    asked = await salon.slash(salon.bob, "privacy delete")
    await salon.click(salon.bob, asked.response, "Forget me")
    assert await count(salon, branches) == 1


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("mitigati", {"computers": 2, "hands": 1}),
        pytest.param("springcleaning", {"players": 2, "computers": 1}),
    ],
)
async def test_choices_in_steps_are_played_on(salon: Salon, slug: str, options: dict[str, int]) -> None:
    """Differ, above, is played by single clicks."""
    rng = Random(6)
    await salon.slash(salon.ann, f"{slug} new", level="chance", **options)
    await salon.click(salon.ann, salon.public, "Start")
    table = salon.table
    while table.live:
        choice = table.state.legal(0)
        action = choice[int(rng.random() * len(choice))].pick(rng)
        await salon.as_bot(salon.bot.tables.act(table.id, salon.ann.id, table.turn(0), action))
    message = (await salon.slash(salon.ann, "replay", match=table.id)).response
    await salon.click(salon.ann, message, "Play on from here")
    await to_the_end(salon, message, salon.ann)
