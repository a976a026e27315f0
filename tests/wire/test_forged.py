"""Ids that somebody made up: from another server, and of whoever does not play any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.words import words
from cogs.kit import ids
from tests.discord import payloads
from tests.discord.people import COMPONENT

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour


@pytest.mark.parametrize("started", [False, True])
async def test_on_another_server_nobody_reaches_a_live_table(parlour: Parlour, *, started: bool) -> None:
    match, world = parlour.match(2), parlour.world
    await match.open("differ", target=999, computers=2, level="chance")
    if started:
        await match.start()
        await world.until(match.ready, "a turn")
    table, number = parlour.bot.tables.get(match.number), match.number
    elsewhere = world.channel(world.guild("Elsewhere"))
    parlour.discord.gateway.dispatch("GUILD_CREATE", payloads.guild(elsewhere.guild, world))
    before, lines = table.record, len(table.log)
    made: list[ids.Id] = [
        *(ids.Lobby(number, what) for what in ("join", "leave", "start", "hints", "remove-computer")),
        *(ids.Seat(number, what) for what in ("leave", "left", "conceded", "end", "stay", "back", "next")),
        *(ids.Look(number, what) for what in ("hand", "watch", "last", "score", "tricks", "rules", "help")),
        *(ids.TakeBack(number, what, lines) for what in ("ask", "agree", "refuse")),
        *(ids.Act(number, 0, table.turn(0), "pass"), ids.Confirm(number, 0, table.turn(0), "pass")),
        *(ids.Narrow(number, 0, table.turn(0), ""), ids.Hint(number, 0, table.turn(0))),
        *(ids.Claim(number, 0, table.turn(0)), ids.AnswerClaim(number, lines, "yes")),
        ids.TakeOver(number, 1),
    ]
    for person in (match.people[0], parlour.people[7]):
        for one in made:
            data = {"custom_id": f"press:{one}", "component_type": 2, "id": 1}
            clicked = await person.answered(
                parlour.discord.interact(COMPONENT, person.user, elsewhere, data, None)
            )
            assert [reply.texts for reply in clicked.replies] == [words()("table-gone")], one
    assert (table.record, len(table.log)) == (before, lines)
