"""The pictures of Oh Hell: what is trumps, how many tricks each player bid and took."""

from __future__ import annotations

from bot.games.base import Seat
from rendering.kit.catalogue import Catalogue
from rendering.plain import TrickPictures
from toucan_ohhell.rules import NO_BID, OhHell


def bid_of(view: OhHell, seat: Seat) -> str:
    """Return the seat's bid; empty before it is made."""
    return "" if view.bids[seat] == NO_BID else str(view.bids[seat])


def _head(view: OhHell, words: Catalogue) -> str:
    bid = sum(bid for bid in view.bids if bid != NO_BID)
    suit = words.suit(view.trump) if view.trump else "none"
    return words("ohhell-picture-head", suit=suit, bid=bid, tricks=view.hand_size)


def _goal(view: OhHell, words: Catalogue) -> str:
    hand = min(len(view.sheet) + 1, len(view.sizes))
    return words("ohhell-picture-goal", hand=hand, all=len(view.sizes))


def _counts(view: OhHell, seat: Seat) -> tuple[tuple[str, str], ...]:
    bid = bid_of(view, seat)
    return ("hand", str(len(view.hands[seat]))), ("crown", f"{view.taken[seat]}/{bid or '?'}")


def _seat(view: OhHell, seat: Seat, name: str, words: Catalogue) -> str:
    bid = bid_of(view, seat) or "none"
    return words("ohhell-picture-seat", name=name, score=view.scores[seat], taken=view.taken[seat], bid=bid)


PICTURES = TrickPictures(
    head=_head,
    goal=_goal,
    seat=_seat,
    counts=_counts,
    signs=(("hand", "picture-means-hand"), ("crown", "ohhell-picture-means-crown")),
    called=bid_of,
)
table, hand, panel = PICTURES.drawn(__name__)
