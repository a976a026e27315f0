"""Spring Cleaning in Discord: whole matches by clicks, by commands and in text, and its narrow places."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.games.base import pick
from bot.games.kit.places import letter
from bot.games.springcleaning.rules import SpringCleaning
from bot.games.springcleaning.scores import TOO_MUCH
from rendering.springcleaning.names import LETTERS
from tests.e2e.salon import Hands, Salon, alts, texts
from tests.e2e.springcleaning import SIZES, brought_on, seat_all
from tests.e2e.ways import played_out

FIELDS = {
    "offer": ["card"],
    "play": ["cards"],
    "draw": ["source"],
    "insert": ["gap"],
    "arrange": ["cards"],
    "pass": [],
}


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
