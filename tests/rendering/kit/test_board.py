"""The reader sits last in a row, and each seat's cards lie at its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.kit.tricks import Trick
from bot.words import words
from rendering.decks import french
from rendering.differ.table import tile
from rendering.kit import board, tricks
from rendering.kit.canvas import Canvas

NAMES = ("Ann", "Bob", "Cat")
TRICK = Trick(1, ("AC", "KD", "2H"), 2)


def test_the_reader_sits_last_in_a_row() -> None:
    assert [column.seat for column in board.around(4, 1, 0, 100).columns] == [2, 3, 0, 1]


def test_the_reader_sits_in_the_lower_row() -> None:
    columns = board.around(6, 2, 0, 100).columns
    assert [(column.seat, column.row) for column in columns] == [
        (4, 0),
        (5, 0),
        (0, 0),
        (3, 1),
        (2, 1),
        (1, 1),
    ]


@pytest.mark.parametrize("players", range(2, 9))
def test_every_seat_has_a_column_of_its_own(players: int) -> None:
    for reader in (None, *range(players)):
        columns = board.around(players, reader, 100, 200).columns
        assert sorted(column.seat for column in columns) == list(range(players))
        assert len({(column.row, column.x) for column in columns}) == players
        assert all(
            column.x >= board.MARGIN and column.x + column.width <= board.WIDTH - board.MARGIN
            for column in columns
        )


def test_each_picture_hangs_at_its_seat() -> None:
    faces = (b"ann", None, b"cat")
    columns = board.around(3, 0, 0, 100, faces).columns
    assert {column.seat: column.face for column in columns} == dict(enumerate(faces))


def test_each_card_lies_before_who_played_it(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: dict[int, tuple[str, bool]] = {}

    def lay(_canvas: Canvas, card: str, at: tuple[int, int], *_: Any, led: bool, **__: Any) -> None:
        laid[at[0]] = card, led

    monkeypatch.setattr(board, "lay", lay)
    places = board.around(3, None, 0, 300)
    tricks.lay(Canvas((board.WIDTH, 600)), places, TRICK, french.sprite, 4, over=False)
    seats = {places.spot(column, board.CARD.width)[0]: column.seat for column in places.columns}
    assert {seats[x]: one for x, one in laid.items()} == {1: ("AC", True), 2: ("KD", False), 0: ("2H", False)}


def test_the_trick_before_ends_with_its_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[board.Part] = []

    def line(_canvas: Canvas, parts: Sequence[board.Part], *_: Any, **__: Any) -> int:
        told.extend(parts)
        return board.WIDTH

    monkeypatch.setattr(board, "line", line)
    tricks.before(Canvas((board.WIDTH, 600)), TRICK, NAMES, words(), tile(4), (0, 0), 700)
    assert told[-1] == "Cat"
