"""The weeks of the challenge: what is played in each, and until when its deals are secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Final

from bot.games import GAMES
from bot.games.base import Refusal
from bot.people.periods import Period, period

LEVEL: Final = "normal"
"""Of the computer players: they do not search, so they do not depend on how fast a machine is."""

GRACE: Final = 24 * 60 * 60 * 1000
"""Milliseconds after a week in which whoever has begun may still finish, before its deals are told."""


@dataclass(frozen=True, slots=True)
class Plan:
    slug: str
    players: int
    options: Mapping[str, str]


def week_of(at: int) -> int:
    """The week of a moment in UTC, as ISO 8601 counts them: 202647 is the 47th of 2026."""
    year, week, _ = datetime.fromtimestamp(at / 1000, UTC).isocalendar()
    return year * 100 + week


def named(week: int) -> str:
    """As ISO 8601 writes it: `2026-W47`."""
    return f"{week // 100}-W{week % 100:02}"


def days(week: int) -> Period:
    monday = date.fromisocalendar(week // 100, week % 100, 1)
    return period("week", int(datetime(monday.year, monday.month, monday.day, tzinfo=UTC).timestamp()) * 1000)


def before(week: int) -> int:
    """The week before."""
    first, _ = days(week).moments
    return week_of(first - 1)


def plan(week: int) -> Plan:
    """What is played: the games in turn, and with each round of them another number of players.

    A game that is new has its turn from its own week on, so that no earlier week is another's.
    """
    count = days(week).first.toordinal() // 7
    games = sorted(
        (game for game in GAMES.values() if game.challenged_since <= week),
        key=lambda game: game.challenged_since,
    )
    game, turn = games[count % len(games)], count // len(games)
    return Plan(game.slug, game.seats[turn % len(game.seats)], game.brief)


def told_at(week: int) -> int:
    """When its deals are told, and may be dealt again, replayed and verified."""
    _, until = days(week).moments
    return until + GRACE


def tried(week: int) -> Refusal:
    """Somebody has had their attempt."""
    return Refusal("challenge-once", when=f"<t:{days(week).moments[1] // 1000}:R>")
