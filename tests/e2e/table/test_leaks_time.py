"""Nobody reads of a card they were not shown when clocks run out, people are told, leave, and take back."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.games.kit.french import FRENCH
from bot.records.presence import acting
from bot.tables import takeback
from tests.e2e.salon import Hands, Salon, controls
from tests.e2e.witness import Witness, everything


async def test_running_out_of_time_leaks_no_card(salon: Salon, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    witness, rng = Witness(FRENCH), Random(5)
    salon.bot.tables.listen(witness.listen)
    for who in (salon.ann, salon.bob, salon.cleo, salon.dan):
        await salon.slash(who, "settings", mentions="mention")
    await salon.slash(salon.ann, "differ new", target=99, clock="live")
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    table, hands, taken = salon.table, Hands(salon, rng), 0
    for seat in range(4):
        await hands.panel(seat)
    for _ in range(30):
        seat = table.waiting_for[0]
        await salon.env.advance_time(rng.choice((1, 12, 35, 61)))
        check(salon, witness, hands)
        if table.waiting_for == (seat,) and acting(table.record):
            await hands.move(seat)
            panel = await hands.panel(seat)
            if takeback.refusal(table, seat) is None and taken < 3:
                await salon.click(salon.actor(seat), panel, "Take back")
                taken += 1
                assert [control["label"] for control in controls(salon.public)] == ["Agree", "No"]
        for who in (salon.ann, salon.bob, salon.cleo, salon.dan):
            if who.id not in acting(table.record):
                hands.panels[salon.seat_of(who)] = (await salon.slash(who, "hand")).response
        check(salon, witness, hands)
    assert taken
    witness.check_log(caplog.get_records("call"))


def check(salon: Salon, witness: Witness, hands: Hands) -> None:
    for message in salon.channel.history():
        if not message.flags.ephemeral:
            witness.check(None, everything(message), before=True)
    for seat, panel in hands.panels.items():
        if salon.there(panel):
            witness.check(seat, everything(panel))
