"""A table from its first command to its end, while requests of one kind fail: what is left is true."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pytest

from tests.discord.faults import Hang
from tests.discord.matches import Match
from tests.discord.people import NoAnswer
from tests.wire.truth import all_is_true
from tests.wire.ways import WAYS

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.tables.table import Table
    from tests.discord.world import Channel, Message
    from tests.wire.parlour import Parlour

KINDS: Final = ("callback", "edit", "post", "panel edit", "prompt post")
QUICK: Final = {"callback": "another answer", "edit": "401", "post": "reset after", "panel edit": "a list"}
OFTEN: Final = 2
TRIES: Final = 20
"""Clicks without effect before a control counts as dead."""


async def done(parlour: Parlour, act: Callable[[], Awaitable[object]], is_so: Callable[[], object]) -> None:
    """Do it, and once more where no answer came, until it is so."""
    for _ in range(TRIES):
        if is_so():
            return
        with suppress(NoAnswer):
            await act()
            await parlour.comes(is_so, "what an answered click has done")
    assert is_so()


async def life(parlour: Parlour, channel: Channel, kind: str, name: str) -> None:
    """One person and three computer players."""
    match = Match(parlour.discord, channel, parlour.people[:1], parlour.rng)
    (person,) = match.people
    tables, world = parlour.bot.tables, parlour.world

    def here() -> Table | None:
        return tables.in_channel(channel.id)

    def public(beginning: str) -> Message | None:
        """The newest message with such a button."""
        shown = [one for one in channel.public() if one.button(beginning)]
        return shown[-1] if shown else None

    def stands(beginning: str) -> Callable[[], Message | None]:
        return lambda: public(beginning)

    fault = parlour.discord.faults.plant(
        kind, WAYS[name], times=OFTEN, where=lambda call: call.channel is channel
    )

    async def pressed(beginning: str) -> None:
        await world.until(stands(beginning), beginning)
        if shown := public(beginning):
            await person.click(shown, beginning)

    await done(parlour, lambda: person.command(channel, "differ new", computers=3, level="chance"), here)
    table = here()
    assert table is not None
    match.number = table.id
    await done(parlour, lambda: pressed(f"press:lobby:{table.id}:start"), lambda: table.status == "playing")
    for _ in range(2):
        with suppress(NoAnswer):
            await pressed(f"press:look:{table.id}:hand")
    for _ in range(3):
        with suppress(NoAnswer):
            await match.move()
    await done(parlour, lambda: person.command(channel, "table end"), lambda: not table.live)
    if isinstance(WAYS[name], Hang):
        # It is met or not; what hangs is let go.
        await parlour.comes(lambda: fault.hits or parlour.bot.courier.behind == 0, "rest")
    parlour.discord.faults.lift(fault)
    await all_is_true(parlour, match, f"{kind}, {name}", lost=True)
    assert match.over


@pytest.mark.parametrize("kind", QUICK)
async def test_a_table_lives_through_requests_that_fail(parlour: Parlour, kind: str) -> None:
    await life(parlour, parlour.channel, kind, QUICK[kind])


@pytest.mark.parametrize("kind", KINDS)
async def test_no_fault_of_any_kind_outlasts_a_table(parlour: Parlour, kind: str) -> None:
    """Each way meets two kinds of requests: what an error means does not hang on what was asked for."""
    place = KINDS.index(kind)
    for name in (*[*WAYS][place :: len(KINDS)], *[*WAYS][(place + 2) % len(KINDS) :: len(KINDS)]):
        await life(parlour, parlour.world.channel(parlour.guild, "cards"), kind, name)
