"""Weeks of the challenge: the game of each, and until when its deals are secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from bot.games import GAMES
from bot.games.base import Refusal
from bot.records.periods import Period, period

LEVEL: Final = "normal"
"""Level of the computer players: one without search, so independent of the machine's speed."""

GRACE: Final = 24 * 60 * 60 * 1000
"""Milliseconds after a week in which begun matches may still be finished, before its deals are revealed."""


@dataclass(frozen=True, slots=True)
class Plan:
    slug: str
    players: int
    options: Mapping[str, str]


def week_of(at: int) -> int:
    """Return the week of a moment in UTC by ISO 8601: 202647 is the 47th of 2026."""
    year, week, _ = datetime.fromtimestamp(at / 1000, UTC).isocalendar()
    return year * 100 + week


def named(week: int) -> str:
    """Return the week as ISO 8601 writes it: `2026-W47`."""
    return f"{week // 100}-W{week % 100:02}"


def days(week: int) -> Period:
    monday = date.fromisocalendar(week // 100, week % 100, 1)
    return period("week", int(datetime(monday.year, monday.month, monday.day, tzinfo=UTC).timestamp()) * 1000)


def before(week: int) -> int:
    """Return the week before this one."""
    first, _ = days(week).moments
    return week_of(first - 1)


def plan(week: int) -> Plan:
    """Return the week's game: the games in turn, and each time round with another number of players.

    A new game takes its turn from its own first week on, so that no earlier week changes.
    """
    count = days(week).first.toordinal() // 7
    games = sorted(
        (game for game in GAMES.values() if game.challenged_since <= week),
        key=lambda game: game.challenged_since,
    )
    game, turn = games[count % len(games)], count // len(games)
    return Plan(game.slug, game.seats[turn % len(game.seats)], game.brief)


def told_at(week: int) -> int:
    """Return the moment when its deals are revealed, and may be dealt again, replayed and verified."""
    _, until = days(week).moments
    return until + GRACE


def tried(week: int) -> Refusal:
    """Return the refusal for a second attempt."""
    return Refusal("challenge-once", when=f"<t:{days(week).moments[1] // 1000}:R>")
