"""Claiming the rest of a hand: when a player who leads must win every trick that is left, whoever holds what.

Proved from what the player may know. A card wins for certain if none of the cards that an opponent may hold
could beat it. Leading a suit draws at least one card of it from those who still hold any; so after as many
leads as there are cards of it out, it is gone, and what it could have beaten is safe. A proof once good stays
good, so the first safe card that is found can be played at once.

That holds where tricks are taken by the highest card. In Top Suit and Spring Cleaning, where one goes on
climbing and may always draw, nothing is certain before it has happened: there is nothing to claim.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from bot.ai import best, think
from bot.games.base import HOLE, Card, Seat, State, play
from bot.games.differ import rules as differ
from bot.games.kit.french import RANK
from bot.games.kit.loka import FOOL, STRENGTH, TRUMP
from bot.games.mitigati import rules as mitigati
from bot.games.q92 import rules as q92
from bot.games.q92.trick import TRUMP_RANK, became

Beats = Callable[[Card, Card, str], bool]
"""Whether a card could take the trick that another leads, whatever else is played to it; then the trump."""


def certain(view: Any, seat: Seat) -> tuple[str, ...]:
    """What the seat plays to win every trick that is left; nothing if that is not certain, or only one is.

    The last trick is played as fast as it is claimed.
    """
    beats = _BEATS.get(view.slug)
    if beats is None or view.phase != "play" or view.trick or view.turn != seat:
        return ()
    if view.slug == differ.Differ.slug and any(view.foundations):
        # What will be turned up, nobody knows; and a card there need not follow.
        return ()
    own = _held(view, seat)
    return tuple(f"play {card}" for card in _order(view, seat, own, beats)) if len(own) > 1 else ()


def _order(view: Any, seat: Seat, own: tuple[Card, ...], beats: Beats) -> tuple[Card, ...]:
    """The cards so that each is certain to win when its turn has come; nothing if there is no such order."""
    trump = TRUMP if view.slug == mitigati.Mitigati.slug else view.bid[-1]
    out = _out(view, seat, own)
    held = Counter(card[-1] for card in out)
    # The Fool may be played instead of following, once.
    slack = 1 if FOOL in out else 0
    leads: Counter[str] = Counter()
    left, order = list(own), []
    while left:
        there = [card for card in out if leads[card[-1]] - slack < held[card[-1]]]
        safe = next((card for card in left if not any(beats(one, card, trump) for one in there)), None)
        if safe is None:
            return ()
        left.remove(safe)
        order.append(safe)
        leads[safe[-1]] += 1
    return tuple(order)


def _held(view: Any, seat: Seat) -> tuple[Card, ...]:
    face_up: tuple[Card, ...] = view.face_up[seat] if view.slug == differ.Differ.slug else ()
    return tuple(view.hands[seat]) + face_up


def _out(view: Any, seat: Seat, own: tuple[Card, ...]) -> list[Card]:
    """Every card that another seat may hold: those that it shows, and those that nobody has seen."""
    others = [other for other in range(view.players) if other != seat]
    shown = {card for other in others for card in _held(view, other)} - {HOLE}
    seen = {card for pile in view.piles.values() for card in pile} | set(own)
    unseen = [
        card
        for card in view.deck
        if card not in seen and any(card[-1] not in view.voids[other] for other in others)
    ]
    return [*shown, *unseen]


def _higher(card: Card, led: Card, trump: str) -> bool:
    """In Differ."""
    return RANK[card] > RANK[led] if card[1] == led[1] else card[1] == trump


def _higher_in_q92(card: Card, led: Card, trump: str) -> bool:
    counted = became(card, led[1], trump)
    if counted[1] != led[1]:
        return counted[1] == trump
    if counted[0] == "2" != led[0]:
        # It is the highest when everybody follows.
        return True
    rank = TRUMP_RANK if led[1] == trump else RANK
    return rank[counted] > rank[led]


def _higher_in_mitigati(card: Card, led: Card, trump: str) -> bool:
    if led == FOOL:
        # It never takes a trick.
        return True
    return card != FOOL and card[-1] in (led[-1], trump) and STRENGTH[card] > STRENGTH[led]


_BEATS: Final[Mapping[str, Beats]] = {
    differ.Differ.slug: _higher,
    q92.NinetyTwoQ.slug: _higher_in_q92,
    mitigati.Mitigati.slug: _higher_in_mitigati,
}


def played_out(state: Any, seat: Seat, plan: tuple[str, ...]) -> list[tuple[Seat, str]]:
    """The rest of the hand: the seat does as it planned, and the others follow by rules of thumb.

    Their cards go where they must and change nothing; each is chosen from that seat's own view.
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
