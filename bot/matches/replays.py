"""Finished matches, to be stepped through: every state there was, remembered for the next click."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.fair.secrecy import unsealed
from bot.fair.seeds import REVEALED
from bot.games.base import Refusal, begins_hand
from bot.store.storage import Store
from bot.tables.records import Line, Record
from bot.tables.table import Outdated, Table, Unreadable

REMEMBERED: Final = 32
"""Matches: some thousand states each, most of which share most of what they hold."""


@dataclass(frozen=True, slots=True)
class Replay:
    lines: tuple[Line, ...]
    states: tuple[Any, ...]
    """Before the first line, and after each."""
    hands: tuple[int, ...]
    """The steps at which the hands were just dealt: how many lines had been written."""
    tricks: tuple[int, ...] = ()
    """The steps at which a trick was just over."""

    @property
    def last(self) -> int:
        return len(self.lines)

    def hand_at(self, step: int) -> int:
        """The number of the hand that is on at a step, from 0 on; 0 also before the first."""
        return max(0, sum(first <= step for first in self.hands) - 1)

    def trick_after(self, step: int) -> int:
        """Where the next trick is over; the last step after all of them."""
        return next((over for over in self.tricks if over > step), self.last)

    def trick_before(self, step: int) -> int:
        """Where the trick before was over; the first deal before all of them."""
        first = self.hands[0] if self.hands else 0
        return max(first, next((over for over in reversed(self.tricks) if over < step), 0))

    def hand_after(self, step: int) -> int:
        """Where the next hand is dealt; the last step in the last of them."""
        return next((dealt for dealt in self.hands if dealt > step), self.last)


def deals(lines: Sequence[Line]) -> tuple[int, ...]:
    """After how many lines each hand was dealt."""
    return tuple(line.n + 1 for line in lines if begins_hand(line.seat, line.action))


def replayed(record: Record, lines: Sequence[Line]) -> Replay:
    """Play the lines again; `Refusal` where they are of other rules."""
    try:
        table = Table.of(record)
        states, tricks = [table.state], []
        for line in lines:
            table.read([line])
            if states[-1].piles["table"] and not table.state.piles["table"]:
                tricks.append(line.n + 1)
            states.append(table.state)
    except (Outdated, Unreadable):
        raise Refusal("table-unreadable") from None
    return Replay(tuple(lines), tuple(states), deals(lines), tuple(tricks))


class Replays:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._remembered: OrderedDict[int, Replay] = OrderedDict()

    async def of(self, record: Record) -> Replay:
        """The whole match; `Refusal` for one that still has secrets."""
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
