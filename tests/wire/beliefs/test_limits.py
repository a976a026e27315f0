"""Rate limits that Discord does not publish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.discordpy.rest import Pace
from tests.wire.truth import all_is_true

if TYPE_CHECKING:
    from tests.wire.parlour import Parlour


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edits of old messages are paced and limited as ever, but fifty times as fast."""
    monkeypatch.setattr("bot.discordpy.rest.OLD_PACE", 0.04)
    monkeypatch.setattr("tests.discord.limits.OLD", (3, 0.12))


@pytest.mark.usefixtures("hasty", "no_interaction_tokens")
async def test_old_table_goes_on_in_its_message(parlour: Parlour) -> None:
    parlour.discord.strict.old = True
    match = await parlour.opened("differ", target=999, computers=3, level="chance")
    before = match.public
    for _ in range(3):
        await match.move()
    await all_is_true(parlour, match)
    assert match.public is before


@pytest.mark.usefixtures("hasty")
async def test_edits_by_token_are_paced_too(parlour: Parlour, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[Pace] = []
    turn = Pace.turn

    async def counted(pace: Pace) -> None:
        turns.append(pace)
        await turn(pace)

    monkeypatch.setattr(Pace, "turn", counted)
    parlour.discord.strict.old = True
    match = await parlour.opened("differ", target=999, computers=3, level="chance")
    for _ in range(3):
        await match.move()
    await all_is_true(parlour, match)
    edits = [call for call in parlour.discord.calls if call.kind == "edit" and call.status == 200]
    assert any(call.by_token for call in edits)
    assert len(turns) >= len(edits)
    # Every route to the channel shares one pace.
    assert len(set(turns)) == 1
