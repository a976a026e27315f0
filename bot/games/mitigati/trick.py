"""Tricks of Mitigati: their winner, the debt of the Fool, and card points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.games.base import Card, Seat
from bot.games.kit.loka import FOOL, POINTS, STRENGTH, TRUMP, Cards
from bot.games.kit.tricks import Trick, left_of

PLAYERS: Final = 3


class Debt(NamedTuple):
    """The debt of the Fool: its owner owes a card to the winner of its trick, paid at the end of the hand."""

    owner: Seat
    creditor: Seat


def led_suit(trick: Cards) -> str:
    """Return the suit to follow: that of the first card that is not the Fool, if there is one yet."""
    # A loop, as a generator is slower, and this runs with every card.
    for card in trick:
        if card != FOOL:
            return card[-1]
    return ""


def winner_of(leader: Seat, cards: Cards) -> Seat:
    """Return the winner of the trick: the highest trump, else the highest of the led suit; never the Fool."""
    suits = (led_suit(cards), TRUMP)
    best = max((card for card in cards if card[-1] in suits), key=STRENGTH.__getitem__)
    return left_of(leader, PLAYERS, cards.index(best))


def debt_of(tricks: Iterable[Trick]) -> Debt | None:
    """Return the debt of the Fool, once it was played to a complete trick."""
    for leader, cards, winner in tricks:
        if FOOL in cards:
            return Debt(left_of(leader, PLAYERS, cards.index(FOOL)), winner)
    return None


def won_by(seat: Seat, tricks: Iterable[Trick]) -> Cards:
    """Return the cards of a seat's tricks, in order, without the Fool, which stays with its owner."""
    return tuple(card for trick in tricks if trick.winner == seat for card in trick.cards if card != FOOL)


def payment(pile: Cards) -> str:
    """Return what the Fool's owner gives from this trick pile: the cheapest card, or the Fool itself."""
    return min(pile, key=POINTS.__getitem__, default=FOOL)


def settled(piles: Iterable[Cards], debt: Debt) -> tuple[Cards, ...]:
    """Return the trick piles after the debt of the Fool is paid."""
    after = list(piles)
    paid = payment(after[debt.owner])
    after[debt.owner] = tuple(card for card in (*after[debt.owner], FOOL) if card != paid)
    after[debt.creditor] = (*after[debt.creditor], paid)
    return tuple(after)


def card_points(pile: Cards) -> int:
    return sum(map(POINTS.__getitem__, pile))


def could_beat(card: Card, led: Card) -> bool:
    """Return whether the card could take a trick that `led` leads, whatever else is played to it."""
    if led == FOOL:
        # The Fool never takes a trick.
        return True
    return card != FOOL and card[-1] in (led[-1], TRUMP) and STRENGTH[card] > STRENGTH[led]
