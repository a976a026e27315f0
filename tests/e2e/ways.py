"""Seated tables, answers to people, and the bot's interruptions."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from simcord.builders import ChannelHandle
from sqlalchemy import Connection

from bot.games import GAMES
from bot.tables.table import Table
from tests.e2e.salon import Hands, Salon, controls, texts
from tests.kit.differ import position


async def seat_all(salon: Salon, slug: str, players: int, **options: Any) -> Table:
    """Open a table by Ann, and have others join."""
    sized = {"players": players} if len(GAMES[slug].seats) > 1 else {}
    await salon.slash(salon.ann, f"{slug} new", **sized, **options)
    for who in [*salon.people.values()][1:players]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def seat_four(salon: Salon, **options: object) -> Table:
    """Open a table of Differ by Ann, and have Bob, Cleo and Dan join."""
    await salon.slash(salon.ann, "differ new", **options)
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def played_out(salon: Salon, table: Table) -> None:
    """Play until the match is over, and check that everybody reads who won."""
    assert salon.bot.tables.in_channel(salon.channel.id) is None
    again = await salon.bot.tables.read(table.id)
    assert again.status == "over"
    said = texts(salon.public)
    for seat in again.state.winners:
        winner = again.seats[seat]
        assert winner is not None
        assert winner.name in said
    assert re.search("win(s the match)?!", said)
    assert "Rematch" in [control["label"] for control in controls(salon.public)]


def said(result: Any) -> str:
    """Return the private answer to a click."""
    assert result.acknowledged
    assert result.ephemeral
    return texts(result.response)


async def to_the_play(salon: Salon) -> Hands:
    """Seat four people who look at their hands, and end the auction."""
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(11))
    for seat in range(4):
        await hands.panel(seat)
    await hands.play_until(lambda: table.state.phase == "play")
    return hands


async def picture(salon: Salon, who: Any) -> bytes:
    """Return the present picture of a person's hand."""
    panel = (await salon.slash(who, "hand")).response
    drawn: bytes = await panel.attachments[0].read()
    return drawn


async def behind(salon: Salon, sql: str) -> None:
    """Change the database behind the bot's back."""

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(sql)

    await salon.as_bot(salon.bot.store.write(work))


async def down(salon: Salon, seconds: float) -> None:
    """Stop the bot for so long, without anything going on."""
    for name in tuple(salon.bot.cogs):
        await salon.as_bot(salon.bot.remove_cog(name))
    await salon.close()
    await salon.env.advance_time(seconds)
    await salon.env.restart_bot(salon._new())


def abroad(salon: Salon) -> Salon:
    """Return the salon on another server."""
    guild = salon.env.create_guild("Abroad")
    people = {name: guild.add_member(one.user) for name, one in salon.people.items()}
    return Salon(salon.env, guild, guild.create_text_channel("cards"), people, salon.settings, salon.bot)


def within(salon: Salon, table: Table) -> Salon:
    """Return the salon in the table's thread."""
    made = salon.env.backend.channels[table.channel]
    return salon._in(ChannelHandle(salon.env, salon.guild, made))


async def rigged(table: Table) -> None:
    """Put the end of a hand on the table, whatever was dealt."""
    async with table.lock:
        table.state = position(hands=("AH KH QH", "2H 3S 4S", "3H 6S 7S", "4H 2D 3D"), bid="5H", turn=0).but(
            target=99
        )


async def four(salon: Salon, likes: str, clock: str = "none") -> Table:
    for who in (salon.ann, salon.bob, salon.cleo, salon.dan):
        await salon.slash(who, "settings", mentions=likes)
    await salon.slash(salon.ann, "differ new", target=99, clock=clock)
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


def shown_setting(page: Any, what: str) -> str:
    """Return the value that the menu of a setting shows."""
    menus = {one["custom_id"]: str(one["placeholder"]) for one in controls(page, 3)}
    return menus[f"menu:settings:{what}"]
