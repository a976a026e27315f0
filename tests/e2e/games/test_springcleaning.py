"""Spring Cleaning in Discord: whole matches by clicks, by commands and in text, and its narrow places."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

from bot.ai import brain
from bot.games.base import NATURE, pick
from bot.games.kit.places import letter
from bot.games.springcleaning.rules import SpringCleaning
from bot.games.springcleaning.scores import TOO_MUCH
from bot.tables.changes import Change
from bot.tables.table import Table
from rendering.springcleaning.names import LETTERS
from tests.e2e.games.test_match import played_out
from tests.e2e.salon import Hands, Salon, alts, texts

FEWEST, *MORE = SpringCleaning.seats
SIZES = [FEWEST, *(pytest.param(players, marks=pytest.mark.slow) for players in MORE)]
FIELDS = {
    "offer": ["card"],
    "play": ["cards"],
    "draw": ["source"],
    "insert": ["gap"],
    "arrange": ["cards"],
    "pass": [],
}


async def seat_all(salon: Salon, players: int, **options: object) -> Table:
    """Ann opens a table of Spring Cleaning, and others join; computer players have come with her."""
    await salon.slash(salon.ann, "springcleaning new", players=players, **options)
    for who in [*salon.people.values()][1 : salon.table.seats.count(None) + 1]:
        await salon.click(who, salon.public, "Join")
    await salon.click(salon.ann, salon.public, "Start")
    return salon.table


async def brought_on(
    salon: Salon, table: Table, until: Callable[[SpringCleaning], bool], rng: Random | None = None
) -> None:
    """Everybody plays by rules of thumb until then, all at once; nobody clicks for it."""
    rng = rng or Random(1)
    changes, think = salon.bot.tables._changes, brain(table.slug, "normal")

    async def act(change: Change) -> None:
        while not until(table.state):
            seat = min(table.state.to_act)
            chance = seat == NATURE
            action = await changes._chance(table) if chance else think(table.state.view(seat), seat, rng)
            await change.act(seat, action)

    await salon.as_bot(changes.change(table, act))


# In passing, tests/wire/test_play.py has every game played by clicks.
@pytest.mark.slow
@pytest.mark.parametrize("players", SpringCleaning.seats)
async def test_a_match_by_clicks_alone(salon: Salon, players: int) -> None:
    table, hands = await seat_all(salon, players), Hands(salon, Random(players))
    while table.live:
        await hands.move(table.waiting_for[0])
    await played_out(salon, table)
    assert "Trash" in texts(salon.public)


@pytest.mark.slow
@pytest.mark.parametrize("players", SpringCleaning.seats)
async def test_a_match_by_commands_alone(salon: Salon, players: int) -> None:
    table, rng = await seat_all(salon, players), Random(10 + players)
    if players > 3:
        # Their matches are long; half of one has every command.
        await brought_on(salon, table, lambda state: 2 * max(state.scores) >= TOO_MUCH[players])
    while table.live:
        seat = table.waiting_for[0]
        choices = table.state.legal(seat)
        verb, _, option = pick(rng, (choices[int(rng.random() * len(choices))],)).partition(" ")
        named = dict.fromkeys(FIELDS[verb], option)
        result = await salon.slash(salon.actor(seat), f"springcleaning {verb}", **named)
        assert result.ephemeral
    await played_out(salon, table)


@pytest.mark.parametrize("players", SIZES)
async def test_a_match_without_pictures(salon: Salon, players: int) -> None:
    for who in [*salon.people.values()][:players]:
        await salon.slash(who, "settings", text_only=True)
    table, hands = await seat_all(salon, players), Hands(salon, Random(20 + players))
    while table.live:
        seat = table.waiting_for[0]
        panel = await hands.panel(seat)
        assert not panel.attachments
        assert alts(panel) == []
        reads_it_all(table.state, seat, texts(panel))
        await hands.move(seat)
    await played_out(salon, table)


def reads_it_all(state: SpringCleaning, seat: int, said: str) -> None:
    """Whoever reads the text knows what whoever looks at the pictures does."""
    for place, card in enumerate(state.hands[seat]):
        assert f"{card} at {letter(place)}" in said
    for other, offer in enumerate(state.offers):
        line = next(line for line in said.splitlines() if line.startswith(f"{LETTERS[other]}. "))
        assert f"hand {len(state.hands[other])}" in line
        assert ", ".join(offer) in line
        # Once is enough of what each offers and has.
        assert said.count("Offer: ") == len(state.offers)
        assert said.count("Trash: ") == 1
        assert not re.search("bright|ringed|dimmed", said, re.IGNORECASE)
    for play in state.trick:
        for card in play.cards:
            assert card in said.partition("In this trick")[2]
    if state.drawn:
        assert f"You drew a **{state.drawn[0]}**" in said
        assert f"The {state.drawn[0]} is not in your hand yet" in said
    assert f"Deck {len(state.stock)}" in said
