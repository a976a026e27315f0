"""Secrecy of cards that other people may still have to play: see `Record.duplicated`."""

from __future__ import annotations

from bot.games.base import Refusal
from bot.records.stored import Record, now
from bot.records.weekly import told_at


def sealed(record: Record) -> bool:
    """Return whether this is a match of a challenge or a duplicate night that others may still have to
    play."""
    if record.board is not None:
        return record.told is None
    return record.week is not None and now() < told_at(record.week)


def unsealed(record: Record, user: int | None = None) -> None:
    """Raise `Refusal` if the cards of such a match would be shown to others; its own player has seen them."""
    if not sealed(record) or (user is not None and record.seat_of(user) is not None):
        return
    if record.week is None:
        raise Refusal("duplicate-sealed")
    raise Refusal("challenge-sealed", when=f"<t:{told_at(record.week) // 1000}:D>")
