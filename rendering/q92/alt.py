"""Alt texts of 92Q's pictures."""

from collections.abc import Iterator

from bot.games.base import Card, Seat
from bot.games.q92.rules import NinetyTwoQ
from bot.games.q92.trick import became
from rendering.kit.trick_alt import TableTold


def side(view: NinetyTwoQ, seat: Seat) -> str:
    """Return a seat's side in this hand: `bidder`, `partner` or `other`; `none` before it is settled."""
    if seat == view.bidder and view.phase != "auction":
        return "bidder"
    if not view.partners:
        return "none"
    return "partner" if seat in view.partners else "other"


class Told(TableTold[NinetyTwoQ]):
    def __iter__(self) -> Iterator[str]:
        view, words = self.view, self.words
        yield from self.turns()
        if view.phase == "auction":
            yield from self.calls(view.calls)
        elif view.bid:
            yield self._contract()
        yield from self._tricks()
        for seat in range(view.players):
            yield from self._seat(seat)
        yield words("picture-match", target=view.target, done=len(view.tricks), all=view.hand_size)

    def _contract(self) -> str:
        view = self.view
        team = (view.bidder, *view.partners)
        return self.words(
            "q92-picture-contract",
            bid=view.bid,
            left=self.words.suit(view.left_suit),
            taken=sum(view.taken[seat] for seat in team),
        )

    def _tricks(self) -> Iterator[str]:
        view = self.view
        yield from self.trick()
        if view.trick:
            led = view.trick[0][1]
            high = all(card[1] == led for card in view.counted)
            yield self.words("q92-picture-two-high" if high else "q92-picture-two-low")
        yield from self.last_trick()

    def card_by(self, name: str, card: Card, led: Card) -> str:
        counted = became(card, led[1], self.view.trump)
        if counted == card:
            return super().card_by(name, card, led)
        suit = self.words.suit(counted[1])
        return self.words("q92-picture-turned", name=name, card=self.named(card), suit=suit)

    def _seat(self, seat: Seat) -> Iterator[str]:
        view, words = self.view, self.words
        yield words(
            "q92-picture-seat",
            name=self.names[seat],
            side=side(view, seat),
            score=view.scores[seat],
            taken=view.taken[seat],
        )
        yield from self.standing(seat)
        if view.sheet and view.phase in ("deal", "over"):
            yield words("picture-plus", points=view.sheet[-1].points[seat])
