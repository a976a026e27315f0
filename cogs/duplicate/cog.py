"""`/duplicate`: opening and joining nights, their teams, boards and results."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from discord import app_commands
from discord.ext import commands

from bot.duplicate.exports import Exported, exported
from bot.duplicate.night import FORMS, HOURS, MOST_ROUNDS, MOST_SIZE
from bot.duplicate.nights import LONGEST_NAME
from bot.fair.secrecy import unsealed
from bot.games.base import Refusal
from bot.matches.exports import exported as export_match
from bot.schema.tables import LIVE, PUT_BY, VOID
from bot.store.names import visible
from bot.words import words
from cogs.core import names
from cogs.core.permissions import moderates
from cogs.delivery import drawing
from cogs.delivery.answers import answer, answering
from cogs.duplicate import guests, pages
from cogs.duplicate.messages import NightMessages
from cogs.kit import ids
from cogs.kit.commands import games
from cogs.kit.contexts import check_here
from cogs.kit.controls import Press
from cogs.kit.forms import Form
from cogs.kit.game_cog import say
from cogs.kit.pages import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.duplicate.night import Night, NightForm, Play
    from bot.records.movement import DuplicateBoard
    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction
    from cogs.table.lobby import Lobby
    from cogs.table.painter import Painter
    from cogs.table.panels import Panels

SHOWN: Final = 5
"""Maximum nights in a list."""

LENGTHS = [app_commands.Choice(name=say("duplicate-hours", hours=hours), value=hours) for hours in HOURS]
WAYS = [app_commands.Choice(name=say("duplicate-form", form=form), value=form) for form in FORMS]

Code = app_commands.Range[str, 1, 16]
Name = app_commands.Range[str, 1, LONGEST_NAME]


class DuplicateCog(commands.GroupCog, name="duplicate", description=say("duplicate-about")):
    def __init__(self, bot: Client, lobby: Lobby, panels: Panels, painter: Painter) -> None:
        self.bot = bot
        self._lobby = lobby
        self._panels = panels
        self._painter = painter
        self.messages = NightMessages(bot)
        bot.router.route(ids.Duplicate, self._clicked)
        bot.router.route_form(ids.Duplicate, self._named)

    # Commands

    @app_commands.command(description=say("duplicate-new-about"))
    @app_commands.describe(
        game=say("duplicate-game-option"),
        boards=say("duplicate-boards-option"),
        team=say("duplicate-size-option"),
        time=say("duplicate-time-option"),
        form=say("duplicate-form-option"),
    )
    @app_commands.choices(game=games())
    @app_commands.choices(time=LENGTHS)
    @app_commands.choices(form=WAYS)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        boards: app_commands.Range[int, 1, MOST_ROUNDS] = 2,
        team: app_commands.Range[int, 1, MOST_SIZE] = 1,
        time: int = HOURS[2],
        form: str = FORMS[0],
    ) -> None:
        """Open a new night, which everybody in the channel can join."""
        async with answering(interaction):
            guild = await self._allowed(interaction)
            channel = await self._lobby.channel(interaction)
            night = await self.bot.tables.nights.open(
                guild=guild, channel=channel, host=interaction.user.id, slug=game, rounds=boards, size=team,
                hours=time, form=cast("NightForm", form),
            )  # fmt: skip
            self.bot.tables.closing.look()
            await self.bot.tables.nights.channels.follow(night.id, guild, channel)
            await self.messages.post(interaction, night)

    @app_commands.command(description=say("duplicate-join-about"))
    @app_commands.describe(code=say("duplicate-code-option"), team=say("duplicate-team-option"))
    async def join(self, interaction: Interaction, code: Code, team: Name = "") -> None:
        """Join a night from another server, whose channel shows it then too."""
        async with answering(interaction):
            guild = await self._allowed(interaction)
            channel = await self._lobby.channel(interaction)
            night = await self._joined(interaction, await self.bot.tables.nights.by_code(code), guild, team)
            await self.bot.tables.nights.channels.follow(night.id, guild, channel)
            await self.messages.post(interaction, night)
            # The other channels must show the new team.
            self.messages.refresh(night.id)

    @app_commands.command(description=say("duplicate-show-about"))
    async def show(self, interaction: Interaction) -> None:
        """List the server's and the asker's nights, the newest first."""
        async with answering(interaction):
            guild, user, say = interaction.guild_id or 0, interaction.user.id, words()
            found = await self.bot.tables.nights.newest(guild, user, SHOWN)
            if not found:
                raise Refusal("duplicate-none-here")
            if len(found) == 1:
                await answer(interaction).reply(await self._page(interaction, found[0]))
                return
            looks = tuple(
                Press(say("duplicate-number", night=night.id), ids.Duplicate(night.id, "look"))
                for night in found
            )
            lines = [
                say(
                    "duplicate-listed",
                    night=night.id,
                    game=self.bot.game_name(night.slug),
                    status=night.status,
                )
                for night in found
            ]
            await answer(interaction).reply(Page((say("duplicate-list"), "\n".join(lines)), rows=(looks,)))

    # Clicks

    async def _clicked(self, interaction: Interaction, made: ids.Duplicate, values: Sequence[str]) -> None:
        night = await self._night(interaction, made.night)
        match made.what:
            case "look":
                await answer(interaction).show(await self._page(interaction, night))
            case "share":
                check_here(interaction)
                await self.messages.post(interaction, night)
            case "play":
                await self._play(interaction, night)
            case "boards":
                await self._board(interaction, night, values)
            case "file":
                await self._file(interaction, night)
            case "guests":
                await answer(interaction).reply(guests.page(night, interaction.user.id))
            case "unname":
                await self._take_name(interaction, night, values)
            case "away" | "away-2" | "away-3" | "away-team" | "back":
                await self._guests(interaction, night, made, values)
            case _:
                await self._before(interaction, night, made.what)

    async def _before(self, interaction: Interaction, night: Night, what: ids.NightControl) -> None:
        """Handle the controls of a night that has not begun, and giving up."""
        nights, user = self.bot.tables.nights, interaction.user.id
        match what:
            case "join" if night.size > 1:
                await answer(interaction).ask(_team_form(night))
            case "join":
                await self._join(interaction, night, "")
            case "leave" if night.status == "playing":
                await nights.give_up(night.id, user)
                self.bot.tables.closing.look()
                self.messages.changed(night.id)
                await answer(interaction).reply(Page((words()("duplicate-gave-up"),)))
            case "leave":
                await self._changed(interaction, await nights.leave(night.id, user))
            case "begin":
                night = await nights.begin(night.id, user)
                self.bot.tables.closing.look()
                await self._changed(interaction, night)
            case "off":
                manages = interaction.permissions.manage_guild and interaction.guild_id == night.guild
                await self._changed(interaction, await nights.call_off(night.id, user, moderator=manages))
            case _:
                await self._invite(interaction, night)

    async def _named(self, interaction: Interaction, made: ids.Duplicate, text: str) -> None:
        """Join with the team name typed in a form."""
        if made.what != "join":
            raise Refusal("bad-button")
        await self._join(interaction, await self._night(interaction, made.night), text)

    async def _join(self, interaction: Interaction, night: Night, team: str) -> None:
        guild = await self._allowed(interaction)
        await self._changed(interaction, await self._joined(interaction, night, guild, team))

    async def _joined(self, interaction: Interaction, night: Night, guild: int, team: str) -> Night:
        """Join a night; an invisible team name counts as none."""
        user = interaction.user
        return await self.bot.tables.nights.join(
            night.id,
            guild=guild,
            user=user.id,
            name=names.called(user),
            team=team if visible(team) else "",
            typed=await self._typed(guild),
        )

    async def _typed(self, guild: int | None) -> bool:
        """Return whether a server shows text that people typed."""
        return (await self.bot.store.server(guild)).typed

    async def _changed(self, interaction: Interaction, night: Night) -> None:
        """Edit the clicked message to show the night."""
        await self.messages.edit(interaction, night)

    async def _guests(
        self, interaction: Interaction, night: Night, made: ids.Duplicate, values: Sequence[str]
    ) -> None:
        """Handle a menu of the host's page; the answer is the updated page."""
        host = interaction.user.id
        night = await guests.changed(self.bot.tables.nights, night, host, made, values)
        self.messages.changed(night.id)
        await answer(interaction).show(guests.page(night, host))

    async def _take_name(self, interaction: Interaction, night: Night, values: Sequence[str]) -> None:
        """Erase a team's name at a moderator's request."""
        if not moderates(interaction):
            raise Refusal("bad-button")
        team = ids.number("".join(values))
        night = await self.bot.tables.nights.take_name(night.id, team, interaction.guild_id or 0)
        self.messages.changed(night.id)
        await answer(interaction).show(await self._page(interaction, night))

    async def _invite(self, interaction: Interaction, night: Night) -> None:
        """Tell the host the code, for a captain of another server to type: both sides must agree."""
        if not night.hosted_by(interaction.user.id):
            raise Refusal("duplicate-host")
        await answer(interaction).reply(Page((words()("duplicate-code", code=night.code),)))

    # Playing

    async def _play(self, interaction: Interaction, night: Night) -> None:
        """Answer with the panel of the asker's next board, begun or resumed."""
        try:
            table = await self._next(interaction, night)
        except Refusal as refusal:
            if refusal.key != "duplicate-once":
                raise
            # A double click: the first click has opened the board.
            table = await self._next(interaction, night)
        await self._panels.show(interaction, table)

    async def _next(self, interaction: Interaction, night: Night) -> Table:
        tables, user = self.bot.tables, interaction.user.id
        if night.status != "playing":
            raise Refusal("duplicate-not-on")
        place = night.place_of(user)
        if place is None:
            raise Refusal("duplicate-not-in")
        team, line = place
        if team.members[line].left is not None:
            await tables.nights.come_back(night.id, user)
            self.messages.changed(night.id)
        begun = {one.board: one for one in await tables.nights.plays(night.id) if one.team == team.number}
        for board in night.open_boards:
            if board.line != line:
                continue
            one = begun.get(board.number)
            if one is None or one.status in VOID:
                return await self._begin(interaction, night, board, team.number)
            if one.status in LIVE:
                return await tables.read(one.table)
            if one.status in PUT_BY:
                return await self._taken_up(interaction, one)
        raise Refusal("duplicate-all-played" if night.last else "duplicate-waits")

    async def _begin(self, interaction: Interaction, night: Night, board: DuplicateBoard, team: int) -> Table:
        guild, channel = await self._allowed(interaction), await self._lobby.channel(interaction)
        user = interaction.user
        return await self.bot.tables.play_board(
            night, board, team, guild=guild, channel=channel, user=user.id, name=names.called(user)
        )

    async def _taken_up(self, interaction: Interaction, one: Play) -> Table:
        record = await self.bot.store.table(one.table)
        channel = await self._lobby.channel(interaction)
        table = await self.bot.tables.resume(one.table, interaction.user.id, interaction.guild_id, channel)
        if record:
            self._painter.debts.taken_up(record)
        return table

    # Results

    async def _board(self, interaction: Interaction, night: Night, values: Sequence[str]) -> None:
        """Show every team's result on a board, once the night is over."""
        scores = await self.bot.tables.nights.scores(night)
        number = ids.number(values[0]) if values else 0
        board = next((one for one in night.boards if one.number == number), None)
        if board is None or number not in scores:
            raise Refusal("bad-button")
        night = pages.named(night, typed=await self._typed(interaction.guild_id))
        plays, game = await self.bot.tables.nights.plays(night.id), self.bot.game_name(night.slug)
        absent = await self.bot.tables.nights.absent(night)
        page = pages.board_page(night, game, board, scores[number], plays, absent)
        if not (await self.bot.store.player(interaction.user.id)).text_only:
            made = partial(pages.board_picture, night, board, scores[number], absent)
            drawn = await self.bot.drawing(drawing.CLICKED, made)
            page = replace(page, picture=drawn)
        await answer(interaction).show(page)

    async def _file(self, interaction: Interaction, night: Night) -> None:
        """Send a file with everything needed to recompute the results."""
        tables, made = self.bot.tables, []
        came = await (tables.nights.course(night) if night.swiss else tables.nights.standings(night))
        seats = {board.number: board.seat for board in night.boards}
        absent = await tables.nights.absent(night)
        secret = None
        for one in await tables.nights.plays(night.id):
            table = await tables.read(one.table)
            unsealed(table.record)
            secret = await tables.dealer.secret(table.record)
            source = await tables.dealer.source(table.record)
            text = await asyncio.to_thread(export_match, table, source, secret)
            made.append(Exported(one.team, seats[one.board], text, (one.board, one.team) in absent))
        if secret is None:
            raise Refusal("duplicate-lost")
        content = exported(night, secret, made, came).encode()
        await answer(interaction).file(words()("duplicate-file"), f"duplicate-{night.id}.txt", content)

    # Pages

    async def _night(self, interaction: Interaction, number: int) -> Night:
        """Return a night; raise `Refusal` unless the asker or their server takes part."""
        night = await self.bot.tables.nights.night(number)
        servers = {night.guild, *(team.guild for team in night.teams)}
        user = interaction.user.id
        if interaction.guild_id not in servers and user != night.host and night.place_of(user) is None:
            raise Refusal("duplicate-none")
        return night

    async def _allowed(self, interaction: Interaction) -> int:
        """Return the asker's server; raise `Refusal` if it wants no duplicate nights."""
        check_here(interaction)
        guild = interaction.guild_id or 0
        if not (await self.bot.store.server(guild)).nights:
            raise Refusal("duplicate-not-here")
        return guild

    async def _page(self, interaction: Interaction, night: Night) -> Page:
        """Return the night's page for the asker alone."""
        player = await self.bot.store.player(interaction.user.id)
        pictured, reader = not player.text_only, interaction.user.id
        typed = await self._typed(interaction.guild_id)
        made = self.messages.made(night, drawing.CLICKED, pictured=pictured, reader=reader, typed=typed)
        page = await made
        if typed and moderates(interaction):
            page = replace(page, rows=(*page.rows, *guests.taking(night, interaction.guild_id)))
        return pages.promised(page, night) if night.status != "off" else page


def _team_form(night: Night) -> Form:
    say = words()
    return Form(
        title=say("duplicate-team-title"),
        id=ids.Duplicate(night.id, "join"),
        label=say("duplicate-team-label"),
        means=say("duplicate-team-means", size=night.size),
        most=LONGEST_NAME,
        needed=True,
    )
