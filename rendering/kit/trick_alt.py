"""Common alt texts of the trick games' public pictures."""

from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from bot.games.base import Card, Seat
from bot.games.kit.tricks import Trick, left_of
from rendering.kit.alt import CardName
from rendering.kit.catalogue import Catalogue


class TrickGame(Protocol):
    @property
    def players(self) -> int: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...


View = TypeVar("View", bound=TrickGame)


class TableTold(Generic[View]):
    """The sentences of one public picture."""

    def __init__(self, view: View, names: tuple[str, ...], words: Catalogue, named: CardName) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.named = named

    def trick(self) -> Iterator[str]:
        """Tell the trick on the table."""
        if self.view.trick:
            yield self.words("picture-trick", cards=self._played(self.view.leader, self.view.trick))

    def last_trick(self) -> Iterator[str]:
        if self.view.tricks:
            last = self.view.tricks[-1]
            played = self._played(last.leader, last.cards)
            yield self.words("picture-last", cards=played, name=self.names[last.winner])

    def _played(self, leader: Seat, cards: tuple[Card, ...]) -> str:
        return ", ".join(
            self.card_by(self.names[left_of(leader, self.view.players, place)], card, cards[0])
            for place, card in enumerate(cards)
        )

    def card_by(self, name: str, card: Card, led: Card) -> str:
        """Tell a card and its player, in a trick that began with `led`."""
        del led
        return self.words("picture-played", name=name, card=self.named(card))
