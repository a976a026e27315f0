"""During a hand everything shown becomes true, whatever Discord does to a request."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pytest

from tests.discord.faults import Hang
from tests.discord.people import NoAnswer
from tests.discord.world import PATIENCE
from tests.wire.truth import all_is_true
from tests.wire.ways import WAYS

if TYPE_CHECKING:
    from tests.discord.faults import Fault
    from tests.discord.matches import Match
    from tests.wire.parlour import Parlour

MET: Final = {
    "edit": ("429 without a number", "silence before"),
    "panel edit": ("another answer", "429"),
    "prompt post": ("reset after", "429 without Via"),
    "prompt delete": ("503", "reset before"),
    "callback": ("silence after", "another answer"),
    "follow-up": ("502 and a page", "reset after"),
    "post": ("half an answer", "silence after"),
}
"""Each way meets a kind or two: `test_sweep.py` has them all."""
OFTEN: Final = 2
"""Requests that fail, one after the other."""


async def seated(parlour: Parlour) -> Match:
    match = await parlour.opened("differ", 2, target=999, computers=2, level="chance")
    for person in match.people:
        await person.command(match.channel, "settings", mentions="mention")
    return match


async def click(match: Match) -> None:
    """Click as any player who can; without an answer they ask for their hand."""
    try:
        await match.move()
    except NoAnswer:
        for person in match.people:
            with suppress(NoAnswer):
                await match.hand(person)


async def deal(parlour: Parlour, match: Match) -> None:
    """Play on to the next hand, not by clicks."""
    table = parlour.bot.tables.get(match.number)
    hands = table.hands
    while table.hands == hands:
        await parlour.acted(match)


async def met(parlour: Parlour, match: Match, kind: str, fault: Fault) -> None:
    """Play until the fault has met as many requests as it should."""
    async with asyncio.timeout(PATIENCE):
        while fault.hits < OFTEN:
            if kind in ("post", "follow-up"):
                await deal(parlour, match)
            else:
                await click(match)
            # What failed is tried again by itself; what did not begin wants another click.
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while fault.hits < OFTEN:
                        await parlour.world.next_move.wait()


async def is_outlived(parlour: Parlour, match: Match, kind: str, name: str) -> None:
    fault = parlour.discord.faults.plant(kind, WAYS[name], times=OFTEN)
    await met(parlour, match, kind, fault)
    parlour.discord.faults.lift(fault)
    # Of a follow-up whose receipt is lost nobody can ever know.
    lost = kind == "follow-up"
    await all_is_true(parlour, match, f"{kind}, {name}", lost=lost)
    # And it goes on from there.
    await match.move()
    await all_is_true(parlour, match, f"{kind}, {name}, a click", lost=lost)


@pytest.mark.parametrize("kind", MET)
async def test_no_fault_leaves_anything_that_is_not_true(parlour: Parlour, kind: str) -> None:
    match = await seated(parlour)
    for name in MET[kind]:
        await is_outlived(parlour, match, kind, name)


async def test_edit_done_after_giving_up_is_overwritten(parlour: Parlour) -> None:
    match = await seated(parlour)
    fault = parlour.discord.faults.plant("edit", Hang(late=True), times=1)
    edits = match.public.edits
    await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits and match.public.edits > edits, "a second edit")
    # Discord had the first all the time, and does it now.
    parlour.discord.faults.lift(fault)
    await all_is_true(parlour, match)


async def test_request_that_waits_for_a_limit_can_end(parlour: Parlour) -> None:
    """The pause that Discord wants is longer than a request may take; then everything goes on."""
    match = await seated(parlour)
    parlour.bot.http.max_ratelimit_timeout = None
    fault = parlour.discord.faults.plant("edit", WAYS["429 of all, for long"], times=1)
    await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits, "an edit")
    await all_is_true(parlour, match)


async def test_every_third_request_fails_and_all_is_shown(parlour: Parlour) -> None:
    match = await seated(parlour)
    count = iter(range(1_000_000))
    kinds = ("edit", "post", "panel edit", "prompt post", "prompt delete")
    fault = parlour.discord.faults.plant(kinds, WAYS["500"], where=lambda _: next(count) % 3 == 0)
    for _ in range(8):
        await click(match)
        await parlour.acted(match)
    parlour.discord.faults.lift(fault)
    assert fault.hits > 2
    await all_is_true(parlour, match)


async def test_mention_with_lost_receipt_goes_with_its_decision(parlour: Parlour) -> None:
    match = await seated(parlour)
    fault = parlour.discord.faults.plant("prompt post", WAYS["reset after"])
    await parlour.acted(match)
    await parlour.world.until(lambda: fault.hits, "a mention")
    mentioned = [one for one in match.channel.public() if one.mentions]
    for _ in range(3):
        await parlour.acted(match)
    parlour.discord.faults.lift(fault)
    await parlour.world.until(lambda: all(one.deleted for one in mentioned), "no old mention")
    await all_is_true(parlour, match)
