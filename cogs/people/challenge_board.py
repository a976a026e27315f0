"""The board of a weekly challenge, as a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.people.challenges import MESSAGES
from bot.words import words
from cogs.core.names import marked, told_apart
from cogs.kit import ids
from cogs.kit.controls import Press, Style
from cogs.kit.pages import Page
from cogs.pages.challenge_text import called, trash, value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.people.challenges import Attempt, Challenge
    from cogs.kit.pages import Row

ROWS: Final = 10
"""Rows on a page."""

NOBODY: Final = 0
"""The user id for a page that everybody reads."""


def page(
    challenge: Challenge, game: str, attempts: Sequence[Attempt], user: int, number: int, *, now: bool
) -> Page:
    """Return a page of the board, with its reader's place; `now`: the week is the current one."""
    say, week = words(), challenge.week
    pages = max(1, -(-len(attempts) // ROWS))
    number = min(number, pages - 1)
    attempts = told_apart(attempts)
    shown = attempts[number * ROWS : (number + 1) * ROWS]
    lines = [_line(one, challenge.slug) for one in shown] or [say("challenge-board-empty")]
    mine = next((one for one in attempts if one.user == user), None)
    if mine and mine not in shown:
        lines.append(say("challenge-board-own", line=_line(mine, challenge.slug)))
    told = [say("challenge-board-how", trash=trash(challenge.slug))]
    messages = challenge.guild == MESSAGES
    if messages:
        told.append(say("challenge-board-messages"))
    if pages > 1:
        told.insert(0, say("board-page", page=number + 1, pages=pages, people=len(attempts)))
    title = say("challenge-board-title", week=called(week), game=game)
    rows = _shared(week) if user == NOBODY else _rows(week, number, pages, now=now, share=not messages)
    return Page((title, "\n".join(lines), "\n".join(told)), rows=rows)


def _rows(week: int, number: int, pages: int, *, now: bool, share: bool) -> tuple[Row, ...]:
    """Return the board's buttons; `share`: with one to share it."""
    say = words()

    def press(what: ids.BoardControl, label: str, page: int = 0, *, disabled: bool = False) -> Press:
        return Press(say(label), ids.ChallengeBoard(week, page, what), disabled=disabled)

    other = press("earlier", "button-challenge-last") if now else press("now", "button-challenge-now")
    play = Press(say("button-challenge-play"), ids.ChallengePlay(), Style.success)
    shown = (press("share", "button-share", number),) if share else ()
    rows: list[Row] = [(play, other, *shown)]
    if pages > 1:
        back = press("back", "button-page-back", max(0, number - 1), disabled=not number)
        on = press("on", "button-page-on", number + 1, disabled=number + 1 == pages)
        rows.append((back, on))
    return tuple(rows)


def _shared(week: int) -> tuple[Row, ...]:
    """Return the buttons below a shared board."""
    own = Press(words()("button-own-place"), ids.ChallengeBoard(week, 0, "board"))
    return ((Press(words()("button-challenge-play"), ids.ChallengePlay(), Style.success), own),)


def _line(one: Attempt, slug: str) -> str:
    say, name = words(), marked(one.name)
    if one.rank is None:
        return say("challenge-line-on", name=name)
    if one.score is None:
        return say("challenge-line-last", rank=one.rank, name=name)
    return say("challenge-line", rank=one.rank, name=name, score=value(slug, one.score))
