"""Top Suit at the table: by clicks, by commands, in words, and where there is most to choose from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games.base import pick
from bot.games.topsuit import TopSuit
from bot.table import Table
from tests.e2e.salon import Hands, Salon, alts, controls, texts
from tests.e2e.test_match import played_out

PLAYERS = [3, 4]


async def seat_all(salon: Salon, players: int) -> Table:
    """Ann opens a table of Top Suit, and others join."""
    await salon.slash(salon.ann, "topsuit new", players=players)
    for who in (salon.bob, salon.cleo, salon.dan)[: players - 1]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


@pytest.mark.parametrize("players", PLAYERS)
async def test_a_match_by_clicks_alone(salon: Salon, players: int) -> None:
    table, hands = await seat_all(salon, players), Hands(salon, Random(31))
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)
    assert "took it with" in texts(salon.public)


@pytest.mark.parametrize("players", PLAYERS)
async def test_a_match_by_commands_alone(salon: Salon, players: int) -> None:
    table, rng = await seat_all(salon, players), Random(32)
    while table.live:
        seat = table.waiting_for[0]
        choices = table.state.legal(seat)
        verb, _, option = pick(rng, (choices[int(rng.random() * len(choices))],)).partition(" ")
        named = {} if verb == "draw" else {"cards": option}
        result = await salon.slash(salon.actor(seat), f"topsuit {verb}", **named)
        assert result.ephemeral
    await played_out(salon, table)


@pytest.mark.parametrize("players", PLAYERS)
async def test_a_match_without_pictures(salon: Salon, players: int) -> None:
    for who in (salon.ann, salon.bob, salon.cleo, salon.dan)[:players]:
        await salon.slash(who, "settings", text_only=True)
    table, hands = await seat_all(salon, players), Hands(salon, Random(33))
    while table.live:
        seat = table.waiting_for[0]
        panel = await hands.panel(seat)
        assert not panel.attachments
        assert alts(panel) == []
        reads_it_all(salon, table.state, seat, texts(panel))
        await hands.move(seat)
    await played_out(salon, table)


def reads_it_all(salon: Salon, state: TopSuit, seat: int, said: str) -> None:
    """Whoever reads the text knows what whoever looks at the pictures does."""
    last = state.sheet[-1].acts if state.sheet else ()
    shown = [cards for act in (*state.acts, *last) if (cards := act.cards)]
    # A run is told by its ends.
    for card in (*state.hands[seat], *(card for cards in shown for card in (cards[0], cards[-1]))):
        assert salon.name_of(card) in said
    for other, cards in enumerate(state.hands):
        assert f"{salon.actor(other).name.capitalize()} {len(cards)}" in said
    assert f"**{len(state.stock)}**" in said
    assert "♥ beats ♠, ♠ beats ♣, ♣ beats ♥; ♦ beats all three" in said


def labels(message: Any) -> list[str]:
    return [one["label"].replace("\ufe0e", "") for one in controls(message)]
