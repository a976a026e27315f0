"""Somebody deletes the message that was clicked before the click is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.wire.faults import Refuse
from bot.words import words
from tests.wire.truth import all_is_true

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour


async def test_what_was_done_in_a_lobby_that_is_gone_is_not_told_as_failed(parlour: Parlour) -> None:
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
