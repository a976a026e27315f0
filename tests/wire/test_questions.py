"""The question whether an action may be taken back stands once, whatever becomes of its post."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cogs.kit import ids
from tests.discord.faults import CutShort, Hang, Reset
from tests.wire.truth import public_is_true
from tests.wire.ways import in_turn

if TYPE_CHECKING:
    from tests.discord.faults import Way
    from tests.discord.matches import Match
    from tests.discord.people import Person
    from tests.discord.world import Message
    from tests.wire.parlour import Parlour

WAYS: dict[str, Way] = {
    "reset after": Reset(after=True),
    "reset before": Reset(),
    "half an answer": CutShort(),
    "silence after": Hang(after=True),
}


async def asked(parlour: Parlour, match: Match, name: str, times: int) -> tuple[Person, int]:
    """Somebody asks, and so many posts of the question go wrong; also how long the log is."""
    table = parlour.bot.tables.get(match.number)
    await match.move()
    while not (table.log and table.log[-1].action.startswith("bid ")):
        await match.move()
    lines, seat = len(table.log), table.log[-1].seat
    asker = next(one for one in match.people if table.seat_of(one.user.id) == seat)
    fault = parlour.discord.faults.plant("post", WAYS[name], times=times)
    ask = ids.TakeBack(table.id, "ask", lines)
    await parlour.world.until(lambda: asker.button(match.channel, f"press:{ask}"), "a way back")
    await asker.click(asker.button(match.channel, f"press:{ask}") or match.public, f"press:{ask}")
    await parlour.world.until(lambda: fault.hits == times, "a question")
    await parlour.world.until(lambda: len(questions(match, lines)) == 1, "one question")
    return asker, lines


def questions(match: Match, lines: int) -> list[Message]:
    agree = f"press:{ids.TakeBack(match.number, 'agree', lines)}"
    return [one for one in match.channel.public() if one.button(agree)]


@pytest.mark.parametrize(("times", "name"), in_turn((1, 2), WAYS))
async def test_a_question_is_asked_once(parlour: Parlour, name: str, times: int) -> None:
    """Also where nobody knows after the second attempt either whether it stands there."""
    match = await parlour.opened("differ", 4, target=999)
    asker, lines = await asked(parlour, match, name, times)
    table, agree = parlour.bot.tables.get(match.number), f"press:{ids.TakeBack(match.number, 'agree', lines)}"
    (question,) = questions(match, lines)
    for person in match.people:
        if person is not asker:
            await person.click(question, agree)
    assert len(table.log) == lines - 1
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    assert not questions(match, lines)
    match.channel.messages.pop(question.id)
    await public_is_true(parlour, match)


@pytest.mark.parametrize(("times", "name"), [(2, "reset after"), (1, "silence after")])
async def test_a_question_goes_when_somebody_acts(parlour: Parlour, name: str, times: int) -> None:
    match = await parlour.opened("differ", 4, target=999)
    _, lines = await asked(parlour, match, name, times)
    await parlour.acted(match)
    await parlour.world.until(lambda: not questions(match, lines), "no question")
    await public_is_true(parlour, match)
