"""What tricks come to in Mitigati: who takes them, what the Fool owes for its escape, and the card points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.games.base import Card, Seat
from bot.games.kit.loka import FOOL, POINTS, STRENGTH, TRUMP, Cards
from bot.games.kit.tricks import Trick, left_of

PLAYERS: Final = 3


class Debt(NamedTuple):
    """Who played the Fool, and who took that trick and is owed a card for it at the end of the hand."""

    owner: Seat
    creditor: Seat


def led_suit(trick: Cards) -> str:
    """The suit to follow: that of the first card that is not the Fool, if there is one yet."""
    # A loop, for a generator takes longer, and this is asked with every card.
    for card in trick:
        if card != FOOL:
            return card[-1]
    return ""


def winner_of(leader: Seat, cards: Cards) -> Seat:
    """Who takes the trick: the highest trump, else the highest card of the led suit; never the Fool."""
    suits = (led_suit(cards), TRUMP)
    best = max((card for card in cards if card[-1] in suits), key=STRENGTH.__getitem__)
    return left_of(leader, PLAYERS, cards.index(best))


def debt_of(tricks: Iterable[Trick]) -> Debt | None:
    """What the Fool has left open, once it was played to a complete trick."""
    for leader, cards, winner in tricks:
        if FOOL in cards:
            return Debt(left_of(leader, PLAYERS, cards.index(FOOL)), winner)
    return None


def won_by(seat: Seat, tricks: Iterable[Trick]) -> Cards:
    """The cards of the tricks that a seat took, as they came, but for the Fool: it stays with its owner."""
    return tuple(card for trick in tricks if trick.winner == seat for card in trick.cards if card != FOOL)


def payment(pile: Cards) -> str:
    """What the Fool's owner gives from this trick pile: the cheapest card, or the Fool itself."""
    return min(pile, key=POINTS.__getitem__, default=FOOL)


def settled(piles: Iterable[Cards], debt: Debt) -> tuple[Cards, ...]:
    """The trick piles once the Fool and what it owes have found their places."""
    after = list(piles)
    paid = payment(after[debt.owner])
    after[debt.owner] = tuple(card for card in (*after[debt.owner], FOOL) if card != paid)
    after[debt.creditor] = (*after[debt.creditor], paid)
    return tuple(after)


def card_points(pile: Cards) -> int:
    return sum(map(POINTS.__getitem__, pile))


def could_beat(card: Card, led: Card) -> bool:
    """Whether the card could take a trick that `led` leads, whatever else is played to it."""
    if led == FOOL:
        # It never takes a trick.
        return True
    return card != FOOL and card[-1] in (led[-1], TRUMP) and STRENGTH[card] > STRENGTH[led]
