"""Alt texts of Mitigati's pictures."""

from collections.abc import Iterator

from bot.games.base import Card, Seat
from bot.games.kit.loka import Cards, in_order
from bot.games.mitigati.declarations import bonuses
from bot.games.mitigati.rules import TRICKS, Mitigati
from bot.games.mitigati.trick import PLAYERS, card_points, won_by
from rendering.kit.alt import listed
from rendering.kit.trick_alt import TableTold


def points_of(view: Mitigati, seat: Seat) -> int:
    """Return the card points in a seat's tricks; after the hand also those of discards and the Fool."""
    if view.phase == "play":
        return card_points(won_by(seat, view.tricks))
    return view.sheet[-1].card_points[seat]


def is_shown(view: Mitigati, seat: Seat, card: Card) -> bool:
    """Return whether the seat has shown a card to everybody."""
    return any(one.seat == seat and card in one.cards for one in view.declared)


class Told(TableTold[Mitigati]):
    def __iter__(self) -> Iterator[str]:
        view, words = self.view, self.words
        yield from self.turns()
        if view.phase == "bargain":
            yield from self._bargaining()
        elif view.phase == "declare" and view.declared:
            newest = view.declared[-1]
            yield words(
                "mitigati-picture-shown", name=self.names[newest.seat], cards=self._listed(newest.cards)
            )
        yield from self.trick()
        yield from self.last_trick()
        for seat in range(PLAYERS):
            yield from self._seat(seat)
        yield words(
            "mitigati-picture-match", number=view.number, hands=view.length, done=len(view.tricks), all=TRICKS
        )

    def _listed(self, cards: Cards) -> str:
        return listed(cards, self.named)

    def _bargaining(self) -> Iterator[str]:
        for seat, name in enumerate(self.names):
            stance = self.view.bargain.stances[seat]
            if stance:
                kind = "demand" if stance < 0 else "offer"
                yield self.words(f"mitigati-picture-{kind}", name=name, points=abs(stance))
            elif any(speaker == seat for speaker, _ in self.view.bargain.said):
                yield self.words("mitigati-picture-pass", name=name)

    def _seat(self, seat: Seat) -> Iterator[str]:
        view, words, name = self.view, self.words, self.names[seat]
        yield words("mitigati-picture-seat", name=name, score=view.scores[seat], hand=len(view.hands[seat]))
        yield from self.standing(seat)
        if view.phase == "play" or len(view.tricks) == TRICKS:
            yield words("mitigati-picture-taken", tricks=view.taken[seat], points=points_of(view, seat))
        if view.declared:
            yield words("mitigati-picture-bonus", points=bonuses(view.declared, PLAYERS)[seat])
        if view.phase in ("deal", "over") and view.sheet:
            yield words("mitigati-picture-points", points=view.sheet[-1].points[seat])
        elif seat != self.reader:
            known = in_order(card for card in view.hands[seat] if is_shown(view, seat, card))
            if known:
                yield words("mitigati-picture-known", cards=self._listed(known))
        if (debt := view.debt) and debt.owner == seat and len(view.tricks) < TRICKS:
            yield words("mitigati-picture-debt", name=self.names[debt.creditor])
