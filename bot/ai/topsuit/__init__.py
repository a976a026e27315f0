"""Computer players of Top Suit."""

from collections.abc import Mapping
from typing import Final

from bot.ai.decision import Thinker, ruled
from bot.ai.topsuit import hard, normal

PLAYERS: Final[Mapping[str, Thinker]] = {
    "easy": ruled(normal.easy),
    "normal": ruled(normal.answer),
    "hard": hard.answer,
}
COMPILED: Final = ("bitboard", "hard", "heuristics")
"""Modules beside this one in which a search spends its time."""
