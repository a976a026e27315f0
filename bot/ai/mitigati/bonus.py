"""The best declaration that a hand of Mitigati allows."""

from __future__ import annotations

from bot.games.base import Choice, Seat
from bot.games.kit.loka import Cards
from bot.games.mitigati.declarations import DONE, Declaration, choices, declaration


def dearest(possible: tuple[Choice, ...], seat: Seat) -> tuple[str, Declaration] | None:
    """Return the best action and its declaration: every card is shown that adds to the bonus."""
    made = [
        (" ".join((choice.verb, *choice.options)), declaration(seat, choice.verb, tuple(choice.options)))
        for choice in possible
        if choice.verb != DONE
    ]
    return max(made, key=lambda one: one[1].bonus, default=None)


def bonus(hand: Cards) -> int:
    """Return the bonus of the best declaration, from the cards in hand."""
    best = dearest(choices(hand, ()), 0)
    return best[1].bonus if best else 0
