"""Alt texts of Differ's pictures."""

from collections.abc import Iterator

from bot.games.base import Seat
from bot.games.differ.rules import PLAYERS, TRICKS, Differ
from bot.games.kit.french import in_order
from rendering.kit.alt import listed
from rendering.kit.trick_alt import TableTold


class Told(TableTold[Differ]):
    def __iter__(self) -> Iterator[str]:
        view, words = self.view, self.words
        yield from self.turns()
        if view.phase == "auction":
            yield from self.calls(view.calls)
        elif view.bid:
            yield self._contract()
        yield from self.trick()
        yield from self.last_trick()
        for seat in range(PLAYERS):
            yield from self._seat(seat)
        yield words("picture-match", target=view.target, done=len(view.tricks), all=TRICKS)

    def _contract(self) -> str:
        view = self.view
        return self.words(
            "differ-picture-contract",
            name=self.names[view.differ],
            bid=view.bid,
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
        yield from self.standing(seat)
        if len(view.tricks) == TRICKS:
            yield words("picture-plus", points=view.sheet[-1].points[seat])
        if view.face_up[seat] and seat != self.reader:
            yield words("differ-picture-face-up", cards=listed(in_order(view.face_up[seat]), self.named))
