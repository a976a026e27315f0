"""Messages of a weekly challenge; the channel sees no cards, which others will still play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from bot.fair.secrecy import sealed
from bot.games import lowest_wins
from bot.records.presence import acting
from bot.records.weekly import days, named, told_at
from bot.schema.tables import PUT_BY
from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import BUTTONS_A_ROW, Press, Style
from cogs.kit.pages import MOST_COMPONENTS, Page
from cogs.pages import public

if TYPE_CHECKING:
    from bot.people.challenges import Challenge
    from bot.tables.table import Table
    from cogs.kit.game_cog import AnyCog
    from rendering.kit.picture import Picture

MOST_RESULTS: Final = 15
"""Maximum number of hands listed after an attempt."""


def page(table: Table, cog: AnyCog, *, draining: bool) -> Page:
    """Return the table's public message: its player, their progress, and in the end their score."""
    say, record = words(), table.record
    week = record.week or 0
    title = say("challenge-title", game=cog.game_name, week=called(week))
    lines = [_course(table, cog)]
    if sealed(record):
        lines.append(say("challenge-hidden", when=public.day(told_at(week))))
    if table.live and draining:
        lines.append(say("table-draining-told"))
    lines += public.promise(table)
    too = Press(say("button-challenge-too"), ids.ChallengePlay(), Style.success)
    board = Press(say("button-challenge-board"), ids.ChallengeBoard(week, 0, "board"))
    if table.live:
        hand = Press(say("button-hand"), ids.Look(table.id, "hand"), Style.primary)
        return Page((title, "\n".join(lines)), rows=((hand, too, board, public.fair(table)),))
    if record.status in PUT_BY:
        up = Press(say("button-resume"), ids.Seat(table.id, "resume"), Style.success)
        return Page((title, "\n".join(lines)), rows=((up, board),))
    return Page((title, "\n".join(lines)), rows=((too, board, public.replay(table), public.fair(table)),))


def called(week: int) -> str:
    """Format a week by ISO 8601, with a hyphen that does not break on a narrow phone."""
    return named(week).replace("-", "\N{NON-BREAKING HYPHEN}")


def _course(table: Table, cog: AnyCog) -> str:
    """Tell the match's progress without mentioning cards."""
    say, name = words(), public.names(table)[0]
    if table.status == "over":
        return say("challenge-finished", name=name, score=value(table.slug, table.state.scores[0]))
    if not table.live:
        return say("challenge-stopped", name=name, why=public.outcome(table))
    if not acting(table.record):
        return say("challenge-left", name=name)
    return say("challenge-on", name=name, where=cog.title(table.state.view(None)))


def value(slug: str, score: int) -> str:
    """Return a score with its unit."""
    return words()("challenge-value", score=score, trash=trash(slug))


def with_result(made: Page, table: Table, cog: AnyCog, view: Any) -> Page:
    """Add the previous hand's result to a panel: the channel of a challenge does not show it."""
    result = cog.results(view, public.names(table))[-1:] if table.record.duplicated else []
    if not result:
        return made
    title, lines, *others = made.texts
    return replace(made, texts=(title, "\n".join((*result, lines)), *others))


def looks(table: Table, cog: AnyCog) -> tuple[Press, ...]:
    """Return buttons for the last trick and score, which the channel of a challenge does not show."""
    told = public.told(table, cog) if table.record.duplicated else ()
    return tuple(look(table, what) for what in told)


def look(table: Table, what: ids.Told) -> Press:
    return Press(words()(f"button-{what}"), ids.ChallengeLook(table.id, what))


def with_looks(made: Page, looks: tuple[Press, ...]) -> Page:
    """Add these buttons to a challenge's panel, if they fit."""
    if not looks:
        return made
    last = made.rows[-1] if made.rows else ()
    if isinstance(last, tuple) and len(last) + len(looks) <= BUTTONS_A_ROW:
        more = replace(made, rows=(*made.rows[:-1], (*last, *looks)))
    else:
        more = replace(made, rows=(*made.rows, looks))
    return more if more.components <= MOST_COMPONENTS else made


def ended(table: Table, cog: AnyCog, podium: Picture | None) -> Page:
    """Return the panel of a finished match."""
    title = words()("panel-title", game=cog.game_name, name=public.names(table)[0])
    board = Press(words()("button-challenge-board"), ids.ChallengeBoard(table.record.week or 0, 0, "board"))
    told, score = outcome(table, cog, podium)
    return Page((title, _course(table, cog), told), podium, ((board, *score),))


def outcome(table: Table, cog: AnyCog, podium: Picture | None) -> tuple[str, tuple[Press, ...]]:
    """Return the hands' results and the score; beside a podium the last hand, and a button for the rest."""
    view, names = table.state.view(None), public.names(table)
    if podium is None:
        lines = public.newest(cog.results(view, names)[-MOST_RESULTS:])
        return "\n".join((*lines, cog.scores(view, names))), ()
    return "\n".join(cog.results(view, names)[-1:]), (look(table, "score"),)


def about(challenge: Challenge, cog: AnyCog) -> tuple[str, ...]:
    """Return the texts that explain this week's challenge."""
    say, week = words(), challenge.week
    options = ", ".join(cog.option(name, value) for name, value in challenge.options.items())
    _, until = days(week).moments
    return (
        say("challenge-title", game=cog.game_name, week=called(week)),
        say(
            "challenge-this-week",
            others=challenge.players - 1,
            options=options or "none",
            until=public.moment(until),
        ),
        say("challenge-how", trash=trash(challenge.slug), told=public.day(told_at(week))),
    )


def trash(slug: str) -> str:
    """Return whether a low score wins, as an argument of texts."""
    return "yes" if lowest_wins(slug) else "no"
