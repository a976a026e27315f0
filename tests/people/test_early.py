"""A match that is given up too soon counts for nobody, whatever the game; a longer one is rated."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import GAMES
from bot.games.base import ENOUGH, early
from bot.people.recompute import recompute
from bot.records.results import EARLY, RATED
from bot.tables.table import Table
from tests.house import ANN, BOB, House, house
from tests.kit.clocks import first_hand, slow
from tests.kit.club import dump

__all__ = ("house", "slow")


async def seated(house: House, slug: str) -> Table:
    """Ann and Bob, with computer players at chance on the seats that are left."""
    table = await house.tables.open(slug, guild=1, channel=7, user=ANN, name="Ann")
    await house.tables.join(table.id, BOB, "Bob")
    for _ in range(table.seats.count(None)):
        await house.tables.add_computer(table.id, ANN, "chance")
    return await house.tables.start(table.id, ANN)


def rated(house: House) -> set[object]:
    return {row["rated"] for row in dump(house, "results") if row["user"]}


def test_hand_or_few_actions_of_everybody_suffice() -> None:
    assert early(0, [ENOUGH, ENOUGH - 1, ENOUGH])
    assert not early(0, [ENOUGH] * 4)
    assert not early(1, [1, 1, 1])
    assert early(0, ())


@pytest.mark.parametrize("slug", GAMES)
async def test_immediate_concession_is_not_rated(house: House, slug: str) -> None:
    table = await seated(house, slug)
    await house.tables.concede(table.id, BOB)
    assert (table.status, rated(house)) == ("conceded", {EARLY})
    assert (await recompute(house.store))[1] == 0


@pytest.mark.parametrize("slug", GAMES)
async def test_lost_match_is_rated_when_conceded(house: House, slug: str) -> None:
    table = await seated(house, slug)
    while table.early:
        await house.play(table, Random(5), most=len(table.log) + 1)
    assert table.live
    await house.tables.concede(table.id, BOB)
    assert (table.status, rated(house)) == ("conceded", {RATED})
    assert (await recompute(house.store))[1] == 0


async def test_concession_between_hands_is_rated(slow: House) -> None:
    table = await first_hand(slow)
    assert (table.between_hands, table.hands) == (True, 1)
    await slow.tables.concede(table.id, BOB)
    assert rated(slow) == {RATED}
    assert (await recompute(slow.store))[1] == 0
    assert rated(slow) == {RATED}
