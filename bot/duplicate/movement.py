"""The movement of a duplicate night: who plays which board, and from which seat.

Nobody meets a deal twice, and no two of a team ever see the same one, so that a team may talk about all that
it has played. Each board is played once for each team, by the member who has the same line in all teams and
from the same seat: that is what can be compared. From round to round each line moves to the next seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.base import Seat

MOST_BOARDS: Final = 99
"""Of a night: its boards are numbered from 1."""


class DuplicateBoard(NamedTuple):
    number: int
    line: int
    """Which member of each team plays it, counted from 0."""
    seat: Seat
    turn: int
    """In which round, counted from 0."""


def boards(rounds: int, size: int, players: int) -> tuple[DuplicateBoard, ...]:
    """All of a night: in each round a board for each member of a team of this size."""
    return tuple(
        DuplicateBoard(1 + turn * size + line, line, (turn + line) % players, turn)
        for turn in range(rounds)
        for line in range(size)
    )


def board_id(night: int, number: int) -> int:
    """As tables keep it: 703 is the third board of the seventh night."""
    return night * (MOST_BOARDS + 1) + number


def night_of(board: int) -> int:
    return board // (MOST_BOARDS + 1)


def number_of(board: int) -> int:
    """Which of its night's boards it is, counted from 1."""
    return board % (MOST_BOARDS + 1)
