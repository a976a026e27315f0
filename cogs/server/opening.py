"""`/play`: a private page that opens a table by menus and one green button; nothing is typed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.ai import LEVELS, levels, offered
from bot.games import GAMES
from bot.games.base import Refusal
from bot.lessons import lesson
from bot.people.boards import Boards
from bot.people.history import recommended
from bot.time.deadlines import CLOCKS
from bot.words import capitalised, words
from cogs.core import names as people
from cogs.delivery.answers import answer, answering
from cogs.kit import ids
from cogs.kit.commands import games
from cogs.kit.contexts import anywhere, home, may_visit
from cogs.kit.controls import Menu, Option, Press, Style
from cogs.kit.game_cog import NewTable, say
from cogs.kit.pages import MOST_OPTIONS, Page
from cogs.kit.ways_out import usual_table
from cogs.people.lessons import company

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.kit.pages import Row
    from cogs.people.lessons import Lessons
    from cogs.table.lobby import Lobby
    from cogs.table.panels import Panels
    from rendering.kit.picture import Picture


class OpeningCog(commands.Cog):
    def __init__(self, bot: Client, lessons: Lessons, lobby: Lobby, panels: Panels) -> None:
        self.bot = bot
        self._lessons = lessons
        self._lobby = lobby
        self._panels = panels
        bot.router.route(ids.Play, self._clicked)

    @app_commands.command(description=say("play-open-about"))
    @anywhere
    async def play(self, interaction: Interaction) -> None:
        async with answering(interaction):
            most = await Boards(self.bot.store).most_played(home(interaction) or 0)
            chosen = usual_table(most if most and most in GAMES else next(iter(GAMES)))
            chosen = replace(chosen, level=await self._recommended(interaction, chosen.slug))
            await answer(interaction).reply(await self._page(interaction, chosen))

    @app_commands.command(description=say("learn-any-about"))
    @app_commands.describe(game=say("learn-any-game"))
    @app_commands.choices(game=games())
    @anywhere
    async def learn(self, interaction: Interaction, game: str) -> None:
        await self._lessons.open(interaction, game)

    async def _clicked(self, interaction: Interaction, made: ids.Play, values: Sequence[str]) -> None:
        chosen, here = _chosen(made, values, self._programs), home(interaction)
        # A level that the person has chosen stays, unless another game lacks it.
        if made.what == "show" or (
            made.what == "game" and made.level == await self._recommended(interaction, made.slug)
        ):
            chosen = replace(chosen, level=await self._recommended(interaction, chosen.slug))
        if here is None and not may_visit(interaction):
            chosen = replace(chosen, people=1)
        if made.what == "level":
            await self.bot.tables.check_level(here, chosen.slug, chosen.level)
        if made.what == "go":
            clock = None if chosen.clock == ids.SERVERS_CLOCK else chosen.clock
            computers = chosen.size - chosen.people
            wanted = NewTable(GAMES[chosen.slug], chosen.size, {}, computers, chosen.level, clock)
            table = await self._lobby.begin(interaction, wanted)
            if table.status == "playing":
                await self._panels.show(interaction, table, below=True)
        else:
            await answer(interaction).show(await self._page(interaction, chosen))

    async def _recommended(self, interaction: Interaction, slug: str) -> str:
        return await recommended(self.bot.store, interaction.user.id, slug)

    async def _page(self, interaction: Interaction, chosen: ids.Play) -> Page:
        say, front = words(), self.bot.game_cog(chosen.slug)
        computers = chosen.size - chosen.people
        begins = "play-begins-alone" if chosen.people == 1 else "play-begins"
        told = (
            f"{say(f'{front.prefix}-game')}.",
            say(begins, computers=computers, people=chosen.people, open=chosen.people - 1),
        )
        here = home(interaction)
        server, programs = (
            await self.bot.store.server(here),
            await self.bot.tables.programs_at(here, chosen.slug),
        )
        if chosen.level not in (*levels(chosen.slug), *programs):
            # The server has disallowed it while the page lay open.
            chosen = replace(chosen, level=offered(chosen.slug)[0])
        alone = here is None and not may_visit(interaction)
        clocked = here is not None or chosen.people == 1
        rows = self._rows(chosen, server.clock, programs, alone=alone, clocked=clocked)
        title = say("play-title", game=front.game_name)
        player = await self.bot.store.player(interaction.user.id)
        if player.text_only:
            return Page((title, "\n".join(told)), rows=rows)
        name = people.plain(people.called(interaction.user))
        picture = await asyncio.to_thread(self._picture, chosen.slug, name, player.colours)
        return Page((title, "\n".join(told)), picture, rows)

    def _picture(self, slug: str, name: str, colours: int) -> Picture:
        """Draw a table of the game, some tricks into its lesson."""
        state = [step.state for step in lesson(slug) if step.move][-1]
        names = company(name, state.players)
        return self.bot.game_cog(slug).table_picture(state.view(None), names, colours)

    def _programs(self, slug: str) -> tuple[str, ...]:
        """Return the programs that the host has registered for the game."""
        return self.bot.tables.engines.programs.playing(slug)

    def _rows(
        self, chosen: ids.Play, clock: str, programs: Sequence[str], *, alone: bool, clocked: bool
    ) -> tuple[Row, ...]:
        """Return a menu for each choice, which shows the current value and explains the others.

        `programs`: programs allowed there; `alone`: nobody else can join there; `clocked`: a clock can run
        there.
        """
        say, sizes = words(), GAMES[chosen.slug].seats
        prefix = self.bot.game_cog(chosen.slug).prefix

        def menu(what: ids.PlayControl, now: str, options: Sequence[tuple[str, str, str]]) -> Menu:
            made = (
                Option(capitalised(label), value, means=means, chosen=value == now)
                for value, label, means in options
            )
            return Menu(say(f"play-menu-{what}"), replace(chosen, what=what), tuple(made))

        games = [
            (slug, self.bot.game_name(slug), say(f"{self.bot.game_cog(slug).prefix}-game")) for slug in GAMES
        ]
        rows: list[Row] = [menu("game", chosen.slug, games)]
        if len(sizes) > 1:
            seats = [
                (str(size), say("play-size", size=size), say(f"{prefix}-size", size=size)) for size in sizes
            ]
            rows.append(menu("size", str(chosen.size), seats))
        if not alone:
            rows.append(menu("people", str(chosen.people), _people(chosen.size)))
        if chosen.people < chosen.size:
            known = [level for level in levels(chosen.slug) if level != LEVELS[0]]
            strong = [
                (level, say(f"play-level-{level}"), say(f"play-level-{level}-means")) for level in known
            ]
            strong += [
                (name, say("level-program", program=name), say("play-level-program-means"))
                for name in programs
            ]
            rows.append(menu("level", chosen.level, strong[:MOST_OPTIONS]))
        now = clock if chosen.clock == ids.SERVERS_CLOCK else chosen.clock
        clocks = [(one, say(f"clock-{one}"), say(f"play-clock-{one}-means")) for one in CLOCKS]
        if clocked:
            rows.append(menu("clock", now, clocks))
        go = say("button-play-alone" if chosen.people == 1 else "button-play-open")
        return (
            *rows,
            (
                Press(go, replace(chosen, what="go"), Style.success),
                Press(say("button-learn"), ids.Learn(chosen.slug, 0, "show")),
                Press(say("button-puzzle"), ids.PuzzleOpen()),
            ),
        )


def _people(size: int) -> list[tuple[str, str, str]]:
    say = words()
    options = [("1", say("play-people-alone"), say("play-people-alone-means", computers=size - 1))]
    for people_there in range(2, size + 1):
        computers = size - people_there
        means = say("play-people-means" if computers else "play-people-all-means", computers=computers)
        options.append((str(people_there), say("play-people", people=people_there), means))
    return options


def _chosen(made: ids.Play, values: Sequence[str], programs: Callable[[str], Sequence[str]]) -> ids.Play:
    """Apply a menu's value; choices that another game lacks become its defaults."""
    match [made.what, *values]:
        case ["show" | "go"]:
            chosen = made
        case ["game", slug] if slug in GAMES:
            size = made.size if made.size in GAMES[slug].seats else GAMES[slug].seats[0]
            level = made.level if made.level in (*levels(slug), *programs(slug)) else offered(slug)[0]
            chosen = replace(made, slug=slug, size=size, people=min(made.people, size), level=level)
        case ["size", size]:
            chosen = replace(made, size=ids.number(size), people=min(made.people, ids.number(size)))
        case ["people", there]:
            chosen = replace(made, people=ids.number(there))
        case ["level", level]:
            chosen = replace(made, level=level)
        case ["clock", clock]:
            chosen = replace(made, clock=clock)
        case _:
            raise Refusal("bad-button")
    fits = chosen.size in GAMES[chosen.slug].seats and 1 <= chosen.people <= chosen.size
    known = (*levels(chosen.slug), *programs(chosen.slug))
    if not (fits and chosen.level in known and chosen.clock in (ids.SERVERS_CLOCK, *CLOCKS)):
        raise Refusal("bad-button")
    return replace(chosen, what="show")
