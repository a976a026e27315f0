"""Common alt texts of the trick games' public pictures."""

from collections.abc import Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from bot.games.base import Card, Seat
from bot.games.kit.tricks import TrickState, left_of
from rendering.kit.alt import naming, turns
from rendering.kit.catalogue import Catalogue


class TrickGame(TrickState, Protocol):
    @property
    def dealer(self) -> Seat: ...


View = TypeVar("View", bound=TrickGame)


class TableTold(Generic[View]):
    """The sentences of one picture of a table, without its reader's own cards, which are told beside them."""

    def __init__(
        self,
        view: View,
        names: tuple[str, ...],
        words: Catalogue,
        /,
        *,
        spoken: bool,
        reader: Seat | None = None,
    ) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.named = naming(words, spoken=spoken)
        self.reader = reader

    def __iter__(self) -> Iterator[str]:
        raise NotImplementedError

    def turns(self) -> Iterator[str]:
        """Tell whose turn it is; the reader's own is told beside their cards."""
        return turns(self.view.to_act - {self.reader}, self.names, self.words)

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

    def calls(self, calls: Iterable[tuple[Seat, str]]) -> Iterator[str]:
        """Tell the newest call of each seat in an auction for tricks."""
        if said := ", ".join(self._call(self.names[seat], call) for seat, call in dict(calls).items()):
            yield self.words("picture-calls", calls=said)

    def _call(self, name: str, call: str) -> str:
        if call == "pass":
            return self.words("picture-pass", name=name)
        return self.words("picture-call", name=name, bid=call)

    def standing(self, seat: Seat) -> Iterator[str]:
        """Tell whether the seat has won the match, and whether it deals, where a seat does."""
        if seat in self.view.winners:
            yield self.words("picture-winner")
        if seat == getattr(self.view, "dealer", None):
            yield self.words("picture-seat-deals")
