"""`/leaderboard`: who stands where, on this server or on all, by rating or by the points of a period."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from discord import app_commands
from discord.ext import commands

from bot.games import GAMES
from bot.games.base import Refusal
from bot.ledger import ALL
from bot.periods import KINDS, SEASON, Period, period
from bot.ratings import SETTLED, START
from bot.records import now
from bot.words import words
from cogs.base import say
from cogs.controls import Menu, Option, Press, Style
from cogs.pages import Page
from cogs.people import marked, plain
from rendering.board import Line, board, told
from rendering.names import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    import discord

    from bot.app import Toucan
    from bot.boards import Board, Place
    from bot.periods import Kind
    from cogs.pages import Row

    Interaction = discord.Interaction[Toucan]

EVER: Final = "ever"
"""In ids: no period, but the rating."""
HERE, EVERYWHERE = "here", "all"
OWN: Final = "own"
"""In ids: the page on which the asker stands."""
SHARED: Final = "share"
"""In ids, before a page: show it to everybody."""
BACK: Final = "~"
"""In ids, between a period and how many before it: `week~1` is last week."""
FURTHEST: Final = 99
LOWEST: Final = 600
"""Where the bars of ratings begin."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Which board, and which page of it; None for the one with the asker."""

    slug: str
    everywhere: bool = False
    kind: Kind | None = None
    """None: of all time, by rating."""
    back: int = 0
    page: int | None = 0

    def id(self, *, page: int | str = 0) -> str:
        where = EVERYWHERE if self.everywhere else HERE
        when = (self.kind or EVER) + (f"{BACK}{self.back}" if self.back else "")
        return f"press:board:{self.slug}:{where}:{when}:{page}"

    def period(self, months: int) -> Period | None:
        """With seasons of so many months."""
        return period(self.kind, now(), self.back, months) if self.kind else None


def read(rest: Sequence[str], values: Sequence[str]) -> tuple[Ask, bool]:
    """What an id asks for, and whether everybody is to see it; `Refusal` for one that we never made."""
    if len(rest) != 4:
        raise Refusal("bad-button")
    slug, where, when, page = rest
    slug = values[0] if values else slug
    kind, _, back = when.partition(BACK)
    kinds: dict[str, Kind | None] = {EVER: None, **{one: one for one in KINDS}}
    if slug not in GAMES or where not in (HERE, EVERYWHERE) or kind not in kinds:
        raise Refusal("bad-button")
    number = page.removeprefix(SHARED)
    own = number == OWN
    if not _is_number(back or "0") or not (own or _is_number(number)):
        raise Refusal("bad-button")
    earlier, wanted = min(int(back or "0"), FURTHEST), None if own else int(number)
    return Ask(slug, where == EVERYWHERE, kinds[kind], earlier, wanted), page.startswith(SHARED)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


class Reader(NamedTuple):
    """Who looks at a board: nobody in particular where everybody does."""

    guild: int
    user: int | None
    text_only: bool = False


class Leaderboard:
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot
        bot.door.lead("board", self.clicked)

    async def open(
        self, interaction: Interaction, slug: str | None, kind: Kind | None, *, everywhere: bool
    ) -> None:
        async with self.bot.door.answering(interaction):
            ask = Ask(slug or await self._usual(interaction), everywhere, kind)
            await self.bot.door.reply(interaction, await self._page(ask, await self._reader(interaction)))

    async def clicked(self, interaction: Interaction, rest: Sequence[str], values: Sequence[str]) -> None:
        ask, shared = read(rest, values)
        reader = await self._reader(interaction)
        if shared:
            made = await self._page(ask, Reader(reader.guild, None, reader.text_only))
            await interaction.response.send_message(view=made.view(), files=made.files())
            return
        made = await self._page(ask, reader)
        if self.bot.panels.is_private(interaction):
            await interaction.response.edit_message(view=made.view(), attachments=made.files())
        else:
            await self.bot.door.reply(interaction, made)

    async def _reader(self, interaction: Interaction) -> Reader:
        player = await self.bot.store.player(interaction.user.id)
        return Reader(interaction.guild_id or 0, player.user, player.text_only)

    async def _usual(self, interaction: Interaction) -> str:
        """The game of the table in this channel, or what this server plays most."""
        table = self.bot.tables.in_channel(interaction.channel_id or 0)
        if table:
            return table.slug
        return await self.bot.store.boards.most_played(interaction.guild_id or 0) or next(iter(GAMES))

    async def _page(self, ask: Ask, reader: Reader) -> Page:
        scope, boards, nobody = ALL if ask.everywhere else reader.guild, self.bot.store.boards, 0
        who = nobody if reader.user is None else reader.user
        when = ask.period(SEASON if ask.everywhere else (await self.bot.store.server(reader.guild)).season)
        if when:
            found = await boards.gained(scope, ask.slug, when, who, ask.page)
        else:
            found = await boards.rated(scope, ask.slug, who, ask.page)
        ask = replace(ask, page=found.page)
        title = words()("board-title", game=self.bot.front(ask.slug).game_name)
        texts = [title, "\n".join(_about(ask, when, found, reader))]
        rows = _shared_rows(ask) if reader.user is None else self._rows(ask, found)
        if not found.places:
            return Page((*texts, words()("board-empty")), rows=rows)
        lines, own = _lines(ask, found)
        if reader.text_only:
            every = (*lines, *((own,) if own else ()))
            return Page((*texts, "\n".join(_spoken(line) for line in every)), rows=rows)
        picture = await asyncio.to_thread(board, lines, own, words())
        if unwritten := [line for line in (*lines, *((own,) if own else ())) if not written(line.name)]:
            texts.append("\n".join(_spoken(line) for line in unwritten))
        return Page(tuple(texts), picture, rows)

    def _rows(self, ask: Ask, found: Board) -> tuple[Row, ...]:
        text = words()
        games = tuple(Option(self.bot.front(slug).game_name, slug) for slug in GAMES)
        menu = Menu(text("menu-board"), ask.id(page=0).replace("press:", "menu:", 1), games)

        def when(kind: Kind | None) -> Press:
            style = Style.primary if ask.kind == kind else Style.secondary
            other = replace(ask, kind=kind, back=0)
            # Another way of writing page 0: two buttons must not have the same id.
            return Press(text(f"board-{kind or EVER}"), other.id(page="00"), style)

        page, place = found.page, replace(ask, everywhere=not ask.everywhere)
        walk = [
            Press(text("button-page-back"), ask.id(page=max(0, page - 1)), disabled=page == 0),
            Press(text("button-page-on"), ask.id(page=page + 1), disabled=page + 1 >= found.pages),
            Press(text("button-own-place"), ask.id(page=OWN), disabled=found.mine is None),
            Press(text(f"button-board-{HERE if ask.everywhere else EVERYWHERE}"), place.id(page="000")),
            Press(text("button-share"), ask.id(page=f"{SHARED}{page}"), disabled=not found.places),
        ]
        rows: list[Row] = [menu, tuple(when(kind) for kind in (*KINDS, None)), tuple(walk)]
        if ask.kind:
            earlier, later = (replace(ask, back=max(0, ask.back + step)) for step in (1, -1))
            rows.append(
                (
                    Press(text(f"button-earlier-{ask.kind}"), earlier.id(page="0000")),
                    Press(text(f"button-later-{ask.kind}"), later.id(page="00000"), disabled=not ask.back),
                )
            )
        return tuple(rows)


