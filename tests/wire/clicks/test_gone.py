"""Somebody deletes the message that is to change before the click or command is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.words import words
from tests.discord.faults import Refuse
from tests.discord.world import SELECT
from tests.wire.truth import all_is_true

if TYPE_CHECKING:
    import pytest

    from tests.wire.parlour import Parlour


async def test_click_in_a_deleted_lobby_is_not_failed(parlour: Parlour) -> None:
    match = parlour.match(2)
    await match.open("differ")
    old, person = match.public, match.people[1]
    # Discord waits, and when the answer comes there is nothing to change any more.
    parlour.discord.faults.plant("callback", Refuse(400, 40060), times=1)
    parlour.world.delete(old)
    parlour.discord.faults.plant("panel edit", Refuse(404, 10008), times=1)
    person.press(old, old.controls(beginning=f"press:lobby:{match.number}:leave")[0])
    table = parlour.bot.tables.get(match.number)
    await parlour.comes(lambda: sum(one is not None for one in table.seats) == 1, "a seat that is free")
    await parlour.at_rest()
    assert not [one for one in person.private(match.channel) if words()("our-mistake") in one.texts]
    assert match.public is not old
    await all_is_true(parlour, match)


async def test_choice_on_a_dismissed_page_is_not_failed(parlour: Parlour) -> None:
    match = parlour.match(2)
    person = match.people[0]
    page = (await person.command(match.channel, "settings")).replies[-1]
    parlour.discord.faults.plant("callback", Refuse(404, 10008), times=1)
    menu = page.controls(SELECT)[0]
    value = next(one["value"] for one in menu["options"] if one["label"] not in menu["placeholder"])
    chosen = person.press(page, menu, [value])
    parlour.world.delete(page)
    await parlour.at_rest()
    assert not [one.texts for one in chosen.replies]
    again = (await person.command(match.channel, "settings")).replies[-1].controls(SELECT)[0]
    assert again["placeholder"] != menu["placeholder"]


async def test_answer_dismissed_while_awaited_comes_anew(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.delivery.answers.DEFER_AFTER", 0.0)
    match = parlour.match(2)
    fault = parlour.discord.faults.plant("panel edit", Refuse(404, 10008), times=1)
    asked = match.people[0].type(match.channel, "settings")
    await parlour.comes(lambda: any(one.controls(SELECT) for one in asked.replies), "an answer")
    assert fault.hits == 1
    assert words()("our-mistake") not in " ".join(one.texts for one in asked.replies)
