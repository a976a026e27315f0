"""Tables that count for a person and a channel, and preferences that are written."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from sqlalchemy import Connection, select, update

from bot.records.stored import Preferences
from bot.schema.tables import players, tables
from tests.house import ANN, BOB, CHANNEL, House, house

__all__ = ["house"]


async def test_challenges_and_boards_do_not_count(house: House) -> None:
    table = await house.match()
    for week, board, counts in ((None, None, True), (5, None, False), (None, 5, False)):
        changed = update(tables).values(week=week, board=board)
        await house.store.write(partial(Connection.execute, statement=changed))
        assert await house.store.held(1, ANN) == counts
        assert await house.store.last_in(CHANNEL) == (table.id if counts else None)


async def test_only_matches_alone_are_held(house: House) -> None:
    await house.match(BOB)
    assert await house.store.held(1, ANN) == 0


async def test_only_what_was_chosen_is_written(house: House) -> None:
    await house.store.prefer(Preferences(ANN, colours=2))
    seen = Preferences(ANN)
    await house.store.prefer(replace(seen, text_only=True), seen)
    kept = select(players.c.colours, players.c.text_only)
    assert await house.store.read(lambda connection: tuple(connection.execute(kept).one())) == (2, True)
