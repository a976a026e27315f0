"""What a whole deal of Mitigati comes to when rules of thumb discard, declare and play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ai.mitigati_thumb import discards, weigh
from bot.ai.mitigati_twin import TRUMP_CARDS, Twin, mask_of
from bot.games.base import Seat
from bot.games.declarations import ABUNDANCE, BASE, EXTRA, MIXED
from bot.games.loka import HONOURS, KINGS
from bot.games.mitigati import PAR
from bot.games.mitigati_trick import PLAYERS
from bot.games.tricks import left_of

KING_CARDS: Final = mask_of(KINGS)
HONOUR_CARDS: Final = mask_of(HONOURS)


def bonus(hand: int) -> int:
    """What all that a hand may declare makes each opponent pay."""
    trumps = (hand & TRUMP_CARDS).bit_count()
    points = trumps if trumps >= ABUNDANCE else 0
    kings, honours = (hand & KING_CARDS).bit_count(), (hand & HONOUR_CARDS).bit_count()
    if kings == len(KINGS):
        return points + BASE["kings"] + EXTRA * honours
    if honours == len(HONOURS):
        return points + BASE["honours"] + EXTRA * kings
    shown = kings + honours
    return points + (BASE["mixed"] + EXTRA * (shown - MIXED) if shown >= MIXED else 0)


def outcome(hands: Sequence[int], dealer: Seat) -> list[int]:
    """What a deal brings each seat; the Dealer's hand has three cards more, which are discarded here."""
    masks = list(hands)
    away = sum(1 << place for place in discards(masks[dealer]))
    masks[dealer] ^= away
    twin = Twin(masks, left_of(dealer, PLAYERS))
    twin.pile(dealer, away)
    declared = [bonus(mask) for mask in masks]
    while twin.left:
        twin.play(max(weigh(twin)).place)
    paid = sum(declared)
    return [points - PAR + PLAYERS * mine - paid for points, mine in zip(twin.points, declared, strict=True)]
