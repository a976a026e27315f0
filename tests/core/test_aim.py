"""Taps meant for what stood there before a message changed by itself."""

from __future__ import annotations

from contextlib import suppress
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.core.aim import Aim
from cogs.kit.controls import Press
from cogs.kit.ids import Look, Rematch
from cogs.kit.pages import Page

MESSAGE = 5
HAND, AGAIN = Press("Your hand", Look(7, "hand")), Press("Rematch", Rematch(7))
BEFORE, AFTER = Page(("Play",), rows=((HAND,),)), Page(("Over",), rows=((HAND, AGAIN),))


class Thumb:
    """Taps at set times, in seconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.aim = 0.0, Aim(0.7)
        monkeypatch.setattr("cogs.core.aim.answer", lambda _: SimpleNamespace(age=0.0))
        loop = SimpleNamespace(time=lambda: self.now)
        monkeypatch.setattr("cogs.core.aim.asyncio.get_running_loop", lambda: loop)

    def misses(self, at: float, press: Press) -> bool:
        self.now = at
        tap: Any = SimpleNamespace(data={"custom_id": press.custom_id}, message=SimpleNamespace(id=MESSAGE))
        return self.aim.missed(tap)


@pytest.fixture
def thumb(monkeypatch: pytest.MonkeyPatch) -> Thumb:
    return Thumb(monkeypatch)


def test_only_what_came_is_missed(thumb: Thumb) -> None:
    with thumb.aim.changing(MESSAGE, BEFORE, AFTER):
        assert thumb.misses(0.5, AGAIN)
    assert thumb.misses(1.1, AGAIN)
    assert not thumb.misses(1.1, HAND)
    assert not thumb.misses(1.3, AGAIN)


@pytest.mark.parametrize(
    ("rows", "missed"), [(((AGAIN, HAND),), True), (((HAND,), (AGAIN,)), True), (((AGAIN,), (HAND,)), False)]
)
def test_what_moved_sideways_or_from_below_is_missed(thumb: Thumb, rows: Any, *, missed: bool) -> None:
    with thumb.aim.changing(MESSAGE, AFTER, Page(("Over",), rows=rows)):
        pass
    assert thumb.misses(0.1, HAND) == missed


def test_a_repaint_starts_no_count_anew(thumb: Thumb) -> None:
    for thumb.now in (0.0, 0.4):
        with thumb.aim.changing(MESSAGE, BEFORE, AFTER):
            pass
    assert thumb.misses(0.6, AGAIN)
    assert not thumb.misses(0.8, AGAIN)


def test_without_a_receipt_the_request_counts(thumb: Thumb) -> None:
    with thumb.aim.changing(MESSAGE, None, AFTER):
        assert not thumb.misses(0.8, AGAIN)
    thumb.now = 5.0
    with suppress(TimeoutError), thumb.aim.changing(MESSAGE, None, AFTER):
        thumb.now = 15.0
        raise TimeoutError
    assert not thumb.misses(15.1, AGAIN)
