"""Every letter of every picture can be read on a phone: at least 36 of 1,000 units high."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from bot.games import GAMES
from bot.words import words
from cogs.pages import results
from rendering.boards.leaderboard import Line, board
from rendering.boards.rating import Course, course
from rendering.kit import pen
from rendering.kit.canvas import Canvas
from rendering.kit.fonts import CAPITAL
from rendering.kit.names import LEAST
from rendering.kit.pen import FINE, Pen
from tests.cogs.hands import ended, table_of
from tests.kit.panels import NAMES, SIZES, drawn, front, positions

FIGURES = {"scene", "chip"}
"""Functions that draw on cards: a trump's scene repeats its index, and chips are cards in miniature."""


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Collect all letters that are too small; what is drawn already is drawn anew."""
    found: list[tuple[str, int]] = []
    write, engrave = Canvas.text, Pen.text

    def text(self: Canvas, said: str, at: Any, height: int, *args: Any, **kwargs: Any) -> int:
        if said and height < LEAST:
            found.append((said, height))
        return write(self, said, at, height, *args, **kwargs)

    def letters(self: Pen, said: str, at: Any, height: float, *args: Any, **kwargs: Any) -> None:
        size = round(height * self._zoom / CAPITAL / FINE)
        if size < LEAST and sys._getframe(1).f_code.co_name not in FIGURES:
            found.append((said, size))
        engrave(self, said, at, height, *args, **kwargs)

    for name, module in [*sys.modules.items()]:
        if name.startswith("rendering.") and not name.startswith("rendering.decks.loka"):
            for one in vars(module).values():
                if callable(getattr(one, "cache_clear", None)):
                    one.cache_clear()
    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(pen.Pen, "text", letters)
    return found


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_no_letter_of_a_table_is_small(slug: str, players: int, small: list[tuple[str, int]]) -> None:
    cog, names = front(slug), NAMES[:players]
    for state in positions(slug, players)[::3]:
        cog.table_picture(state.view(None), names)
        drawn(state, min(state.to_act))
    assert set(small) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_no_letter_of_a_result_is_small(slug: str, small: list[tuple[str, int]]) -> None:
    players = max(GAMES[slug].seats)
    cog, names = front(slug), NAMES[:players]
    changes = [(seat, 1000, 1000 + seat) for seat in range(players)]
    states = ended(slug, players)
    for state in states[:2]:
        results.of_hand(table_of(state), cog, names)
        cog.tricks_picture(state.view(None), names, 4)
    results.of_match(table_of(states[-1]), cog, names, changes)
    assert set(small) == set()


def test_no_letter_of_a_board_is_small(small: list[tuple[str, int]]) -> None:
    lines = tuple(Line(rank, name, "1138?", 0.5, 9, 3) for rank, name in enumerate(NAMES, 1))
    board(lines, Line(12345, "Hal", "612", 0.05, 7, 0, mine=True), words())
    course("Ann", Course((1000, 1020, 990), "2026-08-03", "2026-11-21"), words())
    assert set(small) == set()
