"""The display order of a hand of French cards."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.games.base import HOLE, Card
from bot.games.kit.french import RANK, SUITS

_BLACK: Final = "CS"
_RED: Final = "DH"


def arranged(
    cards: Iterable[Card], sorting: str = "suits", ranks: Mapping[Card, int] = RANK
) -> tuple[Card, ...]:
    """Sort a hand by suit, each upward by `ranks`; `sorting` "colours" alternates red and black suits.

    A hand with hidden cards keeps its order.
    """
    hand = tuple(cards)
    if HOLE in hand:
        return hand
    held = {card[1] for card in hand}
    order = in_turn(held, _RED, _BLACK) if sorting == "colours" else SUITS
    return tuple(sorted(hand, key=lambda card: (order.index(card[1]), ranks[card])))


def in_turn(held: set[str], red: str, black: str) -> str:
    """Return the held suits, with no two of one colour side by side if possible."""
    some, others = ([suit for suit in colour if suit in held] for colour in (red, black))
    more, fewer = (some, others) if len(some) > len(others) else (others, some)
    return "".join(
        suit for place in range(len(more)) for suit in (*more[place : place + 1], *fewer[place : place + 1])
    )
