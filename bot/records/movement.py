"""The movement of a duplicate night: the line and the seat of each board.

Nobody meets a deal twice, and no two people of a team see the same one, so that a team may talk about all it
has played. Each board is played once for each team, by the member of the same line and from the same seat,
which makes the results comparable. From round to round each line moves to the next seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.base import Seat

MOST_BOARDS: Final = 99
"""Most boards of a night, which are numbered from 1."""


class DuplicateBoard(NamedTuple):
    number: int
    line: int
    """Member of each team who plays it, counted from 0."""
    seat: Seat
    turn: int
    """Round, counted from 0."""


def boards(rounds: int, size: int, players: int) -> tuple[DuplicateBoard, ...]:
    """Return all boards of a night: in each round one for each member of a team of this size."""
    return tuple(
        DuplicateBoard(1 + turn * size + line, line, (turn + line) % players, turn)
        for turn in range(rounds)
        for line in range(size)
    )


def board_id(night: int, number: int) -> int:
    """Return the number of a board for tables: 703 is the third board of the seventh night."""
    return night * (MOST_BOARDS + 1) + number


def night_of(board: int) -> int:
    return board // (MOST_BOARDS + 1)


def number_of(board: int) -> int:
    """Return the number of a board within its night, counted from 1."""
    return board % (MOST_BOARDS + 1)
