"""Spring Cleaning's actions in words, with the cards at their places: for hints and reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.base import HOLE
from bot.words import words
from cogs.springcleaning.places import place_name
from cogs.springcleaning.steps import label
from cogs.springcleaning.text import spelled
from rendering.springcleaning.names import card_at, combined, owner, spot

if TYPE_CHECKING:
    from bot.games.base import Seat
    from bot.games.springcleaning.combinations import Cards
    from bot.games.springcleaning.rules import SpringCleaning
    from cogs.kit.game_cog import Names


def told(view: SpringCleaning, seat: Seat, action: str, names: Names, *, spoken: bool = False) -> str:
    """Describe the seat's action; `view` is the state before it. Unknown cards are told by place."""
    verb, _, rest = action.partition(" ")
    hand = view.hands[seat]
    if verb == "play":
        return _played(hand, rest, names, spoken=spoken)
    if verb == "offer":
        return _offered(hand, spot(rest))
    if verb == "insert" and view.drawn != (HOLE,):
        return _inserted(view, hand, int(rest), names)
    return words()("springcleaning-told-pass") if verb == "pass" else spelled(action, names)


def _played(hand: Cards, option: str, names: Names, *, spoken: bool) -> str:
    say, places = words(), option.split(" ")
    if HOLE not in [card_at(place, hand) for place in places]:
        return say("springcleaning-told-play", cards=label(hand, option, names, spoken=spoken))
    own = [spot(place) for place in places if owner(place) is None]
    offers = tuple(place for place in places if owner(place) is not None)
    return say(
        "springcleaning-told-hidden-play",
        sources="both" if offers else "hand",
        count=len(own),
        first=min(own),
        last=max(own),
        cards=combined(tuple(place[-1] for place in offers), offers, names, say, spoken=spoken),
    )


def _offered(hand: Cards, place: int) -> str:
    if hand[place] == HOLE:
        return words()("springcleaning-told-hidden-offer", place=place)
    return words()("springcleaning-told-offer", cards=place_name(hand, place))


def _inserted(view: SpringCleaning, hand: Cards, gap: int, names: Names) -> str:
    before = hand[gap - 1] if gap else ""
    after = hand[gap] if gap < len(hand) else ""
    if HOLE in (before, after):
        return spelled(f"insert {gap}", names)
    end = "only" if not hand else "left" if not gap else "right" if not after else "no"
    return words()(
        "springcleaning-told-insert", card=view.drawn[0], gap=gap, before=before, after=after, end=end
    )
