"""Pages of the puzzle of the day: the question and the solution, built from the seat's view alone."""

from __future__ import annotations

import asyncio
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.people.puzzles import FOR_THOSE_THERE, date_of, over_at
from bot.words import words
from cogs.core.names import marked
from cogs.kit import ids
from cogs.kit.controls import Press, Style
from cogs.kit.game_cog import CONFIRM, Ids, Panel
from cogs.kit.pages import Page, with_ids
from cogs.kit.telling import ASKED, HEARD, Where
from cogs.pages import public
from cogs.pages.confirm import asked, asking_first
from cogs.pages.reasons import Explanation, looked_back, sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bot.people.puzzles import Posed, Streak
    from bot.records.stored import Preferences
    from cogs.kit.game_cog import AnyCog, Names
    from cogs.kit.ids import Id
    from cogs.kit.pages import Row


class Solver(NamedTuple):
    """The person asked."""

    player: Preferences
    name: str
    """Name for pictures; the other players have none."""


class Came(NamedTuple):
    """The outcome of an answer."""

    action: str
    others: Mapping[str, int]
    """Number of other people by the action they chose, the most popular first."""
    streak: Streak
    late: bool
    """Whether the answer came after the day was over, and does not count."""
    today: bool
    """Whether the puzzle is today's."""
    here: bool
    """Whether the answer can be told in the channel."""


async def question(
    cog: AnyCog,
    posed: Posed,
    view: Any,
    reader: Solver,
    so_far: str,
    notice: str,
    dressed: Callable[[tuple[Row, ...]], tuple[Row, ...]],
) -> Page:
    """Return the position and the legal actions, which ask for confirmation: only one answer counts.

    `dressed`: adds the emojis of cards to the controls.
    """
    say, panel = words(), _panel(posed, reader, so_far)
    sure = so_far.startswith(CONFIRM)
    lines, controls = asked(cog, view, panel)
    source = "puzzle-match" if posed.table is not None else "puzzle-dealt"
    if posed.which == FOR_THOSE_THERE:
        source = "puzzle-other"
    first = [notice] if notice else [] if sure else [say(source)]
    lines = [*first, *_seen(cog, view, reader, panel, asked=True), *lines]
    lines.append("-# " + say("puzzle-how", until=public.moment(over_at(posed.day))))
    rows = with_ids(controls if sure else asking_first(dressed(controls)), _id)
    texts = (_title(cog, posed), "\n".join(lines))
    if reader.player.text_only:
        return Page(texts, rows=rows)
    picture = await asyncio.to_thread(cog.panel_picture, view, posed.puzzle.seat, panel)
    return Page(texts, picture, rows)


async def solution(cog: AnyCog, posed: Posed, view: Any, reader: Solver, came: Came) -> Page:
    """Return the verdict on the answer with its reason, others' choices, and the streak."""
    say, panel = words(), _panel(posed, reader, "")
    spoken = reader.player.text_only
    saw = Explanation(cog, view, posed.puzzle.seat, panel.names, spoken)
    lines = [*([say("puzzle-late")] if came.late else []), *_verdict(posed, came.action, saw)]
    lines += _chosen(posed, came, saw)
    if not came.late:
        lines.append(say("puzzle-streak", now=came.streak.now, best=came.streak.best))
    next_ = "puzzle-next" if came.today else "puzzle-fair"
    lines.append("-# " + say(next_, until=public.moment(over_at(posed.day))))
    rows: tuple[Row, ...] = ()
    if not came.today:
        rows = ((_today(),),)
    elif came.here:
        rows = ((Press(say("button-share"), ids.PuzzleShare(posed.day)),),)
    texts = (_title(cog, posed), "\n".join(lines))
    if spoken:
        return Page((*texts, "\n".join(_seen(cog, view, reader, panel, asked=False))), rows=rows)
    picture = await looked_back(saw, panel, posed.puzzle.thought.action, came.action)
    return Page(texts, picture, rows)


def told(name: str, day: int, row: Streak) -> Page:
    """Return the public line about someone's answer, which leaves the puzzle to those who read it."""
    return Page((words()("puzzle-told", name=name, day=_named(day), now=row.now),), rows=((_today(),),))


def _today() -> Press:
    return Press(words()("button-puzzle-today"), ids.PuzzleOpen(), Style.primary)


def _verdict(posed: Posed, action: str, saw: Explanation) -> list[str]:
    say, thought = words(), posed.puzzle.thought
    best, second, *_ = thought.weighed
    right = action == best.action
    other = second if right else next(one for one in thought.weighed if one.action == action)
    by = say("thought-by", unit=thought.unit, number=round(best.worth - other.worth, 1))
    error, worlds = round(other.error, 1), thought.worlds
    lines = [say("puzzle-right" if right else "puzzle-wrong", action=saw.named(action))]
    if not right:
        lines.append(say("review-better", action=saw.named(best.action)))
    if thought.reason and thought.reason.key in words():
        lines[-1] += " " + sentence(thought.reason, saw.names, spoken=saw.spoken)
    if right:
        lines.append(say("puzzle-second", action=saw.named(other.action), by=by, error=error, worlds=worlds))
    else:
        lines.append(say("review-worth", by=by, error=error, worlds=worlds))
    return lines


def _chosen(posed: Posed, came: Came, saw: Explanation) -> list[str]:
    """List others' choices as shares, without names."""
    say, count = words(), sum(came.others.values())
    if not count:
        return [say("puzzle-first")]
    lines = [say("puzzle-others", count=count)]
    for action, people in came.others.items():
        right = "yes" if action == posed.puzzle.thought.action else "no"
        share = round(100 * people / count)
        lines.append(say("puzzle-share", share=share, action=saw.named(action), right=right))
    return lines


def _panel(posed: Posed, reader: Solver, so_far: str) -> Panel:
    seat, say = posed.puzzle.seat, words()
    names = tuple(
        reader.name if one == seat else say("lobby-seat-option", number=ascii_uppercase[one])
        for one in range(posed.puzzle.players)
    )
    return Panel(Ids(posed.day, seat, posed.which), so_far, reader.player, names)


def _seen(cog: AnyCog, view: Any, reader: Solver, panel: Panel, *, asked: bool) -> list[str]:
    names: Names = tuple(map(marked, panel.names))
    if reader.player.text_only:
        told = cog.lines(view, names, ASKED if asked else HEARD)
        return [*cog.as_text(view, panel.ids.seat, names), *told, cog.scores(view, names)]
    return cog.lines(view, names, Where.TABLE)


def _title(cog: AnyCog, posed: Posed) -> str:
    return words()("puzzle-title", game=cog.game_name, day=_named(posed.day))


def _named(day: int) -> str:
    """Format a date by ISO 8601, with hyphens that do not break on a narrow phone."""
    return date_of(day).isoformat().replace("-", "\N{NON-BREAKING HYPHEN}")


def _id(made: Id) -> Id:
    """Map a panel's id to that of the same control in a puzzle."""
    pairs = (ids.Act, ids.PuzzleAct), (ids.Confirm, ids.PuzzleConfirm), (ids.Narrow, ids.PuzzleNarrow)
    for panel, here in pairs:
        if isinstance(made, panel):
            return here(made.table, made.turn, made.action)
    return made
