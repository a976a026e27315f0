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

MOST = {"differ": 16, "92q": 17, "mitigati": 79, "topsuit": 18, "springcleaning": 36}
"""Taps of a hand; more than `tests/cogs/test_taps.py` has as a median, for this is one.

A number of Mitigati's bargaining is reached by steps of ten and of one; a normal player's are seldom round.
"""


@pytest.mark.parametrize(("slug", "players"), SMALLEST)
async def test_a_hand_by_the_shortest_way(salon: Salon, slug: str, players: int) -> None:
    sized = {"players": players} if len(GAMES[slug].seats) > 1 else {}
    longer = {"target": 99} if slug in ("differ", "92q") else {}
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
    assert 0 < spent <= MOST[slug]


async def _tapped(salon: Salon, panel: Any, tap: Any) -> None:
    if tap.values:
        await salon.select(salon.ann, panel, *tap.values, beginning=tap.custom_id)
    else:
        await salon.click(salon.ann, panel, tap.custom_id)
    if tap.custom_id.startswith("press:sure:"):
        await salon.click(salon.ann, panel, "press:act:")
