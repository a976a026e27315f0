"""Cards that a text names beside their suit: `clubs 2, king`."""

from __future__ import annotations

import re

from bot.games.kit.french import FRENCH
from bot.games.kit.loka import LOKA
from bot.words import words


def spelled_out(text: str) -> str:
    """Return the text, and below it the full name of each card that it names beside its suit."""
    say, found = words(), [text]
    for suit in "CDHSAEFWT":
        cards = {say.rank_name(card): card for card in (*FRENCH, *LOKA) if card[-1] == suit}
        for ranks in re.findall(rf"\b{re.escape(say.suit(suit))} ([^;.\n]+)", text):
            found += [say.card_name(cards[rank]) for rank in ranks.split(", ") if rank in cards]
    return "\n".join(found)
