"""92Q in Discord: whole matches by clicks, by commands and in text, at every size of table."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.base import pick
from bot.table import Table
from tests.e2e.salon import Hands, Salon, alts, texts
from tests.e2e.test_match import played_out

SIZES = [4, *(pytest.param(players, marks=pytest.mark.slow) for players in (6, 8))]


async def seat(salon: Salon, players: int, **options: object) -> Table:
    """Ann opens a table of 92Q, and the others join."""
    await salon.slash(salon.ann, "92q new", players=players, **options)
    for who in [*salon.people.values()][1:players]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


@pytest.mark.parametrize("players", SIZES)
async def test_a_match_is_played_by_clicks_alone(salon: Salon, players: int) -> None:
    table = await seat(salon, players, target=1)
    hands = Hands(salon, Random(players))
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)


@pytest.mark.parametrize("players", SIZES)
async def test_a_match_is_played_by_commands_alone(salon: Salon, players: int) -> None:
    table = await seat(salon, players, target=1)
    rng = Random(players)
    while table.live:
        acting = table.waiting_for[0]
        verb, *options = pick(rng, table.state.legal(acting)).split(" ")
        typed = [str(int(option) + 1) for option in options] if verb == "partners" else options
        fields = {"bid": ["bid"], "play": ["card"], "pass": [], "partners": ["first", "second", "third"]}
        named = dict(zip(fields[verb], typed, strict=False))
        result = await salon.slash(salon.actor(acting), f"92q {verb}", **named)
        assert result.ephemeral
    await played_out(salon, table)


@pytest.mark.parametrize("players", SIZES)
async def test_a_match_is_played_without_a_picture(salon: Salon, players: int) -> None:
    for who in salon.people.values():
        await salon.slash(who, "settings", text_only=True)
    table = await seat(salon, players, target=1)
    hands = Hands(salon, Random(players + 1))
    while table.live:
        acting = table.waiting_for[0]
        panel = await hands.panel(acting)
        assert not panel.attachments
        assert alts(panel) == []
        said = texts(panel)
        for card in (*table.state.hands[acting], *table.state.trick):
            assert salon.name_of(card) in said
        await hands.move(acting)
    await played_out(salon, table)
