"""Finished matches to step through, with all their states cached for the next click."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.fair.secrecy import unsealed
from bot.fair.seeds import REVEALED
from bot.games.base import Refusal, begins_hand
from bot.records.stored import Line, Record
from bot.store.storage import Store
from bot.tables.table import Outdated, Table, Unreadable, unreadable

REMEMBERED: Final = 32
"""Size of the cache in matches: some thousand states each, which share most of their content."""


@dataclass(frozen=True, slots=True)
class Replay:
    lines: tuple[Line, ...]
    states: tuple[Any, ...]
    """States before the first line, and after each."""
    hands: tuple[int, ...]
    """Steps right after the deal of each hand, as numbers of lines."""
    tricks: tuple[int, ...] = ()
    """Steps at which a trick was just over."""

    @property
    def last(self) -> int:
        return len(self.lines)

    def hand_at(self, step: int) -> int:
        """Return the number, from 0, of the hand at a step; also 0 before the first."""
        return max(0, sum(first <= step for first in self.hands) - 1)

    def trick_after(self, step: int) -> int:
        """Return the step at which the next trick is over; the last step after all tricks."""
        return next((over for over in self.tricks if over > step), self.last)

    def trick_before(self, step: int) -> int:
        """Return the step at which the previous trick was over; the first deal before all tricks."""
        first = self.hands[0] if self.hands else 0
        return max(first, next((over for over in reversed(self.tricks) if over < step), 0))

    def hand_after(self, step: int) -> int:
        """Return the step at which the next hand is dealt; the last step within the last hand."""
        return next((dealt for dealt in self.hands if dealt > step), self.last)


def deals(lines: Sequence[Line]) -> tuple[int, ...]:
    """Return the number of lines after each deal of a hand."""
    return tuple(line.n + 1 for line in lines if begins_hand(line.seat, line.action))


def replayed(record: Record, lines: Sequence[Line]) -> Replay:
    """Replay the lines; `Refusal` if they belong to other rules."""
    try:
        table = Table.of(record)
        states, tricks = [table.state], []
        for line in lines:
            table.read([line])
            if states[-1].piles["table"] and not table.state.piles["table"]:
                tricks.append(line.n + 1)
            states.append(table.state)
    except (Outdated, Unreadable):
        raise unreadable(record) from None
    return Replay(tuple(lines), tuple(states), deals(lines), tuple(tricks))


class Replays:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._remembered: OrderedDict[int, Replay] = OrderedDict()

    async def of(self, record: Record) -> Replay:
        """Return the whole match; `Refusal` for one that still has secrets."""
        unsealed(record)
        if record.status not in REVEALED:
            raise Refusal("table-not-over")
        replay = self._remembered.get(record.id)
        if replay is None:
            lines = (await self._store.logs([record.id]))[record.id]
            replay = await asyncio.to_thread(replayed, record, lines)
        self._remembered[record.id] = replay
        self._remembered.move_to_end(record.id)
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)
        return replay
