"""Positions of Top Suit."""

from __future__ import annotations

from bot.games.kit.french import FRENCH, in_order
from bot.games.topsuit.combinations import Combination, combination
from bot.games.topsuit.rules import Act, TopSuit, TrickResult


def of(text: str) -> Combination:
    """Return the combination with this text, which must be in its own order."""
    made = combination(tuple(text.split()))
    assert made is not None
    assert " ".join(made.cards) == text
    return made


def position(*hands: str, current: str = "", stock: str = "", turn: int = 0) -> TopSuit:
    """Return a table in the middle of a trick: the seat before played `current`, all cards not named are
    gone."""
    held = tuple(in_order(hand.split()) for hand in hands)
    drawable = tuple(stock.split())
    laid = tuple(current.split())
    left = set(FRENCH) - {card for cards in (*held, drawable, laid) for card in cards}
    before = (turn - 1) % len(hands)
    gone = TrickResult((Act(before, "play", in_order(left)),), before)
    table = TopSuit(players=len(hands), phase="play", hands=held, stock=drawable, turn=turn, sheet=(gone,))
    if not current:
        return table.but(leader=turn)
    return table.but(leader=before, acts=(Act(before, "play", laid),), current=of(current), owner=before)
