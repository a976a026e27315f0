from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.tables.table import Table
from bot.words import words
from cogs.pages import public
from cogs.table import panels as panels_module
from tests.e2e.salon import Hands, Salon, alts, controls, enabled, texts, waits
from tests.e2e.ways import seat_four, to_the_play

PANEL_EDIT = ("PATCH", "/webhooks/*")


def private(salon: Salon, who: MemberActor) -> list[Any]:
    return [message for message in salon.channel.history(viewer=who) if message.flags.ephemeral]


def acts(message: Any) -> bool:
    return any(one["custom_id"].startswith(("press:act:", "press:narrow:")) for one in controls(message))


async def two_panels(salon: Salon) -> tuple[MemberActor, Any, Any]:
    table = await seat_four(salon, target=99)
    who = salon.actor((table.waiting_for[0] + 1) % 4)
    for _ in range(2):
        await salon.click(who, salon.public, "Your hand")
    first, second = private(salon, who)
    return who, first, second


async def test_only_the_newest_panel_is_fresh(salon: Salon) -> None:
    who, first, second = await two_panels(salon)
    assert texts(first) == words()("panel-elsewhere")
    assert waits(salon.table) in texts(second)
    hands = Hands(salon, Random(1))
    while salon.seat_of(who) not in salon.table.waiting_for:
        await hands.move(salon.table.waiting_for[0])
    first, second = private(salon, who)
    assert texts(first) == words()("panel-elsewhere")
    assert acts(second)


async def test_the_panel_clicked_last_is_fresh(salon: Salon) -> None:
    who, first, _ = await two_panels(salon)
    await salon.click(who, first, words()("button-here"))
    first, second = private(salon, who)
    assert waits(salon.table) in texts(first)
    assert texts(second) == words()("panel-elsewhere")
    hands = Hands(salon, Random(1))
    while salon.seat_of(who) not in salon.table.waiting_for:
        await hands.move(salon.table.waiting_for[0])
    first, second = private(salon, who)
    assert acts(first)
    assert texts(second) == words()("panel-elsewhere")


async def test_a_refused_panel_still_names_its_successor(salon: Salon) -> None:
    salon.env.inject_error(*PANEL_EDIT, status=503, times=3)
    who, _, _ = await two_panels(salon)
    await salon.env.advance_time(60)
    first, second = private(salon, who)
    assert texts(first) == words()("panel-elsewhere")
    assert waits(salon.table) in texts(second)


async def test_a_matchs_end_reaches_both_panels(salon: Salon) -> None:
    who, _, _ = await two_panels(salon)
    for person in (salon.ann, salon.bob, salon.cleo, salon.dan):
        if salon.live is not None:
            await salon.slash(person, "table end")
    assert salon.live is None
    first, second = private(salon, who)[:2]
    assert texts(first) == words()("panel-elsewhere")
    assert not acts(second)
    assert not any(
        salon.bot.session.services.panels.__dict__[kept] for kept in ("_open", "_clicked", "_others")
    )


