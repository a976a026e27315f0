"""Alt texts of Differ's pictures."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.differ.rules import PLAYERS, TRICKS, Differ
from bot.games.kit.french import in_order
from rendering.differ.hand import Own
from rendering.kit.alt import listed, told, turns
from rendering.kit.catalogue import Catalogue
from rendering.kit.trick_alt import TableTold


def table(view: Differ, names: tuple[str, ...], words: Catalogue) -> str:
    """Return the alt text of the public picture."""
    return told(lambda short, *, spoken: _Table(view, short, words, spoken=spoken).parts(), names)


def panel(view: Differ, seat: Seat, names: tuple[str, ...], mine: Own, words: Catalogue) -> str:
    """Return the alt text of a player's own cards, and of the table."""

    def parts(short: tuple[str, ...], *, spoken: bool) -> Iterator[str]:
        yield from mine.told(words, spoken=spoken)
        yield from _Table(view, short, words, spoken=spoken).parts(seat)

    return told(parts, names)


class _Table(TableTold[Differ]):
    def parts(self, reader: Seat | None = None) -> Iterator[str]:
        """Yield the sentences, without the reader's own cards, which are told beside them."""
        view, words = self.view, self.words
        yield from turns(view.to_act - {reader}, self.names, words)
        if view.phase == "auction":
            yield from self.calls(view.calls)
        elif view.bid:
            yield self._contract()
        yield from self.trick()
        yield from self.last_trick()
        for seat in range(PLAYERS):
            yield from self._seat(seat, own=seat == reader)
        yield words("picture-match", target=view.target, done=len(view.tricks), all=TRICKS)

    def _contract(self) -> str:
        view = self.view
        return self.words(
            "differ-picture-contract",
            name=self.names[view.differ],
            bid=view.bid,
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
        yield from self.standing(seat)
        if len(view.tricks) == TRICKS:
            yield words("picture-plus", points=view.sheet[-1].points[seat])
        if view.face_up[seat] and not own:
            yield words("differ-picture-face-up", cards=listed(in_order(view.face_up[seat]), self.named))
