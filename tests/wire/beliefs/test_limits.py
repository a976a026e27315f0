"""Rate limits that Discord does not publish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

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