def _shared_rows(ask: Ask) -> tuple[Row, ...]:
    """Below a board that everybody sees: what it shows is for each their own, in private."""
    return ((Press(words()("button-own-place"), ask.id(page=OWN)),),)


def _about(ask: Ask, when: Period | None, found: Board, reader: Reader) -> list[str]:
    """What the board shows, how it is reckoned, and where the reader stands."""
    text = words()
    where = text(f"board-{EVERYWHERE if ask.everywhere else HERE}")
    if when:
        days = {"first": when.first.isoformat(), "until": when.last.isoformat()}
        shown = [text("board-of-period", period=ask.kind or "", back=ask.back, where=where, **days)]
    else:
        shown = [text("board-of-ratings", where=where)]
    if found.pages > 1:
        shown.append(text("board-page", page=found.page + 1, pages=found.pages, people=found.people))
    if reader.user is not None and found.places:
        shown.append(_own(ask, found))
    shown.append(text("board-how-points") if when else text("board-how-rating", start=START, least=SETTLED))
    if ask.everywhere:
        shown.append(text("board-how-everywhere"))
    return shown


def _own(ask: Ask, found: Board) -> str:
    """Where the reader stands."""
    mine = found.mine
    if mine is None:
        return words()("board-own-none")
    value = _value(mine, rated=ask.kind is None)
    if mine.rank is None:
        return words()("board-own-soon", value=value, missing=SETTLED - mine.games)
    points = "yes" if ask.kind else "no"
    return words()("board-own", rank=mine.rank, people=found.people, value=value, points=points)


def _lines(ask: Ask, found: Board) -> tuple[tuple[Line, ...], Line | None]:
    """The page's lines, and the asker's own where it is not among them."""
    mine = found.mine
    lowest = 0 if ask.kind else LOWEST

    def line(place: Place) -> Line:
        share = (place.value - lowest) / max(1, found.top - lowest)
        return Line(
            place.rank,
            plain(place.name),
            _value(place, rated=ask.kind is None),
            min(1.0, max(0.0, share)),
            place.games,
            place.wins,
            mine is not None and place.user == mine.user,
        )

    lines = tuple(line(place) for place in found.places)
    return lines, line(mine) if mine and mine not in found.places else None


def _value(place: Place, *, rated: bool) -> str:
    return f"{place.value}?" if rated and place.rank is None else str(place.value)


def _spoken(line: Line) -> str:
    # A number and a dot would be taken for markup, and counted anew.
    return told(line, marked(line.name), words()).replace(".", "\\.", 1 if line.rank else 0)


class LeaderboardCog(commands.Cog):
    def __init__(self, bot: Toucan) -> None:
        self.bot = bot

    @app_commands.command(description=say("leaderboard-about"))
    @app_commands.describe(
        game=say("leaderboard-game"),
        period=say("leaderboard-period"),
        everywhere=say("leaderboard-everywhere"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=words()(f"game-{slug}"), value=slug) for slug in GAMES],
        period=[app_commands.Choice(name=words()(f"board-{kind}"), value=kind) for kind in KINDS],
    )
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: discord.Interaction[Toucan],
        game: str | None = None,
        period: str | None = None,
        everywhere: bool = False,
    ) -> None:
        kind = next((kind for kind in KINDS if kind == period), None)
        await self.bot.leaderboard.open(interaction, game, kind, everywhere=everywhere)
