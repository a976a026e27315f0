"""A simple game for tests: all choose a number at the same time, and then all are shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from bot.games.base import NOBODY, Choice, Event, Option, Seat

UNSEEN: Final = -1


@dataclass(frozen=True)
class Sealed:
    slug: ClassVar[str] = "sealed"
    seats: ClassVar[tuple[int, ...]] = (2, 3)
    rules: ClassVar[int] = 1
    options: ClassVar[tuple[Option, ...]] = ()
    lowest_wins: ClassVar[bool] = False

    chosen: tuple[int | None, ...]

    @classmethod
    def start(cls, players: int, _options: Mapping[str, str]) -> Self:
        return cls((None,) * players)

    @property
    def players(self) -> int:
        return len(self.chosen)

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset(seat for seat, number in enumerate(self.chosen) if number is None) or NOBODY

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        return (Choice("choose", ("1", "2", "3"), 1, 1),) if seat in self.to_act else ()

    def apply(self, seat: Seat, action: str) -> tuple[Self, tuple[Event, ...]]:
        number = int(action.removeprefix("choose "))
        after = replace(self, chosen=(*self.chosen[:seat], number, *self.chosen[seat + 1 :]))
        return after, (Event("chose", seat, (str(number),), to=frozenset({seat})),)

    def why_not(self, _seat: Seat, _action: str) -> None:
        return None

    def view(self, reader: Seat | None) -> Self:
        hidden = (
            number if number is None or seat == reader or not self.to_act else UNSEEN
            for seat, number in enumerate(self.chosen)
        )
        return replace(self, chosen=tuple(hidden))

    @property
    def winners(self) -> tuple[Seat, ...]:
        best = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(number or 0 for number in self.chosen)
