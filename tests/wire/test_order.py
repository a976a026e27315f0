"""Late, repeated or reordered events, and tokens that are gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy.exc import OperationalError

from bot.words import words
from cogs.delivery.courier import Courier, Errand
from cogs.delivery.rate_limiter import Queued
from tests.discord import payloads
from tests.discord.faults import Delay, Hang, Refuse
from tests.discord.matches import Match, number_of
from tests.discord.people import choices, some
from tests.wire.truth import all_is_true, panels_are_true, public_is_true

if TYPE_CHECKING:
    from tests.discord.world import Channel, Interaction, Message
    from tests.wire.parlour import Parlour


async def alone(parlour: Parlour) -> Match:
    """Somebody at a table with three computer players."""
    match = parlour.match(1)
    await match.open("differ", target=999, computers=3, level="chance")
    await match.start()
    await parlour.world.until(match.ready, "a turn")
    await all_is_true(parlour, match)
    return match


def other(parlour: Parlour) -> Channel:
    """Another channel, of which the bot hears."""
    made = parlour.world.channel(parlour.guild, "more-cards")
    parlour.discord.gateway.dispatch("CHANNEL_CREATE", payloads.channel(made, parlour.world.bot))
    return made


async def is_taken_up(parlour: Parlour, match: Match, channel: Channel) -> None:
    """It was put by, and goes on there."""
    table = parlour.bot.tables.live()
    await parlour.comes(lambda: not parlour.bot.tables.live(), f"no table: {table}")
    (person,) = match.people
    await person.command(channel, "table resume", table=match.number)
    resumed = Match(parlour.discord, channel, [person], parlour.rng)
    resumed.number = match.number
    await parlour.world.until(lambda: channel.public() and resumed.look("hand"), "the table")
    await resumed.hand(person)
    await resumed.move()
    await all_is_true(parlour, resumed)


async def test_channel_is_deleted_during_edits(parlour: Parlour) -> None:
    match, elsewhere = await alone(parlour), other(parlour)
    fault = parlour.discord.faults.plant(("edit", "panel edit"), Hang())
    await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits, "an edit")
    parlour.discord.delete_channel(match.channel)
    parlour.discord.faults.lift(fault)
    await is_taken_up(parlour, match, elsewhere)


async def test_channel_deletion_is_told_late(parlour: Parlour) -> None:
    match, elsewhere = await alone(parlour), other(parlour)
    del parlour.world.channels[match.channel.id]
    await parlour.acted(match)
    await is_taken_up(parlour, match, elsewhere)
    parlour.discord.gateway.dispatch("CHANNEL_DELETE", payloads.channel(match.channel, parlour.world.bot))
    await match.people[0].command(elsewhere, "settings", mentions="silent")
    assert parlour.bot.tables.get(match.number).channel == elsewhere.id


async def test_interaction_of_a_deleted_channel_is_answered(parlour: Parlour) -> None:
    match = await alone(parlour)
    person, panel = match.ready() or pytest.fail("nobody is to act")
    control = choices(panel)[0]
    parlour.discord.delete_channel(match.channel)
    await person.answered(person.press(panel, control, some(match.rng, control)))
    await parlour.comes(lambda: not parlour.bot.tables.live(), "no table")
    await panels_are_true(parlour, match)
    # Once it is put by, nothing that was there before can be done.
    late = await person.answered(person.press(panel, control, some(match.rng, control)))
    said = words()("table-gone")
    await parlour.world.until(lambda: any(said in one.texts for one in late.replies), said)


async def test_click_told_before_its_channel_goes_is_harmless(parlour: Parlour) -> None:
    match, elsewhere = await alone(parlour), other(parlour)
    person, panel = match.ready() or pytest.fail("nobody is to act")
    control = choices(panel)[0]
    clicked = person.press(panel, control, some(match.rng, control))
    parlour.discord.delete_channel(match.channel)
    await person.answered(clicked)
    await is_taken_up(parlour, match, elsewhere)


async def test_an_outage_of_a_server_keeps_its_tables(parlour: Parlour) -> None:
    match, gateway = await alone(parlour), parlour.discord.gateway
    fault = parlour.discord.faults.plant("edit", Refuse(503))
    gateway.dispatch("GUILD_DELETE", {"id": str(parlour.guild.id), "unavailable": True})
    await match.move()
    await parlour.world.until(lambda: fault.hits, "an edit")
    gateway.dispatch("GUILD_CREATE", payloads.guild(parlour.guild, parlour.world))
    parlour.discord.faults.lift(fault)
    await match.move()
    assert parlour.bot.tables.get(match.number).live
    await all_is_true(parlour, match)


async def test_bot_removed_during_an_edit_comes_back(parlour: Parlour) -> None:
    match, world = await alone(parlour), parlour.world
    fault = parlour.discord.faults.plant("edit", Hang())
    await parlour.acted(match)
    await world.until(lambda: fault.hits, "an edit")
    parlour.discord.remove_guild(parlour.guild)
    world.guilds[parlour.guild.id] = parlour.guild
    world.channels.update(parlour.guild.channels)
    parlour.discord.gateway.dispatch("GUILD_CREATE", payloads.guild(parlour.guild, world))
    parlour.discord.faults.lift(fault)
    await is_taken_up(parlour, match, match.channel)


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027)])
async def test_next_click_repairs_a_panel_without_token(parlour: Parlour, status: int, code: int) -> None:
    match = await alone(parlour)
    (person,) = match.people
    panel = person.panel(match.channel)
    assert panel
    fault = parlour.discord.faults.plant("panel edit", Refuse(status, code))
    await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits, "an edit of the panel")
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    parlour.discord.faults.lift(fault)
    await public_is_true(parlour, match)
    # It is old, and whatever is pressed there brings it up to date.
    control = choices(panel)[0]
    await person.answered(person.press(panel, control, some(match.rng, control)))
    await panels_are_true(parlour, match)
    await match.move()
    await all_is_true(parlour, match)


@pytest.mark.parametrize("slow", [False, True])
async def test_two_tables_opened_at_once_are_one(parlour: Parlour, *, slow: bool) -> None:
    match = parlour.match(2)
    if slow:
        parlour.discord.faults.plant("callback", Delay(0.3), times=1)
    typed = [person.type(match.channel, "differ new") for person in match.people]
    for person, interaction in zip(match.people, typed, strict=True):
        await person.answered(interaction)
    # On a busy machine the first answer only says that it takes a while.
    await parlour.comes(parlour.bot.tables.live, "a table")
    await parlour.at_rest()
    (table,) = parlour.bot.tables.live()
    (lobby,) = match.channel.public()
    match.number = number_of(lobby)
    assert match.number == table.id
    refused = [one for one in typed if any(reply.viewer for reply in one.replies)]
    assert len(refused) == 1
    await public_is_true(parlour, match)


async def test_rematch_and_new_table_at_once_are_one(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2, level="chance")
    ann, bob = match.people
    for person in match.people:
        await person.command(match.channel, "table end")
    await parlour.world.until(lambda: match.over, "the end")
    clicks = [
        (ann, ann.press(match.public, match.public.button("press:rematch:") or {})),
        (bob, bob.type(match.channel, "differ new")),
    ]
    for person, interaction in clicks:
        await person.answered(interaction)
    await parlour.comes(lambda: parlour.bot.courier.behind == 0, "rest")
    (table,) = parlour.bot.tables.live()
    match.number = table.id
    await public_is_true(parlour, match)
    lobbies = [one for one in match.channel.public() if one.button(f"press:lobby:{table.id}")]
    assert len(lobbies) == 1


async def test_message_whose_id_was_not_saved_is_found(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await alone(parlour)
    posted = parlour.bot.store.posted
    failed: list[Any] = []

    async def kept(*args: Any, **options: Any) -> None:
        if not failed:
            failed.append(args)
            raise OperationalError("locked", None, Exception())
        await posted(*args, **options)

    monkeypatch.setattr(parlour.bot.store, "posted", kept)
    parlour.world.delete(match.public)
    await parlour.acted(match)
    await parlour.comes(lambda: failed and match.channel.public(), "another message")
    await all_is_true(parlour, match)
    assert len(match.channel.public()) == 1


# Lobbies: what was shown is never followed by something older

LATE = Delay(0.3)


class Seen:
    """How many seats the lobby showed as free, each time that it changed."""

    def __init__(self, parlour: Parlour, match: Match) -> None:
        self.free: list[int] = []
        self._match = match
        parlour.world.watchers.append(self._see)

    def _see(self, message: Message) -> None:
        if message.channel is self._match.channel and message.viewer is None:
            self.free.append(message.texts.count("free"))


async def lobby(parlour: Parlour) -> Match:
    """Somebody waits for three others."""
    match = parlour.match(4)
    await match.people[0].command(match.channel, "differ new")
    match.number = parlour.bot.tables.live()[0].id
    await parlour.at_rest()
    await public_is_true(parlour, match)
    return match


def joins(match: Match, place: int) -> Interaction:
    control = match.public.button(f"press:lobby:{match.number}:join")
    return match.people[place].press(match.public, control or pytest.fail("no Join"))


async def all_are_answered(match: Match, *clicks: Interaction) -> None:
    await asyncio.gather(*(match.people[0].answered(one) for one in clicks))


async def test_last_of_several_joins_shows_all(parlour: Parlour) -> None:
    match = await lobby(parlour)
    seen = Seen(parlour, match)
    parlour.discord.faults.plant("callback", LATE, times=1)
    await all_are_answered(match, *(joins(match, place) for place in (1, 2, 3)))
    await parlour.at_rest()
    await public_is_true(parlour, match)
    assert seen.free == sorted(seen.free, reverse=True)
    assert seen.free[-1] == 0


async def test_older_lobby_edit_comes_before_the_answer(parlour: Parlour) -> None:
    match = await lobby(parlour)
    seen, tables = Seen(parlour, match), parlour.bot.tables
    late = parlour.discord.faults.plant("edit", LATE, times=1)
    await tables.join(match.number, match.people[1].user.id, "Bob")
    await parlour.world.until(lambda: late.hits, "an edit that is under way")
    await all_are_answered(match, joins(match, 2))
    await parlour.at_rest()
    await public_is_true(parlour, match)
    assert seen.free == sorted(seen.free, reverse=True)
    assert seen.free[-1] == 1


async def test_waiting_edit_lets_an_answer_go_first(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await lobby(parlour)
    seen, tables, rate_limiter = Seen(parlour, match), parlour.bot.tables, parlour.bot.rate_limiter
    monkeypatch.setattr(parlour.bot.session.services.painter, "_by_token", lambda *_, **__: False)
    wait, asked, go = rate_limiter.wait, asyncio.Event(), asyncio.Event()

    async def turn(change: Queued) -> None:
        asked.set()
        await go.wait()
        await wait(change)

    monkeypatch.setattr(rate_limiter, "wait", turn)
    await tables.join(match.number, match.people[1].user.id, "Bob")
    await asked.wait()
    late = parlour.discord.faults.plant("callback", LATE, times=1)
    click = joins(match, 2)
    await parlour.world.until(lambda: late.hits, "an answer that is under way")
    edits = parlour.discord.counted["edit"]
    go.set()
    await all_are_answered(match, click)
    await parlour.at_rest()
    await public_is_true(parlour, match)
    assert seen.free == [1]
    assert parlour.discord.counted["edit"] == edits


async def test_panel_put_aside_during_an_edit_says_so(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older change's page is never taken for the newest, however late its turn comes."""
    match = await alone(parlour)
    (person,) = match.people
    first = person.private(match.channel)[-1]
    await match.hand(person)
    await all_is_true(parlour, match)
    second = person.private(match.channel)[-1]
    courier, later = parlour.bot.courier, []

    def want(errand: Errand) -> None:
        if isinstance(errand.key, tuple) and errand.key[0] == "panel aside":
            later.append(errand)
        else:
            Courier.want(courier, errand)

    slow = parlour.discord.faults.plant(
        "panel edit", Delay(0.1), times=1, where=lambda call: call.message is second
    )
    await parlour.acted(match)
    await parlour.world.until(lambda: slow.hits, "an edit of the second panel")
    with monkeypatch.context() as held:
        held.setattr(courier, "want", want)
        await person.click(first, f"press:look:{match.number}")
        await parlour.at_rest()
    assert later
    for errand in later:
        courier.want(errand)
    await parlour.at_rest()
    await all_is_true(parlour, match)


