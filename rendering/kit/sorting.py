"""In what order a hand of French cards lies."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.games.base import HOLE, Card
from bot.games.kit.french import RANK, SUITS

_BLACK: Final = "CS"
_RED: Final = "DH"


def arranged(
    cards: Iterable[Card], sorting: str = "suits", ranks: Mapping[Card, int] = RANK
) -> tuple[Card, ...]:
    """Suit by suit, each upward by `ranks`; with `sorting` "colours", red and black suits in turn.

    Hidden cards leave the hand as it is.
    """
    hand = tuple(cards)
    if HOLE in hand:
        return hand
    held = {card[1] for card in hand}
    order = _in_turn(held) if sorting == "colours" else SUITS
    return tuple(sorted(hand, key=lambda card: (order.index(card[1]), ranks[card])))


def _in_turn(held: set[str]) -> str:
    """The suits that are held, no two of a colour side by side if that can be."""
    black = [suit for suit in _BLACK if suit in held]
    red = [suit for suit in _RED if suit in held]
    more, fewer = (red, black) if len(red) > len(black) else (black, red)
    return "".join(
        suit for place in range(len(more)) for suit in (*more[place : place + 1], *fewer[place : place + 1])
    )
