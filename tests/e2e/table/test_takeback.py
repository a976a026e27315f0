"""Taking an action back: asked for in the panel, agreed to in the channel."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.tables import takeback
from bot.tables.table import Table
from bot.words import catalogue, words
from tests.e2e.games.mitigati_room import LOW, deal_on, rig, seat_three
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.e2e.ways import said, seat_four


async def bid(salon: Salon) -> tuple[Table, Hands, int]:
    """Somebody has just done something that can be taken back."""
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(1))
    while True:
        await hands.move(table.waiting_for[0])
        seat = table.log[-1].seat
        if takeback.refusal(table, seat) is None:
            return table, hands, seat


def labels(message: Any) -> list[str]:
    return [control["label"] for control in controls(message)]


async def test_an_agreed_takeback_undoes_the_action(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    who, lines, before = salon.actor(seat), len(table.log), table.before
    panel = await hands.panel(seat)
    for other in range(4):
        if other != seat:
            assert "Take back" not in labels(await hands.panel(other))
    await salon.click(who, panel, "Take back")
    assert words()("takeback-asked") in texts(panel)
    question = salon.public
    assert labels(question) == ["Agree", "No"]
    action = salon.bot.game_cog("differ").spelled(None, 0, table.log[-1].action, ())
    assert f"would like to take back their last move: {action}. Still to agree" in texts(question)
    others = [salon.actor(other) for other in range(4) if other != seat]
    assert said(await salon.click(salon.eve, question, "Agree")) == words()("table-not-seated")
    for each in others:
        assert len(table.log) == lines
        await salon.click(each, question, "Agree")
    assert table.state == before
    assert words()("takeback-done") in texts(salon.public)
    assert controls(salon.public) == []
    # The panel asks again, and the same button can be pressed once more.
    await hands.move(seat)
    assert len(table.log) >= lines


async def test_the_dealers_secret_is_not_named(salon: Salon) -> None:
    rig(salon, {2: LOW}, "3W 4W 5W")
    table = await seat_three(salon)
    await deal_on(salon)
    await salon.slash(salon.cleo, "mitigati discard", first="2E", second="AA", third="3F")
    assert table.log[-1].action.startswith("discard")
    panel = (await salon.slash(salon.cleo, "hand")).response
    await salon.click(salon.cleo, panel, "Take back")
    assert "would like to take back their last move. Still to agree" in texts(salon.public)


async def test_one_no_is_enough(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    lines = len(table.log)
    panel = await hands.panel(seat)
    await hands.panel(table.waiting_for[0])
    await salon.click(salon.actor(seat), panel, "Take back")
    question = salon.public
    first, second, third = (salon.actor(other) for other in range(4) if other != seat)
    await salon.click(first, question, "Agree")
    await salon.click(second, question, "No")
    told = words()("takeback-refused", name=second.name.capitalize())
    assert told in texts(salon.public)
    # Whoever asked reads it where they asked, in place of that everybody is asked.
    assert told in texts(panel)
    assert words()("takeback-asked") not in texts(panel)
    # Somebody whose client still shows the buttons.
    salon.plant(question, f"press:seat:{table.id}:agree-{lines}")
    forged = await salon.forge(third, question, f"press:seat:{table.id}:agree-{lines}")
    assert said(forged) == words()("takeback-ask-again")
    assert len(table.log) == lines
    await hands.move(table.waiting_for[0])
    assert told not in texts(panel)


async def test_a_refusal_is_in_the_askers_language(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    who, other = salon.actor(seat), salon.actor((seat + 1) % 4)
    panel = await hands.panel(seat)
    await salon.slash(who, "settings", language="de")
    await salon.click(who, panel, f"press:seat:{table.id}:ask-{len(table.log)}")
    await salon.click(other, salon.public, "No")
    told = {"name": other.name.capitalize()}
    assert catalogue("de")("takeback-refused", **told) in texts(panel)
    assert words()("takeback-refused", **told) in texts(salon.public)


async def test_it_is_too_late_once_somebody_has_acted(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    lines = len(table.log)
    await hands.panel(table.waiting_for[0])
    await salon.click(salon.actor(seat), await hands.panel(seat), "Take back")
    question = salon.public
    await hands.move(table.waiting_for[0])
    # Nobody is asked any more; a client that still shows the question can only be late.
    assert not salon.there(question)
    shown = salon.public
    salon.plant(shown, f"press:seat:{table.id}:agree-{lines}")
    other = salon.actor((seat + 2) % 4)
    forged = await salon.forge(other, shown, f"press:seat:{table.id}:agree-{lines}")
    assert said(forged) == words()("takeback-too-late")
    assert salon.there(shown)


async def test_a_refusal_on_the_panel_goes_with_the_next_change(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    panel, lines = await hands.panel(seat), len(table.log)
    await hands.move(table.waiting_for[0])
    late = f"press:seat:{table.id}:ask-{lines}"
    salon.plant(panel, late)
    await salon.forge(salon.actor(seat), panel, late)
    assert words()("takeback-too-late") in texts(panel)
    await hands.move(table.waiting_for[0])
    assert words()("takeback-too-late") not in texts(panel)


async def test_refusing_an_old_question_keeps_the_new(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    lines = len(table.log)
    await salon.click(salon.actor(seat), await hands.panel(seat), "Take back")
    question = salon.public
    others = [salon.actor(other) for other in range(4) if other != seat]
    # From before a restart, say.
    old = f"press:seat:{table.id}:refuse-{lines - 1}"
    salon.plant(question, old)
    assert said(await salon.forge(others[0], question, old)) == words()("takeback-too-late")
    for each in others:
        await salon.click(each, question, "Agree")
    assert len(table.log) == lines - 1


async def test_where_nobody_can_be_asked_nothing_is(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    panel, lines = await hands.panel(seat), len(table.log)
    salon.deny("send_messages")
    await salon.env.settle()
    answer = await salon.click(salon.actor(seat), panel, "Take back")
    assert said(answer) == words()("table-trouble", permissions="“Send Messages”")
    salon.allow_all()
    other = salon.actor((seat + 1) % 4)
    agree = f"press:seat:{table.id}:agree-{lines}"
    salon.plant(salon.public, agree)
    assert said(await salon.forge(other, salon.public, agree)) == words()("takeback-ask-again")


async def test_a_crash_loses_only_the_question(salon: Salon) -> None:
    table, hands, seat = await bid(salon)
    lines = len(table.log)
    await salon.click(salon.actor(seat), await hands.panel(seat), "Take back")
    question = salon.public
    first, second, _ = (salon.actor(other) for other in range(4) if other != seat)
    await salon.click(first, question, "Agree")
    await salon.crash()
    assert len(salon.table.log) == lines
    stranger = await salon.click(salon.eve, question, "Agree")
    assert said(stranger) == words()("table-not-seated")
    assert salon.there(question)
    assert said(await salon.click(second, question, "Agree")) == words()("takeback-ask-again")
    # Nobody asks it any more, so nobody else is to answer it.
    assert not salon.there(question)
    panel = (await salon.slash(salon.actor(seat), "hand")).response
    await salon.click(salon.actor(seat), panel, "Take back")
    question = salon.public
    for other in range(4):
        if other != seat:
            await salon.click(salon.actor(other), question, "Agree")
    assert len(salon.table.log) == lines - 1
    await salon.crash()
    assert len(salon.table.log) == lines - 1
    assert seat in salon.table.waiting_for
