"""With a pace, panels of people who only wait let others play before they follow; all others do at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.settings import Settings
from bot.tables.table import Table
from cogs.delivery.tokens import Tokens
from cogs.kit.pages import Page
from cogs.table.panels import CALM_PACES
from tests.e2e.salon import Hands, Salon, texts, waits
from tests.e2e.ways import to_the_play

PACE = 0.5
Edits = list[tuple[int, float]]
"""The seats whose panels were edited, and when, by the simulated clock."""


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, pace=PACE)


async def in_play(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> tuple[Hands, list[Any], Edits]:
    """Four people after the auction, all of them with open panels; and the edits of these from now on."""
    hands = await to_the_play(salon)
    await salon.by_hand()
    panels = [await hands.panel(seat) for seat in range(4)]
    edits: Edits = []
    seats, edit = {panel.id: seat for seat, panel in enumerate(panels)}, Tokens.edit

    async def noted(tokens: Tokens, message: int, page: Page, *, kept: bool) -> None:
        edits.append((seats[message], salon.env.backend.clock.elapsed))
        await edit(tokens, message, page, kept=kept)

    monkeypatch.setattr(Tokens, "edit", noted)
    return hands, panels, edits


def true(table: Table, panels: list[Any]) -> bool:
    """Whether everybody's panel names those whom the table waits for, or asks its owner."""
    return all(seat in table.waiting_for or waits(table) in texts(panel) for seat, panel in enumerate(panels))


async def play(salon: Salon, cards: int) -> None:
    """Any cards, one after the other, while nobody looks."""
    table = salon.table

    async def acts() -> None:
        for _ in range(cards):
            (seat,) = table.waiting_for
            action = next(iter(table.state.legal(seat)[0]))
            await salon.bot.tables.act(table.id, salon.actor(seat).id, table.turn(seat), action)

    await salon.as_bot(acts())


async def test_the_next_player_is_told_first(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, panels, edits = await in_play(salon, monkeypatch)
    table = salon.table
    begun = salon.env.backend.clock.elapsed
    (seat,) = table.waiting_for
    await hands.move(seat)
    (following,) = table.waiting_for
    when = dict(edits)
    assert len(edits) == 3
    assert when.pop(following) == begun
    assert set(when) == {0, 1, 2, 3} - {seat, following}
    assert all(at - begun == pytest.approx(CALM_PACES * PACE) for at in when.values())
    assert true(table, panels)


async def test_several_plays_are_one_edit(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    _, panels, edits = await in_play(salon, monkeypatch)
    table = salon.table
    first = table.waiting_for[0]
    await play(salon, 2)
    assert len(table.state.trick) == 2
    # Neither has played nor is to play.
    waiting = (first + 3) % 4
    assert [seat for seat, _ in edits].count(waiting) == 1
    assert true(table, panels)


async def test_what_is_no_play_is_told_at_once(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    _, panels, edits = await in_play(salon, monkeypatch)
    table, begun = salon.table, salon.env.backend.clock.elapsed
    await salon.slash(salon.actor(0), "table end")
    assert {seat for seat, at in edits if at == begun} == {0, 1, 2, 3}
    assert true(table, panels)


async def test_a_hands_last_card_is_seen_at_once(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, _, edits = await in_play(salon, monkeypatch)
    table, seat, begun = salon.table, 0, 0.0
    while not table.between_hands:
        (seat,) = table.waiting_for
        edits.clear()
        begun = salon.env.backend.clock.elapsed
        await hands.move(seat)
    assert {one for one, at in edits if at == begun} | {seat} == {0, 1, 2, 3}
