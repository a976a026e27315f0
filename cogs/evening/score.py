"""The score of an evening: below the result of each match, and on request."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.ai import LEVELS
from bot.evenings.score import newest_in, read
from bot.games.base import Refusal
from bot.store.names import Person
from bot.words import words
from cogs.core.names import apart, marked, plain
from cogs.core.sight import may_see
from cogs.delivery import drawing
from cogs.delivery.answers import answer
from cogs.kit import ids
from cogs.kit.contexts import home
from cogs.kit.controls import Press
from cogs.kit.pages import Page
from cogs.pages import public
from rendering.boards import evening as board
from rendering.kit.names import written

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.evenings.score import Evening, Participant
    from bot.records.stored import Record
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from rendering.kit.picture import Picture

COLUMNS: Final = 5
"""Columns that fit a phone; earlier matches share the first."""
ROWS: Final = 10
"""Rows that fit a phone's screen."""


class EveningDesk:
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        bot.router.route(ids.Evening, self.clicked)

    async def clicked(self, interaction: Interaction, made: ids.Evening, _: Sequence[str]) -> None:
        record = await self.bot.store.table(made.table)
        if record and not await may_see(interaction, record):
            raise Refusal("bad-button")
        await self._show(interaction, record)

    async def command(self, interaction: Interaction) -> None:
        """Show the channel's latest evening; where the bot is not installed, the asker's own."""
        guild, channel = home(interaction), interaction.channel_id or 0
        if guild is None:
            number = await self.bot.store.last_in(channel, interaction.user.id)
        else:
            number = await self.bot.store.read(partial(newest_in, guild=guild, channel=channel))
        record = None if number is None else await self.bot.store.table(number)
        await self._show(interaction, record)

    async def _show(self, interaction: Interaction, record: Record | None) -> None:
        found = await _read(self.bot, record, later=True) if record else None
        if found is None:
            raise Refusal("evening-none")
        title, about = _title(found), words()("evening-points")
        player = await self.bot.store.player(interaction.user.id)
        if player.text_only:
            lines = "\n".join(_lines(self.bot, found))
            await answer(interaction).reply(Page((f"### {title}", lines, about)))
            return
        picture = await drawn(self.bot, found, drawing.CLICKED)
        more = _more(found)
        await answer(interaction).reply(Page((f"### {title}", *more, about), picture))

    async def with_evening(self, made: Page, record: Record) -> Page:
        """Return a match's last page with the score of the evening so far and a menu for the next match."""
        if not made.rows or record.duplicated:
            return made
        found = await _read(self.bot, record)
        (first, *others), last = made.rows, public.next_game(self.bot, record)
        if not found or not isinstance(first, tuple):
            return replace(made, rows=(*made.rows, last))
        first = (*first, Press(words()("button-evening"), ids.Evening(record.id)))
        below = await drawn(self.bot, found, drawing.PUBLIC)
        return replace(made, texts=(*made.texts, *_more(found)), rows=(first, *others, last), below=below)


async def _read(bot: Client, record: Record, *, later: bool = False) -> Evening | None:
    """Read the evening of a table, with distinct names."""
    found = await bot.store.read(partial(read, record=record, later=later))
    if found is None:
        return None
    names = apart(Person(one.name, one.user, one.level) for one in found.participants)
    told = (replace(one, name=name) for one, name in zip(found.participants, names, strict=True))
    return replace(found, participants=tuple(told))


async def drawn(bot: Client, found: Evening, patience: float) -> Picture:
    """Draw the evening in the current language."""
    names, rows = _columns(bot, found)
    say = words()
    return await bot.drawing(patience, board.evening, _title(found), names, rows[:ROWS], say("evening-total"))


# Texts


def _title(found: Evening) -> str:
    return words()("evening-title", count=len(found.games))


def _lines(bot: Client, found: Evening) -> Iterator[str]:
    """Yield a line for each participant, with the matches that a picture shows."""
    say = words()
    names, rows = _columns(bot, found)
    for one, row in zip(found.participants, rows, strict=True):
        matches = [
            say("evening-match", game=name, points=int(cell.points), place=cell.place)
            if cell.place
            else f"{name} {cell.points}"
            for name, cell in zip(names, row.cells, strict=True)
            if cell
        ]
        yield say(
            "evening-line",
            place=one.place,
            name=marked(one.name),
            about=_about(one) or "none",
            points=one.total,
            matches=", ".join(matches),
        )


def _more(found: Evening) -> list[str]:
    """Return the participants below the picture's last row, and those whose name its font lacks."""
    unwritten = (one for one in found.participants[:ROWS] if not written(plain(one.name)))
    rest = (*unwritten, *found.participants[ROWS:])
    if not rest:
        return []
    told = ", ".join(f"{one.place}. {marked(one.name)} {one.total}" for one in rest)
    return [told]


def _about(one: Participant) -> str:
    if one.level is None:
        return ""
    level = words()("seat-level", level=one.level if one.level in LEVELS else "program", program=one.level)
    return words()("evening-computer", level=level)


def _columns(bot: Client, found: Evening) -> tuple[tuple[str, ...], tuple[board.Row, ...]]:
    """Return the newest matches as columns; if they exceed a phone, the first sums up the older ones."""
    count = len(found.games)
    before = count - COLUMNS + 1 if count > COLUMNS else 0
    head = (f"1\N{EN DASH}{before}",) if before else ()
    names = (*head, *(bot.game_name(slug) for slug in found.games[before:]))
    rows = tuple(
        board.Row(
            one.place,
            plain(one.name),
            _about(one),
            (*((_sum(one, before),) if before else ()), *(_cell(one, n) for n in range(before, count))),
            str(one.total),
        )
        for one in found.participants
    )
    return names, rows


def _sum(one: Participant, before: int) -> board.Cell | None:
    early = [won.points for number, won in one.matches.items() if number < before]
    return board.Cell(str(sum(early))) if early else None


def _cell(one: Participant, number: int) -> board.Cell | None:
    won = one.matches.get(number)
    return board.Cell(str(won.points), won.place) if won else None
