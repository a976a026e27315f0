"""Discord answers a post with the message that had its nonce, or with a refusal where that was deleted."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from bot.duplicate.channels import OPEN
from bot.schema.challenges import nights as night_rows
from cogs.kit import ids
from tests.discord import payloads
from tests.wire.lasting.corners import arranged, corners, place_for
from tests.wire.truth import public_is_true

if TYPE_CHECKING:
    from bot.tables.changes import Change
    from tests.discord.world import Channel, Message
    from tests.wire.parlour import Parlour


pytestmark = pytest.mark.usefixtures("every_switch")


async def test_takeback_is_asked_a_second_time(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 4, target=999)
    table = parlour.bot.tables.get(match.number)
    await match.move()
    while not (table.log and table.log[-1].action.startswith("bid ")):
        await match.move()
    lines, seat = len(table.log), table.log[-1].seat
    asker = next(one for one in match.people if table.seat_of(one.user.id) == seat)
    other = next(one for one in match.people if one is not asker)
    ask, agree, refuse = (
        f"press:{ids.TakeBack(table.id, what, lines)}" for what in ("ask", "agree", "refuse")
    )

    def questions() -> list[Message]:
        return [one for one in match.channel.public() if one.button(agree)]

    for _ in range(2):
        await parlour.world.until(lambda: asker.button(match.channel, ask), "a way back")
        await asker.click(asker.button(match.channel, ask) or match.public, ask)
        await parlour.world.until(questions, "a question")
        (question,) = questions()
        await other.click(question, refuse)
        await parlour.world.until(lambda: not questions(), "an answer")


async def test_corner_comes_back(parlour: Parlour) -> None:
    place = place_for(parlour)
    other = parlour.world.channel(parlour.guild, "elsewhere")
    parlour.discord.gateway.dispatch("CHANNEL_CREATE", payloads.channel(other, parlour.world.bot))

    def only(channel: Channel) -> bool:
        return [len(corners(one)) for one in (place, other)] == [channel is place, channel is other]

    for channel in (place, other, place, other, place):
        await arranged(parlour, channel)
        await parlour.world.until(partial(only, channel), "the corner")


async def shelve(change: Change) -> None:
    await change.save(replace(change.table.record, status="idle"))


async def test_table_is_resumed_twice_in_a_thread(parlour: Parlour) -> None:
    thread = parlour.world.thread(parlour.channel)
    parlour.discord.archive(thread, archived=False)
    match = parlour.match(1, thread)
    await match.open("differ", target=999, computers=3, level="chance")
    await match.start()
    (person,), shown = match.people, [match.public]
    for _ in range(2):
        tables: Any = parlour.bot.tables
        await tables._changes.change(tables.get(match.number), shelve)
        await parlour.at_rest()
        await person.command(thread, "table resume", table=match.number)
        await parlour.at_rest()
        assert match.public not in shown
        shown.append(match.public)
        await public_is_true(parlour, match)


async def test_deleted_news_of_a_night_come_again(parlour: Parlour) -> None:
    """The bot was killed before it knew that they had arrived, and a moderator has deleted them."""
    ann = parlour.people[0]
    await ann.command(parlour.channel, "duplicate new", game="topsuit", boards=1, team=1, time=2)
    nights = parlour.bot.tables.nights
    (one,) = await nights.channels.of(1)
    await parlour.bot.store.write(_has_begun)
    news = parlour.bot.session.services.duplicate.messages
    posted: list[Message] = []
    for _ in range(2):
        await nights.channels.told(1, one.channel, OPEN, None)
        await news.tell()
        await parlour.at_rest()
        (there,) = await nights.channels.of(1)
        assert there.message is not None
        posted.append(parlour.channel.messages[there.message])
        parlour.world.delete(posted[-1])
    assert posted[0] is not posted[1]


def _has_begun(connection: Any) -> None:
    connection.execute(night_rows.update().values(status="playing", stage=0))
