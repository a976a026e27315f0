"""The shortest match of each game."""

from __future__ import annotations

from typing import Any

from bot.games import GAMES

SHORT: dict[str, dict[str, Any]] = {
    "differ": {"target": 1},
    "92q": {"players": 4, "target": 1},
    "mitigati": {"hands": 1},
    "topsuit": {"players": 3},
    "springcleaning": {"players": 3},
}


def shortest(slug: str) -> dict[str, Any]:
    seats = GAMES[slug].seats
    return SHORT.get(slug, {"players": seats[0]} if len(seats) > 1 else {})