async def test_our_mistake_leaves_the_panel_alive(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await to_the_play(salon)
    table, seat = salon.table, salon.table.waiting_for[0]
    who = salon.actor(seat)
    panel = (await salon.click(who, salon.public, "Your hand")).response

    async def broken(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(salon.bot.tables, "act", broken)
        button = next(one for one in controls(panel) if one["custom_id"].startswith("press:act:"))
        await salon.click(who, panel, button["custom_id"])
    caplog.clear()
    card = table.state.playable(seat)[0]
    await salon.as_bot(salon.bot.tables.act(table.id, who.id, table.turn(seat), f"play {card}"))
    (kept,) = [one for one in private(salon, who) if one.id == panel.id]
    assert waits(salon.table) in texts(kept)


async def test_standing_up_makes_the_panel_watch(salon: Salon) -> None:
    await salon.slash(salon.ann, "differ new")
    await salon.click(salon.bob, salon.public, "Join")
    await salon.slash(salon.bob, "hand")
    await salon.slash(salon.bob, "table leave")
    assert words()("panel-watch") in texts(private(salon, salon.bob)[0])


async def test_a_panel_arriving_late_shows_the_end(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel before it is being drawn for the last time when the answer to the click arrives."""
    await to_the_play(salon)
    table, panels = salon.table, salon.bot.session.services.panels
    seat = table.waiting_for[0]
    who = salon.actor(seat)
    await salon.click(who, salon.public, "Your hand")
    send, draw = panels._sent, panels.pages.made
    drawing, arrived = asyncio.Event(), asyncio.Event()

    async def drawn(*args: Any, **options: Any) -> Any:
        made = await draw(*args, **options)
        if not table.live and not arrived.is_set():
            drawing.set()
            await arrived.wait()
        return made

    async def sent(*args: Any, **options: Any) -> int:
        message = await send(*args, **options)
        await salon.bot.tables.end(table.id, salon.ann.id, moderator=True)
        await drawing.wait()
        return message

    monkeypatch.setattr(panels.pages, "made", drawn)
    monkeypatch.setattr(panels, "_sent", sent)
    clicked = asyncio.create_task(salon.click(who, salon.public, "Your hand"))
    await drawing.wait()
    monkeypatch.undo()
    arrived.set()
    await clicked
    await salon.env.settle()
    assert not acts(private(salon, who)[-1])


async def test_a_match_ending_meanwhile_shows_as_over(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await to_the_play(salon)
    table, edit, ended = salon.table, panels_module.Panels._edit, False
    seat = table.waiting_for[0]
    next_one = salon.actor((seat + 1) % 4)
    await salon.click(next_one, salon.public, "Your hand")

    async def edited(panels: panels_module.Panels, panel: Any, page: Any) -> None:
        nonlocal ended
        await edit(panels, panel, page)
        # Several panels are on their way at once, and only one ends the match.
        if not ended and panel.seat == (seat + 1) % 4:
            ended = True
            await salon.bot.tables.end(table.id, salon.ann.id, moderator=True)

    monkeypatch.setattr(panels_module.Panels, "_edit", edited)
    card = table.state.playable(seat)[0]
    await salon.slash(salon.actor(seat), "differ play", card=card)
    assert table.status == "ended"
    for person in (salon.ann, salon.bob, salon.cleo, salon.dan):
        newest = private(salon, person)[-1]
        assert words()("table-ended") in texts(newest)


async def test_a_failed_panel_comes_with_the_next_change(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await to_the_play(salon)
    table, pages = salon.table, salon.bot.session.services.panels.pages
    seat = table.waiting_for[0]
    next_one = salon.actor((seat + 1) % 4)
    await salon.click(next_one, salon.public, "Your hand")
    card = table.state.playable(seat)[0]

    async def broken(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(pages, "made", broken)
        await salon.as_bot(
            salon.bot.tables.act(table.id, salon.actor(seat).id, table.turn(seat), f"play {card}")
        )
    assert f"table {table.id}" in caplog.text
    caplog.clear()
    assert waits(table) not in texts(private(salon, next_one)[-1])
    await salon.as_bot(salon.bot.tables.end(table.id, salon.ann.id, moderator=True))
    assert words()("table-ended") in texts(private(salon, next_one)[-1])


async def test_an_ended_hand_stays_until_asked_on(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salon.bot.tables._changes, "_pause", 30.0)
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(11))
    await hands.play_until(lambda: table.between_hands)
    panel = (await salon.slash(salon.ann, "hand")).response
    last, ended = alts(panel)
    assert words()("picture-last", cards="", name="").split(":", maxsplit=1)[0] in last
    assert ended.startswith("After hand 1.")
    assert "Hand 1:" in texts(panel)
    await salon.click(salon.ann, panel, words()("button-next-hand", deal="hand"))
    assert table.hands == 2
    assert words()("button-next-hand", deal="hand") not in enabled(panel)


async def test_the_next_hand_comes_by_itself(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salon.bot.tables._changes, "_pause", 30.0)
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(11))
    await hands.play_until(lambda: table.between_hands)
    await salon.env.advance_time(31)
    await salon.env.settle()
    assert table.hands == 2


async def test_a_hands_end_is_told_once(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salon.bot.tables._changes, "_pause", 30.0)
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(11))
    made, ended, shown = public.page, [False], []

    async def slow(*args: Any) -> Any:
        page = await made(*args)
        if table.between_hands and not ended[0]:
            ended[0] = True
            await salon.bot.tables.next_hand(table.id, salon.ann.id)
        return page

    async def posted(_: Table) -> None:
        shown.append([texts(message) for message in salon.channel.history()])

    monkeypatch.setattr(public, "page", slow)
    salon.bot.add_listener(posted, "on_posted")
    while not ended[0]:
        await hands.move(table.waiting_for[0])
    assert table.hands == 2
    assert shown
    await salon.env.settle()
    await posted(table)
    # The old message goes on until the new one stands, and then tells how its hand ended.
    told = [sum("Hand 1:" in text for text in messages) for messages in shown]
    assert max(told) == told[-1] == 1


async def test_a_late_tap_begins_no_other_match(salon: Salon) -> None:
    table, hands = await seat_four(salon, target=1), Hands(salon, Random(31))
    panel = await hands.panel(0)
    salon.bot.router.aim.seconds = 3600.0
    await salon.as_bot(salon.bot.tables.concede(table.id, salon.bob.id))
    await salon.as_bot(salon.bot.tables.concede(table.id, salon.cleo.id))
    await salon.as_bot(salon.bot.tables.concede(table.id, salon.dan.id))
    for message in (panel, salon.public):
        await salon.click(salon.ann, message, "Rematch")
        assert not salon.bot.tables.live()
    salon.bot.router.aim.seconds = 0.0
    await salon.click(salon.ann, panel, "Rematch")
    assert salon.bot.tables.live()
