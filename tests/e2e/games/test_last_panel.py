"""A panel that is left alone while its owner plays elsewhere: in the end it says that the match is over."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from bot.games.base import pick
from bot.words import words
from tests.e2e.salon import Salon, controls, texts

SIZES = [(slug, players) for slug, game in GAMES.items() for players in game.seats]


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "players"), SIZES, ids=[f"{slug}-{players}" for slug, players in SIZES])
async def test_a_panel_left_alone_says_that_the_match_is_over(salon: Salon, slug: str, players: int) -> None:
    sized = {"players": players} if GAMES[slug].seats[1:] else {}
    shorter = {name: int(value) for name, value in GAMES[slug].brief.items()}
    await salon.slash(salon.ann, f"{slug} new", computers=players - 1, level="chance", **sized, **shorter)
    await salon.click(salon.ann, salon.public, "Start")
    await salon.click(salon.ann, salon.public, words()("button-hand"))
    table, rng = salon.table, Random(f"{slug} {players}")
    seat = salon.seat_of(salon.ann)
    while table.live:
        if table.between_hands:
            await salon.as_bot(salon.bot.tables.next_hand(table.id, salon.ann.id))
        elif seat in table.waiting_for:
            action = pick(rng, table.state.legal(seat))
            await salon.as_bot(salon.bot.tables.act(table.id, salon.ann.id, table.turn(seat), action))
        else:
            await salon.env.settle()
    panel = salon.newest_private(salon.ann)
    assert words()("panel-over") in texts(panel)
    assert not panel.attachments
    assert not controls(panel)
