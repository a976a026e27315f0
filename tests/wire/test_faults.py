"""Whatever Discord does to a request, in the end everything that is shown is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.discord.faults import CutShort, Hang, Refuse, Reset, Way, limited
from tests.wire.truth import public_is_true

if TYPE_CHECKING:
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


async def test_end_is_shown_after_a_restart(parlour: Parlour) -> None:
    match = await parlour.opened("differ", 1, computers=3, level="chance")
    await match.play(3)
    await public_is_true(parlour, match)
    fault = parlour.discord.faults.plant("edit", Hang())
    await parlour.ended(match)
    await parlour.world.until(lambda: fault.hits, "an edit")
    await parlour.stop()
    parlour.discord.faults.lift()
    await parlour.start()
    await public_is_true(parlour, match)
    assert match.public.button("Rematch")
