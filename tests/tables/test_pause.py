"""Between two hands people have a moment to see how the last one ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.records.stored import now
from bot.tables import changes
from tests.house import ANN, BOB, EVE, House, refused
from tests.kit.clocks import LONG, first_hand, slow

__all__ = ("slow",)


async def test_next_hand_waits_until_somebody_asks(slow: House) -> None:
    table = await first_hand(slow)
    assert table.between_hands
    assert (table.hands, table.whole_hands) == (1, 1)
    with refused("table-not-seated"):
        await slow.tables.next_hand(table.id, EVE)
    await slow.tables.next_hand(table.id, BOB)
    assert (table.hands, table.whole_hands) == (2, 1)
    # The computer players go on at once.
    await slow.quiet(table)
    assert table.waiting_for


async def test_who_does_not_play_any_more_hurries_nobody(slow: House) -> None:
    table = await first_hand(slow)
    await slow.tables.leave_to_computer(table.id, BOB, "left")
    with refused("table-away-votes"):
        await slow.tables.next_hand(table.id, BOB)
    assert table.hands == 1
    await slow.tables.next_hand(table.id, ANN)
    assert table.hands == 2


async def test_to_ask_twice_deals_once(slow: House) -> None:
    table = await first_hand(slow)
    await slow.tables.next_hand(table.id, ANN)
    dealt = table.hands
    await slow.tables.next_hand(table.id, BOB)
    assert table.hands == dealt


async def test_restart_goes_on_with_the_pause(slow: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await first_hand(slow)
    await slow.restart()
    table = slow.tables.get(table.id)
    assert table.between_hands
    monkeypatch.setattr(changes, "now", lambda: now() + round(LONG * 1000))
    await slow.restart()
    table = slow.tables.get(table.id)
    await slow.quiet(table)
    assert table.hands == 2


async def test_calendar_set_back_does_not_lengthen_the_pause(
    slow: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await first_hand(slow)
    monkeypatch.setattr(changes, "now", lambda: now() - 10**9)
    assert slow.tables._changes.paused(table) == LONG


async def test_a_lone_person_has_more_time(slow: House) -> None:
    """They lost the button "Next hand" to the next auction while they still read how the hand had ended."""
    table = await first_hand(slow)
    await slow.tables.leave_to_computer(table.id, BOB, "left")
    assert table.between_hands
    assert LONG < slow.tables._changes.paused(table) <= changes.ALONE * LONG
    await slow.tables.next_hand(table.id, ANN)
    assert table.hands == 2


async def test_nobody_waits_where_nobody_looks(slow: House) -> None:
    table = await first_hand(slow)
    for user in (ANN, BOB):
        await slow.tables.leave_to_computer(table.id, user, "left")
    assert table.hands == 2


async def test_next_hand_comes_at_once_without_pause(tmp_path: Path) -> None:
    quick = House(tmp_path / "quick.sqlite3")
    await quick.open()
    table = await first_hand(quick)
    while table.between_hands:
        await quick.change()
    assert table.hands == 2
    await quick.close()
