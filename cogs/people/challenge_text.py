"""What the messages of a weekly challenge show: in the channel no card, for others will play them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from bot.fair.secrecy import sealed
from bot.games import lowest_wins
from bot.people.weekly import days, named, told_at
from bot.store.schema import PUT_BY
from bot.tables.presence import acting
from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import BUTTONS_A_ROW, Press, Style
from cogs.kit.pages import MOST_COMPONENTS, Page
from cogs.table import public

if TYPE_CHECKING:
    from bot.people.challenges import Challenge
    from bot.tables.table import Table
    from cogs.kit.game_cog import AnyCog
    from rendering.kit.picture import Picture

MOST_RESULTS: Final = 15
"""Hands that are listed when an attempt is over."""


def page(table: Table, cog: AnyCog, *, draining: bool) -> Page:
    """The table's message in the channel: who plays, how far they are, and in the end their score."""
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
    """A week as ISO 8601 writes it, which a narrow phone does not part at its hyphen."""
    return named(week).replace("-", "\N{NON-BREAKING HYPHEN}")


def _course(table: Table, cog: AnyCog) -> str:
    """How far the match is, without a word about its cards."""
    say, name = words(), public.names(table)[0]
    if table.status == "over":
        return say("challenge-finished", name=name, score=value(table.slug, table.state.scores[0]))
    if not table.live:
        return say("challenge-stopped", name=name, why=public.outcome(table))
    if not acting(table.record):
        return say("challenge-left", name=name)
    return say("challenge-on", name=name, where=cog.title(table.state.view(None)))


def value(slug: str, score: int) -> str:
    """A score with what it counts."""
    return words()("challenge-value", score=score, trash=trash(slug))


def with_result(made: Page, table: Table, cog: AnyCog, view: Any) -> Page:
    """A player's panel with the result of the hand before: the channel of a challenge does not show it."""
    result = cog.results(view, public.names(table))[-1:] if table.record.duplicated else []
    if not result:
        return made
    title, lines, *others = made.texts
    return replace(made, texts=(title, "\n".join((*result, lines)), *others))


def with_looks(made: Page, table: Table, cog: AnyCog) -> Page:
    """A challenge's last trick and score are looked at here, where there is room for two more buttons."""
    told = public.told(table, cog) if table.record.duplicated else ()
    if not told:
        return made
    looks = tuple(Press(words()(f"button-{what}"), ids.ChallengeLook(table.id, what)) for what in told)
    last = made.rows[-1] if made.rows else ()
    if isinstance(last, tuple) and len(last) + len(looks) <= BUTTONS_A_ROW:
        more = replace(made, rows=(*made.rows[:-1], (*last, *looks)))
    else:
        more = replace(made, rows=(*made.rows, looks))
    return more if more.components <= MOST_COMPONENTS else made


def ended(table: Table, cog: AnyCog, podium: Picture | None) -> Page:
    """The panel of a match that is over, for its player."""
    title = words()("panel-title", game=cog.game_name, name=public.names(table)[0])
    board = Press(words()("button-challenge-board"), ids.ChallengeBoard(table.record.week or 0, 0, "board"))
    told, score = outcome(table, cog, podium)
    return Page((title, _course(table, cog), told), podium, ((board, *score),))


def outcome(table: Table, cog: AnyCog, podium: Picture | None) -> tuple[str, tuple[Press, ...]]:
    """How each hand ended, and the score; beside a podium the last hand, and a button for the rest."""
    view, names = table.state.view(None), public.names(table)
    if podium is None:
        lines = public.newest(cog.results(view, names)[-MOST_RESULTS:])
        return "\n".join((*lines, cog.scores(view, names))), ()
    score = Press(words()("button-score"), ids.ChallengeLook(table.id, "score"))
    return "\n".join(cog.results(view, names)[-1:]), (score,)


def about(challenge: Challenge, cog: AnyCog) -> tuple[str, ...]:
    """What is played this week, and how; in the texts of a page."""
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
    """Whether a game's score is what nobody wants, as a sentence asks for it."""
    return "yes" if lowest_wins(slug) else "no"
