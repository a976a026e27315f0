"""Texts of a leaderboard, and the lines of its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.ratings.meetings import MOST_POINTS
from bot.ratings.rating import RIVALS, SETTLED, START
from bot.words import words
from cogs.core.names import marked, told_apart
from cogs.pages import public
from cogs.pages.leaderboard_ask import EVERYWHERE, HERE
from rendering.boards.leaderboard import Line, told

if TYPE_CHECKING:
    from bot.people.boards import Board, BoardRow
    from bot.ratings.rules import Rules
    from bot.records.periods import Period
    from cogs.pages.leaderboard_ask import Ask

LOWEST: Final = 600
"""Rating at which the bars begin."""


def heading(game: str, ask: Ask, when: Period | None) -> str:
    """Return the heading: game, period and place."""
    text = words()
    where = text(f"board-{EVERYWHERE if ask.everywhere else HERE}")
    if when:
        days = {"first": when.first.isoformat(), "until": when.last.isoformat()}
        shown = text("board-of-period", period=ask.kind or "", back=ask.back, where=where, **days)
    else:
        shown = text("board-of-ratings", where=where)
    return "\n".join((text("board-title", game=game), shown))


def about(ask: Ask, found: Board, rules: Rules | None, *, own: bool) -> str:
    """Tell the reader's place, if there is a reader, and how the board is computed."""
    text, shown = words(), []
    if own and found.places:
        shown.append(_own(ask, found))
    if found.pages > 1:
        shown.append(text("board-page", page=found.page + 1, pages=found.pages, people=found.people))
    shown.append(
        text("board-how-points", most=MOST_POINTS)
        if ask.kind
        else text("board-how-rating", start=START, least=SETTLED, rivals=RIVALS)
    )
    if rules:
        since, anew = public.day(rules.since), "yes" if rules.anew else "no"
        shown.append(text("board-rules", version=rules.version, since=since, anew=anew))
    if ask.everywhere:
        shown.append(text("board-how-everywhere"))
    return "\n".join(shown)


def _own(ask: Ask, found: Board) -> str:
    """Tell the reader's place."""
    mine = found.mine
    if mine is None:
        return words()("board-own-none")
    value = _value(mine, rated=ask.kind is None)
    if mine.rank is None:
        missing = max(0, SETTLED - mine.games)
        return words()("board-own-soon", value=value, missing=missing, rivals=RIVALS)
    points = mine.value if ask.kind else "none"
    return words()("board-own", rank=mine.rank, people=found.people, value=value, points=points)


def lines_of(ask: Ask, found: Board) -> tuple[tuple[Line, ...], Line | None]:
    """Return the page's lines, and the asker's own if it is not among them."""
    mine = found.mine
    lowest = 0 if ask.kind else LOWEST

    def line(place: BoardRow) -> Line:
        share = (place.value - lowest) / max(1, found.top - lowest)
        return Line(
            place.rank,
            place.name,
            _value(place, rated=ask.kind is None),
            min(1.0, max(0.0, share)),
            place.games,
            place.wins,
            mine is not None and place.user == mine.user,
        )

    below = (mine,) if mine and mine not in found.places else ()
    lines = tuple(map(line, told_apart((*found.places, *below))))
    return lines[: len(found.places)], lines[-1] if below else None


def _value(place: BoardRow, *, rated: bool) -> str:
    return f"{place.value}?" if rated and place.rank is None else str(place.value)


def as_text(line: Line) -> str:
    # A number and a dot would be parsed as a list, and renumbered.
    return told(line, marked(line.name), words()).replace(".", "\\.", 1 if line.rank else 0)
