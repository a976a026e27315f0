"""Index pages: leaderboards and published matches."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from bot.words import LANGUAGES, words
from cogs.core.names import marked, seated, told_apart
from cogs.people.replay import path_of
from cogs.site.frame import page
from cogs.site.markup import Html, element, from_discord, joined
from cogs.site.match import named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.people.boards import BoardRow
    from bot.people.published import Shown
    from cogs.kit.game_cog import AnyCog

NEWEST: Final = 100
"""Maximum matches listed; the others keep their addresses."""


def first(
    cogs: Mapping[str, AnyCog], matches: Sequence[Shown], boards: Mapping[str, Sequence[BoardRow]]
) -> bytes:
    """Return a language's first page: matches, the newest first, and a board for each game with results."""
    say = words()
    newest = sorted(matches, key=lambda match: -match.record.id)[:NEWEST]
    listed = (
        element("ul", *(_match(cogs[match.record.slug], named(match)) for match in newest))
        if newest
        else element("p", say("site-no-matches"))
    )
    tables = [_board(cogs[slug], rows) for slug, rows in boards.items() if rows]
    main = joined(
        element("h1", say("site-name")),
        element("p", say("site-what"), class_="little"),
        element("h2", say("site-matches")),
        listed,
        *(tables or [element("h2", say("site-boards")), element("p", say("site-no-boards"))]),
    )
    elsewhere = {language: f"../{language}/index.html" for language in LANGUAGES}
    return page(say("site-name"), main, elsewhere=elsewhere)


def _match(cog: AnyCog, match: Shown) -> Html:
    record = match.record
    day = datetime.fromtimestamp(record.changed / 1000, UTC).date().isoformat()
    names = from_discord(", ".join(map(marked, seated(record))))
    title = words()("site-match", game=cog.game_name, table=record.id)
    link = element("a", title, href=path_of(record.id, 1))
    return element("li", link, " · ", names, " · ", element("time", day, datetime=day))


def _board(cog: AnyCog, rows: Sequence[BoardRow]) -> Html:
    say = words()
    keys = ("rank", "name", "rating", "games", "wins")
    head = element("tr", *(element("th", say(f"site-column-{key}"), scope="col") for key in keys))
    body = [
        element(
            "tr",
            element("td", str(row.rank)),
            element("td", element("bdi", row.name)),
            *(element("td", str(number)) for number in (row.value, row.games, row.wins)),
        )
        for row in told_apart(rows)
    ]
    title = f"board-{cog.game.slug}"
    table = element("table", element("thead", head), element("tbody", *body), aria_labelledby=title)
    return joined(
        element("h2", say("site-board", game=cog.game_name), id=title),
        element("div", table, class_="wide"),
    )
