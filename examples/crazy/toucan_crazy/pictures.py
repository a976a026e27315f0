"""The pictures of Crazy Eights: the stock, the card to match, and how many cards each player holds."""

from __future__ import annotations

from bot.games.base import HOLE, Seat
from rendering.kit.catalogue import Catalogue
from rendering.plain import Pile, PilePictures
from toucan_crazy.rules import Game


def _head(view: Game, words: Catalogue) -> str:
    return words("crazy-picture-head", suit=words.suit(view.suit) if view.suit else "none")


def _goal(view: Game, words: Catalogue) -> str:
    return words("picture-target", target=view.target)


def _seat(view: Game, seat: Seat, name: str, words: Catalogue) -> str:
    return words("crazy-picture-seat", name=name, score=view.scores[seat], cards=len(view.hands[seat]))


def _piles(view: Game, words: Catalogue) -> tuple[Pile, ...]:
    stock = Pile(words("crazy-picture-stock", count=len(view.stock)), (HOLE,) * bool(view.stock))
    return stock, Pile(words("crazy-picture-top"), view.discards[-1:])


PICTURES = PilePictures(head=_head, goal=_goal, seat=_seat, piles=_piles)
table, hand, panel = PICTURES.drawn(__name__)
