"""The question whether an action may be taken back stands once, whatever becomes of its post."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.wire.faults import CutShort, Hang, Reset
from cogs.kit import ids
from tests.wire.truth import public_is_true

if TYPE_CHECKING:
    from bench.wire.faults import Way
    from tests.wire.parlour import Parlour

WAYS: dict[str, Way] = {
    "reset after": Reset(after=True),
    "reset before": Reset(),
    "half an answer": CutShort(),
    "silence after": Hang(after=True),
}


@pytest.mark.parametrize("name", WAYS)
async def test_a_question_is_asked_once(parlour: Parlour, name: str) -> None:
    match = await parlour.opened("differ", 4, target=999)
    table = parlour.bot.tables.get(match.number)
    await match.move()
    while not (table.log and table.log[-1].action.startswith("bid ")):
        await match.move()
    lines, seat = len(table.log), table.log[-1].seat
    asker = next(one for one in match.people if table.seat_of(one.user.id) == seat)
    fault = parlour.discord.faults.plant("post", WAYS[name], times=1)
    ask = ids.TakeBack(table.id, "ask", lines)
    await parlour.world.until(lambda: asker.private(match.channel)[-1].button(f"press:{ask}"), "a way back")
    await asker.click(asker.private(match.channel)[-1], f"press:{ask}")
    await parlour.world.until(lambda: fault.hits, "a question")
    agree = f"press:{ids.TakeBack(table.id, 'agree', lines)}"
    await parlour.world.until(
        lambda: len([one for one in match.channel.public() if one.button(agree)]) == 1, "one question"
    )
    (question,) = [one for one in match.channel.public() if one.button(agree)]
    for person in match.people:
        if person is not asker:
            await person.click(question, agree)
    assert len(table.log) == lines - 1
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    assert not [one for one in match.channel.public() if one.button(agree)]
    match.channel.messages.pop(question.id)
    await public_is_true(parlour, match)
