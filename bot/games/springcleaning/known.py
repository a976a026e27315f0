"""Public knowledge of the hidden cards of Spring Cleaning.

The moves of a card are public even when its value is not. So each place of a hand carries a mark: the value,
if all saw it go there, or else the heap it came from: cards known as a set, but not by place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import NamedTuple, Self, TypeVar

from bot.games.base import Card, Seat, shuffled
from bot.games.springcleaning.combinations import DECK, Cards

T = TypeVar("T")

Mark = Card | int
"""A publicly known value, or the number of a heap."""


class Known(NamedTuple):
    """The marks of each hand from left to right, and the rest of each heap, lowest first.

    Heap S is the Offer that seat S took up and arranged. The further heaps are the deck, as it was dealt and
    as it came from each shuffle.
    """

    hands: tuple[tuple[Mark, ...], ...]
    heaps: tuple[Cards, ...]

    @classmethod
    def nothing(cls, players: int) -> Self:
        return cls(((),) * players, ((),) * (players + 1))

    @classmethod
    def dealt(cls, players: int, size: int) -> Self:
        return cls(((players,) * size,) * players, (*((),) * players, DECK))

    @property
    def deck(self) -> int:
        """Number of the heap that is now the deck."""
        return len(self.heaps) - 1

    def shown(self, seat: Seat, start: int, cards: Cards) -> Self:
        """Return the knowledge after the cards from that place on leave the hand in public."""
        marks, end, heaps = self.hands[seat], start + len(cards), list(self.heaps)
        for card, mark in zip(cards, marks[start:end], strict=True):
            if isinstance(mark, int):
                heaps[mark] = without(heaps[mark], card)
        return self._replace(
            hands=put(self.hands, seat, marks[:start] + marks[end:]),
            heaps=tuple(heaps),
        )

    def inserted(self, seat: Seat, place: int, mark: Mark) -> Self:
        marks = self.hands[seat]
        return self._replace(hands=put(self.hands, seat, (*marks[:place], mark, *marks[place:])))

    def arranged(self, seat: Seat, offer: Cards) -> Self:
        """Return the knowledge after a seat has arranged an Offer as its hand, in secret order."""
        return self._replace(
            hands=put(self.hands, seat, (seat,) * len(offer)),
            heaps=put(self.heaps, seat, offer),
        )

    def reshuffled(self, discards: Cards) -> Self:
        """Return the knowledge after the deck ran out: all the rest of its old heap is in hands."""
        return self._replace(heaps=(*self.heaps, tuple(sorted(discards))))

    def worlds(self, rng: Random, own: Iterable[tuple[Card, Mark]]) -> Callable[[Iterable[Mark]], Cards]:
        """Return a function that fills marked places, for a reader with these own cards: worlds equally
        likely.

        Call it only once for each place.
        """
        unseen = [list(heap) for heap in self.heaps]
        for card, mark in own:
            if isinstance(mark, int):
                unseen[mark].remove(card)
        heaps = [shuffled(rng, heap) for heap in unseen]
        return partial(_lying, heaps)


def _lying(heaps: list[list[Card]], marks: Iterable[Mark]) -> Cards:
    return tuple(heaps[mark].pop() if isinstance(mark, int) else mark for mark in marks)


def without(cards: Cards, card: Card) -> Cards:
    """Return the cards without one such card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return the values with one replaced."""
    return (*values[:place], value, *values[place + 1 :])
