"""A way out in the panel, for whoever stays when somebody does not come any more."""

from __future__ import annotations

import pytest

from bot.tables.table import Table
from bot.words import words
from tests.e2e.salon import Salon, texts
from tests.e2e.ways import seat_four


@pytest.mark.parametrize("hands", [0, 1])
async def test_whoever_stays_is_offered_a_way_on(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, hands: int
) -> None:
    table = await seat_four(salon, target=99)
    seat = table.waiting_for[0]
    monkeypatch.setattr(Table, "overdue", lambda *_: (seat,))
    monkeypatch.setattr(Table, "whole_hands", hands)
    stays = salon.actor((seat + 1) % 4)
    panel = (await salon.slash(stays, "hand")).response
    said = texts(panel)
    assert "You don't have to wait any longer" in said
    assert ("so it doesn't count" in said, "your ratings can only rise" in said) == (not hands, bool(hands))
    await salon.click(stays, panel, words()("button-end-without"))
    assert "wants to end the match" in texts(salon.public)
    await salon.click(stays, panel, words()("button-end-withdraw"))
    await salon.click(stays, panel, f"press:seat:{table.id}:over-{seat}")
    one = table.seats[seat]
    assert one is not None
    assert one.away == "late"
    # There is one way left, and nobody waits.
    said = texts((await salon.slash(stays, "hand")).response)
    assert "A computer player plays meanwhile." in said
    assert "wait any longer" not in texts(salon.public)
    assert "You don't have to wait" not in said
    assert "• Or" not in said
