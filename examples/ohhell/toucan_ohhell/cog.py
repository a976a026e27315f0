"""Oh Hell in Discord: its commands, and what its table says."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from discord import app_commands

from bot.games.base import Seat, State
from bot.words import words
from cogs.kit.commands import Play, Typed, acting, explain_rules, new_table
from cogs.kit.game_cog import Names, Pictures, say
from cogs.kit.plain import PlainCog
from toucan_ohhell import pictures
from toucan_ohhell.rules import NO_BID, OhHell

if TYPE_CHECKING:
    from toucan_ohhell.rules import HandResult

Bid = app_commands.Transform[str, Typed("bid")]


class Cog(PlainCog[OhHell], group_name="ohhell", group_description=say("ohhell-about")):
    game: ClassVar[type[State]] = OhHell
    pictures: ClassVar[Pictures] = pictures

    def state(self, view: OhHell, _names: Names, /) -> str:
        bid = sum(bid for bid in view.bids if bid != NO_BID)
        trump, turned = view.trump, view.turned[0]
        return words()("ohhell-state", trump=trump, turned=turned, bid=bid, tricks=view.hand_size)

    def seat_as_text(self, view: OhHell, seat: Seat, name: str, /) -> str:
        bid = pictures.bid_of(view, seat) or "none"
        return words()("ohhell-seat", name=name, bid=bid, taken=view.taken[seat])

    def asked_call(self, view: OhHell, _seat: Seat, /) -> str:
        hooked = "none" if view.hooked == NO_BID else str(view.hooked)
        return words()("ohhell-ask-bid", tricks=view.hand_size, hooked=hooked)

    def results(self, view: OhHell, names: Names) -> list[str]:
        return [self._result(number, line, names) for number, line in enumerate(view.sheet, 1)]

    def _result(self, number: int, line: HandResult, names: Names) -> str:
        rows = zip(names, line.bids, line.taken, line.points, strict=True)
        seats = (
            words()("ohhell-result-seat", name=name, bid=bid, taken=taken, points=points)
            for name, bid, taken, points in rows
        )
        return words()("ohhell-result", number=number, scores=" · ".join(seats))

    def rules(self, view: OhHell | None, topic: str) -> str:
        shown = view or OhHell.start(self.game.seats[1], {})
        rising = "no" if shown.sizes[-1] == 1 else "yes"
        return words()(
            f"ohhell-rules-{topic}",
            cards=shown.sizes[0],
            rising=rising,
            hook=shown.hook,
            pay=shown.tricks_pay,
        )

    new = new_table(OhHell)
    bid = acting("bid", "ohhell-bid-about", bid=("ohhell-bid-option", Bid))
    play = acting("play", "play-about", card=("play-option", Play))
    show_rules = explain_rules(OhHell, PlainCog.topics)
