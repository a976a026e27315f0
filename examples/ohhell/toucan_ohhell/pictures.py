"""The pictures of Oh Hell: what is trumps, how many tricks each player bid and took."""

from __future__ import annotations

from typing import Any

from bot.games.base import Seat
from rendering.kit.catalogue import Catalogue
from rendering.kit.picture import Picture, once
from rendering.plain import PlainPictures
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


def _signs(words: Catalogue) -> tuple[tuple[str, str], ...]:
    return ("hand", words("picture-means-hand")), ("crown", words("ohhell-picture-means-crown"))


PICTURES = PlainPictures(_head, _goal, _counts, _signs, bid_of, _seat)


@once
def table(view: OhHell, names: tuple[str, ...], words: Catalogue, **likes: Any) -> Picture:
    return PICTURES.table(view, names, words, **likes)


@once
def panel(view: OhHell, seat: Seat, names: tuple[str, ...], words: Catalogue, **likes: Any) -> Picture:
    return PICTURES.panel(view, seat, names, words, **likes)


@once
def hand(view: OhHell, seat: Seat, words: Catalogue, **likes: Any) -> Picture:
    return PICTURES.hand(view, seat, words, **likes)
