"""Final refusals: another message, another time, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.words import words
from cogs.kit import ids
from cogs.pages import public
from tests.discord import payloads
from tests.discord.faults import Refuse, Reset
from tests.discord.matches import Match
from tests.discord.world import ATTACH, SEND, VIEW
from tests.wire.truth import all_is_true, panels_are_true, prompts_are_true, public_is_true

if TYPE_CHECKING:
    from tests.discord.world import Channel
    from tests.wire.parlour import Parlour


async def alone(parlour: Parlour, channel: Channel | None = None) -> Match:
    """Somebody at a table with three computer players."""
    match = parlour.match(1, channel)
    await match.open("differ", target=999, computers=3, level="chance")
    await match.start()
    return match


@pytest.mark.usefixtures("no_interaction_tokens")
@pytest.mark.parametrize(
    ("permission", "name", "whose"), [(VIEW, "view_channel", "channel"), (ATTACH, "attach_files", "role")]
)
async def test_table_is_painted_once_permission_is_back(
    parlour: Parlour, permission: int, name: str, whose: str
) -> None:
    match, discord = await alone(parlour), parlour.discord

    def deny(permissions: int) -> None:
        if whose == "role":
            discord.deny_everywhere(parlour.guild, permissions)
        else:
            discord.deny(match.channel, permissions)

    (person,) = match.people
    deny(permission)
    await parlour.acted(match)
    # The panel acts all the same, and says what is missing, once Discord has refused.
    missing = words()(f"permission-{name}")
    await parlour.world.until(lambda: missing in person.private(match.channel)[-1].texts, missing)
    await match.move()
    deny(0)
    await all_is_true(parlour, match)
    await parlour.world.until(lambda: missing not in person.private(match.channel)[-1].texts, "no trouble")


async def test_archived_thread_comes_back_with_a_move(parlour: Parlour) -> None:
    thread = parlour.world.thread(parlour.channel)
    parlour.discord.archive(thread, archived=False)
    match = await alone(parlour, thread)
    before = match.public
    parlour.discord.archive(thread)
    await parlour.acted(match)
    await parlour.world.until(lambda: match.public is not before, "a new message")
    assert not thread.archived
    await all_is_true(parlour, match)


async def test_locked_thread_is_named_then_painted(parlour: Parlour) -> None:
    thread = parlour.world.thread(parlour.channel)
    parlour.discord.archive(thread, archived=False)
    match = await alone(parlour, thread)
    parlour.discord.archive(thread, locked=True)
    await parlour.acted(match)
    (person,) = match.people
    said = words()("table-trouble-locked")
    await parlour.world.until(lambda: said in person.private(thread)[-1].texts, said)
    await match.move()
    parlour.discord.archive(thread, archived=False)
    await all_is_true(parlour, match)


@pytest.mark.usefixtures("no_interaction_tokens")
@pytest.mark.parametrize("code", [50013, 160005])
async def test_unexplained_refusal_is_not_repeated_with_moves(parlour: Parlour, code: int) -> None:
    """Discord counts refusals, and bans an address after ten thousand in ten minutes."""
    match = await alone(parlour)
    await parlour.unforced(match)
    await parlour.at_rest()
    (person,) = match.people
    refused = parlour.discord.faults.plant(("edit", "post"), Refuse(403, code))
    for _ in range(5):
        await parlour.acted(match)
        await parlour.bot.courier.rest()
    assert refused.hits == 1
    await person.command(match.channel, "table show")
    await parlour.comes(lambda: refused.hits > 1, "another attempt, as somebody asked")
    parlour.discord.faults.lift()
    parlour.discord.deny(match.channel, 0)
    await all_is_true(parlour, match)


@pytest.mark.usefixtures("no_interaction_tokens")
@pytest.mark.parametrize("status", [503, 403])
@pytest.mark.parametrize("asked", [True, False], ids=["show", "next hand"])
async def test_old_message_goes_on_while_posts_fail(parlour: Parlour, status: int, *, asked: bool) -> None:
    match = await alone(parlour)
    await parlour.unforced(match)
    await parlour.at_rest()
    (person,) = match.people
    before, table = match.public, parlour.bot.tables.get(match.number)
    refused = parlour.discord.faults.plant("post", Refuse(status, 50013 * (status == 403)))
    if asked:
        person.type(match.channel, "table show")
    else:
        while public.hands(table) < 2:
            await parlour.acted(match)
    await parlour.world.until(lambda: refused.hits, "a refused post")
    await parlour.acted(match)
    await public_is_true(parlour, match)
    assert match.public is before
    assert match.look("hand")
    parlour.discord.faults.lift()
    if asked and status == 403:
        # The first request was refused in a sentence.
        person.type(match.channel, "table show")
    else:
        parlour.discord.deny(match.channel, 0)
    await parlour.world.until(lambda: match.public is not before, "the table below")
    await all_is_true(parlour, match)
    assert len(match.channel.public()) == 2


async def test_a_message_that_somebody_deleted_is_posted_anew(parlour: Parlour) -> None:
    match = await alone(parlour)
    parlour.world.delete(match.public)
    await parlour.acted(match)
    await parlour.world.until(match.channel.public, "a new message")
    await all_is_true(parlour, match)


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 50083)])
async def test_message_that_cannot_be_edited_is_replaced(parlour: Parlour, status: int, code: int) -> None:
    match = await alone(parlour)
    before = match.public
    parlour.discord.faults.plant("edit", Refuse(status, code), where=lambda call: call.message is before)
    await parlour.acted(match)
    await parlour.world.until(lambda: match.public is not before, "a new message")
    await match.move()
    await public_is_true(parlour, match, alone=False)
    await panels_are_true(parlour, match)


async def test_missing_channel_ends_what_is_shown_there(parlour: Parlour) -> None:
    match, other = await alone(parlour), parlour.world.channel(parlour.guild, "more-cards")
    parlour.discord.gateway.dispatch("CHANNEL_CREATE", payloads.channel(other, parlour.world.bot))
    (person,) = match.people
    table = parlour.bot.tables.get(match.number)
    # Else the bot would see it by itself while computer players act.
    await parlour.world.until(match.ready, "a turn")
    # Nobody tells the bot.
    del parlour.world.channels[match.channel.id]
    await parlour.acted(match)
    await parlour.comes(lambda: table.status == "archived", "an archived table")
    resumed = Match(parlour.discord, other, [person], parlour.rng)
    resumed.number = match.number
    await person.command(other, "table resume", table=match.number)
    await parlour.world.until(other.public, "the table")
    await public_is_true(parlour, resumed)


async def test_forbidden_post_is_told_and_comes_later(parlour: Parlour) -> None:
    match = await alone(parlour)
    before = match.public
    parlour.discord.deny(match.channel, SEND)
    (person,) = match.people
    answer = await person.command(match.channel, "table show")
    said = words()("permission-send_messages")
    await parlour.world.until(lambda: any(said in one.texts for one in answer.replies), said)
    parlour.discord.deny(match.channel, 0)
    await person.command(match.channel, "table show")
    await parlour.world.until(lambda: match.public is not before, "the table")
    await all_is_true(parlour, match)


@pytest.mark.usefixtures("no_interaction_tokens")
@pytest.mark.parametrize("later", [None, Refuse(403, 50013)], ids=["taken", "refused"])
async def test_lost_receipt_keeps_newer_message(parlour: Parlour, later: Refuse | None) -> None:
    """A thread that was put away is opened by the post itself; a cap on edits passes."""
    match = await alone(parlour)
    await parlour.unforced(match)
    await parlour.at_rest()
    before, faults = match.public, parlour.discord.faults
    faults.plant("edit", Refuse(400, 50083), times=1)
    lost = faults.plant("post", Reset(after=True), times=1)
    refused = faults.plant("post", later, times=1) if later else None
    await parlour.acted(match)
    await parlour.world.until(lambda: lost.hits, "a post")
    if refused:
        await parlour.world.until(lambda: refused.hits, "another attempt")
    await all_is_true(parlour, match)
    assert match.public is not before
    assert len(match.channel.public()) == 2


async def mentioned(parlour: Parlour) -> Match:
    """Two of whom each is mentioned when it is their turn, and one is now."""
    match = await parlour.opened("differ", 2, target=999, computers=2, level="chance")
    await parlour.unforced(match)
    for person in match.people:
        await person.command(match.channel, "settings", mentions="mention")
    await parlour.acted(match)
    await parlour.world.until(lambda: any(one.mentions for one in match.channel.public()), "a mention")
    return match


async def test_mention_goes_once_it_may_be_deleted(parlour: Parlour) -> None:
    match, discord = await mentioned(parlour), parlour.discord
    discord.deny(match.channel, VIEW)
    before = discord.counted["prompt delete"]
    await parlour.acted(match)
    await parlour.comes(lambda: discord.counted["prompt delete"] > before, "that it is to go")
    discord.deny(match.channel, 0)
    await all_is_true(parlour, match)


async def test_mention_comes_once_it_may_be_posted(parlour: Parlour) -> None:
    match, discord = await mentioned(parlour), parlour.discord
    discord.deny(match.channel, SEND)
    before, table = discord.counted["prompt post"], parlour.bot.tables.get(match.number)
    await parlour.acted(match)
    await parlour.comes(lambda: discord.counted["prompt post"] > before, "a mention that is refused")
    await prompts_are_true(parlour, match)
    discord.deny(match.channel, 0)
    await parlour.world.until(lambda: any(one.mentions for one in match.channel.public()), "a mention")
    assert table.waiting_for
    await all_is_true(parlour, match)


async def test_late_mention_is_not_posted(parlour: Parlour) -> None:
    """Nor does anything else that says so: it never stood there."""
    match, discord = await mentioned(parlour), parlour.discord
    discord.deny(match.channel, SEND)
    before = discord.counted["prompt post"]
    await parlour.acted(match)
    await parlour.comes(lambda: discord.counted["prompt post"] > before, "a mention that is refused")
    for person in match.people:
        await person.command(match.channel, "table end")
    before = discord.counted["post"]
    discord.deny(match.channel, 0)
    await all_is_true(parlour, match)
    await parlour.at_rest()
    assert not any(one.mentions for one in match.channel.public())
    assert discord.counted["post"] == before


async def test_question_goes_once_it_may_be_deleted(parlour: Parlour) -> None:
    match, discord = await parlour.opened("differ", 4, target=999), parlour.discord
    table = parlour.bot.tables.get(match.number)
    while not (table.log and table.log[-1].action.startswith("bid ")):
        await match.move()
    lines, seat = len(table.log), table.log[-1].seat
    asker = next(one for one in match.people if table.seat_of(one.user.id) == seat)
    ask, agree = (f"press:{ids.TakeBack(table.id, what, lines)}" for what in ("ask", "agree"))
    await parlour.world.until(lambda: asker.button(match.channel, ask), "a way back")
    await asker.click(asker.button(match.channel, ask) or match.public, ask)

    def asked() -> bool:
        return any(one.button(agree) for one in match.channel.public())

    await parlour.world.until(asked, "a question")
    discord.deny(match.channel, VIEW)
    before = discord.counted["delete"]
    await parlour.acted(match)
    await parlour.comes(lambda: discord.counted["delete"] > before, "that it is to go")
    discord.deny(match.channel, 0)
    await parlour.world.until(lambda: not asked(), "no question")
    await all_is_true(parlour, match)


async def test_replaced_message_says_so_once_editable(parlour: Parlour) -> None:
    match = await alone(parlour)
    await parlour.unforced(match)
    await parlour.at_rest()
    before = match.public
    fault = parlour.discord.faults.plant(
        "edit", Refuse(400, 50083), times=2, where=lambda call: call.message is before
    )
    await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits == 2, "two edits")
    # Somebody has opened the thread again.
    parlour.discord.deny(match.channel, 0)
    await all_is_true(parlour, match)
    assert match.public is not before
