"""Whatever Discord does to a request, in the end everything that is shown is true."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from bench.wire.faults import CutShort, Hang, Refuse, Reset, Way, limited
from bench.wire.people import NoAnswer
from tests.wire.truth import all_is_true, public_is_true

if TYPE_CHECKING:
    from bench.wire.faults import Fault
    from bench.wire.matches import Match
    from tests.wire.parlour import Parlour

WAYS: dict[str, Way] = {
    "500": Refuse(500),
    "502 and a page": Refuse(502, body="<html>Bad gateway</html>"),
    "503": Refuse(503),
    "429": limited(),
    "429 of all": limited(everywhere=True),
    "429 without Via": limited(via=False),
    "reset before": Reset(),
    "reset after": Reset(after=True),
    "silence before": Hang(),
    "silence after": Hang(after=True),
    "half an answer": CutShort(),
}
IN_A_HAND = ("edit", "panel edit", "prompt post", "prompt delete")
MOST = 40
"""Clicks until every kind of request has been made."""


async def tried(match: Match) -> bool:
    """A click that may get no answer; whoever gets none asks for their hand. False when the match is over."""
    try:
        return await match.move()
    except NoAnswer:
        for person in match.people:
            with suppress(NoAnswer):
                await match.hand(person)
    return True


async def hit_twice(parlour: Parlour, fault: Fault, name: str) -> None:
    """What failed once is tried again by itself, however fast people click meanwhile."""
    await parlour.world.until(lambda: fault.hits == 2, name)


@pytest.mark.parametrize("kind", IN_A_HAND)
async def test_a_fault_leaves_nothing_that_is_not_true(parlour: Parlour, kind: str) -> None:
    match = await parlour.opened("differ", 2, target=999, computers=2, level="chance")
    for person in match.people:
        await person.command(match.channel, "settings", mentions="mention")
    for name, way in WAYS.items():
        fault = parlour.discord.faults.plant(kind, way, times=2)
        for _ in range(MOST):
            if fault.hits < 2:
                assert await tried(match), name
                if kind.startswith("prompt"):
                    # Who acts at once is not mentioned.
                    await asyncio.sleep(0.1)
        await hit_twice(parlour, fault, name)
        parlour.discord.faults.lift(fault)
        await tried(match)
        # Who comes by a prompt may have several panels; the one clicked last is kept fresh.
        true = public_is_true if kind.startswith("prompt") else all_is_true
        await true(parlour, match, name)


@pytest.mark.parametrize("name", WAYS)
async def test_the_end_is_shown_however_its_edit_fails(parlour: Parlour, name: str) -> None:
    match = await parlour.opened("differ", 1, computers=3, level="chance")
    await match.play(3)
    await public_is_true(parlour, match)
    fault = parlour.discord.faults.plant("edit", WAYS[name], times=2)
    await parlour.ended(match)
    await parlour.world.until(lambda: fault.hits == 2, "an edit")
    parlour.discord.faults.lift(fault)
    await public_is_true(parlour, match)
    assert match.public.button("Rematch")
    assert match.public.button("Replay")


@pytest.mark.parametrize("name", ["503", "reset before", "silence before"])
async def test_what_an_ended_match_owes_is_paid_after_a_restart(parlour: Parlour, name: str) -> None:
    match = await parlour.opened("differ", 1, computers=3, level="chance")
    await match.play(3)
    await public_is_true(parlour, match)
    fault = parlour.discord.faults.plant("edit", WAYS[name])
    await parlour.ended(match)
    await parlour.world.until(lambda: fault.hits, "an edit")
    await parlour.stop()
    parlour.discord.faults.lift()
    await parlour.start()
    await public_is_true(parlour, match)
    assert match.public.button("Rematch")
