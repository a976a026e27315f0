"""Mitigati in Discord: whole matches by clicks, by commands and in words, and nothing told too early."""

from __future__ import annotations

import logging
from random import Random

import pytest

from bot.games.base import pick
from bot.games.kit.loka import LOKA
from bot.tables.table import Table
from tests.e2e.games.mitigati_room import (
    KINGS_AND_HONOURS,
    TWELVE_TRUMPS,
    deal_on,
    rig,
    say,
    seat_three,
)
from tests.e2e.salon import Hands, Salon, alts, enabled, texts
from tests.e2e.ways import played_out
from tests.e2e.witness import Witness, everything

# Whole matches


@pytest.mark.slow
async def test_a_match_of_three_hands_by_clicks_alone(salon: Salon) -> None:
    table, hands = await seat_three(salon, hands=3), Hands(salon, Random(41))
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)


async def test_a_match_by_clicks_alone(salon: Salon) -> None:
    rig(salon, {0: KINGS_AND_HONOURS, 1: TWELVE_TRUMPS})
    table, hands = await seat_three(salon, hands=1), Hands(salon, Random(42))
    await deal_on(salon)
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)
    assert "dealt by" in texts(salon.public)


async def test_a_match_by_commands_alone(salon: Salon) -> None:
    table, rng = await seat_three(salon, hands=1), Random(43)
    while table.live:
        choices = table.state.legal(table.waiting_for[0])
        await say(salon, pick(rng, (choices[int(rng.random() * len(choices))],)))
    await played_out(salon, table)


async def test_a_match_without_pictures(salon: Salon) -> None:
    for who in (salon.ann, salon.bob, salon.cleo):
        await salon.slash(who, "settings", text_only=True)
    rig(salon, {0: KINGS_AND_HONOURS, 1: TWELVE_TRUMPS})
    table, hands = await seat_three(salon, hands=1), Hands(salon, Random(44))
    await deal_on(salon)
    while table.live:
        seat = table.waiting_for[0]
        panel = await hands.panel(seat)
        assert not panel.attachments
        assert alts(panel) == []
        said = texts(panel)
        still = {card for hand in table.state.view(None).hands for card in hand} - {"??"}
        for card in (*table.state.hands[seat], *table.state.trick, *still):
            assert salon.name_of(card) in said
        await hands.move(seat)
    await played_out(salon, table)


async def test_a_match_goes_on_after_a_crash_in_every_phase(salon: Salon) -> None:
    table, rng = await seat_three(salon, hands=1), Random(45)
    hands, phases = Hands(salon, rng), set()
    while table.live:
        await hands.move(table.waiting_for[0]) if table.state.phase != "bargain" else await say(
            salon, "continue"
        )
        due = table.state.phase not in phases or rng.random() < 0.1
        if table.live:
            phases.add(table.state.phase)
            hands.restarted = hands.restarted or due
            table = await crashed(salon) if due else table
    await played_out(salon, table)
    assert phases == {"bargain", "discard", "declare", "play"}


async def crashed(salon: Salon) -> Table:
    """The table in the next life of the bot."""
    table = salon.table
    log, state = list(table.log), table.state
    await salon.crash()
    assert ([*salon.table.log], salon.table.state) == (log, state)
    return salon.table


# Secrets


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 10))])
async def test_no_card_is_read_of_before_it_was_shown(
    salon: Salon, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    witness = Witness(LOKA)
    salon.bot.tables.listen(witness.listen)
    if seed % 2:
        rig(salon, {0: TWELVE_TRUMPS, 2: KINGS_AND_HONOURS})
        for who in (salon.ann, salon.cleo):
            await salon.slash(who, "settings", text_only=True)
    table, hands = await seat_three(salon, hands=1), Hands(salon, Random(seed))
    for seat in range(3):
        await hands.panel(seat)
    while table.live:
        if table.state.phase == "bargain" and len(table.state.bargain.said) > 1:
            await say(salon, "continue")
            hands.panels.clear()
        else:
            await hands.move(table.waiting_for[0])
        witness.check(None, everything(salon.public))
        for seat, panel in hands.panels.items():
            witness.check(seat, everything(panel))
        if table.live:
            # Looking at it after every card would be slow.
            if table.state.trick or "Last trick" not in enabled(salon.public):
                continue
            last = await salon.click(salon.eve, salon.public, "Last trick")
            witness.check(None, everything(last.response), before=True)
    witness.check_log(caplog.get_records("call"))
