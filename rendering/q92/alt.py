"""Alt texts of 92Q's pictures."""

from collections.abc import Iterator
from typing import Final

from bot.games.base import HOLE, Card, Seat
from bot.games.q92.rules import NinetyTwoQ, tricks_of
from bot.games.q92.trick import became
from rendering.kit.alt import CardName, cut, fitting, listed, turns
from rendering.kit.catalogue import Catalogue
from rendering.kit.trick_alt import TableTold
from rendering.q92.own import Own

_NAMES: Final = (20, 12, 7)
"""Maximum lengths of a name, tried until the text is short enough."""


def side(view: NinetyTwoQ, seat: Seat) -> str:
    """Return a seat's side in this hand: `bidder`, `partner` or `other`; `none` before it is settled."""
    if seat == view.bidder and view.phase != "auction":
        return "bidder"
    if not view.partners:
        return "none"
    return "partner" if seat in view.partners else "other"


def table(view: NinetyTwoQ, names: tuple[str, ...], words: Catalogue) -> str:
    """Return the alt text of the public picture, with full names as far as there is room."""
    ways = ((_NAMES[0], words.card_name), *((most, words.card) for most in _NAMES))
    return fitting(" ".join(_Table(view, cut(names, most), words, named).parts()) for most, named in ways)


def hand(mine: Own, words: Catalogue) -> str:
    """Return the alt text of a player's own cards."""
    return " ".join(_hand(mine, words, words.card_name)) or words("q92-picture-hidden", count=len(mine.cards))


def panel(view: NinetyTwoQ, seat: Seat, names: tuple[str, ...], mine: Own, words: Catalogue) -> str:
    """Return the alt text of a player's own cards, and of the table."""
    ways = ((_NAMES[0], words.card_name), *((most, words.card) for most in _NAMES))
    return fitting(
        " ".join((*_hand(mine, words, named), *_Table(view, cut(names, most), words, named).parts(seat)))
        for most, named in ways
    )


def _hand(mine: Own, words: Catalogue, named: CardName) -> Iterator[str]:
    if mine.turn:
        yield words("picture-your-turn")
    if mine.cards and HOLE not in mine.cards:
        yield words("spoken-hand", cards=listed(mine.cards, named))
    if mine.playable is not None:
        yield words("picture-playable", cards=listed(mine.playable, named))
    if mine.turning:
        turning = listed(mine.turning, named)
        yield words("q92-picture-turning", cards=turning, suit=words.suit(mine.led))


class _Table(TableTold[NinetyTwoQ]):
    def parts(self, reader: Seat | None = None) -> Iterator[str]:
        """Yield the sentences, without the reader's turn, which is told beside them."""
        view, words = self.view, self.words
        yield from turns(view.to_act - {reader}, self.names, words)
        if view.phase == "auction":
            yield from self._calls()
        elif view.bid:
            yield self._contract()
        yield from self._tricks()
        for seat in range(view.players):
            yield from self._seat(seat)
        yield words("picture-match", target=view.target, done=len(view.tricks), all=view.hand_size)

    def _calls(self) -> Iterator[str]:
        """Tell the newest call of each seat."""
        if self.view.calls:
            said = (self._call(seat, call) for seat, call in dict(self.view.calls).items())
            yield self.words("picture-calls", calls=", ".join(said))

    def _call(self, seat: Seat, call: str) -> str:
        name = self.names[seat]
        if call == "pass":
            return self.words("picture-pass", name=name)
        return self.words("picture-call", name=name, tricks=tricks_of(call), suit=self.words.suit(call[-1]))

    def _contract(self) -> str:
        view = self.view
        team = (view.bidder, *view.partners)
        return self.words(
            "q92-picture-contract",
            tricks=tricks_of(view.bid),
            suit=self.words.suit(view.trump),
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
        if seat in view.winners:
            yield words("picture-winner")
        if seat == view.dealer:
            yield words("picture-seat-deals")
        if view.sheet and view.phase in ("deal", "over"):
            yield words("picture-plus", points=view.sheet[-1].points[seat])
