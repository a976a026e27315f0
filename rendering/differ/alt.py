"""Alt texts of Differ's pictures."""

from collections.abc import Iterator
from typing import Final

from bot.games.base import HOLE, Seat
from bot.games.differ.rules import PLAYERS, TRICKS, Differ, tricks_of, trump_of
from bot.games.kit.french import in_order
from rendering.differ.own import Own
from rendering.kit.alt import CardName, cut, fitting, listed, turns
from rendering.kit.catalogue import Catalogue
from rendering.kit.trick_alt import TableTold

_NAMES: Final = (20, 12, 7)
"""Maximum lengths of a name, tried until the text is short enough."""


def table(view: Differ, names: tuple[str, ...], words: Catalogue) -> str:
    """Return the alt text of the public picture."""
    short, both = cut(names, _NAMES[0]), (words.card_name, words.card)
    return fitting(" ".join(_Table(view, short, words, named).parts()) for named in both)


def hand(mine: Own, words: Catalogue) -> str:
    """Return the alt text of a player's own cards."""
    return fitting(" ".join(_hand(mine, words, named)) for named in (words.card_name, words.card))


def panel(view: Differ, seat: Seat, names: tuple[str, ...], mine: Own, words: Catalogue) -> str:
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
    if mine.face_up:
        yield words("differ-picture-face-up", cards=listed(mine.face_up, named))
    yield words("differ-picture-foundation", count=mine.foundation)
    if mine.playable is not None:
        yield words("picture-playable", cards=listed(mine.playable, named))


class _Table(TableTold[Differ]):
    def parts(self, reader: Seat | None = None) -> Iterator[str]:
        """Yield the sentences, without the reader's own cards, which are told beside them."""
        view, words = self.view, self.words
        yield from turns(view.to_act - {reader}, self.names, words)
        if view.phase == "auction":
            yield from self._calls()
        elif view.bid:
            yield self._contract()
        yield from self.trick()
        yield from self.last_trick()
        for seat in range(PLAYERS):
            yield from self._seat(seat, own=seat == reader)
        yield words("picture-match", target=view.target, done=len(view.tricks), all=TRICKS)

    def _calls(self) -> Iterator[str]:
        """Tell the newest call of each seat."""
        if not self.view.calls:
            return
        said = (self._call(seat, call) for seat, call in dict(self.view.calls).items())
        yield self.words("picture-calls", calls=", ".join(said))

    def _call(self, seat: Seat, call: str) -> str:
        name = self.names[seat]
        if call == "pass":
            return self.words("picture-pass", name=name)
        suit = self.words.suit(trump_of(call))
        return self.words("picture-call", name=name, tricks=tricks_of(call), suit=suit)

    def _contract(self) -> str:
        view = self.view
        return self.words(
            "differ-picture-contract",
            name=self.names[view.differ],
            tricks=tricks_of(view.bid),
            suit=self.words.suit(trump_of(view.bid)),
            taken=view.taken[view.differ],
        )

    def _seat(self, seat: Seat, *, own: bool) -> Iterator[str]:
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
            yield words("picture-winner")
        if seat == view.dealer:
            yield words("picture-seat-deals")
        if len(view.tricks) == TRICKS:
            yield words("picture-plus", points=view.sheet[-1].points[seat])
        if view.face_up[seat] and not own:
            yield words("differ-picture-face-up", cards=listed(in_order(view.face_up[seat]), self.named))