async def test_match_ends_while_a_panel_is_put_aside_twice(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its reader came back to it while Discord's answer to the first time was under way."""
    match = await alone(parlour)
    (person,) = match.people
    first = person.private(match.channel)[-1]
    tokens, held, go_on = parlour.bot.tokens, asyncio.Event(), asyncio.Event()
    edit = tokens.edit

    async def answered_late(message: int, page: Any, *, kept: bool) -> None:
        await edit(message, page, kept=kept)
        if message == first.id and not held.is_set():
            held.set()
            await go_on.wait()

    monkeypatch.setattr(tokens, "edit", answered_late)
    await match.hand(person)
    await held.wait()
    await person.click(first, f"press:look:{match.number}")
    await match.hand(person)
    await person.command(match.channel, "table end")
    await parlour.comes(lambda: not parlour.bot.tables.live(), "the end")
    go_on.set()
    await parlour.at_rest()
    await all_is_true(parlour, match)


async def test_the_panel_that_came_last_goes_on(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to the earlier of two clicks comes last, and so stands below the other."""
    match = await alone(parlour)
    (person,) = match.people
    pages, go_on = parlour.bot.session.services.panels.pages, asyncio.Event()
    made, asked = pages.made, asyncio.Event()

    async def late_once(table: Any, user: int, wish: Any) -> Any:
        if not asked.is_set():
            asked.set()
            await go_on.wait()
        return await made(table, user, wish)

    monkeypatch.setattr(pages, "made", late_once)
    look = match.public.button(f"press:look:{match.number}:hand") or pytest.fail("no button")
    first = person.press(match.public, look)
    await asked.wait()
    await match.hand(person)
    go_on.set()
    await person.answered(first)
    await parlour.at_rest()
    assert choices(person.private(match.channel)[-1])
    await all_is_true(parlour, match)


async def test_panel_opened_during_an_answer_stays_fresh(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await parlour.opened("differ", 4, target=999)
    await parlour.unforced(match)
    await parlour.world.until(match.ready, "a turn")
    await parlour.at_rest()
    person, panel = match.ready() or pytest.fail("nobody is to act")
    act, asked, go_on = parlour.bot.tables.act, asyncio.Event(), asyncio.Event()

    async def later(*what: Any, **how: Any) -> Any:
        asked.set()
        await go_on.wait()
        return await act(*what, **how)

    panels = parlour.bot.session.services.panels
    made, held = panels.pages.made, asyncio.Event()

    async def in_between(table: Any, user: int, wish: Any) -> Any:
        """The newer panel is brought up to date just while the answer to the click is on its way."""
        if wish.waits:
            await held.wait()
        elif go_on.is_set():
            held.set()
            await parlour.comes(lambda: key not in parlour.bot.courier._tasks, "that it was tried")
        return await made(table, user, wish)

    monkeypatch.setattr(parlour.bot.tables, "act", later)
    monkeypatch.setattr(panels.pages, "made", in_between)
    key = "panel", match.number, person.user.id
    control = choices(panel)[0]
    clicked = person.press(panel, control, some(match.rng, control))
    await asked.wait()
    await match.hand(person)
    newest = person.private(match.channel)[-1]
    kept = panels._open
    await parlour.comes(
        lambda: key[1:] in kept and kept[key[1:]].message == newest.id, "that the newer one is kept"
    )
    go_on.set()
    await person.answered(clicked)
    await parlour.at_rest()
    await panels_are_true(parlour, match)
