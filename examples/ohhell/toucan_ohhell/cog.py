"""Oh Hell in Discord: its commands, and what its table says."""

from __future__ import annotations

from typing import ClassVar

from bot.games.base import Seat, State
from bot.words import words
from cogs.kit.commands import Bid, Play, acting, explain_rules, new_table
from cogs.kit.game_cog import Names, say
from cogs.kit.plain import Drawn, TrickCog
from toucan_ohhell import pictures
from toucan_ohhell.rules import NO_BID, HandResult, OhHell


class Cog(TrickCog[OhHell], group_name="ohhell", group_description=say("ohhell-about")):
    game: ClassVar[type[State]] = OhHell
    pictures: ClassVar[Drawn] = pictures

    def state(self, view: OhHell, _names: Names, /) -> str:
        bid = sum(bid for bid in view.bids if bid != NO_BID)
        trump, turned = view.trump, view.turned[0]
        return words()("ohhell-state", trump=trump, turned=turned, bid=bid, tricks=view.hand_size)

    def asked_call(self, view: OhHell, _seat: Seat, /) -> str:
        hooked = "none" if view.hooked == NO_BID else str(view.hooked)
        return words()("ohhell-ask-bid", tricks=view.hand_size, hooked=hooked)

    def seat_result(self, line: HandResult, seat: Seat, name: str, /) -> str:
        bid, taken, points = line.bids[seat], line.taken[seat], line.points[seat]
        return words()("ohhell-result-seat", name=name, bid=bid, taken=taken, points=points)

    new = new_table(OhHell)
    bid = acting("bid", "ohhell-bid-about", bid=("ohhell-bid-option", Bid))
    play = acting("play", "play-about", card=("play-option", Play))
    show_rules = explain_rules(OhHell, TrickCog.topics)
