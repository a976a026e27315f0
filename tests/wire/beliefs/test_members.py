"""Members of a server of whom Discord tells nothing: the bot in time-out, and somebody who was banned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.words import words
from tests.wire.truth import all_is_true

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour


@pytest.mark.usefixtures("no_interaction_tokens")
async def test_time_out_is_named_and_passes_without_an_event(parlour: Parlour) -> None:
    match = await parlour.opened("differ", target=999, computers=3, level="chance")
    (person,) = match.people
    parlour.discord.silence(parlour.guild, 3600)
    await parlour.acted(match)
    said = words()("table-trouble-time-out", until="").split(":")[0]
    await parlour.world.until(lambda: said in person.private(match.channel)[-1].texts, said)
    assert words()("permission-send_messages") not in person.private(match.channel)[-1].texts
    answer = await person.command(match.channel, "topsuit new")
    assert words()("in-time-out", until="").split(":")[0] in answer.replies[-1].texts
    # It is over, and nobody tells.
    parlour.guild.silenced = 0
    me = parlour.bot.get_guild(parlour.guild.id)
    assert me
    me.me.timed_out_until = None
    await match.move()
    await all_is_true(parlour, match)


async def test_nobody_waits_for_the_vote_of_the_banned(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2, level="chance")
    ann, bob = match.people
    table = parlour.bot.tables.get(match.number)
    parlour.guild.left.add(bob.user.id)
    await ann.command(match.channel, "table end")
    await parlour.comes(lambda: not table.live, "the end of the match")


async def test_people_who_are_there_still_vote(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2, level="chance")
    ann, bob = match.people
    table = parlour.bot.tables.get(match.number)
    await ann.command(match.channel, "table end")
    assert table.live
    await bob.command(match.channel, "table end")
    await parlour.comes(lambda: not table.live, "the end of the match")
