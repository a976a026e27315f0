"""The page of a season's champions, as picture and text, with the leaders of the current season."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.games import GAMES
from bot.people.seasons import LEAST
from bot.words import words
from cogs.core.names import marked, plain
from cogs.kit import ids
from cogs.kit.controls import Press
from cogs.kit.pages import Page
from rendering.boards.champions import Crowned, champions
from rendering.kit.names import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.people.seasons import Champion, Season
    from cogs.core.client import Client
    from cogs.kit.pages import Row

HOUR: Final = 60 * 60 * 1000
MOST_NAMES: Final = 3
"""Maximum champions of a game named; the others with the same points are counted."""


def hour(season: Season) -> int:
    """Return the season's key in ids: hours from 1970 to its end."""
    return season.until // HOUR


def title(season: Season) -> str:
    """Return the season's first and last day."""
    return words()("champions-season", first=_day(season.first), until=_day(season.until, back=1))


def _day(at: int, back: int = 0) -> str:
    return (datetime.fromtimestamp(at / 1000, UTC).date() - timedelta(days=back)).isoformat()


def by_game(found: Sequence[Champion]) -> dict[str, list[Champion]]:
    """Group champions by game, in the order of the games; games that no longer exist come last."""
    won = {slug: list(some) for slug, some in groupby(found, key=lambda one: one.slug)}
    return {slug: won.get(slug, []) for slug in (*GAMES, *(slug for slug in won if slug not in GAMES))}


def drawing(bot: Client, season: Season, found: Sequence[Champion]) -> tuple[str, tuple[Crowned, ...]]:
    """Return the picture's title and rows."""
    rows = []
    for slug, some in by_game(found).items():
        if some:
            names = tuple(_plain(one) for one in some[:MOST_NAMES])
            points = some[0].points
            unit = words()("champions-unit", points=points)
            rows.append(Crowned(bot.game_name(slug), names, str(points), unit, _about(some)))
    return title(season), tuple(rows)


def lines(bot: Client, found: Sequence[Champion]) -> list[str]:
    """Return the champions game by game, in words."""
    return [
        *(
            words()("champions-line", game=bot.game_name(slug), names=_names(some), about=_about(some))
            for slug, some in by_game(found).items()
            if some
        ),
        *without(bot, found),
    ]


def without(bot: Client, found: Sequence[Champion]) -> list[str]:
    """Name the games without a champion, in a line."""
    games = ", ".join(bot.game_name(slug) for slug, some in by_game(found).items() if not some)
    return [words()("champions-without", games=games)] if games else []


def unwritten(bot: Client, found: Sequence[Champion]) -> list[str]:
    """Return the champions that the picture cannot show: unsupported letters, or too many names."""
    return [
        words()("champions-line", game=bot.game_name(slug), names=_names(some), about=_about(some))
        for slug, some in by_game(found).items()
        if len(some) > MOST_NAMES or any(not written(_plain(one)) for one in some)
    ]


def _about(some: Sequence[Champion]) -> str:
    first = some[0]
    wins, games = (first.wins, first.games) if len(some) == 1 else (0, 0)
    return words()("champions-with", points=first.points, wins=wins, games=games)


def _names(some: Sequence[Champion]) -> str:
    named = ", ".join(
        marked(one.name) if one.user else words()("champions-hidden") for one in some[:MOST_NAMES]
    )
    return (
        words()("champions-more", names=named, more=len(some) - MOST_NAMES)
        if len(some) > MOST_NAMES
        else named
    )


def _plain(one: Champion) -> str:
    return plain(one.name) if one.user else words()("champions-hidden")


def under_way(bot: Client, season: Season, found: Sequence[Champion]) -> list[str]:
    """Tell when the current season ends, and who leads."""
    say, until = words(), season.until // 1000
    ahead = [
        say("champions-line", game=bot.game_name(slug), names=_names(some), about=_about(some))
        for slug, some in by_game(found).items()
        if some
    ]
    return [
        say("champions-under-way", day=f"<t:{until}:D>", when=f"<t:{until}:R>"),
        *(ahead or [say("champions-nobody-yet", least=LEAST)]),
    ]


def how() -> str:
    """Explain how champions are found."""
    return words()("champions-how", least=LEAST)


def rows(season: Season | None, *, earlier: bool, later: bool) -> tuple[Row, ...]:
    """Return the buttons for the seasons before and after, and for sharing."""
    if season is None:
        return ()
    say, at = words(), hour(season)
    walk = []
    if earlier:
        walk.append(Press(say("button-earlier-season"), ids.Champions(at, "earlier")))
    if later:
        walk.append(Press(say("button-later-season"), ids.Champions(at, "later")))
    share = (Press(say("button-share"), ids.Champions(at, "share")),)
    return (tuple(walk), share) if walk else (share,)


def shared(season: Season) -> tuple[Row, ...]:
    """Return the button below a shared page."""
    return ((Press(words()("button-champions"), ids.Champions(hour(season), "look")),),)


async def of_season(
    bot: Client,
    season: Season,
    found: Sequence[Champion],
    *,
    heading: str,
    patience: float,
    text: bool = False,
) -> Page:
    """Return the page of a season's champions, without further texts."""
    if text or not found:
        return Page((heading, "\n".join((f"**{title(season)}**", *lines(bot, found)))))
    picture = await bot.drawing(patience, champions, *drawing(bot, season, found))
    rest = [*unwritten(bot, found), *without(bot, found)]
    return Page((heading, "\n".join(rest)) if rest else (heading,), picture)
