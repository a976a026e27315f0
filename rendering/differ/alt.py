"""What Differ's pictures show, in words, for those who listen to them."""

from collections.abc import Iterator
from typing import Final

from bot.games.base import HOLE, Seat
from bot.games.differ.rules import PLAYERS, TRICKS, Cards, Differ, tricks_of, trump_of
from bot.games.kit.french import in_order
from rendering.kit.alt import CardName, cut, fitting, listed, turns
from rendering.kit.catalogue import Catalogue
from rendering.kit.trick_alt import TableTold

_NAME: Final = 20


def table(view: Differ, names: tuple[str, ...], words: Catalogue) -> str:
    """The public picture."""
    short, both = cut(names, _NAME), (words.card_name, words.card)
    return fitting(" ".join(_Table(view, short, words, named).parts()) for named in both)


def hand(
    cards: Cards, face_up: Cards, foundation: int, playable: Cards | None, words: Catalogue, *, turn: bool
) -> str:
    """A player's own cards; `playable` is None where nothing on the picture is dim."""

    def parts(named: CardName) -> Iterator[str]:
        if turn:
            yield words("differ-picture-your-turn")
        if cards and HOLE not in cards:
            yield words("differ-picture-hand", cards=listed(cards, named))
        if face_up:
            yield words("differ-picture-face-up", cards=listed(face_up, named))
        yield words("differ-picture-foundation", count=foundation)
        if playable is not None:
            yield words("differ-picture-playable", cards=listed(playable, named))

    return fitting(" ".join(parts(named)) for named in (words.card_name, words.card))


class _Table(TableTold[Differ]):
    def parts(self) -> Iterator[str]:
        view, words = self.view, self.words
        yield from turns(view.to_act, self.names, words)
        if view.phase == "auction":
            yield from self._calls()
        elif view.bid:
            yield self._contract()
        yield from self.trick()
        yield from self.last_trick()
        for seat in range(PLAYERS):
            yield from self._seat(seat)
        yield words("differ-picture-match", target=view.target, done=len(view.tricks), all=TRICKS)

    def _calls(self) -> Iterator[str]:
        """The newest call of each seat."""
        if not self.view.calls:
            return
        said = (self._call(seat, call) for seat, call in dict(self.view.calls).items())
        yield self.words("differ-picture-calls", calls=", ".join(said))

    def _call(self, seat: Seat, call: str) -> str:
        name = self.names[seat]
        if call == "pass":
            return self.words("differ-picture-pass", name=name)
        suit = self.words.suit(trump_of(call))
        return self.words("differ-picture-call", name=name, tricks=tricks_of(call), suit=suit)

    def _contract(self) -> str:
        view = self.view
        return self.words(
            "differ-picture-contract",
            name=self.names[view.differ],
            tricks=tricks_of(view.bid),
            suit=self.words.suit(trump_of(view.bid)),
            taken=view.taken[view.differ],
        )

    def _seat(self, seat: Seat) -> Iterator[str]:
        view, words = self.view, self.words
        yield words(
            "differ-picture-seat",
            name=self.names[seat],
            score=view.scores[seat],
            taken=view.taken[seat],
            hand=len(view.hands[seat]),
            foundation=len(view.foundations[seat]),
        )
        if seat in view.winners:
            yield words("differ-picture-winner")
        if seat == view.dealer:
            yield words("differ-picture-dealer")
        if len(view.tricks) == TRICKS:
            yield words("differ-picture-points", points=view.sheet[-1].points[seat])
        if view.face_up[seat]:
            yield words("differ-picture-face-up", cards=listed(in_order(view.face_up[seat]), self.named))
