"""Somebody lazy plays a hand with computer players, by the fewest taps that the panel takes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.phone.taps import front_of, taps, way_to
from bot.ai import brain
from bot.games import GAMES
from bot.games.base import only
from bot.tables.claims import certain
from cogs.kit.game_cog import Ids
from tests.e2e.salon import Hands, Salon
from tests.games.playing import SMALLEST
from tests.kit.facts import facts


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
async def test_a_hand_by_the_shortest_way(salon: Salon, slug: str, players: int) -> None:
    sized = {"players": players} if len(GAMES[slug].seats) > 1 else {}
    longer = {"target": 99} if "target" in GAMES[slug].brief else {}
    await salon.slash(salon.ann, f"{slug} new", computers=players - 1, level="easy", **sized, **longer)
    await salon.click(salon.ann, salon.public, "Start")
    table, hands, rng = salon.table, Hands(salon, Random(1)), Random(1)
    spent, claimed = 0, False
    while table.live and not table.whole_hands and not claimed:
        (seat,) = {0} & {*table.waiting_for}
        assert not only(table.state, seat)
        panel, view, turn = await hands.panel(seat), table.state.view(seat), table.turn(seat)
        if certain(view, seat):
            await salon.click(salon.ann, panel, "Claim the rest")
            spent, claimed = spent + 1, True
            continue
        action = brain(slug, "normal")(view, seat, rng)
        way = way_to(front_of(slug), view, action, Ids(table.id, seat, turn))
        for tap in way:
            await _tapped(salon, panel, tap)
        spent += taps(way)
        made = [line.action for line in table.log if line.seat == seat]
        assert made[turn] == action
    assert 0 < spent <= facts(slug).taps


async def _tapped(salon: Salon, panel: Any, tap: Any) -> None:
    if tap.values:
        await salon.select(salon.ann, panel, *tap.values, beginning=tap.custom_id)
    else:
        await salon.click(salon.ann, panel, tap.custom_id)
    if tap.custom_id.startswith("press:sure:"):
        await salon.click(salon.ann, panel, "press:act:")
