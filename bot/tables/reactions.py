"""Reactions of the people at a table, in the memory of its process: a restart forgets them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal

from bot.games.base import Refusal, Seat
from bot.tables.voice import stands

if TYPE_CHECKING:
    from bot.tables.table import Table

Sign = Literal["clap", "sweat", "fire", "snail"]
SIGNS: Final[dict[Sign, str]] = {"clap": "👏", "sweat": "😅", "fire": "🔥", "snail": "🐌"}
MOST: Final = 3
"""Reactions of a person in a hand."""


class Reactions:
    """The reactions at one table."""

    def __init__(self) -> None:
        self._hand = 0
        self._spent: Counter[int] = Counter()
        """Number of reactions in the hand, by user."""
        self._newest: dict[int, tuple[Sign, int]] = {}
        """Newest reaction by user, with the length of the log."""

    def left(self, table: Table, user: int) -> int:
        """Return how often the person may still react in this hand."""
        if self._hand != table.hands:
            self._hand = table.hands
            self._spent.clear()
        return MOST - self._spent[user]

    def give(self, table: Table, user: int, sign: Sign) -> None:
        """Show a person's reaction; raise `Refusal` if they have had all of this hand."""
        if not self.left(table, user):
            raise Refusal("reactions-spent", most=MOST)
        self._spent[user] += 1
        self._newest[user] = sign, len(table.log)

    def shown(self, table: Table) -> list[tuple[Seat, Sign]]:
        """Return the reactions that still stand, with their seats, in order."""
        found = [
            (seat, sign)
            for user, (sign, at) in self._newest.items()
            if (seat := table.seat_of(user)) is not None and stands(len(table.log) - at, len(table.seats))
        ]
        return sorted(found)
