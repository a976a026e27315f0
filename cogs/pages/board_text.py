"""Messages of a board's match; the channel sees no cards, which others will still play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.fair.secrecy import sealed
from bot.records.movement import night_of, number_of
from bot.records.presence import acting
from bot.schema.tables import PUT_BY
from bot.words import words
from cogs.kit import ids
from cogs.kit.controls import Press, Style, flowing
from cogs.kit.pages import Page
from cogs.pages import public
from cogs.pages.challenge_text import outcome, value

if TYPE_CHECKING:
    from bot.tables.table import Table
    from cogs.kit.game_cog import AnyCog
    from rendering.kit.picture import Picture


def page(table: Table, cog: AnyCog, *, draining: bool) -> Page:
    """Return the table's public message: its player and progress. No score before the night is over."""
    say, record = words(), table.record
    lines = [_course(table, cog)]
    if sealed(record):
        lines.append(say("duplicate-hidden"))
    if table.live and draining:
        lines.append(say("table-draining-told"))
    lines += public.promise(table)
    texts = (_title(table, cog), "\n".join(lines))
    if table.live:
        hand = Press(say("button-hand"), ids.Look(table.id, "hand"), Style.primary)
        return Page(texts, rows=((hand, look(record.board or 0), public.fair(table)),))
    if record.status in PUT_BY:
        up = Press(say("button-resume"), ids.Seat(table.id, "resume"), Style.success)
        return Page(texts, rows=((up, look(record.board or 0)),))
    return Page(texts, rows=((look(record.board or 0), public.replay(table), public.fair(table)),))


def ended(table: Table, cog: AnyCog, podium: Picture | None, *, more: bool) -> Page:
    """Return the panel of a finished board; `more`: its player has another to play."""
    say = words()
    own = next((seat for seat, one in enumerate(table.seats) if one and one.user is not None), 0)
    said = _course(table, cog)
    if table.status == "over":
        said = say("duplicate-scored", score=value(table.slug, table.state.scores[own]))
    number = night_of(table.record.board or 0)
    play = Press(say("button-duplicate-play"), ids.Duplicate(number, "play"), Style.success)
    told, score = outcome(table, cog, podium)
    ways = flowing(*([play] if more else []), look(table.record.board or 0), *score)
    return Page((_title(table, cog), said, told), podium, ways)


def look(board: int) -> Press:
    """Return the button to the night."""
    return Press(words()("button-duplicate"), ids.Duplicate(night_of(board), "look"))


def _title(table: Table, cog: AnyCog) -> str:
    board = table.record.board or 0
    return words()("duplicate-board-title", game=cog.game_name, board=number_of(board), night=night_of(board))


def _course(table: Table, cog: AnyCog) -> str:
    """Tell the match's progress without mentioning cards."""
    say, names = words(), public.names(table)
    own = next((seat for seat, one in enumerate(table.seats) if one and one.user is not None), None)
    name = names[own] if own is not None else say("duplicate-nobody")
    if table.status == "over":
        return say("duplicate-finished", name=name)
    if not table.live:
        return say("duplicate-stopped", name=name)
    if not acting(table.record):
        return say("duplicate-left", name=name)
    return say("duplicate-on", name=name, where=cog.title(table.state.view(None)))
