"""Claiming the rest of a hand: when a player who leads must win every remaining trick, whoever holds which
card.

The proof uses only what the player may know. A card wins for certain if no card that an opponent may hold
could beat it. Leading a suit draws at least one card of it from each opponent who still holds any; so after
as many leads as there are cards of it out, it is gone, and the cards it could have beaten are safe. A valid
proof stays valid, so the first safe card found can be played at once.

This holds where the highest card takes a trick. In Top Suit and Spring Cleaning, where players may go on
climbing and always draw, nothing is certain in advance: there is nothing to claim.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bot.ai import best, think
from bot.games.base import HOLE, Card, Lie, Seat, State, play
from bot.games.kit.loka import FOOL
from bot.games.kit.tricks import TrickState


def certain(view: Any, seat: Seat) -> tuple[str, ...]:
    """Return the actions by which the seat wins every remaining trick; none if uncertain or only one trick is
    left.

    The last trick is played as fast as it is claimed.
    """
    if not view.claimable or view.phase != "play" or view.trick or view.turn != seat:
        return ()
    if any(_lying(view, other, "hidden") for other in range(view.players)):
        # Nobody knows a face-down card; and such a card need not follow suit.
        return ()
    own = _held(view, seat)
    return tuple(f"play {card}" for card in _order(view, seat, own)) if len(own) > 1 else ()


def _order(view: TrickState, seat: Seat, own: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards in an order in which each is certain to win; none if there is no such order."""
    out = _out(view, seat, own)
    held = Counter(card[-1] for card in out)
    # The Fool may be played instead of following, once.
    slack = 1 if FOOL in out else 0
    leads: Counter[str] = Counter()
    left, order = list(own), []
    while left:
        there = [card for card in out if leads[card[-1]] - slack < held[card[-1]]]
        safe = next((card for card in left if not any(view.could_beat(one, card) for one in there)), None)
        if safe is None:
            return ()
        left.remove(safe)
        order.append(safe)
        leads[safe[-1]] += 1
    return tuple(order)


def _held(view: TrickState, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that the seat may play, with holes where the reader may not see them."""
    return (*_lying(view, seat, "hand"), *_lying(view, seat, "open"))


def _lying(view: TrickState, seat: Seat, how: Lie) -> tuple[Card, ...]:
    kinds = [kind for kind, lie in view.own_piles.items() if lie == how]
    return tuple(card for kind in kinds for card in view.piles[f"{kind} {seat}"])


def _out(view: TrickState, seat: Seat, own: tuple[Card, ...]) -> list[Card]:
    """Return every card that another seat may hold: those it shows and those nobody has seen."""
    others = [other for other in range(view.players) if other != seat]
    shown = {card for other in others for card in _held(view, other)} - {HOLE}
    seen = {card for pile in view.piles.values() for card in pile} | set(own)
    unseen = [
        card
        for card in view.deck
        if card not in seen and any(card[-1] not in view.voids[other] for other in others)
    ]
    return [*shown, *unseen]


def played_out(state: Any, seat: Seat, plan: tuple[str, ...]) -> list[tuple[Seat, str]]:
    """Return the lines of the rest of the hand: the seat's plan, and replies by rules of thumb.

    The replies cannot change the outcome; each is chosen from that seat's own view.
    """
    level, rest = best(state.slug, "normal"), list(plan)
    lines: list[tuple[Seat, str]] = []
    hands = len(state.sheet)
    while rest or len(state.sheet) == hands:
        (actor,) = state.to_act
        if actor == seat:
            action = rest.pop(0)
        else:
            action = think(state.slug, level, state.view(actor), actor, Random(len(lines))).action
        after: tuple[State, Any] = play(state, actor, action)
        state = after[0]
        lines.append((actor, action))
    return lines
