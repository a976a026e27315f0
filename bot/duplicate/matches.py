"""The match of a duplicate night's board, for a person or for computer players alone."""

from __future__ import annotations

from dataclasses import replace

from bot.ai import best
from bot.duplicate.night import Night
from bot.games import offered
from bot.records.movement import DuplicateBoard, board_id
from bot.records.stored import Occupant, Record
from bot.records.weekly import LEVEL
from bot.tables import lobby


def record(
    night: Night, board: DuplicateBoard, place: tuple[int, int], person: Occupant | None, at: int
) -> Record:
    """Return a person's match in a channel of a server; without a person a computer player sits there too."""
    guild, channel = place
    host = person.user if person and person.user is not None else night.host
    chairs = tuple(person if seat == board.seat else None for seat in range(night.players))
    made = Record(
        0, guild, channel, night.slug, offered(night.slug).rules, night.options, host, chairs, at, at,
        board=board_id(night.id, board.number),
    )  # fmt: skip
    for _ in range(chairs.count(None)):
        made = lobby.add_computer(made, host, best(night.slug, LEVEL))
    return replace(made, status="playing")
