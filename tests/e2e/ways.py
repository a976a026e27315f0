"""How a match of any game is played to its end: by clicks, commands, in words, watched, through crashes."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from discord import app_commands
from simcord.builders import ChannelHandle
from sqlalchemy import Connection

from bot.games import GAMES
from bot.games.base import HOLE, pick
from bot.tables.table import Table
from tests.e2e.salon import Hands, Salon, alts, controls, enabled, texts
from tests.e2e.witness import Witness, everything
from tests.kit.differ import position

Reads = Callable[[Salon, Any, int, str], None]
"""Holds that whoever reads the text knows what whoever looks at the pictures does."""


async def seat_all(salon: Salon, slug: str, players: int, **options: Any) -> Table:
    """Ann opens a table, and others join."""
    sized = {"players": players} if len(GAMES[slug].seats) > 1 else {}
    await salon.slash(salon.ann, f"{slug} new", **sized, **options)
    for who in [*salon.people.values()][1:players]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def by_clicks(salon: Salon, table: Table, seed: int) -> None:
    hands = Hands(salon, Random(seed))
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)


async def by_commands(salon: Salon, table: Table, seed: int) -> None:
    """Each action by the command of its verb, whose only option is all that follows."""
    rng, group = Random(seed), salon.bot.game_cog(table.slug).app_command
    assert isinstance(group, app_commands.Group)
    while table.live:
        seat = table.waiting_for[0]
        choices = table.state.legal(seat)
        verb, _, said = pick(rng, (choices[int(rng.random() * len(choices))],)).partition(" ")
        command = group.get_command(verb)
        assert isinstance(command, app_commands.Command)
        named = {command.parameters[0].name: said} if said else {}
        result = await salon.slash(salon.actor(seat), f"{table.slug} {verb}", **named)
        assert result.ephemeral
    await played_out(salon, table)


async def in_words(salon: Salon, slug: str, players: int, seed: int, reads: Reads) -> None:
    for who in [*salon.people.values()][:players]:
        await salon.slash(who, "settings", text_only=True)
    table, hands = await seat_all(salon, slug, players), Hands(salon, Random(seed))
    while table.live:
        seat = table.waiting_for[0]
        panel = await hands.panel(seat)
        assert not panel.attachments
        assert alts(panel) == []
        reads(salon, table.state, seat, texts(panel))
        await hands.move(seat)
    await played_out(salon, table)


def reads_every_card(salon: Salon, state: Any, seat: int, said: str) -> None:
    """The seat's own, and those on the table."""
    seen = [card for card in (*state.view(seat).hands[seat], *state.piles["table"]) if card != HOLE]
    for card in seen:
        assert salon.name_of(card) in said


async def watched(salon: Salon, slug: str, players: int, seed: int, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody reads of a card before an event has shown it to them; some look at pictures, Ann reads."""
    caplog.set_level(logging.DEBUG)
    witness = Witness(GAMES[slug].start(players, {}).deck)
    salon.bot.tables.listen(witness.listen)
    await salon.slash(salon.ann, "settings", text_only=True)
    table, hands = await seat_all(salon, slug, players), Hands(salon, Random(seed))
    for seat in range(players):
        await hands.panel(seat)
    while table.live:
        await hands.move(table.waiting_for[0])
        witness.check(None, everything(salon.public))
        for seat in range(players):
            # A new hand brings a new panel.
            panel = await hands.panel(seat) if salon.live else hands.panels[seat]
            witness.check(seat, everything(panel))
        if table.status == "playing" and not table.state.piles["table"]:
            for what in {"Last trick", "Score"}.intersection(enabled(salon.public)):
                looked = await salon.click(salon.ida, salon.public, what)
                witness.check(None, everything(looked.response), before=True)
    witness.check_log(caplog.get_records("call"))


async def through_crashes(salon: Salon, table: Table, seed: int) -> None:
    """Buttons of before a crash work after it."""
    rng = Random(seed)
    hands = Hands(salon, rng)
    while table.live:
        for _ in range(1 + int(rng.random() * 8)):
            if table.live:
                await hands.move(table.waiting_for[0])
        if table.live:
            log, state = list(table.log), table.state
            await salon.crash()
            hands.restarted, table = True, salon.table
            assert ([*table.log], table.state) == (log, state)
    await played_out(salon, table)


async def seat_four(salon: Salon, **options: object) -> Table:
    """Ann opens a table of Differ, and Bob, Cleo and Dan join."""
    await salon.slash(salon.ann, "differ new", **options)
    for who in (salon.bob, salon.cleo, salon.dan):
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def played_out(salon: Salon, table: Table) -> None:
    """The match is over, and everybody reads who won."""
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
    """What the one who clicked, and nobody else, reads as an answer."""
    assert result.acknowledged
    assert result.ephemeral
    return texts(result.response)


async def to_the_play(salon: Salon) -> Hands:
    """Four people, and the auction is over."""
    table, hands = await seat_four(salon, target=99), Hands(salon, Random(11))
    while table.state.phase != "play":
        await hands.move(table.waiting_for[0])
    return hands


async def picture(salon: Salon, who: Any) -> bytes:
    """What the hand of somebody looks like now."""
    panel = (await salon.slash(who, "hand")).response
    drawn: bytes = await panel.attachments[0].read()
    return drawn


async def behind(salon: Salon, sql: str) -> None:
    """Somebody changes the database."""

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(sql)

    await salon.as_bot(salon.bot.store.write(work))


async def down(salon: Salon, seconds: float) -> None:
    """The bot is stopped for so long; nothing of it goes on by itself."""
    for name in tuple(salon.bot.cogs):
        await salon.as_bot(salon.bot.remove_cog(name))
    await salon.close()
    await salon.env.advance_time(seconds)
    await salon.env.restart_bot(salon._new())


def abroad(salon: Salon) -> Salon:
    """The same people on another server."""
    guild = salon.env.create_guild("Abroad")
    people = {name: guild.add_member(one.user) for name, one in salon.people.items()}
    return Salon(salon.env, guild, guild.create_text_channel("cards"), people, salon.settings, salon.bot)


def within(salon: Salon, table: Table) -> Salon:
    """The same people in the table's thread."""
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
    """What the menu of a setting says while nothing is chosen in it."""
    menus = {one["custom_id"]: str(one["placeholder"]) for one in controls(page, 3)}
    return menus[f"menu:settings:{what}"]
