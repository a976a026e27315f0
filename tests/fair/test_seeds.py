"""Seeds are drawn when a table opens, mixed with what people bring, and told when nothing more is dealt."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from bot.fair.deals import Click, Word, word_digest
from bot.games.base import NATURE
from tests.house import ANN, BOB, CAT, DAN, House, house, refused
from tests.kit.verifying import begun, change, deal_on, kept, redone

__all__ = ["house"]


async def test_a_whole_match_is_dealt_from_its_seed(house: House) -> None:
    table = await begun(house, (ANN, 7001), (BOB, 7002), target="999")
    await deal_on(house, table, 3)
    await house.tables.end(table.id, 0, moderator=True)
    await redone(house, table)


async def test_a_restart_keeps_the_seed(house: House) -> None:
    table = await begun(house, (ANN, 7001), target="999")
    for _ in range(3):
        await deal_on(house, table, 1)
        await house.quiet(table)
        await house.restart()
        table = house.tables.get(table.id)
    await house.tables.end(table.id, 0, moderator=True)
    await redone(house, table)


async def test_each_table_has_its_own_commitment(house: House) -> None:
    tables = [await house.lobby(channel=channel, guild=channel + 1) for channel in range(5)]
    assert len({table.record.commitment for table in tables}) == 5
    await house.restart()
    for table in tables:
        assert house.tables.get(table.id).record.commitment == table.record.commitment


async def test_everybodys_last_click_counts(house: House) -> None:
    dealer, table = house.tables.dealer, await house.lobby(BOB)
    for user, click in ((ANN, 1), (BOB, 2), (ANN, 3), (CAT, 4)):
        await dealer.record_click(table, user, click)
    assert await dealer.clicks(table.record) == (Click(0, 3), Click(1, 2))
    await house.tables.sit(table.id, BOB, 3)
    assert await dealer.clicks(table.record) == (Click(0, 3), Click(3, 2))
    await house.tables.leave(table.id, BOB)
    assert await dealer.clicks(table.record) == (Click(0, 3),)


async def test_no_click_counts_once_the_cards_are_dealt(house: House) -> None:
    table = await begun(house, (ANN, 7001))
    await house.tables.dealer.record_click(table, BOB, 7002)
    assert await house.tables.dealer.clicks(table.record) == (Click(0, 7001),)
    assert kept(house, "SELECT * FROM clicks") == []


async def test_a_click_during_the_start_counts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.lobby(BOB)
    for _ in range(2):
        await house.tables.add_computer(table.id, ANN, "chance")
    store, asked, held = house.tables.dealer._store, asyncio.Event(), asyncio.Event()
    write = store.write

    async def slow(work: Any) -> Any:
        monkeypatch.undo()
        asked.set()
        await held.wait()
        return await write(work)

    monkeypatch.setattr(store, "write", slow)
    click = asyncio.create_task(house.tables.record_click(table, BOB, 7002))
    await asked.wait()
    start = asyncio.create_task(house.tables.start(table.id, ANN))
    # As far as it comes.
    for _ in range(20):
        await store.read(lambda _: None)
    held.set()
    await asyncio.gather(click, start)
    assert await house.tables.dealer.clicks(table.record) == (Click(1, 7002),)
    assert kept(house, "SELECT * FROM clicks") == []


async def test_where_anybody_brings_a_word_no_click_counts(house: House) -> None:
    dealer, table = house.tables.dealer, await house.lobby(BOB)
    await dealer.record_click(table, ANN, 7001)
    await house.tables.set_word(table.id, BOB, "  blue\u00a0 toucan ")
    word = Word(1, word_digest("blue toucan"), "blue toucan")
    assert (await dealer.clicks(table.record), await dealer.words(table.record)) == ((), (word,))
    await house.tables.sit(table.id, BOB, 3)
    assert await dealer.words(table.record) == (word._replace(seat=3),)
    await house.restart()
    dealer, table = house.tables.dealer, house.tables.get(table.id)
    assert await dealer.words(table.record) == (word._replace(seat=3),)
    await house.tables.set_word(table.id, BOB, " ")
    assert (await dealer.clicks(table.record), await dealer.words(table.record)) == ((Click(0, 7001),), ())
    await house.tables.set_word(table.id, BOB, "rain")
    await house.tables.leave(table.id, BOB)
    assert await dealer.words(table.record) == ()


async def test_words_outlast_whoever_brought_them(house: House) -> None:
    table = await house.lobby(BOB, CAT, target="999")
    await house.tables.set_word(table.id, ANN, "rain")
    await house.tables.set_word(table.id, BOB, "sun")
    await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    with refused("table-started"):
        await house.tables.set_word(table.id, BOB, "wind")
    await deal_on(house, table, 1)
    await house.tables.forget(BOB)
    await house.restart()
    table = house.tables.get(table.id)
    await deal_on(house, table, 1)
    await house.tables.end(table.id, 0, moderator=True)
    await redone(house, table)
    said = await house.tables.dealer.words(table.record)
    assert said == (Word(0, word_digest("rain"), "rain"), Word(1, word_digest("sun")))
    assert not [
        row for row in kept(house, "SELECT * FROM seats") + kept(house, "SELECT * FROM seeds") if "sun" in row
    ]
    again = await house.tables.open(
        "differ", guild=1, channel=9, user=ANN, name="Ann", players=4, again=table.record
    )
    with refused("word-settled"):
        await house.tables.set_word(again.id, ANN, "wind")
    for _ in range(3):
        await house.tables.add_computer(again.id, ANN, "chance")
    await house.tables.start(again.id, ANN)
    assert [line.action for line in again.log[:2]] == [line.action for line in table.log[:2]]


@pytest.mark.parametrize("typed", ["x" * 33, "a\u202eb", "a\x00b"])
async def test_what_is_no_word_is_refused(house: House, typed: str) -> None:
    table = await house.lobby(BOB)
    with refused("word-unfit"):
        await house.tables.set_word(table.id, ANN, typed)
    with refused("table-not-seated"):
        await house.tables.set_word(table.id, CAT, "rain")


async def test_a_rematch_asks_for_new_words(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.set_word(table.id, BOB, "rain")
    for _ in range(2):
        await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    await house.tables.end(table.id, 0, moderator=True)
    again = await house.tables.rematch(table.id, ANN)
    assert await house.tables.dealer.words(again.record) == ()
    with refused("word-asked"):
        await house.tables.set_word(again.id, BOB, "sun")
    await house.agree(again)
    await house.tables.set_word(again.id, BOB, "sun")
    await house.tables.set_clock(again.id, ANN, "live")
    await house.agree(again)
    assert [word.text for word in await house.tables.dealer.words(again.record)] == ["sun"]


async def test_the_seed_is_told_after_the_match(house: House) -> None:
    dealer, table = house.tables.dealer, await house.lobby(BOB)
    assert await dealer.source(table.record) is None
    await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.add_computer(table.id, ANN, "chance")
    await house.tables.start(table.id, ANN)
    assert await dealer.source(table.record) is None
    await house.tables.end(table.id, 0, moderator=True)
    source = await dealer.source(table.record)
    assert source is not None
    assert kept(house, "SELECT seed FROM seeds") == [(source.seed.hex(),)]


async def test_a_closed_lobby_tells_its_seed(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.end(table.id, ANN)
    source = await house.tables.dealer.source(table.record)
    assert source is not None
    assert source.clicks == ()


async def test_no_message_of_a_table_holds_its_seed(house: House) -> None:
    table = await begun(house, (ANN, 7001), (BOB, 7002))
    ((seed,),) = kept(house, "SELECT seed FROM seeds")
    readers = (None, *range(4))
    shown = [table, table.record, house.tables.dealer, house.heard, *map(table.state.view, readers)]
    assert table.record.commitment
    for one in shown:
        assert seed not in repr(one)
        assert repr(bytes.fromhex(seed)) not in repr(one)
    assert [row for row in kept(house, "SELECT * FROM tables") if seed in row] == []


async def test_a_table_without_a_seed_continues(house: House) -> None:
    table = await begun(house, target="999")
    await house.quiet(table)
    await house.close()
    change(house, "DELETE FROM seeds")
    change(house, "UPDATE tables SET commitment = NULL")
    await house.open()
    table = house.tables.get(table.id)
    await deal_on(house, table, 2)
    await house.tables.end(table.id, 0, moderator=True)
    assert await house.tables.dealer.source(table.record) is None


async def test_no_seed_means_no_second_deal(house: House) -> None:
    table = await begun(house)
    await house.tables.end(table.id, 0, moderator=True)
    change(house, "DELETE FROM seeds")
    with refused("deal-unknown"):
        await house.tables.dealer.open_again(table.record, table.record)


async def test_no_read_holds_a_dealt_tables_lock(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.match(BOB, CAT, DAN, target="20")
    read: list[int] = []

    async def row(number: int) -> None:
        read.append(number)

    with monkeypatch.context() as patched:
        patched.setattr(house.tables.dealer, "_row", row)
        await house.play(table, Random(1))
    assert not read
    assert len([line for line in table.log if line.seat == NATURE]) > 2
    # What is over is read anew, like any other.
    assert not house.tables.dealer._sources
    await redone(house, table)
