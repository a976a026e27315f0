"""Rollout of a whole deal of Mitigati: rules of thumb discard, declare and play."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.ai.mitigati.bitboard import (
    IN_SUIT,
    SUIT,
    SUIT_OF,
    TRUMP_CARDS,
    TRUMPS,
    WORTH,
    Mask,
    MitigatiBitboard,
    mask_at,
    mask_of,
    places_of,
)
from bot.ai.mitigati.heuristics import choose
from bot.ai.mitigati.odds import count
from bot.games.base import Seat
from bot.games.kit.loka import HONOURS, KINGS, STRENGTH
from bot.games.kit.tricks import left_of
from bot.games.mitigati.declarations import ABUNDANCE, BASE, EXTRA, MIXED
from bot.games.mitigati.rules import DISCARDS, KEPT, PAR
from bot.games.mitigati.trick import PLAYERS

if TYPE_CHECKING:
    from mypy_extensions import i64

KEPT_CARDS, KEPT_TRUMPS = mask_of(KEPT)
QUEEN: Final = WORTH[STRENGTH["QA"]]
KING_CARDS, _ = mask_of(KINGS)
_, HONOUR_CARDS = mask_of(HONOURS)
FOR_KINGS: Final = BASE["kings"]
FOR_HONOURS: Final = BASE["honours"]
FOR_MIXED: Final = BASE["mixed"]


def discards(hand: Mask) -> list[i64]:
    """Return the Dealer's discards."""
    return likely_discards(hand, DISCARDS)


def likely_discards(hand: Mask, most: int) -> list[i64]:
    """Return candidates: Aces, then cards that make a void, dear ones first; trumps only if necessary."""
    cards, trumps = hand
    loose = places_of((cards & ~KEPT_CARDS, trumps & ~KEPT_TRUMPS))
    kept = [_kept(place, cards) for place in loose]
    found: list[i64] = []
    for _ in range(min(most, len(loose))):
        # Among equal cards the lowest comes first.
        least = kept.index(min(kept))
        kept[least] = math.inf
        found.append(loose[least])
    return found


def _kept(place: i64, cards: i64) -> float:
    """Return how much a card should be kept rather than discarded, with these suit cards in hand."""
    suit = SUIT_OF[place]
    if suit == TRUMPS:
        return 100.0 + float(place)
    points: int = WORTH[place]
    size: int = count(cards >> IN_SUIT * suit & SUIT)
    if place == IN_SUIT * suit:
        return size / 100
    guarded = points >= QUEEN and size > 2
    return size - 0.6 * points + (2 if guarded else 0)


def bonus(hand: Mask) -> int:
    """Return the bonus that each opponent pays for all that a hand may declare."""
    cards, trumps = hand
    abundance = count(trumps & TRUMP_CARDS)
    points = abundance if abundance >= ABUNDANCE else 0
    held: int = cards & KING_CARDS
    kings, honours = held.bit_count(), count(trumps & HONOUR_CARDS)
    if kings == len(KINGS):
        return points + FOR_KINGS + EXTRA * honours
    if honours == len(HONOURS):
        return points + FOR_HONOURS + EXTRA * kings
    shown = kings + honours
    return points + (FOR_MIXED + EXTRA * (shown - MIXED) if shown >= MIXED else 0)


def outcome(hands: Sequence[Mask], dealer: Seat) -> list[int]:
    """Return the points of each seat in a deal; the Dealer's hand has three cards more, discarded here."""
    masks = list(hands)
    away = mask_at(discards(masks[dealer]))
    cards, trumps = masks[dealer]
    masks[dealer] = cards ^ away[0], trumps ^ away[1]
    board = MitigatiBitboard(masks, left_of(dealer, PLAYERS))
    board.pile(dealer, away)
    declared = [bonus(mask) for mask in masks]
    while board.left:
        board.play(choose(board))
    paid = sum(declared)
    return [points - PAR + PLAYERS * mine - paid for points, mine in zip(board.points, declared, strict=True)]
