"""Every lesson, and the rules it must mention."""

from __future__ import annotations

import re

from bot.games import GAMES
from bot.words import words

LESSONS = sorted(GAMES)
ALWAYS_SPOKEN_OF = frozenset({"1T", "21T", "FOOL"})
"""The Honours of Mitigati, whose rules cannot be told without their names."""


def speaks_of(text: str, card: str) -> bool:
    return bool(re.search(rf"\b{re.escape(words().card_name(card))}\b", text, re.IGNORECASE))
