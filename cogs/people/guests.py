"""Guests: the host's page of who may sit down, who is invited and who must go; and `/block`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.games.base import Refusal
from bot.people import company
from bot.records.presence import acts
from bot.tables.lobby import INVITED, OPEN, ROLE, pending, role_of
from bot.words import words
from cogs.core import names
from cogs.core.mentions import mention
from cogs.delivery.answers import answer, answering
from cogs.delivery.courier import Errand
from cogs.kit import ids
from cogs.kit.controls import Menu, Option, People, Press
from cogs.kit.game_cog import say
from cogs.kit.pages import Page, Row
from cogs.pages import public

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.tables.table import Table
    from cogs.core.client import Client
    from cogs.kit.contexts import Interaction


class Guests(commands.Cog):
    def __init__(self, bot: Client) -> None:
        self.bot = bot
        bot.router.route(ids.Guests, self.clicked)
        bot.router.route(ids.Blocks, self.blocked)

    # The host's page

    async def clicked(self, interaction: Interaction, made: ids.Guests, values: Sequence[str]) -> None:
        """Handle a control of the page, or the button that opens it; the answer is the updated page."""
        tables, host, number = self.bot.tables, interaction.user.id, made.table
        table = self._hosted(tables.get(number), host)
        match [made.what, *values]:
            case ["show"]:
                pass
            case ["access", access] if access in (OPEN, INVITED):
                await tables.set_access(number, host, access)
            case ["role", role]:
                await tables.set_access(number, host, f"{ROLE}:{ids.number(role, ids.LARGEST_SNOWFLAKE)}")
            case ["invite", guest]:
                await self._invite(interaction, table, ids.number(guest, ids.LARGEST_SNOWFLAKE))
            case ["host", guest]:
                await tables.hand_over(number, host, ids.number(guest, ids.LARGEST_SNOWFLAKE))
                await answer(interaction).show(Page((words()("lobby-done"),)))
                return
            case ["free", guest]:
                await tables.send_away(number, host, ids.number(guest, ids.LARGEST_SNOWFLAKE))
            case _:
                raise Refusal("bad-button")
        await answer(interaction).show(_page(table))

    def _hosted(self, table: Table, user: int) -> Table:
        if table.status != "lobby":
            raise Refusal("table-started")
        if not self.bot.tables.hosts(table, user):
            raise Refusal("table-host-only")
        if table.record.in_messages:
            # A forged click: nobody else can join a table in direct messages.
            raise Refusal("bad-button")
        return table

    async def _invite(self, interaction: Interaction, table: Table, guest: int) -> None:
        chosen = names.chosen(interaction, guest)
        if chosen.is_bot:
            raise Refusal("guests-bot")
        if await self.bot.tables.invite(table.id, interaction.user.id, guest, chosen.called):
            await self._tell(table, interaction.user.id, guest)

    async def _tell(self, table: Table, host: int, guest: int) -> None:
        """Mention the guest once, if they and the server allow it and they do not block the host."""
        server, player = await self.bot.store.server(table.guild), await self.bot.store.player(guest)
        if not server.mentions or player.mentions == "silent" or table.record.visiting:
            return
        if await company.kept_apart(self.bot.store, guest, {host}):
            return
        async with self.bot.languages.at(table.record):
            told = {"user": f"<@{guest}>", "game": self.bot.game_name(table.slug)}
            name = names.marked(names.host_of(table.record))
            page = Page((words()("guests-called", name=name, **told),))
        once = ("invited", table.id, guest)

        async def send() -> None:
            seat = table.seat_of(guest) if table.status == "lobby" else None
            if seat is not None and pending(table.seats[seat]):
                await mention(self.bot, table, page, (guest,), *once)

        self.bot.courier.want(Errand(once, send, table.guild, table.channel, table.id))

    # People blocked

    @app_commands.command(description=say("block-about"))
    @app_commands.guild_only()
    async def block(self, interaction: Interaction) -> None:
        async with answering(interaction):
            mine = await company.blocked(self.bot.store, interaction.user.id)
            await answer(interaction).reply(_blocks(mine))

    async def blocked(self, interaction: Interaction, _: ids.Blocks, values: Sequence[str]) -> None:
        wanted = [ids.number(value, ids.LARGEST_SNOWFLAKE) for value in values]
        await company.block(self.bot.store, interaction.user.id, wanted)
        mine = await company.blocked(self.bot.store, interaction.user.id)
        await answer(interaction).show(_blocks(mine))


def _page(table: Table) -> Page:
    """Return the host's page: access, guests, and the controls to change them."""
    say, record = words(), table.record
    named = zip(public.plain_names(table), table.seats, strict=True)
    others = [(name, one) for name, one in named if one and one.user and one.user != record.host]
    lines = [public.access(record.access)]
    lines += [
        say(
            "guests-kept" if pending(one) else "guests-here",
            name=names.marked(name),
        )
        for name, one in others
    ]
    choices = tuple(Option(say(f"guests-{value}"), value) for value in (OPEN, INVITED))
    rows: list[Row | People] = [Menu(say("guests-menu-access"), ids.Guests(table.id, "access"), choices)]
    role = role_of(record.access)
    chosen = () if role is None else (role,)
    if not record.visiting:
        rows.append(People(say("guests-menu-role"), ids.Guests(table.id, "role"), chosen, roles=True))
    if None in table.seats:
        rows.append(People(say("guests-menu-invite"), ids.Guests(table.id, "invite")))
    if others:
        seated = tuple(Option(name, str(one.user)) for name, one in others)
        rows.append(Menu(say("guests-menu-free"), ids.Guests(table.id, "free"), seated))
    if ready := tuple(Option(name, str(one.user)) for name, one in others if acts(one)):
        rows.append(Menu(say("guests-menu-host"), ids.Guests(table.id, "host"), ready))
    rows.append((Press(say("button-back"), ids.Lobby(table.id, "options")),))
    return Page((say("guests-title"), "\n".join(lines)), rows=tuple(rows))


def _blocks(mine: Sequence[int]) -> Page:
    choice = People(words()("block-menu"), ids.Blocks(), tuple(mine), least=0, most=company.MOST_PEOPLE)
    return Page((words()("block-title"), words()("block-means")), rows=(choice,))
